// Buttons: with words, or an icon whose words are its name and its tooltip.

import { type Attributes, element } from "../dom";
import { icon, type IconName } from "./icons";

export function button(words: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  return element("button", { type: "button", class: "button", onclick, ...attributes }, words);
}

export function iconButton(
  name: IconName,
  words: string,
  onclick: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const fixed = { type: "button", class: "icon-button", title: words, "aria-label": words, onclick };
  return element("button", { ...fixed, ...attributes }, icon(name));
}

/** An icon with its words beside or under it. */
export function labelledButton(
  name: IconName,
  words: string,
  onclick: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const fixed = { type: "button", class: "button labelled", onclick };
  return element("button", { ...fixed, ...attributes }, icon(name), element("span", {}, words));
}
