// The sweep of a game: every move judged one after the other. It can be stopped, and what is known stays as
// long as the game goes that way.
// Tested in test/analysis.test.ts.

import type { GameClient } from "../play/game_client";
import { plansProve } from "../play/names";
import type { Judged } from "../protocol/messages";
import { settled } from "./plan";
import { type Grade, grade, surer } from "./values";

export interface Mistake {
  ply: number;
  judged: Judged;
  grade: Grade;
}

export class Sweep {
  /** By the ply before the move. */
  judged = new Map<number, Judged>();
  running = false;
  done = 0;
  total = 0;
  private moves_: string[] = [];
  private run_ = 0;

  constructor(
    private readonly client_: GameClient,
    private readonly changed_: () => void,
  ) {}

  /** Forgets what is not of this game any more: plies taken back or played anew. The first of them, or -1. */
  forget(): number {
    const now = this.client_.info.moves.map(({ text }) => text);
    const same = now.findIndex((text, index) => this.moves_[index] !== undefined && this.moves_[index] !== text);
    const first = same >= 0 ? same : now.length < this.moves_.length ? now.length : -1;
    if (first >= 0) for (const ply of [...this.judged.keys()]) if (ply >= first) this.judged.delete(ply);
    this.moves_ = now;
    return first;
  }

  stop(): void {
    this.run_ += 1;
    this.running = false;
    this.changed_();
  }

  /** Judges every move of a seat by the agent. */
  async start(agent: string): Promise<void> {
    const run = ++this.run_;
    const proves = plansProve(this.client_.info);
    const plies = this.client_.info.moves.flatMap(({ by }, ply) => (by === "chance" ? [] : [ply]));
    // What a move leads to is known first where lines prove it.
    if (proves) plies.reverse();
    this.forget();
    const before = new Map(this.judged);
    this.judged.clear();
    Object.assign(this, { running: true, done: 0, total: plies.length });
    this.changed_();
    try {
      for (const ply of plies) {
        const asked = { type: "judge" as const, id: this.client_.info.id, ply, agent };
        const judged = await this.client_.connection.request(asked);
        if (run !== this.run_) return;
        this.judged.set(ply, surer(before.get(ply), judged));
        if (proves) this.judged = settled(this.judged);
        this.done += 1;
        this.changed_();
      }
    } finally {
      if (run === this.run_) {
        this.running = false;
        this.changed_();
      }
    }
  }

  /** What lost something, in the order of the game. */
  mistakes(): Mistake[] {
    return [...this.judged.values()]
      .map((judged) => ({ ply: judged.ply, judged, grade: grade(judged.lost, judged.scale) }))
      .filter((each) => each.grade !== "")
      .sort((a, b) => a.ply - b.ply);
  }
}
