// Setting up a position: pieces from a palette onto the board by click, touch or keyboard, or the text by
// hand; the server's parser says in words what is wrong. Then it is played or analysed from there.

import "./setup.css";
import { type App, person } from "../app";
import type { Board } from "../boards/board";
import { optionForm } from "../dialogs/option_form";
import { element, replace, write } from "../dom";
import { button } from "../parts/buttons";
import { attempt, wordsOf } from "../parts/notices";
import { gameTitle, sideName } from "../play/names";
import { paceOf } from "../play/speed";
import { changed, entryOf, type GameEntry } from "../protocol/catalogue";
import type { Frame, Layout, Parameters, Player } from "../protocol/messages";
import type { Message } from "../protocol/requests";
import { parametersFor } from "../play/defaults";
import { gameHash, go, setupHash, type Wanted } from "../router";
import { settings } from "../settings";
import { sayIfKnown } from "../words";
import { cleared, type Draft, draftOf, piecesOf, put, sidesOf, textOf } from "./draft";
import { drawPiece, makeEditor } from "./pieces";
import { restWord, word } from "./words";

const kPause = 120;

type Position = Message<"position">;

export class SetupScreen {
  readonly element: HTMLElement;
  private board_: Board | null = null;
  private layout_: Layout | null = null;
  private start_: Frame | null = null;
  private draft_: Draft = draftOf("");
  private found_: Position | null = null;
  private chosen_ = "";
  private run_ = 0;
  private timer_: ReturnType<typeof setTimeout> | undefined;
  private parameters_: Parameters;
  private readonly entry_: GameEntry;
  private readonly place_ = element("div", { class: "board-place" });
  private readonly palette_ = element("div", { class: "palette", role: "radiogroup", "aria-label": word("pieces") });
  private readonly rest_ = element("div", { class: "setup-rest" });
  private readonly verdict_ = element("p", { class: "setup-verdict", role: "status" });
  private readonly text_ = element("textarea", { class: "field", id: "setup-text", rows: 4, spellcheck: "false", "aria-describedby": "setup-text-help", oninput: () => this.typed() });
  private readonly play_ = button(word("play"), () => void attempt(() => this.begin(this.seats(), false)), { class: "button primary" });
  private readonly analyse_ = button(word("analyse"), () => void attempt(() => this.begin(this.persons(), true)));
  private readonly level_ = element("select", { class: "field", "aria-label": word("level") },
    ...Array.from({ length: 10 }, (_, index) => element("option", { value: index + 1, selected: index === 2 }, String(index + 1))));

  constructor(
    private readonly app_: App,
    game: string,
    wanted: Wanted,
  ) {
    this.entry_ = entryOf(app_.catalogue, game) ?? (app_.catalogue.games[0] as GameEntry);
    this.parameters_ = Object.keys(wanted.parameters).length > 0 ? wanted.parameters : parametersFor(this.entry_, [person()]);
    this.element = this.layout();
    void this.load(wanted.text);
  }

  leave(): void {
    this.run_ += 1;
    clearTimeout(this.timer_);
    this.board_?.destroy();
  }

  private layout(): HTMLElement {
    const { games } = this.app_.catalogue;
    const game = element("select", { class: "field", "aria-label": word("game"), onchange: () => go(setupHash(game.value, { parameters: {}, text: null })) },
      ...games.map((entry) => element("option", { value: entry.game, selected: entry === this.entry_ }, gameTitle(entry.game))));
    const rules = optionForm(this.entry_.parameters, this.parameters_);
    rules.element.addEventListener("change", () => {
      this.parameters_ = changed(this.entry_.parameters, rules.values());
      void this.load(null);
    });
    const solo = this.entry_.seats === 1;
    const side = element("div", { class: "setup-side" },
      element("h1", {}, word("title")), game,
      element("p", { class: "quiet" }, word("hint")), this.palette_, this.rest_,
      element("div", { class: "study-row" }, button(word("start"), () => void this.load(null)), button(word("clear"), () => this.set(cleared(this.draft_)))),
      element("label", { for: "setup-text" }, word("text")), this.text_, element("small", { id: "setup-text-help", class: "quiet" }, word("textHelp")),
      this.verdict_,
      element("div", { class: "study-row" }, this.play_, !solo && element("label", { class: "small-label" }, word("level"), this.level_), this.analyse_),
      element("details", {}, element("summary", {}, word("rules")), rules.element));
    return element("div", { class: "screen setup", "data-game": this.entry_.game },
      element("section", { class: "setup-board", "aria-label": word("board") }, this.place_), side);
  }

