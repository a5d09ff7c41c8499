// The new-game dialog, drawn from the catalogue: who plays, the game's parameters, where it begins.

import type { App } from "../app";
import { person } from "../app";
import { element, replace } from "../dom";
import { openDialog } from "../parts/dialog";
import { attempt } from "../parts/notices";
import { Clock, kClockGames, kClockSeconds } from "../play/clock";
import { gameTitle, sideName } from "../play/names";
import { isSpeed, kSpeeds, paceOf, type Speed } from "../play/speed";
import { changed, entryOf, type GameEntry } from "../protocol/catalogue";
import type { Player, ToServer } from "../protocol/messages";
import { gameHash, go } from "../router";
import { change, settings } from "../settings";
import { say, sayIfKnown } from "../words";
import { gameIcon } from "../boards/index";
import { discFields } from "./disc_fields";
import { optionForm } from "./option_form";
import { playerForm } from "./player_form";

type NewGame = Extract<ToServer, { type: "new_game" }>;

interface Form {
  element: HTMLElement;
  message: () => NewGame;
  clock: () => boolean;
  /** What is chosen for this device, not for the game. */
  apply: () => void;
}

const kOpponent: Player = { kind: "agent", spec: "best:level=3" };

/** Seats are in the order of turns; some games have a name for each. */
function seatTitle(entry: GameEntry, seat: number): string {
  if (entry.seats === 1) return say("seat.player");
  const side = entry.seat_names[seat];
  const name = side === undefined || sayIfKnown(`side.${side}`) === undefined ? undefined : sideName(entry.game, side);
  const order = say(seat === 0 ? "seat.first" : "seat.second");
  return name === undefined ? order : `${order} (${name})`;
}

function speedField(): { element: HTMLElement; speed: () => Speed } {
  const entries = kSpeeds.map((speed) =>
    element("option", { value: speed, selected: speed === settings.speed }, say(`speed.${speed}`)));
  const select = element("select", { class: "field", id: "new-speed" }, ...entries);
  const row = element("div", { class: "option" }, element("label", { for: "new-speed" }, say("speed")), select,
    element("small", {}, say("speed.help")));
  return { element: row, speed: () => (isSpeed(select.value) ? select.value : "normal") };
}

function textField(name: string, label: string, help: string): { element: HTMLElement; text: () => string } {
  const area = element("textarea", { class: "field", id: name, rows: 3, spellcheck: "false", "aria-describedby": `${name}-help` });
  const row = element("div", { class: "option wide" }, element("label", { for: name }, label), area,
    element("small", { id: `${name}-help` }, help));
  return { element: row, text: () => area.value.trim() };
}

function clockField(entry: GameEntry): HTMLInputElement | null {
  if (!kClockGames.includes(entry.game)) return null;
  return element("input", { type: "checkbox", class: "check", id: "new-clock" });
}

/** Only Colour Brick reads bricks: its parameters say how many there are. */
function readsBricks(entry: GameEntry): boolean {
  return entry.parameters.some((option) => option.key === "bricks");
}

function gameForm(entry: GameEntry): Form {
  const players = Array.from({ length: entry.seats }, (_, seat) =>
    playerForm(entry, seatTitle(entry, seat), seat === 0 ? person() : kOpponent));
  const order = element("div", { class: "players" }, ...players.map((player) => player.element));
  const swap = element("input", { type: "checkbox", class: "check", id: "new-swap" });
  const parameters = optionForm(entry.parameters, {});
  const speed = speedField();
  const clock = clockField(entry);
  const start = textField("new-start", say("new.start"), say("new.start_help"));
  const bricks = readsBricks(entry) ? textField("new-bricks", say("new.bricks"), say("new.bricks_help")) : null;
  const discs = entry.game === "othello" ? discFields() : null;
  parameters.element.append(speed.element, ...(discs?.elements ?? []));
  if (clock) {
    parameters.element.append(element("div", { class: "option flag" },
      element("label", { for: "new-clock" }, say("new.clock")), clock, element("small", {}, say("new.clock_help"))));
  }
  const whole = element("div", { class: "dialog-body" },
    order,
    entry.seats === 2 ? element("label", { class: "choice swap", for: "new-swap" }, swap, element("span", {}, say("new.swap"))) : null,
    element("h3", {}, say("new.rules")),
    parameters.element,
    element("details", { class: "more" }, element("summary", {}, say("new.position")), start.element, bricks?.element));

  function seats(): Player[] {
    const chosen = players.map((player) => player.player());
    return swap.checked ? chosen.reverse() : chosen;
  }

  function message(): NewGame {
    const begun: NewGame = {
      type: "new_game",
      game: entry.game,
      parameters: changed(entry.parameters, parameters.values()),
      seats: seats(),
      pace: paceOf(speed.speed()),
    };
    if (start.text() !== "") begun.start = start.text();
    if (bricks && bricks.text() !== "") begun.bricks = `${bricks.text()}\n`;
    if (speed.speed() !== "step") change("speed", speed.speed());
    return begun;
  }

  return { element: whole, message, clock: () => clock?.checked ?? false, apply: () => discs?.apply() };
}

async function begin(app: App, form: Form): Promise<void> {
  const message = form.message();
  const named = message.seats.find((player) => player.kind === "person" && player.name !== "");
  if (named?.kind === "person") change("name", named.name);
  const answer = await app.connection.request(message);
  form.apply();
  if (form.clock()) Clock.start(answer.game.id, kClockSeconds);
  go(gameHash(answer.game.id));
}

export function openNewGame(app: App, game: string): void {
  let form: Form | undefined;
  const holder = element("div", { class: "dialog-scroll" });
  const choices = app.catalogue.games.map((entry) => {
    const radio = element("input", { type: "radio", name: "new-game", checked: entry.game === game, onchange: () => choose(entry) });
    return element("label", { class: "game-choice" }, radio, gameIcon(entry.game), element("span", {}, gameTitle(entry.game)));
  });

  function choose(entry: GameEntry | undefined): void {
    if (!entry) return;
    form = gameForm(entry);
    replace(holder, form.element);
  }

  const submit = (event: Event): void => {
    event.preventDefault();
    const chosen = form;
    if (!chosen) return;
    void attempt(async () => {
      await begin(app, chosen);
      dialog.close();
    });
  };
  choose(entryOf(app.catalogue, game) ?? app.catalogue.games[0]);
  const picker = element("div", { class: "game-choices", role: "radiogroup", "aria-label": say("new.game") }, ...choices);
  const whole = element("form", { class: "dialog-form", onsubmit: submit }, picker, holder,
    element("footer", { class: "dialog-foot" }, element("button", { class: "button primary" }, say("new.begin"))));
  const dialog = openDialog(say("new_game"), "new-game", whole);
}
