// A flat board: the scene of its game's skin under the grid of cells, with
// targets, chosen cells, ways, the last move and hints drawn over it.

import { kEmpty, type Beat } from "./beats";
import type { Annotation, BoardOptions } from "./board";
import { BoardBase } from "./base";
import { effectOf } from "./effects";
import { Geometry } from "./geometry";
import type { Zone } from "./grid";
import type { Choice } from "./input/input";
import { Scene } from "./scene";
import type { Skin } from "./skins/skin";
import { html, svg } from "./svg";

/** With more targets than this their dots are small: then the free cells say the same. */
const kCrowd = 20;

export class FlatBoard extends BoardBase {
  protected readonly scene: Scene;
  protected readonly hover = svg("g", { class: "hover" });
  private readonly notes = svg("g");
  private origin: number | null = null;

  constructor(options: BoardOptions, skin: Skin, zones?: (scene: Scene) => Zone[]) {
    const geometry = new Geometry(options.layout, options.flipped && skin.turns !== false);
    const scene = new Scene(skin, geometry, { digits: options.digits, small: false });
    super(options, geometry, zones ? zones(scene) : cellZones(scene));
    this.scene = scene;
    const { width, height } = scene.box;
    this.element.classList.add("board-flat", `board-${options.layout.shape}`);
    this.element.style.setProperty("--ratio", String(width / height));
    scene.svg.insertBefore(this.notes, scene.floating);
    scene.svg.insertBefore(this.hover, scene.floating);
    this.element.append(html("div", "board-stage", scene.svg, this.grid.element), this.bar.element);
  }

  override annotate(draw: Annotation): void {
    const drawn = draw((cell) => this.geometry.spot(cell));
    this.element.classList.toggle("annotated", drawn.length > 0);
    this.notes.replaceChildren(...drawn);
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
    const leapt = this.leapt(choice);
    for (const cell of this.geometry.all()) this.scene.at(cell)?.classList.toggle("leapt", leapt.includes(cell));
    this.scene.under.replaceChildren(...this.lastMarks());
    this.scene.over.replaceChildren(
      ...choice.paths.map((path) => this.way(path, "way")),
      ...choice.targets.map((cell) => this.target(cell, choice)),
      ...(choice.verb === "take" ? choice.chosen.map((cell) => this.taken(cell)) : this.soFar(choice.chosen)),
      ...this.hintMarks(),
    );
  }

  /** A quiet dot on a free cell, a ring round a piece. */
  protected target(cell: number, choice: Choice): SVGElement {
    const { x, y } = this.geometry.spot(cell);
    const holds = (this.frame?.pieces[cell] ?? kEmpty) !== kEmpty;
    const isCrowd = choice.targets.length > kCrowd;
    const captures = choice.captures.includes(cell) ? " capturing" : "";
    if (!holds) return svg("circle", { cx: x, cy: y, r: isCrowd ? 6 : 13, class: `target${captures}` });
    const r = this.scene.skin.reach;
    const className = choice.left === null ? "movable" : "takeable";
    return svg("circle", { cx: x, cy: y, r, class: `${className}${captures}` });
  }

  protected lastMarks(): SVGElement[] {
    return this.trail(this.marks.last, "last");
  }

  protected hintMarks(): SVGElement[] {
    return this.trail(this.marks.hint, "hint");
  }

  /** A mark round the last cell, and round the piece that goes there; a way that leads there when there are several. */
  private trail(cells: number[], className: string): SVGElement[] {
    const end = cells.at(-1);
    if (end === undefined) return [];
    const stops = cells.slice(0, -1).map((cell) => {
      if (this.scene.symbolAt(cell) !== kEmpty) return this.around(cell, className);
      const { x, y } = this.geometry.spot(cell);
      return svg("circle", { cx: x, cy: y, r: 17, class: `${className}-stop` });
    });
    const way = stops.length > 0 ? [this.way(cells, `${className}-way`)] : [];
    return [...way, ...stops, this.around(end, className)];
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

  /** The piece of a half-made move, as if it stood where the move has come to. */
  private soFar(chosen: number[]): SVGElement[] {
    const [first] = chosen;
    const last = chosen.at(-1);
    const holder = first === undefined ? null : this.scene.at(first);
    for (const cell of this.geometry.all()) {
      this.scene.at(cell)?.classList.toggle("left-behind", chosen.length > 1 && cell === first);
    }
    if (first === undefined || last === undefined) return [];
    const { x, y } = this.geometry.spot(last);
    const ring = svg("circle", { cx: x, cy: y, r: this.scene.skin.reach, class: "chosen" });
    if (chosen.length < 2 || !holder) return [ring];
    const ghost = svg("g", { transform: `translate(${x} ${y})` });
    ghost.append(this.scene.skin.piece(this.scene.symbolAt(first), this.scene.paint));
    return [this.way(chosen, "way-done"), ghost, ring];
  }

  private taken(cell: number): SVGElement {
    const { x, y } = this.geometry.spot(cell);
    return svg(
      "g",
      { transform: `translate(${x} ${y})` },
      svg("circle", { r: this.scene.skin.reach, class: "taken" }),
      svg("path", { d: "M-15-15 15 15M15-15-15 15", class: "taken-cross" }),
    );
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
