// Positions that the papers work out step by step: offered on the tab "Explain", and explained there with the
// paper's own agent and depth. Tested in test/lessons.test.ts, their numbers in e2e/explain.test.ts.

import { person } from "../app";
import type { Connection } from "../net/connection";
import { paceOf } from "../play/speed";
import type { GameInfo, Parameters } from "../protocol/messages";
import { gameHash, go } from "../router";
import { settings } from "../settings";

export interface Lesson {
  game: string;
  parameters: Parameters;
  start: string;
  /** The paper's agent, with its depth, evaluation and order. */
  agent: string;
}

const kLessons: Lesson[] = [
  // Section 3.2.3, figures 3.15 to 3.18: the agent is black, two men against two.
  {
    game: "ntil", parameters: { board: "5x9" }, start: "................bb.....w...w......... b",
    agent: "alphabeta:eval=paper,order=paper,depth=2",
  },
];

export function lessonFor(game: string): Lesson | undefined {
  return kLessons.find((lesson) => lesson.game === game);
}

/** Did the game begin at a lesson, and is nothing played yet? */
export function isLesson(lesson: Lesson | undefined, info: Pick<GameInfo, "parameters" | "moves" | "frame">): boolean {
  if (!lesson || info.moves.length > 0 || info.frame.text !== lesson.start) return false;
  return Object.entries(lesson.parameters).every(([key, value]) => info.parameters[key] === value);
}

/** A game of its own that begins there, on this tab. */
export async function openLesson(connection: Connection, { game, parameters, start }: Lesson): Promise<void> {
  const seats = [person(), person()];
  const answer = await connection.request({ type: "new_game", game, parameters, seats, pace: paceOf(settings.speed), start });
  go(`${gameHash(answer.game.id)}?explain`);
}
