// What flat and solid boards share: the frame shown and the beats that led to
// it, the input that turns clicks into moves, names for screen readers, and
// the bar of a half-made move. Subclasses draw.

import type { Frame, LegalMove } from "../protocol/messages";
import { Bar, type BarButton } from "./bar";
import { after, kEmpty, story, type Beat } from "./beats";
import type { Annotation, Board, BoardOptions, Marks, Showing } from "./board";
import type { Arrow, Geometry } from "./geometry";
import { CellGrid, type Zone } from "./grid";
import { ChooseInput } from "./input/choose";
import { isPass, moveCells, moveText, type Choice, type Input, type Outcome } from "./input/input";
import { PathInput } from "./input/path";
import { SingleInput } from "./input/single";
import { isStill, Motion } from "./motion";
import { cellName } from "./names";
import { html } from "./svg";

export abstract class BoardBase implements Board {
  readonly element = html("div", "board");
  protected readonly motion = new Motion();
  protected readonly bar = new Bar();
  protected frame: Frame | null = null;
  protected pieces: string[];
  protected legal: LegalMove[] = [];
  protected input: Input = new SingleInput([]);
  protected marks: Marks = { last: [], hint: [] };
  protected readonly grid: CellGrid;
  /** Games whose steps leave out what falls after a removal. */
  protected readonly settles: boolean = false;
  private pointed: number | null = null;
  private run = 0;
  private hurried = false;

  constructor(
    protected readonly options: BoardOptions,
    protected readonly geometry: Geometry,
    zones: Zone[],
  ) {
    this.pieces = geometry.all().map(() => kEmpty);
    this.element.dataset.game = options.game;
    this.grid = new CellGrid(zones, {
      press: (cell, pointer) => this.pressed(cell, pointer),
      hover: (cell) => this.pointAt(cell),
      key: (key) => this.key(key),
      next: (cell, arrow) => this.next(cell, arrow),
    });
    this.grid.label(options.say("board.grid"));
  }

  async show(frame: Frame, showing: Showing): Promise<void> {
    const run = ++this.run;
    this.motion.end();
    this.hurried = false;
    const beats = this.begin(frame, showing.milliseconds);
    for (const beat of beats) {
      await this.play(beat, showing.milliseconds);
      if (run !== this.run) return;
      if (this.hurried) break;
      this.setPieces(after(this.pieces, beat));
    }
    this.setPieces([...frame.pieces]);
    this.element.dataset.ply = String(frame.ply);
    this.element.classList.remove("moving");
    this.preview(this.pointed);
  }

  hurry(): void {
    if (!this.moving) return;
    this.hurried = true;
    this.motion.end();
  }

  offer(legal: LegalMove[]): void {
    this.legal = legal;
    this.renew();
    this.preview(this.pointed);
  }

  mark(marks: Marks): void {
    this.marks = marks;
    this.refresh();
  }

  /** Boards that cannot be drawn on leave it to the list beside them. */
  annotate(_draw: Annotation): void {}

  focus(): void {
    this.grid.focus();
  }

  /** Enter plays where the cursor is: who cannot see it yet sees it first. */
  typed(key: string): boolean {
    if (key === "Escape") return this.takeBack();
    if (key !== "Enter" && !this.isOwn(key)) return false;
    this.focus();
    return key === "Enter" && !this.showsCursor ? true : this.grid.type(key);
  }

  destroy(): void {
    this.run += 1;
    this.motion.end();
    this.element.remove();
  }

  /** Puts the pieces where they are, without motion. */
  protected abstract drawPieces(pieces: string[]): void;
  /** Draws targets, what is chosen, the last move and the hint. */
  protected abstract drawChoice(choice: Choice): void;
  protected abstract play(beat: Beat, milliseconds: number): Promise<unknown>;
  /** What a pointer or the cursor over a cell shows beforehand. */
  protected preview(_cell: number | null): void {}

  /** Pieces that a half-made move has leapt over: they will be gone. */
  protected leapt({ verb, chosen }: Choice): number[] {
    if (verb !== "reach") return [];
    const crossed = chosen.slice(1).flatMap((cell, n) => this.geometry.between(chosen[n] ?? cell, cell));
    return crossed.filter((cell) => cell !== chosen[0] && (this.frame?.pieces[cell] ?? kEmpty) !== kEmpty);
  }

  /** What a screen reader hears of a cell besides its piece. */
  protected more(_cell: number): string {
    return "";
  }

  protected next(cell: number, arrow: Arrow): number {
    return this.geometry.next(cell, arrow);
  }

  protected setPieces(pieces: string[]): void {
    this.pieces = pieces;
    this.drawPieces(pieces);
  }

