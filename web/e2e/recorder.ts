// What a page showed and what the server told it, written down while a game runs and compared when it has ended: nothing
// is asked of the page meanwhile, so nothing is missed between two questions.
//
// The page is looked at once before each painting that follows a change: a person sees no more than that. The server's
// side is every frame that came through the socket.

import type { Page } from "playwright-core";
import type { Frame, FromServer } from "../src/protocol/messages";

/** What could be read at one painting. */
export interface Glance {
  /** The ply at which the board last stood still. */
  ply: number;
  isMoving: boolean;
  cards: string[];
  facts: string[];
  status: string;
  verdict: string | null;
}

/** Where the board came to rest, painted or not: a machine that is busy elsewhere paints seldom. */
export interface Stop {
  ply: number;
  /** Entries in the list of moves, which is ahead of a board that still moves. */
  listed: number;
}

export interface Seen {
  glances: Glance[];
  stops: Stop[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** The frames of the newest game by their plies, as they come. It hears a page that is loaded after this. */
export function hear(page: Page): Frame[] {
  const frames: Frame[] = [];
  let game = 0;
  const take = (message: FromServer): Frame[] => {
    if (message.type === "ply") return [message.frame];
    if (message.type === "frames") return message.frames;
    if (message.type !== "game") return [];
    if (message.game.id !== game) frames.length = 0;
    game = message.game.id;
    return [message.game.frame];
  };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    for (const frame of take(JSON.parse(String(payload)) as FromServer)) frames[frame.ply] = frame;
  }));
  return frames;
}

/** Runs inside a page that allows names. */
function watch(): void {
  const { glances, stops } = (window.seen = { glances: [], stops: [] } as Seen);
  const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((each) => each.textContent ?? "");
  let isDirty = false;

  function look(): void {
    isDirty = false;
    const board = document.querySelector<HTMLElement>(".game .board-place .board");
    if (board?.dataset["ply"] === undefined) return;
    glances.push({
      ply: Number(board.dataset["ply"]),
      isMoving: board.classList.contains("moving"),
      cards: texts(".seat-count"),
      facts: texts(".facts dd"),
      status: texts(".status").join(" "),
      verdict: texts(".verdict:not([hidden]) .verdict-words")[0] ?? null,
    });
  }

  /** Each value that the board's ply had, in order: a record knows the one before it. */
  function rest(records: MutationRecord[]): void {
    const listed = document.querySelectorAll(".moves button.move").length;
    const ofGame = records.filter(({ target }) => target instanceof Element && target.matches(".game .board-place .board"));
    const values = [...ofGame.slice(1).map(({ oldValue }) => oldValue), (ofGame.at(-1)?.target as HTMLElement | undefined)?.dataset["ply"]];
    if (ofGame.length > 0) stops.push(...values.map((value) => ({ ply: Number(value), listed })));
  }

  new MutationObserver(rest).observe(document.body, { subtree: true, attributeFilter: ["data-ply"], attributeOldValue: true });
  new MutationObserver(() => {
    if (!isDirty) requestAnimationFrame(look);
    isDirty = true;
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Begins to look. */
export async function record(page: Page): Promise<void> {
  await page.evaluate(watch);
}

/** All that was seen, the next painting included. */
export function recorded(page: Page): Promise<Seen> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(window.seen))));
}
