// Where the page is, as the hash of its address: #/, #/games, #/lab, #/lab/tournament/3,
// #/game/12/7?seat=TOKEN, #/game/12?study, #/game/12?explain, #/setup/othello?size=4&text=... (a position to change).
// Tested in test/router.test.ts.

import { kStudyKinds, type StudyRef } from "./protocol/lab";

export interface Wanted {
  parameters: Record<string, string>;
  text: string | null;
}

export type Route =
  | { screen: "home" }
  | { screen: "games" }
  | { screen: "lab"; study: StudyRef | null }
  | ({ screen: "setup"; game: string } & Wanted)
  | { screen: "game"; id: number; ply: number | null; seatToken: string | null; study?: boolean; explain?: boolean };

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const parts = path.split("/").filter((part) => part !== "");
  if (parts[0] === "games") return { screen: "games" };
  if (parts[0] === "setup" && parts[1] !== undefined) {
    const { text = null, ...parameters } = Object.fromEntries(new URLSearchParams(query));
    return { screen: "setup", game: parts[1], parameters, text };
  }
  if (parts[0] === "lab") return { screen: "lab", study: studyIn(parts[1], parts[2]) };
  if (parts[0] !== "game" || !/^\d+$/.test(parts[1] ?? "")) return { screen: "home" };
  const ply = /^\d+$/.test(parts[2] ?? "") ? Number(parts[2]) : null;
  const asked = new URLSearchParams(query);
  const study = asked.has("study") ? { study: true } : asked.has("explain") ? { explain: true } : {};
  return { screen: "game", id: Number(parts[1]), ply, seatToken: asked.get("seat"), ...study };
}

function studyIn(name = "", number = ""): StudyRef | null {
  const kind = kStudyKinds.find((each) => each === name);
  return kind && /^[1-9]\d*$/.test(number) ? { kind, id: Number(number) } : null;
}

export function studyHash({ kind, id }: StudyRef): string {
  return `#/lab/${kind}/${id}`;
}

export function gameHash(id: number, ply: number | null = null): string {
  return ply === null ? `#/game/${id}` : `#/game/${id}/${ply}`;
}

export function seatHash(id: number, token: string): string {
  return `#/game/${id}?seat=${encodeURIComponent(token)}`;
}

export function setupHash(game: string, { parameters, text }: Wanted): string {
  const query = new URLSearchParams({ ...parameters, ...(text === null ? {} : { text }) }).toString();
  return query === "" ? `#/setup/${game}` : `#/setup/${game}?${query}`;
}

export function go(hash: string): void {
  location.hash = hash;
}
