// The tab "Explain" tells of the agent that sits there, with its options, its budget and its chance: the move that it
// made. A new question ends the one before, and two agents side by side say what the command line says.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { choose, told } from "./explaining";
import { kBinary, openStage } from "./harness";
import { begin, clickMove, hasPlies } from "./playing";

const stage = openStage();

function papan(...words: string[]): unknown {
  return JSON.parse(execFileSync(kBinary, [...words, "--json"], { encoding: "utf8" }));
}

/** Begins a game against an agent with these options and this budget, as somebody fills in the dialog. */
async function beginAgainst(page: Page, game: string, agent: string, options: Record<string, string>, budget: string): Promise<void> {
  await page.keyboard.press("n");
  await page.locator(".game-choice", { hasText: new RegExp(`^${game}$`, "i") }).click();
  await page.locator(".player").nth(0).getByText("Person", { exact: true }).click();
  const seat = page.locator(".player").nth(1);
  await seat.getByText("Agent", { exact: true }).click();
  await seat.locator(".agent-field > select").selectOption(agent);
  await seat.locator("summary").click();
  for (const [key, value] of Object.entries(options)) await seat.locator(`[name=${key}]`).selectOption(value);
  await seat.getByLabel("Budget").fill(budget);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".board-place .board").waitFor();
}

test("it opens on the agent in the seat, with its options and its budget", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await beginAgainst(page, "ntil", "alphabeta", { eval: "paper", order: "paper" }, "depth=2");
  await page.getByRole("tab", { name: "Explain" }).click();
  await told(page, "alphabeta:depth=2,eval=paper,order=paper");
  const said = papan("explain", "ntil", "--agent", "alphabeta:depth=2,eval=paper,order=paper") as { sheets: { rows: string[][] }[] };
  const rows = page.locator(".sheet-table tbody tr");
  assert.equal(await rows.count(), said.sheets[0]?.rows.length);
  for (const [index, row] of (said.sheets[0]?.rows ?? []).entries()) assert.deepEqual(await rows.nth(index).locator("td").allTextContents(), row);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("Adjacency's minimax is shown as deep as it plays", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "adjacency", seats: ["person", { agent: "minimax" }] });
  await page.getByRole("tab", { name: "Explain" }).click();
  await told(page, "minimax");
  assert.equal(await page.locator(".depth-row select").inputValue(), "9");
  assert.equal(await page.locator(".fact", { hasText: "depth" }).locator("dd").textContent(), "9");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("what an agent did by chance is told as it fell, for who moved", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "adjacency", seats: ["person", { agent: "annealing" }] });
  for (let turn = 0; turn < 3; ++turn) {
    await clickMove(page, 5);
    await hasPlies(page, 2 * turn + 2);
  }
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Forward" }).first().click();
  for (const ply of [1, 3, 5]) {
    const made = (await page.locator(".moves button.move").nth(ply).textContent())?.trim() ?? "";
    await page.locator(".explain-answer:not([aria-busy]) .explained-move", { hasText: new RegExp(` plays ${made}(:|$)`) }).waitFor();
    assert.match((await page.locator(".values-for").first().textContent()) ?? "", /those of O, who has the turn/);
    const value = await page.locator(".fact", { hasText: "value" }).locator("dd").textContent();
    const chosen = await page.locator(".map g:has(.map-chosen) .map-value").first().textContent();
    assert.equal(chosen, value, "map and fact are of one side");
    for (let step = 0; step < 2 && ply < 5; ++step) await page.getByRole("button", { name: "Forward" }).first().click();
  }
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("where nobody sits, Ntil opens on one that answers at once", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "ntil", seats: ["person", "person"] });
  await page.getByRole("tab", { name: "Explain" }).click();
  await told(page, "alphabeta:depth=2");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("a new question ends the old one, whose answer is never shown under the new name", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await beginAgainst(page, "othello", "minimax", {}, "depth=20");  // thinks for days
  await page.getByRole("tab", { name: "Explain" }).click();
  const status = page.locator(".explain-status");
  await status.filter({ hasText: "minimax: Thinking" }).waitFor();
  await choose(page, "greedy-position");
  await told(page, "greedy-position");
  assert.equal(await status.isVisible(), false);
  await choose(page, "minimax");
  await status.filter({ hasText: "minimax: Thinking" }).waitFor();
  assert.equal(await page.locator(".explained-move", { hasText: "greedy-position" }).count(), 0, "what was shown is no answer any more");
  await status.getByRole("button", { name: "Stop" }).click();
  await status.filter({ hasText: "Stopped." }).waitFor();
  await page.getByRole("button", { name: "Go on" }).click();
  await status.filter({ hasText: "minimax: Thinking" }).waitFor();
  await page.getByRole("tab", { name: "Moves" }).click();
  await page.getByRole("tab", { name: "Explain" }).click();
  await choose(page, "greedy-count");
  await told(page, "greedy-count");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("a deep search shows what it has so far", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await beginAgainst(page, "othello", "minimax", {}, "depth=20");
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.locator(".explained-part", { hasText: /So far, at depth \d+ of 20/ }).first().waitFor();
  assert.match((await page.locator(".explained-move").textContent()) ?? "", /^minimax:depth=\d+,.* plays [a-h][1-8]/);
  assert.equal(await page.locator(".explain-status").isVisible(), true);
  await visitor.shot("explain-thinking");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("two agents side by side say what the command line says", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "ntil", parameters: { board: "5x5" }, seats: ["person", "person"] });
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByLabel("Agent A").selectOption("alphabeta");
  await page.getByLabel("Budget A").fill("depth=3,eval=paper");
  await page.getByLabel("Agent B").selectOption("minimax");
  await page.getByLabel("Budget B").fill("depth=1,eval=paper");
  await page.getByRole("button", { name: "Ask both" }).click();
  const row = page.locator(".compare-table tr", { hasText: "Value for White" });
  await row.waitFor();
  const shown = (await row.locator("td").allTextContents()).map((text) => Number(text.replace("−", "-").replace(/[=≈≥≤≳≲]/, "")));
  const said = ["alphabeta:depth=3,eval=paper", "minimax:depth=1,eval=paper"].map((agent) =>
    (papan("move", "ntil", "--set", "board=5x5", "--agent", agent) as { value: number }).value);
  assert.deepEqual(shown, said);
  assert.ok(said.some((value) => value !== 0), "or any unit would do");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});
