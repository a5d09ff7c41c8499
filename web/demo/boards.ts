// Boards on their own, fed by frames that the program printed: for looking at
// them while they are made. Not part of the page.
// boards.html?game=othello&at=9&theme=dark&digits=1&flip=1&time=300&mine=0

import { boardWords, drawStill, gameIcon, makeBoard, makeSolidBoard, type Board, type BoardOptions } from "../src/boards";
import { boardWordsInIndonesian } from "../src/boards/words_id";
import type { Frame, Layout } from "../src/protocol/messages";

interface Game {
  game: string;
  layout: Layout;
  frames: Frame[];
}

const files = import.meta.glob<Game>("./frames/*.json", { eager: true, import: "default" });
const asked = new URLSearchParams(location.search);
const place = document.querySelector<HTMLElement>("#place") ?? document.body;
const said = document.querySelector<HTMLElement>("#said");

function game(name: string): Game {
  const found = files[`./frames/${name}.json`];
  if (!found) throw new Error(`no frames of ${name}`);
  return found;
}

function say(key: string, values: Record<string, string | number> = {}): string {
  const words = asked.get("language") === "id" ? boardWordsInIndonesian : boardWords;
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

function tell(text: string): void {
  if (said) said.textContent = text;
}

function lastCells(frame: Frame): number[] {
  const moved = frame.steps.filter(([kind]) => kind === "move" || kind === "place");
  return [...new Set(moved.flatMap(([, from, to]) => [from, to]).filter((cell) => cell >= 0))];
}

async function playGame({ game: name, layout, frames }: Game): Promise<void> {
  const options: BoardOptions = {
    game: asked.get("as") ?? name,
    layout,
    digits: asked.has("digits"),
    flipped: asked.has("flip"),
    say,
    onMove: (move) => void forward(move),
    onRefuse: tell,
  };
  const board: Board = asked.has("solid") ? await makeSolidBoard(options) : makeBoard(options);
  place.append(board.element);
  const time = Number(asked.get("time") ?? 250);
  let at = Math.min(Number(asked.get("at") ?? 0), frames.length - 1);
  const rest = (frame: Frame) => {
    const [hintMove = "", ...hint] = (asked.has("hint") && frame.legal?.[0]) || [];
    board.mark({ last: lastCells(frame), hint, hintMove });
    board.offer(asked.get("mine") === "0" ? [] : (frame.legal ?? []));
  };
  const forward = async (move: string) => {
    tell(`played ${move}`);
    at = Math.min(at + 1, frames.length - 1);
    const frame = frames[at];
    if (!frame) return;
    board.offer([]);
    board.mark({ last: [], hint: [] });
    await board.show(frame, { milliseconds: time });
    rest(frame);
  };
  const first = frames[at];
  if (first) {
    await board.show(first, { milliseconds: 0 });
    rest(first);
  }
  if (asked.has("focus")) board.focus();
  Object.assign(window, { board, forward, frames });
}

function stills(): void {
  const list = document.createElement("div");
  list.className = "stills";
  for (const { game: name, layout, frames } of Object.values(files)) {
    const frame = frames.at(-3);
    if (frame) list.append(gameIcon(name), drawStill(layout, frame.pieces, name));
  }
  place.append(list);
}

const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
if (asked.get("game") === "stills") stills();
else await playGame(game(asked.get("game") ?? "othello"));
document.body.dataset.ready = "yes";
