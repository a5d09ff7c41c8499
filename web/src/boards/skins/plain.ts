// Any game of squares that the page does not know: wood, lines, and discs with
// the glyph that the game gave its pieces.

import { svg, svgText } from "../svg";
import { coordinates, wood, type Paint, type Skin } from "./skin";

const kMargin = 44;

function ground(paint: Paint): SVGElement[] {
  const { geometry } = paint;
  const squares = geometry.all().map((cell) => {
    const { x, y } = geometry.spot(cell);
    return svg("rect", { x: x - 50, y: y - 50, width: 100, height: 100, class: "square" });
  });
  return [wood(paint, kMargin), ...squares, ...coordinates(paint, kMargin)];
}

function piece(symbol: string, { geometry }: Paint): SVGGElement {
  const index = geometry.layout.symbols.findIndex((other) => other.symbol === symbol);
  const glyph = geometry.layout.symbols[index]?.glyph ?? symbol;
  return svg(
    "g",
    { class: `plain plain-${Math.max(0, index) % 4}` },
    svg("circle", { r: 38, class: "plain-disc" }),
    svgText(glyph, { class: "plain-glyph", dy: "0.36em" }),
  );
}

export const plain: Skin = { margin: kMargin, head: 0, reach: 46, defs: () => [], ground, piece };
