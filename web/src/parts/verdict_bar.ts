// The end of a game, said in words under the board, with what one may do next.

import { element, write } from "../dom";
import type { GameClient } from "../play/game_client";
import { lonePerson, verdict } from "../play/verdict";
import { say } from "../words";
import { button } from "./buttons";

export interface VerdictBar {
  element: HTMLElement;
  /** The end is told when the board has come to it. */
  update: (settled: boolean) => void;
}

export function makeVerdict(client: GameClient, actions: { rematch: () => void; newGame: () => void }): VerdictBar {
  const words = element("p", { class: "verdict-words" });
  const whole = element("div", { class: "verdict", hidden: true }, words,
    element("div", { class: "verdict-actions" },
      button(say("rematch"), actions.rematch, { class: "button primary" }),
      button(say("new_game"), actions.newGame)));

  function update(settled: boolean): void {
    const { info } = client;
    whole.hidden = info.state !== "over" || !client.following || !settled;
    if (whole.hidden) return;
    write(words, verdict(info, client.seat));
    const me = client.seat ?? lonePerson(info);
    whole.classList.toggle("won", me !== null && info.winner === me);
  }

  return { element: whole, update };
}
