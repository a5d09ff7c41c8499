// At the default speed, with motion, on a slowed processor: when the end is told, the numbers on the page are those of
// the end, and the board has come to it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { kWide, openStage } from "./harness";
import { begin, type Wanted } from "./playing";

const stage = openStage();

const kSlowness = 4;
const kRandom = { agent: "random" };
const kGames: Wanted[] = [
  { game: "othello", parameters: { size: "4" }, seats: [kRandom, kRandom] },
  { game: "adjacency", parameters: { size: "4", rounds: "3" }, seats: [kRandom, kRandom] },
  { game: "brick", parameters: { bricks: "4", deal: "7" }, seats: [kRandom] },
  { game: "collapse", parameters: { width: "4", height: "4", colours: "3", deal: "7" }, seats: [kRandom] },
];

/** The numbers of a text, smallest first. */
function numbers(texts: readonly string[]): number[] {
  return texts.flatMap((text) => text.replace(/,/g, "").match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
}

for (const wanted of kGames) {
  test(`${wanted.game} at the default speed ends with the numbers of its end`, async () => {
    const visitor = await stage.visit({ size: kWide, speed: "normal", motion: true });
    const { page } = visitor;
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: kSlowness });
    await begin(page, wanted);
    await page.locator(".verdict-words").waitFor();
    const told = await page.evaluate(() => ({
      verdict: document.querySelector(".verdict-words")?.textContent ?? "",
      cards: [...document.querySelectorAll(".seat-count")].map((card) => card.textContent ?? ""),
    }));
    const cards = numbers(told.cards);
    assert.ok(cards.length > 0);
    const verdict = numbers([told.verdict]);
    for (const card of cards) assert.ok(verdict.includes(card), `${told.verdict} beside ${told.cards.join(" and ")}`);
    assert.deepEqual(visitor.problems, []);
    await visitor.leave();
  });
}
