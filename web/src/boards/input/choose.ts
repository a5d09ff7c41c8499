// Moves that are sets of cells, as the pieces that an ntil takes: chosen one by
// one in any order, each click again gives one back, and nothing is played
// before it is confirmed. test/boards-input.test.ts

import type { LegalMove } from "../../protocol/messages";
import { distinct, moveCells, moveText, type Choice, type Input, type Outcome } from "./input";

export class ChooseInput implements Input {
  private readonly sets: { text: string; cells: number[] }[];
  private chosen: number[] = [];

  constructor(legal: LegalMove[]) {
    this.sets = legal.map((move) => ({ text: moveText(move), cells: moveCells(move) }));
  }

  click(cell: number): Outcome {
    if (this.chosen.includes(cell)) {
      this.chosen = this.chosen.filter((other) => other !== cell);
      return { kind: "changed" };
    }
    if (!this.targets().includes(cell)) {
      return { kind: "refused", why: this.left() === 0 ? "board.enough" : "board.notToTake" };
    }
    this.chosen = [...this.chosen, cell];
    return { kind: "changed" };
  }

  cancel(): boolean {
    const had = this.chosen.length > 0;
    this.chosen = [];
    return had;
  }

  choice(): Choice {
    const set = this.left() === 0 ? this.open()[0] : undefined;
    return {
      verb: "take",
      targets: this.targets(),
      captures: [],
      chosen: [...this.chosen],
      paths: [],
      left: this.left(),
      ready: set?.text ?? null,
    };
  }

  private open() {
    return this.sets.filter((set) => this.chosen.every((cell) => set.cells.includes(cell)));
  }

  private targets(): number[] {
    return distinct(this.open().flatMap((set) => set.cells)).filter((cell) => !this.chosen.includes(cell));
  }

  private left(): number {
    return (this.open()[0]?.cells.length ?? 0) - this.chosen.length;
  }
}
