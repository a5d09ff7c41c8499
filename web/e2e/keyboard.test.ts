// A game by the keyboard alone: from the home page to the end said in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openStage } from "./harness";
import { begin, hasMoved, myMoment, plies, until, type Wanted } from "./playing";

const stage = openStage();

/** Where the cursor is and where the first cell of a kind is, as a screen reader's user would hear them. */
function names(page: Page, kind: string): Promise<[cursor: string, target: string]> {
  return page.evaluate((words) => {
    const grid = document.querySelector(".board-place [role=grid]");
    const cursor = document.getElementById(grid?.getAttribute("aria-activedescendant") ?? "");
    const target = document.querySelector(`.board-cell[aria-label*="${words}"]`);
    return [cursor?.getAttribute("aria-label") ?? "", target?.getAttribute("aria-label") ?? ""];
  }, kind);
}

/** The arrows that lead nearer to the target: along the row first. */
function arrows(cursor: string, target: string): string[] {
  const across = target.charCodeAt(0) - cursor.charCodeAt(0);
  const down = parseInt(target.slice(1)) - parseInt(cursor.slice(1));
  const row = across === 0 ? [] : [across > 0 ? "ArrowRight" : "ArrowLeft"];
  const column = down === 0 ? [] : [down > 0 ? "ArrowDown" : "ArrowUp"];
  return [...row, ...column];
}

/** Goes to the first cell of a kind by the arrows, and presses Enter there. */
async function typeCell(page: Page, kind: string): Promise<void> {
  let before = "";
  for (let n = 0; n < 60; ++n) {
    const [cursor, target] = await names(page, kind);
    const keys = arrows(cursor, target);
    // On a board of lines a row may end before the target's column.
    const key = cursor === before ? keys.at(-1) : keys[0];
    await page.keyboard.press(key ?? "Enter");
    if (key === undefined) return;
    before = cursor;
  }
  throw new Error(`the arrows do not lead to what ${kind}`);
}

async function typeMove(page: Page): Promise<void> {
  await typeCell(page, "can be played");
}

async function tabTo(page: Page, reached: () => boolean): Promise<void> {
  for (let n = 0; n < 60; ++n) {
    if (await page.evaluate(reached)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard cannot get there");
}

test("a game of Adjacency by the keyboard alone", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.keyboard.press("n");
  await page.locator(".new-game").waitFor();
  await tabTo(page, () => document.activeElement?.getAttribute("name") === "new-game");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, () => document.activeElement?.getAttribute("name") === "size");
  await page.keyboard.type("4");
  await tabTo(page, () => document.activeElement?.getAttribute("name") === "rounds");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await page.locator(".board-place .board").waitFor();
  await tabTo(page, () => document.activeElement?.getAttribute("role") === "grid");
  for (let turn = 0; turn < 8 && (await myMoment(page)) !== "over"; ++turn) {
    const before = await plies(page);
    await typeMove(page);
    await hasMoved(page, before);
  }
  await page.locator(".verdict:not([hidden])").waitFor();
  assert.match((await page.locator("#announcements").textContent()) ?? "", /You|draw/);
  // Out of the board the arrows step through the game.
  await page.keyboard.press("Escape");
  await page.locator("main").focus();
  await page.keyboard.press("Home");
  await page.locator(".status", { hasText: /^Looking back: 0 of/ }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".status", { hasText: /^Looking back: 1 of/ }).waitFor();
  await page.keyboard.press("End");
  await page.locator(".verdict:not([hidden])").waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

/** What the keyboard does for a first move of each game. */
const kFirstMoves: [Wanted, (page: Page) => Promise<void>][] = [
  [{ game: "othello" }, typeMove],
  [{ game: "collapse" }, typeMove],
  [{ game: "ntil" }, async (page) => {
    await typeCell(page, "can move");
    await typeCell(page, "can be reached");
  }],
  [{ game: "brick" }, async (page) => {
    for (const key of ["ArrowLeft", "r", "Enter"]) await page.keyboard.press(key);
  }],
];

for (const [wanted, type] of kFirstMoves) {
  test(`a move of ${wanted.game} by the keyboard, and it is announced`, async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await begin(page, wanted);
    await myMoment(page);
    await page.keyboard.press("b");
    const before = await plies(page);
    await type(page);
    await hasMoved(page, before);
    await until(page, () => (document.getElementById("announcements")?.textContent ?? "") !== "", null);
    assert.deepEqual(visitor.problems, []);
    await visitor.leave();
  });
}

test("the focus is always to be seen, and Escape leaves a dialog", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  for (let n = 0; n < 12; ++n) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return document.activeElement === document.body ? "none" : `${style.outlineStyle} ${style.outlineWidth}`;
    });
    assert.equal(outline, "solid 2px", `after ${n + 1} tabs`);
  }
  await page.keyboard.press("?");
  await page.locator(".keys").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".keys").waitFor({ state: "detached" });
  await visitor.leave();
});
