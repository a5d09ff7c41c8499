// The papers' worked examples: which games have one, and which games are one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isLesson, lessonFor } from "../src/explain/lessons";
import type { Frame, GameInfo } from "../src/protocol/messages";

function info(text: string, more: Partial<GameInfo> = {}): GameInfo {
  return { parameters: { board: "5x9", rules: "seed" }, moves: [], frame: { text } as Frame, ...more } as GameInfo;
}

test("Ntil has the example of its paper", () => {
  const lesson = lessonFor("ntil");
  assert.ok(lesson);
  assert.equal(lesson.agent, "alphabeta:eval=paper,order=paper,depth=2");
  assert.ok(isLesson(lesson, info(lesson.start)));
  assert.equal(isLesson(lesson, info(lesson.start, { parameters: { board: "7x9" } })), false);
  assert.equal(isLesson(lesson, info(lesson.start.replace(" b", " w"))), false);
  assert.equal(isLesson(lesson, info(lesson.start, { moves: [{ text: "b4-b5", by: 1 }] })), false);
});

test("other games have none", () => {
  assert.equal(lessonFor("othello"), undefined);
  assert.equal(isLesson(undefined, info("")), false);
});