  protected makeInput(legal: LegalMove[]): Input {
    if (legal.some((move) => moveText(move).includes(":"))) return new ChooseInput(legal);
    if (legal.some((move) => move.length > 2)) return new PathInput(legal);
    return new SingleInput(legal);
  }

  protected renew(): void {
    this.input = this.makeInput(this.legal);
    this.refresh();
  }

  protected refresh(): void {
    const choice = this.input.choice();
    this.drawChoice(choice);
    this.nameCells(choice);
    this.fillBar(choice);
  }

  protected get moving(): boolean {
    return this.element.classList.contains("moving");
  }

  /** Does the board show what Enter would play, also without the focus? */
  protected get showsCursor(): boolean {
    return false;
  }

  /** Keys that only this board knows. */
  protected isOwn(_key: string): boolean {
    return false;
  }

  /** A press while pieces still move ends their motion, and counts on the board that it leads to. */
  protected pressed(cell: number, pointer: string): void {
    const { onHurry } = this.options;
    if (!this.moving || !onHurry) return this.press(cell, pointer);
    void onHurry().then(() => {
      if (this.element.isConnected) this.pressedEarly(cell, pointer);
    });
  }

  protected pressedEarly(cell: number, pointer: string): void {
    this.press(cell, pointer);
  }

  protected press(cell: number, _pointer: string): void {
    this.take(this.input.click(cell), cell);
  }

  protected take(outcome: Outcome, cell: number): void {
    if (outcome.kind === "move") {
      this.input.cancel();
      this.options.onMove(outcome.text);
    }
    if (outcome.kind === "refused") this.refuse(outcome.why, cell);
    this.refresh();
  }

  protected refuse(why: string, cell: number): void {
    const reason = this.textMoves().length > 0 ? "board.mustPass" : why;
    this.grid.refuse(cell);
    this.options.onRefuse(this.options.say(reason, { cell: this.geometry.name(cell) }), reason);
  }

  protected key(key: string): boolean {
    if (key === "Escape") return this.takeBack();
    const [only] = this.legal;
    if (key === "Enter" && isPass(this.legal) && only) {
      this.options.onMove(moveText(only));
      return true;
    }
    const { left, ready } = this.input.choice();
    if (key !== "Enter" || left !== 0 || ready === null) return false;
    this.take({ kind: "move", text: ready }, this.grid.at);
    return true;
  }

  protected nameCells(choice: Choice): void {
    const shown = this.frame?.pieces ?? "";
    for (const cell of this.geometry.all()) {
      const named = { name: this.geometry.name(cell), piece: shown[cell] ?? kEmpty, cell, more: this.more(cell) };
      const text = cellName(this.options.say, this.geometry.layout, named, choice, this.marks);
      this.grid.name(cell, text, choice.chosen.includes(cell));
    }
  }

  private begin(frame: Frame, milliseconds: number): Beat[] {
    if (this.frame) this.setPieces([...this.frame.pieces]);
    const follows = this.frame !== null && frame.ply === this.frame.ply + 1;
    const moves = follows && milliseconds > 0 && !isStill();
    const beats = moves ? story(this.geometry.layout.cells, this.pieces, frame, this.settles) : null;
    this.frame = frame;
    this.element.classList.toggle("moving", beats !== null);
    this.preview(null);
    this.renew();
    return beats ?? [];
  }

  private pointAt(cell: number | null): void {
    this.pointed = cell;
    this.preview(cell);
  }

  private takeBack(): boolean {
    const had = this.input.cancel();
    if (had) this.refresh();
    return had;
  }

  /** Moves that no cell tells, as a pass: they become buttons. */
  private textMoves(): LegalMove[] {
    return this.legal.filter((move) => moveCells(move).length === 0);
  }

  private fillBar(choice: Choice): void {
    const { say, onMove } = this.options;
    const buttons: BarButton[] = this.textMoves().map((move) => ({
      text: moveText(move) === "pass" ? say("board.pass") : moveText(move),
      main: true,
      press: () => onMove(moveText(move)),
    }));
    const { ready, left } = choice;
    if (ready !== null) {
      const text = left === null ? say("board.stop") : say("board.takeThese");
      buttons.push({ text, main: true, press: () => this.take({ kind: "move", text: ready }, this.grid.at) });
    }
    if (choice.chosen.length > 0) {
      buttons.push({ text: say("board.cancel"), main: false, press: () => void this.takeBack() });
    }
    this.bar.show(this.barText(choice), buttons);
  }

  private barText({ left, ready }: Choice): string {
    const { say } = this.options;
    if (left !== null && left > 0) return say("board.takeMore", { count: left });
    if (left === null && ready !== null) return say("board.goOnOrStop");
    return this.textMoves().length > 0 ? say("board.mustPass") : "";
  }
}
