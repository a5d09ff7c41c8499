// A server for tests, in memory: it speaks docs/protocol.md about one simple game, in which X and O
// mark any empty cell of a square board, and whoever has more marks when it is full wins.
// It can lose lines, be started anew with another token, and play for agents when told.

import type { Socket } from "../src/net/connection";
import type { Frame, FromServer, GameInfo, LegalMove, Player } from "../src/protocol/messages";
import type { ToServer } from "../src/protocol/to_server";

type Numbered = ToServer & { request: number };

interface Line {
  socket: Socket;
  games: Set<number>;
  writes: boolean;
  open: boolean;
}

interface Session {
  info: Omit<GameInfo, "frame" | "moves" | "redo" | "state" | "result" | "winner" | "reason" | "why">;
  plies: string[];
  undone: string[];
  resigned: number | null;
}

const kSize = 3;
const kCells = kSize * kSize;

function cellName(cell: number): string {
  return `${"abc"[cell % kSize]}${Math.floor(cell / kSize) + 1}`;
}

export class FakeServer {
  token = "first";
  readonly sessions = new Map<number, Session>();
  readonly heard: Numbered[] = [];
  /** The next request of this type is swallowed, as if the line died before the answer. */
  swallow: ToServer["type"] | null = null;
  private readonly lines_ = new Set<Line>();

  connect(): Socket {
    const line: Line = { socket: this.makeSocket(), games: new Set(), writes: false, open: true };
    line.socket.send = (text) => queueMicrotask(() => line.open && this.hear(line, JSON.parse(text) as Numbered));
    line.socket.close = () => this.cut(line);
    this.lines_.add(line);
    queueMicrotask(() => line.socket.onopen?.());
    return line.socket;
  }

  /** All lines die; what was played stays. */
  cutAll(): void {
    for (const line of [...this.lines_]) this.cut(line);
  }

  restart(token: string): void {
    this.token = token;
    this.cutAll();
  }

  begin(seats: Player[]): number {
    const id = this.sessions.size + 1;
    const layout: GameInfo["layout"] = {
      shape: "squares", columns: kSize, rows: kSize, lines: [],
      cells: Array.from({ length: kCells }, (_, cell) => [cellName(cell), cell % kSize, Math.floor(cell / kSize)]),
      symbols: [{ symbol: "X", name: "X", glyph: "x" }, { symbol: "O", name: "O", glyph: "o" }],
    };
    const info = {
      id, game: "adjacency", title: "Marks", parameters: { first: "X" }, seats, layout,
      pace: { delay: 0, paused: false }, created: "2026-01-05T10:00:00Z",
    };
    this.sessions.set(id, { info, plies: [], undone: [], resigned: null });
    return id;
  }

  /** A move that somebody else makes. */
  play(id: number, move: string): void {
    const session = this.session(id);
    session.plies.push(move);
    session.undone = [];
    this.tell(id, { type: "ply", id, frame: this.frame(session, session.plies.length, true) });
    if (this.over(session)) this.tell(id, { type: "over", id, ...this.outcome(session) });
  }

