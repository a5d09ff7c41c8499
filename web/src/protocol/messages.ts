// The messages from the server of docs/protocol.md, as types: a closed set. Those to the server
// follow from its own descriptions: to_server.ts.
// test/protocol.test.ts holds them against tests/protocol/examples.json.

import type { LabAnswer } from "./lab";

export type Player = { kind: "person"; name: string } | { kind: "agent"; spec: string; name?: string };
export type Pace = { delay: number; paused: boolean };
export type Parameters = Record<string, string>;
export type By = 0 | 1 | "chance";
export type Turn = "first" | "second" | "chance" | "over";

export type StepKind = "place" | "flip" | "move" | "remove" | "fall" | "promote" | "pass" | "score";
/** kind, from, to (cell numbers; -1: none), piece afterwards, points. */
export type Step = [kind: StepKind, from: number, to: number, piece: string, amount: number];
/** The move's text, then its cells in order. */
export type LegalMove = [text: string, ...cells: number[]];

export interface Layout {
  shape: "squares" | "points";
  columns: number;
  rows: number;
  cells: [name: string, column: number, row: number][];
  lines: [from: number, to: number][];
  symbols: { symbol: string; name: string; glyph: string }[];
}

export interface Frame {
  ply: number;
  move: string | null;
  by: By | null;
  turn: Turn;
  score: number;
  text: string;
  pieces: string;
  facts: [name: string, value: string][];
  steps: Step[];
  /** Only in the newest frame. */
  legal?: LegalMove[];
}

export type EndReason = "played" | "resigned" | "time";

export interface GameInfo {
  id: number;
  game: string;
  title: string;
  parameters: Parameters;
  seats: Player[];
  pace: Pace;
  state: "open" | "over";
  result: number | null;
  winner: 0 | 1 | null;
  reason: EndReason | null;
  /** In the server's words: "no move left", "rounds played". */
  why: string | null;
  layout: Layout;
  moves: { text: string; by: By }[];
  redo: number;
  frame: Frame;
  created: string;
}

export interface GameSummary {
  id: number;
  game: string;
  parameters: Parameters;
  seats: Player[];
  /** How many the seats made. */
  moves: number;
  state: "open" | "over";
  result: number | null;
  pieces: string;
  layout: Layout;
  updated: string;
}

/** What an agent computes, in its own terms; values are those of who has the turn. */
export interface Explanation {
  turn: Turn;
  move: string;
  rule: string;
  maps: { name: string; values: Record<string, number> }[];
  /** Moves in rows and columns of their own; a cell has a number for each measure, or none. */
  grids: {
    name: string;
    axes: [columns: string, rows: string];
    columns: string[];
    rows: string[];
    measures: string[];
    cells: number[][][];
    chosen: [row: number, column: number] | null;
  }[];
  sheets: { name: string; columns: string[]; rows: string[][]; chosen: number | null }[];
  facts: [name: string, value: string][];
}

export interface TreeNode {
  parent: number;
  move: string;
  turn: Turn;
  value: number;
  bound: "exact" | "at most" | "at least";
  /** Nodes searched under it, shown or not. */
  below: number;
  window?: [low: number | null, high: number | null];
  /** Moves that were not looked at. */
  skipped?: number;
}

/** Values are points for who has the turn at the root, which is MAX; nodes in the order of the search. */
export interface SearchTree {
  move: string;
  value: number;
  searched: number;
  whole: boolean;
  nodes: TreeNode[];
}

/** What a value is, in points for First. A window leaves a bound, a horizon an estimate. */
export type Kind = "exact" | "at least" | "at most" | "estimate" | "estimate, at least" | "estimate, at most" | "unknown";

/** A move with its value in points for First; `exact`: that of perfect play. */
export interface ValuedMove {
  move: string;
  cells: number[];
  value: number;
  kind: Kind;
  depth: number;
  exact: boolean;
  line: string[];
}

/** Live analysis as it deepens; the moves come along when they are new. */
export interface Analysis {
  id: number;
  ply: number;
  /** The number of the request that began it. */
  run: number;
  agent: string;
  depth: number;
  /** Moves of this round that are searched, of `total`. */
  done: number;
  total: number;
  nodes: number;
  seconds: number;
  finished: boolean;
  /** The least loss that counts. */
  scale?: number;
  moves?: ValuedMove[];
  /** For one player without chance: the best way to the end that was found. */
  plan?: Plan;
  problem?: string;
}

/** A way to the end of the game: it makes `value`, so at least that can be made. */
export interface Plan {
  value: number;
  moves: string[];
}

/** What a move lost, in points for who moved; nothing where the two values cannot be compared. */
export interface Judged {
  ply: number;
  best: string;
  best_value: number;
  best_kind: Kind;
  line: string[];
  move: string;
  value: number;
  kind: Kind;
  compared: boolean;
  lost: number;
  scale: number;
  depth: number;
  exact: boolean;
  nodes: number;
  legal: LegalMove[];
}

/** What an agent would play, and what it cost. */
export interface Consulted {
  agent: string;
  move: string;
  cells: number[];
  value: number;
  kind: Kind;
  depth: number;
  exact: boolean;
  nodes: number;
  seconds: number;
  line: string[];
  note: string;
}

/** A quick match so far, for the first agent. */
export interface MatchNews {
  id: number;
  run: number;
  agents: [string, string];
  done: number;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  margin: number;
  finished: boolean;
  problem?: string;
}

export type FromServer =
  | { type: "welcome"; version: string; writes: boolean }
  | { type: "game"; game: GameInfo; seat: 0 | 1 | null; plays: number[] }
  | { type: "ply"; id: number; frame: Frame }
  | { type: "rewound"; id: number; plies: number; frame: Frame; redo: number }
  | { type: "seats"; id: number; seats: Player[] }
  | { type: "pace"; id: number; pace: Pace }
  | { type: "thinking"; id: number; seat: number; seconds: number }
  | { type: "over"; id: number; result: number; reason: EndReason; why: string; winner: 0 | 1 | null }
  | {
      type: "hint";
      move: string;
      cells: number[];
      value: number;
      kind: Kind;
      depth: number;
      nodes: number;
      line: string[];
      note: string;
    }
  | ({ type: "explanation"; agent: string } & Explanation)
  | ({ type: "tree"; agent: string } & SearchTree)
  | { type: "offered"; id: number; seat: number; seat_token: string; own_token: string | null }
  | { type: "frames"; id: number; frames: Frame[] }
  | { type: "games"; games: GameSummary[] }
  | ({ type: "analysis" } & Analysis)
  | ({ type: "judged" } & Judged)
  | ({ type: "consulted" } & Consulted)
  | { type: "opening"; ply: number; moves: ValuedMove[] }
  | ({ type: "match" } & MatchNews)
  | { type: "position"; game: string; parameters: Parameters; layout: Layout; frame: Frame }
  | { type: "watchers"; id: number; count: number }
  | { type: "rematched"; id: number; next: number }
  | LabAnswer
  | { type: "done" }
  | { type: "error"; code: string; text: string; id?: number };

/** An answer repeats the number of its request; what all hear has none. */
export type Answer = FromServer & { request?: number };
