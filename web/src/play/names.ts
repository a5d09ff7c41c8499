// What players, sides and counts are called. Sides come from the frame's facts: the first two facts of
// a game for two are its sides, in the order of the seats (a parameter may name the one that begins).
// Tested in test/names.test.ts.

import { factsOf } from "../protocol/catalogue";
import type { Frame, GameInfo, Parameters, Player } from "../protocol/messages";
import { count, say, sayIfKnown } from "../words";
import { lookOf } from "./discs";

export interface Spec {
  name: string;
  options: Parameters;
}

/** "best:level=3,hash=16" in its parts. */
export function parseSpec(spec: string): Spec {
  const [name = "", rest = ""] = spec.split(/:(.*)/s);
  const pairs = rest.split(",").filter((pair) => pair.includes("="));
  return { name, options: Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) as Parameters };
}

export function printSpec(spec: Spec): string {
  const options = Object.entries(spec.options).map(([key, value]) => `${key}=${value}`);
  return options.length === 0 ? spec.name : `${spec.name}:${options.join(",")}`;
}

/** The level of the standard opponent, when that is who it is. */
export function levelOf(player: Player): number | null {
  if (player.kind !== "agent") return null;
  const spec = parseSpec(player.spec);
  const level = Number(spec.options["level"] ?? (spec.name === "best" ? 10 : NaN));
  return spec.name === "best" && Number.isInteger(level) ? level : null;
}

export function playerName(player: Player): string {
  if (player.name !== undefined && player.name !== "") return player.name;
  if (player.kind === "person") return say("person");
  const level = levelOf(player);
  return level === null ? parseSpec(player.spec).name : say("level.name", { level });
}

export function isSolo(info: { seats: readonly Player[] }): boolean {
  return info.seats.length < 2;
}

/** Does a line to the end prove what it makes: nobody answers, and nothing is drawn? */
export function plansProve(info: { seats: readonly Player[]; game: string }): boolean {
  return isSolo(info) && !factsOf(info.game).chance;
}

/** The name of a seat's side as the facts have it: "black", "X", "white"; none in games for one. */
export function sideOf(info: Pick<GameInfo, "seats" | "parameters">, frame: Frame, seat: number): string | null {
  if (isSolo(info)) return null;
  const swapped = info.parameters["first"] !== undefined && info.parameters["first"] === frame.facts[1]?.[0];
  return frame.facts[swapped ? 1 - seat : seat]?.[0] ?? null;
}

export function sideName(game: string, side: string): string {
  return sayIfKnown(`side.${lookOf(game, side)}`) ?? side;
}

/** What a seat has: its count of pieces, or the score of a game for one. */
export function countOf(info: Pick<GameInfo, "seats" | "parameters">, frame: Frame, seat: number): number {
  const side = sideOf(info, frame, seat);
  if (side === null) return frame.score;
  return Number(frame.facts.find(([name]) => name === side)?.[1] ?? 0);
}

/** Facts that neither a seat card nor the verdict shows, ready to read: "rounds left 12". */
export function otherFacts(info: Pick<GameInfo, "seats" | "parameters">, frame: Frame): [string, string][] {
  const shown = new Set([sideOf(info, frame, 0), sideOf(info, frame, 1), "score", "brick", "end"]);
  return frame.facts
    .filter(([name]) => !shown.has(name))
    .map(([name, value]) => [sayIfKnown(`fact.${name}`) ?? name, sayIfKnown(`value.${value}`) ?? (/^\d+$/.test(value) ? count(Number(value)) : value)]);
}

export function gameTitle(game: string): string {
  return sayIfKnown(`game.${game}`) ?? game;
}
