// Home: five boards that play themselves slowly, games to go on with, games that are over.
// A click on a board starts a game at once; "new game..." asks first.

import { type App, quickGame, type Screen } from "../app";
import { demoCard, type DemoCard } from "../parts/demo_card";
import { openImport } from "../dialogs/import";
import { openNewGame } from "../dialogs/new_game";
import { element, replace } from "../dom";
import { button } from "../parts/buttons";
import { gameRows } from "../parts/game_rows";
import { attempt } from "../parts/notices";
import { go, setupHash } from "../router";
import { say } from "../words";

const kListed = 6;

export function homeScreen(app: App): Screen {
  const cards: DemoCard[] = app.catalogue.games.map((entry) =>
    demoCard(entry.game, entry.summary, () => void attempt(() => quickGame(app, entry.game))));
  const open = element("section", { class: "listing", hidden: true });
  const past = element("section", { class: "listing", hidden: true });
  const whole = element("div", { class: "screen home" },
    element("h1", { class: "welcome" }, say("home.title")),
    element("div", { class: "demo-cards" }, ...cards.map((card) => card.element)),
    element("div", { class: "home-actions" },
      button(say("home.new"), () => openNewGame(app, app.catalogue.games[0]?.game ?? ""), { class: "button primary" }),
      button(say("home.import"), () => openImport(app)),
      button(say("home.setup"), () => go(setupHash(app.catalogue.games[0]?.game ?? "", { parameters: {}, text: null })))),
    open, past);

  async function list(section: HTMLElement, state: "open" | "over", title: string): Promise<void> {
    const all = (await app.connection.request({ type: "games", state, limit: 2 * kListed })).games;
    // A board that was only looked at is nothing to go on with.
    const games = all.filter(({ moves }) => moves > 0).slice(0, kListed);
    section.hidden = games.length === 0;
    replace(section, element("h2", {}, title), gameRows(games));
    if (state === "over") section.append(element("p", {}, element("a", { href: "#/games" }, say("home.all"))));
  }

  function refresh(): void {
    if (app.connection.status !== "open") return;
    void attempt(async () => {
      await list(open, "open", say("home.continue"));
      await list(past, "over", say("home.recent"));
    });
  }

  const end = app.connection.statuses.on(refresh);
  refresh();
  for (const card of cards) void card.start();
  return {
    element: whole,
    title: "papan",
    leave: () => {
      end();
      for (const card of cards) card.stop();
    },
  };
}
