// A game by the keyboard alone: from the home page to the end said in words.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { launch, Server, Visitor } from "./harness";
import { myMoment, plies } from "./playing";

let server: Server;
let browser: Browser;

before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});

after(async () => {
  await browser.close();
  await server.stop();
});

interface Place {
  cursor: [number, number];
  target: [number, number];
}

/** Where the cursor is and where the first legal cell is, as a screen reader's user would hear them. */
function places(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const at = (cell: Element | null): [number, number] => {
      const name = cell?.getAttribute("aria-label")?.split(",")[0] ?? "a1";
      return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
    };
    const grid = document.querySelector(".board-place [role=grid]");
    const cursor = document.getElementById(grid?.getAttribute("aria-activedescendant") ?? "");
    return { cursor: at(cursor), target: at(document.querySelector('.board-cell[aria-label*="can be played"]')) };
  });
}

async function typeMove(page: Page): Promise<void> {
  const { cursor, target } = await places(page);
  const across = target[0] - cursor[0];
  const down = target[1] - cursor[1];
  for (let n = 0; n < Math.abs(across); ++n) await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let n = 0; n < Math.abs(down); ++n) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  await page.keyboard.press("Enter");
}

async function tabTo(page: Page, reached: () => boolean): Promise<void> {
  for (let n = 0; n < 60; ++n) {
    if (await page.evaluate(reached)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard cannot get there");
}

test("a game of Adjacency by the keyboard alone", async () => {
  const visitor = await Visitor.arrive(browser, server);
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
    await page.waitForFunction((count) => document.querySelectorAll(".moves button.move").length > count, before);
  }
  await page.locator(".verdict:not([hidden])").waitFor();
  assert.match((await page.locator("#announcements").textContent()) ?? "", /You|draw/);
  // Out of the board the arrows step through the game.
  await page.keyboard.press("Escape");
  await page.locator("main").focus();
  await page.keyboard.press("Home");
  await page.getByText(/^Looking back: 0 of/).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^Looking back: 1 of/).waitFor();
  await page.keyboard.press("End");
  await page.locator(".verdict:not([hidden])").waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("the focus is always to be seen, and Escape leaves a dialog", async () => {
  const visitor = await Visitor.arrive(browser, server);
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
