// The page's own defaults for new games. People play the whole game: with a person in a seat of Ntil, a capture that
// is left out is punished. Between agents, who never leave one out, the catalogue's defaults hold.
// Tested in test/defaults.test.ts.

import type { GameEntry } from "../protocol/catalogue";
import type { Parameters, Player } from "../protocol/messages";

const kWholeGame = "ntil";

export function parametersFor(entry: Pick<GameEntry, "parameters">, seats: readonly Player[]): Parameters {
  const has = entry.parameters.some(({ key }) => key === kWholeGame);
  return has && seats.some(({ kind }) => kind === "person") ? { [kWholeGame]: "on" } : {};
}

/** Adjacency fills the board when all rounds are played: each side has four marks at the start. */
export function mostRounds(size: number): number {
  return Math.max(1, Math.floor((size * size - 8) / 2));
}
