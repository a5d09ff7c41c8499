// The tab "Explain": what an agent computes in the position that is shown, in its own terms; for the
// plain tree searches also their trees side by side, with a slider through the search.

import "./explain.css";
import { element, replace } from "../dom";
import { button } from "../parts/buttons";
import { openDialog } from "../parts/dialog";
import { attempt } from "../parts/notices";
import type { GameClient } from "../play/game_client";
import { parseSpec } from "../play/names";
import type { GameEntry } from "../protocol/catalogue";
import { Refusal } from "../protocol/requests";
import type { Explanation, SearchTree } from "../protocol/messages";
import { agentSummary } from "../words/catalogue";
import { count } from "../words";
import { drawMap } from "./board_map";
import { isLesson, lessonFor, openLesson } from "./lessons";
import { drawTree, seenByMover } from "./tree";
import { told, word } from "./words";

const kPause = 200;
const kTreeNodes = 400;
const kTreePlies = 64;
const kTreeAgents = ["minimax", "alphabeta", "negamax"];
const kCut = "alphabeta";
const kFull = "minimax";
const kDepth = 2;

export interface ExplainPanel {
  element: HTMLElement;
  /** The position on the screen may be another one now. */
  update: () => void;
}

function table(sheet: Explanation["sheets"][number]): HTMLElement {
  const head = element("tr", {}, ...sheet.columns.map((name) => element("th", { scope: "col" }, told(name))));
  const rows = sheet.rows.map((row, index) =>
    element("tr", { class: index === sheet.chosen ? "chosen" : null, "aria-current": index === sheet.chosen ? "true" : null },
      ...row.map((cell) => element("td", {}, told(cell)))));
  return element("section", {}, element("h3", {}, told(sheet.name)),
    element("div", { class: "sheet-table", tabindex: 0, role: "region", "aria-label": told(sheet.name) },
      element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows))));
}

function pictures(explanation: Explanation, client: GameClient): HTMLElement {
  return element("div", { class: "maps" }, ...explanation.maps.map((map) =>
    element("figure", {}, drawMap(client.info.layout, map.values, explanation.move), element("figcaption", {}, told(map.name)))));
}

function facts(explanation: Explanation): HTMLElement {
  return element("dl", { class: "facts" }, ...explanation.facts.flatMap(([name, value]) => [element("dt", {}, told(name)), element("dd", {}, told(value))]));
}

interface GrownTree {
  agent: string;
  tree: SearchTree;
}

/** The same trees side by side, as large as the window. */
function enlarge(found: readonly GrownTree[]): void {
  openDialog(word("tree"), "trees-dialog", element("div", { class: "dialog-body explained" }, treeFigures(found)));
}

function treeSection(found: readonly GrownTree[]): HTMLElement {
  return element("section", {},
    element("div", { class: "trees-head" }, element("h3", {}, word("tree")),
      element("button", { type: "button", class: "button", onclick: () => enlarge(found) }, word("larger"))),
    treeFigures(found));
}

const kPlaySeconds = 12;

/** Plays the search in its true order, from the first node or from where the slider stands. */
function playButton(slider: HTMLInputElement): HTMLElement {
  let timer: ReturnType<typeof setInterval> | undefined;
  const most = Number(slider.max);
  const halt = () => {
    clearInterval(timer);
    timer = undefined;
    button.textContent = word("run");
  };
  const move = (to: number) => {
    slider.value = String(to);
    slider.dispatchEvent(new Event("input"));
  };
  const go = () => {
    if (!slider.isConnected || Number(slider.value) >= most) halt();
    else move(Number(slider.value) + 1);
  };
  const button = element("button", {
    type: "button", class: "button",
    onclick: () => {
      if (timer !== undefined) return halt();
      if (Number(slider.value) >= most) move(1);
      timer = setInterval(go, Math.min(400, (kPlaySeconds * 1000) / most));
      button.textContent = word("halt");
    },
  }, word("run"));
  return button;
}

