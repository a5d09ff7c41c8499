// For one player without chance: the best way to the end that anybody has found in this game, by playing, by hints or by
// searches. It proves at least its points, and can be stepped through.
// Tested in test/plan.test.ts.

import { element, replace } from "../dom";
import { button } from "../parts/buttons";
import type { Judged, Plan } from "../protocol/messages";
import type { Lines } from "./lines";
import { points } from "./values";
import { word } from "./words";

export class PlanBox {
  readonly element = element("p", { class: "plan", hidden: true });
  private shown_ = "";

  constructor(
    private readonly lines_: Lines,
    private readonly game_: string,
  ) {}

  /** The best plan after `ply` plies; null: none is known. */
  show(ply: number, plan: Plan | null): void {
    this.element.hidden = plan === null;
    const now = plan ? `${ply} ${plan.moves.join(" ")}` : "";
    if (now === this.shown_) return;
    this.shown_ = now;
    if (plan === null) return this.element.replaceChildren();
    replace(this.element,
      element("b", {}, word("found", { value: points(this.game_, plan.value) })),
      button(word("stepPlan"), () => this.lines_.begin(ply, plan.moves)));
  }
}

/** What the judgements of one game say together. A line found at one ply that goes as the game went was there at the
 *  next ply too; and what was found later in the game could be had from every ply before. So losses are taken anew from the
 *  best that is known at each ply, and none is told that a line disproves. */
export function settled(judged: ReadonlyMap<number, Judged>): Map<number, Judged> {
  const plies = [...judged.keys()].sort((a, b) => a - b);
  const known = new Map([...judged].map(([ply, each]) => [ply, { ...each }]));
  const next = (ply: number) => known.get(ply + 1);
  for (const ply of plies) {
    const [here, after] = [known.get(ply), next(ply)];
    if (!here || !after || here.best !== here.move || here.best_value <= after.best_value) continue;
    const line = here.line.slice(1);
    Object.assign(after, { best: line[0] ?? after.best, best_value: here.best_value, line });
  }
  for (const ply of plies.reverse()) {
    const [here, after] = [known.get(ply), next(ply)];
    if (!here) continue;
    if (after) here.value = Math.max(here.value, after.best_value);
    if (after && after.best_value >= here.best_value) {
      Object.assign(here, { best: here.move, best_value: after.best_value, line: [here.move, ...after.line] });
    }
    here.lost = here.best === here.move ? 0 : Math.max(0, here.best_value - here.value);
  }
  return known;
}
