// What is shown of an explanation: while its agent thinks, that it does and for how long, with what it has so far;
// then its move and rule, whose values they are, quantities on small boards, grids, trees and tables.

import { element, replace, write } from "../dom";
import { button } from "../parts/buttons";
import { openDialog } from "../parts/dialog";
import { parseSpec } from "../play/names";
import type { Explanation, Layout } from "../protocol/messages";
import type { Message } from "../protocol/requests";
import { count } from "../words";
import type { News } from "./asker";
import { drawMap } from "./board_map";
import type { Part } from "./question";
import { drawSheet, gridLegend, gridTable } from "./sheets";
import { treeSection } from "./trees";
import { told, word } from "./words";

interface Wishes {
  stop: () => void;
  again: () => void;
}

const kTick = 1000;
/** Boards of more columns have numbers too small for the panel. */
const kWideBoard = 12;

/** Plain numbers in words: 20,000 nodes, 0.1 s. */
function partText({ key, done, of }: Part): string {
  return word(`part.${key}`, { done: count(done), of: count(of) });
}

function facts(explanation: Explanation): HTMLElement {
  return element("dl", { class: "facts" }, ...explanation.facts.map(([name, value]) =>
    element("div", { class: "fact" }, element("dt", {}, told(name)), element("dd", {}, told(value)))));
}

/** The agent's name, and quietly after it the options that have a value; a line ends between two of them. */
function agentWords(spec: string): (string | HTMLElement)[] {
  const { name, options } = parseSpec(spec);
  const set = Object.entries(options).filter(([, value]) => value !== "").map(([key, value]) => `${key}=${value}`);
  if (set.length === 0) return [name];
  const parts = set.flatMap((option, index) => [index === 0 ? ":" : ",", element("wbr", {}), option]);
  return [name, element("span", { class: "explained-options" }, ...parts)];
}

function headed(title: string, larger: (() => HTMLElement) | null, ...content: HTMLElement[]): HTMLElement {
  const enlarge = larger && button(word("larger"), () =>
    void openDialog(title, "trees-dialog", element("div", { class: "dialog-body explained" }, larger())));
  return element("section", {}, element("div", { class: "trees-head" }, element("h3", {}, title), enlarge), ...content);
}

export class Answer {
  readonly element: HTMLElement;
  private side_: string | null = null;
  private began_ = 0;
  private timer_: ReturnType<typeof setInterval> | undefined;
  private readonly status_ = element("span", { role: "status" });
  /** Not read aloud: it changes every second. */
  private readonly clock_ = element("span", { class: "quiet", "aria-hidden": "true" });
  private readonly stop_: HTMLElement;
  private readonly again_: HTMLElement;
  private readonly line_: HTMLElement;
  private readonly body_ = element("div", { class: "explained" });
  private readonly trees_ = element("div", {});

  constructor(private readonly layout_: Layout, wishes: Wishes) {
    this.stop_ = button(word("halt"), wishes.stop);
    this.again_ = button(word("again"), wishes.again);
    this.line_ = element("div", { class: "explain-status", hidden: true }, this.status_, this.clock_, this.stop_, this.again_);
    this.element = element("div", { class: "explain-answer" }, this.line_, this.body_);
  }

  /** What was shown is no answer any more. It keeps its room, so that nothing jumps while the next one comes. */
  wait(agent: string, side: string | null): void {
    this.body_.style.minHeight = `${this.body_.offsetHeight}px`;
    replace(this.body_);
    this.side_ = side;
    this.think(`${agent}: `);
  }

  clear(): void {
    this.calm();
    this.line_.hidden = true;
    this.body_.style.minHeight = "";
    replace(this.body_);
  }

  say(text: string): void {
    this.clear();
    replace(this.body_, element("p", { class: "quiet" }, text));
  }

  halted(): void {
    this.calm();
    this.body_.style.minHeight = "";
    write(this.status_, word("stopped"));
    this.stop_.hidden = true;
    this.again_.hidden = false;
  }

  hear(news: News): void {
    if (news.kind === "told") this.tell(news.explanation, news.part);
    else if (news.kind === "grown") replace(this.trees_, treeSection(news.trees, this.side_ ?? ""));
    else if (news.kind === "refused") this.say(news.text);
    else {
      this.calm();
      this.line_.hidden = true;
    }
  }

  private think(who: string): void {
    this.calm();
    this.began_ = Date.now();
    this.line_.hidden = false;
    this.stop_.hidden = false;
    this.again_.hidden = true;
    this.element.setAttribute("aria-busy", "true");
    write(this.status_, who + word("thinking"));
    this.timer_ = setInterval(() => write(this.clock_, word("seconds", { seconds: Math.round((Date.now() - this.began_) / 1000) })), kTick);
  }

  private calm(): void {
    clearInterval(this.timer_);
    write(this.clock_, "");
    this.element.removeAttribute("aria-busy");
  }

  private tell(explanation: Message<"explanation">, part: Part | null): void {
    const rule = explanation.rule === "" ? "" : `: ${told(explanation.rule)}`;
    replace(this.trees_);
    this.body_.style.minHeight = "";
    replace(this.body_,
      part !== null && element("p", { class: "explained-part" }, partText(part)),
      element("p", { class: "explained-move", "data-part": part === null ? null : part.done },
        ...agentWords(explanation.agent), ` ${word("plays", { move: explanation.move })}${rule}`),
      this.side_ !== null && element("p", { class: "quiet values-for" }, word("valuesFor", { side: this.side_ })),
      facts(explanation),
      explanation.maps.length > 0 && this.maps(explanation),
      ...explanation.grids.map((grid) => headed(told(grid.name), () => gridTable(grid), gridTable(grid), gridLegend(grid))),
      this.trees_,
      ...explanation.sheets.map(drawSheet));
  }

  private maps(explanation: Explanation): HTMLElement {
    const draw = (): HTMLElement => element("div", { class: "maps" }, ...explanation.maps.map((map) =>
      element("figure", {}, drawMap(this.layout_, map.values, explanation.move), element("figcaption", {}, told(map.name)))));
    if (this.layout_.columns <= kWideBoard) return draw();
    return headed(told(explanation.maps[0]?.name ?? ""), draw, draw());
  }
}
