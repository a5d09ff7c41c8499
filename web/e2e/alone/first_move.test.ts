// How soon the first move is answered. It runs when no other file does: it is about time, and the others come in bursts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openStage } from "../harness";
import { clickMove, myMoment, until } from "../playing";

const stage = openStage();

/**
 * Milliseconds from the click to the answer in the list of moves, by the page's own clock: server, line and page,
 * without the robot's hands.
 */
async function firstAnswer(game: string, answered: number): Promise<number> {
  const visitor = await stage.visit();
  const { page } = visitor;
  await page.getByRole("button", { name: `Play ${game}`, exact: true }).click();
  await page.locator(".board-place .board").waitFor();
  assert.equal(await myMoment(page), "move");
  await page.evaluate((count) => {
    const { dataset } = document.body;
    document.addEventListener("click", (event) => (dataset["clicked"] ??= String(event.timeStamp)), true);
    new MutationObserver(() => {
      if (document.querySelectorAll(".moves button.move").length < count) return;
      dataset["answered"] ??= String(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  }, answered);
  await clickMove(page);
  const took = await until(page, () => {
    const { clicked, answered } = document.body.dataset;
    return clicked !== undefined && answered !== undefined && Number(answered) - Number(clicked);
  }, null);
  assert.deepEqual(visitor.problems, []);
  await visitor.leave();
  return Number(took);
}

/** How many times longer than alone on the machine work takes just now: its wall time for its processor time. */
function slowness(): number {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const worked = (): number => process.cpuUsage(before).user / 1000;
  while (worked() < 50);
  return Math.max(1, (performance.now() - start) / worked());
}

for (const [game, answered] of [["Othello", 2], ["Adjacency", 2], ["Ntil", 2], ["Collapse", 1], ["Colour Brick", 1]] as const) {
  test(`one click on the home page, and the first move of ${game} is answered within a second at level 3`, async (context) => {
    // A second is meant of a machine that does nothing else.
    const before = slowness();
    const took = await firstAnswer(game, answered);
    const second = 1000 * Math.max(before, slowness());
    context.diagnostic(`${game}: ${took.toFixed(0)} ms, where a second takes ${second.toFixed(0)} ms`);
    assert.ok(took < second, `${took} ms of ${second} ms`);
  });
}
