// The one socket to the server: requests become promises, a lost line is taken up again.
//
// After a loss all open requests are refused as "offline"; what was acknowledged is in the
// server's store, so whoever listens opens its game again and sees the truth. A server that
// was started anew has a new token: the page asks for it and says hello again.
// Tested in test/connection.test.ts.

import { Emitter } from "../emitter";
import type { Answer, FromServer } from "../protocol/messages";
import { type AnswerTo, Refusal, type Request, type RequestType } from "../protocol/requests";

/** What is used of a WebSocket; a test brings its own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  connect: () => Socket;
  token: string;
  /** The token of the server as it is now. */
  freshToken: () => Promise<string>;
  /** Milliseconds before the nth try. */
  backoff?: (attempt: number) => number;
}

export type Status = "connecting" | "open" | "lost";

type Pending = { settle: (answer: FromServer) => void; refuse: (refusal: Refusal) => void };

const kMostBackoff = 5000;

export function backoff(attempt: number): number {
  return Math.min(kMostBackoff, 200 * 2 ** Math.min(attempt, 10)) * (0.8 + 0.4 * Math.random());
}

export class Connection {
  readonly messages = new Emitter<FromServer>();
  readonly statuses = new Emitter<Status>();
  status: Status = "connecting";
  writes = false;
  version = "";

  private socket_: Socket | null = null;
  private token_: string;
  private attempt_ = 0;
  private nextRequest_ = 1;
  private timer_: ReturnType<typeof setTimeout> | undefined;
  private readonly pending_ = new Map<number, Pending>();

  constructor(private readonly options_: ConnectionOptions) {
    this.token_ = options_.token;
  }

  start(): void {
    clearTimeout(this.timer_);
    const socket = this.options_.connect();
    this.socket_ = socket;
    socket.onopen = () => {
      this.greet(socket).catch(() => socket.close());
    };
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = () => this.lose(socket);
  }

  /** Tries at once instead of waiting: the network is back, or the tab is looked at. */
  hurry(): void {
    if (this.status === "lost") this.start();
  }

  stop(): void {
    clearTimeout(this.timer_);
    const socket = this.socket_;
    this.socket_ = null;
    socket?.close();
  }

  request<T extends RequestType>(message: Request<T>): Promise<AnswerTo<T>> {
    if (this.status !== "open") return Promise.reject(new Refusal("offline", "not connected"));
    return this.ask(message);
  }

  private ask<T extends RequestType>(message: Request<T>): Promise<AnswerTo<T>> {
    const request = this.nextRequest_++;
    return new Promise((resolve, refuse) => {
      const settle = (answer: FromServer): void => resolve(answer as AnswerTo<T>);
      this.pending_.set(request, { settle, refuse });
      this.socket_?.send(JSON.stringify({ ...message, request }));
    });
  }

  private async greet(socket: Socket): Promise<void> {
    let welcome = await this.hello();
    if (!welcome.writes) {
      const token = await this.options_.freshToken().catch(() => this.token_);
      if (token !== this.token_) {
        this.token_ = token;
        welcome = await this.hello();
      }
    }
    if (socket !== this.socket_) return;
    this.writes = welcome.writes;
    this.version = welcome.version;
    this.attempt_ = 0;
    this.turn("open");
  }

  private hello(): Promise<AnswerTo<"hello">> {
    return this.ask({ type: "hello", token: this.token_ });
  }

  private hear(text: string): void {
    const answer = JSON.parse(text) as Answer;
    if (answer.request === undefined) {
      this.messages.emit(answer);
      return;
    }
    const pending = this.pending_.get(answer.request);
    this.pending_.delete(answer.request);
    if (answer.type === "error") pending?.refuse(new Refusal(answer.code, answer.text));
    else pending?.settle(answer);
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket_) return;
    this.socket_ = null;
    const refused = [...this.pending_.values()];
    this.pending_.clear();
    this.turn("lost");
    for (const pending of refused) pending.refuse(new Refusal("offline", "the line was lost"));
    const wait = (this.options_.backoff ?? backoff)(this.attempt_++);
    this.timer_ = setTimeout(() => this.start(), wait);
  }

  private turn(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.statuses.emit(status);
  }
}
