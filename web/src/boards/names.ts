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

function state(say: Say, choice: Choice, piece: string, cell: number): string[] {
  if (choice.chosen.includes(cell)) return [say("board.chosen")];
  if (!choice.targets.includes(cell)) return [];
  if (choice.left !== null) return [say("board.canTake")];
  if (choice.chosen.length > 0) return [say("board.canReach")];
  return [piece === kEmpty ? say("board.canPlay") : say("board.canMove")];
}

export interface Named {
  name: string;
  piece: string;
  cell: number;
}

export function cellName(say: Say, layout: Layout, named: Named, choice: Choice, marks: Marks): string {
  const { name, piece, cell } = named;
  return [
    name,
    pieceName(say, layout.symbols, piece),
    ...state(say, choice, piece, cell),
    ...(marks.last.includes(cell) ? [say("board.last")] : []),
    ...(marks.hint.includes(cell) ? [say("board.hinted")] : []),
  ].join(", ");
}
