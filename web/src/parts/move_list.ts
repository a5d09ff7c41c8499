// The moves of a game: a row a round in games for two, one after the other in games for one.
// Chance's plies have no entry; a click looks at the board after the move.

import { element, replace, write } from "../dom";
import type { GameClient } from "../play/game_client";
import { isSolo } from "../play/names";
import type { By } from "../protocol/messages";
import { say } from "../words";

export interface MoveList {
  element: HTMLElement;
  update: () => void;
  /** Signs beside moves, by ply: "?" for a mistake. */
  remark: (marks: ReadonlyMap<number, string>) => void;
}

interface Entry {
  ply: number;
  text: string;
  by: By;
}

/** Rows of at most one move of each seat, in order. */
export function rounds(entries: readonly Entry[]): (Entry | null)[][] {
  const rows: (Entry | null)[][] = [];
  for (const entry of entries) {
    const row = rows[rows.length - 1];
    if (entry.by === 1 && row && row.length === 1) row.push(entry);
    else rows.push(entry.by === 1 ? [null, entry] : [entry]);
  }
  return rows;
}

export function makeMoveList(client: GameClient): MoveList {
  const list = element("ol", { class: "moves" });
  const empty = element("p", { class: "quiet" }, say("moves.none"));
  const whole = element("div", { class: "move-list" }, empty, list);
  const buttons = new Map<number, HTMLButtonElement>();
  let drawn = "";
  let remarks: ReadonlyMap<number, string> = new Map();

  function entryButton(entry: Entry): HTMLButtonElement {
    const look = (): void => client.lookAt(afterChance(client, entry.ply));
    const made = element("button", { type: "button", class: "move", title: entry.text, onclick: look }, entry.text,
      element("span", { class: "remark" }, remarks.get(entry.ply) ?? ""));
    buttons.set(entry.ply, made);
    return made;
  }

  function draw(): void {
    const solo = isSolo(client.info);
    const entries = client.info.moves
      .map((move, index): Entry => ({ ply: index + 1, text: move.text, by: move.by }))
      .filter((entry) => entry.by !== "chance");
    const rows = solo ? entries.map((entry) => [entry]) : rounds(entries);
    buttons.clear();
    list.classList.toggle("solo", solo);
    replace(list, ...rows.map((row) =>
      element("li", {}, ...row.map((entry) => (entry ? entryButton(entry) : element("span", { class: "move" }, "…"))))));
    empty.hidden = entries.length > 0;
  }

  function update(): void {
    const now = `${client.latest}:${client.info.moves[client.latest - 1]?.text ?? ""}`;
    if (now !== drawn) draw();
    drawn = now;
    for (const [ply, made] of buttons) {
      const current = ply === client.shown || afterChance(client, ply) === client.shown;
      if (current === (made.getAttribute("aria-current") === "true")) continue;
      if (current) made.setAttribute("aria-current", "true");
      else made.removeAttribute("aria-current");
      if (current) scrollInside(whole, made);
    }
  }

  function remark(marks: ReadonlyMap<number, string>): void {
    remarks = marks;
    for (const [ply, made] of buttons) write(made.lastElementChild ?? made, marks.get(ply) ?? "");
  }

  return { element: whole, update, remark };
}

/** A board that waits for chance is not worth looking at: the one after it is. */
function afterChance(client: GameClient, ply: number): number {
  return ply < client.latest && !client.stopsAt(ply) ? ply + 1 : ply;
}

/** Scrolls the list alone; scrollIntoView would move the page on a phone. */
function scrollInside(holder: HTMLElement, entry: HTMLElement): void {
  const scroller = holder.closest<HTMLElement>(".tab-panel") ?? holder;
  const top = entry.offsetTop - scroller.offsetTop;
  if (top < scroller.scrollTop || top > scroller.scrollTop + scroller.clientHeight - 40) {
    scroller.scrollTop = top - scroller.clientHeight / 2;
  }
}
