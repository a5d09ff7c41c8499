// Positions set up by hand, for each game: by clicks, by text, with the parser's own words, then played.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { isAccessible } from "./accessible";
import { kBinary, kPhone, openStage } from "./harness";
import { until } from "./playing";

const stage = openStage();

/** What the parser says of a text, as `papan show` prints it. */
function complaint(game: string, sets: string[], text: string): string {
  const run = spawnSync(kBinary, ["show", game, ...sets.flatMap((set) => ["--set", set]), "--position", text], { encoding: "utf8" });
  assert.equal(run.status, 2, run.stdout);
  return run.stderr.trim().replace(/^papan: /, "");
}

interface Case {
  game: string;
  query: string;
  sets: string[];
  /** A cell to put the first piece on, and the text that comes of it. */
  cell: string;
  text: string;
  wrong: string;
}

const kBrick = `${Array(19).fill("----------").join("/")}`;
const kCases: Case[] = [
  { game: "othello", query: "size=4", sets: ["size=4"], cell: "a1", text: "X----OX--XO----- X", wrong: "X----OX--XO---- X" },
  { game: "adjacency", query: "size=4", sets: ["size=4"], cell: "a1", text: "", wrong: "---- X 3" },
  { game: "ntil", query: "board=5x5", sets: ["board=5x5"], cell: "c3", text: "", wrong: "wwwww w" },
  { game: "brick", query: "colours=3", sets: ["colours=3"], cell: "a20", text: `${kBrick}/1--------- - 100`, wrong: "12/34 - 100" },
  { game: "collapse", query: "width=3&height=2&text=112/221", sets: ["width=3", "height=2"], cell: "c2", text: "112/22-", wrong: "11x/221" },
];

async function verdict(page: Page, isWrong: boolean): Promise<string> {
  await until(page, (wrong) => {
    const found = document.querySelector(".setup-verdict");
    return found !== null && found.textContent !== "" && !found.hasAttribute("aria-busy") && found.classList.contains("wrong") === wrong;
  }, isWrong);
  return (await page.locator(".setup-verdict").textContent()) ?? "";
}

for (const each of kCases) {
  test(`${each.game}: by clicks and by text`, async () => {
    const visitor = await stage.visit({}, `#/setup/${each.game}?${each.query}`);
    const { page } = visitor;
    const field = page.locator("#setup-text");
    await verdict(page, false);
    const before = await field.inputValue();
    await page.locator(`.board-cell[aria-label^="${each.cell}"]`).first().click();
    await until(page, (old) => document.querySelector<HTMLTextAreaElement>("#setup-text")?.value !== old, before);
    if (each.text !== "") assert.equal(await field.inputValue(), each.text);
    await page.locator(`.board-cell[aria-label^="${each.cell}"]`).first().click();
    await until(page, (old) => document.querySelector<HTMLTextAreaElement>("#setup-text")?.value === old, before);
    await field.fill(each.wrong);
    assert.equal(await verdict(page, true), complaint(each.game, each.sets, each.wrong));
    assert.equal(await page.getByRole("button", { name: "Play from here" }).isDisabled(), true);
    await visitor.shot(`setup-${each.game}`);
    await isAccessible(page, `setup of ${each.game}`);
    await field.fill(before);
    await until(page, () => !document.querySelector<HTMLButtonElement>(".setup .button.primary")?.disabled, null);
    await page.getByRole("button", { name: "Play from here" }).click();
    await page.locator(".board-place .board").waitFor();
    await page.waitForURL((url) => /#\/game\/\d+/.test(url.hash));
    assert.deepEqual(visitor.problems, []);
    await visitor.leave();
  });
}

test("a position on a phone, the other side to move, then analysed", async () => {
  const visitor = await stage.visit({ size: kPhone }, "#/setup/othello?size=4");
  const { page } = visitor;
  await verdict(page, false);
  await page.locator(".setup-turn").getByText("White").tap();
  await until(page, () => document.querySelector<HTMLTextAreaElement>("#setup-text")?.value.endsWith(" O") ?? false, null);
  assert.equal(await verdict(page, false), "A position: White to move, 4 moves.");
  await visitor.shot("setup-phone");
  await isAccessible(page, "setup, phone");
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(sideways <= 0, `scrolls sideways by ${sideways}`);
  await page.getByRole("button", { name: "Analyse" }).tap();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator(".analysis-state", { hasText: "done" }).waitFor();
  // White begins, so White is where Black was: perfect play loses by eight.
  assert.equal(await page.locator(".rank-value").first().textContent(), "=−8");
  await visitor.shot("setup-analysed-phone");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});
