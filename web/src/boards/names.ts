// What a screen reader hears of a cell: "c4, black, can be played".
// test/boards-names.test.ts

import type { Layout } from "../protocol/messages";
import { kEmpty } from "./beats";
import type { BoardOptions, Marks } from "./board";
import type { Choice } from "./input/input";

type Say = BoardOptions["say"];

/** A piece's name in the person's language; games that the page does not know keep their own word. */
export function pieceName(say: Say, symbols: Layout["symbols"], symbol: string): string {
  if (symbol === kEmpty) return say("board.empty");
  const name = symbols.find((other) => other.symbol === symbol)?.name ?? symbol;
  switch (name) {
    case "black": return say("board.black");
    case "white": return say("board.white");
    case "white man": return say("board.whiteMan");
    case "white king": return say("board.whiteKing");
    case "black man": return say("board.blackMan");
    case "black king": return say("board.blackKing");
    case `colour ${symbol}`: return say("board.colour", { number: symbol });
    default: return name;
  }
}

const kVerbs = { play: "board.canPlay", move: "board.canMove", reach: "board.canReach", take: "board.canTake" } as const;

function state(say: Say, choice: Choice, cell: number): string[] {
  if (choice.chosen.includes(cell)) return [say("board.chosen")];
  if (!choice.targets.includes(cell)) return [];
  const captures = choice.captures.includes(cell) ? [say("board.canCapture")] : [];
  return [say(kVerbs[choice.verb]), ...captures];
}

export interface Named {
  name: string;
  piece: string;
  cell: number;
  /** What else there is to say of it. */
  more?: string;
}

export function cellName(say: Say, layout: Layout, named: Named, choice: Choice, marks: Marks): string {
  const { name, piece, cell, more } = named;
  return [
    name,
    pieceName(say, layout.symbols, piece),
    ...(more ? [more] : []),
    ...state(say, choice, cell),
    ...(marks.last.includes(cell) ? [say("board.last")] : []),
    ...(marks.hint.includes(cell) ? [say("board.hinted")] : []),
  ].join(", ");
}
