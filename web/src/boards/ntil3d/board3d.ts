// Ntil in three dimensions: the same clicks, keys, names and beats as the flat
// board, drawn by three.js. This file is loaded only when somebody wants it.

import { after, kEmpty, type Beat } from "../beats";
import { BoardBase } from "../base";
import type { BoardOptions } from "../board";
import { Geometry, kCell } from "../geometry";
import type { Zone } from "../grid";
import type { Choice } from "../input/input";
import { arch, between, easeBoth, easeIn } from "../motion";
import { html } from "../svg";
import { onTheme, readColours, type Colours } from "./colours";
import { SolidMarks, type Place } from "./marks";
import { Men, type Actor } from "./men";
import { Picking } from "./picking";
import { Table } from "./table";
import { View } from "./view";

const kReach = 0.44;

export class SolidBoard extends BoardBase {
  private readonly view: View;
  private readonly table: Table;
  private readonly men: Men;
  private readonly solidMarks = new SolidMarks();
  private readonly picking: Picking;
  private readonly forgetTheme: () => void;
  private colours: Colours;
  private actors = new Map<number, Actor>();
  private hovered: number | null = null;
  private choice: Choice | null = null;

  constructor(options: BoardOptions) {
    const geometry = new Geometry(options.layout, options.flipped);
    super(options, geometry, solidZones(geometry));
    this.view = new View(options.layout.columns, options.layout.rows);
    this.table = new Table(geometry, this.view.sharpness);
    this.men = new Men(geometry.count);
    this.colours = readColours();
    this.view.scene.add(this.table.group, ...this.men.meshes, ...this.solidMarks.meshes);
    const places = geometry.all().map((cell) => this.place(cell));
    this.picking = new Picking(this.view, places, {
      click: (cell) => this.clicked(cell),
      hover: (cell) => this.preview(cell),
    });
    this.forgetTheme = onTheme(() => this.paint());
    this.build();
    this.paint();
  }

  override destroy(): void {
    super.destroy();
    this.forgetTheme();
    this.picking.destroy();
    this.solidMarks.destroy();
    this.men.destroy();
    this.table.destroy();
    this.view.destroy();
  }

  protected drawPieces(pieces: string[]): void {
    this.actors = new Map();
    pieces.forEach((symbol, cell) => {
      if (symbol !== kEmpty) this.actors.set(cell, { symbol, ...this.place(cell), y: 0, size: 1 });
    });
    this.stand();
  }

  protected drawChoice(choice: Choice): void {
    this.choice = choice;
    this.drawMarks();
    this.stand();
  }

  protected override preview(cell: number | null): void {
    this.hovered = cell;
    this.drawMarks();
  }

  protected play(beat: Beat, milliseconds: number): Promise<boolean> {
    this.solidMarks.clear();
    switch (beat.kind) {
      case "move": return this.leap(beat, milliseconds);
      case "remove": return this.vanish(beat, milliseconds);
      case "pass":
      case "score": return Promise.resolve(true);
      default: return this.appear(beat, milliseconds);
    }
  }

  private build(): void {
    const reset = html("button", "board-button board-reset", "\u27f2");
    reset.type = "button";
    reset.title = this.options.say("board.resetView");
    reset.setAttribute("aria-label", reset.title);
    reset.addEventListener("click", () => this.view.reset());
    const { columns, rows } = this.options.layout;
    this.element.classList.add("board-solid");
    this.element.style.setProperty("--solid-ratio", String((columns + 1) / (rows * 0.86 + 0.6)));
    this.element.append(html("div", "board-stage", this.view.canvas, this.grid.element, reset, this.bar.element));
    const redraw = () => this.drawMarks();
    for (const event of ["focus", "blur", "keydown"]) this.grid.element.addEventListener(event, redraw);
  }

  private clicked(cell: number): void {
    this.grid.moveTo(cell);
    this.grid.element.classList.remove("keys");
    this.pressed(cell, "mouse");
  }

  protected override refuse(why: string, cell: number): void {
    super.refuse(why, cell);
    const actor = this.actors.get(cell);
    if (!actor || this.element.classList.contains("moving")) return;
    const { x } = this.place(cell);
    void this.motion.run(240, (t) => {
      actor.x = x + 0.06 * Math.sin(t * 14) * (1 - t);
      this.stand();
    });
  }

  private place(cell: number): Place {
    const { x, y } = this.geometry.spot(cell);
    return { x: (x - this.geometry.width / 2) / kCell, z: (y - this.geometry.height / 2) / kCell };
  }

  private paint(): void {
    this.colours = readColours();
    this.table.paint(this.colours);
    this.men.paint(this.colours);
    this.drawMarks();
  }

