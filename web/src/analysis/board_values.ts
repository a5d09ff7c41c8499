// What moves are worth, written on the board: a number on the last cell of each, tinted from bad to good, the
// best ringed.

import type { Annotation } from "../boards/board";
import { svg, svgText } from "../boards/svg";
import type { BoardValue } from "./values";

/** Among more numbers than this the best is larger than its cell, or nobody would find it. */
const kCrowd = 80;
const kLarge = 1.7;

type Spot = Parameters<Annotation>[0];

/** Half the width and height that a number takes, and its scale, in cells of 100. */
function room({ text, best }: BoardValue, isCrowd: boolean): { wide: number; size: number; half: [number, number] } {
  const wide = Math.max(56, text.length * 17 + 16);
  const size = Math.min(1, 96 / wide) * (best && isCrowd ? kLarge : 1);
  return { wide, size, half: [(wide * size) / 2, 22 * size] };
}

/** Numbers that the large one would half cover are left out: the list beside the board has them. */
function uncovered(values: readonly BoardValue[], spot: Spot): BoardValue[] {
  const large = values.find(({ best }) => best);
  if (values.length <= kCrowd || !large) return [...values];
  const [at, { half }] = [spot(large.cell), room(large, true)];
  return values.filter((value) => {
    const [{ x, y }, other] = [spot(value.cell), room(value, true).half];
    return value === large || Math.abs(x - at.x) > half[0] + other[0] || Math.abs(y - at.y) > half[1] + other[1];
  });
}

function numberOn(value: BoardValue, spot: Spot, isCrowd: boolean): SVGElement {
  const { x, y } = spot(value.cell);
  const { wide, size } = room(value, isCrowd);
  const place = { class: value.best ? "value best" : "value", transform: `translate(${x} ${y}) scale(${size.toFixed(3)})` };
  const made = svg("g", place, svg("rect", { x: -wide / 2, y: -22, width: wide, height: 44, rx: 22 }), svgText(value.text, { dy: "0.36em" }));
  made.style.setProperty("--merit", `${Math.round(value.merit * 100)}%`);
  return made;
}

export function numbersOn(values: readonly BoardValue[]): Annotation {
  const lastBest = [...values].sort((a, b) => Number(a.best) - Number(b.best));
  return (spot) => uncovered(lastBest, spot).map((value) => numberOn(value, spot, values.length > kCrowd));
}
