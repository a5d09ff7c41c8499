// The messages from the server as types against tests/protocol/examples.json, which the server's tests
// read too: every example has a known type, every type has an example, and the members that it is
// described with. Those to the server follow from its descriptions (tests/server/protocol_text_test.cpp).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Answer, Frame } from "../src/protocol/messages";
import type { ToServer } from "../src/protocol/to_server";

const kExamples = JSON.parse(
  readFileSync(new URL("../../tests/protocol/examples.json", import.meta.url), "utf8"),
) as { to_server: (ToServer & { request: number })[]; from_server: Answer[] };

const kFromServer: Record<Answer["type"], string[]> = {
  welcome: ["version", "writes"],
  game: ["game", "seat"],
  ply: ["id", "frame"],
  rewound: ["id", "plies", "frame", "redo"],
  seats: ["id", "seats"],
  pace: ["id", "pace"],
  thinking: ["id", "seat", "seconds"],
  over: ["id", "result", "reason", "why", "winner"],
  hint: ["move", "cells", "value", "kind", "depth", "nodes", "line", "note"],
  explanation: ["agent", "turn", "move", "rule", "maps", "grids", "sheets", "facts"],
  tree: ["agent", "move", "value", "searched", "whole", "nodes"],
  offered: ["id", "seat", "seat_token"],
  frames: ["id", "frames"],
  games: ["games"],
  analysis: ["id", "ply", "run", "agent", "depth", "done", "total", "nodes", "seconds", "finished"],
  judged: ["ply", "best", "best_value", "best_kind", "line", "move", "value", "kind", "compared", "lost", "scale", "depth", "exact", "nodes", "legal"],
  consulted: ["agent", "move", "cells", "value", "kind", "depth", "exact", "nodes", "seconds", "line", "note"],
  opening: ["ply", "moves"],
  match: ["id", "run", "agents", "done", "games", "wins", "draws", "losses", "margin", "finished"],
  position: ["game", "parameters", "layout", "frame"],
  watchers: ["id", "count"],
  rematched: ["id", "next"],
  lab: ["tournaments", "experiments", "trainings", "learners"],
  study: ["kind", "id", "state", "done", "total", "seconds_left", "problem", "content", "chapter"],
  started: ["kind", "id"],
  done: [],
  error: ["code", "text"],
};

function check(examples: readonly { type: string }[], members: Record<string, string[]>): void {
  assert.deepEqual([...new Set(examples.map((example) => example.type))].sort(), Object.keys(members).sort());
  for (const example of examples) {
    for (const member of members[example.type] ?? []) assert.ok(member in example, `${example.type}.${member}`);
  }
}

test("every message from the server has its members", () => check(kExamples.from_server, kFromServer));

test("requests are numbered", () => {
  for (const example of kExamples.to_server) assert.equal(typeof example.request, "number", example.type);
});

test("frames have a piece for every cell", () => {
  const game = kExamples.from_server.find((example) => example.type === "game");
  assert.ok(game?.type === "game");
  const frames: Frame[] = kExamples.from_server.flatMap((example) => (example.type === "ply" ? [example.frame] : []));
  for (const frame of [game.game.frame, ...frames]) assert.equal(frame.pieces.length, game.game.layout.cells.length);
});
