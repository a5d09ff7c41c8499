// Colour Brick's brick in hand as text: how it is turned, where it lands, what a
// move is called. test/boards-hand.test.ts

import type { Frame, Layout, LegalMove } from "../protocol/messages";
import { kEmpty } from "./beats";
import { moveText } from "./input/input";

export const kTurns = 3;

/** The brick from top to bottom: turned once, its last digit comes first. */
export function turned(brick: string, turn: number): string {
  const at = brick.length - (((turn % kTurns) + kTurns) % kTurns);
  return brick.slice(at) + brick.slice(0, at);
}

/** The brick in hand, from the facts or from the second word of the position; empty when there is none. */
export function brickOf(frame: Frame): string {
  const fact = frame.facts.find(([name]) => name === "brick")?.[1] ?? frame.text.split(" ")[1] ?? "";
  return /^[1-9]+$/.test(fact) ? fact : "";
}

export const moveOf = (column: number, turn: number): string => `${column + 1},${turn}`;

export function parseMove(text: string): { column: number; turn: number } | null {
  const parts = /^(\d+),(\d)$/.exec(text);
  return parts ? { column: Number(parts[1]) - 1, turn: Number(parts[2]) } : null;
}

export function isOffered(legal: LegalMove[], column: number, turn: number): boolean {
  return legal.some((move) => moveText(move) === moveOf(column, turn));
}

/** Cells of a column from the top. */
export function columnCells(layout: Layout, column: number): number[] {
  const cells = layout.cells.map((_, cell) => cell).filter((cell) => layout.cells[cell]?.[1] === column);
  return cells.sort((a, b) => (layout.cells[a]?.[2] ?? 0) - (layout.cells[b]?.[2] ?? 0));
}

/** The cells that a brick of this length would take, from the top; none when it does not fit. */
export function landing(layout: Layout, pieces: string, column: number, length: number): number[] {
  const cells = columnCells(layout, column);
  const filled = cells.findIndex((cell) => (pieces[cell] ?? kEmpty) !== kEmpty);
  const floor = filled < 0 ? cells.length : filled;
  return floor < length ? [] : cells.slice(floor - length, floor);
}
