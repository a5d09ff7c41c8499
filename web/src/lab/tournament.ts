// A tournament's standings and its cross-table, the best first, as the command line prints them.

import type { App } from "../app";
import { type Child, element, replace, svg } from "../dom";
import { type AgentInfo, entryOf, type GameEntry } from "../protocol/catalogue";
import type { AgentStanding, Interval, Standings, Study } from "../protocol/lab";
import { count, decimal } from "../words";
import { choiceWords, optionLabel } from "../words/catalogue";
import type { Shown } from "./lab_view";
import { plotFigures } from "./report";
import { briefSpec, byRank, meeting, type Tally, tallyText } from "./standings";
import { spoken, word } from "./words";

const kBarWide = 120;
const kBarHigh = 16;

/** Ratings are written without a thousands sign. */
function signed(value: number, decimals = 0): string {
  const size = Math.abs(value);
  const text = decimals === 0 ? size.toFixed(0) : decimal(size, decimals, decimals);
  return Number(size.toFixed(decimals)) === 0 ? text : `${value < 0 ? "−" : "+"}${text}`;
}

/** The interval as a line, the estimate as a dot, zero as a tick: the same scale in every row. */
function whisker(value: number, { low, high }: Interval, scale: Interval): SVGElement {
  const at = (each: number): number => 4 + ((kBarWide - 8) * (each - scale.low)) / Math.max(1e-9, scale.high - scale.low);
  const middle = kBarHigh / 2;
  const zero = scale.low < 0 && scale.high > 0 && svg("path", { d: `M${at(0)} 1V${kBarHigh - 1}`, class: "whisker-zero" });
  return svg("svg", { viewBox: `0 0 ${kBarWide} ${kBarHigh}`, width: kBarWide, height: kBarHigh, class: "whisker", "aria-hidden": "true" },
    zero,
    svg("path", { d: `M${at(low)} ${middle}H${at(high)}M${at(low)} ${middle - 4}v8M${at(high)} ${middle - 4}v8`, class: "whisker-line" }),
    svg("circle", { cx: at(value), cy: middle, r: 3.5, class: "whisker-dot" }));
}

type Estimate = Interval & { value: number };

function estimateOf(agent: AgentStanding, solo: boolean): Estimate {
  if (solo) return { value: agent.points?.mean ?? 0, low: agent.points?.low ?? 0, high: agent.points?.high ?? 0 };
  return { value: agent.elo?.difference ?? 0, low: agent.elo?.low ?? 0, high: agent.elo?.high ?? 0 };
}

/** The agent's number and name; the whole spec when one points at it. */
function agentCell(index: number, spec: string, known: readonly AgentInfo[]): HTMLElement {
  return element("th", { scope: "row", class: "agent-cell", title: spec },
    element("span", { class: "agent-number" }, String(index + 1)), element("span", { class: "agent-name" }, briefSpec(known, spec)));
}

function standingsTable(standings: Standings, known: readonly AgentInfo[]): HTMLElement {
  const { agents, solo } = standings;
  const found = agents.filter(({ games }) => games > 0).map((agent) => estimateOf(agent, solo));
  const scale = { low: Math.min(0, ...found.map(({ low }) => low)), high: Math.max(0, ...found.map(({ high }) => high)) };
  const heads = [word("rank"), word("agent"), word("games"), word("tally"), ...(solo ? [word("points")] : [word("score"), word("elo")]),
    word("interval"), "", word(solo ? "moves" : "margin"), word("nodes")];
  const rows = byRank(standings).flatMap((index, rank) => {
    const agent = agents[index];
    if (!agent) return [];
    const { value, low, high } = estimateOf(agent, solo);
    const played = agent.games > 0;
    const number = (text: string): HTMLElement => element("td", { class: "number" }, played ? text : "–");
    const digits = solo ? 2 : 0;
    const show = (each: number): string => (solo ? decimal(each, digits, digits) : signed(each));
    const cells: Child[] = [
      element("td", { class: "number" }, String(rank + 1)),
      agentCell(index, agent.agent, known),
      element("td", { class: "number" }, count(agent.games)),
      element("td", { class: "number", "data-cell": "tally" }, tallyText(agent)),
      !solo && number(`${decimal(100 * (agent.score ?? 0), 1, 1)} %`),
      element("td", { class: "number strong", "data-cell": "elo" }, played ? show(value) : "–"),
      number(`${show(low)} … ${show(high)}`),
      element("td", {}, played && whisker(value, { low, high }, scale)),
      number(solo ? decimal(agent.moves / agent.games, 1, 1) : signed(agent.margin?.mean ?? 0, 2)),
      number(agent.moves > 0 ? count(Math.round(agent.nodes / agent.moves)) : "–"),
    ];
    return [element("tr", {}, ...cells)];
  });
  const head = element("tr", {}, ...heads.map((text) => (text === "" ? element("td", {}) : element("th", { scope: "col" }, text))));
  return element("table", { class: "standings" }, element("thead", {}, head), element("tbody", {}, ...rows));
}

