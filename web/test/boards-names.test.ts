// What screen readers hear, and that both languages say all of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kNothing } from "../src/boards/input/input";
import { cellName, pieceName } from "../src/boards/names";
import { boardWords } from "../src/boards/words";
import { boardWordsInIndonesian } from "../src/boards/words_id";
import { squaresLayout } from "./boards-layouts";

const say = (key: string, values: Record<string, string | number> = {}) =>
  (boardWords[key] ?? `?${key}`).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const layout = squaresLayout(2, 2);
const none = { last: [], hint: [] };

test("a cell says its piece, what can be done and what happened", () => {
  const named = { name: "b1", piece: "X", cell: 1 };
  assert.equal(cellName(say, layout, named, kNothing, none), "b1, black");
  const choice = { ...kNothing, targets: [0] };
  const empty = { name: "a1", piece: "-", cell: 0 };
  assert.equal(cellName(say, layout, empty, choice, { last: [], hint: [0] }), "a1, empty, can be played, hint");
  const chosen = { ...kNothing, verb: "move" as const, chosen: [1] };
  const member = { ...named, more: "group of 3" };
  assert.equal(cellName(say, layout, member, chosen, { last: [1], hint: [] }), "b1, black, group of 3, chosen, last move");
});

test("a game that the page does not know keeps its own word", () => {
  assert.equal(pieceName(say, [{ symbol: "G", name: "goat", glyph: "g" }], "G"), "goat");
  assert.equal(pieceName(say, [{ symbol: "3", name: "colour 3", glyph: "3" }], "3"), "colour 3");
});

test("both languages have every key, with the same values in it", () => {
  assert.deepEqual(Object.keys(boardWordsInIndonesian), Object.keys(boardWords));
  for (const [key, text] of Object.entries(boardWords)) {
    const values = (message: string) => (message.match(/\{\w+\}/g) ?? []).sort();
    assert.deepEqual(values(boardWordsInIndonesian[key] ?? ""), values(text), key);
  }
});
