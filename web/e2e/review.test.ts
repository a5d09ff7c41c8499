// Undo and redo, replay, links, sharing, pasting, languages, the list of games.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openStage } from "./harness";
import { begin, clickMove, gameNumber, hasPlies, myMoment, playOut, takeTurn } from "./playing";

const stage = openStage();

async function playSome(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; ++move) assert.equal(await takeTurn(page, move), "move");
}

function pieces(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll(".board-place .board-cell")]
    .map((cell) => (cell.getAttribute("aria-label") ?? "").split(",")[1]).join());
}

test("undo and redo against an agent, and between persons", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "othello", parameters: { size: "6" }, seats: ["person", { level: 1 }] });
  await myMoment(page);
  const start = await pieces(page);
  await clickMove(page);
  await hasPlies(page, 2);
  await myMoment(page);
  const later = await pieces(page);
  await page.keyboard.press("u");
  await hasPlies(page, 0);
  await myMoment(page);
  assert.equal(await pieces(page), start);
  await page.keyboard.press("y");
  await hasPlies(page, 2);
  await myMoment(page);
  assert.equal(await pieces(page), later);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("replay: steps, the list of moves, a link to a move, the list of games", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  const id = await begin(page, { game: "adjacency", parameters: { size: "4", rounds: "3" }, seats: ["person", "person"] });
  await playOut(page);
  await page.getByRole("button", { name: "To the start" }).click();
  await page.locator(".status", { hasText: "Looking back: 0 of 6." }).waitFor();
  await page.getByRole("button", { name: "Forward" }).first().click();
  await page.locator(".status", { hasText: "Looking back: 1 of 6." }).waitFor();
  await page.locator(".moves button.move").nth(3).click();
  await page.locator(".status", { hasText: "Looking back: 4 of 6." }).waitFor();
  assert.match(page.url(), new RegExp(`#/game/${id}/4$`));
  const fourth = await pieces(page);

  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("menuitem", { name: "Copy a link to this move" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await stage.visit({}, new URL(link).hash);
  await other.page.locator(".status", { hasText: "Looking back: 4 of 6." }).waitFor();
  assert.equal(await pieces(other.page), fourth);
  await other.leave();

  await visitor.go("#/games");
  await page.getByLabel("State").selectOption("over");
  await page.locator(`a[href="#/game/${id}"]`).click();
  await page.locator(".verdict:not([hidden])").waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("a record and a position can be copied and pasted; record and picture downloaded", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  const id = await begin(page, { game: "othello", parameters: { size: "4" }, seats: ["person", "person"] });
  await playSome(page, 3);
  await myMoment(page);
  const board = await pieces(page);
  for (const item of ["Copy the record", "Copy the position"]) {
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.getByText("Copied.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const other = await stage.visit();
    await other.page.getByRole("button", { name: "Paste a game…" }).click();
    await other.page.getByLabel("Game as text").fill(text);
    await other.page.getByRole("button", { name: "Open", exact: true }).click();
    await other.page.locator(".board-place .board").waitFor();
    assert.notEqual(gameNumber(other.page), id);
    await myMoment(other.page);
    assert.equal(await pieces(other.page), board, item);
    await other.leave();
  }
  for (const [item, name] of [["Download the record", /\.json$/], ["Download a picture", /\.png$/]] as const) {
    await page.getByRole("button", { name: "Share" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    assert.match((await download).suggestedFilename(), name);
  }
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("a judge's bricks, a hint, a resignation, a rematch with swapped seats", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.keyboard.press("n");
  await page.locator(".game-choice", { hasText: "Colour Brick" }).click();
  await page.getByText("Begin elsewhere").click();
  await page.getByLabel("Bricks", { exact: true }).last().fill("2 3\n111\n222");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".board-brick").waitFor();
  assert.equal(await myMoment(page), "move");
  await page.keyboard.press("h");
  await page.locator(".status", { hasText: /^Try \d+,\d\.$/ }).waitFor();
  assert.match(await playOut(page), /^The end: 18 points\. All bricks are placed\.$/);

  await begin(page, { game: "othello", parameters: { size: "4" }, seats: ["person", { level: 1 }] });
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator(".confirm").getByRole("button", { name: "Resign" }).click();
  await page.locator(".verdict-words", { hasText: "You resigned." }).waitFor();
  const before = gameNumber(page);
  await page.locator(".verdict").getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => !url.hash.endsWith(`/${before}`));
  await page.locator(".seat-name").first().filter({ hasText: "papan, level 1" }).waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("Indonesian throughout, also in mid-game, and remembered", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "adjacency", parameters: { size: "4" }, seats: ["person", "person"] });
  await playSome(page, 1);
  await page.keyboard.press("l");
  await page.locator(".status", { hasText: "Giliran O." }).waitFor();
  assert.equal(await page.locator(".moves button.move").count(), 1);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "id");
  await page.getByRole("tab", { name: "Aturan" }).click();
  await page.getByText("Tandai kotak kosong mana saja.").waitFor();
  await page.reload();
  await page.locator(".status", { hasText: "Giliran O." }).waitFor();
  await visitor.leave();
});
