// Two agents on the position that is shown, side by side: what each would play, what it thinks of it and what
// that cost; and a quick match between them from here or from the start, with its tally live.

import { element, replace, write } from "../dom";
import { button } from "../parts/buttons";
import { attempt } from "../parts/notices";
import type { GameClient } from "../play/game_client";
import { isSolo, sideName, sideOf } from "../play/names";
import type { GameEntry } from "../protocol/catalogue";
import type { Consulted, MatchNews, Turn } from "../protocol/messages";
import { decimal } from "../words";
import type { Lines } from "./lines";
import { brief, kindFor, marked, ownValue, signed } from "./values";
import { kindWord, word } from "./words";

interface Side {
  element: HTMLElement;
  spec: () => string;
}

/** Budgets that answer soon, by agent. */
const kBudgets: Record<string, string> = { best: "time=0.5", minimax: "depth=3", alphabeta: "depth=4", negamax: "depth=3", negascout: "depth=6", mcts: "time=0.5", expectimax: "" };

function side(entry: GameEntry, name: string, chosen: string): Side {
  const agents = entry.agents.filter(({ agent }) => agent !== "gtp");
  const budget = element("input", { class: "field", type: "text", value: kBudgets[chosen] ?? "", placeholder: word("budgetHelp"), "aria-label": `${word("budget")} ${name}`, spellcheck: "false" });
  const select = element("select", { class: "field", "aria-label": `${word("agent")} ${name}`, onchange: () => (budget.value = kBudgets[select.value] ?? "") },
    ...agents.map(({ agent }) => element("option", { value: agent, selected: agent === chosen }, agent)));
  return {
    element: element("div", { class: "compare-side" }, select, budget),
    spec: () => (budget.value.trim() === "" ? select.value : `${select.value}:${budget.value.trim()}`),
  };
}

function secondsText(seconds: number): string {
  const digits = seconds < 0.1 ? 3 : 2;
  return decimal(seconds, digits, digits);
}

function secondAgent(entry: GameEntry): string {
  const names = entry.agents.map(({ agent }) => agent);
  return ["alphabeta", "thesis", "brute-force"].find((name) => names.includes(name)) ?? names[1] ?? "best";
}

export class Compare {
  readonly element: HTMLElement;
  private readonly sides_: [Side, Side];
  private readonly answers_ = element("div", { class: "compare-answers", "aria-live": "polite" });
  private readonly tally_ = element("div", { class: "tally", hidden: true });
  private readonly toggle_: HTMLButtonElement;
  private playing_ = false;
  private asked_ = 0;
  private readonly end_: () => void;

  constructor(
    private readonly client_: GameClient,
    entry: GameEntry,
    private readonly lines_: Lines,
  ) {
    this.sides_ = [side(entry, word("first"), "best"), side(entry, word("second"), secondAgent(entry))];
    const from = element("select", { class: "field", "aria-label": word("from") },
      element("option", { value: "here" }, word("thisPosition")), element("option", { value: "start" }, word("start")));
    const games = element("select", { class: "field", "aria-label": word("games") },
      ...[2, 10, 20, 50].map((count) => element("option", { value: count, selected: count === 10 }, String(count))));
    const opening = element("select", { class: "field", "aria-label": word("opening") },
      ...[0, 2, 4, 6].map((count) => element("option", { value: count, selected: count === (isSolo(client_.info) ? 0 : 2) }, String(count))));
    this.toggle_ = button(word("play"), () => void attempt(() => this.match(from.value, Number(games.value), Number(opening.value))));
    this.element = element("section", { class: "compare" }, element("h3", {}, word("compare")),
      element("div", { class: "compare-sides" }, this.sides_[0].element, this.sides_[1].element),
      button(word("here"), () => void attempt(() => this.ask())),
      this.answers_,
      element("h4", {}, word("match")),
      element("div", { class: "match-form" },
        labelled(word("from"), from), labelled(word("games"), games), labelled(word("opening"), opening), this.toggle_),
      this.tally_);
    this.end_ = client_.connection.messages.on((message) => {
      if (message.type === "match" && message.id === client_.info.id && this.playing_) this.hear(message);
    });
  }

  leave(): void {
    this.end_();
    this.stop();
  }

  /** The answers were about another position. */
  forget(): void {
    this.asked_ += 1;
    this.answers_.replaceChildren();
  }

