// One game on the screen: seats and controls at the left, the board in the middle, tabs at the right;
// on a phone the board first, a bar of five buttons, and the rest as a sheet. It wires the client,
// the stage and the parts together, and draws nothing itself.

import type { App } from "../app";
import type { Board, BoardOptions } from "../boards/board";
import { makeBoard, makeSolidBoard } from "../boards/index";
import { isPass } from "../boards/input/input";
import { openNewGame } from "../dialogs/new_game";
import { openSeat } from "../dialogs/seat";
import { offerSeat, shareMenu } from "../dialogs/share";
import { element, replace, write } from "../dom";
import { type Controls, makeControls } from "../parts/controls";
import { confirmDialog } from "../parts/dialog";
import { cameByKeys } from "../parts/hands";
import { makeMoveList, type MoveList } from "../parts/move_list";
import { announce, attempt, tell } from "../parts/notices";
import { makeSeatCard, type SeatCard } from "../parts/seat_card";
import { makeTabs, type Tabs } from "../parts/tabs";
import { makeVerdict, type VerdictBar } from "../parts/verdict_bar";
import { Clock, clockText } from "../play/clock";
import { lookOfKey } from "../play/discs";
import type { Change, GameClient } from "../play/game_client";
import { otherFacts, plansProve, sideName, sideOf } from "../play/names";
import { remarkOn } from "../play/remarks";
import { neighbourSpeed, paceOf, type Speed, stepTime } from "../play/speed";
import { Stage } from "../play/stage";
import { lonePerson, statusLine } from "../play/verdict";
import { entryOf, factsOf } from "../protocol/catalogue";
import type { Frame } from "../protocol/messages";
import { gameHash, go } from "../router";
import { rulesPanel } from "../rules/rules";
import { change, keepOf, keptOf, settings, settingsChanged } from "../settings";
import { say, sayIfKnown } from "../words";
import { isNowhere, onControl } from "./focus";
import { Studies } from "./studies";

/** Milliseconds between steps of the wheel: a touchpad sends many small ones. */
const kWheelPause = 80;

/** A remark on a move is to be read beside the moves that follow. */
const kRemarkShown = 9000;

export class GameView {
  readonly element: HTMLElement;

  private board_: Board;
  private stage_: Stage;
  private frame_: Frame;
  private flipped_: boolean;
  private sheetOpen_ = false;
  private boards_ = 0;
  private wheeled_ = 0;
  /** The end of the time is on its way to the server. */
  private timeIsUp_ = false;
  private readonly place_ = element("div", { class: "board-place" });
  private readonly status_ = element("p", { class: "status" });
  private readonly facts_ = element("dl", { class: "facts" });
  private readonly clockText_ = element("span", { class: "clock", role: "timer", hidden: true });
  private readonly watchers_ = element("p", { class: "quiet watchers" });
  private readonly seats_: SeatCard[];
  private readonly controls_: Controls;
  private readonly moves_: MoveList;
  private readonly studies_: Studies;
  private readonly verdict_: VerdictBar;
  private readonly tabs_: Tabs;
  private readonly sheet_: HTMLElement;
  private readonly ends_: (() => void)[] = [];

