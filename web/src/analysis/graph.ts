// The evaluation of the whole game as a curve under the board: a click or the arrow keys go to a move, signs
// stand where something was lost. Values are points for First; for one player, what the best line promises.
// Tested in test/analysis.test.ts.

import { element, replace, svg } from "../dom";
import type { Grade } from "./values";
import { word } from "./words";

const kWidth = 600;
const kHeight = 96;
const kMargin = 6;

export interface GraphPoint {
  ply: number;
  value: number;
  grade: Grade;
}

export interface Curve {
  points: readonly GraphPoint[];
  latest: number;
  solo: boolean;
  /** The least loss that counts: small swings are not blown up. */
  scale: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where a point stands: values about the middle for two, from the bottom for one. */
export function spotOf(curve: Curve, point: { ply: number; value: number }): Spot {
  const most = Math.max(...curve.points.map(({ value }) => Math.abs(value)), curve.solo ? 1e-9 : 4 * curve.scale);
  const least = curve.solo ? Math.min(0, ...curve.points.map(({ value }) => value)) : -most;
  const high = kHeight - 2 * kMargin;
  return {
    x: curve.latest === 0 ? 0 : (point.ply / curve.latest) * kWidth,
    y: kMargin + high * (1 - (point.value - least) / (most - least)),
  };
}

export interface Graph {
  element: HTMLElement;
  draw: (curve: Curve | null) => void;
  /** The ply that is looked at. */
  look: (ply: number) => void;
}

const kSigns: Record<Grade, string> = { "": "", "?!": "slip", "?": "mistake", "??": "blunder" };

function sign(grade: Grade, { x, y }: Spot): HTMLElement {
  const made = element("span", { class: `sign sign-${kSigns[grade]}` });
  made.style.left = `${(100 * x) / kWidth}%`;
  made.style.top = `${(100 * y) / kHeight}%`;
  return made;
}

export function makeGraph(go: (ply: number) => void): Graph {
  const picture = svg("svg", { viewBox: `0 0 ${kWidth} ${kHeight}`, preserveAspectRatio: "none", "aria-hidden": "true", class: "graph-picture" });
  const signs = element("div", { class: "graph-signs", "aria-hidden": "true" });
  const here = element("div", { class: "graph-here", "aria-hidden": "true" });
  const slider = element("input", { type: "range", min: 0, value: 0, class: "graph-slider", "aria-label": word("graph"), oninput: () => go(Number(slider.value)) });
  const whole = element("div", { class: "graph", hidden: true }, picture, signs, here, slider);
  let latest = 0;

  function draw(curve: Curve | null): void {
    whole.hidden = curve === null || curve.points.length < 2;
    if (curve === null || curve.points.length < 2) return;
    latest = curve.latest;
    slider.max = String(latest);
    const spots = curve.points.map((point) => spotOf(curve, point));
    const path = spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
    const zero = spotOf(curve, { ply: 0, value: 0 }).y;
    replace(picture,
      svg("path", { d: `M${spots[0]?.x ?? 0} ${zero}L${path}L${spots.at(-1)?.x ?? 0} ${zero}Z`, class: "graph-area" }),
      svg("path", { d: `M0 ${zero}H${kWidth}`, class: "graph-zero" }),
      svg("path", { d: `M${path}`, class: "graph-line" }));
    replace(signs, ...curve.points.map(({ grade }, index) => grade !== "" && sign(grade, spots[index] as Spot)));
  }

  function look(ply: number): void {
    slider.value = String(ply);
    here.style.left = `${latest === 0 ? 0 : (100 * ply) / latest}%`;
  }

  return { element: whole, draw, look };
}
