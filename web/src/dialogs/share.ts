// Share and keep: the record, the position, a link to the ply that is shown, a picture, a seat by link.

import { element } from "../dom";
import { menuButton } from "../parts/menu";
import { attempt, tell } from "../parts/notices";
import { openDialog } from "../parts/dialog";
import { button } from "../parts/buttons";
import { copyText } from "../parts/clipboard";
import { boardPicture } from "../picture";
import type { GameClient } from "../play/game_client";
import { gameHash, seatHash } from "../router";
import { keepOf } from "../settings";
import { say } from "../words";

function addressOf(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}

async function record(client: GameClient): Promise<string> {
  const answer = await fetch(`/api/games/${client.info.id}/record`);
  if (!answer.ok) throw new Error(`record: ${answer.status}`);
  return answer.text();
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function shareMenu(client: GameClient, board: () => HTMLElement): HTMLElement {
  const name = `papan-${client.info.game}-${client.info.id}`;
  const position = async (): Promise<string> => {
    const frame = await client.frame(client.shown);
    const sets = Object.entries(client.info.parameters).map(([key, value]) => ` ${key}=${value}`);
    return `${client.info.game}${sets.join("")}: ${frame.text}`;
  };
  const actions: [string, () => Promise<void>][] = [
    [say("share.link"), () => copyText(addressOf(gameHash(client.info.id, client.shown)), say("copied"))],
    [say("share.record"), async () => copyText(await record(client), say("copied"))],
    [say("share.position"), async () => copyText(await position(), say("copied"))],
    [say("share.download"), async () => save(new Blob([await record(client)], { type: "application/json" }), `${name}.json`)],
    [say("share.picture"), async () => save(await boardPicture(board()), `${name}.png`)],
  ];
  const items = actions.map(([label, act]) => ({ label, act: () => void attempt(act) }));
  return menuButton("share", say("share"), items);
}

/** Makes a link that sits whoever opens it on a seat; the others then watch. */
export async function offerSeat(client: GameClient, seat: number): Promise<void> {
  const { theirs, own } = await client.offer(seat);
  if (own !== null) keepOf("seat", client.info.id, own);
  const address = addressOf(seatHash(client.info.id, theirs));
  const field = element("input", { class: "field link-field", readonly: true, value: address, "aria-label": say("offer.link") });
  const copy = button(say("copy"), () => void attempt(() => copyText(address, say("copied"))), { class: "button primary" });
  const body = element("div", { class: "dialog-body" }, element("p", {}, say("offer.words")), field);
  openDialog(say("offer.title"), "offer", body, element("footer", { class: "dialog-foot" }, copy));
  field.select();
  tell(say("offer.made"));
}
