// How agents think, on the page: the trees of minimax and alpha-beta have equal roots and the node counts of
// `papan move`; the papers' quantities stand in their tables and on small boards, and the Ntil paper's worked example
// has the numbers that it prints. About whom it opens and how it is stopped: explain_seat.test.ts; how it fits:
// explain_width.test.ts.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { kBinary, kPhone, openStage } from "./harness";
import { explain, told } from "./explaining";
import { begin, clickMove, until } from "./playing";

const stage = openStage();

function nodesOfMove(game: string, agent: string): number {
  const out = execFileSync(kBinary, ["move", game, "--agent", agent, "--json"], { encoding: "utf8" });
  return (JSON.parse(out) as { nodes: number }).nodes;
}

test("trees of minimax and alpha-beta, side by side", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "ntil", seats: ["person", "person"] });
  await explain(page, "alphabeta");
  const captions = await page.locator(".trees figcaption").allTextContents();
  for (const [index, agent] of ["minimax", "alphabeta"].entries()) {
    const nodes = nodesOfMove("ntil", `${agent}:depth=2`);
    assert.ok(captions[index]?.startsWith(`${agent}: ${new Intl.NumberFormat("en-GB").format(nodes)} nodes`), captions[index]);
  }
  const roots = await page.locator(".tree g:first-of-type .tree-value").allTextContents();
  assert.equal(roots.length, 2);
  assert.equal(roots[0], roots[1]);
  assert.ok((await page.locator("[data-agent=alphabeta] .tree-cut").count()) > 0);
  assert.equal(await page.locator("[data-agent=minimax] .tree-cut").count(), 0);
  await visitor.shot("explain-tree");
  await page.getByRole("button", { name: "Larger" }).click();
  await page.locator("dialog .tree").first().waitFor();
  await visitor.shot("explain-tree-large");
  await page.keyboard.press("Escape");
  await page.locator("dialog .tree").first().waitFor({ state: "detached" });
  await page.locator(".tree-step input").fill("3");
  assert.equal(await page.locator("[data-agent=minimax] g:not(.tree-later)").count(), 3);
  await page.locator(".tree-steps").getByRole("button", { name: "Play", exact: true }).click();
  await until(page, () => document.querySelectorAll("[data-agent=minimax] g:not(.tree-later)").length > 5, null);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("the worked example of the Ntil paper, with its own numbers", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  const before = await begin(page, { game: "ntil", seats: ["person", "person"] });
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.getByRole("button", { name: "The paper's worked example" }).click();
  await page.waitForURL((url) => url.hash.endsWith("?explain") && !url.hash.includes(`/game/${before}?`));
  await page.locator(".lesson-told", { hasText: "figures 3.15 to 3.18" }).waitFor();
  await page.locator("[data-agent=alphabeta] .tree").waitFor();
  const values = (agent: string) => page.locator(`[data-agent=${agent}] .tree-value`).allTextContents();
  const full = await values("minimax");
  assert.equal(full[0], "MAX 13");
  assert.deepEqual(full.filter((text) => text.startsWith("MIN")), ["MIN -8", "MIN 13", "MIN -30", "MIN -8"]);
  assert.equal(full.length, 1 + 4 + 6 + 1 + 1 + 3);
  assert.deepEqual(full.slice(full.indexOf("MIN 13") + 1, full.indexOf("MIN 13") + 3), ["MAX 22", "MAX 13"], "A11 is 31 - 9; A12");
  const cut = await values("alphabeta");
  assert.deepEqual(cut.filter((text) => text.startsWith("MIN")), ["MIN -8", "MIN 13", "MIN ≤-1", "MIN ≤-8"]);
  assert.equal(cut.length, full.length - 2);
  assert.deepEqual(await page.locator("[data-agent=alphabeta] .tree-cut-text").allTextContents(), ["✂ 2 cut (α 13, β +∞)"]);
  assert.equal(await page.getByRole("button", { name: "The paper's worked example" }).count(), 0);
  await told(page, "alphabeta");
  assert.match((await page.locator(".lesson-told").textContent()) ?? "", /All that stands below counts for black too/);
  assert.match((await page.locator(".explained .values-for").first().textContent()) ?? "", /those of Black, who has the turn/);
  assert.equal(await page.locator(".fact", { hasText: "value" }).locator("dd").textContent(), "13");
  assert.deepEqual(await page.locator(".sheet-table tr.chosen td").allTextContents(), ["a5-a6", "13", "estimate"]);
  await visitor.shot("explain-lesson");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("Othello's flips on a small board, and another ply when one steps back", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "othello", seats: ["person", "person"] });
  await explain(page, "greedy-count");
  assert.deepEqual(await page.locator(".map-value").allTextContents(), ["1", "1", "1", "1"]);
  await visitor.shot("explain-othello");
  const values = (count: number) => until(page, (wanted) => document.querySelectorAll(".map-value").length === wanted, count);
  await clickMove(page);
  await values(3);
  await page.getByRole("button", { name: "Back" }).first().click();
  await values(4);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("the thirty placements of a brick, with the features", async () => {
  const visitor = await stage.visit({ size: kPhone });
  const { page } = visitor;
  await begin(page, { game: "brick", parameters: { deal: "5" }, seats: ["person"] });
  await page.getByRole("button", { name: "Menu" }).click();
  await explain(page, "thesis");
  const table = page.locator(".sheet-table").first();
  assert.equal(await table.locator("tbody tr").count(), 30);
  assert.deepEqual(await table.locator("th").allTextContents(), ["move", "HP", "VP", "DP", "PD", "MW", "B", "PH", "evaluation", "score"]);
  assert.equal(await table.locator(".chosen").count(), 1);
  const legend = await page.locator(".sheet-table").nth(1).locator("tbody tr").allTextContents();
  assert.ok(legend[0]?.startsWith("HPequal neighbours side by side"), legend[0]);
  await visitor.shot("explain-brick-phone");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

/** Table 5.11 of the thesis: brick, placement, evaluation as printed, score; the last two are chosen by score. */
const kTenBricks: [brick: string, placement: string, evaluation: number | null, score: number][] = [
  ["332", "1,2", 2.33335, 0], ["232", "2,0", 193.458, 0], ["112", "3,2", 290.187, 0], ["333", "2,0", 290.187, 9],
  ["212", "6,0", 292.521, 0], ["323", "3,0", 426.162, 0], ["111", "1,0", 426.162, 9], ["131", "7,0", 522.891, 0],
  ["221", "4,2", null, 36], ["333", "2,0", null, 172],
];

test("the thesis's ten bricks: its own numbers at each of them", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.keyboard.press("n");
  await page.locator(".game-choice", { hasText: "Colour Brick" }).click();
  await page.getByText("Begin elsewhere").click();
  await page.getByLabel("Bricks", { exact: true }).last().fill(["10 3", ...kTenBricks.map(([brick]) => brick)].join("\n"));
  await page.locator(".player").first().getByText("Agent", { exact: true }).click();
  await page.locator(".agent-field > select").selectOption("thesis");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".verdict-words", { hasText: "226 points" }).waitFor();
  await page.keyboard.press("Home");
  await explain(page, "thesis");
  for (const [, placement, evaluation, score] of kTenBricks) {
    await page.locator(".explained-move", { hasText: ` plays ${placement}:` }).waitFor();
    const row = await page.locator(".sheet-table").first().locator("tbody tr.chosen td").allTextContents();
    assert.equal(row[0], placement);
    if (evaluation !== null) assert.equal(Number(row.at(-2)), evaluation, placement);
    assert.equal(Number(row.at(-1)), score, placement);
    // The same in the grid of the thesis's figures.
    const [column, rotation] = placement.split(",");
    const cell = page.locator(".explained .grid-cell.chosen");
    assert.equal(await cell.getAttribute("title"), `column ${column}, rotation ${rotation}`);
    assert.deepEqual(await cell.locator("span").allTextContents(), [row.at(-2), row.at(-1)]);
    assert.equal(await page.locator(".explained .grid-cell").count(), 30);
    await page.getByRole("button", { name: "Forward" }).first().click();
  }
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});
