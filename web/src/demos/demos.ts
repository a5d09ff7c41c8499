// Short games between agents, shipped with the page: frames in the server's own form, by game.

import type { Frame, Layout } from "../protocol/messages";

export interface Demo {
  game: string;
  layout: Layout;
  frames: Frame[];
  /** The frame to begin with, and to stay at when nothing may move. */
  still: number;
}

const kDemos = import.meta.glob<{ default: Demo }>("./*.json");

export async function loadDemo(game: string): Promise<Demo | null> {
  const load = kDemos[`./${game}.json`];
  return load ? (await load()).default : null;
}
