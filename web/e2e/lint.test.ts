// A lint of the screen: every screen and tab, in both languages and four widths, has no text that is cut off, no texts or
// buttons over each other, and nothing beyond the window. What counts is in lint.ts.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { kPhone, kPictures, kWide, openStage, type Visitor } from "./harness";
import { faults, kCovers, kExempt, kScrollers } from "./lint";
import { allowNames, begin, myMoment, playOut, sheet, takeTurn, until, type Wanted } from "./playing";

const stage = openStage();

const kSizes = [kPhone, kWide, { width: 1366, height: 768 }, { width: 1920, height: 1080 }];
const kLists = { scrollers: kScrollers.join(), covers: kCovers.join(), exempt: kExempt.join() };

const kLevel = { level: 1 };
const kGames: Wanted[] = [
  { game: "othello", seats: ["person", kLevel] },
  { game: "adjacency", seats: ["person", kLevel] },
  { game: "ntil", seats: ["person", kLevel] },
  { game: "collapse", parameters: { deal: "11" }, seats: ["person"] },
  { game: "brick", parameters: { deal: "5" }, seats: ["person"] },
];
const kMoves = 3;

/** What there is to look at: games in mid-play and one that is over. */
interface Known {
  games: Map<string, number>;
  over: number;
}
let known: Known | null = null;

async function prepare(): Promise<Known> {
  if (known) return known;
  const visitor = await stage.visit();
  const { page } = visitor;
  const games = new Map<string, number>();
  for (const wanted of kGames) {
    games.set(wanted.game, await begin(page, wanted));
    for (let move = 0; move < kMoves; ++move) await takeTurn(page, move);
    await myMoment(page);
  }
  const over = await begin(page, { game: "othello", parameters: { size: "4" }, seats: ["person", { agent: "random" }] });
  await playOut(page);
  await visitor.leave();
  return (known = { games, over });
}

/** One screen: how one comes there from the one before it, and where it lies under the sheet of a phone. */
interface Screen {
  name: string;
  open: (page: Page) => Promise<unknown>;
  inSheet?: boolean;
}

async function goTo(page: Page, hash: string, there: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator(there).first().waitFor({ state: "attached" });
}

const escape = (page: Page): Promise<void> => page.keyboard.press("Escape");

async function unfold(page: Page, inside: string): Promise<void> {
  await page.locator(`${inside} details`).evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
}

/** The dialog for each game, with an agent on its last seat and all its options open. */
function newGames(): Screen[] {
  return kGames.map(({ game }, index) => ({
    name: `new game of ${game}`,
    open: async (page) => {
      await page.locator(".game-choice").nth(index).click();
      await page.locator(".new-game .player").last().locator(".choice").last().click();
      await unfold(page, ".new-game");
    },
  }));
}

function atHome(): Screen[] {
  return [
    { name: "home", open: (page) => goTo(page, "#/", ".home .listing:not([hidden]) .row") },
    { name: "new game", open: (page) => page.keyboard.press("n") },
    ...newGames(),
    { name: "import", open: async (page) => {
      await escape(page);
      await page.locator(".home-actions .button").nth(1).click();
    } },
    { name: "keys", open: async (page) => {
      await escape(page);
      await page.keyboard.press("?");
      await page.locator(".keys-table").waitFor();
    } },
    { name: "games", open: async (page) => {
      await escape(page);
      await goTo(page, "#/games", ".games .row");
    } },
  ];
}

/** Explanations come later than their tab. */
async function explained(page: Page): Promise<void> {
  await until(page, () => document.querySelector(".explained:not([aria-busy]) > *") !== null, null);
}

async function analysed(page: Page): Promise<void> {
  await page.locator(".analysis .switch input").evaluate((live) => (live as HTMLInputElement).click());
  await page.locator(".analysis .ranking li").first().waitFor({ state: "attached" });
}

const tab = (name: string) => (page: Page): Promise<unknown> => page.evaluate((id) => document.getElementById(id)?.click(), `tab-${name}`);

