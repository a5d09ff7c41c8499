// At the default speed, with motion, on a slowed processor: every picture that the page paints has the numbers of the board
// it shows, ply by ply to the end, and they are the server's. The frames come from the wire, the numbers from the screen; the
// board itself says which ply it stands at. Agents, and a person against an agent; on a desk and on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Frame, FromServer } from "../src/protocol/messages";
import { kPhone, kWide, openStage } from "./harness";
import { allowNames, begin, playOut, type Sitter, type Wanted } from "./playing";

const stage = openStage();

const kSlowness = 4;
const kRandom: Sitter = { agent: "random" };

interface Played {
  wanted: Wanted;
  isSolo: boolean;
}
const kGames: Played[] = [
  { wanted: { game: "othello", parameters: { size: "4" } }, isSolo: false },
  { wanted: { game: "adjacency", parameters: { size: "4", rounds: "3" } }, isSolo: false },
  { wanted: { game: "ntil", parameters: { board: "5x5" } }, isSolo: false },
  { wanted: { game: "brick", parameters: { bricks: "4", deal: "7" } }, isSolo: true },
  { wanted: { game: "collapse", parameters: { width: "4", height: "4", colours: "3", deal: "7" } }, isSolo: true },
];

/** What the page painted, once each time that it changed. */
interface Picture {
  ply: number;
  counts: string[];
  facts: string[];
  verdict: string;
}

/** The frames of the newest game, as they come over the wire. */
function listen(page: Page): Map<number, Frame> {
  const frames = new Map<number, Frame>();
  let id = -1;
  const hear = (message: FromServer): void => {
    if (message.type === "game" && message.game.id !== id) {
      id = message.game.id;
      frames.clear();
    }
    const told = message.type === "game" ? [message.game.frame] : message.type === "ply" && message.id === id ? [message.frame]
      : message.type === "frames" && message.id === id ? message.frames : [];
    for (const frame of told) frames.set(frame.ply, frame);
  };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => hear(JSON.parse(String(payload)) as FromServer)));
  return frames;
}

/** Looks at every picture that is painted from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: Picture[] = [];
    Object.assign(window, { pictures: kept });
    let last = "";
    const look = { painted: (): void => {
      const board = document.querySelector<HTMLElement>(".board-place .board");
      const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((each) => each.textContent ?? "");
      if (board?.dataset["ply"] !== undefined) {
        const picture = {
          ply: Number(board.dataset["ply"]), counts: texts(".seat-count"), facts: texts(".facts dd"), verdict: texts(".verdict:not([hidden]) .verdict-words").join(),
        };
        const text = JSON.stringify(picture);
        if (text !== last) kept.push(picture);
        last = text;
      }
      requestAnimationFrame(look.painted);
    } };
    requestAnimationFrame(look.painted);
  });
}

function pictures(page: Page): Promise<Picture[]> {
  return page.evaluate(() => (window as unknown as { pictures: Picture[] }).pictures);
}

const number = (text: string): number => Number(/-?\d+/.exec(text.replace(/[,.\s]/g, "").replace("−", "-"))?.[0] ?? NaN);

/** What cards and facts must say of a frame: seats in the order of the first two facts; a lone player's score. */
function expected({ facts, score }: Frame, isSolo: boolean): { counts: number[]; facts: number[] } {
  const counts = isSolo ? [score] : facts.slice(0, 2).map(([, value]) => number(value));
  const others = isSolo ? facts.filter(([name]) => name !== "score" && name !== "brick") : facts.slice(2);
  return { counts, facts: others.map(([, value]) => number(value)) };
}

function compare(painted: readonly Picture[], frames: ReadonlyMap<number, Frame>, isSolo: boolean): void {
  const last = Math.max(...frames.keys());
  for (const { ply, counts, facts, verdict } of painted) {
    const frame = frames.get(ply);
    assert.ok(frame, `the board stands at ply ${ply}, of which the server never told`);
    assert.deepEqual({ counts: counts.map(number), facts: facts.map(number) }, expected(frame, isSolo), `at ply ${ply} of ${last}`);
    if (verdict === "") continue;
    assert.equal(ply, last, `"${verdict}" is told before the board has come to the end`);
    const told = verdict.replace(/,(?=\d)/g, "").match(/\d+/g) ?? [];
    for (const count of counts) assert.ok(told.map(Number).includes(Math.abs(number(count))), `${verdict} beside ${counts.join(" and ")}`);
  }
  assert.equal(painted.at(-1)?.ply, last, "the last board is painted");
  assert.notEqual(painted.at(-1)?.verdict, "", "and the end told");
  // Where the server is far ahead the board may jump; it does not at this pace.
  const seen = new Set(painted.map(({ ply }) => ply));
  const made = [...frames.values()].filter(({ by }) => by === 0 || by === 1);
  assert.deepEqual(made.filter(({ ply }) => !seen.has(ply)).map(({ ply }) => ply), [], "plies that were never painted");
}

async function played(size: typeof kWide, { wanted, isSolo }: Played, first: Sitter): Promise<void> {
  const visitor = await stage.visit({ size, speed: "normal", motion: true });
  const { page } = visitor;
  const frames = listen(page);
  await page.reload();
  await page.locator(".home").waitFor();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: kSlowness });
  await allowNames(page);
  await watch(page);
  await begin(page, { ...wanted, seats: isSolo ? [first] : [first, kRandom] });
  if (first === "person") await playOut(page);
  await page.locator(".verdict-words").waitFor();
  // What is painted after the end was told counts too.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  compare(await pictures(page), frames, isSolo);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
}

for (const each of kGames) {
  const { game } = each.wanted;
  test(`agents play ${game}: every number painted is the server's`, () => played(kWide, each, kRandom));
  test(`a person plays ${game}: every number painted is the server's`, () => played(kWide, each, "person"));
  test(`a person plays ${game} on a phone: every number painted is the server's`, () => played(kPhone, each, "person"));
}
