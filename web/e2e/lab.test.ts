// The lab: a tournament started by the form ends with the cross-table of `papan tournament`, also over a kill -9;
// an experiment's tables are those of `papan reproduce`; a training run has the curve of `papan train export`.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { isAccessible } from "./accessible";
import { kBinary, kPatience, kPhone, type Looks, openStage, Visitor } from "./harness";
import { until } from "./playing";

const stage = openStage();

/** What the command line prints as JSON, on the server's store or on one of its own. */
function told(...words: string[]): unknown {
  return JSON.parse(execFileSync(kBinary, [...words, "--json"], { encoding: "utf8" }));
}

async function visit<T>(looks: Looks, hash: string, act: (page: Page, visitor: Visitor) => Promise<T>): Promise<T> {
  const visitor = await stage.visit(looks, hash);
  try {
    const result = await act(visitor.page, visitor);
    assert.deepEqual(visitor.problems, []);
    return result;
  } finally {
    await visitor.leave();
  }
}

async function fits(page: Page, screen: string): Promise<void> {
  await isAccessible(page, screen);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(sideways <= 0, `${screen} scrolls sideways by ${sideways}`);
}

/** How far a study is; nothing once it has ended. */
function progress(page: Page): Promise<number | null> {
  return page.evaluate(() => document.querySelector(".lab-study .state-ended") ? null
    : document.querySelector<HTMLProgressElement>(".lab-study progress")?.value ?? 0);
}

