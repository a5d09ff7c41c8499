// Small pictures: a still of a position, and an icon for every game.

import type { Layout } from "../protocol/messages";
import { Geometry } from "./geometry";
import { Scene } from "./scene";
import { skinOf } from "./skins";
import { svg } from "./svg";

/** A position as a picture, for cards, lists and rules. */
export function drawStill(layout: Layout, pieces: string, game: string): SVGElement {
  const scene = new Scene(skinOf(game, layout), new Geometry(layout, false), { digits: false, small: true });
  scene.set([...pieces]);
  scene.svg.classList.add("board-still");
  scene.svg.dataset.game = game;
  return scene.svg;
}

const disc = (cx: number, cy: number, full: boolean): SVGElement =>
  svg("circle", { cx, cy, r: 4.4, class: full ? "icon-full" : "icon-line" });
const line = (d: string): SVGElement => svg("path", { d, class: "icon-line" });
const box = (x: number, y: number, className: string): SVGElement =>
  svg("rect", { x, y, width: 7, height: 7, rx: 1.6, class: className });

const icons: Record<string, () => SVGElement[]> = {
  othello: () => [disc(7, 7, true), disc(17, 7, false), disc(7, 17, false), disc(17, 17, true)],
  adjacency: () => [
    line("M3.5 3.5 10 10M10 3.5 3.5 10M14 14l6.5 6.5M20.5 14 14 20.5"),
    disc(17.2, 6.8, false),
    disc(6.8, 17.2, false),
  ],
  ntil: () => [
    line("M3 3H21L12 12ZM3 21H21L12 12ZM12 3V21"),
    svg("circle", { cx: 12, cy: 12, r: 3.4, class: "icon-full" }),
  ],
  collapse: () => [
    box(2.5, 15, "icon-full"),
    box(10.5, 15, "icon-full"),
    box(2.5, 7, "icon-line"),
    line("M18 6v7M15.5 10.5 18 13l2.5-2.5"),
  ],
  brick: () => [
    box(8.5, 1, "icon-full"),
    box(8.5, 8.5, "icon-line"),
    box(8.5, 16, "icon-full"),
    line("M3 22.6V8M21 22.6V8"),
  ],
};

export function gameIcon(game: string): SVGElement {
  const parts = icons[game]?.() ?? [line("M3 3H21V21H3ZM12 3V21M3 12H21")];
  return svg("svg", { viewBox: "0 0 24 24", class: "game-icon", "aria-hidden": "true" }, ...parts);
}
