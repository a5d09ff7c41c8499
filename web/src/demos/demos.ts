// Short games between agents, shipped with the page, so that idle pages cost the server nothing.
// Of each frame only what a board needs is kept; tools/make_demos.ts makes them.

import type { By, Frame, Layout, Step } from "../protocol/messages";

type CannedFrame = [pieces: string, by: By | null, steps: Step[], facts?: [string, string][]];

export interface CannedDemo {
  game: string;
  layout: Layout;
  frames: CannedFrame[];
  /** The frame to begin with, and to stay at when nothing may move. */
  still: number;
}

export interface Demo extends Omit<CannedDemo, "frames"> {
  frames: Frame[];
}

const kDemos = import.meta.glob<{ default: CannedDemo }>("./*.json");

function frameOf([pieces, by, steps, facts = []]: CannedFrame, ply: number): Frame {
  return { ply, pieces, by, steps, facts, move: null, turn: "first", score: 0, text: "" };
}

export async function loadDemo(game: string): Promise<Demo | null> {
  const canned = (await kDemos[`./${game}.json`]?.())?.default;
  return canned ? { ...canned, frames: canned.frames.map(frameOf) } : null;
}
