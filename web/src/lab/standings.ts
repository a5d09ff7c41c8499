// What standings say without any page: ranks, and who met whom. Tested in test/lab.test.ts.

import { parseSpec, printSpec } from "../play/names";
import type { AgentInfo } from "../protocol/catalogue";
import type { AgentStanding, PairingStanding, Standings } from "../protocol/lab";

export type Tally = Pick<PairingStanding, "wins" | "draws" | "losses">;

export function tallyText({ wins, draws, losses }: Tally): string {
  return `${wins}-${draws}-${losses}`;
}

function merit(agent: AgentStanding, solo: boolean): number {
  return (solo ? agent.points?.mean : agent.score) ?? 0;
}

/** Places in the list of agents, the best first; equals stay in the order of the list. */
export function byRank(standings: Standings): number[] {
  const { agents, solo } = standings;
  return agents.map((_, index) => index).sort((a, b) => {
    const [one, other] = [agents[a], agents[b]];
    return one && other ? merit(other, solo) - merit(one, solo) || a - b : 0;
  });
}

/** The tally of the row against the column; none where they do not meet. */
export function meeting(standings: Standings, row: number, column: number): Tally | null {
  for (const [index, pairing] of standings.pairings.entries()) {
    const [first, second] = seatsOf(standings, index);
    if (first === row && second === column) return pairing;
    if (first === column && second === row) return { wins: pairing.losses, draws: pairing.draws, losses: pairing.wins };
  }
  return null;
}

/** The agents of a pairing, by their places, since one may be there twice: all pairs in order, or the first against each other. */
function seatsOf({ spec }: Standings, index: number): [number, number] {
  if (spec.format === "gauntlet") return [0, index + 1];
  let left = index;
  for (let first = 0; first < spec.agents.length; ++first) {
    const width = spec.agents.length - first - 1;
    if (left < width) return [first, first + 1 + left];
    left -= width;
  }
  return [0, 0];
}

/** Specs in the store spell every option out; people read what differs from the usual. */
export function briefSpec(agents: readonly AgentInfo[], spec: string): string {
  const { name, options } = parseSpec(spec);
  const usual = agents.find(({ agent }) => agent === name)?.options ?? [];
  const own = Object.entries(options).filter(([key, value]) => usual.find((option) => option.key === key)?.default !== value);
  return printSpec({ name, options: Object.fromEntries(own) });
}
