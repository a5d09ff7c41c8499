// A button with a menu after the ARIA pattern: arrows move, Escape or a click elsewhere closes.

import { element } from "../dom";
import { labelledButton } from "./buttons";
import type { IconName } from "./icons";

export interface MenuItem {
  label: string;
  act: () => void;
}

export function menuButton(name: IconName, label: string, items: readonly MenuItem[]): HTMLElement {
  const entries = items.map((item) =>
    element("button", { type: "button", role: "menuitem", class: "menu-item", tabindex: -1, onclick: () => pick(item) }, item.label),
  );
  const menu = element("div", { role: "menu", class: "menu", hidden: true, "aria-label": label, onkeydown: move }, ...entries);
  const opener = labelledButton(name, label, () => (menu.hidden ? open() : close()), {
    "aria-haspopup": "menu", "aria-expanded": "false",
  });
  const whole = element("div", { class: "menu-holder" }, opener, menu);

  function open(): void {
    menu.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    entries[0]?.focus();
    document.addEventListener("pointerdown", outside, true);
  }

  function close(): void {
    menu.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
  }

  function outside(event: Event): void {
    if (!whole.contains(event.target as Node)) close();
  }

  function pick(item: MenuItem): void {
    close();
    opener.focus();
    item.act();
  }

  function move(event: KeyboardEvent): void {
    const now = entries.indexOf(document.activeElement as HTMLButtonElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Escape" || event.key === "Tab") {
      close();
      opener.focus();
    } else if (step !== 0) {
      entries[(now + step + entries.length) % entries.length]?.focus();
    } else {
      return;
    }
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
  }

  return whole;
}
