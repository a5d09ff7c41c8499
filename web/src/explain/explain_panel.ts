// The tab "Explain": what an agent computes in the position that is shown, in its own terms; for the plain tree searches
// also their trees. It opens on the agent that sits where the turn is, with all its options and its budget, and follows
// the turn from seat to seat until somebody chooses another. An answer is shown with the agent and the side that it
// belongs to, and goes as soon as something else is asked.

import "./explain.css";
import { agentField, type AgentField } from "../dialogs/player_form";
import { element, replace } from "../dom";
import { button } from "../parts/buttons";
import { attempt } from "../parts/notices";
import type { GameClient } from "../play/game_client";
import { isSolo, parseSpec, sideName, sideOf } from "../play/names";
import type { GameEntry } from "../protocol/catalogue";
import type { Frame } from "../protocol/messages";
import { Answer } from "./answer";
import { Asker } from "./asker";
import { isLesson, lessonFor, openLesson } from "./lessons";
import { atDepth, chosenSpec, depthOf, explainable, openingSpec, seatedSpec } from "./question";
import { word } from "./words";

/** Milliseconds of rest before a position is asked about: who steps through a game asks about where he stops. */
const kPause = 120;
const kDepths = [1, 2, 3, 4];

export interface ExplainPanel {
  element: HTMLElement;
  /** The position on the screen may be another one now. */
  update: () => void;
  /** Nobody looks: what is being thought about may stop. */
  rest: () => void;
}

class Panel implements ExplainPanel {
  readonly element: HTMLElement;
  private readonly entry_: GameEntry;
  private readonly asker_: Asker;
  private readonly answer_: Answer;
  private readonly holder_ = element("div", {});
  private readonly depth_ = element("select", { class: "field", "aria-label": word("depth"), onchange: () => this.take(atDepth(this.spec_, Number(this.depth_.value))) });
  private readonly depthRow_ = element("label", { class: "depth-row" }, element("span", { class: "quiet" }, word("depth")), this.depth_);
  private field_: AgentField | null = null;
  private spec_ = "";
  /** Does it show whoever sits where the turn is? */
  private follows_ = true;
  private asked_ = "";
  private timer_: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client_: GameClient, entry: GameEntry) {
    this.entry_ = { ...entry, agents: explainable(entry) };
    this.answer_ = new Answer(client_.info.layout, { stop: () => this.halt(), again: () => this.again() });
    this.asker_ = new Asker(client_.connection, this.entry_, (news) => this.answer_.hear(news));
    const offered = lessonFor(entry.game);
    const lesson = isLesson(offered, client_.info) ? offered : undefined;
    const example = offered && !lesson && button(word("example"), () => void attempt(() => openLesson(client_.connection, offered)));
    const about = lesson && element("p", { class: "lesson-told" }, word(`lesson.${lesson.game}` as "lesson.ntil"));
    this.holder_.addEventListener("change", (event) => this.changed(event.target as HTMLElement));
    if (lesson) this.choose(lesson.agent);
    const form = element("div", { class: "explain-form" }, this.holder_, this.depthRow_, example, about);
    this.element = element("div", { class: "explain" }, form, this.answer_.element);
  }

  update(): void {
    void this.client_.frame(this.client_.shown).then((frame) => this.look(frame)).catch(() => undefined);
  }

  rest(): void {
    clearTimeout(this.timer_);
    this.asker_.stop();
    this.answer_.clear();
    this.asked_ = "";
  }

  private look(frame: Frame): void {
    if (frame.ply !== this.client_.shown) return;
    if (this.follows_) this.follow(frame);
    this.ask(frame);
  }

  private follow(frame: Frame): void {
    const { seats } = this.client_.info;
    // Where nobody has the turn, or a person whom no agent faces, what is there may stay.
    const wanted = this.field_ === null ? openingSpec(this.entry_, seats, frame.turn) : seatedSpec(seats, frame.turn);
    if (wanted !== undefined && wanted !== this.spec_) this.put(wanted);
  }

  /** Somebody chose: from now on it stays. */
  private choose(spec: string): void {
    this.follows_ = false;
    this.put(spec);
  }

  private take(spec: string): void {
    this.choose(spec);
    this.update();
  }

  private put(spec: string): void {
    const open = this.holder_.querySelector("details")?.open ?? false;
    this.spec_ = spec;
    this.field_ = agentField(this.entry_, spec);
    replace(this.holder_, this.field_.element);
    const details = this.holder_.querySelector("details");
    if (details) details.open = open;
    this.showDepth();
  }

  private showDepth(): void {
    const depth = depthOf(this.entry_, this.spec_);
    this.depthRow_.hidden = depth === undefined;
    if (depth === undefined) return;
    const all = [...new Set([...kDepths, depth])].sort((a, b) => a - b);
    replace(this.depth_, ...all.map((plies) => element("option", { value: plies, selected: plies === depth }, String(plies))));
  }

  private changed(field: HTMLElement): void {
    if (field.parentElement === this.field_?.element) {
      const name = (field as HTMLSelectElement).value;
      this.take(chosenSpec(this.entry_, this.client_.info.seats, name));
      this.holder_.querySelector<HTMLElement>("select")?.focus();
      return;
    }
    this.follows_ = false;
    this.spec_ = this.field_?.spec() ?? this.spec_;
    this.showDepth();
    this.update();
  }

  private ask(frame: Frame): void {
    const { info } = this.client_;
    const wanted = `${info.id} ${frame.ply} ${frame.text} ${this.spec_}`;
    if (wanted === this.asked_) return;
    this.asked_ = wanted;
    clearTimeout(this.timer_);
    this.asker_.stop();
    if (frame.turn !== "first" && frame.turn !== "second") return this.answer_.say(word("nobody"));
    this.answer_.wait(parseSpec(this.spec_).name, this.sideToMove(frame));
    const question = { id: info.id, ply: frame.ply, spec: this.spec_ };
    this.timer_ = setTimeout(() => this.asker_.ask(question), kPause);
  }

  /** In words; none in games for one. */
  private sideToMove(frame: Frame): string | null {
    const { info } = this.client_;
    const side = sideOf(info, frame, frame.turn === "second" ? 1 : 0);
    return isSolo(info) || side === null ? null : sideName(info.game, side);
  }

  private halt(): void {
    clearTimeout(this.timer_);
    this.asker_.stop();
    this.answer_.halted();
  }

  private again(): void {
    this.asked_ = "";
    this.update();
  }
}

export function makeExplainPanel(client: GameClient, entry: GameEntry): ExplainPanel {
  return new Panel(client, entry);
}
