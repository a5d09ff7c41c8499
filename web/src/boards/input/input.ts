// What clicks on cells mean: an input is given the legal moves and takes cells
// until they name one of them. Flat and solid boards share these.

import type { LegalMove } from "../../protocol/messages";

export type Outcome =
  | { kind: "move"; text: string }
  /** The choice went on, or back. */
  | { kind: "changed" }
  /** A key of words.ts; the cell's name goes into it. */
  | { kind: "refused"; why: string };

export interface Choice {
  /** What the targets are there for. */
  verb: "play" | "move" | "reach" | "take";
  /** Cells that may be clicked next. */
  targets: number[];
  /** Cells of the move so far, in order. */
  chosen: number[];
  /** Those of the targets at which a capture begins, or goes on. */
  captures: number[];
  /** Ways on from the chosen cells, as cells in order. */
  paths: number[][];
  /** How many are left to choose; null where the number is not fixed. */
  left: number | null;
  /** The move that the chosen cells already are, though they could go on. */
  ready: string | null;
}

export interface Input {
  click(cell: number): Outcome;
  /** Takes back what was chosen; false when nothing was. */
  cancel(): boolean;
  choice(): Choice;
}

export const kNothing: Choice = { verb: "play", targets: [], captures: [], chosen: [], paths: [], left: null, ready: null };

export const moveText = (move: LegalMove): string => move[0];
export const moveCells = (move: LegalMove): number[] => move.slice(1) as number[];

/** Notation tells: a capture has an x between its cells. */
export const isCapture = (move: LegalMove): boolean => /^[a-z]+\d+x/.test(moveText(move));

/** There is one thing to do, and no cell tells it. */
export const isPass = (legal: readonly LegalMove[]): boolean =>
  legal.length === 1 && legal.every((move) => moveCells(move).length === 0);

export const distinct = (cells: number[]): number[] => [...new Set(cells)];
