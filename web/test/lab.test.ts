// The lab's parts without a page: words in both languages, ranks and the cross-table as the command line has
// them, and addresses of studies.

import assert from "node:assert/strict";
import { test } from "node:test";
import { briefSpec, byRank, meeting, tallyText } from "../src/lab/standings";
import { kLab, timeLeft } from "../src/lab/words";
import type { AgentStanding, Standings } from "../src/protocol/lab";
import { parseRoute, studyHash } from "../src/router";

function values(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();
}

test("both languages have the same words with the same values", () => {
  assert.deepEqual(Object.keys(kLab.id).sort(), Object.keys(kLab.en).sort());
  for (const [key, message] of Object.entries(kLab.en)) {
    const other = kLab.id[key as keyof typeof kLab.en];
    assert.deepEqual(values(other), values(message), key);
    assert.ok(message !== "" && other !== "", key);
  }
});

function agent(name: string, wins: number, losses: number): AgentStanding {
  const games = wins + losses;
  return { agent: name, games, wins, draws: 0, losses, score: games > 0 ? wins / games : 0.5, moves: 1, nodes: 1 };
}

function standings(format: string): Standings {
  const pairing = (first: string, second: string, wins: number) =>
    ({ first, second, wins, draws: 1, losses: 2, difference: { mean: 0, low: 0, high: 0 } });
  return {
    tournament: 1, games: 3, total: 3, finished: true, solo: false,
    spec: { game: "othello", parameters: {}, agents: ["a", "b", "b"], format, games: 2, budget: "", seed: 1 },
    agents: [agent("a", 1, 3), agent("b", 3, 1), agent("b", 3, 1)],
    pairings: format === "gauntlet" ? [pairing("a", "b", 5), pairing("a", "b", 6)] : [pairing("a", "b", 5), pairing("a", "b", 6), pairing("b", "b", 7)],
  };
}

test("the best come first, equals in the order of the list", () => {
  assert.deepEqual(byRank(standings("round-robin")), [1, 2, 0]);
});

test("the cross-table has each pairing from both sides, also of agents that are there twice", () => {
  const all = standings("round-robin");
  const cell = (row: number, column: number): string => {
    const tally = meeting(all, row, column);
    return tally ? tallyText(tally) : "·";
  };
  assert.deepEqual([cell(0, 1), cell(1, 0), cell(0, 2), cell(1, 2), cell(2, 1), cell(1, 1)], ["5-1-2", "2-1-5", "6-1-2", "7-1-2", "2-1-7", "·"]);
  assert.equal(meeting(standings("gauntlet"), 1, 2), null);
  assert.equal(tallyText(meeting(standings("gauntlet"), 2, 0) ?? all.pairings[0]!), "2-1-6");
});

test("specs are told by what differs from the usual", () => {
  const option = (key: string, usual: string) => ({ key, kind: "text" as const, default: usual, help: "" });
  const known = [{ agent: "mcts", summary: "", budget: "", options: [option("playouts", "1000"), option("backup", "mean")] }];
  assert.equal(briefSpec(known, "mcts:playouts=30,backup=mean,time=1"), "mcts:playouts=30,time=1");
  assert.equal(briefSpec(known, "mcts:playouts=1000,backup=mean"), "mcts");
  assert.equal(briefSpec(known, "other:a=1"), "other:a=1");
});

test("studies have addresses", () => {
  assert.deepEqual(parseRoute("#/lab"), { screen: "lab", study: null });
  assert.deepEqual(parseRoute(studyHash({ kind: "training", id: 7 })), { screen: "lab", study: { kind: "training", id: 7 } });
  assert.deepEqual(parseRoute("#/lab/tournament/0"), { screen: "lab", study: null });
  assert.deepEqual(parseRoute("#/lab/dream/1"), { screen: "lab", study: null });
});

test("the time left in words", () => {
  assert.equal(timeLeft(12.4), "12 s left");
  assert.equal(timeLeft(600), "10 min left");
  assert.equal(timeLeft(9000), "3 h left");
});
