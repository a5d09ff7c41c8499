// The clock of Collapse: counts down to 0 and no further, and reads well.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, clockText } from "../src/play/clock";

test("a clock runs for three minutes", () => {
  const clock = Clock.start(7, 180, 1000);
  assert.equal(clock.left(1000), 180_000);
  assert.equal(clock.left(61_000), 120_000);
  assert.equal(clock.left(999_000), 0);
});

/** The storage of a browser, as far as the page uses it. */
function browserStorage(): void {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
}

test("a rematch of a game with a clock has one too, and only then", () => {
  browserStorage();
  Clock.start(11, 180, 1000);
  assert.equal(Clock.again(11, 12, 180, 500_000)?.left(500_000), 180_000, "after the time of the first was up");
  assert.equal(Clock.again(99, 100, 180), null);
});

test("times read as minutes and seconds", () => {
  assert.equal(clockText(180_000), "3:00");
  assert.equal(clockText(179_001), "3:00");
  assert.equal(clockText(59_400), "1:00");
  assert.equal(clockText(9_000), "0:09");
  assert.equal(clockText(0), "0:00");
});
