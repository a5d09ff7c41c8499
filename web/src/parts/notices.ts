// What the page says beside the board: a short notice that fades, and announcements for screen readers.

import { element, write } from "../dom";
import { Refusal } from "../protocol/requests";
import { settings } from "../settings";
import { refusalInIndonesian, say, sayIfKnown } from "../words";

const kShown = 5000;

const notice = element("div", { class: "notice", role: "status", hidden: true });
const live = element("div", { class: "unseen", "aria-live": "polite", id: "announcements" });
let timer: ReturnType<typeof setTimeout> | undefined;

export function noticeElements(): HTMLElement[] {
  return [notice, live];
}

/** A modal dialog covers everything but what is inside it, so the notice moves there. */
function uppermost(): Element {
  const dialogs = document.querySelectorAll("dialog[open]");
  return dialogs[dialogs.length - 1] ?? document.body;
}

/** An error inside a dialog stands above its buttons until something is changed or tried again. */
export function complain(text: string): void {
  const dialog = uppermost();
  if (dialog === document.body) return tell(text);
  const foot = dialog.querySelector(".dialog-foot");
  const words = element("p", { class: "dialog-problem", role: "alert" }, text);
  dismiss(dialog);
  (foot?.parentElement ?? dialog).insertBefore(words, foot);
  dialog.addEventListener("input", () => dismiss(dialog), { once: true });
}

function dismiss(dialog: Element): void {
  for (const old of dialog.querySelectorAll(".dialog-problem")) old.remove();
}

export function tell(text: string, milliseconds = kShown): void {
  if (notice.parentElement !== uppermost()) uppermost().append(notice);
  clearTimeout(timer);
  notice.hidden = false;
  write(notice, text);
  timer = setTimeout(() => (notice.hidden = true), milliseconds);
}

export function announce(text: string): void {
  write(live, text);
}

export function wordsOf(problem: unknown): string {
  if (!(problem instanceof Refusal)) return say("error.unknown");
  const words = sayIfKnown(`error.${problem.code}`);
  // The server lists what is legal, for programs; the board shows it.
  if (problem.code === "offline" || problem.code === "illegal_move" || words === undefined) return words ?? problem.message;
  if (settings.language === "en") return problem.message;
  const told = refusalInIndonesian(problem.message);
  return told === undefined ? `${words} (${problem.message})` : `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/** Runs what a click asked for; a refusal is told, not thrown. */
export async function attempt(task: () => Promise<unknown>): Promise<void> {
  dismiss(uppermost());
  try {
    await task();
  } catch (problem) {
    complain(wordsOf(problem));
  }
}
