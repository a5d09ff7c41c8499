// Positions set up by hand: texts of every game come back as they were, pieces go where they are put.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRoute, setupHash } from "../src/router";
import { cleared, draftOf, piecesOf, put, sidesOf, textOf } from "../src/setup/draft";
import type { Frame, Layout } from "../src/protocol/messages";

const kTexts: [string, number][] = [
  ["-----OX--XO----- X", 4],
  ["------OO------OO--------------------------------XX------XX------ X 56", 8],
  ["bbbbbbbbbbbbbbbb.....wwwwwwwwwwwwwwww w", 5],
  ["1123/2113/3322", 4],
  ["---/-1-/112 112 7", 3],
];

test("texts come back as they were", () => {
  for (const [text, columns] of kTexts) assert.equal(textOf(draftOf(text), columns), text);
});

test("a piece is put, and taken away by the same again", () => {
  const draft = draftOf("-----OX--XO----- X");
  put(draft, 0, "X");
  assert.equal(textOf(draft, 4), "X----OX--XO----- X");
  put(draft, 0, "X");
  assert.equal(textOf(draft, 4), "-----OX--XO----- X");
  assert.equal(textOf(cleared(draft), 4), "---------------- X");
  const points = draftOf("b.w w");
  put(points, 0, "b");
  assert.equal(textOf(points, 5), "..w w");
  assert.equal(piecesOf(points), "--w");
});

function sides(text: string, symbols: string): [string, string] | null {
  const layout = { symbols: [...symbols].map((symbol) => ({ symbol, name: symbol, glyph: symbol })) };
  return sidesOf({ text } as Frame, layout as Layout);
}

test("the sides are told by the start", () => {
  assert.deepEqual(sides("---- X", "XO"), ["X", "O"]);
  assert.deepEqual(sides("---- O 56", "XO"), ["O", "X"]);
  assert.deepEqual(sides("b.w w", "wWbB"), ["w", "b"]);
  assert.equal(sides("11/22", "12"), null);
  assert.equal(sides("--/-- - 100", "12"), null);
});

test("an address holds a position", () => {
  const wanted = { parameters: { size: "4" }, text: "-----OX--XO----- X" };
  assert.deepEqual(parseRoute(setupHash("othello", wanted)), { screen: "setup", game: "othello", ...wanted });
  assert.deepEqual(parseRoute("#/setup/ntil"), { screen: "setup", game: "ntil", parameters: {}, text: null });
  assert.deepEqual(parseRoute("#/game/12?study"), { screen: "game", id: 12, ply: null, seatToken: null, study: true });
});
