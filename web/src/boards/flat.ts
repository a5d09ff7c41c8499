// A flat board: the scene of its game's skin under the grid of cells, with
// targets, chosen cells, ways, the last move and hints drawn over it.

import { kEmpty, type Beat } from "./beats";
import type { BoardOptions } from "./board";
import { BoardBase } from "./base";
import { effectOf } from "./effects";
import { Geometry } from "./geometry";
import type { Zone } from "./grid";
import type { Choice } from "./input/input";
import { Scene } from "./scene";
import type { Skin } from "./skins/skin";
import { html, svg } from "./svg";

export class FlatBoard extends BoardBase {
  protected readonly scene: Scene;
  protected readonly hover = svg("g", { class: "hover" });
  private origin: number | null = null;

  constructor(options: BoardOptions, skin: Skin, zones?: (scene: Scene) => Zone[]) {
    const geometry = new Geometry(options.layout, options.flipped && skin.turns !== false);
    const scene = new Scene(skin, geometry, { digits: options.digits, small: false });
    super(options, geometry, zones ? zones(scene) : cellZones(scene));
    this.scene = scene;
    const { width, height } = scene.box;
    this.element.classList.add("board-flat", `board-${options.layout.shape}`);
    this.element.style.setProperty("--ratio", String(width / height));
    scene.svg.insertBefore(this.hover, scene.over);
    this.element.append(html("div", "board-stage", scene.svg, this.grid.element), this.bar.element);
  }

  protected drawPieces(pieces: string[]): void {
    this.scene.floating.replaceChildren();
    this.scene.set(pieces);
  }

  protected play(beat: Beat, milliseconds: number): Promise<boolean> {
    if (beat.kind === "place") this.origin = beat.steps[0]?.[2] ?? null;
    const effect = effectOf(this.scene, beat, milliseconds, this.origin);
    return this.motion.run(effect.milliseconds, effect.draw);
  }

  protected drawChoice(choice: Choice): void {
    this.scene.under.replaceChildren(...this.lastMarks());
    this.scene.over.replaceChildren(
      ...choice.paths.map((path) => this.way(path, "way")),
      ...choice.targets.map((cell) => this.target(cell, choice)),
      ...choice.chosen.map((cell, n) => this.chosen(cell, n === choice.chosen.length - 1)),
      ...this.hintMarks(),
    );
  }

  /** A quiet dot on a free cell, a ring round a piece. */
  protected target(cell: number, choice: Choice): SVGElement {
    const { x, y } = this.geometry.spot(cell);
    const holds = (this.frame?.pieces[cell] ?? kEmpty) !== kEmpty;
    if (!holds) return svg("circle", { cx: x, cy: y, r: 13, class: "target" });
    const r = this.scene.skin.reach;
    const className = choice.left === null ? "movable" : "takeable";
    return svg("circle", { cx: x, cy: y, r, class: className });
  }

  protected lastMarks(): SVGElement[] {
    const { last } = this.marks;
    const marks = last.map((cell) => this.around(cell, "last"));
    return last.length > 1 ? [this.way(last, "last-way"), ...marks] : marks;
  }

  protected hintMarks(): SVGElement[] {
    const { hint } = this.marks;
    const marks = hint.map((cell) => this.around(cell, "hint"));
    return hint.length > 1 ? [this.way(hint, "hint-way"), ...marks] : marks;
  }

  protected around(cell: number, className: string): SVGElement {
    const { x, y } = this.geometry.spot(cell);
    if (this.options.layout.shape === "points") {
      return svg("circle", { cx: x, cy: y, r: this.scene.skin.reach + 2, class: className });
    }
    return svg("rect", { x: x - 47, y: y - 47, width: 94, height: 94, rx: 10, class: className });
  }

  protected way(cells: number[], className: string): SVGElement {
    const spots = cells.map((cell) => this.geometry.spot(cell));
    return svg("polyline", { points: spots.map(({ x, y }) => `${x},${y}`).join(" "), class: className });
  }

  private chosen(cell: number, isLast: boolean): SVGElement {
    const { x, y } = this.geometry.spot(cell);
    return svg("circle", { cx: x, cy: y, r: this.scene.skin.reach, class: isLast ? "chosen" : "chosen passed" });
  }

  protected override refuse(why: string, cell: number): void {
    super.refuse(why, cell);
    const holder = this.scene.at(cell);
    const picture = holder && this.scene.picture(holder);
    picture?.classList.add("shaking");
    picture?.addEventListener("animationend", () => picture.classList.remove("shaking"), { once: true });
  }
}

function cellZones({ geometry, box }: Scene): Zone[] {
  return geometry.all().map((cell) => {
    const { x, y } = geometry.spot(cell);
    return {
      x: (x - 50 - box.x) / box.width,
      y: (y - 50 - box.y) / box.height,
      width: 100 / box.width,
      height: 100 / box.height,
      row: geometry.row(cell),
    };
  });
}
