// Names of players and sides, specs in their parts, and the end in words, in both languages.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, before, test } from "node:test";
import { rounds } from "../src/parts/move_list";
import { countOf, levelOf, otherFacts, parseSpec, playerName, printSpec, sideOf } from "../src/play/names";
import { verdict } from "../src/play/verdict";
import type { Frame, GameInfo, Player } from "../src/protocol/messages";
import { change } from "../src/settings";
import { bringWords } from "../src/words";
import { en } from "../src/words/en";

const kAna: Player = { kind: "person", name: "Ana" };
const kLevel: Player = { kind: "agent", spec: "best:level=3" };

function frameOf(facts: [string, string][], score = 0): Frame {
  return { ply: 9, move: "a1", by: 0, turn: "over", score, text: "", pieces: "", facts, steps: [] };
}

function ended(seats: Player[], facts: [string, string][], more: Partial<GameInfo> = {}) {
  const frame = frameOf(facts, more.result ?? 0);
  return { game: "othello", seats, parameters: {}, frame, winner: null, reason: "played" as const, why: null, result: 0, ...more };
}

before(() => bringWords("id"));
afterEach(() => change("language", "en"));

test("specs come apart and together again", () => {
  for (const spec of ["random", "best:level=3", "mcts:exploration=1.5,playouts=200", "thesis:file=a=b"]) {
    assert.equal(printSpec(parseSpec(spec)), spec);
  }
});

test("players have names", () => {
  change("language", "en");
  assert.equal(playerName(kAna), "Ana");
  assert.equal(playerName({ kind: "person", name: "" }), "Guest");
  assert.equal(playerName(kLevel), "papan, level 3");
  assert.equal(playerName({ ...kLevel, name: "Budi" }), "Budi", "agents too");
  assert.equal(levelOf({ kind: "agent", spec: "best" }), 10);
  assert.equal(levelOf({ kind: "agent", spec: "random" }), null);
});

test("sides follow the letter that begins", () => {
  const facts: [string, string][] = [["X", "5"], ["O", "7"], ["rounds left", "3"]];
  const info = { seats: [kAna, kLevel], parameters: { first: "O" } };
  assert.equal(sideOf(info, frameOf(facts), 0), "O");
  assert.equal(countOf(info, frameOf(facts), 0), 7);
  assert.equal(sideOf({ ...info, parameters: { first: "X" } }, frameOf(facts), 0), "X");
  change("language", "id");
  assert.deepEqual(otherFacts(info, frameOf(facts)), [["Sisa ronde", "3"]]);
  assert.deepEqual(otherFacts({ seats: [kAna], parameters: {} }, frameOf([["score", "0"], ["left", "20000"]])), [["Sisa bata", "20.000"]]);
});

test("a game for one has a score, and no sides", () => {
  const info = { seats: [kAna], parameters: {} };
  const frame = frameOf([["score", "120"], ["blocks left", "4"]], 120);
  assert.equal(sideOf(info, frame, 0), null);
  assert.equal(countOf(info, frame, 0), 120);
});

test("the end in words", () => {
  change("language", "en");
  const discs: [string, string][] = [["black", "40"], ["white", "24"]];
  assert.equal(verdict(ended([kAna, kLevel], discs, { winner: 0 })), "You won, 40 to 24.");
  assert.equal(verdict(ended([kLevel, kAna], discs, { winner: 0 })), "You lost, 24 to 40.");
  assert.equal(verdict(ended([kAna, kAna], discs, { winner: 0 })), "Black won, 40 to 24.");
  assert.equal(verdict(ended([kAna, kAna], discs, { winner: 1 }), 1), "You won, 24 to 40.");
  assert.equal(verdict(ended([kAna, kLevel], discs, { winner: 1, reason: "resigned" })), "You resigned.");
  assert.equal(verdict(ended([kLevel, kLevel], [["black", "32"], ["white", "32"]])), "A draw, 32 to 32.");
  assert.equal(verdict(ended([kAna], [["score", "1200"], ["blocks left", "7"]], { result: 1200 })), "The end: 1,200 points, 7 blocks left.");
  assert.equal(verdict(ended([kAna], [["score", "90"], ["blocks left", "0"]], { result: 90 })), "An empty board! 90 points.");
  change("language", "id");
  assert.equal(verdict(ended([kAna, kAna], discs, { winner: 0 })), "Hitam menang, 40 lawan 24.");
});

test("the end says why, in both languages", () => {
  const discs: [string, string][] = [["black", "40"], ["white", "24"]];
  const men: [string, string][] = [["white", "3"], ["black", "5"]];
  const why = (seats: Player[], facts: [string, string][], more: Partial<GameInfo>, seat: 0 | 1 | null = null) =>
    verdict({ ...ended(seats, facts, more), why: more.why ?? null }, seat);
  change("language", "en");
  assert.equal(why([kAna, kLevel], discs, { winner: 0, why: "board full" }), "You won, 40 to 24. The board is full.");
  assert.equal(why([kAna, kLevel], men, { game: "ntil", winner: 1, why: "no move left" }), "You lost, 3 to 5. White cannot move.");
  assert.equal(why([kAna, kLevel], men, { game: "ntil", why: "third occurrence of the position" }), "A draw, 3 to 5. The position came for the third time.");
  assert.equal(why([kAna], [["score", "90"], ["blocks left", "7"]], { result: 90, reason: "time", why: "time is up" }), "The end: 90 points, 7 blocks left. Time is up.");
  assert.equal(why([kAna], [["score", "90"], ["blocks left", "7"]], { result: 90, reason: "resigned", why: "resigned" }), "The end: 90 points, 7 blocks left. You ended it.");
  assert.equal(why([kAna, kLevel], discs, { winner: 1, reason: "resigned", why: "black resigned" }), "You resigned.");
  change("language", "id");
  assert.equal(why([kAna, kLevel], men, { game: "ntil", winner: 1, why: "no move left" }), "Kamu kalah, 3 lawan 5. Putih tidak bisa melangkah.");
});

/** The words of the rules themselves: whatever a view of src/games says of its end. */
test("every end that the rules name has its sentence, but the cleared board, which the verdict itself names", () => {
  const games = new URL("../../src/games", import.meta.url).pathname;
  const files = readdirSync(games, { recursive: true }).map(String).filter((name) => /^(\w+)\/rules\/\1\.cpp$/.test(name));
  const code = files.map((name) => readFileSync(join(games, name), "utf8")).join("\n");
  const told = [...code.matchAll(/"end", [^;]*/g), ...code.matchAll(/end_in_words[^}]*\}/g)].flatMap(([text]) => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? ""));
  const words = new Set([...told, "third occurrence of the position", "time is up"].map((each) => each.replace("{}", "60")));
  for (const not of ["end", "board cleared"]) words.delete(not);
  assert.ok(words.size >= 12, [...words].join(", "));
  assert.deepEqual([...words].filter((each) => !(`end.${each}` in en)), []);
});

test("moves come in rounds, also when a side passes or moves twice", () => {
  const entry = (ply: number, by: 0 | 1) => ({ ply, text: String(ply), by });
  const [one, two, three, four] = [entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 0)] as const;
  assert.deepEqual(rounds([one, two, three, four]), [[one, two], [null, three], [four]]);
});
