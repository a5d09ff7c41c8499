// All games of the server, newest first, by game and state; more on demand. A click replays or goes on.

import type { App, Screen } from "../app";
import { openImport } from "../dialogs/import";
import { element } from "../dom";
import { button } from "../parts/buttons";
import { gameRows } from "../parts/game_rows";
import { attempt } from "../parts/notices";
import { gameTitle } from "../play/names";
import { say } from "../words";

const kPage = 24;

export function gamesScreen(app: App): Screen {
  const list = element("div", { class: "listing" });
  const none = element("p", { class: "quiet", hidden: true }, say("games.none"));
  const more = button(say("games.more"), () => void attempt(load), { hidden: true });
  let before: number | undefined;

  const game = element("select", { class: "field", "aria-label": say("games.game"), onchange: () => void attempt(restart) },
    element("option", { value: "" }, say("games.any")),
    ...app.catalogue.games.map((entry) => element("option", { value: entry.game }, gameTitle(entry.game))));
  const state = element("select", { class: "field", "aria-label": say("games.state"), onchange: () => void attempt(restart) },
    element("option", { value: "" }, say("games.any_state")),
    element("option", { value: "open" }, say("games.open")),
    element("option", { value: "over" }, say("games.over")));

  async function load(): Promise<void> {
    const chosen = state.value === "open" || state.value === "over" ? { state: state.value } as const : {};
    const { games } = await app.connection.request({
      type: "games", limit: kPage, ...chosen, ...(game.value ? { game: game.value } : {}), ...(before ? { before } : {}),
    });
    before = games[games.length - 1]?.id ?? before;
    more.hidden = games.length < kPage;
    none.hidden = list.childElementCount > 0 || games.length > 0;
    if (games.length > 0) list.append(gameRows(games));
  }

  async function restart(): Promise<void> {
    before = undefined;
    list.replaceChildren();
    await load();
  }

  void attempt(load);
  const filters = element("div", { class: "filters" }, game, state, button(say("home.import"), () => openImport(app)));
  const whole = element("div", { class: "screen games" }, element("h1", {}, say("games.title")), filters, none, list, more);
  return { element: whole, title: say("games.title"), leave: () => undefined };
}
