// GET /api/catalogue: games and agents with their options. All forms are drawn from it.

import type { Parameters } from "./messages";

export interface OptionInfo {
  key: string;
  kind: "integer" | "real" | "flag" | "choice" | "text";
  default: string;
  choices?: string[];
  least?: number;
  most?: number;
  help: string;
}

export interface AgentInfo {
  agent: string;
  summary: string;
  options: OptionInfo[];
  budget: string;
}

export interface GameEntry {
  game: string;
  title: string;
  summary: string;
  seats: number;
  /** "black", "white"; the sides in the order of the seats. */
  seat_names: string[];
  parameters: OptionInfo[];
  agents: AgentInfo[];
}

export interface Catalogue {
  games: GameEntry[];
  /** By the English words of options and agents. */
  indonesian: Record<string, string>;
}

export async function loadCatalogue(): Promise<Catalogue> {
  const answer = await fetch("/api/catalogue");
  if (!answer.ok) throw new Error(`catalogue: ${answer.status}`);
  return (await answer.json()) as Catalogue;
}

export function entryOf(catalogue: Catalogue, game: string): GameEntry | undefined {
  return catalogue.games.find((entry) => entry.game === game);
}

export function defaults(options: readonly OptionInfo[]): Parameters {
  return Object.fromEntries(options.map((option) => [option.key, option.default]));
}

/** Only what differs from the defaults, so that specs stay short. */
export function changed(options: readonly OptionInfo[], values: Parameters): Parameters {
  const kept = options.filter((option) => {
    const value = values[option.key];
    return value !== undefined && value !== "" && value !== option.default;
  });
  return Object.fromEntries(kept.map((option) => [option.key, values[option.key] ?? ""]));
}
