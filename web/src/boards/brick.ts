// Colour Brick: the brick in hand hangs above the column under the pointer, its
// landing is drawn in the well, and it is turned by the button beside it, a click
// on it, the wheel or R. A touch on a column moves the brick there, the next touch drops it.

import type { Frame, LegalMove } from "../protocol/messages";
import { kEmpty, type Beat } from "./beats";
import type { BoardOptions, Showing } from "./board";
import { FlatBoard } from "./flat";
import { kCell, type Arrow } from "./geometry";
import type { Zone } from "./grid";
import { brickOf, columnCells, isOffered, kTurns, landing, moveOf, parseMove, turned } from "./hand";
import { kNothing, type Choice, type Input } from "./input/input";
import { between, easeIn } from "./motion";
import { pieceName } from "./names";
import type { Scene } from "./scene";
import type { Skin } from "./skins/skin";
import { tile } from "./skins/tiles";
import { html, svg } from "./svg";

/** The lowest tile in hand hangs this far above the well. */
const kGap = 72;
/** A wheel turns the brick at most once in this time (milliseconds). */
const kWheelRest = 140;

const nothing: Input = { click: () => ({ kind: "changed" }), cancel: () => false, choice: () => kNothing };

export class BrickBoard extends FlatBoard {
  protected override readonly settles = true;
  private readonly turnButton = html("button", "brick-turn", html("span", "brick-turn-sign", "\u21bb"));
  private readonly tip = html("p", "board-tip");
  private column = 0;
  private turn = 0;
  private lastWheel = 0;

  constructor(options: BoardOptions, skin: Skin) {
    super(options, skin, columnZones);
    this.column = Math.floor((options.layout.columns - 1) / 2);
    this.element.classList.add("board-tiles", "board-brick");
    this.grid.label(options.say("board.well"));
    this.grid.moveTo(this.column);
    this.turnButton.type = "button";
    this.turnButton.tabIndex = -1;
    this.turnButton.title = options.say("board.turnBrick");
    this.turnButton.setAttribute("aria-label", this.turnButton.title);
    this.turnButton.addEventListener("click", () => this.turnBy(1));
    this.grid.element.after(this.turnButton);
    this.element.append(this.tip);
    this.grid.element.parentElement?.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.refresh();
  }

  override show(frame: Frame, showing: Showing): Promise<void> {
    if (frame.ply !== this.frame?.ply) this.turn = 0;
    return super.show(frame, showing);
  }

  protected override makeInput(_legal: LegalMove[]): Input {
    return nothing;
  }

  protected override next(column: number, [across]: Arrow): number {
    return Math.min(this.options.layout.columns - 1, Math.max(0, column + across));
  }

  protected override preview(column: number | null): void {
    if (column === null || column === this.column) return;
    this.column = column;
    this.refresh();
  }

  protected override get showsCursor(): boolean {
    return true;
  }

  protected override isOwn(key: string): boolean {
    return key.toLowerCase() === "r";
  }

  /** Nobody has seen the next brick before the last one is at rest: an early press chooses its column, and no more. */
  protected override pressedEarly(column: number): void {
    this.preview(column);
  }

  protected override press(column: number, pointer: string): void {
    if (pointer === "touch" && column !== this.column) {
      this.preview(column);
      return;
    }
    this.column = column;
    this.drop();
  }

  protected override key(key: string): boolean {
    return this.isOwn(key) && this.turnBy(1);
  }

  protected override play(beat: Beat, milliseconds: number): Promise<boolean> {
    return beat.kind === "place" ? this.fallIn(beat, milliseconds) : super.play(beat, milliseconds);
  }

  protected override drawChoice(_choice: Choice): void {
    this.scene.under.replaceChildren(...this.lastColumn());
    this.scene.over.replaceChildren(...this.hintBrick());
    this.hover.replaceChildren(...this.hand());
    this.tip.textContent = this.isFirst() ? this.options.say("board.brickTip") : "";
  }

  /** The first brick in the first hand: whoever drops it has learnt how. */
  private isFirst(): boolean {
    return this.legal.length > 0 && this.frame !== null && ![...this.frame.pieces].some((piece) => piece !== kEmpty);
  }

  protected override nameCells(_choice: Choice): void {
    for (let column = 0; column < this.options.layout.columns; column++) {
      this.grid.name(column, this.columnName(column), false);
    }
  }

  private brick(): string {
    return this.frame ? brickOf(this.frame) : "";
  }

  private drop(): void {
    const { say, onMove, onRefuse } = this.options;
    if (isOffered(this.legal, this.column, this.turn)) {
      onMove(moveOf(this.column, this.turn));
      return;
    }
    this.grid.refuse(this.column);
    const why = this.legal.length === 0 ? "board.wait" : "board.full";
    onRefuse(say(why, { column: this.column + 1 }), why);
  }

