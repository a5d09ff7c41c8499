// Learning from mistakes: each position in which something was lost is set on the board, and a better move is
// asked for; what is tried there is judged as the mistake was, and told in words.

import { element, replace } from "../dom";
import { button } from "../parts/buttons";
import { announce, attempt, tell } from "../parts/notices";
import type { GameClient } from "../play/game_client";
import type { Judged } from "../protocol/messages";
import type { StudyHost } from "./host";
import type { Lines } from "./lines";
import type { Mistake } from "./sweep";
import { lostText } from "./values";
import { word } from "./words";

export class Lesson {
  readonly element = element("section", { class: "lesson", hidden: true });
  private mistakes_: Mistake[] = [];
  private at_ = 0;
  private agent_ = "";
  private readonly words_ = element("p", { class: "lesson-words", role: "status" });

  constructor(
    private readonly client_: GameClient,
    private readonly host_: StudyHost,
    private readonly lines_: Lines,
    private readonly changed_: () => void,
  ) {}

  get running(): boolean {
    return !this.element.hidden;
  }

  begin(mistakes: Mistake[], agent: string): void {
    this.mistakes_ = mistakes;
    this.agent_ = agent;
    this.element.hidden = false;
    this.go(0);
    this.changed_();
  }

  end(): void {
    if (!this.running) return;
    this.element.hidden = true;
    this.lines_.clear();
    this.host_.lend(null);
    this.changed_();
  }

  /** A move that was made on the board; true: it was for the lesson. */
  take(move: string): boolean {
    const mistake = this.mistakes_[this.at_];
    if (!this.running || !mistake || this.client_.shown !== mistake.ply) return false;
    void attempt(() => this.judge(mistake, move));
    return true;
  }

  private go(at: number): void {
    const mistake = this.mistakes_[at];
    this.at_ = at;
    this.lines_.clear();
    if (!mistake) {
      this.tell(word("over"));
      this.host_.lend(null);
      return this.draw();
    }
    this.client_.lookAt(mistake.ply);
    this.host_.reveal();
    this.host_.lend(mistake.judged.legal);
    this.tell(word("find", { move: mistake.judged.move, lost: lostText(this.client_.info.game, mistake.judged) }));
    this.draw();
  }

  private async judge({ ply, judged }: Mistake, move: string): Promise<void> {
    const asked = { type: "judge" as const, id: this.client_.info.id, ply, agent: this.agent_, move };
    const tried = await this.client_.connection.request(asked);
    if (this.mistakes_[this.at_]?.ply !== ply) return;
    this.tell(verdict(judged, tried));
    this.host_.lend(judged.legal);
  }

  private reveal({ judged }: Mistake): void {
    this.tell(word("answer", { best: judged.best }));
    this.draw(this.lines_.buttons(judged.ply, judged.line.slice(0, 10)));
  }

  /** On a phone the board covers the words: there they are a notice too. */
  private tell(text: string): void {
    this.words_.textContent = text;
    if (matchMedia("(max-width: 719px)").matches) tell(text);
    else announce(text);
  }

  private draw(line: HTMLElement[] = []): void {
    const mistake = this.mistakes_[this.at_];
    const last = this.at_ + 1 >= this.mistakes_.length;
    replace(this.element,
      element("h3", {}, word("learn"), " ", mistake !== undefined && element("small", { class: "quiet" }, word("counted", { at: this.at_ + 1, count: this.mistakes_.length }))),
      this.words_,
      line.length > 0 && element("p", { class: "rank-line" }, ...line),
      element("div", { class: "study-row" },
        mistake !== undefined && button(word("show"), () => this.reveal(mistake)),
        mistake !== undefined && !last && button(word("next"), () => this.go(this.at_ + 1)),
        button(word("end"), () => this.end())));
  }
}

/** What was tried, beside what was played and what is best. */
export function verdict(mistake: Judged, tried: Judged): string {
  const words = { move: tried.move, best: tried.best };
  if (tried.lost <= 0) return word("right", words);
  if (tried.lost < tried.scale) return word("good", words);
  return tried.lost < mistake.lost ? word("improves", words) : word("worse", words);
}
