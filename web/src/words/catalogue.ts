// The catalogue's own words, which the server tells in English, in Indonesian: it brings them along, by the English text.
// A text without a translation is shown as it is.

import type { OptionInfo } from "../protocol/catalogue";
import { settings } from "../settings";
import { sayIfKnown } from "./index";

let indonesian: Record<string, string> = {};

/** Returns those that were known before. */
export function takeWords(words: Record<string, string>): Record<string, string> {
  const before = indonesian;
  indonesian = words;
  return before;
}

export function inLanguage(text: string): string {
  return settings.language === "id" ? (indonesian[text] ?? text) : text;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function labelOf(option: Pick<OptionInfo, "key">): string {
  return option.key.replace(/_/g, " ");
}

export function optionLabel(option: OptionInfo): string {
  return capital(inLanguage(labelOf(option)));
}

export function optionHelp(option: OptionInfo): string {
  return inLanguage(option.help);
}

export function choiceWords(choice: string): string {
  return sayIfKnown(`choice.${choice}`) ?? inLanguage(choice);
}

export function agentSummary(summary: string): string {
  return inLanguage(summary);
}

export function gameSummary(game: string, summary: string): string {
  return sayIfKnown(`summary.${game}`) ?? summary;
}
