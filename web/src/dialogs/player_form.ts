// Who sits on a seat: a person, the standard opponent by level, or any agent with its options; each may have a name.

import { type Child, element, replace } from "../dom";
import { levelOf, parseSpec, printSpec } from "../play/names";
import { type AgentInfo, changed, type GameEntry } from "../protocol/catalogue";
import type { Player } from "../protocol/messages";
import { say } from "../words";
import { agentSummary } from "../words/catalogue";
import { optionForm, type OptionForm } from "./option_form";

export interface PlayerForm {
  element: HTMLElement;
  player: () => Player;
}

type Kind = "person" | "level" | "agent";

const kLevels = 10;

function kindOf(player: Player): Kind {
  if (player.kind === "person") return "person";
  return levelOf(player) === null ? "agent" : "level";
}

function levelField(level: number): { element: HTMLElement; level: () => number } {
  const value = element("output", { class: "level-value" }, String(level));
  const slider = element("input", {
    type: "range", min: 1, max: kLevels, step: 1, value: level, "aria-label": say("level"),
    oninput: () => (value.textContent = slider.value),
  });
  const row = element("div", { class: "level-row" }, element("span", { class: "quiet" }, say("level")), slider, value);
  return { element: row, level: () => Number(slider.value) };
}

export interface AgentField {
  element: HTMLElement;
  spec: () => string;
}

export function agentField(entry: GameEntry, given: string): AgentField {
  const { name, options } = parseSpec(given);
  const first = entry.agents.find((agent) => agent.agent === name) ?? entry.agents[0];
  const summary = element("small", { class: "quiet" });
  const details = element("details", { class: "more" }, element("summary", {}, say("options")));
  const holder = element("div", {});
  const budget = element("input", { class: "field", type: "text", placeholder: "depth=6", "aria-label": say("budget") });
  details.append(holder);
  let agent: AgentInfo | undefined;
  let form: OptionForm | undefined;

  function choose(next: AgentInfo | undefined): void {
    agent = next;
    if (!next) return;
    const chosen = next.agent === name ? options : {};
    form = optionForm(next.options, chosen);
    summary.textContent = agentSummary(next.summary);
    const keys = Object.entries(chosen).filter(([key]) => ["depth", "nodes", "time"].includes(key));
    budget.value = keys.map(([key, value]) => `${key}=${value}`).join(",");
    budget.placeholder = next.budget === "" ? "time=1" : next.budget;
    const limit = element("div", { class: "option" }, element("span", {}, say("budget")), budget, element("small", {}, say("budget.help")));
    replace(holder, form.element, limit);
  }

  const select = element("select", {
    class: "field", "aria-label": say("agent"),
    onchange: () => choose(entry.agents.find((other) => other.agent === select.value)),
  }, ...entry.agents.map((each) => element("option", { value: each.agent, selected: each === first }, each.agent)));
  choose(first);

  const spec = (): string => {
    const own = changed(agent?.options ?? [], form?.values() ?? {});
    const text = printSpec({ name: agent?.agent ?? "random", options: own });
    const limits = budget.value.trim();
    return limits === "" ? text : `${text}${text.includes(":") ? "," : ":"}${limits}`;
  };
  return { element: element("div", { class: "agent-field" }, select, summary, details), spec };
}

let made = 0;

export function playerForm(entry: GameEntry, title: Child, given: Player): PlayerForm {
  const name = element("input", {
    class: "field", type: "text", maxlength: 40, placeholder: say("person"), "aria-label": say("name"),
    value: given.kind === "person" ? given.name : "", autocomplete: "nickname",
  });
  const called = element("input", {
    class: "field", type: "text", maxlength: 40, placeholder: say("name"), "aria-label": say("name"),
    value: given.kind === "agent" ? (given.name ?? "") : "",
  });
  const level = levelField(levelOf(given) ?? 3);
  const agent = agentField(entry, given.kind === "agent" ? given.spec : "best");
  const bodies: Record<Kind, HTMLElement> = { person: name, level: level.element, agent: agent.element };
  const body = element("div", { class: "player-body" });
  const group = `player-${++made}`;
  let kind = kindOf(given);

  function choose(next: Kind): void {
    kind = next;
    replace(body, next === "person" ? null : called, bodies[next]);
  }

  const choices = (["person", "level", "agent"] as const).map((each) => {
    const radio = element("input", { type: "radio", name: group, checked: each === kind, onchange: () => choose(each) });
    return element("label", { class: "choice" }, radio, element("span", {}, say(`kind.${each}`)));
  });
  choose(kind);

  const player = (): Player => {
    if (kind === "person") return { kind: "person", name: name.value.trim() };
    const spec = kind === "level" ? `best:level=${level.level()}` : agent.spec();
    const own = called.value.trim();
    return own === "" ? { kind: "agent", spec } : { kind: "agent", spec, name: own };
  };
  const legend = element("legend", {}, title);
  const whole = element("fieldset", { class: "player" }, legend, element("div", { class: "choices" }, ...choices), body);
  return { element: whole, player };
}
