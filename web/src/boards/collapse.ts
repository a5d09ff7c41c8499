// Collapse: the group under the pointer is lit with its size, and a click on any
// of its cells plays it.

import type { LegalMove } from "../protocol/messages";
import type { BoardOptions } from "./board";
import { FlatBoard } from "./flat";
import { groupOf, sideNeighbours } from "./groups";
import { GroupInput } from "./input/group";
import { moveCells, type Choice, type Input } from "./input/input";
import { outline } from "./outline";
import type { Skin } from "./skins/skin";
import { svg, svgText } from "./svg";

export class CollapseBoard extends FlatBoard {
  private neighbours: number[][] | null = null;

  constructor(options: BoardOptions, skin: Skin) {
    super(options, skin);
    this.element.classList.add("board-tiles");
  }

  protected override makeInput(legal: LegalMove[]): Input {
    return new GroupInput(legal, this.beside(), this.frame?.pieces ?? "", (cell) => this.geometry.name(cell));
  }

  protected override preview(cell: number | null): void {
    this.hover.replaceChildren();
    if (cell === null || this.legal.length === 0) return;
    const group = this.group(cell);
    if (!this.legal.some((move) => group.includes(moveCells(move)[0] ?? -1))) return;
    const edge = outline(this.geometry.layout.columns, group.map((member) => this.place(member)));
    this.hover.append(
      svg("path", { d: edge, class: "group-edge-wide" }),
      svg("path", { d: edge, class: "group-edge" }),
      this.badge(group),
    );
  }

  /** Groups are lit under the pointer; dots on hundreds of cells would say nothing. */
  protected override target(): SVGElement {
    return svg("g");
  }

  protected override lastMarks(): SVGElement[] {
    return [];
  }

  protected override hintMarks(): SVGElement[] {
    const first = this.marks.hint[0];
    const group = first === undefined ? [] : this.group(first);
    if (group.length === 0) return [];
    const edge = outline(this.geometry.layout.columns, group.map((member) => this.place(member)));
    return [svg("path", { d: edge, class: "group-edge-wide" }), svg("path", { d: edge, class: "group-hint" })];
  }

  protected override more(cell: number): string {
    const { length } = this.group(cell);
    return length > 1 ? this.options.say("board.group", { count: length }) : "";
  }

  protected override drawChoice(choice: Choice): void {
    super.drawChoice({ ...choice, targets: [] });
  }

  private beside(): number[][] {
    this.neighbours ??= sideNeighbours(this.options.layout.cells);
    return this.neighbours;
  }

  private group(cell: number): number[] {
    return groupOf(this.beside(), this.frame?.pieces ?? "", cell);
  }

  private place(cell: number): [column: number, row: number] {
    return [this.geometry.column(cell), this.geometry.row(cell)];
  }

  /** The size of the group, over its topmost cell. */
  private badge(group: number[]): SVGElement {
    const top = group.reduce((best, cell) => (this.geometry.row(cell) < this.geometry.row(best) ? cell : best));
    const { x, y } = this.geometry.spot(top);
    const size = Math.max(30, this.geometry.width / 40);
    return svg(
      "g",
      { class: "badge", transform: `translate(${x} ${Math.max(size, y - 50)}) scale(${size / 30})` },
      svg("rect", { x: -34, y: -22, width: 68, height: 44, rx: 22 }),
      svgText(String(group.length), { dy: "0.36em" }),
    );
  }
}
