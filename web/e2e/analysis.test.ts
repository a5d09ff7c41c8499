// Analysis on the page: every number is that of `papan`; it streams, and ends when one leaves; lines step on
// the board; a sweep finds what was lost, and a lesson knows the better move; two agents side by side.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { marked, moverText, ownValue, points, signed } from "../src/analysis/values";
import { type Catalogue, tellFacts } from "../src/protocol/catalogue";
import type { Analysis, Judged, Kind } from "../src/protocol/messages";
import { isAccessible } from "./accessible";
import { kBinary, kPhone, openStage } from "./harness";
import { becomes, begin, clickMove, gameNumber, myMoment, until } from "./playing";

const stage = openStage();

interface Told {
  move: string;
  value: number;
  nodes: number;
  exact: boolean;
  line: string[];
  kind: Kind;
  candidates: { move: string; value: number; kind: Kind }[];
}

function papan<T>(...words: string[]): T {
  return JSON.parse(execFileSync(kBinary, [...words, "--json"], { encoding: "utf8" })) as T;
}

/** What the server told of a type, as it came. */
function listen<T>(page: Page, type: string): T[] {
  const heard: T[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    const message = JSON.parse(String(payload)) as T & { type: string };
    if (message.type === type) heard.push(message);
  }));
  return heard;
}

/** Tells whether the page's wish that analysis stop has been answered. */
function stopsAnalysis(page: Page): () => boolean {
  let request = -1;
  let answered = false;
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; request: number };
      if (message.type === "stop_analysis") request = message.request;
    });
    socket.on("framereceived", ({ payload }) => {
      answered ||= (JSON.parse(String(payload)) as { request?: number }).request === request;
    });
  });
  return () => answered;
}

/** Numbers are written here as the page writes them, which knows what the catalogue tells. */
async function openAnalysis(page: Page, agent: string): Promise<void> {
  tellFacts(((await (await fetch(`${stage.server.address}/api/catalogue`)).json()) as Catalogue).games);
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.locator(".analysis-head select").selectOption(agent);
}

async function switchOn(page: Page): Promise<void> {
  await page.getByRole("switch").check();
}

test("Othello 4x4: all moves by perfect play, in the list and on the board", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "othello", parameters: { size: "4" }, seats: ["person", "person"] });
  await openAnalysis(page, "negascout");
  await switchOn(page);
  await page.locator(".analysis-state", { hasText: "done" }).waitFor();
  const solved = papan<Told>("solve", "othello", "--set", "size=4");
  assert.equal(solved.value, -8);
  assert.deepEqual(await page.locator(".rank-value").allTextContents(), Array(4).fill(`=${signed("othello", solved.value)}`));
  assert.deepEqual(await page.locator(".value text").allTextContents(), Array(4).fill(`=${signed("othello", solved.value)}`));
  assert.equal(await page.locator(".value.best").count(), 4);
  assert.equal(await page.locator(".eval-bar").getAttribute("aria-label"), "Evaluation: =−8 (exact)");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

/** Values, depth and nodes of one moment. */
function moment(page: Page): Promise<{ state: string; moves: [string, string][] }> {
  return page.evaluate(() => ({
    state: document.querySelector(".analysis-state")?.textContent ?? "",
    moves: [...document.querySelectorAll<HTMLElement>(".ranking li")].map((row): [string, string] =>
      [row.dataset["move"] ?? "", row.querySelector(".rank-value")?.textContent ?? ""]),
  }));
}