function treeFigures(found: readonly GrownTree[]): HTMLElement {
  const drawn = found.map(({ tree }) => drawTree(tree));
  const most = Math.max(...found.map(({ tree }) => tree.nodes.length));
  const slider = element("input", {
    type: "range", min: 1, max: most, value: most, "aria-label": word("step"),
    oninput: () => drawn.forEach((one) => one.show(Number(slider.value))),
  });
  return element("div", { class: "trees" },
    element("div", { class: "tree-steps" },
      element("label", { class: "tree-step" }, element("span", { class: "quiet" }, word("step")), slider), playButton(slider)),
    ...found.map(({ agent, tree }, index) =>
      element("figure", { "data-agent": agent },
        element("figcaption", {}, `${agent}: ${word("searched", { count: count(tree.searched) })}. `,
          !tree.whole && word("partly", { count: count(tree.nodes.length - 1) })),
        element("div", { class: "tree-scroll", tabindex: 0, role: "region", "aria-label": agent }, drawn[index]?.element))));
}

export function makeExplainPanel(client: GameClient, entry: GameEntry): ExplainPanel {
  const seated = client.info.seats.flatMap((seat) => (seat.kind === "agent" ? [parseSpec(seat.spec).name] : []));
  const agents = entry.agents.filter((agent) => agent.agent !== "gtp");
  const offered = lessonFor(entry.game);
  const lesson = isLesson(offered, client.info) ? offered : undefined;
  const first = agents.find((agent) => agent.agent === lesson?.agent) ?? agents.find((agent) => agent.agent !== "best" && seated.includes(agent.agent)) ??
    agents.find((agent) => agent.agent !== "best");
  const summary = element("small", { class: "quiet" });
  const body = element("div", { class: "explained", "aria-live": "polite" });
  const select = element("select", { class: "field", "aria-label": word("agent"), onchange: () => ask() },
    ...agents.map((agent) => element("option", { value: agent.agent, selected: agent === first }, agent.agent)));
  const depth = element("select", { class: "field", "aria-label": word("depth"), onchange: () => ask() },
    ...[1, 2, 3, 4].map((plies) => element("option", { value: plies, selected: plies === (lesson?.depth ?? kDepth) }, String(plies))));
  const depthRow = element("label", { class: "depth-row" }, element("span", { class: "quiet" }, word("depth")), depth);
  let asked = "";
  let run = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasTree = () => kTreeAgents.includes(select.value);
  const spec = (agent: string) => (kTreeAgents.includes(agent) ? [`${agent}:depth=${depth.value}`, ...(lesson ? [lesson.options] : [])].join(",") : agent);
  /** A search in full beside one that cuts. */
  const pair = () => (hasTree() ? [select.value === kCut ? kFull : select.value, kCut] : []);
  const seen = (tree: SearchTree) => (lesson ? seenByMover(tree) : tree);

  async function show(mine: number): Promise<void> {
    const ply = client.shown;
    const { id } = client.info;
    const explanation = await client.connection.request({ type: "explain", id, ply, agent: spec(select.value) });
    const found: GrownTree[] = [];
    for (const agent of pair()) {
      const tree = await client.connection.request({ type: "tree", id, ply, agent: spec(agent), plies: kTreePlies, nodes: kTreeNodes });
      found.push({ agent, tree: seen(tree) });
    }
    if (mine !== run) return;
    const rule = explanation.rule === "" ? "" : `: ${told(explanation.rule)}`;
    replace(body, element("p", { class: "explained-move" }, `${select.value} ${word("plays", { move: explanation.move })}${rule}`),
      facts(explanation), explanation.maps.length > 0 && pictures(explanation, client),
      found.length > 0 && treeSection(found), ...explanation.sheets.map(table));
  }

  function ask(): void {
    const wanted = `${client.info.id} ${client.shown} ${select.value} ${depth.value}`;
    depthRow.hidden = !hasTree();
    summary.textContent = agentSummary(agents.find((agent) => agent.agent === select.value)?.summary ?? "");
    if (wanted === asked) return;
    asked = wanted;
    const mine = ++run;
    clearTimeout(timer);
    timer = setTimeout(() => {
      body.setAttribute("aria-busy", "true");
      show(mine).catch((reason: unknown) => {
        if (mine !== run) return;
        if (reason instanceof Refusal && reason.code === "busy") return void (asked = "", ask());
        replace(body, element("p", { class: "quiet" }, word("nobody")));
      }).finally(() => body.removeAttribute("aria-busy"));
    }, kPause);
  }

  const example = offered && !lesson && button(word("example"), () => void attempt(() => openLesson(client.connection, offered)));
  const about = lesson && element("p", { class: "lesson-told" }, word(`lesson.${lesson.game}` as "lesson.ntil"));
  const form = element("div", { class: "explain-form" }, select, depthRow, summary, example, about);
  return { element: element("div", { class: "explain" }, form, body), update: ask };
}
