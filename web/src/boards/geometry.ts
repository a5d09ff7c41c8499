// Where cells are in the picture, and where the arrow keys lead. A cell is 100
// units wide; a flipped board is turned by half. test/boards-geometry.test.ts

import type { Layout } from "../protocol/messages";

export const kCell = 100;

export interface Spot {
  x: number;
  y: number;
}

/** Steps of the cursor on the screen: right and down are positive. */
export type Arrow = [across: number, down: number];

export const arrows: Record<string, Arrow> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Geometry {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly layout: Layout,
    readonly flipped: boolean,
  ) {
    this.width = layout.columns * kCell;
    this.height = layout.rows * kCell;
  }

  get count(): number {
    return this.layout.cells.length;
  }

  name(cell: number): string {
    return this.layout.cells[cell]?.[0] ?? "";
  }

  /** Columns and rows as they are seen, from the top left. */
  column(cell: number): number {
    const column = this.layout.cells[cell]?.[1] ?? 0;
    return this.flipped ? this.layout.columns - 1 - column : column;
  }

  row(cell: number): number {
    const row = this.layout.cells[cell]?.[2] ?? 0;
    return this.flipped ? this.layout.rows - 1 - row : row;
  }

  /** The middle of a cell. */
  spot(cell: number): Spot {
    return { x: (this.column(cell) + 0.5) * kCell, y: (this.row(cell) + 0.5) * kCell };
  }

  /** Steps of a king between two cells. */
  distance(a: number, b: number): number {
    return Math.max(Math.abs(this.column(a) - this.column(b)), Math.abs(this.row(a) - this.row(b)));
  }

  middle(cells: number[]): Spot {
    const spots = cells.map((cell) => this.spot(cell));
    const sum = (of: (spot: Spot) => number) => spots.reduce((total, spot) => total + of(spot), 0);
    const n = Math.max(1, spots.length);
    return spots.length > 0
      ? { x: sum((spot) => spot.x) / n, y: sum((spot) => spot.y) / n }
      : { x: this.width / 2, y: this.height / 2 };
  }

  /** Letters of the columns and numbers of the rows, in the middle of a frame of this width. */
  labels(margin: number): (Spot & { text: string })[] {
    const labels = new Map<string, Spot>();
    for (const cell of this.all()) {
      const [, letters = "", number = ""] = /^([a-z]+)(\d+)$/.exec(this.name(cell)) ?? [];
      const { x, y } = this.spot(cell);
      if (letters === "") continue;
      if (!labels.has(letters)) labels.set(letters, { x, y: this.height + margin / 2 });
      if (!labels.has(number)) labels.set(number, { x: -margin / 2, y });
    }
    return [...labels].map(([text, spot]) => ({ text, ...spot }));
  }

  /** Cells that lie on the straight way between two others. */
  between(from: number, to: number): number[] {
    const [a, b] = [this.spot(from), this.spot(to)];
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    return this.all().filter((cell) => {
      const { x, y } = this.spot(cell);
      const along = (x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y);
      const aside = (x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x);
      return aside === 0 && along > 0 && along < length;
    });
  }

  all(): number[] {
    return this.layout.cells.map((_, cell) => cell);
  }

  /** Along its row an arrow goes to the next cell; else to the nearest cell of the next row that has any. */
  next(cell: number, [across, down]: Arrow): number {
    const ahead = (other: number) =>
      across !== 0
        ? this.row(other) === this.row(cell) && (this.column(other) - this.column(cell)) * across > 0
        : (this.row(other) - this.row(cell)) * down > 0;
    const far = (other: number) => {
      const columns = Math.abs(this.column(other) - this.column(cell));
      const rows = Math.abs(this.row(other) - this.row(cell));
      return rows * 1000 + columns;
    };
    return this.all()
      .filter(ahead)
      .reduce((best, other) => (best === cell || far(other) < far(best) ? other : best), cell);
  }
}
