// A board to set up, on which every cell can be clicked alone, and single pieces for a palette.

import type { Board, BoardOptions } from "../boards/board";
import { FlatBoard } from "../boards/flat";
import { Geometry } from "../boards/geometry";
import { Scene } from "../boards/scene";
import { skinOf } from "../boards/skins";
import { svg } from "../boards/svg";
import type { Layout } from "../protocol/messages";

export function makeEditor(options: BoardOptions): Board {
  return new FlatBoard(options, skinOf(options.game, options.layout));
}

export function drawPiece(layout: Layout, symbol: string, game: string): SVGElement {
  const scene = new Scene(skinOf(game, layout), new Geometry(layout, false), { digits: false, small: true });
  const picture = svg("svg", { viewBox: "-50 -50 100 100", class: "board-still", "aria-hidden": "true" });
  const defs = scene.svg.querySelector("defs");
  if (defs) picture.append(defs);
  picture.append(scene.skin.piece(symbol, scene.paint));
  picture.dataset.game = game;
  return picture;
}
