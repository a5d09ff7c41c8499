// Groups of equal pieces, and clicks on any of their cells.
import assert from "node:assert/strict";
import { test } from "node:test";
import { outline } from "../src/boards/outline";
import { groupOf, sideNeighbours } from "../src/boards/groups";
import { GroupInput } from "../src/boards/input/group";
import { squaresLayout } from "./boards-layouts";

const layout = squaresLayout(3, 3);
const neighbours = sideNeighbours(layout.cells);
const pieces = "--1" + "112" + "212";

test("a group is joined by sides, not by corners", () => {
  assert.deepEqual(groupOf(neighbours, pieces, 3).sort(), [3, 4, 7]);
  assert.deepEqual(groupOf(neighbours, pieces, 2), [2]);
  assert.deepEqual(groupOf(neighbours, pieces, 8).sort(), [5, 8]);
  assert.deepEqual(groupOf(neighbours, pieces, 0), []);
});

test("any cell of a listed group plays its move; another is refused in one short line", () => {
  const input = new GroupInput([["a2", 3], ["c2", 5]], neighbours, pieces);
  assert.deepEqual(input.click(7), { kind: "move", text: "a2" });
  assert.deepEqual(input.click(8), { kind: "move", text: "c2" });
  assert.deepEqual(input.click(6), { kind: "refused", why: "board.alone" });
  assert.deepEqual(input.click(0), { kind: "refused", why: "board.nothingThere" });
  assert.deepEqual([...input.choice().targets].sort(), [3, 4, 5, 7, 8]);
});

test("the edge of two squares has six sides", () => {
  assert.equal(outline(3, [[0, 0], [1, 0]]).split("M").length - 1, 6);
  assert.equal(outline(3, [[2, 0], [0, 1]]).split("M").length - 1, 8);
});
