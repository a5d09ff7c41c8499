// Moves that name one cell of a group: a click on any of its cells plays. The
// board lists a group under one of its cells; a cell that is in no listed group
// cannot be played. test/boards-groups.test.ts

import type { LegalMove } from "../../protocol/messages";
import { kEmpty } from "../beats";
import { groupOf } from "../groups";
import { kNothing, moveCells, moveText, type Choice, type Input, type Outcome } from "./input";

export class GroupInput implements Input {
  private readonly moves: Map<number, string>;

  constructor(
    legal: LegalMove[],
    private readonly neighbours: number[][],
    private readonly pieces: string,
  ) {
    this.moves = new Map(legal.map((move) => [moveCells(move)[0] ?? -1, moveText(move)]));
  }

  click(cell: number): Outcome {
    if (this.moves.size === 0) return { kind: "refused", why: "board.wait" };
    if ((this.pieces[cell] ?? kEmpty) === kEmpty) return { kind: "refused", why: "board.nothingThere" };
    const named = groupOf(this.neighbours, this.pieces, cell).find((member) => this.moves.has(member));
    const text = this.moves.get(named ?? -1);
    return text === undefined ? { kind: "refused", why: "board.alone" } : { kind: "move", text };
  }

  cancel(): boolean {
    return false;
  }

  /** Every cell of a listed group. */
  choice(): Choice {
    const targets = [...this.moves.keys()].flatMap((cell) => groupOf(this.neighbours, this.pieces, cell));
    return { ...kNothing, targets };
  }
}
