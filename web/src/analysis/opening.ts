// What the opening book knows of the position on the board: its moves with their values and lines, to be stepped
// through like those of live analysis. Hidden out of the book, and in games that have none.

import { element } from "../dom";
import type { GameClient } from "../play/game_client";
import { factsOf } from "../protocol/catalogue";
import type { ValuedMove } from "../protocol/messages";
import { RankingList } from "./ranking";
import type { Lines } from "./lines";
import { merit } from "./values";
import { word } from "./words";

/** Discs: a move that loses so much more is as pale as the palest. */
const kScale = 4;

export class Opening {
  readonly element: HTMLElement;
  private readonly list_: RankingList;
  private position_ = "";

  constructor(
    private readonly client_: GameClient,
    lines: Lines,
    private readonly write_: (move: ValuedMove) => string,
  ) {
    this.list_ = new RankingList(lines, "ranking-book", word("bookMoves"));
    this.element = element("section", { class: "book", hidden: true }, element("h3", {}, word("book")), this.list_.element);
  }

  /** The position after `ply` plies is on the board; `position` names it, so that it is asked for once. */
  look(position: string, ply: number): void {
    if (!factsOf(this.client_.info.game).book || position === this.position_ || !this.client_.online) return;
    this.position_ = position;
    void this.ask(position, ply);
  }

  private async ask(position: string, ply: number): Promise<void> {
    const answer = await this.client_.connection.request({ type: "opening", id: this.client_.info.id, ply }).catch(() => null);
    if (position !== this.position_) return;
    const moves = answer?.moves ?? [];
    this.element.hidden = moves.length === 0;
    const best = moves[0]?.value ?? 0;
    this.list_.show(null);
    if (moves.length > 0) {
      this.list_.show({ game: this.client_.info.game, ply, turn: this.client_.kept(ply)?.turn ?? "first", moves, write: this.write_, merit: (value) => merit(Math.abs(best - value), kScale) });
    }
  }
}
