// What hands do that once was lost: presses into an animation, keys while the focus is nowhere, the brick's turn, fingers
// on small cells, and sheets that hid what they talked about.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { kPhone, openStage, type Visitor } from "./harness";
import { allowNames, atRest, begin, hasPlies, myMoment, plies, until } from "./playing";

const stage = openStage();

async function visiting(visitor: Visitor, act: (page: Page) => Promise<void>): Promise<void> {
  await allowNames(visitor.page);
  await act(visitor.page);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
}

/** Clicks a first cell, and a second one in the very moment in which the pieces begin to move; answers the second's name. */
function clickBoth(page: Page, first: string, second: string): Promise<string> {
  return page.evaluate(([one, two]) => new Promise<string>((resolve) => {
    const board = document.querySelector(".board-place .board");
    const watcher = new MutationObserver(() => {
      const cell = board?.querySelector<HTMLElement>(two);
      if (!board?.classList.contains("moving") || !cell) return;
      watcher.disconnect();
      cell.click();
      resolve(cell.getAttribute("aria-label") ?? "");
    });
    if (board) watcher.observe(board, { attributes: true, attributeFilter: ["class"] });
    board?.querySelector<HTMLElement>(one)?.click();
  }), [first, second] as const);
}

const named = (name: string): string => `.board-cell[aria-label^="${name},"]`;

test("a click into the animation is a move, not lost: Othello", async () => {
  await visiting(await stage.visit({ speed: "normal", motion: true }), async (page) => {
    await begin(page, { game: "othello", seats: ["person", "person"] });
    await myMoment(page);
    await clickBoth(page, named("d3"), named("c3"));
    await hasPlies(page, 2);
    await page.locator(`${named("c3")}[aria-label*="white"]`).waitFor();
  });
});

test("a click into the fall is a move, not lost: Collapse, where three minutes count", async () => {
  await visiting(await stage.visit({ speed: "normal", motion: true }), async (page) => {
    await begin(page, { game: "collapse", parameters: { width: "10", height: "10", deal: "7" }, seats: ["person"] });
    await myMoment(page);
    await clickBoth(page, '.board-cell[aria-label*="can be played"][aria-label*="group of"]', '.board-cell[aria-label*="group of"]');
    await hasPlies(page, 2);
  });
});

test("a click into a chain ends it and chooses a column: nobody drops a brick unseen", async () => {
  await visiting(await stage.visit({ speed: "normal", motion: true }), async (page) => {
    await begin(page, { game: "brick", parameters: { deal: "7" }, seats: ["person"] });
    await myMoment(page);
    await clickBoth(page, '.board-cell[data-cell="1"]', '.board-cell[data-cell="8"]');
    await myMoment(page);
    assert.equal(await plies(page), 1);
    await page.evaluate(() => document.querySelector<HTMLElement>(".board-grid")?.focus());
    await page.keyboard.press("Enter");
    await hasPlies(page, 2);
  });
});

test("a game begun by the keyboard goes on by it: R turns the brick, Enter drops it", async () => {
  await visiting(await stage.visit(), async (page) => {
    await page.getByRole("button", { name: "Play Colour Brick", exact: true }).focus();
    await page.keyboard.press("Enter");
    await myMoment(page);
    await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    await hasPlies(page, 1);
    assert.match((await page.locator(".moves button.move").textContent()) ?? "", /,1$/);
  });
});

test("keys mean the board also while the focus is nowhere", async () => {
  await visiting(await stage.visit(), async (page) => {
    await page.getByRole("button", { name: "Play Colour Brick", exact: true }).click();
    await myMoment(page);
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
    await page.keyboard.press("r");
    await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    await hasPlies(page, 1);
    assert.match((await page.locator(".moves button.move").textContent()) ?? "", /,2$/);
  });
});

test("where no cursor is to be seen, Enter shows it before it plays there", async () => {
  await visiting(await stage.visit(), async (page) => {
    await page.getByRole("button", { name: "Play Adjacency", exact: true }).click();
    await myMoment(page);
    await page.keyboard.press("Enter");
    await page.locator(".board-grid.keys .cursor").waitFor();
    assert.equal(await plies(page), 0);
  });
});

/** Black has no move; White has one, and takes the last black disc by it. */
const kPass = "OX-------------- X";

test("Enter passes where nothing else is left, on the board and beside it", async () => {
  await visiting(await stage.visit(), async (page) => {
    for (const key of ["Enter", "b"]) {
      await begin(page, { game: "othello", parameters: { size: "4" }, start: kPass, seats: ["person", "person"] });
      assert.equal(await myMoment(page), "pass");
      await page.keyboard.press(key);
      if (key === "b") await page.keyboard.press("Enter");
      await hasPlies(page, 1);
      assert.match((await page.locator(".moves button.move").textContent()) ?? "", /pass/);
    }
  });
});

/** The brick in hand, as its tiles' classes from the top. */
function inHand(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll(".in-hand .tile")].map((tile) => tile.getAttribute("class")).join());
}

