// The top of the page: name, the games as icons, the lab, language, theme. Nothing else.

import type { App } from "../app";
import { gameIcon } from "../boards/index";
import { openKeys } from "../dialogs/keys";
import { openNewGame } from "../dialogs/new_game";
import { element } from "../dom";
import { gameTitle } from "../play/names";
import { change, settings, type Theme } from "../settings";
import { bringWords, say } from "../words";
import { iconButton } from "./buttons";
import { icon } from "./icons";
import { tell } from "./notices";

const kThemes: readonly Theme[] = ["system", "light", "dark"];

export function toggleLanguage(): void {
  const other = settings.language === "en" ? "id" : "en";
  void bringWords(other).then(() => change("language", other), () => tell(say("error.offline")));
}

export function nextTheme(): void {
  change("theme", kThemes[(kThemes.indexOf(settings.theme) + 1) % kThemes.length] ?? "system");
}

export function showTheme(): void {
  document.documentElement.dataset["theme"] = settings.theme;
}

function mark(): SVGElement {
  const made = gameIcon("ntil");
  made.classList.add("brand-mark");
  return made;
}

export function makeHeader(app: App): HTMLElement {
  const games = app.catalogue.games.map((entry) => {
    const words = say("header.new", { game: gameTitle(entry.game) });
    const open = (): void => openNewGame(app, entry.game);
    return element("button", { type: "button", class: "icon-button", title: words, "aria-label": words, onclick: open }, gameIcon(entry.game));
  });
  const other = settings.language === "en" ? "id" : "en";
  const language = element("button", {
    type: "button", class: "icon-button language", onclick: toggleLanguage, lang: other,
    title: say("header.language"),
  }, other.toUpperCase(), element("span", { class: "unseen" }, ` ${say("header.language")}`));
  const theme = iconButton(settings.theme, say(`theme.${settings.theme}`), nextTheme);
  const lab = element("a", { href: "#/lab", class: "icon-button top-lab", title: say("lab") }, icon("flask"), element("span", {}, say("lab")));
  return element("header", { class: "top" },
    element("a", { href: "#/", class: "brand" }, mark(), "papan"),
    element("nav", { class: "top-games", "aria-label": say("header.games") }, ...games),
    element("div", { class: "top-tools" }, lab, language, theme, iconButton("keys", say("keys"), openKeys, { class: "icon-button only-wide" })));
}
