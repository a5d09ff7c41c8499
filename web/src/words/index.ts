// The page's words: a message by its key, in the person's language, with {values} filled in. English is always here;
// Indonesian comes when it is chosen, before anything is said in it.
// test/words.test.ts fails when a key is missing in a language, or used nowhere.

import { boardWords } from "../boards/words";
import { type Language, settings } from "../settings";
import { en, type Key } from "./en";

export type { Key } from "./en";
export type Values = Record<string, string | number>;

/** The page's messages and those that the boards bring along. */
const kEnglish: Record<string, string> = { ...boardWords, ...en };
let indonesian: typeof import("./indonesian") | null = null;

/** Before a language is chosen, its words are brought. */
export async function bringWords(language: Language): Promise<void> {
  if (language === "id") indonesian ??= await import("./indonesian");
}

function messages(): Record<string, string> {
  return (settings.language === "id" ? indonesian?.messages : null) ?? kEnglish;
}

export function say(key: Key, values: Values = {}): string {
  return sayIfKnown(key, values) ?? key;
}

/** A message whose key is made from data; undefined when nobody wrote one. */
export function sayIfKnown(key: string, values: Values = {}): string | undefined {
  const template = messages()[key];
  return template === undefined ? undefined : filled(template, values);
}

/** A message with its {values}, numbers as the language writes them. */
export function filled(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? count(value) : value;
  });
}

/** Why the server refused, which it tells in English, in Indonesian; undefined when nobody wrote it. */
export function refusalInIndonesian(english: string): string | undefined {
  return indonesian?.tellRefusal(english);
}

function locale(): string {
  return settings.language === "id" ? "id-ID" : "en-GB";
}

export function count(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

/** With at most so many decimals, and at least as many as wanted: 13,150; 2.33335; 0.30. */
export function decimal(value: number, most: number, least = 0): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);
}

/** "3 min ago", of a time in ISO 8601. */
export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return "";
  const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto", style: "short" });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return say("time.now");
}