  constructor(
    private readonly app_: App,
    private readonly client_: GameClient,
  ) {
    const { info } = client_;
    this.frame_ = info.frame;
    this.flipped_ = client_.seat === 1 || (client_.seat === null && lonePerson(info) === 1);
    const seatActions = {
      change: (seat: number) => openSeat(app_, client_, seat),
      offer: (seat: number) => void attempt(() => offerSeat(client_, seat)),
    };
    this.seats_ = info.seats.map((_, seat) => makeSeatCard(client_, seat, seatActions));
    this.controls_ = makeControls(client_, this.actions(), shareMenu(client_, () => this.board_.element));
    this.moves_ = makeMoveList(client_);
    this.verdict_ = makeVerdict(client_, { rematch: () => this.rematch(), newGame: () => this.newGame() });
    this.studies_ = new Studies(app_, client_, {
      preview: (frame) => void this.stage_.preview(frame),
      lend: (legal) => this.stage_.lend(legal),
      annotate: (draw) => this.board_.annotate(draw),
      remark: (marks) => this.moves_.remark(marks),
      attach: (bar) => this.board_.element.querySelector(".board-stage")?.append(bar),
      reveal: () => this.reveal(),
    });
    this.tabs_ = makeTabs([
      { name: "moves", label: say("tab.moves"), panel: this.moves_.element, opened: () => this.studies_.turnTo("moves") },
      { name: "analysis", label: say("tab.analysis"), panel: this.studies_.analysed, opened: () => this.studies_.turnTo("analysis") },
      { name: "explain", label: say("tab.explain"), panel: this.studies_.explained, opened: () => this.studies_.turnTo("explain") },
      { name: "rules", label: say("tab.rules"), panel: rulesPanel(info.game, info.parameters, entryOf(app_.catalogue, info.game)), opened: () => this.studies_.turnTo("rules") },
    ], say("tabs"));
    this.sheet_ = element("div", { class: "sheet" }, this.controls_.element, this.tabs_.element);
    this.board_ = makeBoard(this.boardOptions());
    replace(this.place_, this.board_.element);
    this.stage_ = this.newStage();
    this.element = this.layout();
  }

  start(): void {
    this.ends_.push(
      this.client_.changes.on((what) => this.changed(what)),
      settingsChanged.on((key) => {
        if (key === "digits" || key === "solid" || key === "discs") void this.renewBoard();
      }),
    );
    const timer = setInterval(() => this.tick(), 250);
    this.ends_.push(() => clearInterval(timer));
    this.place_.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.update();
    void this.stage_.follow();
    if (this.solid) void this.renewBoard();
    if (cameByKeys()) this.board_.focus();
  }

  leave(): void {
    this.boards_ += 1;
    for (const end of this.ends_) end();
    this.studies_.leave();
    this.board_.destroy();
    this.client_.close();
  }

  /** The address names another ply of this game. */
  moved(ply: number | null): void {
    if (ply !== null) this.client_.lookAt(ply);
  }

  /** Opens with live analysis. */
  study(): void {
    this.analyse();
  }

  /** Opens with what an agent sees. */
  explain(): void {
    this.tabs_.choose("explain");
  }

  key(event: KeyboardEvent): boolean {
    const act = this.keys(event);
    act?.();
    return act !== null;
  }

  // Making.

  private layout(): HTMLElement {
    const head = element("div", { class: "seats" }, ...this.seats_.map((card) => card.element));
    const under = element("div", { class: "under" }, this.status_, this.facts_, this.clockText_);
    const centre = element("section", { class: "centre", "aria-label": say("board") },
      this.place_, this.verdict_.element, under, this.studies_.below, this.watchers_);
    return element("div", { class: "game", "data-game": this.client_.info.game }, head, centre, this.sheet_, this.controls_.bar);
  }

  private boardOptions(): BoardOptions {
    const { game, layout } = this.client_.info;
    return {
      game,
      layout,
      digits: settings.digits,
      flipped: this.flipped_,
      say: (key, values) => sayIfKnown(lookOfKey(game, key), values) ?? key,
      onMove: (move) => void this.play(move),
      worth: (move) => this.client_.worth(move),
      onRefuse: (reason, why) => this.refused(reason, why),
      onHurry: () => this.stage_.hurry(),
    };
  }

  /** After the end there is no turn to wait for: the verdict under the board says all. */
  private refused(reason: string, why: string): void {
    const waits = why === "board.wait";
    if (waits && this.client_.info.state === "over") return;
    tell(waits && !this.client_.following ? say("refused.earlier") : reason);
  }

  /** The solid board, its library with it, comes later, and takes the flat one's place. */
  private get solid(): boolean {
    return settings.solid && this.client_.info.layout.shape === "points";
  }

  private newStage(): Stage {
    return new Stage(this.client_, this.board_, () => stepTime(settings.speed), (frame) => this.drawn(frame));
  }

  private async renewBoard(): Promise<void> {
    const run = ++this.boards_;
    const board = this.solid ? await makeSolidBoard(this.boardOptions()) : makeBoard(this.boardOptions());
    if (run !== this.boards_) return board.destroy();
    const focused = this.place_.contains(document.activeElement);
    this.board_.destroy();
    this.board_ = board;
    replace(this.place_, board.element);
    this.stage_ = this.newStage();
    void this.stage_.follow();
    if (focused) board.focus();
    this.update();
  }

