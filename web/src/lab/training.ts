// A training run: how far it has come, the curves of its report, the best weights as bars.

import { element, replace, svg } from "../dom";
import type { Study, TrainingContent } from "../protocol/lab";
import { count } from "../words";
import type { Shown } from "./lab_view";
import { plotFigures } from "./report";
import { spoken, word } from "./words";

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

function facts({ history }: TrainingContent): HTMLElement {
  const last = history[history.length - 1];
  const told: [string, string][] = last
    ? [[word("best"), count(Math.round(last.best))], [word("held"), count(Math.round(last.held_out))], [word("evaluations"), count(last.evaluations)]]
    : [];
  return element("dl", { class: "lab-facts" }, ...told.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))));
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
    const { algorithm, colours, bricks, population, deals, held_out, seed } = content.plan;
    plan.textContent = [word("plan", { algorithm, colours, bricks }), `${word("population")} ${population}`, `${word("deals")} ${deals}`,
      `${word("held_out")} ${held_out}`, `${word("seed")} ${seed}`].join(" · ");
    replace(figures, content.history.length > 0 ? facts(content) : element("p", { class: "quiet" }, word("not_yet")));
    replace(plots, ...(study.chapter ? plotFigures(spoken(study.chapter)) : []));
    best.hidden = content.weights === undefined;
    if (content.weights) replace(weights, weightsTable(content.weights.weights));
  };
  return { element: element("div", { class: "lab-body" }, plan, figures, plots, best), show };
}
