// The page's words: a message by its key, in the person's language, with {values} filled in.
// test/words.test.ts fails when a key is missing in a language, or used nowhere.

import { boardWords } from "../boards/words";
import { settings } from "../settings";
import { en, type Key } from "./en";
import { id } from "./id";

export type { Key } from "./en";
export type Values = Record<string, string | number>;

/** The page's messages and those that the boards bring along. */
const kMessages: Record<"en" | "id", Record<string, string>> = {
  en: { ...boardWords.en, ...en },
  id: { ...boardWords.id, ...id },
};

export function say(key: Key, values: Values = {}): string {
  return sayIfKnown(key, values) ?? key;
}

/** A message whose key is made from data; undefined when nobody wrote one. */
export function sayIfKnown(key: string, values: Values = {}): string | undefined {
  return kMessages[settings.language][key]?.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? count(value) : value;
  });
}

export function count(value: number): string {
  return new Intl.NumberFormat(settings.language === "id" ? "id-ID" : "en-GB").format(value);
}

/** "3 minutes ago", in words, of a time in ISO 8601. */
export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return "";
  const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return say("time.now");
}