function atGame(game: string, id: number): Screen[] {
  return [
    { name: game, open: (page) => goTo(page, `#/game/${id}`, `.game[data-game=${game}] .move`) },
    { name: `${game}: moves`, open: tab("moves"), inSheet: true },
    { name: `${game}: rules`, open: tab("rules"), inSheet: true },
    { name: `${game}: analysis`, inSheet: true, open: async (page) => {
      await tab("analysis")(page);
      await analysed(page);
    } },
    { name: `${game}: explain`, inSheet: true, open: async (page) => {
      await tab("explain")(page);
      await explained(page);
    } },
    { name: `${game}: share`, inSheet: true, open: (page) => page.evaluate(() => document.querySelector<HTMLElement>(".menu-holder button")?.click()) },
    { name: `${game}: seat`, open: async (page) => {
      await page.evaluate(() => document.querySelector<HTMLElement>(".seat-who")?.click());
      await page.locator(".seat-dialog").waitFor();
    } },
    { name: `${game}: after the seat`, open: escape },
  ];
}

function atLab(): Screen[] {
  return [
    { name: "lab", open: (page) => goTo(page, "#/lab", ".lab-list") },
    ...["experiments", "trainings", "tournaments"].map((name) => ({ name: `lab: ${name}`, open: tab(name) })),
    { name: "new tournament", open: async (page) => {
      await page.locator("#panel-tournaments .button.primary").click();
      await unfold(page, ".lab-form");
    } },
    { name: "new training", open: async (page) => {
      await escape(page);
      await tab("trainings")(page);
      await page.locator("#panel-trainings .button.primary").click();
    } },
    { name: "lab again", open: async (page) => {
      await escape(page);
      await tab("tournaments")(page);
    } },
  ];
}

function atSetup(): Screen[] {
  return kGames.map(({ game }) => ({
    name: `set-up of ${game}`,
    open: async (page) => {
      await goTo(page, `#/setup/${game}`, `.setup[data-game=${game}] .board`);
      await until(page, () => {
        const verdict = document.querySelector(".setup-verdict");
        return verdict !== null && verdict.textContent !== "" && !verdict.hasAttribute("aria-busy");
      }, null);
    },
  }));
}

/** Lets nothing be drawn, or everything again: what is judged is where boxes lie, and drawing them is the dearest part. */
async function draw(page: Page, isDrawn: boolean): Promise<void> {
  await page.evaluate((clip) => {
    for (const each of document.querySelectorAll<HTMLElement>("html, dialog")) each.style.clipPath = clip;
  }, isDrawn || kPictures ? "" : "inset(50%)");
}

async function lint(visitor: Visitor, screens: Screen[], language: string): Promise<string[]> {
  const { page } = visitor;
  const found = new Map<string, string[]>();
  for (const { name, open, inSheet } of screens) {
    await open(page);
    await draw(page, false);
    for (const size of kSizes) {
      await page.setViewportSize(size);
      await sheet(page, inSheet === true && size === kPhone);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const wrong = await page.evaluate(faults, kLists);
      if (size.width <= kWide.width) await visitor.shot(`${language}-${size.width}-${name.replace(/\W+/g, "-")}`);
      for (const fault of wrong) found.set(fault, [...(found.get(fault) ?? []), `${name} ${size.width}`]);
    }
    await draw(page, true);
  }
  return [...found].map(([fault, places]) => `${fault} (${places.join(", ")})`);
}

/** What one visitor looks at, one after the other. */
const kParts: [name: string, screens: (known: Known) => Screen[]][] = [
  ["home and its dialogs", atHome],
  ...kGames.map(({ game }): [string, (known: Known) => Screen[]] => [game, ({ games }) => atGame(game, games.get(game) ?? 0)]),
  ["the end", ({ over }) => [{ name: "the end", open: (page) => goTo(page, `#/game/${over}`, ".verdict:not([hidden])") }]],
  ["the lab", atLab],
  ["set-up", atSetup],
];

for (const language of ["en", "id"] as const) {
  for (const [name, screens] of kParts) {
    test(`${name} fits at every width (${language})`, async () => {
      const played = await prepare();
      const visitor = await stage.visit({ language });
      await allowNames(visitor.page);
      assert.equal((await lint(visitor, screens(played), language)).join("\n"), "");
      assert.deepEqual(visitor.problems, []);
      await visitor.leave();
    });
  }
}
