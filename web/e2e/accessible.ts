// axe-core on the page as it is: nothing serious may be found.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const kAxe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function isAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(`window.axe ?? (() => { ${kAxe} })()`);
  // No selectors: nobody reads them, and each costs a search through the page.
  const results = (await page.evaluate("axe.run({ resultTypes: ['violations'], selectors: false })")) as AxeResults;
  const serious = results.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
  assert.deepEqual(told, [], screen);
}
