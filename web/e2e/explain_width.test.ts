// Nothing on the tab "Explain" is wider than its panel: each game's tables, grids and boards, in both languages, on a
// phone and on the narrowest desktops. Only trees may be wider: they have a scroll of their own.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { choose, told } from "./explaining";
import { openStage } from "./harness";
import { atRest, begin, sheet } from "./playing";

const stage = openStage();

const kAgents: Record<string, string[]> = {
  othello: ["greedy-count", "alphabeta"],
  adjacency: ["annealing", "genetic", "minimax"],
  ntil: ["alphabeta"],
  brick: ["thesis", "greedy"],
  collapse: ["brute-force"],
};

const kWidths = [390, 1280, 1366];

/** What sticks out of the panel or of its own table, by name. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector(".explain")?.getBoundingClientRect();
    if (!panel) return ["no panel"];
    return [...document.querySelectorAll<HTMLElement>(".explain *")].flatMap((each) => {
      if (each.closest(".tree-scroll, svg") !== null && !each.matches(".tree-scroll")) return [];
      const box = each.getBoundingClientRect();
      if (box.width === 0) return [];
      const out = box.right > panel.right + 0.5 || box.left < panel.left - 0.5;
      const cut = !each.matches(".tree-scroll, select, input") && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== "visible";
      return out || cut ? [`${each.tagName}.${each.className} ${Math.round(box.width)} ${each.textContent?.slice(0, 30) ?? ""}`] : [];
    });
  });
}

for (const [game, agents] of Object.entries(kAgents)) {
  test(`${game}: what is explained fits its panel`, async () => {
    const host = await stage.visit();
    const id = await begin(host.page, { game, seats: game === "brick" || game === "collapse" ? ["person"] : ["person", "person"] });
    await host.leave();
    for (const language of ["en", "id"] as const) {
      const visitor = await stage.visit({ language }, `#/game/${id}?explain`);
      const { page } = visitor;
      for (const agent of agents) {
        await choose(page, agent);
        await told(page, agent);
        for (const width of kWidths) {
          await page.setViewportSize({ width, height: 800 });
          await sheet(page, width < 700);
          await atRest(page);
          assert.deepEqual(await tooWide(page), [], `${agent} ${language} ${width}`);
        }
      }
      assert.deepEqual(visitor.problems, []);
      await visitor.leave();
    }
  });
}
