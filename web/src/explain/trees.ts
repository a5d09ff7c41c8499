// The trees of the plain searches side by side, with a slider through the search in its true order.

import { element } from "../dom";
import { openDialog } from "../parts/dialog";
import { count } from "../words";
import type { GrownTree } from "./asker";
import { drawTree } from "./tree";
import { word } from "./words";

/** The same trees side by side, as large as the window. */
function enlarge(found: readonly GrownTree[]): void {
  openDialog(word("tree"), "trees-dialog", element("div", { class: "dialog-body explained" }, treeFigures(found)));
}

/** `max`: who has the turn, in words; its values they are. */
export function treeSection(found: readonly GrownTree[], max: string): HTMLElement {
  return element("section", {},
    element("div", { class: "trees-head" }, element("h3", {}, word("tree")),
      element("button", { type: "button", class: "button", onclick: () => enlarge(found) }, word("larger"))),
    element("p", { class: "quiet values-for" }, word("treeFor", { side: max })),
    treeFigures(found));
}

const kPlaySeconds = 12;

/** Plays the search in its true order, from the first node or from where the slider stands. */
function playButton(slider: HTMLInputElement): HTMLElement {
  let timer: ReturnType<typeof setInterval> | undefined;
  const most = Number(slider.max);
  const halt = () => {
    clearInterval(timer);
    timer = undefined;
    button.textContent = word("run");
  };
  const move = (to: number) => {
    slider.value = String(to);
    slider.dispatchEvent(new Event("input"));
  };
  const go = () => {
    if (!slider.isConnected || Number(slider.value) >= most) halt();
    else move(Number(slider.value) + 1);
  };
  const button = element("button", {
    type: "button", class: "button",
    onclick: () => {
      if (timer !== undefined) return halt();
      if (Number(slider.value) >= most) move(1);
      timer = setInterval(go, Math.min(400, (kPlaySeconds * 1000) / most));
      button.textContent = word("halt");
    },
  }, word("run"));
  return button;
}

function treeFigures(found: readonly GrownTree[]): HTMLElement {
  const drawn = found.map(({ tree }) => drawTree(tree));
  const most = Math.max(...found.map(({ tree }) => tree.nodes.length));
  const slider = element("input", {
    type: "range", min: 1, max: most, value: most, "aria-label": word("step"),
    oninput: () => drawn.forEach((one) => one.show(Number(slider.value))),
  });
  return element("div", { class: "trees" },
    element("div", { class: "tree-steps" },
      element("label", { class: "tree-step" }, element("span", { class: "quiet" }, word("step")), slider), playButton(slider)),
    ...found.map(({ agent, tree }, index) =>
      element("figure", { "data-agent": agent },
        element("figcaption", {}, `${agent}: ${word("searched", { count: count(tree.searched) })}. `,
          !tree.whole && word("partly", { count: count(tree.nodes.length - 1) })),
        element("div", { class: "tree-scroll", tabindex: 0, role: "region", "aria-label": agent }, drawn[index]?.element))));
}
