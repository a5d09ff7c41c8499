// What a person does on the tab "Explain".

import type { Page } from "playwright-core";

/** Waits for the whole answer of an agent, its trees included. */
export async function told(page: Page, agent: string): Promise<void> {
  await page.locator(".explain-answer:not([aria-busy]) .explained-move:not([data-part])", { hasText: agent }).waitFor();
}

export async function choose(page: Page, agent: string): Promise<void> {
  await page.locator(".explain-form select").first().selectOption(agent);
}

export async function explain(page: Page, agent: string): Promise<void> {
  await page.getByRole("tab", { name: "Explain" }).click();
  await choose(page, agent);
  await told(page, agent);
}
