// Change who sits on a seat, also in mid-game: a person takes over from an agent, or the other way.

import type { App } from "../app";
import { element } from "../dom";
import { openDialog } from "../parts/dialog";
import { attempt } from "../parts/notices";
import type { GameClient } from "../play/game_client";
import { sideName, sideOf } from "../play/names";
import { entryOf } from "../protocol/catalogue";
import { change, settings } from "../settings";
import { say } from "../words";
import { playerForm } from "./player_form";

export function openSeat(app: App, client: GameClient, seat: number): void {
  const { info } = client;
  const entry = entryOf(app.catalogue, info.game);
  const sitting = info.seats[seat];
  if (!entry || !sitting) return;
  const side = sideOf(info, info.frame, seat);
  const title = side === null ? say("seat.player") : sideName(info.game, side);
  const given = sitting.kind === "person" && sitting.name === "" ? { ...sitting, name: settings.name } : sitting;
  const form = playerForm(entry, title, given);
  const sit = (event: Event): void => {
    event.preventDefault();
    const player = form.player();
    if (player.kind === "person" && player.name !== "") change("name", player.name);
    void attempt(async () => {
      await client.sit(seat, player);
      dialog.close();
    });
  };
  const whole = element("form", { class: "dialog-form", onsubmit: sit },
    element("div", { class: "dialog-body" }, form.element),
    element("footer", { class: "dialog-foot" }, element("button", { class: "button primary" }, say("seat.sit"))));
  const dialog = openDialog(say("seat.change"), "seat-dialog", whole);
}
