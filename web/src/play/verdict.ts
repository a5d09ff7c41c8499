// The end of a game, and whose turn it is, in words. Tested in test/names.test.ts.

import type { GameInfo, LegalMove } from "../protocol/messages";
import { isCapture } from "../boards/input/input";
import { count, say, sayIfKnown } from "../words";
import type { GameClient } from "./game_client";
import { countOf, isSolo, playerName, sideName, sideOf } from "./names";

type Ended = Pick<GameInfo, "seats" | "parameters" | "frame" | "winner" | "reason" | "why" | "result" | "game">;

/** The one seat of a person who plays against agents, or null. */
export function lonePerson(info: Pick<GameInfo, "seats">): number | null {
  const persons = info.seats.flatMap((player, seat) => (player.kind === "person" ? [seat] : []));
  return persons.length === 1 && info.seats.length === 2 ? (persons[0] ?? null) : null;
}

function counts(info: Ended, seat: number): { own: string; other: string } {
  const own = count(countOf(info, info.frame, seat));
  return { own, other: count(countOf(info, info.frame, 1 - seat)) };
}

function soloVerdict(info: Ended): string {
  const score = count(info.result ?? info.frame.score);
  const left = info.frame.facts.find(([name]) => name === "blocks left")?.[1];
  if (left === "0") return say("verdict.cleared", { score });
  return left === undefined ? say("verdict.solo", { score }) : say("verdict.solo_left", { score, left });
}

/** Why it ended, as a sentence; none where the outcome says it already. */
function reasonOf(info: Ended): string | undefined {
  if (info.reason === "resigned") return isSolo(info) ? say("verdict.solo_resigned") : undefined;
  const loser = info.winner === null ? null : sideOf(info, info.frame, 1 - info.winner);
  return sayIfKnown(`end.${info.why}`, { side: loser === null ? "" : sideName(info.game, loser) });
}

export function verdict(info: Ended, seat: 0 | 1 | null = null): string {
  const reason = reasonOf(info);
  return reason === undefined ? outcome(info, seat) : `${outcome(info, seat)} ${reason}`;
}

function outcome(info: Ended, seat: 0 | 1 | null): string {
  if (isSolo(info)) return soloVerdict(info);
  if (info.winner === null) return say("verdict.draw", counts(info, 0));
  const me = seat ?? lonePerson(info);
  const resigned = info.reason === "resigned";
  if (me !== null) {
    const won = info.winner === me;
    if (resigned) return say(won ? "verdict.won_resigned" : "verdict.lost_resigned");
    return say(won ? "verdict.won" : "verdict.lost", counts(info, me));
  }
  const side = sideName(info.game, sideOf(info, info.frame, info.winner) ?? "");
  if (resigned) return say("verdict.side_resigned", { side });
  return say("verdict.side", { side, ...counts(info, info.winner) });
}

/** One line under the board. */
export function statusLine(client: GameClient): string {
  const { info } = client;
  if (!client.following) return say("status.looking", { move: client.movesAt(client.shown), moves: client.movesAt(client.latest) });
  if (info.state === "over") return verdict(info, client.seat);
  const turn = client.turn;
  if (turn === null) return say("status.chance");
  if (client.waiting) return say("status.paused");
  const player = info.seats[turn];
  if (!player) return "";
  const side = sideOf(info, info.frame, turn);
  if (player.kind === "agent") return say("status.thinks", { name: playerName(player) });
  if (!client.mine(turn)) return say("status.waits", { name: playerName(player) });
  const yours = side === null || lonePerson(info) === turn;
  const words = yours ? say("status.yours") : say("status.turn", { side: sideName(info.game, side) });
  return [words, captureWords(info.frame.legal ?? [])].join(" ").trim();
}

/** A capture that is there is said: where it is compulsory, and where leaving it out has its price. */
function captureWords(legal: readonly LegalMove[]): string {
  const captures = legal.filter(isCapture).length;
  if (captures === 0) return "";
  return say(captures === legal.length ? "status.must_capture" : "status.may_capture");
}
