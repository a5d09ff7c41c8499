// The page begins here: connection, catalogue, then the screen that the address names. A change of
// language draws the screen anew; a lost line shows a banner until it is back.

import "./styles/index.css";
import type { App, Screen } from "./app";
import { openKeys } from "./dialogs/keys";
import { openNewGame } from "./dialogs/new_game";
import { element, replace } from "./dom";
import { pageConnection } from "./net/page_socket";
import { dialogIsOpen } from "./parts/dialog";
import { showDiscs } from "./play/discs";
import { makeHeader, nextTheme, showTheme, toggleLanguage } from "./parts/header";
import { watchHands } from "./parts/hands";
import { noticeElements } from "./parts/notices";
import { loadCatalogue } from "./protocol/catalogue";
import { parseRoute, type Route } from "./router";
import { gameScreen } from "./screens/game";
import { gamesScreen } from "./screens/games";
import { homeScreen } from "./screens/home";
import { labScreen } from "./screens/lab";
import { setupScreen } from "./screens/setup";
import { settings, settingsChanged } from "./settings";
import { bringWords, say } from "./words";
import { takeWords } from "./words/catalogue";

const root = element("div", { id: "page" });
const banner = element("div", { class: "banner", role: "alert", hidden: true });
const main = element("main", { id: "main", tabindex: -1 });
let screen: Screen | null = null;
let route: Route | null = null;

function makeScreen(app: App, to: Route): Screen {
  switch (to.screen) {
    case "home": return homeScreen(app);
    case "games": return gamesScreen(app);
    case "lab": return labScreen(app, to.study);
    case "game": return gameScreen(app, to);
    case "setup": return setupScreen(app, to);
  }
}

function show(app: App): void {
  const to = parseRoute(location.hash);
  if (to.screen === "game" && route?.screen === "game" && to.id === route.id && to.seatToken === null) {
    screen?.moved?.(to.ply);
    return;
  }
  renew(app, to);
  scrollTo(0, 0);
}

function renew(app: App, to: Route): void {
  screen?.leave();
  route = to;
  screen = makeScreen(app, to);
  document.title = screen.title === "" ? "papan" : screen.title;
  replace(main, screen.element);
}

function frame(app: App): void {
  document.documentElement.lang = settings.language;
  const skip = element("a", { href: "#main", class: "skip", onclick: (event: Event) => {
    event.preventDefault();
    main.focus();
  } }, say("skip"));
  replace(root, skip, makeHeader(app), banner, main);
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}

function focusBoard(): void {
  document.querySelector<HTMLElement>(".board-place [tabindex='0']")?.focus();
}

function globalKey(app: App, key: string): (() => void) | null {
  const game = route?.screen === "game" ? "" : (app.catalogue.games[0]?.game ?? "");
  switch (key) {
    case "?": return openKeys;
    case "l": return toggleLanguage;
    case "t": return nextTheme;
    case "b": return focusBoard;
    case "n": return () => openNewGame(app, game);
    default: return null;
  }
}

function key(app: App, event: KeyboardEvent): void {
  const busy = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
  if (busy || typing(event.target) || dialogIsOpen()) return;
  if (screen?.key?.(event)) {
    event.preventDefault();
    return;
  }
  const act = globalKey(app, event.key.toLowerCase());
  if (!act) return;
  event.preventDefault();
  act();
}

function showBanner(app: App): void {
  const { status, writes } = app.connection;
  banner.hidden = status !== "lost" && (status !== "open" || writes);
  banner.textContent = status === "lost" ? say("offline") : say("read_only");
}

function listen(app: App): void {
  watchHands();
  addEventListener("hashchange", () => show(app));
  addEventListener("keydown", (event) => key(app, event));
  app.connection.statuses.on(() => showBanner(app));
  settingsChanged.on((changed) => {
    if (changed === "theme") showTheme();
    if (changed === "discs") showDiscs();
    if (changed === "language" || changed === "theme") frame(app);
    if (changed === "language" && route) renew(app, parseRoute(location.hash));
  });
}

async function begin(): Promise<void> {
  showTheme();
  showDiscs();
  document.body.append(root, ...noticeElements());
  const connection = pageConnection();
  const opened = new Promise<void>((resolve) => {
    const end = connection.statuses.on((status) => {
      if (status !== "open") return;
      end();
      resolve();
    });
  });
  const [catalogue] = await Promise.all([loadCatalogue(), opened, bringWords(settings.language)]);
  takeWords(catalogue.indonesian);
  const app: App = { connection, catalogue };
  listen(app);
  frame(app);
  show(app);
  showBanner(app);
}

begin().catch(() => {
  replace(root, element("p", { class: "waiting" }, say("no_server")));
});