  /** Pieces where they are, but for a half-made move: its piece stands where it has come to, those it leapt over are ghosts. */
  private stand(): void {
    const chosen = this.choice?.verb === "reach" ? this.choice.chosen : [];
    const first = chosen[0] ?? -1;
    const last = chosen.at(-1) ?? -1;
    const leapt = this.choice ? this.leapt(this.choice) : [];
    const shown = [...this.actors].map(([cell, actor]) => {
      if (cell === first) return { ...actor, ...this.place(last), y: 0.14 };
      if (leapt.includes(cell)) return { ...actor, ghost: true };
      return this.choice?.verb === "take" && this.choice.chosen.includes(cell) ? { ...actor, size: 0.72 } : actor;
    });
    this.men.stand(shown);
    this.view.ask();
  }

  private drawMarks(): void {
    const { ring, gold, bad } = this.colours;
    const marks = this.solidMarks;
    marks.clear();
    this.trail(this.marks.last, ring);
    this.trail(this.marks.hint, gold);
    if (this.choice && !this.element.classList.contains("moving")) this.drawTargets(this.choice, marks);
    if (this.hovered !== null && this.choice?.targets.includes(this.hovered)) {
      marks.ring(this.place(this.hovered), this.choice.verb === "take" ? bad : ring, kReach + 0.05);
    }
    if (this.grid.element.classList.contains("keys")) marks.ring(this.place(this.grid.at), gold, 0.5, 0.05);
    this.view.ask();
  }

  private drawTargets({ targets, captures, chosen, paths, verb }: Choice, marks: SolidMarks): void {
    const { ring, bad } = this.colours;
    const colour = verb === "take" ? bad : ring;
    for (const path of paths) this.along(path, colour, 0.035);
    this.along(verb === "take" ? [] : chosen, colour, 0.08);
    for (const cell of targets) {
      const holds = (this.frame?.pieces[cell] ?? kEmpty) !== kEmpty;
      const own = captures.includes(cell) ? bad : colour;
      if (holds) marks.ring(this.place(cell), own, kReach - 0.02, 0.02);
      else marks.dot(this.place(cell), own, 0.17);
    }
    for (const cell of chosen) marks.ring(this.place(cell), colour, kReach + 0.03);
  }

  private trail(cells: number[], colour: string): void {
    const end = cells.at(-1);
    if (end === undefined) return;
    this.along(cells, colour, 0.07);
    for (const cell of cells.slice(0, -1)) this.solidMarks.dot(this.place(cell), colour, 0.13);
    this.solidMarks.ring(this.place(end), colour, kReach);
  }

  private along(cells: number[], colour: string, width: number): void {
    cells.slice(1).forEach((cell, n) => {
      this.solidMarks.way(this.place(cells[n] ?? cell), this.place(cell), colour, width);
    });
  }

  private leap(beat: Beat, milliseconds: number): Promise<boolean> {
    const [, from, to] = beat.steps[0] ?? ["move", -1, -1];
    const actor = this.actors.get(from);
    const a = this.place(from);
    const b = this.place(to);
    const far = Math.hypot(b.x - a.x, b.z - a.z);
    return this.motion.run(milliseconds * (0.8 + 0.12 * far), (t) => {
      if (!actor) return;
      const at = easeBoth(t);
      actor.x = between(a.x, b.x, at);
      actor.z = between(a.z, b.z, at);
      actor.y = (far > 1.5 ? 0.3 + 0.12 * far : 0.16) * arch(at);
      this.stand();
    });
  }

  private vanish(beat: Beat, milliseconds: number): Promise<boolean> {
    const gone = beat.steps.map(([, , to]) => this.actors.get(to));
    return this.motion.run(milliseconds * 0.7, (t) => {
      for (const actor of gone) {
        if (!actor) continue;
        actor.y = 0.35 * easeIn(t);
        actor.size = Math.max(0.001, 1 - easeIn(t));
      }
      this.stand();
    });
  }

  /** Pieces that come, or change: the new one hops once. */
  private appear(beat: Beat, milliseconds: number): Promise<boolean> {
    const pieces = after(this.pieces, beat);
    const fresh = beat.steps.map(([, , to]) => {
      const actor: Actor = { symbol: pieces[to] ?? kEmpty, ...this.place(to), y: 0, size: 1 };
      this.actors.set(to, actor);
      return actor;
    });
    return this.motion.run(milliseconds, (t) => {
      for (const actor of fresh) actor.y = 0.45 * arch(t);
      this.stand();
    });
  }
}

/** Zones are not clicked here, only named; they lie as on the flat board. */
function solidZones(geometry: Geometry): Zone[] {
  return geometry.all().map((cell) => {
    const { x, y } = geometry.spot(cell);
    const width = kCell / geometry.width;
    const height = kCell / geometry.height;
    const left = x / geometry.width - width / 2;
    const top = y / geometry.height - height / 2;
    return { x: left, y: top, width, height, row: geometry.row(cell) };
  });
}
