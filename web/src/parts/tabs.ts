// Tabs after the ARIA pattern: arrows move between them, only the chosen panel is there.

import { element } from "../dom";

export interface Tab {
  name: string;
  label: string;
  panel: HTMLElement;
  /** It is on the screen now. */
  opened?: () => void;
}

export interface Tabs {
  element: HTMLElement;
  choose: (name: string) => void;
}

export function makeTabs(tabs: readonly Tab[], label: string): Tabs {
  const heads = tabs.map((tab) =>
    element("button", {
      type: "button", role: "tab", class: "tab", id: `tab-${tab.name}`, "aria-controls": `panel-${tab.name}`,
      onclick: () => choose(tab.name),
    }, tab.label),
  );
  const list = element("div", { role: "tablist", class: "tab-list", "aria-label": label, onkeydown: move }, ...heads);
  const panels = tabs.map((tab) =>
    element("div", {
      role: "tabpanel", class: "tab-panel", id: `panel-${tab.name}`, "aria-labelledby": `tab-${tab.name}`, tabindex: 0,
    }, tab.panel),
  );

  function choose(name: string): void {
    tabs.forEach((tab, index) => {
      const chosen = tab.name === name;
      heads[index]?.setAttribute("aria-selected", String(chosen));
      heads[index]?.setAttribute("tabindex", chosen ? "0" : "-1");
      panels[index]?.toggleAttribute("hidden", !chosen);
      if (chosen) tab.opened?.();
    });
  }

  function move(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const now = heads.indexOf(document.activeElement as HTMLButtonElement);
    if (step === 0 || now < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (now + step + tabs.length) % tabs.length;
    choose(tabs[next]?.name ?? "");
    heads[next]?.focus();
  }

  choose(tabs[0]?.name ?? "");
  return { element: element("div", { class: "tabs" }, list, ...panels), choose };
}