test("that a brick turns is told at the first move, and a button turns it", async () => {
  await visiting(await stage.visit(), async (page) => {
    await begin(page, { game: "brick", parameters: { deal: "7" }, seats: ["person"] });
    await myMoment(page);
    await page.locator(".board-tip", { hasText: "↻" }).waitFor();
    const before = await inHand(page);
    await page.locator(".brick-turn-sign").click();
    assert.notEqual(await inHand(page), before);
    await page.locator('.board-cell[data-cell="9"]').click({ position: { x: 5, y: 300 } });
    await hasPlies(page, 1);
    await myMoment(page);
    await page.locator(".board-tip").waitFor({ state: "hidden" });
    // At the last column the button stands at the other side, inside the window.
    const [sign, board] = await page.evaluate(() => [".brick-turn-sign", ".board-place .board"].map((each) => document.querySelector(each)?.getBoundingClientRect().right ?? 0));
    assert.ok((sign ?? 0) <= (board ?? 0));
  });
});

test("a finger lights a group of Collapse before it plays it", async () => {
  await visiting(await stage.visit({ size: kPhone }), async (page) => {
    await begin(page, { game: "collapse", parameters: { deal: "7" }, seats: ["person"] });
    await myMoment(page);
    const groups = '.board-cell[aria-label*="group of"]';
    await page.locator(groups).first().tap();
    await page.locator(".group-edge").waitFor({ state: "attached" });
    await page.locator(groups).last().tap();
    await page.locator(".badge", { hasText: "points" }).waitFor({ state: "attached" });
    assert.equal(await plies(page), 0);
    await page.locator(groups).last().tap();
    await hasPlies(page, 1);
  });
});

test("on a phone the well is wide, and what is told stands beside it", async () => {
  await visiting(await stage.visit({ size: kPhone }), async (page) => {
    await begin(page, { game: "brick", parameters: { deal: "7" }, seats: ["person"] });
    await myMoment(page);
    const boxes = await page.evaluate(() => [".board-stage", ".phone-bar", ".seat"].map((each) => document.querySelector(each)?.getBoundingClientRect().toJSON() as DOMRect));
    const [well, bar, seat] = boxes;
    assert.ok(well && bar && seat);
    assert.ok(well.width >= 260, `${well.width} of 390 px`);
    assert.ok(well.bottom <= bar.top, "all of it can be seen");
    assert.ok(seat.left >= well.right);
  });
});

for (const name of ["Analysis", "Explain"]) {
  test(`on a phone the board stays in sight under the tab ${name}`, async () => {
    await visiting(await stage.visit({ size: kPhone }), async (page) => {
      for (const game of ["othello", "ntil", "collapse", "brick"]) {
        await begin(page, { game, seats: ["person"] });
        await myMoment(page);
        await page.getByRole("button", { name: "Menu" }).tap();
        await page.getByRole("tab", { name }).tap();
        await atRest(page);
        const [board, sheet, tab] = await page.evaluate((tabs) => [".board-stage", ".sheet", tabs].map((each) => document.querySelector(each)?.getBoundingClientRect().toJSON() as DOMRect), ".tabs");
        assert.ok(board && sheet && tab);
        assert.ok(board.top >= 0 && board.bottom <= sheet.top + 1, `${game}: ${board.bottom} of ${sheet.top}`);
        assert.ok(tab.top < sheet.top + 24, "the study comes first in the sheet");
        await page.getByRole("button", { name: "Menu" }).tap();
      }
    });
  });
}

test("who chooses 3D or digits on a phone sees the board", async () => {
  await visiting(await stage.visit({ size: kPhone, graphics: "solid" }), async (page) => {
    await begin(page, { game: "ntil", seats: ["person", "person"] });
    await myMoment(page);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator(".sheet.open").waitFor();
    await page.getByRole("button", { name: "3D" }).tap();
    await page.locator(".board-place canvas").waitFor();
    assert.equal(await page.locator(".sheet.open").count(), 0);
  });
});

/** A white man on c7 that may take c6 and then c4. */
const kChain = `ntil board=5x9: ${["...", "...", ".....", "..b..", ".....", "..b..", "..w..", "...", "..."].join("")} w`;

test("a man that a half-made chain has leapt over is a ghost, until it is taken back", async () => {
  await visiting(await stage.visit(), async (page) => {
    await page.getByRole("button", { name: "Paste a game…" }).click();
    await page.getByLabel("Game as text").fill(kChain);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await myMoment(page);
    await page.locator(named("c7")).click();
    assert.equal(await page.locator(".pieces .leapt").count(), 0);
    await page.locator(named("c5")).click();
    await until(page, () => document.querySelectorAll(".pieces .leapt").length === 1, null);
    await page.locator("main").focus();
    await page.keyboard.press("Escape");
    await until(page, () => document.querySelectorAll(".pieces .leapt").length === 0, null);
  });
});