  // Doing.

  private actions() {
    const { client_: client } = this;
    return {
      first: () => client.lookAt(client.first),
      back: () => this.studies_.step(-1) || client.lookAt(client.neighbour(-1)),
      forward: () => this.forward(),
      last: () => client.lookAt(client.latest),
      undo: () => void attempt(() => client.undo()),
      redo: () => void attempt(() => client.redo()),
      hint: () => this.hint(),
      pause: () => this.pause(),
      speed: (speed: Speed) => this.speed(speed),
      flip: () => this.look(() => this.flip()),
      digits: () => this.look(() => change("digits", !settings.digits)),
      solid: () => this.look(() => change("solid", !settings.solid)),
      resign: () => this.resign(),
      rematch: () => this.rematch(),
      newGame: () => this.newGame(),
      menu: () => this.toggleSheet(),
    };
  }

  /** Whoever changes how the board looks wants to see it. */
  private look(act: () => void): void {
    this.reveal();
    act();
  }

  private reveal(): void {
    if (this.sheetOpen_) this.toggleSheet();
  }

  private async play(move: string): Promise<void> {
    if (this.studies_.take(move)) return;
    this.board_.offer([]);
    await attempt(() => this.client_.play(move));
    this.stage_.refresh();
  }

  /** At the end of what was played, a paused agent makes one move. */
  private forward(): void {
    const { client_: client } = this;
    if (this.studies_.step(1)) return;
    if (client.following && client.waiting) void attempt(() => client.step());
    else client.lookAt(client.neighbour(1));
  }

  private hint(): void {
    if (!this.client_.mayPlay) return;
    this.client_.lookAt(this.client_.latest);
    void attempt(async () => {
      const hint = await this.client_.askHint();
      const said = plansProve(this.client_.info) ? say("hint.promised", { move: hint.move, value: hint.value }) : say("hint.said", { move: hint.move });
      announce(said);
      write(this.status_, said);
    });
  }

  /** The key opens the tab and switches analysis on, then off and on. */
  private analyse(): void {
    if (this.studies_.tab !== "analysis") this.tabs_.choose("analysis");
    void this.studies_.toggleAnalysis();
  }

  private pause(): void {
    const { pace } = this.client_.info;
    void attempt(() => this.client_.setPace({ ...pace, paused: !pace.paused }));
  }

  private speed(speed: Speed): void {
    if (speed !== "step") change("speed", speed);
    void attempt(() => this.client_.setPace(paceOf(speed)));
  }

  private flip(): void {
    this.flipped_ = !this.flipped_;
    void this.renewBoard();
  }

  private resign(): void {
    const { client_: client } = this;
    const turn = client.turn;
    const seat = turn !== null && client.mine(turn) ? turn : client.info.seats.findIndex((_, each) => client.mine(each));
    if (seat < 0 || client.info.state === "over") return;
    confirmDialog(say("resign"), say("resign.sure"), say("resign"), () => void attempt(() => client.resign(seat)));
  }

  private rematch(): void {
    void attempt(async () => {
      const next = await this.client_.rematch();
      keepOf("seat", next, keptOf("seat", this.client_.info.id));
      Clock.again(this.client_.info.id, next, factsOf(this.client_.info.game).clock ?? 0);
      go(gameHash(next));
    });
  }

  private newGame(): void {
    openNewGame(this.app_, this.client_.info.game);
  }

  private toggleSheet(): void {
    this.sheetOpen_ = !this.sheetOpen_;
    this.sheet_.classList.toggle("open", this.sheetOpen_);
    if (this.sheetOpen_) scrollTo(0, 0);
    this.controls_.bar.lastElementChild?.setAttribute("aria-expanded", String(this.sheetOpen_));
  }

