// What can be chosen: names, who begins, colours of discs, the clock, digits, speed; the wheel; a position
// that is pasted; three.js only where it is wanted.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openStage } from "./harness";
import { begin, clickMove, gameNumber, hasPlies, myMoment, until } from "./playing";

const stage = openStage();

function names(page: Page): Promise<string[]> {
  return page.locator(".seat-name").allTextContents();
}

test("names, who begins, and colours of discs", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.keyboard.press("n");
  await page.locator(".player").nth(0).getByLabel("Name").fill("Ana");
  await page.getByRole("button", { name: "Exchange the sides" }).click();
  assert.equal(await page.locator(".player").nth(1).getByLabel("Name").inputValue(), "Ana", "she moves second now");
  await page.getByLabel("Discs of who begins").selectOption("white");
  assert.equal(await page.getByLabel("Discs of who moves second").inputValue(), "black", "never the same");
  await page.getByLabel("Discs of who moves second").selectOption("indigo");
  assert.deepEqual(await page.locator(".player legend").allTextContents(), ["White · begins", "Indigo · moves second"]);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".board-place .board").waitFor();
  assert.deepEqual(await names(page), ["papan, level 3", "Ana"]);
  // The other side has begun, and Ana answers.
  assert.equal(await myMoment(page), "move");
  await hasPlies(page, 1);
  assert.ok((await page.locator('.board-cell[aria-label*=", indigo"]').count()) > 0);
  assert.equal(await page.locator('.board-cell[aria-label*=", black"]').count(), 0);
  await clickMove(page);
  await hasPlies(page, 3);
  // The name is kept for the next game.
  await page.keyboard.press("n");
  assert.equal(await page.locator(".player").nth(0).getByLabel("Name").inputValue(), "Ana");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("Adjacency: a letter, a name and who begins are one choice each, and rounds are counted", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.keyboard.press("n");
  await page.locator(".game-choice", { hasText: "Adjacency" }).click();
  assert.deepEqual(await page.locator(".player legend").allTextContents(), ["X · begins", "O · moves second"]);
  assert.equal(await page.locator('.new-game [name="rounds"]').inputValue(), "28");
  await page.locator('.new-game [name="size"]').selectOption("4");
  assert.equal(await page.locator('.new-game [name="rounds"]').inputValue(), "4");
  await page.getByText("the board holds at most 4", { exact: false }).waitFor();
  await page.locator(".player").nth(0).getByLabel("Name").fill("Ana");
  await page.locator(".player").nth(1).getByLabel("Name").fill("Budi");
  await page.getByLabel("O begins").check();
  assert.deepEqual(await page.locator(".player legend").allTextContents(), ["X · moves second", "O · begins"]);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  assert.equal(await myMoment(page), "move");
  assert.deepEqual(await names(page), ["Budi", "Ana"], "in the order of turns");
  assert.equal(await page.locator(".seat").nth(1).locator(".side-X").count(), 1, "Ana has X");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("what is wrong in a dialog is said in it", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.keyboard.press("n");
  const second = page.locator(".player").nth(1);
  await second.getByText("Agent", { exact: true }).click();
  await second.locator("details.more > summary").click();
  await second.getByLabel("Budget").fill("3");
  const start = page.getByRole("button", { name: "Begin", exact: true });
  await start.click();
  const problem = page.locator(".new-game .dialog-problem");
  await problem.waitFor();
  const [said, foot] = [await problem.boundingBox(), await start.boundingBox()];
  const covers = await problem.evaluate((words) => {
    const box = words.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === words;
  });
  assert.ok(covers && said && foot && said.y + said.height <= foot.y, "above the button, in front of everything");
  await second.getByLabel("Budget").fill("depth=1");
  await problem.waitFor({ state: "detached" });
  await start.click();
  await page.locator(".board-place .board").waitFor();
  await visitor.leave();
});

test("Ntil with a person is the whole game, and says so when a capture is left out", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.keyboard.press("n");
  await page.locator(".game-choice", { hasText: "Ntil" }).click();
  const whole = page.locator('.new-game [name="ntil"]');
  assert.ok(await whole.isChecked());
  await page.locator(".player").nth(0).getByText("Agent", { exact: true }).click();
  assert.ok(!(await whole.isChecked()), "agents never leave a capture out");
  await page.locator(".player").nth(0).getByText("Person", { exact: true }).click();
  assert.ok(await whole.isChecked());
  await page.locator('.new-game [name="board"]').selectOption("5x5");
  await page.locator(".new-game summary", { hasText: "Begin elsewhere" }).click();
  await page.getByLabel("Position").fill("wb...b...w... w");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  assert.equal(await myMoment(page), "move");
  await page.locator(".status", { hasText: "leaving it out costs three pieces" }).waitFor();
  assert.equal(await page.locator(".movable.capturing").count(), 1, "the man who can capture is marked");
  await page.locator('.board-cell[aria-label^="d4"]').click();
  await page.locator('.board-cell[aria-label^="c3"]').click();
  await page.locator(".notice", { hasText: "Ntil! You could have played a1xe1." }).waitFor();
  await visitor.leave();
});

