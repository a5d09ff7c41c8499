// What moves are worth, written on the board: a number on the last cell of each, tinted from bad to good, the
// best ringed.

import type { Annotation } from "../boards/board";
import { svg, svgText } from "../boards/svg";
import type { BoardValue } from "./values";

/** Among more moves than this no number could be read: the best has a large one, the others a dot of their tint. */
const kCrowd = 80;
const kLarge = 1.7;
const kDot = 16;

type Spot = Parameters<Annotation>[0];

/** How wide a number is, and its scale, in cells of 100. */
function sizeOf({ text }: BoardValue): { wide: number; scale: number } {
  const wide = Math.max(56, text.length * 17 + 16);
  return { wide, scale: Math.min(1, 96 / wide) };
}

function drawn({ cell, best, merit }: BoardValue, spot: Spot, scale: number, ...shapes: SVGElement[]): SVGElement {
  const { x, y } = spot(cell);
  const made = svg("g", { class: best ? "value best" : "value", transform: `translate(${x} ${y}) scale(${scale.toFixed(3)})` }, ...shapes);
  made.style.setProperty("--merit", `${Math.round(merit * 100)}%`);
  return made;
}

function numberOn(value: BoardValue, spot: Spot, larger = 1): SVGElement {
  const { wide, scale } = sizeOf(value);
  return drawn(value, spot, scale * larger,
    svg("rect", { x: -wide / 2, y: -22, width: wide, height: 44, rx: 22 }), svgText(value.text, { dy: "0.36em" }));
}

/** The best of a crowd covers its neighbours: only dots that are beside it are drawn. */
function crowd(values: readonly BoardValue[], spot: Spot): SVGElement[] {
  const best = values.find((value) => value.best);
  if (!best) return [];
  const { wide, scale } = sizeOf(best);
  const [at, reach] = [spot(best.cell), { x: (wide / 2) * scale * kLarge + kDot, y: 22 * scale * kLarge + kDot }];
  const beside = values.filter(({ cell }) => Math.abs(spot(cell).x - at.x) > reach.x || Math.abs(spot(cell).y - at.y) > reach.y);
  const dots = beside.map((value) => drawn(value, spot, 1, svg("rect", { x: -kDot, y: -kDot, width: 2 * kDot, height: 2 * kDot, rx: kDot })));
  return [...dots, numberOn(best, spot, kLarge)];
}

export function numbersOn(values: readonly BoardValue[]): Annotation {
  const lastBest = [...values].sort((a, b) => Number(a.best) - Number(b.best));
  return (spot) => (values.length > kCrowd ? crowd(lastBest, spot) : lastBest.map((value) => numberOn(value, spot)));
}
