// How a study stands: its state as a word, a bar with the time left, and what may be done about it.

import type { App } from "../app";
import { element, replace, write } from "../dom";
import { button } from "../parts/buttons";
import { attempt } from "../parts/notices";
import type { Standing, StudyKind, StudyRef } from "../protocol/lab";
import { type LabKey, timeLeft, word } from "./words";

const kDone: Record<StudyKind, LabKey> = { tournament: "games_done", experiment: "measured", training: "steps_done" };
const kActive = ["waiting", "running", "stopping"];

export function progressWords(kind: StudyKind, { done, total, seconds_left }: Standing): string {
  if (total === 0) return ""; // a report of what is there anyway
  const words = word(kDone[kind], { done, total });
  return seconds_left === null ? words : `${words}, ${timeLeft(seconds_left)}`;
}

export interface Bar {
  element: HTMLElement;
  show: (standing: Standing) => void;
}

/** State, bar and words; drawn once, changed in place. */
export function progressBar(kind: StudyKind): Bar {
  const state = element("span", { class: "state" });
  const words = element("span", { class: "quiet" });
  const bar = element("progress", { "aria-label": word("running") });
  const problem = element("span", { class: "bad" });
  const show = (standing: Standing): void => {
    write(state, word(standing.state));
    state.className = `state state-${standing.state}`;
    write(words, progressWords(kind, standing));
    bar.max = Math.max(1, standing.total);
    bar.value = standing.state === "ended" ? bar.max : standing.done;
    bar.setAttribute("aria-label", progressWords(kind, standing) || word(standing.state));
    write(problem, standing.problem ?? "");
  };
  return { element: element("div", { class: "standing" }, state, bar, words, problem), show };
}

export async function act(app: App, type: "halt" | "resume", study: StudyRef): Promise<void> {
  await app.connection.request({ type, ...study });
}

/** Stop or resume, whichever makes sense. */
export function actions(app: App, study: StudyRef): Bar {
  const stop = button(word("stop"), () => void attempt(() => act(app, "halt", study)));
  const resume = button(word("resume"), () => void attempt(() => act(app, "resume", study)), { class: "button primary" });
  const holder = element("div", { class: "lab-actions" });
  let shown: HTMLElement | null | undefined;
  const show = ({ state }: Standing): void => {
    const wanted = kActive.includes(state) ? stop : state === "stopped" || state === "failed" ? resume : null;
    stop.disabled = state === "stopping";
    if (wanted === shown) return;
    const focused = holder.contains(document.activeElement);
    shown = wanted;
    replace(holder, wanted);
    if (focused) wanted?.focus();
  };
  return { element: holder, show };
}
