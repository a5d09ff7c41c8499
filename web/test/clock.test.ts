// The clock of Collapse: counts down to 0 and no further, and reads well.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, clockText, kClockSeconds } from "../src/play/clock";

test("a clock runs for three minutes", () => {
  const clock = Clock.start(7, kClockSeconds, 1000);
  assert.equal(clock.left(1000), 180_000);
  assert.equal(clock.left(61_000), 120_000);
  assert.equal(clock.left(999_000), 0);
});

test("times read as minutes and seconds", () => {
  assert.equal(clockText(180_000), "3:00");
  assert.equal(clockText(179_001), "3:00");
  assert.equal(clockText(59_400), "1:00");
  assert.equal(clockText(9_000), "0:09");
  assert.equal(clockText(0), "0:00");
});
