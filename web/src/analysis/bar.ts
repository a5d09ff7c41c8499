// The evaluation bar at the board's side: First's share from below. For one player it is what is earned
// already of what the best line promises.

import { element } from "../dom";
import { word } from "./words";

export interface EvaluationBar {
  element: HTMLElement;
  /** null: nothing is known. */
  show: (share: number | null, text: string, kind: string) => void;
}

export function makeBar(): EvaluationBar {
  const fill = element("div", { class: "eval-fill" });
  const label = element("span", { class: "eval-text" });
  const whole = element("div", { class: "eval-bar", role: "img", hidden: true }, fill, label);
  return {
    element: whole,
    show: (share, text, kind) => {
      whole.hidden = share === null;
      if (share === null) return;
      whole.style.setProperty("--share", `${(share * 100).toFixed(1)}%`);
      whole.classList.toggle("low", share < 0.5);
      label.textContent = text;
      whole.setAttribute("aria-label", word("bar", { value: `${text} (${kind})` }));
    },
  };
}
