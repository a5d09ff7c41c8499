// The page's own defaults for new games. People play the whole game, as the game says; between agents the
// catalogue's defaults hold.
// Tested in test/defaults.test.ts.

import type { GameEntry } from "../protocol/catalogue";
import type { Parameters, Player } from "../protocol/messages";

export function parametersFor(entry: Pick<GameEntry, "facts">, seats: readonly Player[]): Parameters {
  return seats.some(({ kind }) => kind === "person") ? entry.facts.of_people : {};
}

/** The board is full when all rounds are played: each side has four marks at the start. */
export function mostRounds(size: number): number {
  return Math.max(1, Math.floor((size * size - 8) / 2));
}
