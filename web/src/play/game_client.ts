// One game as this page knows it: what the server told, which ply is looked at, what may be done.
//
// The newest frame comes by itself; older ones are asked for when somebody steps back, and kept.
// `shown` is the ply that the person looks at; while it is the newest, it follows the game.
// Tested in test/game_client.test.ts.

import { Emitter } from "../emitter";
import type { Connection } from "../net/connection";
import type { Frame, FromServer, GameInfo, LegalMove, Pace, Player } from "../protocol/messages";
import type { Message } from "../protocol/requests";

export type Hint = Message<"hint">;
export type Change = "game" | "shown" | "thinking" | "hint" | "watchers" | "rematch";
type Opened = Message<"game">;

const kMostFrames = 100;

export class GameClient {
  readonly changes = new Emitter<Change>();
  info: GameInfo;
  /** Where this page sits alone; null: nowhere, or on every seat that is a person's. */
  seat: 0 | 1 | null;
  shown: number;
  thinking: { seat: number; seconds: number } | null = null;
  hint: Hint | null = null;
  watchers = 1;
  /** The game that somebody began as a rematch of this one. */
  next: number | null = null;

  /** Seats of persons on other devices. */
  private barred_: Set<number>;
  private readonly frames_ = new Map<number, Frame>();
  private readonly stopListening_: () => void;

  constructor(
    private readonly connection_: Connection,
    opened: Opened,
    private seatToken_: string | undefined,
  ) {
    this.info = opened.game;
    this.seat = opened.seat;
    this.barred_ = barred(opened);
    this.shown = this.latest;
    this.keep(this.info.frame);
    const ends = [
      connection_.messages.on((message) => this.hear(message)),
      connection_.statuses.on((status) => {
        if (status === "open") void this.reopen();
        else this.tell("game");
      }),
    ];
    this.stopListening_ = () => ends.forEach((end) => end());
  }

  static async open(connection: Connection, id: number, seat_token?: string): Promise<GameClient> {
    const answer = await connection.request({ type: "open", id, ...(seat_token ? { seat_token } : {}) });
    return new GameClient(connection, answer, seat_token);
  }

  close(): void {
    this.stopListening_();
    this.connection_.request({ type: "leave", id: this.info.id }).catch(() => undefined);
  }

  /** How many plies the game has; also the number of the newest frame. */
  get latest(): number {
    return this.info.moves.length;
  }

  get following(): boolean {
    return this.shown === this.latest;
  }

  get online(): boolean {
    return this.connection_.status === "open" && this.connection_.writes;
  }

  /** The seat that has the turn, or null: chance, or nobody any more. */
  get turn(): 0 | 1 | null {
    if (this.info.state === "over") return null;
    return seatOf(this.info.frame);
  }

  /** May this page move for the seat: a person sits there, and it is not somebody else's device. */
  mine(seat: number): boolean {
    return this.info.seats[seat]?.kind === "person" && !this.barred_.has(seat);
  }

  get mayPlay(): boolean {
    const turn = this.turn;
    return this.online && turn !== null && this.mine(turn);
  }

  get legal(): LegalMove[] {
    return this.mayPlay && this.following ? (this.info.frame.legal ?? []) : [];
  }

  /** Does the game wait for an agent that is paused? */
  get waiting(): boolean {
    const turn = this.turn;
    return this.info.pace.paused && turn !== null && this.info.seats[turn]?.kind === "agent";
  }

  // Requests. They reject with a Refusal; the page shows its words.

  async play(move: string): Promise<void> {
    this.setHint(null);
    await this.connection_.request({ type: "play", id: this.info.id, ply: this.latest, move });
  }

  async undo(): Promise<void> {
    await this.connection_.request({ type: "undo", id: this.info.id });
  }

  async redo(): Promise<void> {
    await this.connection_.request({ type: "redo", id: this.info.id });
  }

  async resign(seat: number): Promise<void> {
    await this.connection_.request({ type: "resign", id: this.info.id, seat });
  }

  /** The clock of the seat, which this page keeps, has run out. */
  async timeUp(seat: number): Promise<void> {
    await this.connection_.request({ type: "time_up", id: this.info.id, seat });
  }

  async sit(seat: number, player: Player): Promise<void> {
    await this.connection_.request({ type: "seat", id: this.info.id, seat, player });
  }

  async setPace(pace: Pace): Promise<void> {
    await this.connection_.request({ type: "pace", id: this.info.id, pace });
  }

  /** A token for whoever shall sit there, and the one for this page's own seat, when it has one now. */
  async offer(seat: number): Promise<{ theirs: string; own: string | null }> {
    const answer = await this.connection_.request({ type: "offer", id: this.info.id, seat });
    if (answer.own_token !== null) this.seatToken_ = answer.own_token;
    await this.reopen();
    return { theirs: answer.seat_token, own: answer.own_token };
  }

  async rematch(): Promise<number> {
    const answer = await this.connection_.request({ type: "rematch", id: this.info.id });
    return answer.game.id;
  }

  async askHint(): Promise<Hint> {
    const ply = this.latest;
    const hint = await this.connection_.request({ type: "hint", id: this.info.id });
    if (ply === this.latest) this.setHint(hint);
    return hint;
  }

  /** The points that a move of the newest position would bring; null when the server cannot tell. */
  async worth(move: string): Promise<number | null> {
    const { ply, score } = this.info.frame;
    const line = { type: "line" as const, id: this.info.id, ply, moves: [move] };
    const answer = await this.connection_.request(line).catch(() => null);
    const after = answer?.frames[0];
    return after ? after.score - score : null;
  }

