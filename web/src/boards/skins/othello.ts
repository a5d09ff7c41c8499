// Othello: a quiet green field in a wooden frame, and discs that turn over as
// coins do, along the line from the disc that was placed.

import { kCell } from "../geometry";
import { svg } from "../svg";
import { coordinates, gradient, wood, type Paint, type Skin, type Turning } from "./skin";

const kRadius = 40;
const kThickness = 9;
const kMargin = 44;

const colourOf = (symbol: string): string => (symbol === "X" ? "first" : "second");

function ground(paint: Paint): SVGElement[] {
  const { width, height, layout } = paint.geometry;
  const field = svg("g", {}, svg("rect", { x: 0, y: 0, width, height, class: "felt" }));
  for (let n = 0; n <= layout.columns; n++) field.append(line(n * kCell, 0, n * kCell, height));
  for (let n = 0; n <= layout.rows; n++) field.append(line(0, n * kCell, width, n * kCell));
  // Two cells from each corner; where these meet, as on 4x4, there are none.
  const dots = layout.columns > 4 ? [2, layout.columns - 2] : [];
  for (const x of dots) {
    for (const y of dots) {
      field.append(svg("circle", { cx: x * kCell, cy: y * kCell, r: 6, class: "felt-dot" }));
    }
  }
  return [wood(paint, kMargin), field, ...coordinates(paint, kMargin)];
}

const line = (x1: number, y1: number, x2: number, y2: number): SVGElement =>
  svg("line", { x1, y1, x2, y2, class: "felt-line" });

function piece(symbol: string, { id }: Paint): SVGGElement {
  const colour = colourOf(symbol);
  return svg(
    "g",
    {},
    svg("ellipse", { cx: 3, cy: 6, rx: kRadius, ry: kRadius, class: "shade" }),
    svg(
      "g",
      {},
      svg("ellipse", { rx: 0, ry: kRadius }),
      svg("rect", { y: -kRadius, width: 0, height: 2 * kRadius }),
      svg("ellipse", { rx: kRadius, ry: kRadius, fill: `url(#${id}-${colour})` }),
    ),
  );
}

/** The near face, the rim and the far face of a coin that turns about an upright axis. */
function turn(disc: SVGGElement, { from, to, angle, t }: Turning, { id }: Paint): void {
  const coin = disc.children[1];
  const [far, rim, near] = coin ? [...coin.children] : [];
  if (!coin || !far || !rim || !near) return;
  const open = Math.cos(Math.PI * t);
  const edge = (kThickness / 2) * Math.sin(Math.PI * t);
  const shown = colourOf(open > 0 ? from : to);
  const hidden = colourOf(open > 0 ? to : from);
  const set = (element: Element, values: Record<string, number | string>) => {
    for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
  };
  const side = open > 0 ? 1 : -1;
  const rx = kRadius * Math.abs(open);
  coin.setAttribute("transform", t > 0 && t < 1 ? `rotate(${angle})` : "");
  set(far, { rx: edge > 0 ? rx : 0, cx: side * edge, fill: `url(#${id}-${hidden})` });
  set(rim, { x: -edge, width: 2 * edge, class: `rim-${hidden}` });
  set(near, { rx, cx: -side * edge, fill: `url(#${id}-${shown})` });
}

export const othello: Skin = {
  margin: kMargin,
  head: 0,
  reach: 46,
  defs: ({ id }) => [gradient(id, "first"), gradient(id, "second")],
  ground,
  piece,
  turn,
};
