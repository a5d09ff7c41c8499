// A search tree: levels from left to right, values on the nodes, cut branches dashed with the window that
// cut them. Nodes stand in the order of the search, so that a slider can play it step by step.
// Tested in test/explain.test.ts.

import { svg } from "../dom";
import type { SearchTree, TreeNode, Turn } from "../protocol/messages";
import { shortNumber } from "./numbers";
import { word } from "./words";

const kAcross = 132;
const kDown = 26;
const kWide = 78;
const kTall = 20;

export interface Spot {
  x: number;
  y: number;
}

export interface TreeLayout {
  spots: Spot[];
  /** The row of each node's cut branch, where it has one. */
  cuts: (number | undefined)[];
  rows: number;
  columns: number;
}

/** Leaves one below the other, every other node in the middle of its children, a cut branch under the last. */
export function layOut(nodes: readonly TreeNode[]): TreeLayout {
  const children: number[][] = nodes.map(() => []);
  const depth: number[] = [];
  nodes.forEach((node, index) => {
    children[node.parent]?.push(index);
    depth[index] = node.parent < 0 ? 0 : (depth[node.parent] ?? 0) + 1;
  });
  const spots: Spot[] = nodes.map((_, index) => ({ x: depth[index] ?? 0, y: 0 }));
  const cuts: (number | undefined)[] = nodes.map(() => undefined);
  let rows = 0;
  const place = (index: number): number => {
    const below = (children[index] ?? []).map(place);
    const y = below.length === 0 ? rows++ : ((below[0] ?? 0) + (below.at(-1) ?? 0)) / 2;
    (spots[index] as Spot).y = y;
    if ((nodes[index]?.skipped ?? 0) > 0) cuts[index] = rows++;
    return y;
  };
  if (nodes.length > 0) place(0);
  return { spots, cuts, rows, columns: Math.max(0, ...depth) + 1 };
}

/** MAX is who has the turn at the root, as in papers and textbooks: values are its own. */
export function levelName(node: TreeNode, mover: Turn): string {
  if (node.turn !== "first" && node.turn !== "second") return "";
  return node.turn === mover ? "MAX" : "MIN";
}

export function valueText(node: TreeNode): string {
  const sign = node.bound === "at most" ? "≤" : node.bound === "at least" ? "≥" : "";
  return `${sign}${shortNumber(node.value)}`;
}

export function windowText(node: TreeNode): string {
  if (!node.window) return "";
  const [low, high] = node.window;
  return `α ${low === null ? "-∞" : shortNumber(low)}, β ${high === null ? "+∞" : shortNumber(high)}`;
}

function branch(from: Spot, to: Spot, label: string): SVGElement[] {
  const [x1, y1, x2, y2] = [from.x * kAcross + kWide, from.y * kDown + kDown / 2, to.x * kAcross, to.y * kDown + kDown / 2];
  return [
    svg("path", { d: `M${x1} ${y1}C${x1 + 24} ${y1} ${x2 - 24} ${y2} ${x2} ${y2}`, class: "tree-branch" }),
    svg("text", { x: x2 - 6, y: y2 - 3, class: "tree-move" }, label),
  ];
}

function nodeBox(node: TreeNode, at: Spot, level: string, best: boolean): SVGElement[] {
  const [x, y] = [at.x * kAcross, at.y * kDown + (kDown - kTall) / 2];
  return [
    svg("rect", { x, y, width: kWide, height: kTall, rx: 5, class: `tree-node tree-${node.turn}${best ? " tree-best" : ""}` }),
    svg("text", { x: x + kWide / 2, y: y + kTall / 2, class: "tree-value" }, `${level} ${valueText(node)}`.trim()),
  ];
}

function cutMark(node: TreeNode, at: Spot, row: number): SVGElement[] {
  const [x1, y1] = [at.x * kAcross + kWide, at.y * kDown + kDown / 2];
  const [x2, y2] = [(at.x + 1) * kAcross, row * kDown + kDown / 2];
  return [
    svg("path", { d: `M${x1} ${y1}C${x1 + 24} ${y1} ${x2 - 24} ${y2} ${x2} ${y2}`, class: "tree-branch tree-cut" }),
    svg("text", { x: x2 + 2, y: y2 + 4, class: "tree-cut-text" }, `✂ ${word("cut", { count: node.skipped ?? 0 })} (${windowText(node)})`),
  ];
}

export interface DrawnTree {
  element: SVGElement;
  /** Shows the first `count` nodes of the search. */
  show: (count: number) => void;
}

export function drawTree(tree: SearchTree): DrawnTree {
  const { spots, cuts, rows, columns } = layOut(tree.nodes);
  const mover = tree.nodes[0]?.turn ?? "first";
  const groups = tree.nodes.map((node, index) => {
    const level = levelName(node, mover);
    const at = spots[index] as Spot;
    const from = spots[node.parent];
    const cut = cuts[index];
    return svg("g", {},
      svg("title", {}, [node.move, level, valueText(node), windowText(node)].filter((part) => part !== "").join("  ")),
      ...(from ? branch(from, at, node.move) : []),
      ...(cut === undefined ? [] : cutMark(node, at, cut)),
      ...nodeBox(node, at, level, node.parent === 0 && node.move === tree.move));
  });
  const width = columns * kAcross + 120;
  const height = rows * kDown + kDown;
  const element = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "tree", role: "img" }, ...groups);
  return {
    element,
    show: (count) => groups.forEach((group, index) => group.classList.toggle("tree-later", index >= count)),
  };
}
