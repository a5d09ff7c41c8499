// The tab "Analysis": what every move of the position on the board is worth, live; the whole game swept for
// mistakes and learnt from; two agents compared. It wires the parts, each in a file of its own, to the
// board's side, the graph under the board, and the move list.

import "./analysis.css";
import { element, replace, write } from "../dom";
import { button } from "../parts/buttons";
import { attempt } from "../parts/notices";
import type { GameClient } from "../play/game_client";
import { isSolo, plansProve, sideName, sideOf } from "../play/names";
import { factsOf, type GameEntry } from "../protocol/catalogue";
import type { Judged, Kind } from "../protocol/messages";
import { setupHash } from "../router";
import { makeBar } from "./bar";
import { numbersOn } from "./board_values";
import { Compare } from "./compare";
import { type GraphPoint, makeGraph } from "./graph";
import type { StudyHost } from "./host";
import { Lesson } from "./lesson";
import { Lines } from "./lines";
import { type Known, Live } from "./live";
import { Opening } from "./opening";
import { PlanBox } from "./plan";
import { RankingList } from "./ranking";
import { Sweep } from "./sweep";
import { boardValues, brief, grade, kindFor, lostText, marked, merit, moverText, points, share, signed, surer, type Told, tintScale } from "./values";
import { kindWord, word } from "./words";

/** Those that cannot value moves, or run programs, are not offered. */
const kMute = ["random", "gtp", "greedy", "row-by-row", "sideways", "annealing", "genetic", "brute-force"];

export class AnalysisPanel {
  readonly element: HTMLElement;
  readonly graph = makeGraph((ply) => this.client_.lookAt(ply));
  private readonly bar_ = makeBar();
  private readonly live_: Live;
  private readonly lines_: Lines;
  private readonly ranking_: RankingList;
  private readonly opening_: Opening;
  private readonly sweep_: Sweep;
  private readonly lesson_: Lesson;
  private readonly compare_: Compare;
  private readonly plan_: PlanBox;
  private readonly switch_: HTMLInputElement;
  private readonly agent_: HTMLSelectElement;
  private readonly seconds_: HTMLSelectElement;
  private readonly state_ = element("p", { class: "analysis-state" });
  private readonly unit_ = element("p", { class: "quiet unit" });
  private readonly swept_ = element("div", { class: "swept" });
  private readonly sweepButton_: HTMLButtonElement;
  private shown_ = "";
  private isOpen_ = false;
  /** Values of positions that live analysis has seen, for the graph. */
  private readonly seen_ = new Map<number, Told>();

  constructor(
    private readonly client_: GameClient,
    entry: GameEntry,
    private readonly host_: StudyHost,
  ) {
    this.live_ = new Live(client_, (moves) => this.heard(moves));
    this.lines_ = new Lines(client_, host_);
    this.ranking_ = new RankingList(this.lines_);
    this.opening_ = new Opening(client_, this.lines_, (move) => this.write(move));
    this.sweep_ = new Sweep(client_, () => this.sweptOn());
    this.lesson_ = new Lesson(client_, host_, this.lines_, () => this.update());
    this.compare_ = new Compare(client_, entry, this.lines_);
    this.plan_ = new PlanBox(this.lines_, client_.info.game);
    const agents = entry.agents.filter(({ agent }) => !kMute.includes(agent));
    this.switch_ = element("input", { type: "checkbox", role: "switch", class: "check", onchange: () => this.update() });
    this.agent_ = element("select", { class: "field", "aria-label": word("agent"), onchange: () => this.update() },
      ...agents.map(({ agent }) => element("option", { value: agent, selected: agent === "best" }, agent)));
    this.seconds_ = element("select", { class: "field", "aria-label": word("time") },
      ...[0.1, 0.3, 1, 3].map((seconds) => element("option", { value: seconds, selected: seconds === 0.3 }, word("seconds", { seconds }))));
    this.sweepButton_ = button(word("sweep"), () => this.toggleSweep());
    this.element = this.layout();
  }

  private layout(): HTMLElement {
    const head = element("div", { class: "analysis-head" },
      element("label", { class: "switch" }, this.switch_, element("span", {}, word("live"))), this.agent_);
    const whole = element("section", { class: "whole-game" }, element("h3", {}, word("game")),
      element("div", { class: "study-row" }, this.sweepButton_, this.seconds_), this.swept_);
    return element("div", { class: "analysis" }, head, this.state_, this.plan_.element, this.lines_.element, this.unit_, this.ranking_.element,
      this.opening_.element, this.lesson_.element, whole, this.compare_.element,
      button(word("setup"), () => this.setUp(), { class: "button quiet-button" }));
  }

