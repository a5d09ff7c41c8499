// What is said of a move beyond itself: passes and captures that were left out.

import assert from "node:assert/strict";
import { afterEach, before, test } from "node:test";
import { remarkOn } from "../src/play/remarks";
import type { Frame, Layout, Player, Step } from "../src/protocol/messages";
import { change } from "../src/settings";
import { bringWords } from "../src/words";

const kAna: Player = { kind: "person", name: "Ana" };
const kAgent: Player = { kind: "agent", spec: "best:level=3" };
const kCells: Layout["cells"] = [["c7", 2, 6], ["c5", 2, 4], ["e5", 4, 4]];
const layout: Layout = { shape: "points", columns: 5, rows: 9, cells: kCells, lines: [], symbols: [] };

function info(game: string) {
  return { game, seats: [kAna, kAgent], parameters: {}, layout };
}

function frame(move: string, by: 0 | 1, sides: [string, string], steps: Step[]): Frame {
  const facts: [string, string][] = [[sides[0], "9"], [sides[1], "8"]];
  return { ply: 9, move, by, turn: "first", score: 0, text: "", pieces: "", facts, steps };
}

const kMissed: Step[] = [["pass", 0, 1, "", 0], ["pass", 1, 2, "", 0], ["move", 1, 0, "w", 0]];

before(() => bringWords("id"));
afterEach(() => change("language", "en"));

test("whoever is punished is told for what", () => {
  const missed = frame("a6-a5", 0, ["white", "black"], kMissed);
  assert.equal(remarkOn(info("ntil"), missed, 0), "Ntil! You could have played c7xc5xe5.");
  assert.equal(remarkOn(info("ntil"), missed, null), "Ntil! White could have played c7xc5xe5.");
  change("language", "id");
  assert.equal(remarkOn(info("ntil"), missed, 0), "Ntil! Kamu bisa memainkan c7xc5xe5.");
});

test("an opponent's pass is said, one's own is not", () => {
  const passed = frame("pass", 1, ["black", "white"], [["pass", -1, -1, "", 0]]);
  assert.equal(remarkOn(info("othello"), passed, 0), "White cannot move and passes.");
  assert.equal(remarkOn(info("othello"), passed, 1), null);
  assert.equal(remarkOn(info("othello"), { ...passed, move: "d3", steps: [] }, 0), null);
});
