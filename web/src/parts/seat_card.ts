// A seat: who sits there, what they have, whether they think. A click changes who sits there.

import { element, replace, write, writeWhole } from "../dom";
import type { GameClient } from "../play/game_client";
import { countOf, playerName, sideName, sideOf } from "../play/names";
import type { Frame } from "../protocol/messages";
import { count, decimal, say } from "../words";
import { iconButton } from "./buttons";
import { copyText } from "./clipboard";
import { attempt } from "./notices";

export interface SeatCard {
  element: HTMLElement;
  update: (frame: Frame) => void;
}

export interface SeatActions {
  change: (seat: number) => void;
  offer: (seat: number) => void;
}

export function makeSeatCard(client: GameClient, seat: number, actions: SeatActions): SeatCard {
  const swatch = element("span", { class: "swatch", "aria-hidden": "true" });
  const name = element("span", { class: "seat-name" });
  const detail = element("span", { class: "seat-detail" });
  const amount = element("span", { class: "seat-count" });
  const sideWords = element("span", { class: "unseen" });
  const extras = element("span", { class: "seat-extras" });
  const who = element("button", { type: "button", class: "seat-who", title: say("seat.change"), onclick: () => actions.change(seat) },
    swatch, element("span", { class: "seat-words" }, sideWords, name, detail), amount,
    element("span", { class: "unseen" }, `. ${say("seat.change")}`));
  const card = element("div", { class: "seat" }, who, extras);

  function update(frame: Frame): void {
    const player = client.info.seats[seat];
    if (!player) return;
    const side = sideOf(client.info, frame, seat);
    const over = client.info.state === "over";
    card.classList.toggle("turn", !over && client.turn === seat);
    card.classList.toggle("agent", player.kind === "agent");
    card.classList.toggle("winner", over && client.info.winner === seat);
    swatch.className = `swatch side-${side ?? "solo"}`;
    writeWhole(name, playerName(player));
    write(amount, count(countOf(client.info, frame, seat)));
    writeWhole(detail, detailOf(client, seat));
    write(sideWords, side === null ? say("score") : sideName(client.info.game, side));
    updateExtras(client, seat, extras, actions);
    card.classList.toggle("thinking", client.thinking?.seat === seat);
  }

  return { element: card, update };
}

function detailOf(client: GameClient, seat: number): string {
  const player = client.info.seats[seat];
  if (client.thinking?.seat === seat && client.thinking.seconds >= 0.5) {
    return say("seat.thinking", { seconds: decimal(client.thinking.seconds, 1, 1) });
  }
  // A spec that is the name already is not told twice.
  if (player?.kind === "agent") return playerName(player) === player.spec ? say("agent").toLowerCase() : player.spec;
  return client.seat === seat ? say("seat.you") : say("seat.person");
}

/** Small buttons that come and go: copy an agent's spec, offer a person's seat by link. */
function updateExtras(client: GameClient, seat: number, extras: Element, actions: SeatActions): void {
  const player = client.info.seats[seat];
  const wanted = player?.kind === "agent" ? player.spec : client.mine(seat) ? "offer" : "";
  if (extras.getAttribute("data-for") === wanted) return;
  extras.setAttribute("data-for", wanted);
  if (player?.kind === "agent") {
    const copy = (): void => void attempt(() => copyText(player.spec, say("copied")));
    replace(extras, iconButton("copy", say("seat.copy"), copy, { class: "icon-button small" }));
  } else if (wanted === "offer" && client.info.seats.length > 1) {
    replace(extras, iconButton("link", say("seat.offer"), () => actions.offer(seat), { class: "icon-button small" }));
  } else {
    replace(extras);
  }
}
