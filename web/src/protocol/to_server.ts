// Written from the descriptions of the messages in src/server by
// tests/server/protocol_text_test.cpp, which says how; not to be edited.

import type { StudyKind } from "./lab";
import type { Pace, Parameters, Player } from "./messages";

export type ToServer =
  | { type: "hello"; token: string }
  | { type: "new_game"; game: string; parameters: Parameters; seats: Player[]; pace: Pace; start?: string; plies?: string[]; deal?: string }
  | { type: "open"; id: number; seat_token?: string }
  | { type: "leave"; id: number }
  | { type: "play"; id: number; ply: number; move: string }
  | { type: "undo"; id: number }
  | { type: "redo"; id: number }
  | { type: "seat"; id: number; seat: number; player: Player }
  | { type: "pace"; id: number; pace: Pace }
  | { type: "resign"; id: number; seat: number }
  | { type: "time_up"; id: number; seat: number }
  | { type: "rematch"; id: number }
  | { type: "hint"; id: number }
  | { type: "explain"; id: number; ply: number; agent: string }
  | { type: "tree"; id: number; ply: number; agent: string; plies: number; nodes: number }
  | { type: "stop_explaining"; id: number }
  | { type: "offer"; id: number; seat: number }
  | { type: "frames"; id: number; from: number; to: number }
  | { type: "games"; game?: string; state?: "open" | "over"; before?: number; limit?: number }
  | { type: "import"; text: string }
  | { type: "analyse"; id: number; ply: number; agent: string }
  | { type: "stop_analysis"; id: number }
  | { type: "judge"; id: number; ply: number; agent: string; move?: string }
  | { type: "consult"; id: number; ply: number; agent: string }
  | { type: "line"; id: number; ply: number; moves: string[]; from?: number }
  | { type: "opening"; id: number; ply: number }
  | { type: "match"; id: number; ply: number; agents: [string, string]; games: number; random_plies: number }
  | { type: "stop_match"; id: number }
  | { type: "check"; game: string; parameters: Parameters; text?: string }
  | { type: "lab" }
  | { type: "watch"; kind: StudyKind; id: number }
  | { type: "unwatch" }
  | { type: "tournament"; game: string; parameters: Parameters; agents: string[]; format: string; games: number; budget: string; seed: number }
  | { type: "experiment"; experiment: string }
  | { type: "training"; learner: string; plan: Parameters }
  | { type: "halt"; kind: StudyKind; id: number }
  | { type: "resume"; kind: StudyKind; id: number };

/** Which answer belongs to which request, so that a wrong pair does not compile. */
export interface AnswerTypes {
  hello: "welcome";
  new_game: "game";
  open: "game";
  leave: "done";
  play: "done";
  undo: "done";
  redo: "done";
  seat: "done";
  pace: "done";
  resign: "done";
  time_up: "done";
  rematch: "game";
  hint: "hint";
  explain: "explanation";
  tree: "tree";
  stop_explaining: "done";
  offer: "offered";
  frames: "frames";
  games: "games";
  import: "game";
  analyse: "done";
  stop_analysis: "done";
  judge: "judged";
  consult: "consulted";
  line: "frames";
  opening: "opening";
  match: "done";
  stop_match: "done";
  check: "position";
  lab: "lab";
  watch: "study";
  unwatch: "done";
  tournament: "started";
  experiment: "started";
  training: "started";
  halt: "done";
  resume: "started";
}
