// Moves that are paths: the piece first, then its landings one by one. Where a
// path may end or go on, the same landing again ends it; a click on an end that
// only one way reaches goes all the way. test/boards-path.test.ts

import type { LegalMove } from "../../protocol/messages";
import { distinct, isCapture, kNothing, moveCells, moveText, type Choice, type Input, type Outcome } from "./input";

interface Way {
  text: string;
  cells: number[];
  captures: boolean;
}

/** Ways drawn at once: with many kings there may be tens of thousands. */
const kMostPaths = 24;

export class PathInput implements Input {
  private readonly ways: Way[];
  private chosen: number[] = [];

  constructor(legal: LegalMove[]) {
    this.ways = legal.map((move) => ({ text: moveText(move), cells: moveCells(move), captures: isCapture(move) }));
  }

  click(cell: number): Outcome {
    if (this.ways.length === 0) return { kind: "refused", why: "board.wait" };
    if (this.nexts().includes(cell)) return this.goTo(cell);
    if (this.chosen.at(-1) === cell) return this.clickAgain();
    if (this.chosen.length > 0) return this.jumpTo(cell);
    return { kind: "refused", why: this.mustCapture() ? "board.mustCapture" : "board.cannotMove" };
  }

  cancel(): boolean {
    const had = this.chosen.length > 0;
    this.chosen = [];
    return had;
  }

  choice(): Choice {
    const open = this.open();
    const captures = this.nexts((way) => way.captures);
    if (this.chosen.length === 0) return { ...kNothing, verb: "move", targets: this.nexts(), captures };
    return {
      verb: "reach",
      targets: this.nexts(),
      captures,
      chosen: [...this.chosen],
      paths: open.slice(0, kMostPaths).map((way) => way.cells.slice(this.chosen.length - 1)),
      left: null,
      ready: this.ended(open)?.text ?? null,
    };
  }

  private open(): Way[] {
    return this.ways.filter((way) => this.chosen.every((cell, n) => way.cells[n] === cell));
  }

  /** The rules allow nothing but captures. */
  private mustCapture(): boolean {
    return this.ways.every((way) => way.captures);
  }

  private nexts(wanted: (way: Way) => boolean = () => true): number[] {
    const cells = this.open().filter(wanted).map((way) => way.cells[this.chosen.length]);
    return distinct(cells.filter((cell): cell is number => cell !== undefined));
  }

  private ended(open: Way[]): Way | undefined {
    return open.find((way) => way.cells.length === this.chosen.length);
  }

  private goTo(cell: number): Outcome {
    this.chosen = [...this.chosen, cell];
    const open = this.open();
    const end = this.ended(open);
    return end && open.length === 1 ? this.play(end) : { kind: "changed" };
  }

  private clickAgain(): Outcome {
    const end = this.ended(this.open());
    if (end) return this.play(end);
    this.chosen = [];
    return { kind: "changed" };
  }

  /** To the end of a way, or to another piece. */
  private jumpTo(cell: number): Outcome {
    const ending = this.open().filter((way) => way.cells.at(-1) === cell);
    const only = ending[0];
    if (only && ending.length === 1) return this.play(only);
    if (ending.length > 1) return { kind: "refused", why: "board.manyWays" };
    if (this.ways.some((way) => way.cells[0] === cell)) {
      this.chosen = [cell];
      return { kind: "changed" };
    }
    return { kind: "refused", why: this.mustCapture() ? "board.mustCapture" : "board.noWay" };
  }

  private play(way: Way): Outcome {
    this.chosen = [];
    return { kind: "move", text: way.text };
  }
}
