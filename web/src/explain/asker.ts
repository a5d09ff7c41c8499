// Asks the questions of the tab "Explain" one after the other: of a slow agent first what it sees with less, then the
// answer, then its trees. A new question ends the one before, here and at the server; what is told carries the question
// that it answers. Tested in test/explain_asker.test.ts.

import type { Connection } from "../net/connection";
import type { GameEntry } from "../protocol/catalogue";
import type { SearchTree } from "../protocol/messages";
import { type Message, Refusal } from "../protocol/requests";
import { type Part, type Question, stepsTo, treesOf } from "./question";

export interface GrownTree {
  agent: string;
  tree: SearchTree;
}

export type News =
  | { kind: "told"; question: Question; explanation: Message<"explanation">; part: Part | null }
  | { kind: "grown"; question: Question; trees: GrownTree[] }
  | { kind: "refused"; question: Question; text: string }
  | { kind: "ended"; question: Question };

/** Milliseconds until what was put off for somebody else is asked again. */
const kAgain = 300;

export class Asker {
  private run_ = 0;
  private open_: Question | null = null;
  private timer_: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection_: Pick<Connection, "request">,
    private readonly entry_: GameEntry,
    private readonly hear_: (news: News) => void,
  ) {}

  ask(question: Question): void {
    clearTimeout(this.timer_);
    this.open_ = question;
    const mine = ++this.run_;
    this.answer(question, mine).then(
      () => this.end(question, mine),
      (reason: unknown) => this.fail(question, mine, reason),
    );
  }

  /** What was told stays; nothing more of the question will come. */
  stop(): void {
    clearTimeout(this.timer_);
    this.run_ += 1;
    if (this.open_ === null) return;
    this.connection_.request({ type: "stop_explaining", id: this.open_.id }).catch(() => undefined);
    this.open_ = null;
  }

  private async answer(question: Question, mine: number): Promise<void> {
    const { id, ply } = question;
    for (const { spec, part } of stepsTo(this.entry_, question.spec)) {
      const explanation = await this.connection_.request({ type: "explain", id, ply, agent: spec });
      if (mine !== this.run_) return;
      this.hear_({ kind: "told", question, explanation, part });
      if (part === null) await this.grow(question, mine, explanation);
      if (mine !== this.run_) return;
    }
  }

  private async grow(question: Question, mine: number, explanation: Message<"explanation">): Promise<void> {
    const { id, ply } = question;
    const trees: GrownTree[] = [];
    for (const { agent, spec, plies, nodes } of treesOf(this.entry_, explanation)) {
      const tree = await this.connection_.request({ type: "tree", id, ply, agent: spec, plies, nodes });
      if (mine !== this.run_) return;
      trees.push({ agent, tree });
      this.hear_({ kind: "grown", question, trees });
    }
  }

  private end(question: Question, mine: number): void {
    if (mine !== this.run_) return;
    this.open_ = null;
    this.hear_({ kind: "ended", question });
  }

  /** A hint went before, or too many searches waited: then it is asked again. */
  private fail(question: Question, mine: number, reason: unknown): void {
    if (mine !== this.run_) return;
    const code = reason instanceof Refusal ? reason.code : "";
    if (code === "busy" || code === "stopped") {
      this.timer_ = setTimeout(() => this.ask(question), kAgain);
      return;
    }
    this.open_ = null;
    this.hear_({ kind: "refused", question, text: reason instanceof Error ? reason.message : String(reason) });
  }
}