  /** For studies of a position, which are not of the game. */
  get connection(): Connection {
    return this.connection_;
  }

  /** Lets a paused agent make one move. */
  async step(): Promise<void> {
    const pace = this.info.pace;
    const after = new Promise<void>((resolve) => {
      const end = this.connection_.messages.on((message) => {
        if (message.type !== "ply" || message.id !== this.info.id) return;
        end();
        resolve();
      });
    });
    await this.setPace({ delay: Math.max(pace.delay, 500), paused: false });
    await after;
    await this.setPace({ ...pace, paused: true });
  }

  // Looking back and forth.

  /** Plies to stop at: a board that only waits for chance is passed over. */
  stopsAt(ply: number): boolean {
    return this.info.moves[ply]?.by !== "chance";
  }

  /** How many moves the seats made up to a ply: chance's do not count. */
  movesAt(ply: number): number {
    return this.info.moves.slice(0, ply).filter(({ by }) => by !== "chance").length;
  }

  neighbour(direction: 1 | -1): number {
    let ply = this.shown + direction;
    while (ply > 0 && ply < this.latest && !this.stopsAt(ply)) ply += direction;
    return Math.min(this.latest, Math.max(this.first, ply));
  }

  /** The first ply worth looking at. */
  get first(): number {
    return this.stopsAt(0) || this.latest === 0 ? 0 : 1;
  }

  lookAt(ply: number): void {
    const wanted = Math.min(this.latest, Math.max(0, ply));
    if (wanted === this.shown) return;
    this.shown = wanted;
    this.tell("shown");
  }

  kept(ply: number): Frame | undefined {
    return this.frames_.get(ply);
  }

  /** The frame of a ply; asks the server for it and its surroundings when it is not here yet. */
  async frame(ply: number): Promise<Frame> {
    const kept = this.frames_.get(ply);
    if (kept) return kept;
    const from = Math.max(0, ply - kMostFrames / 2);
    const to = Math.min(this.latest, from + kMostFrames - 1);
    const answer = await this.connection_.request({ type: "frames", id: this.info.id, from, to });
    for (const frame of answer.frames) if (!this.frames_.has(frame.ply)) this.keep(frame);
    const found = this.frames_.get(ply);
    if (!found) throw new Error(`no frame ${ply}`);
    return found;
  }

  // What the server tells.

  private hear(message: FromServer): void {
    if (!("id" in message) || message.id !== this.info.id) return;
    switch (message.type) {
      case "ply": return this.hearPly(message.frame);
      case "rewound": return this.hearRewound(message);
      case "seats": this.info.seats = message.seats; return this.tell("game");
      case "pace": this.info.pace = message.pace; return this.tell("game");
      case "thinking": this.thinking = message; return this.tell("thinking");
      case "watchers": this.watchers = message.count; return this.tell("watchers");
      case "rematched": this.next = message.next; return this.tell("rematch");
      case "over": return this.hearOver(message);
    }
  }

  private hearPly(frame: Frame): void {
    if (frame.ply !== this.latest + 1 || frame.by === null) {
      if (frame.ply > this.latest) void this.reopen();
      return;
    }
    const follow = this.following;
    this.info.moves.push({ text: frame.move ?? "", by: frame.by });
    this.info.frame = frame;
    this.info.redo = Math.max(0, this.info.redo - 1);
    this.keep(frame);
    this.thinking = null;
    this.hint = null;
    if (follow) this.shown = this.latest;
    this.tell("game");
  }

  private hearRewound(message: Message<"rewound">): void {
    const follow = this.following;
    this.info.moves.length = message.plies;
    this.info.frame = message.frame;
    this.info.redo = message.redo;
    Object.assign(this.info, { state: "open", result: null, winner: null, reason: null, why: null });
    for (const ply of this.frames_.keys()) if (ply > message.plies) this.frames_.delete(ply);
    this.keep(message.frame);
    this.thinking = null;
    this.hint = null;
    this.shown = follow ? this.latest : Math.min(this.shown, this.latest);
    this.tell("game");
  }

  private hearOver(message: Message<"over">): void {
    const { result, reason, why, winner } = message;
    Object.assign(this.info, { state: "over", result, reason, why, winner });
    this.thinking = null;
    this.tell("game");
  }

  /** After a lost line: everything anew, but the person goes on looking where they were. */
  private async reopen(): Promise<void> {
    const follow = this.following;
    const open = { type: "open" as const, id: this.info.id };
    const token = this.seatToken_ ? { seat_token: this.seatToken_ } : {};
    const answer = await this.connection_.request({ ...open, ...token }).catch(() => null);
    if (!answer) return;
    this.info = answer.game;
    this.seat = answer.seat;
    this.barred_ = barred(answer);
    this.frames_.clear();
    this.keep(this.info.frame);
    this.shown = follow ? this.latest : Math.min(this.shown, this.latest);
    this.thinking = null;
    this.hint = null;
    this.tell("game");
  }

  private setHint(hint: Hint | null): void {
    if (this.hint === hint) return;
    this.hint = hint;
    this.tell("hint");
  }

  private keep(frame: Frame): void {
    this.frames_.set(frame.ply, frame);
  }

  private tell(change: Change): void {
    this.changes.emit(change);
  }
}

function barred(opened: Opened): Set<number> {
  const persons = opened.game.seats.flatMap((player, seat) => (player.kind === "person" ? [seat] : []));
  return new Set(persons.filter((seat) => !opened.plays.includes(seat)));
}

export function seatOf(frame: Frame): 0 | 1 | null {
  return frame.turn === "first" ? 0 : frame.turn === "second" ? 1 : null;
}
