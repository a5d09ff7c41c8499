// Values of moves as the page shows them: numbers for who has the turn, tints from bad to good, signs for
// mistakes, signs for what a value is, and shares for the bar and the graph. The server tells points for First.
// Tested in test/analysis.test.ts.

import { numberText } from "../explain/numbers";
import { factsOf } from "../protocol/catalogue";
import { decimal } from "../words";
import { word } from "./words";
import type { Judged, Kind, Turn, ValuedMove } from "../protocol/messages";

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

/** Where values are wins, a hundredth of one is easier to read. */
function factor(game: string): number {
  return factsOf(game).margin === false ? 100 : 1;
}

export function points(game: string, value: number): string {
  const shown = value * factor(game);
  const size = Math.abs(shown);
  const digits = Number.isInteger(shown) || size >= 1000 ? 0 : size >= 100 ? 0 : 1;
  const text = decimal(size, digits, digits);
  return Number(size.toFixed(digits)) === 0 ? "0" : shown < 0 ? `−${text}` : text;
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

const kSigns: Record<Kind, string> = {
  exact: "=", "at least": "≥", "at most": "≤", estimate: "≈", "estimate, at least": "≳", "estimate, at most": "≲", unknown: "?",
};
const kTurned: Partial<Record<Kind, Kind>> = {
  "at least": "at most", "at most": "at least", "estimate, at least": "estimate, at most", "estimate, at most": "estimate, at least",
};

/** At least so much for First is at most that for Second. */
export function kindFor(kind: Kind, turn: Turn): Kind {
  return turn === "second" ? kTurned[kind] ?? kind : kind;
}

/** A number with the sign of what it is; what is not known has no number. */
export function marked(kind: Kind, text: string): string {
  return kind === "unknown" ? kSigns.unknown : `${kSigns[kind]}${text}`;
}

/** A loss is exact when both its values are. */
export function lostText(game: string, { lost, best_kind, kind }: Judged): string {
  const text = points(game, lost);
  return best_kind === "exact" && kind === "exact" ? text : marked("estimate", text);
}

/** A value of a position, for the graph. */
export interface Told {
  value: number;
  exact: boolean;
}

/** What is exact gives way to nothing but another exact value. */
export function surer<Value extends { exact: boolean }>(known: Value | undefined, news: Value): Value {
  return known?.exact === true && !news.exact ? known : news;
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
export function boardValues(moves: readonly ValuedMove[], scale: number, write: (move: ValuedMove) => string): BoardValue[] {
  const seen = new Set<number>();
  const best = moves[0];
  return moves.flatMap((move) => {
    const { cells, value } = move;
    const cell = cells.at(-1);
    if (best === undefined || cell === undefined || seen.has(cell)) return [];
    seen.add(cell);
    const lost = Math.abs(best.value - value);
    return [{ cell, text: write(move), merit: merit(lost, scale), best: lost === 0 }];
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
  const short = (value: number, digits: number): string => decimal(value, digits, digits);
  if (count < 1000) return short(count, 0);
  if (count < 1e6) return `${short(count / 1e3, count < 1e4 ? 1 : 0)} ${word("thousand")}`;
  return `${short(count / 1e6, count < 1e7 ? 2 : 1)} ${word("million")}`;
}
