// The clock of a game for one, of as many seconds as the game says. It belongs to the page, not to the rules: the page of the person
// who plays keeps the end of the time, also over a reload, and when it comes ends the game for seat 0.
// The score stays what it was. The end is kept after the game: a rematch has a clock too. Undo gives no time back. Tested in test/clock.test.ts.

import { keepOf, keptOf } from "../settings";

export class Clock {
  private constructor(private readonly end_: number) {}

  static start(id: number, seconds: number, now = Date.now()): Clock {
    const end = now + seconds * 1000;
    keepOf("clock", id, String(end));
    return new Clock(end);
  }

  static of(id: number): Clock | null {
    const kept = Number(keptOf("clock", id));
    return Number.isFinite(kept) && kept > 0 ? new Clock(kept) : null;
  }

  /** Milliseconds; never below 0. */
  left(now = Date.now()): number {
    return Math.max(0, this.end_ - now);
  }

  /** A rematch of a game with a clock has one too. */
  static again(last: number, next: number, seconds: number, now = Date.now()): Clock | null {
    return Clock.of(last) === null ? null : Clock.start(next, seconds, now);
  }
}

/** "2:59" */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
