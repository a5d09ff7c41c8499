// What moves are worth, written on the board: a number on the last cell of each, tinted from bad to good, the
// best ringed.

import type { Annotation } from "../boards/board";
import { svg, svgText } from "../boards/svg";
import type { BoardValue } from "./values";

/** Among more numbers than this the best is larger than its cell, or nobody would find it. */
const kCrowd = 80;

export function numbersOn(values: readonly BoardValue[]): Annotation {
  const lastBest = [...values].sort((a, b) => Number(a.best) - Number(b.best));
  return (spot) => lastBest.map(({ cell, text, merit, best }) => {
    const { x, y } = spot(cell);
    const wide = Math.max(56, text.length * 17 + 16);
    const size = Math.min(1, 96 / wide) * (best && values.length > kCrowd ? 1.7 : 1);
    const place = { class: best ? "value best" : "value", transform: `translate(${x} ${y}) scale(${size.toFixed(3)})` };
    const made = svg("g", place, svg("rect", { x: -wide / 2, y: -22, width: wide, height: 44, rx: 22 }), svgText(text, { dy: "0.36em" }));
    made.style.setProperty("--merit", `${Math.round(merit * 100)}%`);
    return made;
  });
}
