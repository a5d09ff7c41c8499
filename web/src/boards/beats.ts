// A move's steps as beats: what moves together is one beat, and beats follow each
// other. A chain of leaps is a beat a leap, a chain reaction a beat a reaction
// with its points. test/boards-beats.test.ts

import type { Layout, Step, StepKind } from "../protocol/messages";

export const kEmpty = "-";

export interface Beat {
  kind: StepKind;
  steps: Step[];
  /** Points to show with it. */
  points: number | null;
}

type Places = Layout["cells"];

function isVertical(places: Places, [, from, to]: Step): boolean {
  return places[from]?.[1] === places[to]?.[1];
}

function joins(places: Places, beat: Beat, step: Step): boolean {
  const [kind, from] = step;
  if (beat.kind !== kind || kind === "move" || kind === "score" || kind === "pass") return false;
  if (beat.points !== null) return false;
  if (kind !== "fall") return true;
  const first = beat.steps[0];
  if (first && isVertical(places, first) !== isVertical(places, step)) return false;
  return !beat.steps.some(([, , to]) => to === from);
}

export function toBeats(places: Places, steps: Step[]): Beat[] {
  const beats: Beat[] = [];
  for (const step of steps) {
    const last = beats.at(-1);
    const removal = [...beats].reverse().find((beat) => beat.kind === "remove" && beat.points === null);
    if (step[0] === "score" && removal) removal.points = step[4];
    else if (step[0] === "score") beats.push({ kind: "score", steps: [step], points: step[4] });
    else if (last && joins(places, last, step)) last.steps.push(step);
    else beats.push({ kind: step[0], steps: [step], points: null });
  }
  return beats;
}

/** What the beat makes of the pieces. */
export function after(pieces: string[], beat: Beat): string[] {
  const next = [...pieces];
  for (const [kind, from, to] of beat.steps) {
    if ((kind === "move" || kind === "fall") && from >= 0) next[from] = kEmpty;
    if (kind === "remove" && to >= 0) next[to] = kEmpty;
  }
  for (const [kind, , to, piece] of beat.steps) {
    if (kind !== "remove" && kind !== "score" && kind !== "pass" && to >= 0) next[to] = piece;
  }
  return next;
}

/** Pieces with nothing under them fall down their column. */
export function falls(places: Places, pieces: string[]): Step[] {
  const columns = new Map<number, number[]>();
  places.forEach(([, column], cell) => columns.set(column, [...(columns.get(column) ?? []), cell]));
  const steps: Step[] = [];
  for (const cells of columns.values()) {
    const upwards = cells.sort((a, b) => (places[b]?.[2] ?? 0) - (places[a]?.[2] ?? 0));
    const filled = upwards.filter((cell) => pieces[cell] !== kEmpty);
    filled.forEach((from, n) => {
      const to = upwards[n] ?? from;
      if (to !== from) steps.push(["fall", from, to, pieces[from] ?? kEmpty, 0]);
    });
  }
  return steps;
}

/**
 * The beats that lead from the pieces to the frame's, or null when its steps do not:
 * then the board was showing another place of the game. Where games leave out what
 * falls after a removal, `settles` adds it.
 */
export function story(
  places: Places,
  pieces: string[],
  frame: { steps: Step[]; pieces: string },
  settles: boolean,
): Beat[] | null {
  const beats: Beat[] = [];
  let now = pieces;
  const add = (beat: Beat) => {
    beats.push(beat);
    now = after(now, beat);
  };
  for (const beat of toBeats(places, frame.steps)) {
    add(beat);
    const loose = settles && beat.kind === "remove" ? falls(places, now) : [];
    if (loose.length > 0) add({ kind: "fall", steps: loose, points: null });
  }
  return beats.length > 0 && now.join("") === frame.pieces ? beats : null;
}