test("Ntil: each round's values are those of papan move, as they deepen", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  const heard = listen<Analysis>(page, "analysis");
  const isStopped = stopsAnalysis(page);
  await page.reload();
  await page.locator(".home").waitFor();
  await begin(page, { game: "ntil", seats: ["person", "person"] });
  await openAnalysis(page, "alphabeta");
  await page.mouse.move(2, 2);
  await switchOn(page);
  await until(page, () => Number(/Depth (\d+)/.exec(document.querySelector(".analysis-state")?.textContent ?? "")?.[1] ?? 0) >= 5, null);
  const { state, moves } = await moment(page);
  const depth = Number(/Depth (\d+)/.exec(state)?.[1]) - 1;
  const told = papan<Told>("move", "ntil", "--agent", `negascout:all_values=on,depth=${depth}`);
  const expected = new Map(told.candidates.map(({ move, value, kind }) => [move, marked(kind, moverText("ntil", value, "first", false))]));
  assert.equal(moves.length, expected.size);
  for (const [move, value] of moves) assert.equal(value, expected.get(move), `${move} at depth ${depth}`);
  // It streams: whole rounds are rare by now, nodes are not.
  const from = heard.length;
  await becomes(() => new Set(heard.slice(from).map(({ nodes }) => nodes)).size >= 10);
  await visitor.shot("analysis-ntil");
  // It ends when the tab is left: while a hint is thought about, there would be news.
  await page.getByRole("tab", { name: "Rules" }).click();
  await becomes(isStopped);
  const count = heard.length;
  await page.keyboard.press("h");
  await page.locator(".status", { hasText: /^Try / }).waitFor();
  assert.equal(heard.length, count, "nothing is told after it was left");
  assert.equal(await page.locator(".value").count(), 0);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("lines step on the board, by pointer and by key", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "othello", seats: ["person", "person"] });
  await page.keyboard.press("a");
  await page.locator(".ranking li").first().waitFor();
  await until(page, () => (document.querySelector(".ranking li")?.querySelectorAll(".line-move").length ?? 0) >= 3, null);
  const discs = () => page.locator(".board-place .pieces > g").count();
  assert.equal(await discs(), 4);
  await page.locator(".ranking li").first().locator(".line-move").nth(1).click();
  await page.locator(".line-bar:not([hidden])").waitFor();
  await until(page, () => document.querySelectorAll(".board-place .pieces > g").length === 6, null);
  await page.locator(".line-bar").getByRole("button", { name: "Later" }).click();
  await until(page, () => document.querySelectorAll(".board-place .pieces > g").length === 7, null);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await until(page, () => document.querySelectorAll(".board-place .pieces > g").length === 4, null);
  await page.locator("h3").first().click();
  await page.keyboard.press("a");
  await page.locator(".analysis-state", { hasText: "Switch it on" }).waitFor();
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("the opening book is there to be explored, as far as it goes", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "othello", seats: ["person", "person"] });
  await page.getByRole("tab", { name: "Analysis" }).click();
  const book = page.locator(".ranking-book li");
  await book.first().waitFor();
  assert.equal(await book.count(), 4, "the four first moves are one");
  const told = papan<{ line: { move: string; value: number }[] }>("book", "show");
  const best = page.locator(`.ranking-book li[data-move="${told.line[0]?.move}"]`);
  assert.deepEqual((await best.locator(".line-move").allTextContents()).slice(0, 6), told.line.slice(0, 6).map(({ move }) => move));
  await best.locator(".line-move").nth(2).click();
  await until(page, () => document.querySelectorAll(".board-place .pieces > g").length === 7, null);
  await isAccessible(page, "the opening book");
  await visitor.shot("opening-book");
  await page.getByRole("button", { name: "Back to the game" }).click();
  const moves = await book.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset["move"] ?? ""));
  await clickMove(page);
  await until(page, (before) => {
    const now = document.querySelector<HTMLElement>(".ranking-book li")?.dataset["move"];
    return now !== undefined && !before.includes(now);
  }, moves);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("the placements of a brick and the groups of Collapse have values", async () => {
  const text = `${Array(20).fill("----------").join("/")} 112 7`;
  const visitor = await stage.visit({ size: kPhone, language: "id" }, `#/setup/brick?colours=3&text=${encodeURIComponent(text)}`);
  const { page } = visitor;
  await page.locator(".setup-verdict", { hasText: "30" }).waitFor();
  await page.getByRole("button", { name: "Analisis" }).click();
  await page.locator(".board-brick").waitFor();
  await until(page, () => document.querySelectorAll(".ranking li").length === 30, null);
  const told = papan<Told>("move", "brick", "--set", "colours=3", "--set", "bricks=7", "--position", text, "--agent", "best");
  const first = page.locator(".ranking li").first();
  assert.equal(await first.getAttribute("data-move"), told.move);
  assert.equal(await first.locator(".rank-value").textContent(), marked(told.kind, points("brick", told.value)));
  await page.getByRole("button", { name: "Menu" }).click();
  await visitor.shot("analysis-brick-phone");
  await isAccessible(page, "analysis of a brick, phone");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();

  const other = await stage.visit({ theme: "dark" });
  await begin(other.page, { game: "collapse", parameters: { width: "8", height: "8", deal: "11" }, seats: ["person"] });
  await other.page.keyboard.press("a");
  await until(other.page, () => document.querySelectorAll(".ranking li").length > 5, null);
  const line = await other.page.evaluate(() => {
    const row = document.querySelector<HTMLElement>(".ranking li");
    return { value: row?.querySelector(".rank-value")?.textContent ?? "" };
  });
  assert.ok(Number(line.value.replace(/^[=≈≥≤≲≳]/, "")) > 0);
  await other.shot("analysis-collapse-dark");
  await isAccessible(other.page, "analysis of Collapse, dark");
  assert.deepEqual(other.problems, []);
  await other.leave();
});