  /** The tab is on the screen, or left: then nothing is searched, and the board is the game's again. */
  open(isOpen: boolean): void {
    this.isOpen_ = isOpen;
    if (!isOpen) {
      this.lesson_.end();
      this.lines_.clear();
    }
    this.update();
  }

  toggle(): void {
    this.switch_.checked = !this.switch_.checked;
    this.update();
  }

  leave(): void {
    this.live_.leave();
    this.compare_.leave();
    this.sweep_.stop();
  }

  take(move: string): boolean {
    return this.isOpen_ && this.lesson_.take(move);
  }

  step(direction: 1 | -1): boolean {
    return this.isOpen_ && this.lines_.step(direction);
  }

  /** The position on the screen may be another one now. */
  update(): void {
    const { client_: client } = this;
    const moves = client.info.moves.slice(0, client.shown).map(({ text }) => text).join(" ");
    const position = `${client.info.id} ${client.shown} ${moves}`;
    if (position !== this.shown_) {
      this.shown_ = position;
      const first = this.sweep_.forget();
      if (first >= 0) for (const ply of [...this.seen_.keys()]) if (ply > first) this.seen_.delete(ply);
      this.lines_.clear();
      this.compare_.forget();
      this.sweptOn();
    }
    const runs = this.isOpen_ && this.switch_.checked && client.online && !this.lesson_.running && !this.sweep_.running;
    if (runs) this.live_.want(`${position} ${this.agent_.value}`, client.shown, this.agent_.value);
    else this.live_.stop();
    if (this.isOpen_) this.opening_.look(position, client.shown);
    this.graph.look(client.shown);
    this.element.classList.toggle("asking", this.lesson_.running);
    this.draw(true);
  }

  // Live.

  private get turn() {
    return this.client_.kept(this.client_.shown)?.turn ?? "first";
  }

  private write = ({ value, kind }: { value: number; kind: Kind }): string =>
    marked(kindFor(kind, this.turn), moverText(this.client_.info.game, value, this.turn, isSolo(this.client_.info)));

  private heard(moves: boolean): void {
    const list = this.live_.known?.moves ?? [];
    const best = list[0];
    if (best && moves) {
      const { shown } = this.client_;
      // The best is known for sure when every move is.
      this.seen_.set(shown, surer(this.seen_.get(shown), { value: best.value, exact: list.every(({ exact }) => exact) }));
      this.drawGraph();
    }
    this.draw(moves);
  }

  private draw(moves: boolean): void {
    const { known, problem } = this.live_;
    write(this.state_, known && problem === "" ? this.stateText(known) : problem !== "" ? problem : this.switch_.checked && !this.sweep_.running ? this.idleText() : word("off"));
    if (!moves) return;
    write(this.unit_, known ? this.unitText() : "");
    const list = known && known.moves.length > 0 && !this.lesson_.running ? known : null;
    this.plan_.show(list?.news.ply ?? 0, list?.plan ?? null);
    const tint = list ? tintScale(list.moves, list.scale, isSolo(this.client_.info)) : 1;
    this.host_.annotate(numbersOn(list && this.isOpen_ && !this.lines_.shown ? boardValues(list.moves, tint, this.write) : []));
    const best = list?.moves[0]?.value ?? 0;
    this.ranking_.show(list && {
      game: this.client_.info.game, ply: list.news.ply, turn: this.turn, moves: list.moves, write: this.write, merit: (value) => merit(Math.abs(best - value), tint),
    });
    this.drawBar(list);
  }

  private idleText(): string {
    return this.turn === "first" || this.turn === "second" ? word("thinking") : word("nobody");
  }

  private stateText({ news }: Known): string {
    const depth = word(isSolo(this.client_.info) ? "round" : "state", { depth: news.depth, nodes: brief(news.nodes) });
    const words = news.seconds > 0 ? `${depth} · ${word("speed", { speed: brief(news.nodes / news.seconds) })}` : depth;
    if (news.finished) return `${words} · ${word("finished")}`;
    return news.total > 0 ? `${words} · ${word("progress", { done: news.done, total: news.total })}` : words;
  }

  private unitText(): string {
    const { info } = this.client_;
    const frame = this.client_.kept(this.client_.shown);
    const side = frame && sideOf(info, frame, frame.turn === "second" ? 1 : 0);
    if (!side) return word(factsOf(info.game).chance ? "value" : "points");
    return `${word(factsOf(info.game).margin === false ? "wins" : "for", { side: sideName(info.game, side) })} (${word("legend")})`;
  }

