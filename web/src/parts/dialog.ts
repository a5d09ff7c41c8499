// A modal dialog with a title and a way out. The browser's own <dialog> keeps the focus inside,
// closes on Escape and gives the focus back.

import { type Child, element } from "../dom";
import { say } from "../words";
import { iconButton } from "./buttons";

export interface Dialog {
  element: HTMLDialogElement;
  close: () => void;
}

export function openDialog(title: string, name: string, ...content: Child[]): Dialog {
  const shut = (): void => dialog.close();
  const heading = element("h2", { id: `${name}-title` }, title);
  const dialog = element(
    "dialog",
    { class: `dialog ${name}`, "aria-labelledby": `${name}-title`, onclose: () => dialog.remove() },
    element("header", { class: "dialog-head" }, heading, iconButton("close", say("close"), shut)),
    ...content,
  );
  // A click beside the dialog lands on the dialog element itself, which has no padding.
  dialog.addEventListener("mousedown", (event) => {
    if (event.target === dialog) shut();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { element: dialog, close: shut };
}

export function dialogIsOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Asks before what cannot be taken back. */
export function confirmDialog(title: string, words: string, action: string, onyes: () => void): void {
  const yes = element("button", { type: "button", class: "button primary" }, action);
  const no = element("button", { type: "button", class: "button" }, say("cancel"));
  const body = element("div", { class: "dialog-body" }, element("p", {}, words));
  const dialog = openDialog(title, "confirm", body, element("footer", { class: "dialog-foot" }, no, yes));
  no.addEventListener("click", dialog.close);
  yes.addEventListener("click", () => {
    dialog.close();
    onyes();
  });
  yes.focus();
}
