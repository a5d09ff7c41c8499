// The rules of a game on one screen, in the person's language, with small boards as pictures.

import { drawStill } from "../boards/index";
import { loadDemo } from "../demos/demos";
import { element } from "../dom";
import type { GameEntry } from "../protocol/catalogue";
import type { Layout, Parameters } from "../protocol/messages";
import { settings } from "../settings";
import { choiceWords, optionLabel } from "../words/catalogue";
import { type Block, isSaidOf, type Rules, type Run } from "./parse";

const kRules = import.meta.glob<Rules>("../../../docs/games/*.md", { query: "?rules", import: "default" });

async function rulesOf(game: string): Promise<Rules | null> {
  const paths = Object.keys(kRules).filter((path) => path.includes(`/${game}.`));
  for (const path of paths) {
    const rules = await kRules[path]?.();
    if (rules && rules.en.length > 0) return rules;
  }
  return null;
}

function runElements(runs: readonly Run[]): (HTMLElement | string)[] {
  return runs.map(([style, text]) => (style === "plain" ? text : element(style, {}, text)));
}

/** A plain grid for rows of text. */
function gridOf(rows: readonly string[]): Layout {
  const columns = Math.max(...rows.map((row) => row.length));
  const cells = rows.flatMap((_, row) =>
    Array.from({ length: columns }, (__, column): Layout["cells"][number] => ["", column, row]));
  const symbols = [...new Set(rows.join(""))].map((symbol) => ({ symbol, name: symbol, glyph: symbol }));
  return { shape: "squares", columns, rows: rows.length, cells, lines: [], symbols };
}

function pieceAt(rows: readonly string[], cell: Layout["cells"][number]): string {
  const piece = rows[cell[2]]?.[cell[1]] ?? "-";
  return piece === " " || piece === "." ? "-" : piece;
}

async function board(game: string, rows: readonly string[]): Promise<SVGElement> {
  const shipped = (await loadDemo(game))?.layout;
  const layout = shipped?.shape === "points" ? shipped : gridOf(rows);
  const pieces = layout.cells.map((cell) => pieceAt(rows, cell)).join("");
  return drawStill(layout, pieces, game);
}

async function blockElement(game: string, block: Block, parameters: Parameters): Promise<HTMLElement> {
  switch (block.kind) {
    case "text": return element("p", {}, ...runElements(block.runs));
    case "list": {
      const said = block.items.filter((item) => isSaidOf(item, parameters));
      return element("ul", {}, ...said.map(({ runs }) => element("li", {}, ...runElements(runs))));
    }
    case "boards": {
      const pictures = await Promise.all(block.boards.map((rows) => board(game, rows)));
      return element("div", { class: "rules-boards", "aria-hidden": "true" }, ...pictures);
    }
  }
}

/** What this game was begun with: "Board 7x9 · Rules Damdaman". */
export function parameterWords(entry: GameEntry, parameters: Parameters): string {
  return entry.parameters
    .filter(({ key }) => parameters[key] !== undefined && parameters[key] !== "variant")
    .map((option) => `${optionLabel(option)}: ${choiceWords(parameters[option.key] ?? "")}`)
    .join(" · ");
}

/** The rules of a game as it is played here: by its parameters. */
export function rulesPanel(game: string, parameters: Parameters, entry: GameEntry | undefined): HTMLElement {
  const panel = element("div", { class: "rules" });
  if (entry) panel.append(element("p", { class: "quiet rules-parameters" }, parameterWords(entry, parameters)));
  void rulesOf(game).then(async (rules) => {
    const blocks = rules?.[settings.language] ?? [];
    panel.append(...(await Promise.all(blocks.map((block) => blockElement(game, block, parameters)))));
  });
  return panel;
}