  private keys(event: KeyboardEvent): (() => void) | null {
    const actions = this.actions();
    const onBoard = this.place_.contains(event.target as Node);
    const { speed } = settings;
    const arrows: Record<string, () => void> = {
      ArrowLeft: actions.back, ArrowRight: actions.forward, Home: actions.first, End: actions.last,
    };
    const letters: Record<string, () => void> = {
      a: () => this.analyse(), e: () => this.explain(), u: actions.undo, y: actions.redo, h: actions.hint, p: actions.pause, f: actions.flip, d: actions.digits, v: actions.solid,
      n: actions.newGame, "+": () => this.speed(neighbourSpeed(speed, true)), "-": () => this.speed(neighbourSpeed(speed, false)),
    };
    if (event.key === "Enter" && isPass(this.client_.legal) && !onControl(event.target)) return () => void this.play(this.client_.legal[0]?.[0] ?? "");
    const known = (onBoard ? undefined : arrows[event.key]) ?? letters[event.key.toLowerCase()];
    if (known || onBoard || !(event.key === "Escape" || isNowhere(event.target))) return known ?? null;
    return this.board_.typed(event.key) ? () => undefined : null;
  }

  /** The wheel over a board steps through the game, unless the board used it (a piece in the hand turns). */
  private wheel(event: WheelEvent): void {
    if (event.defaultPrevented || this.client_.mayPlay && this.client_.following && event.deltaY > 0) return;
    event.preventDefault();
    if (Math.abs(event.deltaY) < 4 || event.timeStamp - this.wheeled_ < kWheelPause) return;
    this.wheeled_ = event.timeStamp;
    this.client_.lookAt(this.client_.neighbour(event.deltaY < 0 ? -1 : 1));
  }

  // Showing.

  private changed(what: Change): void {
    if (what === "game" || what === "shown") void this.stage_.follow();
    else if (what === "hint") this.stage_.refresh();
    if (what === "rematch" && this.client_.next !== null) this.offerNext(this.client_.next);
    if (what === "shown") history.replaceState(null, "", this.address());
    this.update();
  }

  /** Somebody began a rematch: whoever sat here is asked along. */
  private offerNext(id: number): void {
    keepOf("seat", id, keptOf("seat", this.client_.info.id));
    confirmDialog(say("rematch"), say("rematch.asked"), say("rematch.go"), () => go(gameHash(id)));
  }

  private address(): string {
    const { client_: client } = this;
    return gameHash(client.info.id, client.following ? null : client.shown);
  }

  private drawn(frame: Frame): void {
    this.frame_ = frame;
    const remark = this.remark();
    if (remark !== null && this.client_.following) tell(remark, kRemarkShown);
    if (frame.by !== "chance" && frame.move !== null) this.announceMove(frame);
    this.update();
  }

  private remark(): string | null {
    return remarkOn(this.client_.info, this.frame_, this.client_.seat ?? lonePerson(this.client_.info));
  }

  private announceMove(frame: Frame): void {
    const { info } = this.client_;
    const side = typeof frame.by === "number" ? sideOf(info, frame, frame.by) : null;
    const move = side === null ? (frame.move ?? "") : `${sideName(info.game, side)}: ${frame.move}`;
    announce([`${move}.`, this.remark() ?? "", statusLine(this.client_)].join(" "));
  }

  private update(): void {
    for (const card of this.seats_) card.update(this.frame_);
    this.controls_.update();
    this.moves_.update();
    this.studies_.update();
    const { settled } = this.stage_;
    this.verdict_.update(settled);
    const telling = settled || this.client_.info.state !== "over";
    if (this.client_.hint === null && telling) write(this.status_, `${this.remark() ?? ""} ${statusLine(this.client_)}`.trim());
    const facts = otherFacts(this.client_.info, this.frame_);
    replace(this.facts_, ...facts.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]));
    const others = this.client_.watchers - 1;
    write(this.watchers_, others > 0 ? say("watchers", { count: others }) : "");
  }

  /** The clock: shown while it runs; when it runs out, this person's game is over. */
  private tick(): void {
    const clock = Clock.of(this.client_.info.id);
    const running = clock !== null && this.client_.info.state === "open";
    this.clockText_.hidden = !running;
    if (!clock || !running) return;
    write(this.clockText_, clockText(clock.left()));
    if (clock.left() > 0 || this.timeIsUp_ || !this.client_.online || !this.client_.mine(0)) return;
    this.timeIsUp_ = true;
    void attempt(() => this.client_.timeUp(0)).then(() => (this.timeIsUp_ = false));
  }
}
