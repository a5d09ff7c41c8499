// Boards of points and lines: Ntil, and any game of that shape. Men are turned
// discs, kings wear a golden crown.

import { svg } from "../svg";
import { coordinates, gradient, wood, type Paint, type Skin } from "./skin";

const kMargin = 38;
const kRadius = 35;

const kCrown = "M-19 12 -22-10 -10 0 0-17 10 0 22-10 19 12Z";

function ground(paint: Paint): SVGElement[] {
  const { geometry } = paint;
  const lines = geometry.layout.lines.map(([from, to]) => {
    const a = geometry.spot(from);
    const b = geometry.spot(to);
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  });
  const points = geometry.all().map((cell) => {
    const { x, y } = geometry.spot(cell);
    return svg("circle", { cx: x, cy: y, r: 9, class: "point" });
  });
  return [
    wood(paint, kMargin),
    svg("path", { d: lines.join(""), class: "groove-light" }),
    svg("path", { d: lines.join(""), class: "groove" }),
    ...points,
    ...coordinates(paint, kMargin),
  ];
}

function piece(symbol: string, { id }: Paint): SVGGElement {
  const colour = symbol.toLowerCase() === "b" ? "black" : "white";
  const man = svg(
    "g",
    {},
    svg("circle", { cx: 3, cy: 6, r: kRadius, class: "shade" }),
    svg("circle", { r: kRadius, fill: `url(#${id}-${colour})`, class: `disc-${colour}` }),
  );
  const isKing = symbol !== symbol.toLowerCase();
  if (!isKing) man.append(svg("circle", { r: kRadius * 0.62, class: `ring-${colour}` }));
  else man.append(svg("circle", { r: kRadius - 3, class: "king-ring" }), svg("path", { d: kCrown, class: "crown" }));
  return man;
}

export const points: Skin = {
  margin: kMargin,
  head: 0,
  reach: 42,
  defs: ({ id }) => [gradient(id, "black"), gradient(id, "white")],
  ground,
  piece,
};
