// Vite: a page of docs/games imported with "?rules" becomes the blocks of its one-screen rules.

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { parseRules } from "../src/rules/parse";

const kSuffix = "?rules";

export function rulesPlugin(): Plugin {
  return {
    name: "papan-rules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(kSuffix)) return null;
      const file = id.slice(0, -kSuffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parseRules(await readFile(file, "utf8")))};`;
    },
  };
}
