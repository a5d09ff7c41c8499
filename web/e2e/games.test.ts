// A whole game of each kind by clicks, on small boards; agents that play each other, and the penalty of Ntil.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openStage } from "./harness";
import { begin, clickMove, hasMoved, hasPlies, myMoment, playOut, plies, type Wanted } from "./playing";

const stage = openStage();

const kRandom = { agent: "random" };
const kGames: [Wanted, RegExp][] = [
  [{ game: "othello", parameters: { size: "4" }, seats: ["person", kRandom] }, /^(You (won|lost), \d+ to \d+|A draw, \d+ to \d+)\. (The board is full|Neither side can move|(Black|White) has no discs left)\.$/],
  [{ game: "adjacency", parameters: { size: "4", rounds: "3" }, seats: ["person", kRandom] }, /^(You (won|lost), \d+ to \d+|A draw, \d+ to \d+)\. All rounds are played\.$/],
  [{ game: "ntil", parameters: { board: "5x5" }, seats: ["person", kRandom] }, /^(You (won|lost), \d+ to \d+|A draw, \d+ to \d+)\. \S.*\.$/],
  [{ game: "collapse", parameters: { width: "4", height: "4", colours: "3", deal: "7" }, seats: ["person"] }, /^(The end: -?\d+ points, \d+ blocks left\. No group is left\.|An empty board! -?\d+ points\.)$/],
  [{ game: "brick", parameters: { bricks: "4", deal: "7" }, seats: ["person"] }, /^The end: [\d,]+ points\. All bricks are placed\.$/],
];

for (const [wanted, end] of kGames) {
  test(`a whole game of ${wanted.game} by clicks`, async () => {
    const visitor = await stage.visit();
    await begin(visitor.page, wanted);
    assert.match(await playOut(visitor.page), end);
    assert.deepEqual(visitor.problems, []);
    await visitor.leave();
  });
}

test("agents play each other, can be paused, stepped and taken over", async () => {
  const visitor = await stage.visit({ speed: "normal", motion: true });
  const { page } = visitor;
  await begin(page, { game: "othello", parameters: { size: "6" }, seats: [kRandom, kRandom] });
  await hasMoved(page, 1);
  await page.keyboard.press("p");
  await page.locator(".status", { hasText: "Paused." }).waitFor();
  const paused = await plies(page);
  await page.getByRole("button", { name: "Forward" }).first().click();
  await hasPlies(page, paused + 1);
  await page.locator(".status", { hasText: "Paused." }).waitFor();
  assert.equal(await plies(page), paused + 1);
  for (const seat of [0, 1]) {
    await page.locator(".seat-who").nth(seat).click();
    await page.locator(".seat-dialog").getByText("Person", { exact: true }).click();
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.locator(".seat-dialog").waitFor({ state: "detached" });
  }
  assert.notEqual(await myMoment(page), "over");
  await clickMove(page);
  await hasPlies(page, paused + 2);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("the ntil penalty is a choice of three pieces", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "ntil", parameters: { board: "5x9", ntil: "on" }, seats: ["person", "person"] });
  // White offers a piece, black leaves the capture out, white takes three.
  const step = async (from: string, to: string): Promise<void> => {
    await page.locator(`.board-cell[aria-label^="${from},"]`).click();
    await page.locator(`.board-cell[aria-label^="${to},"]`).click();
  };
  await step("c6", "c5");
  await page.locator('.board-cell[aria-label*="black man, can move"]').first().waitFor();
  await step("a4", "a5");
  await page.locator(".board-bar-text", { hasText: "take 3 more" }).waitFor();
  for (const cell of ["a1", "c1", "e1"]) await page.locator(`.board-cell[aria-label^="${cell},"]`).click();
  await page.getByRole("button", { name: "Take these pieces" }).click();
  await page.locator(".seat", { hasText: "13" }).waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});
