// The tables and grids of an explanation. A table is never wider than its panel: words wrap, and the headings of many
// columns stand upright. A grid lies as the paper's figure where there is room, and on its side in the panel.

import { element } from "../dom";
import type { Explanation } from "../protocol/messages";
import { numberText } from "./numbers";
import { told, word } from "./words";

type Sheet = Explanation["sheets"][number];
type Grid = Explanation["grids"][number];

/** So many columns leave no room for their headings. */
const kMany = 6;

function isNumber(text: string): boolean {
  return /^[-+−]?(\d[\d.,]*|∞|)$/.test(text);
}

export function drawSheet(sheet: Sheet): HTMLElement {
  const kinds = sheet.columns.map((_, column) => (sheet.rows.every((row) => isNumber(row[column] ?? "")) ? "number" : "words"));
  const head = element("tr", {}, ...sheet.columns.map((name, column) =>
    element("th", { scope: "col", class: kinds[column] ?? "" }, element("span", {}, told(name)))));
  const rows = sheet.rows.map((row, index) =>
    element("tr", { class: index === sheet.chosen ? "chosen" : null, "aria-current": index === sheet.chosen ? "true" : null },
      ...row.map((cell, column) => element("td", { class: kinds[column] ?? "" }, told(cell)))));
  const many = sheet.columns.length >= kMany ? " many" : "";
  return element("section", {}, element("h3", {}, told(sheet.name)),
    element("div", { class: `sheet-table${many}`, tabindex: 0, role: "region", "aria-label": told(sheet.name) },
      element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows))));
}

/** The first measure's place between its least and its greatest, 0 to 1: the tint of a cell. */
export function strengths(grid: Pick<Grid, "cells">): (number | null)[][] {
  const values = grid.cells.flatMap((row) => row.flatMap((cell) => cell.slice(0, 1)));
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return grid.cells.map((row) => row.map(([value]) => (value === undefined ? null : span === 0 ? 0.5 : (value - low) / span)));
}

function placed(made: HTMLElement, column: number, row: number): HTMLElement {
  made.style.setProperty("--column", String(column + 1));
  made.style.setProperty("--row", String(row + 1));
  return made;
}

function gridCell(grid: Grid, row: number, column: number, strength: number | null): HTMLElement {
  const values = grid.cells[row]?.[column] ?? [];
  const chosen = grid.chosen?.[0] === row && grid.chosen[1] === column;
  const label = `${told(grid.axes[0])} ${grid.columns[column]}, ${told(grid.axes[1])} ${grid.rows[row]}`;
  const lines = values.length === 0 ? [element("span", {}, "–")]
    : values.map((value, index) => element("span", { class: `grid-${grid.measures[index] ?? ""}` }, numberText(value)));
  const made = element("td", { title: label, class: chosen ? "grid-cell chosen" : "grid-cell", "aria-current": chosen ? "true" : null }, ...lines);
  made.style.setProperty("--strength", `${Math.round(24 * (strength ?? 0))}%`);
  return placed(made, column + 1, row + 1);
}

export function gridTable(grid: Grid): HTMLElement {
  const tints = strengths(grid);
  const corner = placed(element("td", { class: "grid-corner" }), 0, 0);
  const heading = (scope: string, axis: string, name: string) => element("th", { scope }, element("span", { class: "grid-axis" }, told(axis)), ` ${name}`);
  const columns = grid.columns.map((name, column) => placed(heading("col", grid.axes[0], name), column + 1, 0));
  const rows = grid.rows.map((name, row) => element("tr", {}, placed(heading("row", grid.axes[1], name), 0, row + 1),
    ...grid.columns.map((_, column) => gridCell(grid, row, column, tints[row]?.[column] ?? null))));
  return element("div", { class: "grid-holder" },
    element("table", { class: "move-grid" }, element("thead", {}, element("tr", {}, corner, ...columns)), element("tbody", {}, ...rows)));
}

/** What stands in a cell, and what its looks mean. */
export function gridLegend(grid: Grid): HTMLElement {
  return element("p", { class: "grid-legend" }, word("gridLegend", { above: told(grid.measures[0] ?? ""), below: told(grid.measures[1] ?? "") }));
}
