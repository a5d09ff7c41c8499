// A whole game of each kind by clicks, on small boards, and how soon the first move is answered.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { launch, Server, Visitor } from "./harness";
import { begin, clickMove, myMoment, playOut, plies, type Wanted } from "./playing";

let server: Server;
let browser: Browser;

before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});

after(async () => {
  await browser.close();
  await server.stop();
});

const kRandom = { agent: "random" };
const kGames: [Wanted, RegExp][] = [
  [{ game: "othello", parameters: { size: "4" }, seats: ["person", kRandom] }, /^(You (won|lost), \d+ to \d+|A draw, \d+ to \d+)\.$/],
  [{ game: "adjacency", parameters: { size: "4", rounds: "3" }, seats: ["person", kRandom] }, /^(You (won|lost), \d+ to \d+|A draw, \d+ to \d+)\.$/],
  [{ game: "ntil", parameters: { board: "5x5" }, seats: ["person", kRandom] }, /^(You (won|lost), \d+ to \d+|A draw, \d+ to \d+)\.$/],
  [{ game: "collapse", parameters: { width: "4", height: "4", colours: "3", deal: "7" }, seats: ["person"] }, /points/],
  [{ game: "brick", parameters: { bricks: "4", deal: "7" }, seats: ["person"] }, /^The end: [\d,]+ points\.$/],
];

for (const [wanted, end] of kGames) {
  test(`a whole game of ${wanted.game} by clicks`, async () => {
    const visitor = await Visitor.arrive(browser, server);
    await begin(visitor.page, wanted);
    assert.match(await playOut(visitor.page), end);
    assert.deepEqual(visitor.problems, []);
    await visitor.leave();
  });
}

test("one click on the home page, and the first move is answered within a second at level 3", async () => {
  for (const game of ["Othello", "Adjacency", "Ntil", "Collapse", "Colour Brick"]) {
    const visitor = await Visitor.arrive(browser, server);
    const { page } = visitor;
    await page.getByRole("button", { name: `Play ${game}`, exact: true }).click();
    await page.locator(".board-place .board").waitFor();
    assert.equal(await myMoment(page), "move");
    const began = Date.now();
    await clickMove(page);
    const answered = /Othello|Adjacency|Ntil/.test(game) ? 2 : 1;
    await page.waitForFunction((count) => document.querySelectorAll(".moves button.move").length >= count, answered);
    const took = Date.now() - began;
    assert.ok(took < 1000, `${game}: ${took} ms`);
    assert.ok((await plies(page)) >= answered);
    await visitor.leave();
  }
});

test("agents play each other, can be paused, stepped and taken over", async () => {
  const visitor = await Visitor.arrive(browser, server, { speed: "normal" });
  const { page } = visitor;
  await begin(page, { game: "othello", parameters: { size: "6" }, seats: [kRandom, kRandom] });
  await page.waitForFunction(() => document.querySelectorAll(".moves button.move").length >= 2);
  await page.keyboard.press("p");
  await page.getByText("Paused.").waitFor();
  const paused = await plies(page);
  await page.getByRole("button", { name: "Forward" }).first().click();
  await page.waitForFunction((count) => document.querySelectorAll(".moves button.move").length === count + 1, paused);
  await page.getByText("Paused.").waitFor();
  assert.equal(await plies(page), paused + 1);
  for (const seat of [0, 1]) {
    await page.locator(".seat-who").nth(seat).click();
    await page.locator(".seat-dialog").getByText("Person", { exact: true }).click();
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.locator(".seat-dialog").waitFor({ state: "detached" });
  }
  assert.notEqual(await myMoment(page), "over");
  await clickMove(page);
  await page.waitForFunction((count) => document.querySelectorAll(".moves button.move").length === count + 2, paused);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("the ntil penalty is a choice of three pieces", async () => {
  const visitor = await Visitor.arrive(browser, server);
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
