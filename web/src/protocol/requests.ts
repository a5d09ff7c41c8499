// A request and its answer, as types.

import type { FromServer } from "./messages";
import type { AnswerTypes, ToServer } from "./to_server";

export type RequestType = ToServer["type"];
export type Request<T extends RequestType> = ToServer & { type: T };
export type Message<T extends FromServer["type"]> = Extract<FromServer, { type: T }>;
export type AnswerTo<T extends RequestType> = Message<AnswerTypes[T]>;

/** What the server refused, or "offline" when it could not be asked. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}