  private turnBy(turns: number): boolean {
    if (this.legal.length === 0 || this.brick() === "") return false;
    this.turn = (this.turn + turns + kTurns) % kTurns;
    this.refresh();
    return true;
  }

  private wheel(event: WheelEvent): void {
    if (event.ctrlKey || this.legal.length === 0 || event.deltaY === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - this.lastWheel < kWheelRest) return;
    this.lastWheel = event.timeStamp;
    this.turnBy(event.deltaY > 0 ? 1 : -1);
  }

  /** The brick above its column, and its shadow where it would land. */
  private hand(): SVGElement[] {
    const brick = turned(this.brick(), this.turn);
    const x = (this.column + 0.5) * kCell;
    const mine = this.legal.length > 0;
    this.placeButton(mine && brick !== "");
    const tiles = [...brick].map((symbol, n) =>
      this.tileAt(symbol, x, this.handY(n, brick.length), mine ? "in-hand" : "in-hand waiting"),
    );
    const fits = mine && isOffered(this.legal, this.column, this.turn);
    return [...(fits ? this.shadow(brick, this.column, "landing") : []), ...tiles];
  }

  private shadow(brick: string, column: number, className: string): SVGElement[] {
    const { layout } = this.options;
    const cells = landing(layout, this.frame?.pieces ?? "", column, brick.length);
    if (cells.length === 0) return [];
    const top = Math.min(...cells.map((cell) => this.geometry.spot(cell).y)) - kCell / 2;
    const track = { x: column * kCell + 3, y: 3, width: kCell - 6, height: Math.max(0, top - 3), rx: 14 };
    const lane = svg("rect", { ...track, class: `lane ${className}` });
    const tiles = cells.map((cell, n) => {
      const { x, y } = this.geometry.spot(cell);
      return this.tileAt(brick[n] ?? kEmpty, x, y, className);
    });
    return [lane, ...tiles];
  }

  private hintBrick(): SVGElement[] {
    const hint = parseMove(this.marks.hintMove ?? "");
    if (!hint || this.brick() === "") return [];
    return this.shadow(turned(this.brick(), hint.turn), hint.column, "hinted");
  }

  private lastColumn(): SVGElement[] {
    const cell = this.marks.last[0];
    if (cell === undefined) return [];
    const x = this.geometry.column(cell) * kCell;
    return [svg("rect", { x: x + 18, y: this.geometry.height - 2, width: 64, height: 9, rx: 4, class: "last-column" })];
  }

  private tileAt(symbol: string, x: number, y: number, className: string): SVGElement {
    return svg("g", { transform: `translate(${x} ${y})`, class: className }, tile(symbol, this.options.digits));
  }

  private handY(n: number, length: number): number {
    return -kGap - (length - 1 - n) * kCell;
  }

  private placeButton(shown: boolean): void {
    const { box } = this.scene;
    this.turnButton.hidden = !shown;
    this.turnButton.classList.toggle("at-left", this.column === this.options.layout.columns - 1);
    this.turnButton.style.left = `${((this.column * kCell - box.x) / box.width) * 100}%`;
    this.turnButton.style.width = `${(kCell / box.width) * 100}%`;
    this.turnButton.style.height = `${((-box.y - 20) / box.height) * 100}%`;
  }

  private fallIn(beat: Beat, milliseconds: number): Promise<boolean> {
    this.hover.replaceChildren();
    const tiles = beat.steps.map(([, , to, piece], n) => {
      const { x, y } = this.geometry.spot(to);
      return { holder: this.scene.put(to, piece), x, y, from: this.handY(n, beat.steps.length) };
    });
    const far = (tiles[0]?.y ?? 0) / this.geometry.height;
    return this.motion.run(milliseconds * (0.6 + 0.7 * far), (t) => {
      for (const { holder, x, y, from } of tiles) {
        if (holder) this.scene.pose(holder, { x, y: between(from, y, easeIn(t)) });
      }
    });
  }

  private columnName(column: number): string {
    const { say, layout } = this.options;
    const pieces = columnCells(layout, column).map((cell) => this.frame?.pieces[cell] ?? kEmpty);
    const filled = pieces.filter((piece) => piece !== kEmpty).map((piece) => pieceName(say, layout.symbols, piece));
    const what =
      filled.length > 0
        ? say("board.column", { column: column + 1, tiles: filled.join(" ") })
        : say("board.columnEmpty", { column: column + 1 });
    const brick = [...turned(this.brick(), this.turn)].join(" ");
    const offered = isOffered(this.legal, column, this.turn);
    return offered ? `${what}, ${say("board.brick", { brick })}, ${say("board.canPlay")}` : what;
  }
}

function columnZones({ geometry, box }: Scene): Zone[] {
  return Array.from({ length: geometry.layout.columns }, (_, column) => ({
    x: (column * kCell - box.x) / box.width,
    y: 0,
    width: kCell / box.width,
    height: 1,
    row: 0,
  }));
}