/** Waits for the end of a study as long as it goes on: the lab works behind all else that the machine does. */
async function hasEnded(page: Page): Promise<void> {
  let [seen, deadline] = [-1, 0];
  for (;;) {
    const now = await progress(page);
    if (now === null) return;
    if (now !== seen) [seen, deadline] = [now, Date.now() + kPatience];
    if (Date.now() > deadline) throw new Error(`the study stands still at ${now}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Wanted {
  size: string;
  agents: [name: string, options: Record<string, string>][];
  games: number;
}

/** Fills the form in, as a person does, and answers the number of the tournament. */
async function startTournament(page: Page, wanted: Wanted): Promise<number> {
  await page.getByRole("button", { name: "New tournament…" }).click();
  const form = page.locator(".lab-form");
  await form.locator(".game-choice", { hasText: "Othello" }).click();
  for (let count = 2; count < wanted.agents.length; ++count) await form.getByRole("button", { name: "Add an agent" }).click();
  for (const [index, [name, options]] of wanted.agents.entries()) {
    const agent = form.locator(".lab-agent").nth(index);
    await agent.locator(".agent-field > select").selectOption(name);
    if (Object.keys(options).length > 0) await agent.getByText("Options").click();
    for (const [key, value] of Object.entries(options)) await agent.locator(`[name="${key}"]`).fill(value);
  }
  await form.locator("#lab-games").fill(String(wanted.games));
  await form.getByText("Rules", { exact: true }).click();
  await form.locator('[name="size"]').selectOption(wanted.size);
  await form.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/#\/lab\/tournament\/\d+/);
  await page.locator(".standings").waitFor();
  return Number(/tournament\/(\d+)/.exec(page.url())?.[1]);
}

function specs(wanted: Wanted): string[] {
  return wanted.agents.map(([name, options]) => {
    const text = Object.entries(options).map(([key, value]) => `${key}=${value}`).join(",");
    return text === "" ? name : `${name}:${text}`;
  });
}

interface Tally { wins: number; draws: number; losses: number }
interface Printed {
  agents: (Tally & { agent: string; score: number; elo: { difference: number } })[];
  pairings: (Tally & { first: string; second: string })[];
}

/** The same tournament by the command line, in a store of its own. */
function undisturbed(wanted: Wanted): Printed {
  const agents = specs(wanted).flatMap((spec) => ["--agents", spec]);
  const store = join(stage.server.folder, `calm-${wanted.games}.db`);
  return told("tournament", "othello", "--set", `size=${wanted.size}`, ...agents, "--games", String(wanted.games), "--no-timing", "--db", store) as Printed;
}

const text = ({ wins, draws, losses }: Tally): string => `${wins}-${draws}-${losses}`;
const turned = ({ wins, draws, losses }: Tally): string => `${losses}-${draws}-${wins}`;

/** The tables on the page are what the command line found. */
async function showsStandings(page: Page, printed: Printed): Promise<void> {
  const order = printed.agents.map((_, index) => index).sort((a, b) => (printed.agents[b]?.score ?? 0) - (printed.agents[a]?.score ?? 0) || a - b);
  const names = order.map((index) => String(index + 1));
  assert.deepEqual(await page.locator(".standings .agent-number").allTextContents(), names);
  assert.deepEqual(await page.locator('.standings [data-cell="tally"]').allTextContents(), order.map((index) => text(printed.agents[index] as Tally)));
  const elo = order.map((index) => Math.round(printed.agents[index]?.elo.difference ?? 0));
  const shown = (await page.locator('.standings [data-cell="elo"]').allTextContents()).map((each) => Number(each.replace("−", "-")));
  assert.ok(shown.every((each, index) => Math.abs(each - (elo[index] ?? 0)) <= 1), `${shown} for ${elo}`);
  const cells = order.flatMap((row) => order.map((column) => {
    const one = printed.pairings.find((pair) => pair.first === printed.agents[row]?.agent && pair.second === printed.agents[column]?.agent);
    const other = printed.pairings.find((pair) => pair.second === printed.agents[row]?.agent && pair.first === printed.agents[column]?.agent);
    return one ? text(one) : other ? turned(other) : "·";
  }));
  assert.deepEqual(await page.locator(".cross tbody td").allTextContents(), cells);
}

const kSmall: Wanted = { size: "6", agents: [["mcts", { playouts: "30" }], ["greedy-count", {}], ["random", {}]], games: 6 };

test("a tournament by the form: live, its cross-table is the command line's; files to keep", async () => {
  await visit({}, "#/lab", async (page, visitor) => {
    await page.getByRole("button", { name: "New tournament…" }).click();
    await fits(page, "tournament form");
    await visitor.shot("lab-form");
    await page.keyboard.press("Escape");
    const id = await startTournament(page, kSmall);
    await hasEnded(page);
    await showsStandings(page, undisturbed(kSmall));
    await fits(page, "tournament");
    const csv = await (await fetch(`${stage.server.address}/api/lab/tournament/${id}.csv`)).text();
    assert.match(csv, /greedy-count/);
    const html = await (await fetch(`${stage.server.address}/api/lab/tournament/${id}.html`)).text();
    assert.match(html, /<svg /);
    await page.getByRole("link", { name: "All studies" }).click();
    await page.locator(".lab-row", { hasText: `Tournament ${id}` }).locator(".state-ended").waitFor();
  });
});

const kLong: Wanted = {
  size: "8",
  agents: [["mcts", { playouts: "1000" }], ["mcts", { playouts: "400" }], ["greedy-position", {}], ["greedy-count", {}], ["random", {}]],
  games: 4,
};

test("a tournament survives a kill -9 of the server, goes on by itself and ends as undisturbed", async () => {
  await visit({}, "#/lab", async (page, visitor) => {
    await startTournament(page, kLong);
    await until(page, () => (document.querySelector<HTMLProgressElement>(".lab-study progress")?.value ?? 0) > 0, null);
    await stage.server.end("SIGKILL");
    const [newest] = (told("tournament", "list", "--db", stage.server.store) as { state: string; games: number }[]).slice(-1);
    assert.ok(newest?.state === "open" && newest.games > 0, "killed in the middle");
    await page.getByRole("alert").filter({ hasText: "The line to papan is lost" }).waitFor();
    await stage.server.run();
    await page.locator(".banner").waitFor({ state: "hidden" });
    await until(page, (games) => (document.querySelector<HTMLProgressElement>(".lab-study progress")?.value ?? 0) > games, newest.games);
    await visitor.shot("lab-tournament-live");
    await hasEnded(page);
    await showsStandings(page, undisturbed(kLong));
  });
});

test("stop and resume by keyboard, on a phone in Indonesian and the dark", async () => {
  await visit({ size: kPhone, language: "id", theme: "dark" }, "#/lab", async (page, visitor) => {
    await fits(page, "lab, phone");
    await visitor.shot("lab-phone");
    await page.getByRole("tab", { name: "Percobaan" }).tap();
    const known = (told("reproduce", "list") as { title: string }[]).map(({ title }) => title);
    const titles = await page.locator(".lab-experiment h3").allTextContents();
    assert.equal(titles.length, known.length);
    assert.deepEqual(titles.filter((title) => known.includes(title)), [], "titles without Indonesian words");
    await page.getByRole("tab", { name: "Turnamen" }).tap();
    await page.getByRole("button", { name: "Turnamen baru…" }).tap();
    const form = page.locator(".lab-form");
    await form.locator(".agent-field > select").first().selectOption("mcts");
    await form.locator("#lab-games").fill("1000");
    await form.getByRole("button", { name: "Mulai" }).tap();
    await page.locator(".lab-study .state-running").waitFor();
    await page.getByRole("button", { name: "Hentikan" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".lab-study .state-stopped").waitFor();
    await page.getByRole("button", { name: "Lanjutkan" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".lab-study .state-running").waitFor();
    await fits(page, "tournament, phone");
    await visitor.shot("lab-tournament-phone");
    await page.getByRole("button", { name: "Hentikan" }).tap();
    await page.locator(".lab-study .state-stopped").waitFor();
  });
});

interface Reported {
  experiments: { headline: string; tables: { title: string; rows: { labels: string[]; figures: { ours: number | null }[] }[] }[] }[];
}

async function runExperiment(page: Page, id: string): Promise<void> {
  await page.getByRole("tab", { name: "Experiments" }).click();
  await page.locator(`[data-experiment="${id}"]`).getByRole("button", { name: "Run (quick)" }).click();
  await page.locator(".lab-study .standing").waitFor();
  await hasEnded(page);
  await page.locator(".report .headline").waitFor();
}

/** Every figure of ours on the page is the command line's, to the digits that are shown. */
async function showsReport(page: Page, id: string): Promise<void> {
  const words = ["reproduce", id, "--db", join(stage.server.folder, `${id}.db`), "--out", join(stage.server.folder, "report")];
  const printed = (told(...words) as Reported).experiments[0];
  assert.ok(printed);
  assert.equal(await page.locator(".report .headline").textContent(), printed.headline);
  assert.deepEqual(await page.locator(".report-table h3").allTextContents(), printed.tables.map(({ title }) => title));
  for (const [index, table] of printed.tables.entries()) {
    const cells = await page.locator(".report-table").nth(index).locator("td.ours").allTextContents();
    const shown = cells.flatMap((cell) => /^-?[\d,]+(\.\d+)?/.exec(cell)?.[0].replace(/,/g, "") ?? []);
    const ours = table.rows.flatMap(({ figures }) => figures.flatMap((figure) => figure.ours ?? []));
    assert.equal(shown.length, ours.length, table.title);
    shown.forEach((figure, place) => {
      const digits = figure.split(".")[1]?.length ?? 0;
      assert.ok(Math.abs(Number(figure) - (ours[place] ?? NaN)) <= 0.5001 * 10 ** -digits, `${table.title}: ${figure} for ${ours[place]}`);
    });
  }
}

test("experiments: their tables are those of the command line, their plots are drawn", async () => {
  await visit({}, "#/lab", async (page, visitor) => {
    await runExperiment(page, "brick-examples");
    await showsReport(page, "brick-examples");
    await fits(page, "report");
    await page.getByRole("link", { name: "All studies" }).click();
    await runExperiment(page, "adjacency-lengths");
    await showsReport(page, "adjacency-lengths");
    assert.ok((await page.locator(".plot svg .interval").count()) >= 5);
    await fits(page, "report with plots");
    await visitor.shot("lab-experiment");
    await page.getByRole("link", { name: "Download CSV" }).waitFor();
    await page.getByRole("link", { name: "All studies" }).click();
    await page.getByRole("tab", { name: "Experiments" }).click();
    await page.locator(".lab-runs .state-ended").first().waitFor();
    await fits(page, "experiments");
    await visitor.shot("lab-experiments");
  });
});

test("a report in Indonesian, as the command line writes it", async () => {
  await visit({ language: "id" }, "#/lab", async (page) => {
    await page.getByRole("tab", { name: "Percobaan" }).click();
    const experiment = page.locator('[data-experiment="brick-examples"]');
    await experiment.getByRole("button").or(experiment.getByRole("link")).first().click();
    await page.locator(".report .headline").waitFor();
    const words = ["--db", join(stage.server.folder, "id.db"), "--out", join(stage.server.folder, "report-id"), "--language", "id"];
    const printed = (told("reproduce", "brick-examples", ...words) as Reported).experiments[0];
    assert.equal(await page.locator(".report .headline").textContent(), printed?.headline);
    assert.deepEqual(await page.locator(".report-table h3").allTextContents(), printed?.tables.map(({ title }) => title));
    const link = await page.locator('.lab-files a[href*=".html"]').getAttribute("href");
    assert.match(await (await fetch(`${stage.server.address}${link}`)).text(), /<html lang="id">/);
  });
});

test("a training run: its curve is the command line's, and its weights stand beside", async () => {
  await visit({}, "#/lab", async (page, visitor) => {
    await page.getByRole("tab", { name: "Training" }).click();
    await page.getByRole("button", { name: "New training run…" }).click();
    await fits(page, "training form");
    for (const [key, value] of Object.entries({ colours: 3, bricks: 100, population: 12, generations: 6, held_out: 2 })) {
      await page.locator(`.lab-form [name=${key}]`).fill(String(value));
    }
    await page.getByRole("button", { name: "Start" }).click();
    await hasEnded(page);
    const id = Number(/training\/(\d+)/.exec(page.url())?.[1]);
    const [run] = told("train", "compare", String(id), "--db", stage.server.store) as { history: { best: number; held_out: number }[]; weights: { weights: Record<string, number> } }[];
    const last = run?.history.at(-1);
    assert.ok(run && last);
    const fact = async (column: string): Promise<number> => Number((await page.locator(`.lab-facts [data-column=${column}] dd`).textContent())?.replace(/,/g, ""));
    assert.deepEqual([await fact("best"), await fact("held_out")], [Math.round(last.best), Math.round(last.held_out)]);
    assert.deepEqual(await page.locator(".lab-body tbody th").allTextContents(), Object.keys(run.weights.weights));
    assert.deepEqual(await page.locator(".lab-body tbody td.number").allTextContents(), Object.values(run.weights.weights).map((each) => each.toFixed(2)));
    const points = await page.locator(".plot").first().locator("svg[role=img] title").count();
    assert.equal(points, 2 * run.history.length, "a mark a generation, in training and held out");
    assert.equal(await page.locator(".plot").count(), 2);
    await fits(page, "training");
    await visitor.shot("lab-training");
    const csv = await (await fetch(`${stage.server.address}/api/lab/training/${id}.csv`)).text();
    assert.equal(csv.trim().split("\n").length, run.history.length + 1);
  });
});

test("whatever learns is started by its own form, and its result is the command line's", async () => {
  await visit({}, "#/lab", async (page) => {
    await page.getByRole("tab", { name: "Training" }).click();
    await page.getByRole("button", { name: "New training run…" }).click();
    await page.locator("#lab-learner").selectOption("othello-probcut");
    assert.equal(await page.locator(".lab-form [name=population]").count(), 0, "the form is the learner's");
    await page.getByRole("button", { name: "Start" }).click();
    await hasEnded(page);
    const id = Number(/training\/(\d+)/.exec(page.url())?.[1]);
    const file = await (await fetch(`${stage.server.address}/api/lab/training/${id}.json`)).text();
    assert.equal(file, execFileSync(kBinary, ["train", "export", String(id), "--db", stage.server.store], { encoding: "utf8" }));
    assert.equal(await page.locator(".plot").count(), 1);
    assert.equal(await page.locator(".lab-body tbody th").count(), 5, "a coefficient each");
  });
});

test("what the command line plays is on the page, while it goes on too", async () => {
  await visit({}, "#/lab", async (page) => {
    const rows = await page.locator("#panel-tournaments .lab-row").count();
    execFileSync(kBinary, ["tournament", "othello", "--set", "size=4", "--agents", "random", "--agents", "greedy-count", "--games", "4", "--seed", "77", "--db", stage.server.store]);
    await until(page, (before) => document.querySelectorAll("#panel-tournaments .lab-row").length === before + 1, rows);
    await page.locator("#panel-tournaments .lab-row").first().locator(".state-ended").waitFor();
  });
});
