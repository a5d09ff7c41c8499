// The edge of a group of squares. test/boards-groups.test.ts

import { kCell } from "./geometry";

/** The outer edges of a set of squares, as a path. */
export function outline(columns: number, places: [column: number, row: number][]): string {
  const key = (column: number, row: number) => row * (columns + 2) + column;
  const inside = new Set(places.map(([column, row]) => key(column, row)));
  const edges: string[] = [];
  for (const [column, row] of places) {
    const x = column * kCell;
    const y = row * kCell;
    if (!inside.has(key(column, row - 1))) edges.push(`M${x} ${y}h${kCell}`);
    if (!inside.has(key(column, row + 1))) edges.push(`M${x} ${y + kCell}h${kCell}`);
    if (!inside.has(key(column - 1, row))) edges.push(`M${x} ${y}v${kCell}`);
    if (!inside.has(key(column + 1, row))) edges.push(`M${x + kCell} ${y}v${kCell}`);
  }
  return edges.join("");
}
