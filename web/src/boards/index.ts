// The boards of the page. A game that is not named here gets the board of its
// shape, so that a new game is playable without any code of the page.

import "./boards.css";
import type { Board, BoardOptions } from "./board";
import { FlatBoard } from "./flat";
import { skinOf } from "./skins";

export type { Board, BoardOptions, Marks, Showing } from "./board";
export { drawStill, gameIcon } from "./still";
export { boardWords } from "./words";

export function makeBoard(options: BoardOptions): Board {
  return new FlatBoard(options, skinOf(options.game, options.layout));
}
