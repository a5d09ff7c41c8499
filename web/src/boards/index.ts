// The boards of the page. A game that is not named here gets the board of its
// shape, so that a new game is playable without any code of the page.

import "./boards.css";
import type { Board, BoardOptions } from "./board";
import { BrickBoard } from "./brick";
import { CollapseBoard } from "./collapse";
import { FlatBoard } from "./flat";
import { PlaceBoard } from "./place";
import { skinOf } from "./skins";

export type { Board, BoardOptions, Marks, Showing } from "./board";
export { drawStill, gameIcon } from "./still";
export { boardWords } from "./words";

export function makeBoard(options: BoardOptions): Board {
  const skin = skinOf(options.game, options.layout);
  if (options.game === "collapse") return new CollapseBoard(options, skin);
  if (options.game === "brick") return new BrickBoard(options, skin);
  if (options.layout.shape === "points") return new FlatBoard(options, skin);
  return new PlaceBoard(options, skin, options.game === "adjacency");
}

let webgl: boolean | null = null;
/** Whether the browser can draw the solid board. */
export function webglAvailable(): boolean {
  webgl ??= tryWebgl();
  return webgl;
}

function tryWebgl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Ntil in three dimensions; three.js comes only now. Where it cannot be drawn, the flat board. */
export async function makeSolidBoard(options: BoardOptions): Promise<Board> {
  if (!webglAvailable()) return makeBoard(options);
  try {
    const { SolidBoard } = await import("./ntil3d/board3d");
    return new SolidBoard(options);
  } catch {
    return makeBoard(options);
  }
}