test("a game is swept, its mistakes are what perfect play says, and one learns from them", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  const judged = listen<Judged>(page, "judged");
  await page.reload();
  await page.locator(".home").waitFor();
  await begin(page, { game: "othello", parameters: { size: "4" }, seats: ["person", "person"] });
  for (let turn = 0; turn < 12; ++turn) {
    const now = await myMoment(page);
    if (now === "over") break;
    const count = await page.locator(".moves button.move").count();
    if (now === "pass") await page.locator(".board-bar.shown .board-button.main").click();
    else await clickMove(page, 1);
    await until(page, (before) => document.querySelectorAll(".moves button.move").length > before, count);
  }
  await openAnalysis(page, "negascout");
  await page.getByRole("button", { name: "Analyse game" }).click();
  await page.locator(".swept .quiet").waitFor();
  const moves = ((await (await fetch(`${stage.server.address}/api/games/${gameNumber(page)}/record`)).json()) as { plies: string[] }).plies;
  assert.equal(judged.length, moves.length);
  for (const each of judged) {
    const text = each.ply === 0 ? "-----OX--XO----- X"
      : papan<{ position: string }>("replay", "othello", "--set", "size=4", "--moves", moves.slice(0, each.ply).join(" ")).position;
    const best = papan<Told>("move", "othello", "--set", "size=4", "--position", text, "--agent", "negascout:all_values=on", "--depth", "30");
    assert.equal(each.best_value, best.value, `ply ${each.ply}`);
    const played = best.candidates.find(({ move }) => move === moves[each.ply]);
    assert.equal(each.lost, Math.abs(best.value - (played?.value ?? NaN)), `ply ${each.ply}`);
  }
  const lost = judged.filter((each) => each.lost >= each.scale);
  assert.ok(lost.length > 0, "careless play loses something");
  const listed = await page.locator(".mistake").allTextContents();
  assert.deepEqual(listed.map((text) => /lost ≈?([\d.]+)/.exec(text)?.[1]), lost.map((each) => points("othello", each.lost)));
  assert.equal(await page.locator(".graph .sign").count(), lost.length);
  await visitor.shot("analysis-game");
  await isAccessible(page, "a swept game");
  await page.locator(".graph-slider").fill("2");
  await until(page, () => /\/2$/.test(location.hash), null);

  await page.getByRole("button", { name: "Learn from mistakes" }).click();
  const mistake = lost[0] as Judged;
  await page.locator(".lesson-words", { hasText: `${mistake.move} lost` }).waitFor();
  const telling = await page.locator(".mistake:visible, .ranking li:visible, .book:visible, .eval-bar:visible").count();
  assert.equal(telling, 0, "nothing beside the question gives the answer away");
  assert.ok(!(await page.locator(".analysis").innerText()).includes(`better: ${mistake.best}`));
  await until(page, () => document.querySelector('.board-cell[aria-label*="can be played"]') !== null, null);
  await page.locator(`.board-cell[aria-label^="${mistake.move}"]`).click();
  await page.locator(".lesson-words", { hasText: `${mistake.move} is no better.` }).waitFor();
  await page.locator(`.board-cell[aria-label^="${mistake.best}"]`).click();
  await page.locator(".lesson-words", { hasText: `Right: ${mistake.best} loses nothing.` }).waitFor();
  await visitor.shot("analysis-lesson");
  await page.getByRole("button", { name: "End the lesson" }).click();
  await page.getByRole("tab", { name: "Moves" }).click();
  assert.equal((await page.locator(".remark").allTextContents()).filter((sign) => sign !== "").length, lost.length);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("two agents side by side, and a quick match", async () => {
  const visitor = await stage.visit();
  const { page } = visitor;
  await begin(page, { game: "othello", parameters: { size: "6" }, seats: ["person", "person"] });
  await page.getByRole("tab", { name: "Analysis" }).click();
  const [first, second] = [page.getByLabel("Agent A"), page.getByLabel("Agent B")];
  await first.selectOption("minimax");
  await second.selectOption("alphabeta");
  await page.getByRole("button", { name: "Ask both" }).click();
  await page.locator(".compare-table").waitFor();
  const rows = await page.locator(".compare-table tbody tr").evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));
  const cell = (name: string, column: number) => rows.find(([head]) => head === name)?.[column];
  for (const [column, agent] of [[1, "minimax:depth=3"], [2, "alphabeta:depth=4"]] as const) {
    const told = papan<Told>("move", "othello", "--set", "size=6", "--agent", agent);
    assert.equal(cell("Move", column), told.move);
    assert.equal(cell("Value for Black, as it counts itself", column), marked(told.kind, ownValue(told.value, "first", false)));
    assert.equal(cell("Nodes", column), String(told.nodes));
    assert.equal(cell("Line", column), told.line.join(""));
  }
  await first.selectOption("greedy-count");
  await second.selectOption("random");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".tally", { hasText: "10 of 10 games" }).waitFor();
  const played = papan<{ wins: number; draws: number; losses: number }>("match", "othello", "--set", "size=6",
    "--first", "greedy-count", "--second", "random", "--games", "10", "--random-plies", "2", "--seed", "1", "--threads", "1");
  const { wins, draws, losses } = played;
  await page.locator(".tally", { hasText: `${wins} won, ${draws} drawn, ${losses} lost` }).waitFor();
  await page.locator(".tally").scrollIntoViewIfNeeded();
  await visitor.shot("analysis-compare");
  // A match that would take long is stopped.
  await first.selectOption("minimax");
  await page.getByLabel("Budget A").fill("depth=6");
  await page.getByLabel("Games").selectOption("50");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".tally", { hasText: "of 50 games" }).waitFor();
  await page.locator(".compare").getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await isAccessible(page, "two agents compared");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});

test("a group of Collapse under the pointer shows its size and its points", async () => {
  const visitor = await stage.visit({ language: "id" }, "#/setup/collapse?width=3&height=2&text=112/221");
  const { page } = visitor;
  await page.getByRole("button", { name: "Main dari sini" }).click();
  await page.locator(".board-place .board-tiles").waitFor();
  await page.locator('.board-cell[aria-label^="a1"]').hover();
  const played = papan<{ score: number }>("replay", "collapse", "--set", "width=3", "--set", "height=2", "--position", "112/221", "--moves", "a1");
  await page.locator(".badge text", { hasText: `2 · ${played.score} poin` }).waitFor();
  await visitor.shot("collapse-points");
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
});
