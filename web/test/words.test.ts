// Words: the same keys in both languages, every key used somewhere, the same {values} in both.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { boardWords } from "../src/boards/words";
import { boardWordsInIndonesian } from "../src/boards/words_id";
import { en } from "../src/words/en";
import { id } from "../src/words/id";

const kSource = new URL("../src", import.meta.url).pathname;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith(".ts") && !/words\/(en|id)\.ts$/.test(path) ? [readFileSync(path, "utf8")] : [];
  });
}

function values(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();
}

test("both languages have the same keys", () => {
  assert.deepEqual(Object.keys(id).sort(), Object.keys(en).sort());
  assert.deepEqual(Object.keys(boardWordsInIndonesian).sort(), Object.keys(boardWords).sort());
});

test("both languages use the same values, and no message is empty", () => {
  for (const [key, message] of Object.entries(en)) {
    const other = id[key as keyof typeof en];
    assert.deepEqual(values(other), values(message), key);
    assert.ok(message.length > 0 && other.length > 0, key);
  }
});

test("every key is used", () => {
  const code = sources(kSource).join("\n");
  // Keys made from data, as `error.${code}`: their beginning stands in the source.
  const made = new Set([...code.matchAll(/`([a-z]+\.)\$\{/g)].map((match) => match[1]));
  const unused = Object.keys(en).filter((key) => {
    const beginning = `${key.split(".")[0]}.`;
    return !code.includes(`"${key}"`) && !(key.includes(".") && made.has(beginning));
  });
  assert.deepEqual(unused, []);
});

test("every key that the source names exists", () => {
  const code = sources(kSource).join("\n");
  const named = [...code.matchAll(/\bsay\("([^"]+)"/g)].map((match) => match[1] ?? "");
  const known = new Set([...Object.keys(en), ...Object.keys(boardWords)]);
  assert.deepEqual(named.filter((key) => !known.has(key)), []);
});

test("no jargon where rules are chosen: seed and variant have words", () => {
  for (const words of [en, id]) {
    assert.doesNotMatch(words["choice.seed"], /seed/i);
    assert.doesNotMatch(words["choice.variant"], /varia/i);
  }
});

test("one word for a piece in Indonesian: bidak", () => {
  const told = { ...id, ...boardWordsInIndonesian };
  assert.deepEqual(Object.entries(told).filter(([, message]) => /keping/i.test(message)), []);
  const rules = new URL("../../docs/games", import.meta.url).pathname;
  for (const file of readdirSync(rules)) assert.doesNotMatch(readFileSync(join(rules, file), "utf8"), /keping/i, file);
});
