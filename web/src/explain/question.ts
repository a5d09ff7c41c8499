// What the tab "Explain" asks: about which agent it opens, which answers of a slow search come first, and which trees
// belong to an answer. Tested in test/explain_question.test.ts.

import { parseSpec, printSpec, type Spec } from "../play/names";
import type { AgentInfo, GameEntry } from "../protocol/catalogue";
import type { Explanation, Parameters, Player, Turn } from "../protocol/messages";

export interface Question {
  id: number;
  ply: number;
  spec: string;
}

/** An answer on the way to the one that was asked for: the same agent with a smaller budget. */
export interface Step {
  spec: string;
  /** What it is a part of: "depth 3 of 9"; none: the answer itself. */
  part: Part | null;
}

export interface Part {
  key: "depth" | "nodes" | "time";
  done: number;
  of: number;
}

const kTreeAgents = ["minimax", "alphabeta", "negamax"];
const kCut = "alphabeta";
const kFull = "minimax";
const kBudgetKeys = ["depth", "nodes", "time"] as const;
/** Agents that answer at once and show quantities of their own, for who finds nobody seated. */
const kAtOnce = ["greedy-count", "sideways", "thesis", "brute-force"];
/** The plain searches' own depth, at which a tree is too large to look at; and one at which it is not. */
const kPlainBudget = "depth=4";
const kTreeDepth = 2;
/** A tree in full beside one that cuts: deeper, it would not end. */
const kDeepestPair = 4;
/** Of deeper trees the moves and the answers to them are shown. */
const kDeepestWhole = 3;
const kUpperPlies = 2;
const kAllPlies = 64;
const kTreeNodes = 400;

export function explainable(entry: GameEntry): AgentInfo[] {
  return entry.agents.filter((agent) => agent.agent !== "gtp");
}

/** Who sits where the turn is, with all its options and its budget; else the agent in the other seat. */
export function seatedSpec(seats: readonly Player[], turn: Turn): string | undefined {
  const specs = seats.map((seat) => (seat.kind === "agent" && parseSpec(seat.spec).name !== "gtp" ? seat.spec : undefined));
  const mover = turn === "second" ? 1 : 0;
  return specs[mover] ?? specs.find((spec) => spec !== undefined);
}

/** An agent that somebody chose by name: as it sits at the board, or as it comes. */
export function chosenSpec(entry: GameEntry, seats: readonly Player[], name: string): string {
  const seated = seats.find((seat) => seat.kind === "agent" && parseSpec(seat.spec).name === name);
  if (seated?.kind === "agent") return seated.spec;
  const plain = kTreeAgents.includes(name) && infoOf(entry, name)?.budget === kPlainBudget;
  return plain ? `${name}:depth=${kTreeDepth}` : name;
}

/** About whom the tab opens. */
export function openingSpec(entry: GameEntry, seats: readonly Player[], turn: Turn): string {
  const names = explainable(entry).map(({ agent }) => agent);
  const at_once = kAtOnce.find((name) => names.includes(name)) ?? [kCut, ...names].find((name) => names.includes(name)) ?? "random";
  return seatedSpec(seats, turn) ?? chosenSpec(entry, [], at_once);
}

function infoOf(entry: GameEntry, name: string): AgentInfo | undefined {
  return entry.agents.find(({ agent }) => agent === name);
}

function budgetOf({ options }: Spec): Parameters {
  return Object.fromEntries(kBudgetKeys.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]]])));
}

function withBudget({ name, options }: Spec, budget: Parameters): string {
  const own = Object.entries(options).filter(([key]) => !(kBudgetKeys as readonly string[]).includes(key));
  return printSpec({ name, options: { ...Object.fromEntries(own), ...budget } });
}

/** The depth that an agent of this spec searches to; undefined where a depth alone does not end it. */
export function depthOf(entry: GameEntry, text: string): number | undefined {
  const budget = effectiveBudget(entry, parseSpec(text));
  return Object.keys(budget).length === 1 && budget["depth"] !== undefined ? Number(budget["depth"]) : undefined;
}

export function atDepth(text: string, depth: number): string {
  return withBudget(parseSpec(text), { depth: String(depth) });
}

function effectiveBudget(entry: GameEntry, spec: Spec): Parameters {
  const given = budgetOf(spec);
  if (Object.keys(given).length > 0) return given;
  return budgetOf(parseSpec(`${spec.name}:${infoOf(entry, spec.name)?.budget ?? ""}`));
}

/** A first look at what takes a while: this part of its nodes or its time. */
const kGlance = { nodes: { from: 100_000, part: 50 }, time: { from: 0.5, part: 10 } };

/** The answers in the order in which they are asked for; the last is that of the agent itself. */
export function stepsTo(entry: GameEntry, text: string): Step[] {
  const spec = parseSpec(text);
  const budget = effectiveBudget(entry, spec);
  const whole = { spec: text, part: null };
  const depth = depthOf(entry, text);
  if (depth !== undefined) {
    const before = Array.from({ length: Math.max(0, depth - 1) }, (_, index) => index + 1);
    return [...before.map((done): Step => ({ spec: atDepth(text, done), part: { key: "depth", done, of: depth } })), whole];
  }
  for (const key of ["nodes", "time"] as const) {
    const of = Number(budget[key] ?? 0);
    if (of < kGlance[key].from) continue;
    const done = of / kGlance[key].part;
    return [{ spec: withBudget(spec, { ...budget, [key]: String(done) }), part: { key, done, of } }, whole];
  }
  return [whole];
}

export interface TreeWish {
  agent: string;
  spec: string;
  plies: number;
  nodes: number;
}

/** The trees of an answer: its own, and where both can be seen one in full beside one that cuts, in that order. */
export function treesOf(entry: GameEntry, told: Explanation & { agent: string }): TreeWish[] {
  const spec = parseSpec(told.agent);
  const depth = Number(told.facts.find(([name]) => name === "depth")?.[1] ?? 0);
  if (!kTreeAgents.includes(spec.name) || depth < 1) return [];
  const plies = depth <= kDeepestWhole ? kAllPlies : kUpperPlies;
  const wish = ({ name, options }: Spec): TreeWish =>
    ({ agent: name, spec: withBudget({ name, options }, { depth: String(depth) }), plies, nodes: kTreeNodes });
  const other = spec.name === kCut ? kFull : kCut;
  const known = infoOf(entry, other)?.options.map(({ key }) => key);
  if (depth > kDeepestPair || !known) return [wish(spec)];
  const shared = Object.fromEntries(Object.entries(spec.options).filter(([key]) => known.includes(key)));
  const both = [wish(spec), wish({ name: other, options: shared })];
  return spec.name === kCut ? both.reverse() : both;
}
