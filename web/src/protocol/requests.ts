// Which answer belongs to which request, so that a wrong pair does not compile.

import type { FromServer, ToServer } from "./messages";

interface AnswerTypes {
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

export type RequestType = ToServer["type"];
export type Request<T extends RequestType> = ToServer & { type: T };
export type Message<T extends FromServer["type"]> = Extract<FromServer, { type: T }>;
export type AnswerTo<T extends RequestType> = Message<AnswerTypes[T]>;

/** What the server refused, or "offline" when it could not be asked. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}
