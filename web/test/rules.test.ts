// Rules out of docs/games: the small part of Markdown, and that every game has a screen in both languages.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parseBlocks, parseRules, parseRuns, section } from "../src/rules/parse";

const kGames = new URL("../../docs/games/", import.meta.url);

test("runs of text", () => {
  assert.deepEqual(parseRuns("a **b** c `d` *e*"), [
    ["plain", "a "], ["strong", "b"], ["plain", " c "], ["code", "d"], ["plain", " "], ["em", "e"],
  ]);
});

test("a section ends at the next heading", () => {
  assert.deepEqual(section("# T\n## In short\n\nx\n## Rules\ny", "In short"), ["", "x"]);
  assert.deepEqual(section("# T\nx", "In short"), []);
});

test("paragraphs, lists and boards", () => {
  const blocks = parseBlocks(["one", "two", "", "- a", "  b", "- c", "", "```board", "XO", "--", "```", "```board", "XX", "--", "```"]);
  assert.deepEqual(blocks, [
    { kind: "text", runs: [["plain", "one two"]] },
    { kind: "list", items: [[["plain", "a b"]], [["plain", "c"]]] },
    { kind: "boards", boards: [["XO", "--"], ["XX", "--"]] },
  ]);
});

test("every game is explained in both languages, with the same pictures", () => {
  const games = new Map<string, boolean>();
  for (const file of readdirSync(kGames)) {
    const rules = parseRules(readFileSync(new URL(file, kGames), "utf8"));
    const game = file.split(".")[0] ?? "";
    games.set(game, (games.get(game) ?? false) || rules.en.length > 0);
    assert.equal(rules.en.length, rules.id.length, file);
    const boards = (side: "en" | "id") => rules[side].filter((block) => block.kind === "boards");
    assert.deepEqual(boards("en"), boards("id"), file);
  }
  for (const game of ["othello", "adjacency", "ntil", "collapse", "brick"]) assert.ok(games.get(game), game);
});
