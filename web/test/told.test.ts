// What the server tells in English sentences: each that stands in its source has one in Indonesian.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { noteInIndonesian } from "../src/explain/notes";
import { Refusal } from "../src/protocol/requests";
import { settings } from "../src/settings";
import { bringWords } from "../src/words";
import { tellRefusal } from "../src/words/refusals";

const kSource = new URL("../../src", import.meta.url).pathname;

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.[ch]pp$/.test(entry.name) ? readFileSync(path, "utf8") : "";
  }).join("\n");
}

/** Neighbouring literals are one; what is filled in becomes a number. */
const sentence = (literals: string): string =>
  [...literals.matchAll(/"([^"]*)"/g)].map((match) => match[1]).join("").replace(/\{[^}]*\}/g, "7").replace(/: $/, ": 7");

/** Words for programs that speak the protocol wrongly: no person can cause them with this page. */
const isForPrograms = (text: string): boolean => /'\w+'|'7'|^7: |^unknown type/.test(text);

test("every refusal of the server has its sentence in Indonesian", () => {
  const code = sources(join(kSource, "server"));
  const found = [...code.matchAll(/ErrorCode::\w+,\s*(?:fmt::format\(\s*)?((?:"[^"]*"\s*)+)/g)].map((match) => sentence(match[1] ?? ""));
  assert.ok(found.length > 20);
  assert.deepEqual(found.filter((text) => !isForPrograms(text) && tellRefusal(text) === undefined), [], "add them to src/words/refusals.ts");
});

test("every note of an agent has its sentence in Indonesian", () => {
  const code = `${sources(join(kSource, "agents"))}\n${sources(join(kSource, "search"))}`;
  const whole = [...code.matchAll(/\.note = \s*([^;]*);/g)].map((match) => match[1] ?? "");
  const found = whole.flatMap((each) => each.match(/(?:"[^"]*"\s*)+/g) ?? []).map(sentence);
  assert.ok(found.length > 10);
  assert.deepEqual(found.filter((text) => noteInIndonesian(text) === undefined), [], "add them to src/explain/notes.ts");
});

test("what is filled in stays, and sentences inside sentences are told too", () => {
  assert.equal(noteInIndonesian("800 playouts, mean reward +0.125 for the mover"), "800 permainan acak, imbalan rata-rata +0.125 bagi yang melangkah");
  assert.equal(noteInIndonesian("by evaluation of the next brick; no learned values for so many colours"),
    "menurut evaluasi bata berikutnya; tidak ada nilai terlatih untuk warna sebanyak itu");
  assert.equal(noteInIndonesian("something new"), undefined);
});

test("a refusal has no English tail on the Indonesian page", async () => {
  // What a notice is drawn on, before its module is loaded.
  const drawn = { setAttribute: () => undefined, append: () => undefined, addEventListener: () => undefined };
  Object.assign(globalThis, { document: { createElement: () => drawn } });
  const { wordsOf } = await import("../src/parts/notices");
  await bringWords("id");
  settings.language = "id";
  assert.equal(wordsOf(new Refusal("bad_value", "there is nothing to take back")), "Tidak ada yang bisa dibatalkan.");
  settings.language = "en";
  assert.equal(wordsOf(new Refusal("bad_value", "there is nothing to take back")), "there is nothing to take back");
});
