// What a person does at a board: begin a game in the dialog, wait for the turn, click or type a move.

import type { Page } from "playwright-core";
import { kPatience } from "./harness";

export type Sitter = "person" | { level: number } | { agent: string };

export interface Wanted {
  game: string;
  parameters?: Record<string, string>;
  /** The text of the position to begin at. */
  start?: string;
  seats?: Sitter[];
}

const kLegal = '.board-cell[aria-label*="can be played"], .board-cell[aria-label*="can move"]';
export const kReach = '.board-cell[aria-label*="can be reached"]';

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

/** Opens the dialog, in English, and fills it in. */
export async function fillIn(page: Page, wanted: Wanted): Promise<void> {
  await page.keyboard.press("n");
  await page.locator(".new-game").waitFor();
  const titles: Record<string, string> = { brick: "Colour Brick" };
  const title = titles[wanted.game] ?? wanted.game;
  await page.locator(".game-choice", { hasText: new RegExp(`^${title}$`, "i") }).click();
  for (const [key, value] of Object.entries(wanted.parameters ?? {})) await setParameter(page, key, value);
  for (const [seat, sitter] of (wanted.seats ?? []).entries()) await sit(page, seat, sitter);
  if (wanted.start !== undefined) {
    await page.locator(".new-game .dialog-body > .more > summary").click();
    await page.locator("#new-start").fill(wanted.start);
  }
}

/** Begins the game that the dialog tells of, and answers its number. */
export async function start(page: Page): Promise<number> {
  const before = page.url();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL((url) => /#\/game\/\d+/.test(url.hash) && url.href !== before);
  await page.locator(".board-place .board").waitFor();
  return gameNumber(page);
}

export async function begin(page: Page, wanted: Wanted): Promise<number> {
  await fillIn(page, wanted);
  return start(page);
}

export function gameNumber(page: Page): number {
  return Number(/#\/game\/(\d+)/.exec(page.url())?.[1]);
}

export type Moment = "move" | "pass" | "over";

/**
 * Asks the page until the answer is not false. Playwright's own waitForFunction evaluates text later on,
 * which the page's content policy forbids. The question must hold no named function: the compiler would
 * mark it with a helper that the page does not have.
 */
export async function until<A, T>(page: Page, question: (argument: A) => T, argument: A): Promise<T> {
  const deadline = Date.now() + kPatience;
  const ask = page.evaluate.bind(page) as (question: (argument: A) => T, argument: A) => Promise<T>;
  for (;;) {
    const answer = await ask(question, argument);
    if (answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${question.toString()} of ${String(argument)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Lets functions that run inside the page have names: the compiler marks them with a helper that no page has. */
export async function allowNames(page: Page): Promise<void> {
  await page.evaluate("globalThis.__name = (each) => each");
}

/** Waits until it is so, for what no page shows. */
export async function becomes(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + kPatience;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Waits until what the last act has set moving on the screen has come to rest. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await until(page, () => document.getAnimations().every((each) =>
    each.playState !== "running" || each.effect?.getComputedTiming().endTime === Infinity), null);
}

/** Waits until the page shows so many moves. */
export async function hasPlies(page: Page, count: number): Promise<void> {
  await until(page, (wanted) => document.querySelectorAll(".moves button.move").length === wanted, count);
}

/** Waits until there are more moves than before, or the game is over. */
export async function hasMoved(page: Page, before: number): Promise<void> {
  await until(page, (count) => document.querySelectorAll(".moves button.move").length > count
    || document.querySelector(".verdict:not([hidden])") !== null, before);
}

/** Waits until this person may do something, or the game is over. */
export async function myMoment(page: Page): Promise<Moment> {
  const moment = await until(page, (legal): Moment | false => {
    if (document.querySelector(".board.moving")) return false;
    if (document.querySelector(".verdict:not([hidden])")) return "over";
    if (document.querySelector(".board-bar.shown .board-button.main")) return "pass";
    return document.querySelector(`${legal}, .board-brick .in-hand:not(.waiting)`) ? "move" : false;
  }, kLegal);
  if (moment === false) throw new Error("nobody's moment");
  return moment;
}

/** How many plies the page knows. */
export function plies(page: Page): Promise<number> {
  return page.locator(".moves button.move").count();
}

interface Spot {
  x: number;
  y: number;
  name: string;
}

/** Is this a phone, where one taps? */
function hasFingers(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia("(pointer: coarse)").matches);
}

/** Clicks or taps into the middle of the nth of these as soon as there are any; answers its name. */
async function press(page: Page, selector: string, nth: number, times = 1): Promise<string> {
  const spot = await until(page, ([what, index]): Spot | false => {
    const all = document.querySelectorAll(what);
    const chosen = all[index % all.length];
    if (!chosen) return false;
    const box = chosen.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, name: chosen.getAttribute("aria-label") ?? "" };
  }, [selector, nth] as const) as Spot;
  const fingers = await hasFingers(page);
  for (let time = 0; time < times; ++time) {
    if (fingers) await page.touchscreen.tap(spot.x, spot.y);
    else await page.mouse.click(spot.x, spot.y);
  }
  return spot.name;
}

/** A finger lights a group, or brings the brick to a column, before it plays there. */
async function touches(page: Page, column: number | null): Promise<number> {
  if (!(await hasFingers(page))) return 1;
  const at = await page.evaluate(() => document.querySelector<HTMLElement>(".board-cell.cursor")?.dataset["cell"]);
  return at === String(column) ? 1 : 2;
}

/** Clicks one legal move: the nth that may be played, then its first target where a piece moves. */
export async function clickMove(page: Page, nth = 0): Promise<void> {
  const brick = (await page.locator(".board-brick").count()) > 0;
  const isCollapse = (await page.locator('.board-place .board[data-game="collapse"]').count()) > 0;
  const times = brick || isCollapse ? await touches(page, brick ? nth % 10 : null) : 1;
  const clicked = await press(page, brick ? ".board-brick .board-cell" : kLegal, brick ? nth % 10 : nth, times);
  if (brick || !clicked.includes("can move") || isCollapse) return;
  await press(page, kReach, 0);
  const stop = page.locator(".board-bar.shown .board-button.main");
  if ((await stop.count()) > 0) await stop.click();
}

/** Does what this moment asks for, a pass where nothing else is left, and answers what it was. */
export async function takeTurn(page: Page, nth: number): Promise<Moment> {
  const moment = await myMoment(page);
  if (moment === "over") return moment;
  const before = await plies(page);
  if (moment === "pass") await page.locator(".board-bar.shown .board-button.main").click();
  else await clickMove(page, nth);
  await hasMoved(page, before);
  return moment;
}

/** Plays until the end is said in words; answers the words. */
export async function playOut(page: Page, most = 80): Promise<string> {
  for (let turn = 0; turn < most; ++turn) {
    if ((await takeTurn(page, turn)) === "over") return (await page.locator(".verdict-words").textContent()) ?? "";
  }
  throw new Error("the game did not end");
}

/** On a phone tabs and controls are a sheet that the last of the five buttons opens. */
export async function sheet(page: Page, isOpen: boolean): Promise<void> {
  await page.evaluate((wanted) => {
    const found = document.querySelector(".sheet");
    if (found && found.classList.contains("open") !== wanted) document.querySelector<HTMLElement>(".phone-bar button:last-child")?.click();
  }, isOpen);
}
