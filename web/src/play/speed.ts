// How fast things move: the agents' pace on the server, and the animation here.

import type { Pace } from "../protocol/messages";

export const kSpeeds = ["instant", "fast", "normal", "slow", "step"] as const;
export type Speed = (typeof kSpeeds)[number];

interface Tempo {
  /** Milliseconds between agents' moves. */
  delay: number;
  /** Milliseconds of one step's animation. */
  step: number;
}

const kTempos: Record<Speed, Tempo> = {
  instant: { delay: 0, step: 0 },
  fast: { delay: 150, step: 90 },
  normal: { delay: 500, step: 180 },
  slow: { delay: 1500, step: 240 },
  step: { delay: 500, step: 180 },
};

export function isSpeed(text: string): text is Speed {
  return (kSpeeds as readonly string[]).includes(text);
}

export function paceOf(speed: Speed): Pace {
  return { delay: kTempos[speed].delay, paused: speed === "step" };
}

export function reducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function stepTime(speed: Speed): number {
  return reducedMotion() ? 0 : kTempos[speed].step;
}

export function neighbourSpeed(speed: Speed, faster: boolean): Speed {
  const index = kSpeeds.indexOf(speed) + (faster ? -1 : 1);
  return kSpeeds[Math.min(kSpeeds.length - 1, Math.max(0, index))] ?? speed;
}
