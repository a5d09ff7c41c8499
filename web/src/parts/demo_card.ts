// A card of the home page: a board that replays a short game between two agents, slowly, over and over.
// The games are canned (demos/, made by tools/make_demos.ts), so that idle pages cost the server nothing.

import { type Board, makeBoard } from "../boards/index";
import { type Demo, loadDemo } from "../demos/demos";
import { element } from "../dom";
import { gameTitle } from "../play/names";
import { reducedMotion } from "../play/speed";
import { settings } from "../settings";
import { say, sayIfKnown } from "../words";
import { gameSummary } from "../words/catalogue";

const kPause = 1200;
const kEndPause = 4000;
const kStep = 220;

export interface DemoCard {
  element: HTMLElement;
  start: () => Promise<void>;
  stop: () => void;
}

function boardOf(demo: Demo): Board {
  const board = makeBoard({
    game: demo.game,
    layout: demo.layout,
    digits: settings.digits,
    flipped: false,
    say: (key, values) => sayIfKnown(key, values) ?? key,
    onMove: () => undefined,
    onRefuse: () => undefined,
  });
  return board;
}

export function demoCard(game: string, summary: string, onclick: () => void): DemoCard {
  // The board is a picture here: the button above it has the words.
  const picture = element("div", { class: "demo-board", "aria-hidden": "true", inert: true });
  const label = element("span", { class: "demo-words" },
    element("strong", {}, gameTitle(game)), element("span", { class: "quiet" }, gameSummary(game, summary)));
  const card = element("div", { class: "demo" }, picture, label,
    element("button", { type: "button", class: "demo-play", onclick, "aria-label": say("home.play", { game: gameTitle(game) }) }));
  card.dataset["game"] = game;
  let board: Board | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function step(demo: Demo, index: number): Promise<void> {
    const frame = demo.frames[index % demo.frames.length];
    if (stopped || !board || !frame) return;
    await board.show(frame, { milliseconds: frame.ply === 0 ? 0 : kStep });
    const next = demo.frames[frame.ply + 1];
    const wait = next === undefined ? kEndPause : next.by === "chance" ? 0 : kPause;
    timer = setTimeout(() => void step(demo, document.hidden ? index : index + 1), wait);
  }

  async function start(): Promise<void> {
    const demo = await loadDemo(game);
    const still = demo?.frames[demo.still];
    if (stopped || !demo || !still) return;
    board = boardOf(demo);
    picture.append(board.element);
    await board.show(still, { milliseconds: 0 });
    // Each begins in its middle, and the five do not move in step.
    if (!reducedMotion()) timer = setTimeout(() => void step(demo, demo.still + 1), Math.random() * kPause);
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    board?.destroy();
  }

  return { element: card, start, stop };
}
