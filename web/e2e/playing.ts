// What a person does at a board: begin a game in the dialog, wait for the turn, click or type a move.

import type { Page } from "playwright-core";

export type Sitter = "person" | { level: number } | { agent: string };

export interface Wanted {
  game: string;
  parameters?: Record<string, string>;
  seats?: Sitter[];
}

const kLegal = '.board-cell[aria-label*="can be played"], .board-cell[aria-label*="can move"]';
const kReach = '.board-cell[aria-label*="can be reached"]';

async function sit(page: Page, seat: number, sitter: Sitter): Promise<void> {
  const player = page.locator(".player").nth(seat);
  if (sitter === "person") {
    await player.getByText("Person", { exact: true }).click();
  } else if ("level" in sitter) {
    await player.getByText("papan", { exact: true }).click();
    await player.locator("input[type=range]").fill(String(sitter.level));
  } else {
    await player.getByText("Agent", { exact: true }).click();
    await player.locator(".agent-field > select").selectOption(sitter.agent);
  }
}

async function setParameter(page: Page, key: string, value: string): Promise<void> {
  const field = page.locator(`.new-game [name="${key}"]`);
  const kind = await field.evaluate((element) => `${element.tagName}:${element.getAttribute("type") ?? ""}`);
  if (kind === "SELECT:") await field.selectOption(value);
  else if (kind === "INPUT:checkbox") await field.setChecked(value === "on");
  else await field.fill(value);
}

/** Begins a game through the dialog, in English, and answers its number. */
export async function begin(page: Page, wanted: Wanted): Promise<number> {
  await page.keyboard.press("n");
  await page.locator(".new-game").waitFor();
  const titles: Record<string, string> = { brick: "Colour Brick" };
  const title = titles[wanted.game] ?? wanted.game;
  await page.locator(".game-choice", { hasText: new RegExp(`^${title}$`, "i") }).click();
  for (const [key, value] of Object.entries(wanted.parameters ?? {})) await setParameter(page, key, value);
  for (const [seat, sitter] of (wanted.seats ?? []).entries()) await sit(page, seat, sitter);
  const before = page.url();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL((url) => /#\/game\/\d+/.test(url.hash) && url.href !== before);
  await page.locator(".board-place .board").waitFor();
  return gameNumber(page);
}

export function gameNumber(page: Page): number {
  return Number(/#\/game\/(\d+)/.exec(page.url())?.[1]);
}

export type Moment = "move" | "pass" | "over";

/** Waits until this person may do something, or the game is over. */
export async function myMoment(page: Page): Promise<Moment> {
  const handle = await page.waitForFunction((legal) => {
    const seen = (selector: string): boolean => document.querySelector(selector) !== null;
    if (document.querySelector(".board.moving")) return false;
    if (seen(".verdict:not([hidden])")) return "over";
    if (seen(".board-bar.shown .board-button.main")) return "pass";
    const brick = seen(".board-brick") && seen(".in-hand:not(.waiting)");
    return seen(legal) || brick ? "move" : false;
  }, kLegal);
  return (await handle.jsonValue()) as Moment;
}

/** How many plies the page knows. */
export function plies(page: Page): Promise<number> {
  return page.locator(".moves button.move").count();
}

/** Clicks one legal move: the nth that may be played, then its first target where a piece moves. */
export async function clickMove(page: Page, nth = 0): Promise<void> {
  const brick = page.locator(".board-brick .board-cell");
  if ((await brick.count()) > 0) return brick.nth(nth % 10).click();
  const legal = page.locator(kLegal);
  const moves = (await legal.first().getAttribute("aria-label"))?.includes("can move") ?? false;
  const collapse = (await page.locator(".board-collapse").count()) > 0;
  await legal.nth(nth % (await legal.count())).click();
  if (!moves || collapse) return;
  await page.locator(kReach).first().click();
  const stop = page.locator(".board-bar.shown .board-button.main");
  if ((await stop.count()) > 0) await stop.click();
}

/** Plays until the end is said in words; answers the words. */
export async function playOut(page: Page, most = 80): Promise<string> {
  for (let turn = 0; turn < most; ++turn) {
    const moment = await myMoment(page);
    if (moment === "over") return (await page.locator(".verdict-words").textContent()) ?? "";
    const before = await plies(page);
    if (moment === "pass") await page.locator(".board-bar.shown .board-button.main").click();
    else await clickMove(page, turn);
    await page.waitForFunction(
      (count) => document.querySelectorAll(".moves button.move").length > count
        || document.querySelector(".verdict:not([hidden])") !== null, before);
  }
  throw new Error("the game did not end");
}
