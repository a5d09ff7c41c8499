// Copies text, also where the browser gives a page no clipboard. Tested end to end in e2e/review.test.ts.

import { element } from "../dom";
import { tell } from "./notices";

/** Browsers have a clipboard for pages on this machine or by https; a page on the local network has none. */
async function wroteText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return clipboard ? clipboard.writeText(text).then(() => true, () => false) : false;
}

/** The old way: select, and ask the browser to copy. Inside the open dialog, where the focus may go. */
function wroteByHand(text: string): boolean {
  const field = element("textarea", { class: "unseen", "aria-hidden": "true" });
  const focused = document.activeElement;
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

export async function copyText(text: string, done: string): Promise<void> {
  if (!(await wroteText(text)) && !wroteByHand(text)) throw new Error("no clipboard");
  tell(done);
}
