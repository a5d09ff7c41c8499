// What every screen may use: the connection, the catalogue, and starting a game.

import type { Connection } from "./net/connection";
import { parametersFor } from "./play/defaults";
import { paceOf } from "./play/speed";
import { type Catalogue, entryOf } from "./protocol/catalogue";
import type { Player } from "./protocol/messages";
import { gameHash, go } from "./router";
import { settings } from "./settings";

export interface App {
  connection: Connection;
  catalogue: Catalogue;
}

/** A screen that is on the page, until it is left. */
export interface Screen {
  element: HTMLElement;
  title: string;
  /** Answers a key; true: it was meant for this screen. */
  key?: (event: KeyboardEvent) => boolean;
  /** The address changed, but this screen stays: another ply of the same game. */
  moved?: (ply: number | null) => void;
  leave: () => void;
}

const kFirstLevel = 3;

export function person(): Player {
  return { kind: "person", name: settings.name };
}

/** One click: the person begins, against level 3 where the game has two seats. */
export async function quickGame(app: App, game: string): Promise<void> {
  const entry = entryOf(app.catalogue, game);
  const opponent: Player = { kind: "agent", spec: `best:level=${kFirstLevel}` };
  const seats = entry?.seats === 1 ? [person()] : [person(), opponent];
  const parameters = entry ? parametersFor(entry, seats) : {};
  const pace = paceOf(settings.speed);
  const answer = await app.connection.request({ type: "new_game", game, parameters, seats, pace });
  go(gameHash(answer.game.id));
}
