// The one-screen rules out of a page of docs/games: the section "In short" (English) or "Singkatnya"
// (Indonesian), in a small part of Markdown: paragraphs, lists, **strong**, *emphasis*, `code`, and
// fenced blocks "board" whose rows are a position to draw. An item that begins with parameters, as in
// "- `rules=damdaman|tabal, promotion=variant` or `promotion=row`: ...", is said only of games that have them.
// Runs when the page is built.
// Tested in test/rules.test.ts.

export type Run = ["plain" | "strong" | "em" | "code", string];

/** All values that each parameter may have. */
export type Wanted = Record<string, string[]>;

export interface Item {
  runs: Run[];
  /** One of these must hold; none: always. */
  when: Wanted[];
}

export type Block =
  | { kind: "text"; runs: Run[] }
  | { kind: "list"; items: Item[] }
  | { kind: "boards"; boards: string[][] };

export interface Rules {
  en: Block[];
  id: Block[];
}

const kHeadings = { en: "In short", id: "Singkatnya" } as const;

export function parseRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (part === "") continue;
    if (part.startsWith("**")) runs.push(["strong", part.slice(2, -2)]);
    else if (part.startsWith("*")) runs.push(["em", part.slice(1, -1)]);
    else if (part.startsWith("`")) runs.push(["code", part.slice(1, -1)]);
    else runs.push(["plain", part]);
  }
  return runs;
}

const kCondition = /^((?:`[^`]*=[^`]*`(?: or )?)+): /;

function parseWanted(text: string): Wanted {
  const pairs = text.split(",").map((pair) => pair.trim().split("="));
  return Object.fromEntries(pairs.map(([key = "", values = ""]) => [key, values.split("|")]));
}

export function parseItem(text: string): Item {
  const condition = kCondition.exec(text);
  if (!condition) return { runs: parseRuns(text), when: [] };
  const when = [...(condition[1] ?? "").matchAll(/`([^`]+)`/g)].map((match) => parseWanted(match[1] ?? ""));
  return { runs: parseRuns(text.slice(condition[0].length)), when };
}

/** Is the item said of a game with these parameters? */
export function isSaidOf({ when }: Item, parameters: Record<string, string>): boolean {
  return when.length === 0 || when.some((wanted) => Object.entries(wanted).every(([key, values]) => values.includes(parameters[key] ?? "")));
}

/** Lines of a section, its heading and the next one left out. */
export function section(markdown: string, heading: string): string[] {
  const lines = markdown.split("\n");
  const start = lines.findIndex((line) => line.trim() === `## ${heading}`);
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith("## "));
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

function addBoard(blocks: Block[], rows: string[]): void {
  const last = blocks[blocks.length - 1];
  if (last?.kind === "boards") last.boards.push(rows);
  else blocks.push({ kind: "boards", boards: [rows] });
}

function addWords(blocks: Block[], lines: string[]): void {
  if (lines.length === 0) return;
  if (!lines[0]?.startsWith("- ")) {
    blocks.push({ kind: "text", runs: parseRuns(lines.join(" ")) });
    return;
  }
  const items = lines.join("\n").replace(/\n {2}/g, " ").split("\n");
  blocks.push({ kind: "list", items: items.map((item) => parseItem(item.slice(2))) });
}

export function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let words: string[] = [];
  let board: string[] | null = null;
  for (const line of lines) {
    if (line.startsWith("```")) {
      if (board) addBoard(blocks, board);
      else addWords(blocks, words);
      words = [];
      board = board ? null : [];
    } else if (board) {
      board.push(line);
    } else if (line.trim() === "") {
      addWords(blocks, words);
      words = [];
    } else {
      words.push(line);
    }
  }
  addWords(blocks, words);
  return blocks;
}

export function parseRules(markdown: string): Rules {
  return {
    en: parseBlocks(section(markdown, kHeadings.en)),
    id: parseBlocks(section(markdown, kHeadings.id)),
  };
}
