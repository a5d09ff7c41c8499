// The game screen's door: opens the game at the server, keeps a seat token that came by link, and
// tells when there is no such game. The view itself is game_view.ts.

import type { App, Screen } from "../app";
import { element, replace } from "../dom";
import { wordsOf } from "../parts/notices";
import { GameClient } from "../play/game_client";
import { gameTitle } from "../play/names";
import type { Route } from "../router";
import { keepOf, keptOf } from "../settings";
import { say } from "../words";
import { GameView } from "./game_view";

type GameRoute = Extract<Route, { screen: "game" }>;

export function gameScreen(app: App, route: GameRoute): Screen {
  const holder = element("div", { class: "screen game-screen" }, element("p", { class: "quiet waiting" }, say("opening")));
  let view: GameView | null = null;
  let left = false;
  if (route.seatToken !== null) {
    keepOf("seat", route.id, route.seatToken);
    history.replaceState(null, "", `#/game/${route.id}`);
  }

  const screen: Screen = {
    element: holder,
    title: "",
    key: (event) => view?.key(event) ?? false,
    moved: (ply) => view?.moved(ply),
    leave: () => {
      left = true;
      view?.leave();
    },
  };

  async function open(): Promise<void> {
    const client = await GameClient.open(app.connection, route.id, keptOf("seat", route.id));
    if (left) return client.close();
    if (route.ply !== null) client.lookAt(route.ply);
    view = new GameView(app, client);
    replace(holder, view.element);
    document.title = `${gameTitle(client.info.game)} · papan`;
    view.start();
    if (route.study) view.study();
    if (route.explain) view.explain();
  }

  open().catch((problem: unknown) => {
    if (left) return;
    const home = element("a", { href: "#/", class: "button" }, say("home"));
    replace(holder, element("div", { class: "waiting" }, element("p", {}, wordsOf(problem)), home));
  });
  return screen;
}

