// At the default speed, with motion, on a slowed processor: whatever is painted, at every ply and at the end, every number
// on the page is that of the server's frame for the ply at which the board stands, and the end is told when the board
// has come to it. recorder.ts writes both sides down.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Frame } from "../src/protocol/messages";
import { kPhone, kWide, openStage } from "./harness";
import { allowNames, fillIn, playOut, start, type Wanted } from "./playing";
import { type Glance, hear, record, recorded, type Stop } from "./recorder";

const stage = openStage();

const kSlowness = 4;
/** From so many plies behind on, a board jumps. */
const kJump = 6;
const kRandom = { agent: "random" };
/** Ntil from its start takes long: here men meet at once, one is crowned, and one is left against one. */
const kFewMen = { board: "5x5", start: "b.b.b..w.w.w. w" };

const kGames: [name: string, Wanted, { width: number; height: number }][] = [
  ["othello", { game: "othello", parameters: { size: "4" }, seats: [kRandom, kRandom] }, kWide],
  ["adjacency", { game: "adjacency", parameters: { size: "4", rounds: "3" }, seats: [kRandom, kRandom] }, kWide],
  ["ntil", { game: "ntil", parameters: { board: kFewMen.board }, start: kFewMen.start, seats: [{ agent: "alphabeta" }, { agent: "alphabeta" }] }, kWide],
  ["brick", { game: "brick", parameters: { bricks: "4", deal: "7" }, seats: [kRandom] }, kWide],
  ["collapse", { game: "collapse", parameters: { width: "4", height: "4", colours: "3", deal: "7" }, seats: [kRandom] }, kWide],
  ["adjacency on a phone", { game: "adjacency", parameters: { size: "4", rounds: "3" }, seats: [kRandom, kRandom] }, kPhone],
  ["a person's adjacency", { game: "adjacency", parameters: { size: "4", rounds: "3" }, seats: ["person", { agent: "sideways" }] }, kWide],
  ["a person's brick", { game: "brick", parameters: { bricks: "3", deal: "7" }, seats: ["person"] }, kWide],
];

/** What is on no card and no line of facts: whose end it was, the brick in hand. */
const kUnsaid = ["score", "brick", "end"];

/** The numbers that belong to a frame: of each seat, and of whatever else is counted. */
function numbersOf(frame: Frame, seats: number): string {
  const facts = frame.facts.filter(([name]) => !kUnsaid.includes(name)).map(([, value]) => value);
  const cards = seats === 1 ? [String(frame.score)] : facts.splice(0, 2);
  return `${cards.join(" ")}, ${facts.join(" ")}`;
}

function numbersIn({ cards, facts }: Glance): string {
  return [cards, facts].map((each) => each.join(" ").replace(/(?<=\d),(?=\d)/g, "")).join(", ");
}

/** The ply of the nth move that a seat made. */
function plyOf(frames: readonly Frame[], moves: number): number {
  return frames.filter(({ by }) => by === 0 || by === 1)[moves - 1]?.ply ?? 0;
}

/** Every painting tells the numbers of the ply it shows. */
function holds(glances: readonly Glance[], frames: readonly Frame[], seats: number): void {
  for (const glance of glances) {
    const frame = frames[glance.ply];
    assert.ok(frame, `ply ${glance.ply} was never told`);
    assert.equal(numbersIn(glance), numbersOf(frame, seats), `at ply ${glance.ply}${glance.isMoving ? ", on the way to the next" : ""}`);
  }
  assert.equal(glances.at(-1)?.ply, frames.length - 1, "the last ply is shown");
}

/** The board comes to every ply, one after the other, unless it is too far behind. */
function leavesNoneOut(stops: readonly Stop[], frames: readonly Frame[]): void {
  stops.forEach(({ ply, listed }, index) => {
    const last = stops[index - 1]?.ply ?? ply;
    assert.ok(ply - last <= 1 || plyOf(frames, listed) - last > kJump, `from ply ${last} to ${ply}`);
  });
}

/** The end is told once the board has come to it, with its numbers; the line under the board does not tell it before. */
function endsInTime(glances: readonly Glance[], frames: readonly Frame[], seats: number): void {
  const end = glances.at(-1)?.verdict;
  assert.ok(end);
  for (const { verdict, status, ply, isMoving } of glances) {
    const told = verdict !== null || status.includes(end);
    assert.ok(!told || (ply === frames.length - 1 && !isMoving), `"${end}" at ply ${ply} of ${frames.length - 1}`);
  }
  const numbers: string[] = end.replace(/,(?=\d)/g, "").match(/-?\d+/g) ?? [];
  const cards = numbersOf(frames.at(-1) as Frame, seats).split(",")[0]?.split(" ") ?? [];
  for (const card of cards) assert.ok(numbers.includes(card), `"${end}" beside ${cards.join(" and ")}`);
}

// Side by side: a slowed page waits most of the time.
describe("at the default speed every number is that of the ply shown", { concurrency: 4 }, () => {
  for (const [name, wanted, size] of kGames) {
    test(name, async (context) => {
      const visitor = await stage.visit({ size, speed: "normal", motion: true }, "#/games");
      const { page } = visitor;
      const frames = hear(page);
      await page.reload();
      await page.locator(".games").waitFor();
      await allowNames(page);
      const browser = await page.context().newCDPSession(page);
      await record(page);
      // Slow from the game's first moment on: a slowed processor spins, so the dialog before it would only cost.
      await fillIn(page, wanted);
      await browser.send("Emulation.setCPUThrottlingRate", { rate: kSlowness });
      await start(page);
      if (wanted.seats?.includes("person")) await playOut(page);
      await page.locator(".verdict-words").waitFor();
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      const { glances, stops } = await recorded(page);
      context.diagnostic(`${frames.length - 1} plies, ${stops.length} stops, ${glances.length} glances`);
      const seats = wanted.seats?.length ?? 0;
      holds(glances, frames, seats);
      leavesNoneOut(stops, frames);
      endsInTime(glances, frames, seats);
      assert.deepEqual(visitor.problems, []);
      await visitor.leave();
    });
  }
});