  /** The board and start of the parameters; then the text, or the start itself. */
  private async load(text: string | null): Promise<void> {
    const run = ++this.run_;
    const asked = { type: "check" as const, game: this.entry_.game, parameters: this.parameters_ };
    try {
      const start = await this.app_.connection.request(asked);
      if (run !== this.run_) return;
      this.layout_ = start.layout;
      this.start_ = start.frame;
      this.chosen_ = start.layout.symbols[0]?.symbol ?? "";
      this.makeBoard(start.layout);
      this.set(draftOf(text ?? start.frame.text));
    } catch (problem) {
      if (run === this.run_) this.tell(wordsOf(problem), true);
    }
  }

  private makeBoard(layout: Layout): void {
    this.board_?.destroy();
    this.board_ = makeEditor({
      game: this.entry_.game, layout, digits: settings.digits, flipped: false,
      say: (key, values) => sayIfKnown(key, values) ?? key,
      onMove: (cell) => this.click(layout.cells.findIndex(([name]) => name === cell)),
      onRefuse: () => undefined,
    });
    replace(this.place_, this.board_.element);
  }

  private click(cell: number): void {
    put(this.draft_, cell, this.chosen_ === "" ? this.draft_.empty : this.chosen_);
    this.set(this.draft_);
  }

  /** A new draft: on the board, in the text, and to the server. */
  private set(draft: Draft): void {
    this.draft_ = draft;
    this.text_.value = textOf(draft, this.layout_?.columns ?? 1);
    this.draw();
    this.check();
  }

  private typed(): void {
    this.draft_ = draftOf(this.text_.value);
    this.draw();
    this.check();
  }

  private check(): void {
    clearTimeout(this.timer_);
    const run = ++this.run_;
    this.found_ = null;
    this.verdict_.setAttribute("aria-busy", "true");
    this.allow();
    this.timer_ = setTimeout(() => void this.ask(run), kPause);
  }

  private async ask(run: number): Promise<void> {
    const asked = { type: "check" as const, game: this.entry_.game, parameters: this.parameters_, text: this.text_.value };
    try {
      const found = await this.app_.connection.request(asked);
      if (run !== this.run_) return;
      this.found_ = found;
      this.tell(word("good", { turn: this.turnText(found) }), false);
    } catch (problem) {
      if (run === this.run_) this.tell(wordsOf(problem), true);
    }
    this.allow();
  }

  private turnText({ frame }: Position): string {
    if (frame.turn === "over") return word("over");
    if (frame.turn === "chance") return word("chance");
    const count = frame.legal?.length ?? 0;
    if (this.entry_.seats === 1) return word("own", { count });
    return word("moves", { side: this.sideWords(frame.turn === "second" ? 1 : 0), count });
  }

  /** A seat's side; where seats have no sides of their own, the piece that the text calls it by. */
  private sideWords(seat: number): string {
    const { game, seat_names: names } = this.entry_;
    const sides = this.start_ && this.layout_ ? sidesOf(this.start_, this.layout_) : null;
    const named = names[seat] ?? "";
    return sideName(game, sayIfKnown(`side.${named}`) === undefined ? (sides?.[seat] ?? named) : named);
  }

