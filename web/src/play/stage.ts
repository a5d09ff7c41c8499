// The board of a game on the page: plays new frames in order, jumps when asked, offers moves at rest.
//
// What is asked while a frame still moves either lies ahead of it, and is played after it, or needs a jump, which
// overtakes it: a newer board.show ends an older one at once. Either way a frame counts as drawn, and its numbers are
// told, only when the board shows it at rest. Tested in test/stage.test.ts.

import type { Board } from "../boards/board";
import type { Frame, LegalMove } from "../protocol/messages";
import type { GameClient } from "./game_client";

/** More plies behind than this, and the board jumps. */
const kMostPlayed = 6;

/** Where the last move was: pieces that came and where they came from. */
export function lastCells(frame: Frame): number[] {
  const cells: number[] = [];
  for (const [kind, from, to] of frame.steps) {
    if (kind === "move") cells.push(from, to);
    if (kind === "place") cells.push(to);
  }
  return [...new Set(cells.filter((cell) => cell >= 0))];
}

export class Stage {
  private drawn_ = -1;
  private text_ = "";
  private run_ = 0;
  /** The frame that moves just now, and the run that moves it. */
  private moving_: Frame | null = null;
  private running_: Promise<void> = Promise.resolve();
  private previewing_ = false;
  private resting_ = false;
  /** Somebody clicked into the motion: what is left of the way is not played. */
  private hurried_ = false;
  /** Moves to try that are not the game's own: a lesson's. */
  private lent_: LegalMove[] | null = null;

  constructor(
    private readonly client_: GameClient,
    private readonly board_: Board,
    private readonly stepTime_: () => number,
    private readonly drawn: (frame: Frame) => void,
  ) {}

  /** Does the board stand still at what the client looks at? */
  get settled(): boolean {
    return this.previewing_ || this.upToDate();
  }

  /** Brings the board to what the client looks at. */
  follow(): Promise<void> {
    if (this.moving_ === null || !this.liesAhead(this.moving_)) this.running_ = this.run();
    return this.running_;
  }

  /** Ends all motion: the board stands at what the client looks at, and offers its moves. */
  hurry(): Promise<void> {
    if (this.moving_ === null) return this.running_;
    this.hurried_ = true;
    this.board_.hurry();
    return this.running_;
  }

  private async run(): Promise<void> {
    const run = ++this.run_;
    this.begin();
    while (!this.upToDate()) {
      const next = this.next();
      const animated = next === this.drawn_ + 1 && this.drawn_ >= 0;
      const frame = await this.client_.frame(next).catch(() => null);
      if (run !== this.run_) return;
      if (!frame) break;
      this.moving_ = frame;
      this.board_.mark({ last: [], hint: [] });
      await this.board_.show(frame, { milliseconds: animated && !this.hurried_ ? this.stepTime_() : 0 });
      if (run !== this.run_) return;
      this.moving_ = null;
      this.drawn_ = next;
      this.text_ = frame.text;
      this.drawn(frame);
    }
    this.rest();
  }

  /** What was overtaken has left the board between two frames: it stands at neither. */
  private begin(): void {
    if (this.moving_ !== null) this.drawn_ = -1;
    this.moving_ = null;
    this.previewing_ = false;
    this.resting_ = false;
    this.board_.offer([]);
  }

  /** Marks and offers as they are now; nothing while the board still moves. */
  refresh(): void {
    if (this.resting_) this.rest();
  }

  /** Shows a board that the game has not seen; null: back to the game. */
  async preview(frame: Frame | null): Promise<void> {
    this.drawn_ = -1;
    this.moving_ = null;
    if (frame === null) return this.follow();
    const run = ++this.run_;
    this.begin();
    this.previewing_ = true;
    this.board_.mark({ last: [], hint: [] });
    await this.board_.show(frame, { milliseconds: 0 });
    if (run === this.run_) this.board_.mark({ last: lastCells(frame), hint: [] });
  }

  lend(legal: LegalMove[] | null): void {
    this.lent_ = legal;
    this.refresh();
  }

  private rest(): void {
    this.resting_ = true;
    this.hurried_ = false;
    const frame = this.client_.kept(this.drawn_);
    if (!frame) return;
    const hint = this.client_.following ? this.client_.hint : null;
    const last = lastCells(this.withMove(frame));
    this.board_.mark({ last, hint: hint?.cells ?? [], ...(hint ? { hintMove: hint.move } : {}) });
    this.board_.offer(this.lent_ ?? this.client_.legal);
  }

  /** Chance moved last? Then the ply before it is what a person wants marked. */
  private withMove(frame: Frame): Frame {
    const before = this.client_.kept(frame.ply - 1);
    return frame.by === "chance" && before ? before : frame;
  }

  /** The same ply may be another board: undone and played anew, seen after a reconnect. */
  private upToDate(): boolean {
    const kept = this.client_.kept(this.client_.shown);
    return this.drawn_ === this.client_.shown && (kept === undefined || kept.text === this.text_);
  }

  /** Is what the client looks at this frame, still the same, or one to be played soon after it? */
  private liesAhead(frame: Frame): boolean {
    const ahead = this.client_.shown - frame.ply;
    return ahead >= 0 && ahead <= kMostPlayed && this.client_.kept(frame.ply)?.text === frame.text;
  }

  private next(): number {
    const ahead = this.client_.shown - this.drawn_;
    return ahead > 0 && ahead <= kMostPlayed && this.drawn_ >= 0 ? this.drawn_ + 1 : this.client_.shown;
  }
}
