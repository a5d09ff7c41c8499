// The moves best first, each with its value and its line. Rows stay while their move is listed, so that a
// pointer on them is not disturbed ten times a second; while it is there, the order waits.

import { element, replace, write } from "../dom";
import type { Turn, ValuedMove } from "../protocol/messages";
import type { Lines } from "./lines";
import { kindFor } from "./values";
import { kindWord, word } from "./words";

const kMostRows = 40;
const kMostShown = 10;

interface Row {
  element: HTMLElement;
  value: HTMLElement;
  line: HTMLElement;
  text: string;
}

export interface Ranked {
  game: string;
  ply: number;
  turn: Turn;
  moves: readonly ValuedMove[];
  write: (move: ValuedMove) => string;
  merit: (value: number) => number;
}

export class RankingList {
  readonly element: HTMLElement;
  private rows_ = new Map<string, Row>();
  private ply_ = -1;
  private touched_ = false;

  constructor(private readonly lines_: Lines, name = "ranking", label = word("moves")) {
    this.element = element("ol", { class: name, "aria-label": label });
    this.element.addEventListener("pointerenter", () => (this.touched_ = true));
    this.element.addEventListener("pointerleave", () => (this.touched_ = false));
  }

  show(ranked: Ranked | null): void {
    if (ranked === null || ranked.ply !== this.ply_) {
      this.rows_.clear();
      this.element.replaceChildren();
      this.ply_ = ranked?.ply ?? -1;
      this.touched_ = false;
    }
    if (ranked === null) return;
    const busy = this.touched_ || this.element.contains(document.activeElement);
    const shown = ranked.moves.slice(0, kMostRows);
    const rows = shown.map((move) => this.fill(move, ranked, busy));
    const best = ranked.moves[0];
    shown.forEach((move, index) => rows[index]?.classList.toggle("best", move.value === best?.value));
    const same = rows.length === this.element.childElementCount && rows.every((row, index) => this.element.children[index] === row);
    if (!same && !busy) this.element.replaceChildren(...rows);
  }

  private fill(move: ValuedMove, ranked: Ranked, busy: boolean): HTMLElement {
    const row = this.rows_.get(move.move) ?? this.make(move);
    write(row.value, ranked.write(move));
    row.value.style.setProperty("--merit", `${Math.round(ranked.merit(move.value) * 100)}%`);
    row.value.title = kindWord(ranked.game, kindFor(move.kind, ranked.turn));
    const text = move.line.join(" ");
    if (text !== row.text && (!busy || row.text === "")) {
      row.text = text;
      replace(row.line, ...this.lines_.buttons(ranked.ply, move.line.slice(0, kMostShown)));
    }
    return row.element;
  }

  private make(move: ValuedMove): Row {
    const value = element("span", { class: "rank-value" });
    const line = element("span", { class: "rank-line" });
    const row = { element: element("li", { "data-move": move.move }, value, line), value, line, text: "" };
    this.rows_.set(move.move, row);
    return row;
  }
}