test("after the end a click on the board says nothing and covers nothing", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "othello", parameters: { size: "4" }, seats: ["person", { agent: "random" }] });
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog.confirm").getByRole("button", { name: "Resign" }).click();
  await page.locator(".verdict:not([hidden])").waitFor();
  await page.locator('.board-cell[aria-label^="a1"]').click();
  await page.locator(".board-cell.refused").waitFor();
  assert.ok(await page.locator(".notice").isHidden());
  await visitor.leave();
});

test("the three-minute clock ends a game of Collapse; digits stand on the tiles", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.keyboard.press("n");
  await page.locator(".game-choice", { hasText: "Collapse" }).click();
  await page.getByLabel("Three-minute clock").check();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  assert.equal(await myMoment(page), "move");
  assert.match((await page.getByRole("timer").textContent()) ?? "", /^(3:00|2:\d\d)$/);
  assert.equal(await page.locator(".board .digit").count(), 0);
  await page.keyboard.press("d");
  assert.ok((await page.locator(".board .digit").count()) > 10);
  await page.keyboard.press("d");
  await page.locator(".board .digit").first().waitFor({ state: "detached" });
  await clickMove(page);
  // Three minutes later.
  await page.evaluate((id) => localStorage.setItem("papan.clock", JSON.stringify({ [id]: String(Date.now() + 100) })), gameNumber(page));
  await page.locator(".verdict-words", { hasText: /^The end: -?[\d,]+ points, \d+ blocks left\. Time is up\.$/ }).waitFor();
  const record = (await (await fetch(`${stage.server.address}/api/games/${gameNumber(page)}/record`)).json()) as { result: number; end: string };
  assert.equal(record.end, "time is up");
  assert.equal(typeof record.result, "number");
  const timed = gameNumber(page);
  await page.locator(".verdict").getByRole("button", { name: "Rematch" }).click();
  await until(page, (before) => location.hash !== before, `#/game/${timed}`);
  await page.locator(".clock:not([hidden])", { hasText: /^(3:00|2:5\d)$/ }).waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("speed by slider and keys; the wheel steps through the game", async () => {
  const visitor = await stage.visit({ speed: "normal" });
  const { page } = visitor;
  await begin(page, { game: "othello", parameters: { size: "6" }, seats: [{ agent: "random" }, { agent: "random" }] });
  const slider = page.getByRole("slider", { name: "Speed" });
  assert.equal(await slider.getAttribute("aria-valuetext"), "normal");
  await page.keyboard.press("-");
  await until(page, () => document.querySelector(".speed")?.getAttribute("aria-valuetext") === "slow", null);
  await slider.fill("4");
  await until(page, () => document.querySelector(".speed")?.getAttribute("aria-valuetext") === "instant", null);
  // At full speed the rest of the game takes no time.
  await page.locator(".verdict:not([hidden])").waitFor();
  const moves = await page.locator(".moves button.move").count();
  await page.locator(".board-place").hover();
  await page.mouse.wheel(0, -120);
  // Where that move is a pass, the pass is said first.
  await until(page, (wanted) => document.querySelector(".status")?.textContent?.endsWith(wanted) === true, `Looking back: ${moves - 1} of ${moves}.`);
  await page.waitForTimeout(100); // the wheel rests: a touchpad's many small steps are one
  await page.mouse.wheel(0, 120);
  await page.locator(".verdict:not([hidden])").waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("a game begins at a position that is pasted, and a bad one is refused in one line", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.getByRole("button", { name: "New game…" }).click();
  await page.locator('.new-game [name="size"]').selectOption("4");
  await page.getByText("Begin elsewhere").click();
  await page.getByLabel("Position").fill("nonsense");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".new-game .dialog-problem").waitFor();
  assert.doesNotMatch((await page.locator(".dialog-problem").textContent()) ?? "", /\n/);
  await page.getByLabel("Position").fill("XXXXOOOO-OXX-OOO X");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".board-place .board").waitFor();
  assert.equal(await page.locator('.board-cell[aria-label*=", black"]').count(), 6);
  await visitor.leave();
});

test("where there is no WebGL, Ntil stays flat, and three.js is never fetched", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await begin(page, { game: "ntil", seats: ["person", "person"] });
  assert.equal(await page.getByRole("button", { name: "3D" }).count(), 0);
  await page.keyboard.press("v");
  assert.equal(await myMoment(page), "move");
  await clickMove(page);
  await hasPlies(page, 1);
  assert.equal(await page.locator(".board-place canvas").count(), 0);
  assert.ok(!fetched.some((address) => address.includes("board3d")));
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("a page on the local network, which has no clipboard, copies all the same", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "adjacency", seats: ["person", "person"] });
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
  await page.getByRole("button", { name: "Offer this seat by link" }).nth(1).click();
  await page.locator(".offer").getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied.").waitFor();
  const link = await page.getByLabel("Link to the seat").inputValue();
  await page.evaluate(() => delete (navigator as { clipboard?: Clipboard }).clipboard);
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});
