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

/** What the page asks of a game; it knows none by name, but for boards and words. */
export interface Facts {
  /** The score says by how much a game is won; else values are wins. */
  margin: boolean;
  /** Chance plays, beside the seats. */
  chance: boolean;
  /** There is an opening book to ask. */
  book: boolean;
  /** What chance draws can be pasted. */
  deal: boolean;
  /** Seconds of the clock that a person may start; 0: none. */
  clock: number;
  /** Pieces are discs whose colours each person chooses. */
  discs: boolean;
  /** Parameters of a game in which people sit, unless they say otherwise. */
  of_people: Parameters;
}

export interface GameEntry {
  game: string;
  title: string;
  summary: string;
  seats: number;
  /** "black", "white"; the sides in the order of the seats. */
  seat_names: string[];
  facts: Facts;
  parameters: OptionInfo[];
  agents: AgentInfo[];
}

export interface Catalogue {
  games: GameEntry[];
  /** By the English words of options and agents. */
  indonesian: Record<string, string>;
}

let told: Record<string, Facts> = {};

export function factsOf(game: string): Partial<Facts> {
  return told[game] ?? {};
}

export function tellFacts(games: readonly Pick<GameEntry, "game" | "facts">[]): void {
  told = Object.fromEntries(games.map(({ game, facts }) => [game, facts]));
}

export async function loadCatalogue(): Promise<Catalogue> {
  const answer = await fetch("/api/catalogue");
  if (!answer.ok) throw new Error(`catalogue: ${answer.status}`);
  const catalogue = (await answer.json()) as Catalogue;
  tellFacts(catalogue.games);
  return catalogue;
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
