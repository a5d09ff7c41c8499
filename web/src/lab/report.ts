// A report of the lab as its HTML has it: headline, plots, tables with the paper's figures beside ours.
//
// The plots are the report's own drawings: the server sends them as SVG, and they are taken over as XML, in
// which nothing can run under the page's policy.

import { element, replace } from "../dom";
import type { Chapter, ReportCell, ReportTable } from "../protocol/lab";
import { word } from "./words";

const kSvg = 'xmlns="http://www.w3.org/2000/svg"';
const kXhtml = 'xmlns="http://www.w3.org/1999/xhtml"';

/** Elements from the report's own markup; texts in it were escaped by who wrote it. */
function parsed(markup: string): Element {
  const named = markup.replace(/<svg /g, `<svg ${kSvg} `).replace(/^<div /, `<div ${kXhtml} `);
  return document.importNode(new DOMParser().parseFromString(named, "application/xml").documentElement, true);
}

export function plotFigures(chapter: Chapter): HTMLElement[] {
  return chapter.plots.map((plot) =>
    element("figure", { class: "plot" }, element("figcaption", {}, plot.title), parsed(plot.svg), parsed(plot.legend)));
}

function cellClass([, kind, verdict]: ReportCell): string {
  return kind === "label" ? "label" : `figure ${kind}${verdict === undefined ? "" : ` ${verdict}`}`;
}

/** Two rows: what the figures are, and whose. */
function tableHead(table: ReportTable): HTMLElement {
  const labels = table.head.filter(([, kind]) => kind === "label");
  const figures = table.head.filter(([, kind]) => kind !== "label" && kind !== "remark");
  const wide = table.groups.flatMap(([, columns]) => Array.from({ length: columns }, () => columns > 1));
  const whose = (kind: string, index: number): string =>
    kind === "paper" ? word("paper") : kind === "deviation" ? word("deviation") : wide[index] ? word("ours") : "";
  return element("thead", {},
    element("tr", {},
      ...labels.map(([text]) => element("th", { scope: "col", rowspan: 2 }, text)),
      ...table.groups.map(([text, columns]) => element("th", { scope: "colgroup", colspan: columns, class: "figure" }, text))),
    element("tr", {}, ...figures.map(([, kind], index) => {
      const words = whose(kind, index);
      return words === "" ? element("td", {}) : element("th", { scope: "col", class: `figure ${kind}` }, words);
    })));
}

function tableRows(cells: readonly ReportCell[]): HTMLElement[] {
  const remark = cells.find(([text, kind]) => kind === "remark" && text !== "");
  const figures = cells.filter(([, kind]) => kind !== "remark");
  const row = element("tr", {}, ...figures.map((cell) => element("td", { class: cellClass(cell) }, cell[0])));
  if (!remark) return [row];
  row.className = "remarked";
  return [row, element("tr", { class: "remark" }, element("td", { colspan: figures.length }, remark[0]))];
}

function reportTable(table: ReportTable): HTMLElement {
  return element("section", { class: "report-table" }, element("h3", {}, table.title),
    element("div", { class: "lab-scroll", tabindex: 0, role: "region", "aria-label": table.title },
      element("table", {}, tableHead(table), element("tbody", {}, ...table.rows.flatMap(tableRows)))),
    table.note !== "" && element("p", { class: "quiet" }, table.note));
}

export function showReport(target: HTMLElement, chapter: Chapter): void {
  replace(target,
    element("p", { class: "headline" }, chapter.headline),
    element("p", { class: "quiet" }, word("run_here", { runs: chapter.runs })),
    element("div", { class: "plots" }, ...plotFigures(chapter)),
    ...chapter.tables.map(reportTable),
    ...chapter.notes.map((note) => element("p", { class: "note" }, note)));
}
