// A browser's contexts, used again and again: a fresh one has fetched and compiled nothing yet, and costs about as much
// processor as all that its visitor does. Two visitors never share one at the same time.

import type { Browser, BrowserContext } from "playwright-core";

export class Contexts {
  private readonly desks_: BrowserContext[] = [];
  private readonly phones_: BrowserContext[] = [];

  constructor(readonly browser: Browser) {}

  async take(isPhone: boolean): Promise<BrowserContext> {
    const fresh = { hasTouch: isPhone, isMobile: isPhone, permissions: ["clipboard-read", "clipboard-write"] };
    return (isPhone ? this.phones_ : this.desks_).pop() ?? this.browser.newContext(fresh);
  }

  /** Takes it back, with its tabs closed. */
  async give(context: BrowserContext, isPhone: boolean): Promise<void> {
    await Promise.all(context.pages().map((page) => page.close()));
    (isPhone ? this.phones_ : this.desks_).push(context);
  }
}
