// Groups: equal pieces joined by their sides, for lighting what a click would
// take. test/boards-groups.test.ts

import type { Layout } from "../protocol/messages";
import { kEmpty } from "./beats";

/** For every cell the cells that share a side with it. */
export function sideNeighbours(cells: Layout["cells"]): number[][] {
  const at = new Map(cells.map(([, column, row], cell) => [`${column},${row}`, cell]));
  return cells.map(([, column, row]) =>
    [[column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]]
      .map(([x, y]) => at.get(`${x},${y}`))
      .filter((cell): cell is number => cell !== undefined),
  );
}

export function groupOf(neighbours: number[][], pieces: string, cell: number): number[] {
  const piece = pieces[cell];
  if (piece === undefined || piece === kEmpty) return [];
  const group = new Set([cell]);
  for (const member of group) {
    for (const next of neighbours[member] ?? []) if (pieces[next] === piece) group.add(next);
  }
  return [...group];
}
