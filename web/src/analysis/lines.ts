// Lines of play that can be stepped through: a pointer or the keyboard on a move shows the board after it, a
// click keeps it there, with buttons to go along the line and back to the game.

import { element, replace } from "../dom";
import { button } from "../parts/buttons";
import type { GameClient } from "../play/game_client";
import type { Frame } from "../protocol/messages";
import type { StudyHost } from "./host";
import { word } from "./words";

/** Boards of a long line that are asked for at a time. */
const kPart = 20;

interface Place {
  ply: number;
  line: readonly string[];
  /** How many moves of the line are played. */
  step: number;
}

export class Lines {
  /** Says which line is kept on the board, with its buttons; hidden when there is none. */
  readonly element = element("div", { class: "line-bar", hidden: true, "aria-live": "polite" });
  private kept_: Place | null = null;
  private pointed_: Place | null = null;
  private run_ = 0;
  private readonly frames_ = new Map<string, Frame[]>();

  constructor(
    private readonly client_: GameClient,
    private readonly host_: StudyHost,
  ) {}

  /** The moves of a line from the position after `ply`, as buttons. */
  buttons(ply: number, line: readonly string[]): HTMLElement[] {
    return line.map((move, index) => {
      const place: Place = { ply, line, step: index + 1 };
      return element("button", {
        type: "button", class: "line-move", tabindex: index === 0 ? 0 : -1, onclick: () => this.keep(place), onkeydown: walk,
        onmousemove: (event: MouseEvent) => this.point(event, place), onmouseleave: () => this.unpoint(),
        onfocus: () => void this.show(place), onblur: () => this.back(),
      }, move);
    });
  }

  /** Keeps a whole line on the board, at its first move. */
  begin(ply: number, line: readonly string[]): void {
    this.keep({ ply, line, step: 1 });
  }

  get shown(): boolean {
    return this.kept_ !== null;
  }

  /** Along the kept line; true when there is one. */
  step(direction: 1 | -1): boolean {
    if (!this.kept_) return false;
    const step = Math.min(this.kept_.line.length, Math.max(1, this.kept_.step + direction));
    this.keep({ ...this.kept_, step });
    return true;
  }

  /** Forgets the line; the board goes back to the game when it showed another. */
  clear(): void {
    const had = this.kept_ !== null;
    this.kept_ = null;
    this.run_ += 1;
    this.draw();
    if (had) this.host_.preview(null);
  }

  /** A list that comes to lie under a resting pointer shows nothing. */
  private point({ movementX, movementY }: MouseEvent, place: Place): void {
    if ((movementX === 0 && movementY === 0) || this.pointed_ === place) return;
    this.pointed_ = place;
    void this.show(place);
  }

  private unpoint(): void {
    if (this.pointed_) this.back();
  }

  private keep(place: Place): void {
    this.kept_ = place;
    this.draw();
    this.host_.reveal();
    void this.show(place);
  }

  private back(): void {
    this.pointed_ = null;
    if (this.kept_) return void this.show(this.kept_);
    this.run_ += 1;
    this.host_.preview(null);
  }

  private async show(place: Place): Promise<void> {
    const run = ++this.run_;
    const from = place.step - ((place.step - 1) % kPart);
    const moves = place.line.slice(0, from + kPart - 1);
    const key = `${place.ply} ${from} ${moves.join(" ")}`;
    let frames = this.frames_.get(key);
    if (!frames) {
      const asked = { type: "line" as const, id: this.client_.info.id, ply: place.ply, moves, ...(from > 1 ? { from } : {}) };
      const answer = await this.client_.connection.request(asked).catch(() => null);
      frames = answer?.frames ?? [];
      this.frames_.set(key, frames);
    }
    const frame = frames[Math.min(place.step - from + 1, frames.length) - 1];
    if (run === this.run_ && frame) this.host_.preview(frame);
  }

  private draw(): void {
    this.element.hidden = this.kept_ === null;
    if (!this.kept_) return;
    const { line, step } = this.kept_;
    replace(this.element,
      element("span", {}, word("lineAt", { move: line[step - 1] ?? "", step, steps: line.length })),
      button("‹", () => void this.step(-1), { "aria-label": word("earlier"), disabled: step <= 1 }),
      button("›", () => void this.step(1), { "aria-label": word("later"), disabled: step >= line.length }),
      button(word("lineBack"), () => this.clear()));
  }
}

/** One stop of the tab key a line; the arrows go along it. */
function walk(event: KeyboardEvent): void {
  const here = event.currentTarget as HTMLElement;
  const next = event.key === "ArrowRight" ? here.nextElementSibling : event.key === "ArrowLeft" ? here.previousElementSibling : null;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
