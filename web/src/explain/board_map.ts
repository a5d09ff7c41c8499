// A quantity drawn on the board: a small board with a number in each cell that has one, tinted by it.

import { svg } from "../dom";
import type { Layout } from "../protocol/messages";
import { shortNumber } from "./numbers";

const kCell = 40;

export function drawMap(layout: Layout, values: Record<string, number>, chosen: string): SVGElement {
  const numbers = Object.values(values);
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low;
  const cells = layout.cells.map(([name, column, row]) => {
    const value = values[name];
    const x = column * kCell;
    const y = row * kCell;
    const strength = value === undefined ? 0 : span === 0 ? 0.5 : (value - low) / span;
    return svg("g", {},
      svg("rect", { x: x + 1, y: y + 1, width: kCell - 2, height: kCell - 2, rx: 4, class: value === undefined ? "map-cell" : "map-cell map-filled",
        "fill-opacity": value === undefined ? 1 : 0.12 + 0.5 * strength }),
      value !== undefined && svg("text", { x: x + kCell / 2, y: y + kCell / 2, class: "map-value" }, shortNumber(value)),
      name === chosen && svg("rect", { x: x + 2, y: y + 2, width: kCell - 4, height: kCell - 4, rx: 4, class: "map-chosen" }));
  });
  return svg("svg", { viewBox: `0 0 ${layout.columns * kCell} ${layout.rows * kCell}`, class: "map", role: "img" }, ...cells);
}
