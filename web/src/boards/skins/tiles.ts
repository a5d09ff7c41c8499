// Tiles of Collapse and Colour Brick: the Okabe-Ito colours, each with a mark of
// its own, so that nobody needs colour; or digits instead of marks.

import { kCell } from "../geometry";
import { svg, svgText, type Attributes } from "../svg";
import type { Paint, Skin } from "./skin";

const kHalf = 46;

const shape = (d: string, more: Attributes = {}): SVGElement => svg("path", { d, class: "mark", ...more });

const star = (): string => {
  const corner = (n: number) => {
    const radius = n % 2 === 0 ? 27 : 12;
    const angle = (Math.PI * (n - 2.5)) / 5;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(corner).join("L")}Z`;
};

const marks: Record<string, () => SVGElement> = {
  1: () => svg("circle", { r: 19, class: "mark" }),
  2: () => svg("circle", { r: 17, class: "mark hollow" }),
  3: () => shape("M0-23 23 18H-23Z"),
  4: () => svg("rect", { x: -17, y: -17, width: 34, height: 34, class: "mark" }),
  5: () => shape("M0-26 22 0 0 26-22 0Z"),
  6: () => shape("M-18-18 18 18M18-18-18 18", { class: "mark hollow" }),
  7: () => shape(star()),
  8: () => svg("rect", { x: -24, y: -8, width: 48, height: 16, rx: 3, class: "mark" }),
  9: () => svg("circle", { r: 9, class: "mark" }),
};

export function tile(symbol: string, digits: boolean): SVGGElement {
  const face = { x: -kHalf, y: -kHalf, width: 2 * kHalf, height: 2 * kHalf, rx: 14 };
  const mark = digits ? undefined : marks[symbol];
  return svg(
    "g",
    { class: `tile tile-${symbol}` },
    svg("rect", { ...face, class: "tile-face" }),
    svg("path", { d: `M${-kHalf + 10}-38H${kHalf - 10}`, class: "tile-shine" }),
    mark?.() ?? svgText(symbol, { class: "digit", dy: "0.36em" }),
  );
}

function well({ geometry }: Paint): SVGElement[] {
  const { width, height, layout } = geometry;
  const tracks = Array.from({ length: layout.columns }, (_, n) =>
    svg("rect", { x: n * kCell + 3, y: 3, width: kCell - 6, height: height - 6, rx: 14, class: "track" }),
  );
  return [
    svg("rect", { x: -14, y: -14, width: width + 28, height: height + 28, rx: 24, class: "well" }),
    ...tracks,
  ];
}

/** Colour Brick's moves name columns by number. */
function columnNumbers({ geometry, small }: Paint): SVGElement[] {
  if (small) return [];
  return Array.from({ length: geometry.layout.columns }, (_, n) =>
    svgText(String(n + 1), { class: "coordinate quiet", x: (n + 0.5) * kCell, y: geometry.height + 38, dy: "0.35em" }),
  );
}

const piece = (symbol: string, { digits }: Paint): SVGGElement => tile(symbol, digits);

export const collapse: Skin = {
  margin: 16,
  head: 0,
  turns: false,
  reach: 50,
  defs: () => [],
  ground: well,
  piece,
};

/** The brick in hand hangs above the well. */
export const brick: Skin = {
  margin: 16,
  head: 340,
  foot: 48,
  turns: false,
  reach: 50,
  defs: () => [],
  ground: (paint) => [...well(paint), ...columnNumbers(paint)],
  piece,
};
