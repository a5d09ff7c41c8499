// A training run: how far it has come, the curves of its report, the best weights as bars.

import { element, replace, svg } from "../dom";
import type { Study, TrainingContent } from "../protocol/lab";
import { count } from "../words";
import { capital, inLanguage } from "../words/catalogue";
import type { Shown } from "./lab_view";
import { plotFigures } from "./report";
import { spoken, withWords, word } from "./words";

/** "colours 5 · bricks 2000", with what a learner calls them in Indonesian. */
export function planWords(plan: Record<string, string | number>, indonesian: Record<string, string>): string {
  const part = ([key, value]: [string, string | number]): string => `${inLanguage(key.replace(/_/g, " "))} ${value}`;
  return withWords(indonesian, () => Object.entries(plan).filter(([, value]) => value !== "").map(part).join(" · "));
}

/** Whole points, or hundredths of what is small. */
export function figure(value: number): string {
  return Math.abs(value) >= 100 || Number.isInteger(value) ? count(Math.round(value)) : value.toFixed(2);
}

const kWide = 160;
const kHigh = 12;

function weightBar(weight: number, most: number): SVGElement {
  const width = (kWide / 2) * (Math.abs(weight) / most);
  return svg("svg", { viewBox: `0 0 ${kWide} ${kHigh}`, width: kWide, height: kHigh, "aria-hidden": "true", class: "weight-bar" },
    svg("rect", { x: weight < 0 ? kWide / 2 - width : kWide / 2, y: 1, width, height: kHigh - 2, rx: 2, class: weight < 0 ? "below" : "above" }),
    svg("path", { d: `M${kWide / 2} 0V${kHigh}`, class: "whisker-zero" }));
}

function weightsTable(weights: Record<string, number>): HTMLElement {
  const most = Math.max(1e-9, ...Object.values(weights).map(Math.abs));
  const rows = Object.entries(weights).map(([name, weight]) => element("tr", {},
    element("th", { scope: "row" }, name), element("td", { class: "number" }, weight.toFixed(2)), element("td", {}, weightBar(weight, most))));
  const head = element("tr", {}, element("th", { scope: "col" }, word("feature")), element("th", { scope: "col", class: "number" }, word("weight")), element("td", {}));
  return element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows));
}

/** The newest of each column, and those that are not measured by every step as they were last. */
function facts({ columns, history }: TrainingContent): HTMLElement {
  const told = columns.flatMap(({ key, title }) => {
    const last = [...history].reverse().find((point) => key in point)?.[key];
    return last === undefined ? [] : [element("div", { "data-column": key }, element("dt", {}, capital(spoken(title))), element("dd", {}, figure(last)))];
  });
  return element("dl", { class: "lab-facts" }, ...told);
}

/** Named weights, where what is learnt has them. */
function weightsOf({ weights }: TrainingContent): Record<string, number> | null {
  const named = weights?.weights;
  return typeof named === "object" && named !== null && !Array.isArray(named) ? (named as Record<string, number>) : null;
}

export function trainingPart(): Shown<Study> {
  const plan = element("p", { class: "quiet" });
  const figures = element("div", {});
  const plots = element("div", { class: "plots" });
  const weights = element("div", { class: "lab-scroll lab-weights", tabindex: 0, role: "region", "aria-label": word("weights") });
  const best = element("section", {}, element("h2", {}, word("weights")), weights);
  const show = (study: Study): void => {
    if (study.kind !== "training") return;
    const { content } = study;
    plan.textContent = planWords(content.plan, content.indonesian);
    replace(figures, content.history.length > 0 ? facts(content) : element("p", { class: "quiet" }, word("not_yet")));
    replace(plots, ...(study.chapter ? plotFigures(spoken(study.chapter)) : []));
    const named = weightsOf(content);
    best.hidden = named === null;
    if (named) replace(weights, weightsTable(named));
  };
  return { element: element("div", { class: "lab-body" }, plan, figures, plots, best), show };
}
