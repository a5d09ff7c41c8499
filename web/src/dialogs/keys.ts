// All keys on one page.

import { element } from "../dom";
import { openDialog } from "../parts/dialog";
import { type Key, say } from "../words";

const kKeys: readonly [string, Key][] = [
  ["↑ ↓ ← →", "keys.board"],
  ["Enter, Space", "keys.play"],
  ["←  →", "keys.step"],
  ["Home  End", "keys.jump"],
  ["U  Y", "keys.undo"],
  ["H", "hint"],
  ["A", "tab.analysis"],
  ["E", "tab.explain"],
  ["P", "keys.pause"],
  ["+  −", "speed"],
  ["R", "keys.turn"],
  ["V", "keys.view"],
  ["F", "flip"],
  ["D", "digits"],
  ["N", "new_game"],
  ["B", "keys.focus"],
  ["L", "keys.language"],
  ["T", "keys.theme"],
  ["?", "keys.this"],
];

/** Words of buttons and tabs, as the others in this list. */
function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export function openKeys(): void {
  const rows = kKeys.map(([keys, words]) =>
    element("tr", {}, element("th", { scope: "row" }, element("kbd", {}, keys)), element("td", {}, small(say(words)))));
  openDialog(say("keys"), "keys", element("div", { class: "dialog-body" }, element("table", { class: "keys-table" }, ...rows)));
}