  private drawBar(list: Known | null): void {
    const { info } = this.client_;
    const best = list?.moves[0];
    if (!best || !list || factsOf(info.game).chance) return this.bar_.show(null, "", "");
    this.host_.attach(this.bar_.element);
    const earned = (this.client_.kept(this.client_.shown)?.score ?? 0) / Math.max(1, best.value);
    if (isSolo(info)) this.bar_.show(Math.min(1, Math.max(0, earned)), this.write(best), kindWord(info.game, best.kind));
    else this.bar_.show(share(best.value, list.scale), marked(best.kind, signed(info.game, best.value)), kindWord(info.game, best.kind));
  }

  // The whole game.

  private toggleSweep(): void {
    if (this.sweep_.running) return this.sweep_.stop();
    void attempt(() => this.sweep_.start(this.judge()));
    this.update();
  }

  /** The agent that judges, with its time a move. */
  private judge(): string {
    return `${this.agent_.value}:time=${this.seconds_.value}`;
  }

  private sweptOn(): void {
    const { sweep_: sweep } = this;
    write(this.sweepButton_, sweep.running ? word("stop") : word("sweep"));
    const mistakes = sweep.mistakes();
    this.host_.remark(new Map(mistakes.map((each) => [each.ply + 1, each.grade])));
    const progress = element("progress", { max: sweep.total, value: sweep.done, "aria-label": word("sweep") });
    const rows = mistakes.map(({ ply, judged, grade: sign }) => element("li", {},
      element("button", { type: "button", class: "mistake", onclick: () => this.client_.lookAt(ply) },
        element("b", {}, `${judged.move}${sign}`), ` ${this.lossText(judged)}`,
        judged.exact && judged.kind === "exact" && `, ${word("sure")}`),
      plansProve(this.client_.info) && button("›", () => this.stepAlong(judged), { "aria-label": word("stepLine"), title: word("stepLine") })));
    const judged = !sweep.running && sweep.judged.size > 0;
    replace(this.swept_,
      sweep.running && element("p", { class: "sweeping" }, progress, word("sweeping", { done: sweep.done, total: sweep.total })),
      judged && element("p", { class: "quiet" }, mistakes.length > 0 ? word("mistakes", { count: mistakes.length }) : word("none")),
      mistakes.length > 0 && element("ol", { class: "mistakes" }, ...rows),
      judged && mistakes.length > 0 && button(word("learn"), () => this.lesson_.begin(this.worthLearning(), this.judge()), { class: "button primary" }));
    this.drawGraph();
    if (!sweep.running && this.isOpen_ && this.switch_.checked) queueMicrotask(() => this.update());
  }

  /** Where lines prove what they make, a loss is what was found beside it. */
  private lossText(judged: Judged): string {
    const { info } = this.client_;
    const { lost, best } = judged;
    if (plansProve(info)) return word("more", { lost: points(info.game, lost), best });
    return `${word("lost", { lost: lostText(info.game, judged) })}, ${word("better", { move: best })}`;
  }

  private stepAlong({ ply, line }: Judged): void {
    this.client_.lookAt(ply);
    this.lines_.begin(ply, line);
  }

  /** A lone person learns from their own mistakes. */
  private worthLearning() {
    const { info } = this.client_;
    const persons = info.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    const all = this.sweep_.mistakes();
    const own = all.filter(({ ply }) => persons.includes(info.moves[ply]?.by as number));
    return persons.length === 1 && own.length > 0 ? own : all;
  }

  private drawGraph(): void {
    const { info, latest } = this.client_;
    const { judged } = this.sweep_;
    const curvePoints: GraphPoint[] = [];
    let scale = 0;
    for (let ply = 0; ply <= latest; ++ply) {
      const found = judged.get(ply);
      const seen = this.seen_.get(ply);
      const told = found ? surer(seen, { value: found.best_value, exact: found.exact }) : seen;
      if (found) scale = Math.max(scale, found.scale);
      if (told !== undefined) curvePoints.push({ ply, value: told.value, grade: found ? grade(found.lost, found.scale) : "" });
    }
    if (info.result !== null && curvePoints.length > 0 && info.reason === "played") curvePoints.push({ ply: latest, value: info.result, grade: "" });
    const curve = { points: curvePoints, latest, solo: isSolo(info), scale: scale || (this.live_.known?.scale ?? 1) };
    this.graph.draw(factsOf(info.game).chance && judged.size === 0 ? null : curve);
    this.graph.look(this.client_.shown);
  }

  private setUp(): void {
    const { info, shown } = this.client_;
    const frame = this.client_.kept(shown);
    if (frame) location.hash = setupHash(info.game, { parameters: info.parameters, text: frame.text });
  }
}
