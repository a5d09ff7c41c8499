// Where the page is, as the hash of its address: #/, #/games, #/lab, #/lab/tournament/3,
// #/game/12/7?seat=TOKEN.
// Tested in test/router.test.ts.

import { kStudyKinds, type StudyRef } from "./protocol/lab";

export type Route =
  | { screen: "home" }
  | { screen: "games" }
  | { screen: "lab"; study: StudyRef | null }
  | { screen: "game"; id: number; ply: number | null; seatToken: string | null };

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const parts = path.split("/").filter((part) => part !== "");
  if (parts[0] === "games") return { screen: "games" };
  if (parts[0] === "lab") return { screen: "lab", study: studyIn(parts[1], parts[2]) };
  if (parts[0] !== "game" || !/^\d+$/.test(parts[1] ?? "")) return { screen: "home" };
  const ply = /^\d+$/.test(parts[2] ?? "") ? Number(parts[2]) : null;
  return { screen: "game", id: Number(parts[1]), ply, seatToken: new URLSearchParams(query).get("seat") };
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

export function go(hash: string): void {
  location.hash = hash;
}
