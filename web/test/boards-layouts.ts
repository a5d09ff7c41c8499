// Small layouts for the tests of the boards.
import type { Layout } from "../src/protocol/messages";

const letters = "abcdefghijklmnopqrstuvwxyz";

export function squaresLayout(columns: number, rows: number): Layout {
  const cells: Layout["cells"] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) cells.push([`${letters[column]}${row + 1}`, column, row]);
  }
  const symbols = [
    { symbol: "X", name: "black", glyph: "●" },
    { symbol: "O", name: "white", glyph: "○" },
  ];
  return { shape: "squares", columns, rows, cells, lines: [], symbols };
}

/** The smallest Ntil board: two triangles with one apex. */
export function pointsLayout(): Layout {
  const rows = [[0, 2, 4], [1, 2, 3], [2], [1, 2, 3], [0, 2, 4]];
  const cells = rows.flatMap((columns, row) =>
    columns.map((column): Layout["cells"][number] => [`${letters[column]}${row + 1}`, column, row]),
  );
  return { shape: "points", columns: 5, rows: 5, cells, lines: [], symbols: [] };
}
