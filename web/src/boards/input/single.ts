// Moves of one cell: a click on it plays.  test/boards-input.test.ts

import type { LegalMove } from "../../protocol/messages";
import { kNothing, moveCells, moveText, type Choice, type Input, type Outcome } from "./input";

export class SingleInput implements Input {
  private readonly moves = new Map<number, string>();

  constructor(legal: LegalMove[]) {
    for (const move of legal) {
      const cell = moveCells(move)[0];
      if (cell !== undefined && !this.moves.has(cell)) this.moves.set(cell, moveText(move));
    }
  }

  click(cell: number): Outcome {
    const text = this.moves.get(cell);
    if (text !== undefined) return { kind: "move", text };
    return { kind: "refused", why: this.moves.size > 0 ? "board.illegal" : "board.wait" };
  }

  cancel(): boolean {
    return false;
  }

  choice(): Choice {
    return { ...kNothing, targets: [...this.moves.keys()] };
  }
}
