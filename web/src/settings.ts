// What the page remembers on this device: language, theme, digits, discs, speed, name; seat tokens of games.

import { Emitter } from "./emitter";
import { isSpeed, type Speed } from "./play/speed";

export type Language = "en" | "id";
export type Theme = "system" | "light" | "dark";

/** Colours of discs; the palette is in boards.css. */
export const kDiscs = ["black", "white", "indigo", "soga", "red", "gold"] as const;
export type Disc = (typeof kDiscs)[number];
/** The first player's and the second's; never the same. */
export type Discs = readonly [Disc, Disc];

export interface Settings {
  language: Language;
  theme: Theme;
  digits: boolean;
  /** A board of points in three dimensions. */
  solid: boolean;
  /** Colours of the two sides' discs. */
  discs: Discs;
  speed: Speed;
  name: string;
}

const kKey = "papan.settings";

function systemLanguage(): Language {
  return typeof navigator !== "undefined" && /^(id|ms|jv|su)\b/.test(navigator.language) ? "id" : "en";
}

function readJson(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function keepJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the page forgets, and works.
  }
}

export function isDisc(text: unknown): text is Disc {
  return kDiscs.some((disc) => disc === text);
}

function readDiscs(kept: unknown): Discs {
  const [first, second] = Array.isArray(kept) ? (kept as unknown[]) : [];
  return isDisc(first) && isDisc(second) && first !== second ? [first, second] : ["black", "white"];
}

function load(): Settings {
  const kept = readJson(kKey);
  const theme = kept["theme"];
  const speed = kept["speed"];
  return {
    language: kept["language"] === "en" || kept["language"] === "id" ? kept["language"] : systemLanguage(),
    theme: theme === "light" || theme === "dark" ? theme : "system",
    digits: kept["digits"] === true,
    solid: kept["solid"] === true,
    discs: readDiscs(kept["discs"]),
    speed: typeof speed === "string" && isSpeed(speed) && speed !== "step" ? speed : "normal",
    name: typeof kept["name"] === "string" ? kept["name"] : "",
  };
}

export const settings: Settings = load();
export const settingsChanged = new Emitter<keyof Settings>();

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  if (settings[key] === value) return;
  settings[key] = value;
  keepJson(kKey, settings);
  settingsChanged.emit(key);
}

/** Small values that belong to one game on this device: its seat token, the end of its clock. */
export function keptOf(kind: "seat" | "clock", id: number): string | undefined {
  const value = readJson(`papan.${kind}`)[String(id)];
  return typeof value === "string" ? value : undefined;
}

export function keepOf(kind: "seat" | "clock", id: number, value: string | undefined): void {
  const all = readJson(`papan.${kind}`);
  if (value === undefined) delete all[String(id)];
  else all[String(id)] = value;
  keepJson(`papan.${kind}`, all);
}
