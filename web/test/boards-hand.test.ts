// The brick in hand: turns, landings and names of moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brickOf, isOffered, landing, moveOf, parseMove, turned } from "../src/boards/hand";
import type { Frame } from "../src/protocol/messages";
import { squaresLayout } from "./boards-layouts";

test("turns are the game's: abc, cab, bca", () => {
  assert.deepEqual([0, 1, 2, 3, -1].map((turn) => turned("123", turn)), ["123", "312", "231", "123", "231"]);
  assert.equal(turned("", 1), "");
});

test("a brick lands on the highest tile, or not at all", () => {
  const layout = squaresLayout(2, 4);
  assert.deepEqual(landing(layout, "--------", 0, 3), [2, 4, 6]);
  assert.deepEqual(landing(layout, "-------1", 1, 3), [1, 3, 5]);
  assert.deepEqual(landing(layout, "-----1-1", 1, 3), []);
});

test("moves are named by column from one and turn", () => {
  assert.equal(moveOf(7, 1), "8,1");
  assert.deepEqual(parseMove("10,2"), { column: 9, turn: 2 });
  assert.equal(parseMove("c4"), null);
  assert.equal(isOffered([["8,1", 7]], 7, 1), true);
  assert.equal(isOffered([["8,1", 7]], 7, 2), false);
});

test("the brick is told by a fact, else by the position", () => {
  const frame = (facts: Frame["facts"], text: string): Frame => ({
    ply: 0, move: null, by: null, turn: "first", score: 0, text, pieces: "", facts, steps: [],
  });
  assert.equal(brickOf(frame([["brick", "312"]], "")), "312");
  assert.equal(brickOf(frame([["brick", "-"]], "--/-- 123 4")), "");
  assert.equal(brickOf(frame([], "--/-- 123 4")), "123");
});
