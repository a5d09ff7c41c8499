// Live analysis of one position at a time: asks the server to begin and to stop, and keeps what it tells.
// What comes before the server's "done" still belongs to the run before.

import type { GameClient } from "../play/game_client";
import type { Analysis, FromServer, Plan, ValuedMove } from "../protocol/messages";
import { wordsOf } from "../parts/notices";

/** Milliseconds: who steps fast through a game asks only where they stay. */
const kPause = 60;

export interface Known {
  news: Analysis;
  moves: ValuedMove[];
  scale: number;
  plan: Plan | null;
}

export class Live {
  known: Known | null = null;
  /** Why nothing comes, in words. */
  problem = "";
  private wanted_ = "";
  private run_ = 0;
  private open_ = false;
  private timer_: ReturnType<typeof setTimeout> | undefined;
  private readonly end_: () => void;

  constructor(
    private readonly client_: GameClient,
    private readonly changed_: (moves: boolean) => void,
  ) {
    this.end_ = client_.connection.messages.on((message) => this.hear(message));
  }

  /** Analyses the position after `ply` plies; `key` names the position, so that the same is not begun twice. */
  want(key: string, ply: number, agent: string): void {
    if (key === this.wanted_) return;
    this.halt();
    this.wanted_ = key;
    const run = ++this.run_;
    this.timer_ = setTimeout(() => void this.begin(run, ply, agent), kPause);
  }

  stop(): void {
    if (this.wanted_ === "") return;
    this.halt();
    this.changed_(true);
  }

  leave(): void {
    this.halt();
    this.end_();
  }

  private halt(): void {
    clearTimeout(this.timer_);
    if (this.open_) this.sendStop();
    this.run_ += 1;
    this.open_ = false;
    this.wanted_ = "";
    this.known = null;
    this.problem = "";
  }

  private sendStop(): void {
    this.client_.connection.request({ type: "stop_analysis", id: this.client_.info.id }).catch(() => undefined);
  }

  private async begin(run: number, ply: number, agent: string): Promise<void> {
    try {
      await this.client_.connection.request({ type: "analyse", id: this.client_.info.id, ply, agent });
      if (run === this.run_) this.open_ = true;
      else if (this.wanted_ === "") this.sendStop();
    } catch (problem) {
      if (run !== this.run_) return;
      this.problem = wordsOf(problem);
      this.changed_(true);
    }
  }

  private hear(message: FromServer): void {
    if (message.type !== "analysis" || !this.open_ || message.id !== this.client_.info.id) return;
    const moves = message.moves ?? this.known?.moves ?? [];
    this.known = { news: message, moves, scale: message.scale ?? this.known?.scale ?? 1, plan: message.plan ?? this.known?.plan ?? null };
    this.problem = message.problem ?? "";
    if (message.finished) this.open_ = false;
    this.changed_(message.moves !== undefined);
  }
}
