// What a move means beyond itself, for whoever looks: a pass, or a capture that was left out and is punished.
// Tested in test/remarks.test.ts.

import type { Frame, GameInfo } from "../protocol/messages";
import { say } from "../words";
import { sideName, sideOf } from "./names";

type Watched = Pick<GameInfo, "game" | "seats" | "parameters" | "layout">;

/** The capture that the steps name as left out: "c7xc5". */
function missedCapture(layout: GameInfo["layout"], frame: Frame): string | null {
  const leaps = frame.steps.filter(([kind, from]) => kind === "pass" && from >= 0);
  const [first] = leaps;
  if (!first) return null;
  return [first[1], ...leaps.map(([, , to]) => to)].map((cell) => layout.cells[cell]?.[0] ?? "").join("x");
}

/** `me`: the seat of the one person who reads this; null: none, or several. */
export function remarkOn(info: Watched, frame: Frame, me: number | null): string | null {
  if (typeof frame.by !== "number") return null;
  const side = sideName(info.game, sideOf(info, frame, frame.by) ?? "");
  const missed = missedCapture(info.layout, frame);
  if (missed !== null) return frame.by === me ? say("remark.missed_yours", { move: missed }) : say("remark.missed", { side, move: missed });
  if (frame.move === "pass" && frame.by !== me) return say("remark.pass", { side });
  return null;
}
