// The new-game dialog, drawn from the catalogue: who plays, the game's parameters, where it begins.

import type { App } from "../app";
import { person } from "../app";
import { element, replace, write } from "../dom";
import { openDialog } from "../parts/dialog";
import { attempt } from "../parts/notices";
import { Clock } from "../play/clock";
import { mostRounds, parametersFor } from "../play/defaults";
import { gameTitle } from "../play/names";
import { isSpeed, kSpeeds, paceOf, type Speed } from "../play/speed";
import { changed, entryOf, type GameEntry } from "../protocol/catalogue";
import type { Player } from "../protocol/messages";
import type { ToServer } from "../protocol/to_server";
import { gameHash, go } from "../router";
import { change, settings } from "../settings";
import { say } from "../words";
import { gameIcon } from "../boards/index";
import { discFields } from "./disc_fields";
import { optionForm, type OptionForm } from "./option_form";
import { kFirst, type Sides, sidesForm } from "./sides";

type NewGame = Extract<ToServer, { type: "new_game" }>;

interface Form {
  element: HTMLElement;
  message: () => NewGame;
  /** Seconds; 0: none. */
  clock: () => number;
  /** What is chosen for this device, not for the game. */
  apply: () => void;
}

const kOpponent: Player = { kind: "agent", spec: "best:level=3" };

/** "normal, 500 ms": the delay between agents' moves. */
function speedWords(speed: Speed): string {
  const words = say(`speed.${speed}`);
  return speed === "step" ? words : `${words}, ${paceOf(speed).delay} ms`;
}

function speedField(): { element: HTMLElement; speed: () => Speed } {
  const entries = kSpeeds.map((speed) =>
    element("option", { value: speed, selected: speed === settings.speed }, speedWords(speed)));
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
  if (entry.facts.clock === 0) return null;
  return element("input", { type: "checkbox", class: "check", id: "new-clock" });
}

/** Rounds are shown as many as they are: all that the board of that size holds, unless fewer are wanted. */
function countRounds(parameters: OptionForm): void {
  const [rounds, size] = [parameters.field("rounds"), parameters.field("size")];
  if (!(rounds instanceof HTMLInputElement) || !size) return;
  let all = true;
  const count = (): void => {
    const most = mostRounds(Number(size.value));
    rounds.min = "1";
    rounds.max = String(most);
    write(rounds.nextElementSibling ?? rounds, say("new.rounds_help", { most }));
    if (all) rounds.value = String(most);
  };
  rounds.addEventListener("input", () => (all = false));
  size.addEventListener("input", count);
  count();
}

/** What the page sets when a person sits down follows who sits, until somebody chooses. */
function followSeats(entry: GameEntry, sides: Sides, parameters: OptionForm): void {
  for (const key of Object.keys(parametersFor(entry, [person()]))) {
    const field = parameters.field(key);
    if (!(field instanceof HTMLInputElement)) continue;
    let chosen = false;
    field.addEventListener("change", () => (chosen = true));
    sides.element.addEventListener("change", () => {
      if (!chosen) field.checked = parametersFor(entry, sides.seats())[key] === "on";
    });
  }
}

function gameForm(entry: GameEntry): Form {
  const given = [person(), kOpponent].slice(0, entry.seats);
  const discs = entry.facts.discs ? discFields() : null;
  const sides = sidesForm(entry, given, discs);
  const parameters = optionForm(entry.parameters.filter(({ key }) => key !== kFirst), parametersFor(entry, given));
  const speed = speedField();
  const clock = clockField(entry);
  const start = textField("new-start", say("new.start"), say("new.start_help"));
  const deal = entry.facts.deal ? textField("new-deal", say("new.deal"), say("new.deal_help")) : null;
  countRounds(parameters);
  followSeats(entry, sides, parameters);
  parameters.element.append(speed.element);
  if (clock) {
    parameters.element.append(element("div", { class: "option flag" },
      element("label", { for: "new-clock" }, say("new.clock")), clock, element("small", {}, say("new.clock_help"))));
  }
  const whole = element("div", { class: "dialog-body" },
    sides.element,
    element("h3", {}, say("new.rules")),
    parameters.element,
    element("details", { class: "more" }, element("summary", {}, say("new.position")), start.element, deal?.element));

  function message(): NewGame {
    const begun: NewGame = {
      type: "new_game",
      game: entry.game,
      parameters: changed(entry.parameters, { ...parameters.values(), ...sides.parameters() }),
      seats: sides.seats(),
      pace: paceOf(speed.speed()),
    };
    if (start.text() !== "") begun.start = start.text();
    if (deal && deal.text() !== "") begun.deal = `${deal.text()}\n`;
    if (speed.speed() !== "step") change("speed", speed.speed());
    return begun;
  }

  return { element: whole, message, clock: () => (clock?.checked ? entry.facts.clock : 0), apply: () => discs?.apply() };
}

async function begin(app: App, form: Form): Promise<void> {
  const message = form.message();
  const named = message.seats.find((player) => player.kind === "person" && player.name !== "");
  if (named?.kind === "person") change("name", named.name);
  const answer = await app.connection.request(message);
  form.apply();
  if (form.clock() > 0) Clock.start(answer.game.id, form.clock());
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
