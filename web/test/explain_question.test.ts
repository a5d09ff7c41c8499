// About whom the tab "Explain" opens, what it asks first, and which trees belong to an answer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { atDepth, chosenSpec, depthOf, openingSpec, seatedSpec, stepsTo, treesOf } from "../src/explain/question";
import type { GameEntry } from "../src/protocol/catalogue";
import type { Player } from "../src/protocol/messages";
import type { Message } from "../src/protocol/requests";

const kPerson: Player = { kind: "person", name: "Ana" };
const kPaper = "alphabeta:eval=paper,order=paper,depth=2";

function agent(spec: string): Player {
  return { kind: "agent", spec };
}

function entry(game: string, agents: Record<string, string>): GameEntry {
  const options = ["eval", "order"].map((key) => ({ key }));
  return { game, agents: Object.entries(agents).map(([name, budget]) => ({ agent: name, summary: "", budget, options })) } as unknown as GameEntry;
}

const kNtil = entry("ntil", { best: "", exact: "depth=120,nodes=5000000", minimax: "depth=4", alphabeta: "depth=4", negamax: "depth=4", mcts: "" });
const kAdjacency = entry("adjacency", { best: "", minimax: "depth=9", sideways: "", alphabeta: "depth=4" });

test("it opens on who sits where the turn is, with all options and the budget", () => {
  assert.equal(openingSpec(kNtil, [kPerson, agent(kPaper)], "second"), kPaper);
  assert.equal(openingSpec(kNtil, [kPerson, agent(kPaper)], "first"), kPaper, "a person has the turn: the agent whom he faces");
  assert.equal(openingSpec(kNtil, [agent("best:level=3"), agent(kPaper)], "first"), "best:level=3");
  assert.equal(openingSpec(kNtil, [agent("best:level=3"), agent(kPaper)], "second"), kPaper);
  assert.equal(openingSpec(kAdjacency, [agent("minimax"), kPerson], "first"), "minimax", "at its own depth, which is 9");
});

test("where nobody sits it opens on one that answers at once", () => {
  assert.equal(openingSpec(kNtil, [kPerson, kPerson], "first"), "alphabeta:depth=2");
  assert.equal(openingSpec(kAdjacency, [kPerson, kPerson], "first"), "sideways");
  assert.equal(openingSpec(entry("othello", { gtp: "", best: "", "greedy-count": "" }), [agent("gtp:command=x"), kPerson], "first"), "greedy-count");
  assert.equal(seatedSpec([kPerson, kPerson], "first"), undefined);
});

test("who is chosen by name comes as it sits", () => {
  assert.equal(chosenSpec(kNtil, [kPerson, agent(kPaper)], "alphabeta"), kPaper);
  assert.equal(chosenSpec(kNtil, [kPerson, kPerson], "exact"), "exact");
  assert.equal(chosenSpec(kAdjacency, [kPerson, kPerson], "minimax"), "minimax");
});

test("what takes a while is asked for less first, and for itself at last", () => {
  const depths = stepsTo(kAdjacency, "minimax");
  assert.deepEqual(depths.map(({ spec }) => spec), [...[1, 2, 3, 4, 5, 6, 7, 8].map((depth) => `minimax:depth=${depth}`), "minimax"]);
  assert.deepEqual(depths.map(({ part }) => part?.of ?? null), [9, 9, 9, 9, 9, 9, 9, 9, null]);
  assert.deepEqual(stepsTo(kNtil, "exact").map(({ spec }) => spec), ["exact:depth=120,nodes=100000", "exact"]);
  assert.deepEqual(stepsTo(kNtil, "mcts:time=5").map(({ spec }) => spec), ["mcts:time=0.5", "mcts:time=5"]);
  assert.deepEqual(stepsTo(kNtil, "best:level=3"), [{ spec: "best:level=3", part: null }], "a budget would make it another agent");
  assert.deepEqual(stepsTo(kNtil, kPaper).map(({ spec }) => spec), ["alphabeta:eval=paper,order=paper,depth=1", kPaper]);
});

test("the depth is one of the spec, or the agent's own", () => {
  assert.equal(depthOf(kAdjacency, "minimax"), 9);
  assert.equal(depthOf(kNtil, kPaper), 2);
  assert.equal(depthOf(kNtil, "exact"), undefined);
  assert.equal(depthOf(kNtil, "alphabeta:time=1"), undefined);
  assert.equal(atDepth(kPaper, 3), "alphabeta:eval=paper,order=paper,depth=3");
});

test("trees have the agent's own options and the depth that it reached", () => {
  const told = (spec: string, depth: number) => ({ agent: spec, facts: [["depth", String(depth)]] }) as unknown as Message<"explanation">;
  const pair = treesOf(kNtil, told("alphabeta:time=1,eval=paper,order=paper", 3));
  assert.deepEqual(pair.map(({ spec }) => spec), ["minimax:eval=paper,order=paper,depth=3", "alphabeta:eval=paper,order=paper,depth=3"]);
  const deep = treesOf(kAdjacency, told("minimax:depth=9,diagonals=any", 9));
  assert.deepEqual(deep.map(({ spec, plies }) => [spec, plies]), [["minimax:diagonals=any,depth=9", 2]], "in full it would not end");
  assert.deepEqual(treesOf(kAdjacency, told("sideways", 1)), []);
});
