// More than one browser, and lines that break: a seat by link, a third who watches, a reload in
// mid-game, the server killed with -9 and started again.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openStage } from "./harness";
import { begin, clickMove, gameNumber, hasPlies, myMoment, plies } from "./playing";

const stage = openStage();

function pieces(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll(".board-place .board-cell")]
    .map((cell) => (cell.getAttribute("aria-label") ?? "").split(",")[1]).join());
}

test("a reload in mid-game changes nothing", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "othello", parameters: { size: "6" }, seats: ["person", "person"] });
  await myMoment(page);
  await clickMove(page);
  await hasPlies(page, 1);
  await myMoment(page);
  const before = await pieces(page);
  await page.reload();
  await hasPlies(page, 1);
  await myMoment(page);
  assert.equal(await pieces(page), before);
  await clickMove(page);
  await hasPlies(page, 2);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("two browsers play one game, a third watches", async () => {
  const ana = await stage.visit();
  const id = await begin(ana.page, { game: "adjacency", parameters: { size: "4", rounds: "4" }, seats: ["person", "person"] });
  await ana.page.getByRole("button", { name: "Offer this seat by link" }).nth(1).click();
  const link = await ana.page.getByLabel("Link to the seat").inputValue();
  await ana.page.keyboard.press("Escape");
  const budi = await stage.visit({}, new URL(link).hash);
  const third = await stage.visit({}, `#/game/${id}`);

  assert.equal(await myMoment(ana.page), "move");
  await budi.page.locator(".status", { hasText: /^Waiting for/ }).waitFor();
  assert.equal(await budi.page.locator('.board-cell[aria-label*="can be played"]').count(), 0);
  await clickMove(ana.page);
  for (const { page } of [ana, budi, third]) await hasPlies(page, 1);
  assert.equal(await myMoment(budi.page), "move");
  assert.equal(await third.page.locator('.board-cell[aria-label*="can be played"]').count(), 0);
  await ana.page.locator(".status", { hasText: /^Waiting for/ }).waitFor();
  await clickMove(budi.page, 3);
  for (const { page } of [ana, budi, third]) await hasPlies(page, 2);

  // Both keep their seats over a reload.
  await Promise.all([ana.page.reload(), budi.page.reload()]);
  assert.equal(await myMoment(ana.page), "move");
  await budi.page.locator(".status", { hasText: /^Waiting for/ }).waitFor();
  await clickMove(ana.page, 5);
  for (const { page } of [ana, budi, third]) await hasPlies(page, 3);
  assert.equal(await pieces(ana.page), await pieces(third.page));
  for (const visitor of [ana, budi, third]) assert.deepEqual(visitor.problems, []);
  await Promise.all([ana.leave(), budi.leave(), third.leave()]);
});

test("the server is killed in mid-game and started again: no acknowledged move is lost", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "adjacency", parameters: { size: "6" }, seats: ["person", { level: 1 }] });
  for (const count of [2, 4, 6]) {
    assert.equal(await myMoment(page), "move");
    await clickMove(page, count);
    await hasPlies(page, count);
  }
  await myMoment(page);
  const before = await pieces(page);
  await stage.server.end("SIGKILL");
  await page.getByRole("alert").filter({ hasText: "The line to papan is lost" }).waitFor();
  assert.equal(await page.locator('.board-cell[aria-label*="can be played"]').count(), 0);
  await stage.server.run();
  await page.locator(".banner").waitFor({ state: "hidden" });
  assert.equal(await myMoment(page), "move");
  assert.equal(await plies(page), 6);
  assert.equal(await pieces(page), before);
  await clickMove(page, 1);
  await hasPlies(page, 8);
  const id = gameNumber(page);
  const fresh = await stage.visit({}, `#/game/${id}`);
  await hasPlies(fresh.page, 8);
  assert.deepEqual(visitor.problems, []);
  await Promise.all([visitor.leave(), fresh.leave()]);
});
