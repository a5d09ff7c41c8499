// The laboratory's messages of docs/protocol.md, as types; messages.ts joins them to the closed set.

import type { OptionInfo } from "./catalogue";
import type { Parameters } from "./messages";

export const kStudyKinds = ["tournament", "experiment", "training"] as const;
export type StudyKind = (typeof kStudyKinds)[number];
export type StudyRef = { kind: StudyKind; id: number };

/** "elsewhere": another process is at work on it. */
export type StudyState = "waiting" | "running" | "stopping" | "stopped" | "failed" | "ended" | "elsewhere";

export interface Standing {
  id: number;
  state: StudyState;
  done: number;
  total: number;
  seconds_left: number | null;
  problem: string | null;
}

export type TournamentRow = Standing & { game: string; agents: string[]; others: number };
export type ExperimentRun = Standing & { size: string; seed: number };
export interface ExperimentRow {
  experiment: string;
  title: Spoken<string>;
  paper: Spoken<string>;
  quick: Spoken<string>;
  runs: ExperimentRun[];
}
/** Who learns, and by which plan. */
interface Training {
  learner: string;
  game: string;
  title: Spoken<string>;
  plan: Record<string, string | number>;
}
/** The columns of a learning curve that were measured, by their keys. */
export type CurvePoint = Record<string, number>;
export type TrainingRow = Standing & Training & { last: CurvePoint | null };
export interface Learner {
  learner: string;
  game: string;
  title: Spoken<string>;
  options: OptionInfo[];
  /** With which the form begins. */
  trial: Parameters;
  /** By the English words of the form. */
  indonesian: Record<string, string>;
}

export interface LabList {
  tournaments: TournamentRow[];
  experiments: ExperimentRow[];
  trainings: TrainingRow[];
  learners: Learner[];
}

interface Tally {
  wins: number;
  draws: number;
  losses: number;
}
export interface Interval {
  low: number;
  high: number;
}
export type AgentStanding = Tally & {
  agent: string;
  games: number;
  score?: number;
  elo?: Interval & { difference: number };
  margin?: Interval & { mean: number };
  points?: Interval & { mean: number };
  moves: number;
  nodes: number;
};
export type PairingStanding = Tally & { first: string; second: string; difference: Interval & { mean: number } };

/** What `papan tournament --json` prints, and whether the game is for one. */
export interface Standings {
  tournament: number;
  spec: { game: string; parameters: Parameters; agents: string[]; format: string; games: number; budget: string; seed: number };
  games: number;
  total: number;
  finished: boolean;
  agents: AgentStanding[];
  pairings: PairingStanding[];
  solo: boolean;
}

export interface ExperimentContent {
  experiment: string;
  title: Spoken<string>;
  paper: Spoken<string>;
  size: string;
  seed: number;
  revision: string;
  last: string;
}

export type TrainingContent = Training & {
  training: number;
  finished: boolean;
  history: CurvePoint[];
  columns: { key: string; title: Spoken<string> }[];
  indonesian: Record<string, string>;
  /** Of its file: json, bin, txt. */
  result: string;
  weights?: { weights?: unknown };
};

/** The same in each language. */
export type Spoken<T> = Record<"en" | "id", T>;

/** Text, what it is, and for a deviation how it was judged. */
export type ReportCell = [text: string, kind: "label" | "paper" | "ours" | "deviation" | "remark", verdict?: string];

export interface ReportTable {
  title: string;
  head: ReportCell[];
  groups: [text: string, columns: number][];
  rows: ReportCell[][];
  note: string;
}

/** A report's part; plots are the report's own pictures, as SVG and XHTML. */
export interface Chapter {
  title: string;
  paper: string;
  runs: string;
  headline: string;
  tables: ReportTable[];
  plots: { title: string; svg: string; legend: string }[];
  notes: string[];
}

export type Study = Standing & { chapter: Spoken<Chapter> | null } & (
    | { kind: "tournament"; content: Standings }
    | { kind: "experiment"; content: ExperimentContent }
    | { kind: "training"; content: TrainingContent }
  );

export type LabAnswer =
  | ({ type: "lab" } & LabList)
  | ({ type: "study" } & Study)
  | ({ type: "started" } & StudyRef);