/** From lost to won in five steps, for the tint. */
function tint({ wins, draws, losses }: Tally): string {
  const games = wins + draws + losses;
  if (games === 0) return "";
  return ` tint-${Math.round((4 * (wins + draws / 2)) / games)}`;
}

function crossTable(standings: Standings, known: readonly AgentInfo[]): HTMLElement {
  const order = byRank(standings);
  const name = (index: number): string => standings.spec.agents[index] ?? "";
  const head = element("tr", {}, element("td", {}),
    ...order.map((index) => element("th", { scope: "col", title: name(index) }, String(index + 1))));
  const rows = order.map((row) => element("tr", {},
    agentCell(row, name(row), known),
    ...order.map((column) => {
      const tally = meeting(standings, row, column);
      const words = !tally ? "·" : tally.wins + tally.draws + tally.losses === 0 ? "–" : tallyText(tally);
      return element("td", { class: `number${tally ? tint(tally) : " nobody"}` }, words);
    })));
  return element("table", { class: "cross" }, element("thead", {}, head), element("tbody", {}, ...rows));
}

function scroll(label: string): HTMLElement {
  return element("div", { class: "lab-scroll", tabindex: 0, role: "region", "aria-label": label });
}

function settingsOf({ spec }: Standings, entry: GameEntry | undefined): string {
  const rules = Object.entries(spec.parameters).map(([key, value]) => {
    const option = entry?.parameters.find((each) => each.key === key);
    return `${option ? optionLabel(option) : key} ${choiceWords(value)}`;
  });
  const budget = spec.budget === "" ? [] : [`${word("budget")} ${spec.budget}`];
  return [word(spec.format === "gauntlet" ? "gauntlet" : "round_robin"), ...rules, ...budget, `${word("seed")} ${spec.seed}`].join(" · ");
}

export function tournamentPart(app: App): Shown<Study> {
  const settings = element("p", { class: "quiet" });
  const table = scroll(word("standings"));
  const cross = scroll(word("cross"));
  const help = element("p", { class: "quiet" });
  const plots = element("div", { class: "plots" });
  const show = (study: Study): void => {
    if (study.kind !== "tournament") return;
    const standings = study.content;
    const entry = entryOf(app.catalogue, standings.spec.game);
    settings.textContent = settingsOf(standings, entry);
    const known = entry?.agents ?? [];
    replace(table, standingsTable(standings, known));
    replace(cross, crossTable(standings, known));
    help.textContent = word("cross_help") + (standings.solo ? `, ${word("cross_deals")}` : "");
    replace(plots, ...(study.chapter && study.done > 0 ? plotFigures(spoken(study.chapter)) : []));
  };
  const whole = element("div", { class: "lab-body" }, settings,
    element("section", {}, element("h2", {}, word("standings")), table),
    element("div", { class: "lab-pair" }, element("section", {}, element("h2", {}, word("cross")), cross, help), plots));
  return { element: whole, show };
}
