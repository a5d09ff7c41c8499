// The tree's picture: parents stand in the middle of their children, no two leaves share a row, cut
// branches have a row of their own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { numberText, rewritten, shortNumber } from "../src/explain/numbers";
import { strengths } from "../src/explain/sheets";
import { layOut, levelName, valueText, windowText } from "../src/explain/tree";
import type { TreeNode } from "../src/protocol/messages";
import { settings } from "../src/settings";

function node(parent: number, move: string, more: Partial<TreeNode> = {}): TreeNode {
  return { parent, move, turn: "second", value: 1.234, bound: "exact", below: 0, ...more };
}

const kNodes = [
  node(-1, "", { turn: "first" }),
  node(0, "a"),
  node(1, "c", { turn: "over" }),
  node(1, "d", { turn: "over" }),
  node(0, "b", { skipped: 3, bound: "at most", window: [1, null] }),
  node(4, "e", { turn: "over" }),
];

test("leaves have rows of their own, parents stand between", () => {
  const { spots, cuts, rows, columns } = layOut(kNodes);
  assert.equal(columns, 3);
  assert.deepEqual([spots[2]?.y, spots[3]?.y, spots[5]?.y], [0, 1, 2]);
  assert.equal(spots[1]?.y, 0.5);
  assert.equal(spots[4]?.y, 2);
  assert.equal(cuts[4], 3);
  assert.equal(rows, 4);
  assert.equal(spots[0]?.y, 1.25);
});

test("values say what they are", () => {
  assert.equal(valueText(kNodes[4] as TreeNode), "≤1.23");
  assert.equal(valueText(kNodes[0] as TreeNode), "1.23");
  assert.equal(windowText(node(0, "f", { window: [-0.1 - 0.2, null] })), "α -0.3, β +∞");
});

test("the side to move is MAX", () => {
  assert.equal(levelName(node(-1, "", { turn: "first" }), "first"), "MAX");
  assert.equal(levelName(node(-1, "", { turn: "second" }), "second"), "MAX");
  assert.equal(levelName(node(0, "a", { turn: "first" }), "second"), "MIN");
  assert.equal(levelName(node(0, "a", { turn: "over" }), "first"), "");
});

test("numbers as people write them", () => {
  assert.equal(numberText(193.45829799999998), "193.458");
  assert.equal(numberText(2.33335), "2.33335");
  assert.equal(numberText(0.1 + 0.2), "0.3");
  assert.equal(numberText(-0), "0");
  assert.equal(numberText(-1e-9), "0");
  assert.equal(numberText(5331204), "5,331,204");
  assert.equal(shortNumber(1048), "1,048");
  assert.equal(shortNumber(0.123456), "0.123");
});

test("numbers that the server wrote are rewritten, other texts are not", () => {
  assert.equal(rewritten("-472.382"), "-472.382");
  assert.equal(rewritten("8600"), "8,600");
  assert.equal(rewritten("2.50"), "2.50");
  for (const text of ["5,1", "a1", "0110", "", "-", "∞", "1.2.3"]) assert.equal(rewritten(text), text);
  settings.language = "id";
  try {
    assert.equal(rewritten("-472.382"), "-472,382");
    assert.equal(numberText(46488.5), "46.488,5");
  } finally {
    settings.language = "en";
  }
});

test("a grid is tinted by its first measure", () => {
  assert.deepEqual(strengths({ cells: [[[10, 99], []], [[20, 0], [15, 0]]] }), [[0, null], [1, 0.5]]);
  assert.deepEqual(strengths({ cells: [[[3, 1]]] }), [[0.5]]);
});
