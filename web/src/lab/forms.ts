// Forms of the lab: a new tournament, drawn from the catalogue as the new-game dialog is, and a training run, drawn
// from the plan of whatever learns.

import type { App } from "../app";
import { gameIcon } from "../boards/index";
import { optionForm } from "../dialogs/option_form";
import { agentField, type AgentField } from "../dialogs/player_form";
import { type Attributes, element, replace } from "../dom";
import { button, iconButton } from "../parts/buttons";
import { openDialog } from "../parts/dialog";
import { attempt } from "../parts/notices";
import { gameTitle } from "../play/names";
import { changed, entryOf, type GameEntry } from "../protocol/catalogue";
import type { Learner } from "../protocol/lab";
import type { ToServer } from "../protocol/to_server";
import { go, studyHash } from "../router";
import { type LabKey, spoken, withWords, word } from "./words";

type StartTournament = Extract<ToServer, { type: "tournament" }>;
type StartTraining = Extract<ToServer, { type: "training" }>;

const kMostAgents = 12;
const kFirstAgents = ["best:level=3", "random"];

function field(name: string, label: LabKey, help: LabKey | null, attributes: Attributes): { element: HTMLElement; input: HTMLInputElement } {
  const id = `lab-${name}`;
  const input = element("input", { class: "field", id, name, "aria-describedby": help && `${id}-help`, ...attributes });
  const row = element("div", { class: "option" }, element("label", { for: id }, word(label)), input,
    help && element("small", { id: `${id}-help` }, word(help)));
  return { element: row, input };
}

function number(name: string, label: LabKey, help: LabKey | null, value: number, least: number, most: number): { element: HTMLElement; input: HTMLInputElement } {
  return field(name, label, help, { type: "number", required: true, value, min: least, max: most, step: 1 });
}

function choice(name: string, label: LabKey, help: LabKey | null, entries: readonly [string, string][]): { element: HTMLElement; select: HTMLSelectElement } {
  const id = `lab-${name}`;
  const select = element("select", { class: "field", id, name }, ...entries.map(([value, words]) => element("option", { value }, words)));
  return { element: element("div", { class: "option" }, element("label", { for: id }, word(label)), select, help && element("small", {}, word(help))), select };
}

function agentList(entry: GameEntry): { element: HTMLElement; specs: () => string[] } {
  const fields = new Map<HTMLElement, AgentField>();
  const list = element("div", { class: "players" });
  const more = button(word("add_agent"), () => add("random"));

  function number(): void {
    [...fields.keys()].forEach((row, index) => {
      const legend = row.querySelector("legend");
      if (legend) legend.textContent = `${word("agent")} ${index + 1}`;
      row.querySelector(".lab-remove")?.toggleAttribute("hidden", fields.size <= 2);
    });
    more.disabled = fields.size >= kMostAgents;
  }

  function add(spec: string): void {
    const agent = agentField(entry, spec);
    const remove = iconButton("close", word("remove_agent"), () => {
      fields.delete(row);
      row.remove();
      number();
      more.focus();
    }, { class: "icon-button small lab-remove" });
    const row = element("fieldset", { class: "player lab-agent" }, element("legend", {}), agent.element, remove);
    fields.set(row, agent);
    list.append(row);
    number();
  }

  for (const spec of kFirstAgents) add(spec);
  const whole = element("div", { class: "lab-agents" }, list, element("div", {}, more));
  return { element: whole, specs: () => [...fields.values()].map((agent) => agent.spec()) };
}

interface Form {
  element: HTMLElement;
  message: () => StartTournament;
}

function tournamentForm(entry: GameEntry): Form {
  const agents = agentList(entry);
  const parameters = optionForm(entry.parameters, {});
  const two = entry.seats === 2;
  const games = number("games", "games", "games_help", 20, two ? 2 : 1, 1000);
  games.input.step = two ? "2" : "1";
  const format = choice("format", "format", "format_help", [["round-robin", word("round_robin")], ["gauntlet", word("gauntlet")]]);
  const budget = field("budget", "budget", "budget_help", { type: "text", maxlength: 60, placeholder: "time=0.1" });
  const seed = number("seed", "seed", "seed_help", 1, 0, 1e9);
  const whole = element("div", { class: "dialog-body" },
    element("h3", {}, word("agents")), agents.element,
    element("h3", {}, word("details")),
    element("div", { class: "options" }, games.element, format.element, budget.element, seed.element),
    element("details", { class: "more" }, element("summary", {}, word("parameters")), parameters.element));
  const message = (): StartTournament => ({
    type: "tournament", game: entry.game, parameters: changed(entry.parameters, parameters.values()), agents: agents.specs(),
    format: format.select.value, games: games.input.valueAsNumber, budget: budget.input.value.trim(), seed: seed.input.valueAsNumber,
  });
  return { element: whole, message };
}

/** A dialog whose form starts a study and goes there. */
function openForm(app: App, title: LabKey, picker: HTMLElement | null, holder: HTMLElement, message: () => StartTournament | StartTraining): void {
  const submit = (event: Event): void => {
    event.preventDefault();
    void attempt(async () => {
      const { kind, id } = await app.connection.request(message());
      dialog.close();
      go(studyHash({ kind, id }));
    });
  };
  const whole = element("form", { class: "dialog-form", onsubmit: submit }, picker, holder,
    element("footer", { class: "dialog-foot" }, element("button", { class: "button primary" }, word("start"))));
  const dialog = openDialog(word(title).replace("…", ""), "new-game", whole);
  dialog.element.classList.add("lab-form");
}

export function openTournamentForm(app: App): void {
  const holder = element("div", { class: "dialog-scroll" });
  const first = app.catalogue.games[0];
  if (!first) return;
  let form = tournamentForm(first);
  const choose = (game: string): void => {
    form = tournamentForm(entryOf(app.catalogue, game) ?? first);
    replace(holder, form.element);
  };
  const picker = element("div", { class: "game-choices", role: "radiogroup", "aria-label": word("game") },
    ...app.catalogue.games.map((entry) => element("label", { class: "game-choice" },
      element("input", { type: "radio", name: "lab-game", checked: entry === first, onchange: () => choose(entry.game) }),
      gameIcon(entry.game), element("span", {}, gameTitle(entry.game)))));
  choose(first.game);
  openForm(app, "new_tournament", picker, holder, () => form.message());
}

/** The form of a plan, as its learner describes it. */
export function openTrainingForm(app: App, learners: readonly Learner[]): void {
  const first = learners[0];
  if (!first) return;
  const holder = element("div", { class: "dialog-scroll" });
  let learner = first;
  let form = optionForm([], {});
  const choose = (name: string): void => {
    learner = learners.find((each) => each.learner === name) ?? first;
    form = withWords(learner.indonesian, () => optionForm(learner.options, learner.trial));
    replace(holder, element("div", { class: "dialog-body" }, form.element));
  };
  const who = choice("learner", "learner", null, learners.map((each) => [each.learner, `${gameTitle(each.game)}: ${spoken(each.title)}`]));
  who.select.addEventListener("change", () => choose(who.select.value));
  choose(first.learner);
  openForm(app, "new_training", element("div", { class: "dialog-body" }, who.element), holder,
    () => ({ type: "training", learner: learner.learner, plan: form.values() }));
}
