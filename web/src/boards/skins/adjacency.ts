// Adjacency: paper tiles laid in wood. A mark owns its tile, so that land is
// seen at a glance; X and O differ in shape and in shade as well as in colour.

import { svg } from "../svg";
import { coordinates, wood, type Paint, type Skin } from "./skin";

const kMargin = 44;
const kHalf = 46;

const tile = (className: string): SVGElement =>
  svg("rect", { x: -kHalf, y: -kHalf, width: 2 * kHalf, height: 2 * kHalf, rx: 9, class: className });

function ground(paint: Paint): SVGElement[] {
  const { geometry } = paint;
  const tiles = geometry.all().map((cell) => {
    const { x, y } = geometry.spot(cell);
    return svg("g", { transform: `translate(${x} ${y})` }, tile("plate"));
  });
  return [wood(paint, kMargin), ...tiles, ...coordinates(paint, kMargin)];
}

function piece(symbol: string): SVGGElement {
  if (symbol !== "X") return svg("g", {}, tile("land-o"), svg("circle", { r: 21, class: "mark-line" }));
  return svg("g", {}, tile("land-x"), svg("path", { d: "M-20-20 20 20M20-20-20 20", class: "mark-line" }));
}

export const adjacency: Skin = { margin: kMargin, head: 0, reach: 49, defs: () => [], ground, piece };
