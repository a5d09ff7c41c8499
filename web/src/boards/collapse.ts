// Collapse: the group under the pointer is lit with its size and its points, and a
// click on any of its cells plays it. Under a finger cells are small: a first touch
// lights the group, a second one on it plays.

import type { LegalMove } from "../protocol/messages";
import type { BoardOptions } from "./board";
import { FlatBoard } from "./flat";
import { groupOf, sideNeighbours } from "./groups";
import { GroupInput } from "./input/group";
import { moveCells, moveText, type Choice, type Input } from "./input/input";
import { outline } from "./outline";
import type { Skin } from "./skins/skin";
import { svg, svgText } from "./svg";

/** Milliseconds that a pointer rests on a group before its points are asked for. */
const kRest = 60;

export class CollapseBoard extends FlatBoard {
  private neighbours: number[][] | null = null;
  private hovered = 0;
  /** The group that a finger has lit. */
  private touched: number[] = [];

  constructor(options: BoardOptions, skin: Skin) {
    super(options, skin);
    this.element.classList.add("board-tiles");
  }

  protected override makeInput(legal: LegalMove[]): Input {
    return new GroupInput(legal, this.beside(), this.frame?.pieces ?? "");
  }

  protected override press(cell: number, pointer: string): void {
    const group = this.group(cell);
    const isFirst = pointer === "touch" && this.moveOf(group) !== undefined && !this.touched.includes(cell);
    if (!isFirst) return super.press(cell, pointer);
    this.preview(cell);
    this.touched = group;
  }

  protected override preview(cell: number | null): void {
    const hovered = ++this.hovered;
    this.touched = [];
    this.hover.replaceChildren();
    if (cell === null || this.legal.length === 0) return;
    const group = this.group(cell);
    const move = this.moveOf(group);
    if (!move) return;
    const badge = this.badge(group, String(group.length));
    setTimeout(() => {
      if (hovered === this.hovered) void this.price(moveText(move), group, badge, () => hovered === this.hovered);
    }, kRest);
    const edge = outline(this.geometry.layout.columns, group.map((member) => this.place(member)));
    this.hover.append(
      svg("path", { d: edge, class: "group-edge-wide" }),
      svg("path", { d: edge, class: "group-edge" }),
      badge,
    );
  }

  private async price(move: string, group: number[], badge: SVGElement, stays: () => boolean): Promise<void> {
    const points = await this.options.worth?.(move);
    if (points === null || points === undefined || !stays()) return;
    badge.replaceWith(this.badge(group, this.options.say("board.groupPoints", { count: group.length, points })));
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

  private moveOf(group: number[]): LegalMove | undefined {
    return this.legal.find((legal) => group.includes(moveCells(legal)[0] ?? -1));
  }

  private place(cell: number): [column: number, row: number] {
    return [this.geometry.column(cell), this.geometry.row(cell)];
  }

  /** The size of the group, over its topmost cell, inside the board. */
  private badge(group: number[], text: string): SVGElement {
    const top = group.reduce((best, cell) => (this.geometry.row(cell) < this.geometry.row(best) ? cell : best));
    const spot = this.geometry.spot(top);
    const size = Math.max(30, this.geometry.width / 40);
    const wide = Math.max(68, text.length * 17 + 28);
    const half = (wide / 2) * (size / 30);
    const x = Math.min(Math.max(spot.x, half), Math.max(half, this.geometry.width - half));
    const { y } = spot;
    return svg(
      "g",
      { class: "badge", transform: `translate(${x} ${Math.max(size, y - 50)}) scale(${size / 30})` },
      svg("rect", { x: -wide / 2, y: -22, width: wide, height: 44, rx: 22 }),
      svgText(text, { dy: "0.36em" }),
    );
  }
}
