// A form for options as the catalogue describes them: parameters of games, options of agents.
// Labels and help come from the description; Indonesian words for them come along.

import { element } from "../dom";
import type { OptionInfo } from "../protocol/catalogue";
import type { Parameters } from "../protocol/messages";
import { choiceWords, optionHelp, optionLabel } from "../words/catalogue";

export interface OptionForm {
  element: HTMLElement;
  values: () => Parameters;
  /** The field of an option, for those who know more of it than its description. */
  field: (key: string) => Field | undefined;
}

export type Field = HTMLInputElement | HTMLSelectElement;

function choiceField(option: OptionInfo, chosen: string): HTMLSelectElement {
  const entries = (option.choices ?? []).map((choice) =>
    element("option", { value: choice, selected: choice === chosen }, choiceWords(choice)));
  return element("select", { class: "field" }, ...entries);
}

function numberField(option: OptionInfo, chosen: string): HTMLInputElement {
  const step = option.kind === "integer" ? 1 : "any";
  const bounds = { min: option.least, max: option.most, step };
  return element("input", { class: "field", type: "number", required: true, value: chosen, ...bounds });
}

function flagField(chosen: string): HTMLInputElement {
  return element("input", { type: "checkbox", class: "check", checked: chosen === "on" });
}

function fieldOf(option: OptionInfo, chosen: string): Field {
  switch (option.kind) {
    case "flag": return flagField(chosen);
    case "choice": return choiceField(option, chosen);
    case "integer":
    case "real": return numberField(option, chosen);
    case "text": return element("input", { class: "field", type: "text", value: chosen });
  }
}

function valueOf(field: Field): string {
  if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked ? "on" : "off";
  return field.value;
}

let made = 0;

export function optionForm(options: readonly OptionInfo[], chosen: Parameters): OptionForm {
  const fields = new Map<string, Field>();
  const rows = options.map((option) => {
    const name = `option-${++made}`;
    const field = fieldOf(option, chosen[option.key] ?? option.default);
    field.id = name;
    field.name = option.key;
    field.setAttribute("aria-describedby", `${name}-help`);
    fields.set(option.key, field);
    const label = element("label", { for: name }, optionLabel(option));
    const help = element("small", { id: `${name}-help` }, optionHelp(option));
    const flag = option.kind === "flag" ? " flag" : "";
    return element("div", { class: `option${flag}` }, label, field, help);
  });
  const values = (): Parameters => Object.fromEntries([...fields].map(([key, field]) => [key, valueOf(field)]));
  return { element: element("div", { class: "options" }, ...rows), values, field: (key) => fields.get(key) };
}
