// What moves are worth, written on the board: a number on the last cell of each, tinted from bad to good, the
// best ringed.

import type { Annotation } from "../boards/board";
import { svg, svgText } from "../boards/svg";
import type { BoardValue } from "./values";

/** Among more moves than this no number could be read: only some of the best have one, larger than their cells. */
const kCrowd = 80;
const kNumbered = 12;
const kLarge = 1.7;

type Spot = Parameters<Annotation>[0];

/** How wide a number is, and its scale, in cells of 100. */
function sizeOf({ text }: BoardValue): { wide: number; scale: number } {
  const wide = Math.max(56, text.length * 17 + 16);
  return { wide, scale: Math.min(1, 96 / wide) };
}

function numberOn(value: BoardValue, { x, y }: ReturnType<Spot>, larger: number): SVGElement {
  const { wide, scale } = sizeOf(value);
  const place = { class: value.best ? "value best" : "value", transform: `translate(${x} ${y}) scale(${(scale * larger).toFixed(3)})` };
  const made = svg("g", place, svg("rect", { x: -wide / 2, y: -22, width: wide, height: 44, rx: 22 }), svgText(value.text, { dy: "0.36em" }));
  made.style.setProperty("--merit", `${Math.round(value.merit * 100)}%`);
  return made;
}

/** From the best on, those that have room beside the better ones; at the edge they move inwards. */
function readable(values: readonly BoardValue[], spot: Spot): SVGElement[] {
  const placed: { value: BoardValue; x: number; y: number; half: number }[] = [];
  const columns = values.map(({ cell }) => spot(cell).x);
  const [left, right] = [Math.min(...columns) - 50, Math.max(...columns) + 50];
  for (const value of values) {
    const { wide, scale } = sizeOf(value);
    const half = (wide / 2) * scale * kLarge;
    const [x, y] = [Math.min(right - half, Math.max(left + half, spot(value.cell).x)), spot(value.cell).y];
    const isFree = placed.every((other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > 44 * kLarge);
    if (isFree) placed.push({ value, x, y, half });
    if (placed.length === kNumbered) break;
  }
  return placed.map(({ value, x, y }) => numberOn(value, { x, y }, kLarge)).reverse();
}

/** Values in the order of their merit, the best first. */
export function numbersOn(values: readonly BoardValue[]): Annotation {
  if (values.length > kCrowd) return (spot) => readable(values, spot);
  return (spot) => values.map((value) => numberOn(value, spot(value.cell), 1)).reverse();
}
