// What the judgements of one game say together, where lines prove what they make.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { settled } from "../src/analysis/plan";
import { Sweep } from "../src/analysis/sweep";
import type { GameClient } from "../src/play/game_client";
import { plansProve } from "../src/play/names";
import type { Judged, Player } from "../src/protocol/messages";
import { tellTheFacts } from "./helpers";

before(tellTheFacts);

const kPerson: Player = { kind: "person", name: "Ana" };

function judged(ply: number, move: string, line: string[], best_value: number, value = best_value): Judged {
  return { ply, best: line[0] ?? "", best_value, line, move, value, lost: best_value - value, scale: 10, depth: line.length, best_kind: "at least", kind: "at least", compared: true, exact: false, nodes: 1, legal: [] };
}

function byPly(...all: Judged[]): Map<number, Judged> {
  return new Map(all.map((each) => [each.ply, each]));
}

test("lines prove something where one plays and nothing is drawn", () => {
  assert.equal(plansProve({ game: "collapse", seats: [kPerson] }), true);
  assert.equal(plansProve({ game: "brick", seats: [kPerson] }), false);
  assert.equal(plansProve({ game: "othello", seats: [kPerson, kPerson] }), false);
});

test("a line through the move played takes its loss back, and names the move that left it", () => {
  // At ply 0 "b" seemed better; at ply 1 a search found as much after the move played.
  const known = settled(byPly(judged(0, "a", ["b", "c"], 300, 200), judged(1, "x", ["y", "z"], 300, 200)));
  assert.equal(known.get(0)?.lost, 0);
  assert.equal(known.get(1)?.lost, 100);
  assert.deepEqual(known.get(0)?.line, ["a", "y", "z"]);
});

test("what an earlier ply found along the game counts at the later ply", () => {
  const known = settled(byPly(judged(0, "a", ["a", "b", "c"], 500), judged(1, "x", ["x"], 200)));
  assert.deepEqual(known.get(1)?.line, ["b", "c"]);
  assert.equal(known.get(1)?.best, "b");
  assert.equal(known.get(1)?.lost, 300);
  assert.equal(known.get(0)?.lost, 0);
});

test("a game of one is swept from its end, and its losses add up to what could be made", async () => {
  const asked: number[] = [];
  const found = byPly(judged(0, "a", ["d", "e"], 400, 250), judged(1, "b", ["f"], 250, 200), judged(2, "c", ["c"], 200));
  const client = {
    info: { id: 7, game: "collapse", seats: [kPerson], moves: ["a", "b", "c"].map((text) => ({ text, by: 0 })) },
    connection: { request: ({ ply }: { ply: number }) => (asked.push(ply), Promise.resolve(found.get(ply))) },
  };
  const sweep = new Sweep(client as unknown as GameClient, () => undefined);
  await sweep.start("best:time=0.1");
  assert.deepEqual(asked, [2, 1, 0]);
  assert.deepEqual(sweep.mistakes().map(({ ply, judged: { lost } }) => [ply, lost]), [[0, 150], [1, 50]]);
});
