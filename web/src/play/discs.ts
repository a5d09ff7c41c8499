// The colours of discs, where a game has such, a person's own choice for each side: they change the look and the words
// on this device, never the game. The palette itself is in boards.css. Tested in test/discs.test.ts.

import { factsOf } from "../protocol/catalogue";
import { change, type Disc, type Discs, settings } from "../settings";

const kSides = ["black", "white"];

/** Chooses a seat's colour; the other side gives it up where it has it. */
export function withDisc(discs: Discs, seat: number, disc: Disc): Discs {
  const [first, second] = discs;
  if (seat === 0) return [disc, second === disc ? first : second];
  return [first === disc ? second : first, disc];
}

/** A side as it looks here: "black" may be indigo. */
export function lookOf(game: string, side: string): string {
  const seat = factsOf(game).discs ? kSides.indexOf(side) : -1;
  return settings.discs[seat] ?? side;
}

/** The key of a message about a piece, by what it looks like. */
export function lookOfKey(game: string, key: string): string {
  return key.startsWith("board.") ? `board.${lookOf(game, key.slice("board.".length))}` : key;
}

export function chooseDiscs(discs: Discs): void {
  change("discs", discs);
}

/** The palette's names for what the skin paints. */
export function showDiscs(): void {
  const { style } = document.documentElement;
  for (const [seat, name] of ["first", "second"].entries()) {
    style.setProperty(`--${name}-lit`, `var(--${settings.discs[seat]}-lit)`);
    style.setProperty(`--${name}-disc`, `var(--${settings.discs[seat]}-disc)`);
  }
}
