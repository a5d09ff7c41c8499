// Rules out of docs/games: the small part of Markdown, and that every game has a screen in both languages.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { isSaidOf, parseBlocks, parseItem, parseRules, parseRuns, section } from "../src/rules/parse";

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
    { kind: "list", items: [{ runs: [["plain", "a b"]], when: [] }, { runs: [["plain", "c"]], when: [] }] },
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

test("an item may be of some parameters only", () => {
  const item = parseItem("`promotion=row` or `rules=damdaman|tabal, promotion=variant`: Anywhere.");
  assert.deepEqual(item.runs, [["plain", "Anywhere."]]);
  assert.ok(isSaidOf(item, { rules: "seed", promotion: "row" }));
  assert.ok(isSaidOf(item, { rules: "tabal", promotion: "variant" }));
  assert.ok(!isSaidOf(item, { rules: "seed", promotion: "variant" }));
  assert.ok(!isSaidOf(item, { rules: "tabal", promotion: "centre" }));
  assert.deepEqual(parseItem("`R` turns: a brick").when, []);
});

function said(game: string, language: "en" | "id", parameters: Record<string, string>): string[] {
  const blocks = parseRules(readFileSync(new URL(`${game}.md`, kGames), "utf8"))[language];
  return blocks.flatMap((block) => (block.kind === "list" ? block.items : []))
    .filter((item) => isSaidOf(item, parameters)).map(({ runs }) => runs.map(([, text]) => text).join(""));
}

const kNtil = { rules: "seed", ntil: "off", backward_capture: "variant", must_continue: "variant", king_range: "variant", promotion: "variant" };

test("the rules of Ntil follow its parameters, and tell chains, kings and draws once each", () => {
  const overrides = [["backward_capture", "off", "on"], ["must_continue", "off", "on"], ["king_range", "far", "one"], ["promotion", "centre", "row"], ["ntil", "on"]];
  for (const rules of ["seed", "damdaman", "tabal"]) {
    for (const [key = "", ...values] of overrides) {
      for (const value of values) {
        for (const language of ["en", "id"] as const) {
          const lines = said("ntil", language, { ...kNtil, rules, [key]: value });
          assert.equal(lines.length, 7, `${rules} ${key}=${value} ${language}: ${lines.join(" | ")}`);
        }
      }
    }
  }
  const paper = said("ntil", "en", kNtil).join("\n");
  assert.match(paper, /Capturing is compulsory/);
  assert.match(paper, /not backward/);
  assert.match(paper, /may stop after any leap/);
  assert.match(paper, /third time.*60 moves/);
  const tabal = said("ntil", "en", { ...kNtil, rules: "tabal", ntil: "on" }).join("\n");
  assert.match(tabal, /three of the offender's pieces/);
  assert.match(tabal, /anywhere on the far base row/);
  assert.doesNotMatch(tabal, /compulsory|not backward|may stop/);
});

test("the rules of Collapse follow its scoring", () => {
  const samegame = said("collapse", "en", { scoring: "samegame", single: "removes" }).join("\n");
  assert.match(samegame, /\(n - 2\) x \(n - 2\)/);
  assert.match(samegame, /1,000/);
  assert.doesNotMatch(samegame, /n x n|5 points/);
  const xxl = said("collapse", "en", { scoring: "xxl", single: "removes" }).join("\n");
  assert.match(xxl, /n x n/);
  assert.match(xxl, /takes it away and costs 5 points/);
  assert.doesNotMatch(xxl, /1,000/);
});

test("Colour Brick's formula comes with the thesis's 507, in both languages", () => {
  for (const language of ["en", "id"] as const) {
    const text = said("brick", language, {}).join("\n");
    assert.match(text, /507/);
    const terms = [...text.matchAll(/(\(?[\d +]+\)?) x (\d) x (\d) = (\d+)/g)];
    const points = terms.map(([, sum = "", lines, step]) => (sum.match(/\d+/g) ?? []).reduce((all, each) => all + Number(each), 0) * Number(lines) * Number(step));
    assert.deepEqual(points, terms.map((term) => Number(term[4])));
    assert.deepEqual(points, [9, 246, 108, 144]);
    assert.equal(points.reduce((all, each) => all + each, 0), 507);
  }
});
