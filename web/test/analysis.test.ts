// Values as the page shows them, the curve of a game, and what a sweep keeps when the game goes another way.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { spotOf } from "../src/analysis/graph";
import { Sweep } from "../src/analysis/sweep";
import { boardValues, brief, forMover, grade, kindFor, lostText, marked, merit, moverText, ownValue, points, share, signed, surer } from "../src/analysis/values";
import { analysisWords, kindWord } from "../src/analysis/words";
import type { GameClient } from "../src/play/game_client";
import type { Judged, Kind, ValuedMove } from "../src/protocol/messages";
import { setupWords } from "../src/setup/words";
import { tellTheFacts } from "./helpers";

before(tellTheFacts);

function valued(move: string, cells: number[], value: number): ValuedMove {
  return { move, cells, value, kind: "estimate", depth: 4, exact: false, line: [move] };
}

test("numbers are short, with a true minus, for who moves", () => {
  assert.equal(points("othello", 3), "3");
  assert.equal(points("othello", -3.46), "−3.5");
  assert.equal(points("othello", -0.04), "0");
  assert.equal(points("collapse", 11488), "11,488");
  assert.equal(signed("ntil", 0.0026), "+0.3");
  assert.equal(moverText("othello", 3, "second", false), "−3");
  assert.equal(moverText("collapse", 30, "first", true), "30");
  assert.equal(forMover(-2, "second"), 2);
  assert.equal(brief(950), "950");
  assert.equal(brief(12_345), "12 k");
  assert.equal(brief(4_560_000), "4.56 M");
});

test("losses by their scale", () => {
  assert.deepEqual([0, 1.9, 2, 4, 8].map((lost) => grade(lost, 2)), ["", "", "?!", "?", "??"]);
  assert.equal(merit(0, 2), 1);
  assert.equal(merit(4, 2), 0.5);
  assert.equal(merit(80, 2), 0);
  assert.equal(share(0, 2), 0.5);
  assert.ok(share(40, 2) > 0.98 && share(-40, 2) < 0.02);
});

test("a cell has the best of its moves, and the best is ringed", () => {
  const moves = [valued("a-c", [1, 3], 5), valued("b-c", [2, 3], 1), valued("a-d", [1, 4], 5), valued("pass", [], 0)];
  const shown = boardValues(moves, 1, ({ value }) => String(value));
  assert.deepEqual(shown, [
    { cell: 3, text: "5", merit: 1, best: true },
    { cell: 4, text: "5", merit: 1, best: true },
  ]);
});

test("the curve goes from left to right, First above", () => {
  const curve = { points: [{ ply: 0, value: 0, grade: "" as const }, { ply: 10, value: 8, grade: "" as const }], latest: 10, solo: false, scale: 2 };
  const [start, end] = curve.points.map((point) => spotOf(curve, point));
  assert.equal(start?.x, 0);
  assert.equal(start?.y, 48, "nothing is in the middle");
  assert.equal(end?.x, 600);
  assert.equal(end?.y, 6);
});

function judgement(ply: number, lost: number, kind: Kind = "estimate"): Judged {
  const values = { best_value: 1, best_kind: kind, value: 1 - lost, kind, compared: true, exact: kind === "exact" };
  return { ply, best: "a1", line: ["a1"], move: "b1", lost, scale: 2, depth: 4, nodes: 9, legal: [], ...values };
}

test("a number carries the sign of what it is, as who moves sees it", () => {
  assert.equal(marked("exact", "+4"), "=+4");
  assert.equal(marked("estimate", "−1.5"), "≈−1.5");
  assert.equal(marked("unknown", "0"), "?", "nothing is known: no number");
  assert.equal(marked(kindFor("at least", "second"), "−2"), "≤−2", "at least for First is at most for Second");
  assert.equal(kindFor("estimate, at most", "second"), "estimate, at least");
  assert.equal(kindFor("exact", "second"), "exact");
  assert.equal(lostText("othello", judgement(0, 4.2)), "≈4.2");
  assert.equal(lostText("othello", judgement(0, 4, "exact")), "4");
  assert.equal(lostText("othello", { ...judgement(0, 4, "exact"), kind: "estimate" }), "≈4", "half exact is an estimate");
});

test("where chance plays an exact value is called a mean", () => {
  assert.equal(kindWord("brick", "exact"), "exact mean");
  assert.equal(kindWord("collapse", "exact"), "exact");
  assert.equal(kindWord("brick", "estimate"), "estimate");
});

test("what is exact is replaced by nothing that is not", () => {
  const exact = { value: 4, exact: true };
  assert.equal(surer(exact, { value: 0, exact: false }), exact);
  assert.deepEqual(surer(exact, { value: 6, exact: true }), { value: 6, exact: true });
  assert.deepEqual(surer({ value: 1, exact: false }, { value: 0, exact: false }), { value: 0, exact: false });
  assert.deepEqual(surer(undefined, { value: 0, exact: false }), { value: 0, exact: false });
});

test("a second, shorter sweep keeps what the first one proved", async () => {
  let kind: Kind = "exact";
  const client = {
    info: { id: 7, game: "othello", seats: [{}, {}], moves: [{ text: "a1", by: 0 }, { text: "b2", by: 1 }] },
    connection: { request: ({ ply }: { ply: number }) => Promise.resolve(judgement(ply, ply, ply === 0 ? kind : "estimate")) },
  };
  const sweep = new Sweep(client as unknown as GameClient, () => undefined);
  await sweep.start("best:time=1");
  kind = "estimate";
  await sweep.start("best:time=0.1");
  assert.deepEqual([...sweep.judged.values()].map(({ best_kind }) => best_kind), ["exact", "estimate"]);
});

test("a sweep judges the seats' moves, and forgets those that are played anew", async () => {
  const asked: number[] = [];
  const client = {
    info: { id: 7, game: "othello", seats: [{}, {}], moves: [{ text: "a1", by: 0 }, { text: "112", by: "chance" }, { text: "b2", by: 1 }, { text: "c3", by: 0 }] },
    connection: { request: ({ ply }: { ply: number }) => (asked.push(ply), Promise.resolve(judgement(ply, ply))) },
  };
  const sweep = new Sweep(client as unknown as GameClient, () => undefined);
  await sweep.start("best:time=0.1");
  assert.deepEqual(asked, [0, 2, 3]);
  assert.deepEqual(sweep.mistakes().map(({ ply, grade: sign }) => [ply, sign]), [[2, "?!"], [3, "?!"]]);
  client.info.moves = client.info.moves.slice(0, 3);
  assert.equal(sweep.forget(), 3);
  assert.deepEqual([...sweep.judged.keys()], [0, 2]);
  client.info.moves[2] = { text: "d4", by: 1 };
  sweep.forget();
  assert.deepEqual([...sweep.judged.keys()], [0]);
});

test("the words of studies are in both languages, with the same values", () => {
  const values = (message: string) => [...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
  for (const words of [analysisWords, setupWords]) {
    assert.deepEqual(Object.keys(words.id).sort(), Object.keys(words.en).sort());
    for (const [key, message] of Object.entries(words.en)) {
      assert.deepEqual(values((words.id as Record<string, string>)[key] ?? ""), values(message), key);
    }
  }
});

test("an agent's own value is shown as it says it, for who has the turn", () => {
  assert.equal(ownValue(5, "first", false), "+5", "a paper's sum is not a part of a win");
  assert.equal(ownValue(5, "second", false), "−5");
  assert.equal(ownValue(-0.137, "second", false), "+0.137");
  assert.equal(ownValue(193.45829799999998, "first", true), "193.458");
  assert.equal(ownValue(0, "second", false), "0");
});
