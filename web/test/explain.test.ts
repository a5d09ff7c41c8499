// The tree's picture: parents stand in the middle of their children, no two leaves share a row, cut
// branches have a row of their own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut, levelName, seenByMover, valueText } from "../src/explain/tree";
import type { SearchTree, TreeNode } from "../src/protocol/messages";

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
  assert.equal(levelName(kNodes[0] as TreeNode), "MAX");
  assert.equal(levelName(kNodes[2] as TreeNode), "");
});

test("the side to move can be MAX, with values of its own", () => {
  const seconds = [
    node(-1, "", { value: -13, turn: "second", window: [null, null] }),
    node(0, "a", { value: 1, turn: "first", skipped: 2, bound: "at least", window: [null, -13] }),
    node(1, "b", { value: 0, turn: "over" }),
  ];
  const tree = { value: -13, nodes: seconds } as SearchTree;
  const seen = seenByMover(tree);
  assert.equal(seen.value, 13);
  assert.deepEqual(seen.nodes.map((one) => `${levelName(one)} ${valueText(one)}`.trim()), ["MAX 13", "MIN ≤-1", "0"]);
  assert.deepEqual(seen.nodes[1]?.window, [13, null]);
  assert.deepEqual(seen.nodes[0]?.window, [null, null]);
  const firsts = { ...tree, nodes: kNodes };
  assert.equal(seenByMover(firsts), firsts);
});