  private tell(text: string, isWrong: boolean): void {
    write(this.verdict_, text);
    this.verdict_.removeAttribute("aria-busy");
    this.verdict_.classList.toggle("wrong", isWrong);
  }

  private allow(): void {
    const ready = this.found_ !== null && this.found_.frame.turn !== "over";
    this.play_.disabled = !ready;
    this.analyse_.disabled = !ready || this.found_?.frame.turn === "chance";
  }

  private draw(): void {
    const { layout_: layout, start_: start } = this;
    if (!layout || !start || !this.board_) return;
    const pieces = piecesOf(this.draft_).padEnd(layout.cells.length, "-").slice(0, layout.cells.length);
    void this.board_.show({ ...start, pieces, steps: [] }, { milliseconds: 0 });
    this.board_.offer(layout.cells.map(([name], cell) => [name, cell]));
    this.drawPalette(layout);
    this.drawRest(layout, start);
  }

  private drawPalette(layout: Layout): void {
    const choices = [...layout.symbols.map(({ symbol, name }) => ({ symbol, name: sayIfKnown(`piece.${name}`) ?? name })), { symbol: "", name: word("empty") }];
    if (this.palette_.childElementCount === choices.length && this.palette_.dataset["symbols"] === layout.symbols.map(({ symbol }) => symbol).join("")) return;
    this.palette_.dataset["symbols"] = layout.symbols.map(({ symbol }) => symbol).join("");
    replace(this.palette_, ...choices.map(({ symbol, name }) => {
      const radio = element("input", { type: "radio", name: "setup-piece", value: symbol, checked: symbol === this.chosen_, onchange: () => (this.chosen_ = symbol) });
      return element("label", { class: "palette-piece", title: name }, radio,
        symbol === "" ? element("span", { class: "palette-empty", "aria-hidden": "true" }, "✕") : drawPiece(layout, symbol, this.entry_.game),
        element("span", { class: "unseen" }, name));
    }));
  }

  /** Who moves, and what else the text says. */
  private drawRest(layout: Layout, start: Frame): void {
    if (this.rest_.contains(document.activeElement)) return;
    const sides = sidesOf(start, layout);
    const { tail } = this.draft_;
    const offset = sides ? 1 : 0;
    const change = (index: number, value: string): void => {
      this.draft_.tail[index] = value;
      this.set(this.draft_);
    };
    const turn = sides && element("fieldset", { class: "setup-turn" }, element("legend", {}, word("turn")),
      ...sides.map((side, seat) => element("label", { class: "choice" },
        element("input", { type: "radio", name: "setup-turn", value: side, checked: tail[0] === side, onchange: () => change(0, side) }),
        element("span", {}, this.sideWords(seat)))));
    const fields = tail.slice(offset).flatMap((value, index) => {
      const label = restWord(this.entry_.game, index);
      if (label === "") return [];
      return [element("label", { class: "small-label" }, label,
        element("input", { class: "field", type: "text", value, size: 5, spellcheck: "false", onchange: (event: Event) => change(index + offset, (event.target as HTMLInputElement).value.trim() || "-") }))];
    });
    replace(this.rest_, turn, ...fields);
  }

  private persons(): Player[] {
    return Array.from({ length: this.entry_.seats }, () => person());
  }

  /** The person has the turn that was set up. */
  private seats(): Player[] {
    const other: Player = { kind: "agent", spec: `best:level=${this.level_.value}` };
    const own = this.found_?.frame.turn === "second" ? 1 : 0;
    return Array.from({ length: this.entry_.seats }, (_, seat) => (seat === own ? person() : other));
  }

  private async begin(seats: Player[], isStudy: boolean): Promise<void> {
    if (!this.found_) return;
    const answer = await this.app_.connection.request({
      type: "new_game", game: this.entry_.game, parameters: this.parameters_, seats, pace: paceOf(settings.speed), start: this.found_.frame.text,
    });
    go(isStudy ? `${gameHash(answer.game.id)}?study` : gameHash(answer.game.id));
  }
}
