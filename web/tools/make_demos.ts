// Makes the short games of the home page (src/demos/*.json) anew: agents play them on the real server,
// and only what a board needs of each frame is kept. Run with: npx tsx tools/make_demos.ts

import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { Contexts } from "../e2e/contexts";
import { launch, Server, Visitor } from "../e2e/harness";
import type { CannedDemo } from "../src/demos/demos";
import type { Answer, Frame, Layout, Player } from "../src/protocol/messages";

interface Wanted {
  game: string;
  parameters: Record<string, string>;
  seats: Player[];
  plies: number;
}

const kAgent = (spec: string): Player => ({ kind: "agent", spec });
const kPair = [kAgent("best:level=4"), kAgent("best:level=4")];

const kWanted: Wanted[] = [
  { game: "othello", parameters: {}, seats: kPair, plies: 32 },
  { game: "adjacency", parameters: {}, seats: kPair, plies: 32 },
  { game: "ntil", parameters: {}, seats: [kAgent("best:level=5"), kAgent("best:level=5")], plies: 36 },
  { game: "collapse", parameters: { width: "10", height: "10", colours: "4" }, seats: [kAgent("best:time=0.5")], plies: 15 },
  { game: "brick", parameters: { colours: "4", bricks: "60" }, seats: [kAgent("best")], plies: 40 },
];

type Played = { layout: Layout; frames: Frame[] };

/** Speaks the protocol from inside a page, which has the token and a socket. */
function play(page: Page, wanted: Wanted): Promise<Played> {
  return page.evaluate((want) => new Promise<Played>((resolve, reject) => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="papan-token"]')?.content ?? "";
    const socket = new WebSocket(`ws://${location.host}/socket`);
    let layout: Layout | undefined;
    let asked = false;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", request: 1, token }));
      const { game, parameters, seats } = want;
      socket.send(JSON.stringify({ type: "new_game", request: 2, game, parameters, seats, pace: { delay: 0, paused: false } }));
    };
    let id = 0;
    let plies = 0;
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Answer;
      if (message.type === "error") reject(new Error(message.text));
      if (message.type === "game") {
        id = message.game.id;
        layout = message.game.layout;
      }
      if (message.type === "ply") plies = message.frame.ply;
      const enough = plies >= want.plies || message.type === "over";
      if (enough && !asked) {
        asked = true;
        const to = Math.min(plies, want.plies);
        socket.send(JSON.stringify({ type: "frames", request: 3, id, from: 0, to }));
      }
      if (message.type === "frames" && layout) resolve({ layout, frames: message.frames });
    };
  }), wanted);
}

function canned(wanted: Wanted, { layout, frames }: Played): CannedDemo {
  const hasFacts = wanted.game === "brick";
  const kept = frames.map(({ pieces, by, steps, facts }): CannedDemo["frames"][number] =>
    hasFacts ? [pieces, by, steps, facts] : [pieces, by, steps]);
  return { game: wanted.game, layout, frames: kept, still: Math.floor(kept.length * 0.7) };
}

const [server, browser] = await Promise.all([Server.start(), launch("flat")]);
const visitor = await Visitor.arrive(new Contexts(browser), server);
const folder = new URL("../src/demos/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
for (const wanted of kWanted) {
  const demo = canned(wanted, await play(visitor.page, wanted));
  writeFileSync(`${folder}${wanted.game}.json`, `${JSON.stringify(demo)}\n`);
  console.log(wanted.game, demo.frames.length);
}
await browser.close();
await server.stop();
