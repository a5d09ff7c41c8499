// How a game looks: its ground and its pieces, in units of 100 a cell. A skin
// draws and nothing else; boards and stills use the same ones.

import type { Geometry, Spot } from "../geometry";
import { svg, svgText } from "../svg";

export interface Paint {
  geometry: Geometry;
  /** Digits instead of marks on tiles. */
  digits: boolean;
  /** Stem of the ids of gradients. */
  id: string;
  /** A small still: no coordinates. */
  small: boolean;
}

export interface Turning {
  from: string;
  to: string;
  /** Of the way, degrees clockwise from the right. */
  angle: number;
  /** 0 to 1. */
  t: number;
}

export interface Skin {
  /** Frame round the cells. */
  margin: number;
  /** Room above the cells. */
  head: number;
  /** Room below them. */
  foot?: number;
  /** False where the board has an up and a down, and cannot be flipped. */
  turns?: false;
  /** Half the size of what is marked round a piece. */
  reach: number;
  defs(paint: Paint): SVGElement[];
  ground(paint: Paint): SVGElement[];
  /** A piece round the origin. */
  piece(symbol: string, paint: Paint): SVGGElement;
  /** A picture of a piece half-way from one symbol to another; without it pieces just narrow and widen. */
  turn?(piece: SVGGElement, turning: Turning, paint: Paint): void;
}

export function gradient(id: string, name: string): SVGElement {
  return svg(
    "radialGradient",
    { id: `${id}-${name}`, cx: 0.36, cy: 0.3, r: 0.85 },
    svg("stop", { offset: 0, class: `stop-${name}-lit` }),
    svg("stop", { offset: 1, class: `stop-${name}` }),
  );
}

/** A plank with quiet grain. */
export function wood({ geometry, id }: Paint, margin: number): SVGElement {
  const { width, height } = geometry;
  const grain = svg("g", { class: "grain", "clip-path": `url(#${id}-plank)` });
  const step = 58;
  for (let x = -margin - step; x < width + margin + step; x += step) {
    const wave = (n: number) => x + 22 * Math.sin(n * 1.7 + x * 0.013) + 16 * Math.sin(n * 0.6 + x);
    const points = [0, 1, 2, 3, 4, 5].map((n) => ({ x: wave(n), y: -margin + ((height + 2 * margin) * n) / 5 }));
    grain.append(svg("path", { d: smooth(points), "stroke-width": 5 + 9 * Math.abs(Math.sin(x)) }));
  }
  const plank = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin, rx: 22 };
  return svg(
    "g",
    {},
    svg("clipPath", { id: `${id}-plank` }, svg("rect", plank)),
    svg("rect", { ...plank, class: "wood" }),
    grain,
    svg("rect", { ...plank, class: "wood-edge" }),
  );
}

function smooth(points: Spot[]): string {
  return points
    .map(({ x, y }, n) => {
      const before = points[n - 1];
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const middle = ((before.y + y) / 2).toFixed(1);
      return `C${before.x.toFixed(1)} ${middle} ${x.toFixed(1)} ${middle} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** Letters and numbers of the cells, in the frame. */
export function coordinates({ geometry, small }: Paint, margin: number): SVGElement[] {
  if (small) return [];
  return geometry.labels(margin).map(({ text, x, y }) => svgText(text, { class: "coordinate", x, y, dy: "0.35em" }));
}
