// A position being set up, as its text: cells in the order of the layout, rows joined by a slash or not, then
// words: who moves, and what else the game counts. Knows no rule: the server's parser judges the text.
// Tested in test/setup.test.ts.

import type { Frame, Layout } from "../protocol/messages";

export interface Draft {
  /** A symbol a cell. */
  cells: string[];
  /** Of an empty cell in the text; on boards it is always a dash. */
  empty: string;
  /** Are rows joined by a slash? */
  rows: boolean;
  /** What follows the cells. */
  tail: string[];
}

const kNone = "-";

export function draftOf(text: string): Draft {
  const [board = "", ...tail] = text.trim().split(/\s+/);
  const cells = [...board.replaceAll("/", "")];
  return { cells, empty: board.includes(".") ? "." : kNone, rows: board.includes("/"), tail };
}

export function textOf(draft: Draft, columns: number): string {
  const { cells, tail } = draft;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join(""));
  return [draft.rows ? rows.join("/") : cells.join(""), ...tail].join(" ");
}

/** Puts a piece on a cell; the same piece again takes it away. */
export function put(draft: Draft, cell: number, symbol: string): void {
  draft.cells[cell] = draft.cells[cell] === symbol ? draft.empty : symbol;
}

export function cleared(draft: Draft): Draft {
  return { ...draft, cells: draft.cells.map(() => draft.empty) };
}

/** As a board draws it. */
export function piecesOf(draft: Draft): string {
  return draft.cells.map((symbol) => (symbol === draft.empty ? kNone : symbol)).join("");
}

/** What the text calls the two sides, First's first: the start tells whose turn it is there. */
export function sidesOf(start: Frame, layout: Layout): [string, string] | null {
  const first = start.text.trim().split(/\s+/)[1] ?? "";
  const known = layout.symbols.some(({ symbol }) => symbol === first);
  const other = layout.symbols.find(({ symbol }) => symbol.toLowerCase() !== first.toLowerCase());
  return known && other ? [first, other.symbol] : null;
}