  private async ask(): Promise<void> {
    const asked = ++this.asked_;
    const ply = this.client_.shown;
    const specs = this.sides_.map((each) => each.spec());
    const found: Consulted[] = [];
    this.answers_.setAttribute("aria-busy", "true");
    try {
      for (const agent of specs) {
        found.push(await this.client_.connection.request({ type: "consult", id: this.client_.info.id, ply, agent }));
      }
    } finally {
      this.answers_.removeAttribute("aria-busy");
    }
    if (asked === this.asked_) this.draw(ply, specs, found);
  }

  /** Whose values they are, and that each agent has its own measure: what the command line prints stands here. */
  private valueName(ply: number): string {
    const frame = this.client_.kept(ply);
    const side = frame && sideOf(this.client_.info, frame, frame.turn === "second" ? 1 : 0);
    return side ? word("ownValueFor", { side: sideName(this.client_.info.game, side) }) : word("ownValue");
  }

  private ownWorth({ kind, value }: Consulted, turn: Turn, solo: boolean): HTMLElement {
    const own = kindFor(kind, turn);
    return element("span", { title: kindWord(this.client_.info.game, own) }, marked(own, ownValue(value, turn, solo)));
  }

  private draw(ply: number, specs: readonly string[], found: readonly Consulted[]): void {
    const solo = isSolo(this.client_.info);
    const turn = this.client_.kept(ply)?.turn ?? "first";
    const rows: [string, (told: Consulted) => (string | HTMLElement)[]][] = [
      [word("move"), (told) => [element("b", {}, told.move)]],
      [this.valueName(ply), (told) => [this.ownWorth(told, turn, solo)]],
      [word("depth"), (told) => [String(told.depth)]],
      [word("nodes"), (told) => [brief(told.nodes)]],
      [word("took"), (told) => [word("seconds", { seconds: secondsText(told.seconds) })]],
      [word("lineOf"), (told) => this.lines_.buttons(ply, told.line.slice(0, 8))],
    ];
    replace(this.answers_, element("table", { class: "compare-table" },
      element("thead", {}, element("tr", {}, element("td", {}), ...found.map((told, index) =>
        element("th", { scope: "col", title: told.agent }, specs[index] ?? "")))),
      element("tbody", {}, ...rows.map(([name, cells]) =>
        element("tr", {}, element("th", { scope: "row" }, name), ...found.map((told) => element("td", {}, ...cells(told))))))));
  }

  private async match(from: string, games: number, random_plies: number): Promise<void> {
    if (this.playing_) return this.stop();
    const agents: [string, string] = [this.sides_[0].spec(), this.sides_[1].spec()];
    const ply = from === "start" ? 0 : this.client_.shown;
    await this.client_.connection.request({ type: "match", id: this.client_.info.id, ply, agents, games, random_plies });
    this.playing_ = true;
    write(this.toggle_, word("stop"));
    this.show({ id: 0, run: 0, agents, done: 0, games, wins: 0, draws: 0, losses: 0, margin: 0, finished: false });
  }

  private stop(): void {
    if (!this.playing_) return;
    this.playing_ = false;
    write(this.toggle_, word("play"));
    this.client_.connection.request({ type: "stop_match", id: this.client_.info.id }).catch(() => undefined);
  }

  private hear(news: MatchNews): void {
    this.show(news);
    if (!news.finished) return;
    this.playing_ = false;
    write(this.toggle_, word("play"));
  }

  private show(news: MatchNews): void {
    const { wins, draws, losses, done, games } = news;
    this.tally_.hidden = false;
    const part = (count: number, kind: string) => {
      const made = element("span", { class: `tally-${kind}` }, count > 0 && kind !== "left" ? String(count) : "");
      made.style.flexGrow = String(count);
      return made;
    };
    replace(this.tally_,
      element("p", { class: "tally-names" }, `${news.agents[0]} – ${news.agents[1]}`),
      element("div", { class: "tally-bar", "aria-hidden": "true" }, part(wins, "wins"), part(draws, "draws"), part(losses, "losses"), part(games - done, "left")),
      element("p", { role: "status" }, word("tally", { wins, draws, losses }), " · ", word("played", { done, games }),
        done > 0 && ` · ${word("margin", { margin: signed("", news.margin) })}`, news.problem !== undefined && ` · ${news.problem}`));
  }
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  return element("label", { class: "small-field" }, element("span", { class: "quiet" }, text), field);
}
