// Paths by clicks: piece, landings, stopping and going on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PathInput } from "../src/boards/input/path";
import type { LegalMove } from "../src/protocol/messages";

const legal: LegalMove[] = [
  ["b4xd6", 16, 36], ["b4xd6xf8", 16, 36, 56], ["b4xd6xf8xh8", 16, 36, 56, 58], ["c4xc6", 17, 35],
];

test("the piece first, then its only target", () => {
  const input = new PathInput(legal);
  assert.deepEqual(input.choice().targets, [16, 17]);
  assert.equal(input.click(17).kind, "changed");
  assert.deepEqual(input.choice().targets, [35]);
  assert.deepEqual(input.click(35), { kind: "move", text: "c4xc6" });
  assert.deepEqual(input.choice().chosen, []);
});

test("where a longer way goes on, the same landing again stops", () => {
  const input = new PathInput(legal);
  input.click(16);
  assert.equal(input.click(36).kind, "changed");
  assert.equal(input.choice().ready, "b4xd6");
  assert.deepEqual(input.choice().targets, [56]);
  assert.deepEqual(input.click(36), { kind: "move", text: "b4xd6" });
});

test("landing by landing to the end of the longest", () => {
  const input = new PathInput(legal);
  assert.deepEqual([16, 36, 56].map((cell) => input.click(cell).kind), ["changed", "changed", "changed"]);
  assert.deepEqual(input.click(58), { kind: "move", text: "b4xd6xf8xh8" });
});

test("a click on the end of a single way goes all the way", () => {
  const input = new PathInput(legal);
  input.click(16);
  assert.deepEqual(input.click(58), { kind: "move", text: "b4xd6xf8xh8" });
});

test("two ways to one end must be clicked along", () => {
  const input = new PathInput([["a", 1, 2, 4], ["b", 1, 3, 4]]);
  input.click(1);
  assert.deepEqual(input.click(4), { kind: "refused", why: "board.manyWays" });
  input.click(3);
  assert.deepEqual(input.click(4), { kind: "move", text: "b" });
});

test("another piece may be taken up, the same one put down, and Escape forgets", () => {
  const input = new PathInput(legal);
  input.click(16);
  input.click(17);
  assert.deepEqual(input.choice().chosen, [17]);
  input.click(17);
  assert.deepEqual(input.choice().chosen, []);
  input.click(16);
  assert.equal(input.cancel(), true);
  assert.equal(input.cancel(), false);
});

test("a way may come back to where it began", () => {
  const input = new PathInput([["round", 1, 2, 3, 1], ["short", 1, 2]]);
  [1, 2, 3].forEach((cell) => input.click(cell));
  assert.deepEqual(input.click(1), { kind: "move", text: "round" });
});

test("what leads nowhere is refused and changes nothing", () => {
  const input = new PathInput([...legal, ["a6-a5", 90, 91]]);
  assert.deepEqual(input.click(3), { kind: "refused", why: "board.cannotMove" });
  input.click(16);
  assert.deepEqual(input.click(3), { kind: "refused", why: "board.noWay" });
  assert.deepEqual(input.choice().chosen, [16]);
  assert.deepEqual(new PathInput([]).click(3), { kind: "refused", why: "board.wait" });
});

test("captures are marked, and where nothing else is allowed it is said", () => {
  const steps: LegalMove[] = [["a6-a5", 3, 4], ["c4xc6", 17, 35]];
  const free = new PathInput(steps);
  assert.deepEqual(free.choice().captures, [17]);
  assert.deepEqual(free.click(9), { kind: "refused", why: "board.cannotMove" });
  free.click(3);
  assert.deepEqual(free.choice().captures, []);
  const bound = new PathInput(legal);
  assert.deepEqual(bound.choice().captures, [16, 17]);
  assert.deepEqual(bound.click(9), { kind: "refused", why: "board.mustCapture" });
  bound.click(16);
  assert.deepEqual(bound.choice().captures, [36]);
  assert.deepEqual(bound.click(8), { kind: "refused", why: "board.mustCapture" });
});
