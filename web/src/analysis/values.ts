// Values of moves as the page shows them: numbers for who has the turn, tints from bad to good, signs for
// mistakes, and shares for the bar and the graph. The server tells points for First.
// Tested in test/analysis.test.ts.

import { numberText } from "../explain/numbers";
import type { Turn, ValuedMove } from "../protocol/messages";

/** A move's worth on its last cell. */
export interface BoardValue {
  cell: number;
  text: string;
  /** 0: bad, 1: good. */
  merit: number;
  best: boolean;
}

/** A loss of so many scales is as bad as the tint shows. */
const kWorst = 4;
/** An advantage of so many scales fills most of the bar. */
const kAhead = 8;

/** Ntil counts in wins: a hundredth of one is easier to read. */
function factor(game: string): number {
  return game === "ntil" ? 100 : 1;
}

export function points(game: string, value: number): string {
  const shown = value * factor(game);
  const size = Math.abs(shown);
  const digits = Number.isInteger(shown) || size >= 1000 ? 0 : size >= 100 ? 0 : 1;
  const text = size.toFixed(digits);
  return Number(text) === 0 ? "0" : shown < 0 ? `−${text}` : text;
}

/** With its sign, as a difference. */
export function signed(game: string, value: number): string {
  const text = points(game, value);
  return text === "0" || text.startsWith("−") ? text : `+${text}`;
}

export function forMover(value: number, turn: Turn): number {
  return turn === "second" ? -value : value;
}

/** In games for two the sign matters; for one player a value is a count. */
export function moverText(game: string, value: number, turn: Turn, solo: boolean): string {
  return solo ? points(game, value) : signed(game, forMover(value, turn));
}

/** What an agent says of its own move, in its own measure, which may be points, wins or a paper's sum: as it is. */
export function ownValue(value: number, turn: Turn, solo: boolean): string {
  const shown = solo ? value : forMover(value, turn);
  const text = numberText(Math.abs(shown));
  return text === "0" ? text : shown < 0 ? `−${text}` : solo ? text : `+${text}`;
}

export function merit(lost: number, scale: number): number {
  return Math.min(1, Math.max(0, 1 - lost / (kWorst * scale)));
}

export type Grade = "" | "?!" | "?" | "??";

export function grade(lost: number, scale: number): Grade {
  const steps = lost / scale;
  return steps >= 4 ? "??" : steps >= 2 ? "?" : steps >= 1 ? "?!" : "";
}

/** One number a cell, the best of the moves that end there. Moves come best first. */
export function boardValues(moves: readonly ValuedMove[], scale: number, write: (value: number) => string): BoardValue[] {
  const seen = new Set<number>();
  const best = moves[0];
  return moves.flatMap(({ cells, value }) => {
    const cell = cells.at(-1);
    if (best === undefined || cell === undefined || seen.has(cell)) return [];
    seen.add(cell);
    const lost = Math.abs(best.value - value);
    return [{ cell, text: write(value), merit: merit(lost, scale), best: lost === 0 }];
  });
}

/** First's share of the bar, 0 to 1. */
export function share(value: number, scale: number): number {
  return 0.5 + 0.5 * Math.tanh(value / (kAhead * scale));
}

/** What tints measure by: for one player, where no loss loses the game, at least the spread of the moves. */
export function tintScale(moves: readonly ValuedMove[], scale: number, solo: boolean): number {
  const spread = Math.abs((moves[0]?.value ?? 0) - (moves.at(-1)?.value ?? 0));
  return solo ? Math.max(scale, spread / kWorst) : scale;
}

/** Nodes and speeds: 950, 12.3 k, 4.5 M. */
export function brief(count: number): string {
  if (count < 1000) return String(Math.round(count));
  if (count < 1e6) return `${(count / 1e3).toFixed(count < 1e4 ? 1 : 0)} k`;
  return `${(count / 1e6).toFixed(count < 1e7 ? 2 : 1)} M`;
}