  private makeSocket(): Socket {
    return { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  }

  private cut(line: Line): void {
    if (!line.open) return;
    line.open = false;
    this.lines_.delete(line);
    line.socket.onclose?.();
  }

  private session(id: number): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`no game ${id}`);
    return session;
  }

  private hear(line: Line, message: Numbered): void {
    this.heard.push(message);
    if (this.swallow === message.type) {
      this.swallow = null;
      this.act(line, message);
      return this.cut(line);
    }
    const answer = this.act(line, message);
    this.send(line, { ...answer, request: message.request });
  }

  private act(line: Line, message: Numbered): FromServer {
    switch (message.type) {
      case "hello":
        line.writes = message.token === this.token;
        return { type: "welcome", version: "fake", writes: line.writes };
      case "open": {
        if (!this.sessions.has(message.id)) return { type: "error", code: "no_game", text: "no such game" };
        line.games.add(message.id);
        return { type: "game", game: this.info(message.id), seat: null, plays: line.writes ? [0, 1] : [] };
      }
      case "leave": line.games.delete(message.id); return { type: "done" };
      case "play": return this.actPlay(message.id, message.ply, message.move);
      case "undo": return this.actUndo(message.id);
      case "redo": return this.actRedo(message.id);
      case "resign": {
        this.session(message.id).resigned = message.seat;
        this.tell(message.id, { type: "over", id: message.id, ...this.outcome(this.session(message.id)) });
        return { type: "done" };
      }
      case "pace": {
        this.session(message.id).info.pace = message.pace;
        this.tell(message.id, { type: "pace", id: message.id, pace: message.pace });
        return { type: "done" };
      }
      case "frames": {
        const session = this.session(message.id);
        const frames = Array.from({ length: message.to - message.from + 1 }, (_, n) => this.frame(session, message.from + n, false));
        return { type: "frames", id: message.id, frames };
      }
      default: return { type: "error", code: "unknown_type", text: message.type };
    }
  }

  private actPlay(id: number, ply: number, move: string): FromServer {
    const session = this.session(id);
    if (ply !== session.plies.length) return { type: "error", code: "stale", text: "another ply came first", id };
    if (session.plies.includes(move)) return { type: "error", code: "illegal_move", text: `cannot play '${move}'`, id };
    this.play(id, move);
    return { type: "done" };
  }

  private actUndo(id: number): FromServer {
    const session = this.session(id);
    const move = session.plies.pop();
    if (move !== undefined) session.undone.unshift(move);
    session.resigned = null;
    const plies = session.plies.length;
    this.tell(id, { type: "rewound", id, plies, redo: session.undone.length, frame: this.frame(session, plies, true) });
    return { type: "done" };
  }

  private actRedo(id: number): FromServer {
    const session = this.session(id);
    const [move, ...rest] = session.undone;
    if (move === undefined) return { type: "error", code: "bad_value", text: "nothing to redo", id };
    this.play(id, move);
    session.undone = rest;
    return { type: "done" };
  }

  private over(session: Session): boolean {
    return session.resigned !== null || session.plies.length === kCells;
  }

  private outcome(session: Session): { result: number; reason: "played" | "resigned"; why: string; winner: 0 | 1 | null } {
    if (session.resigned !== null) return { result: 0, reason: "resigned", why: "X resigned", winner: session.resigned === 0 ? 1 : 0 };
    return { result: 1, reason: "played", why: "board full", winner: 0 };
  }

  private info(id: number): GameInfo {
    const session = this.session(id);
    const over = this.over(session);
    const ended = over ? this.outcome(session) : { result: null, reason: null, why: null, winner: null };
    const moves = session.plies.map((text, ply) => ({ text, by: (ply % 2) as 0 | 1 }));
    return structuredClone({
      ...session.info, ...ended, state: over ? "over" : "open", moves, redo: session.undone.length,
      frame: this.frame(session, session.plies.length, true),
    });
  }

  private frame(session: Session, ply: number, newest: boolean): Frame {
    const cells = Array.from({ length: kCells }, () => "-");
    const places = session.plies.slice(0, ply).map((move) => session.info.layout.cells.findIndex(([name]) => name === move));
    places.forEach((cell, index) => (cells[cell] = index % 2 === 0 ? "X" : "O"));
    const pieces = cells.join("");
    const legal = cells.flatMap((piece, cell): LegalMove[] => (piece === "-" ? [[cellName(cell), cell]] : []));
    const frame: Frame = {
      ply, move: session.plies[ply - 1] ?? null, by: ply === 0 ? null : (((ply - 1) % 2) as 0 | 1),
      turn: ply === kCells ? "over" : ply % 2 === 0 ? "first" : "second", score: 0, text: pieces, pieces,
      facts: [["X", String(Math.ceil(ply / 2))], ["O", String(Math.floor(ply / 2))]],
      steps: ply === 0 ? [] : [["place", -1, places[ply - 1] ?? -1, ply % 2 === 1 ? "X" : "O", 0]],
    };
    return newest ? { ...frame, legal } : frame;
  }

  private tell(id: number, message: FromServer): void {
    for (const line of this.lines_) if (line.games.has(id)) this.send(line, message);
  }

  private send(line: Line, message: FromServer & { request?: number }): void {
    const text = JSON.stringify(message);
    queueMicrotask(() => line.open && line.socket.onmessage?.({ data: text }));
  }
}
