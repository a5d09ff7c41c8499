// How beats look on a flat board. An effect is a length and a picture for every
// moment of it; the board sets the pieces right when it has ended.

import type { Beat } from "./beats";
import { arch, between, easeBoth, easeIn, easeOut, part } from "./motion";
import type { Scene } from "./scene";
import type { Spot } from "./geometry";
import { svgText } from "./svg";

export interface Effect {
  milliseconds: number;
  draw: (t: number) => void;
}

type Make = (scene: Scene, beat: Beat, milliseconds: number, origin: number | null) => Effect;

/** New pieces come down on their cells. */
const place: Make = (scene, beat, milliseconds) => {
  const placed = beat.steps.map(([, , to, piece]) => ({ holder: scene.put(to, piece), spot: scene.geometry.spot(to) }));
  const draw = (t: number) => {
    for (const { holder, spot } of placed) {
      if (holder) scene.pose(holder, spot, { scale: between(1.3, 1, easeOut(t)), opacity: part(t, 0, 0.5) });
    }
  };
  return { milliseconds: milliseconds * 0.7, draw };
};

/** Pieces turn over one after the other, the nearest to the new piece first. */
const flip: Make = (scene, beat, milliseconds, origin) => {
  const { geometry } = scene;
  const turns = beat.steps.map(([, , to, piece]) => {
    const spot = geometry.spot(to);
    const start = origin === null ? spot : geometry.spot(origin);
    const angle = (Math.atan2(spot.y - start.y, spot.x - start.x) * 180) / Math.PI;
    const wait = origin === null ? 0 : Math.max(0, geometry.distance(origin, to) - 1);
    return { to, piece, from: scene.symbolAt(to), spot, angle, wait, turned: false };
  });
  const longest = Math.max(0, ...turns.map(({ wait }) => wait));
  const unit = 1 / (1 + longest * 0.3);
  const draw = (t: number) => {
    for (const turn of turns) {
      const at = easeBoth(part(t, turn.wait * 0.3 * unit, (turn.wait * 0.3 + 1) * unit));
      turnOver(scene, turn, at);
    }
  };
  return { milliseconds: milliseconds / unit, draw };
};

interface Turn {
  to: number;
  piece: string;
  from: string;
  spot: Spot;
  angle: number;
  turned: boolean;
}

function turnOver(scene: Scene, turn: Turn, t: number): void {
  const holder = scene.at(turn.to);
  const picture = holder && scene.picture(holder);
  if (!holder || !picture) return;
  const lift = 1 + 0.1 * arch(t);
  if (scene.skin.turn) {
    scene.skin.turn(picture, { from: turn.from, to: turn.piece, angle: turn.angle, t }, scene.paint);
    scene.pose(holder, turn.spot, { scale: lift });
    return;
  }
  if (t >= 0.5 && !turn.turned) {
    scene.redraw(holder, turn.piece);
    turn.turned = true;
  }
  scene.pose(holder, turn.spot, { scale: lift, across: Math.max(0.02, Math.abs(Math.cos(Math.PI * t))) });
}

/** A piece is lifted from cell to cell. */
const move: Make = (scene, beat, milliseconds) => {
  const [, from, to] = beat.steps[0] ?? ["move", -1, -1];
  const holder = scene.at(from);
  if (holder) scene.raise(holder);
  const a = scene.geometry.spot(from);
  const b = scene.geometry.spot(to);
  const far = scene.geometry.distance(from, to);
  const draw = (t: number) => {
    const at = easeBoth(t);
    const spot = { x: between(a.x, b.x, at), y: between(a.y, b.y, at) };
    if (holder) scene.pose(holder, spot, { scale: 1 + 0.16 * arch(at) });
  };
  return { milliseconds: milliseconds * (0.8 + 0.12 * far), draw };
};

const remove: Make = (scene, beat, milliseconds) => {
  const gone = beat.steps.map(([, , to]) => ({ holder: scene.at(to), spot: scene.geometry.spot(to) }));
  const label = beat.points === null ? null : points(scene, beat);
  const lasts = beat.points === null ? 0.7 : 1.3;
  const draw = (t: number) => {
    const fade = part(t, 0, 0.7 / lasts);
    for (const { holder, spot } of gone) {
      const scale = fade < 0.25 ? between(1, 1.1, fade * 4) : between(1.1, 0.3, easeIn(part(fade, 0.25, 1)));
      if (holder) scene.pose(holder, spot, { scale, opacity: 1 - easeIn(fade) });
    }
    label?.(t);
  };
  return { milliseconds: milliseconds * lasts, draw };
};

/** Everything that falls begins at once and falls as fast. */
const fall: Make = (scene, beat, milliseconds) => {
  const { geometry } = scene;
  const drops = beat.steps.map(([, from, to]) => ({
    holder: scene.at(from),
    a: geometry.spot(from),
    b: geometry.spot(to),
    time: Math.sqrt(geometry.distance(from, to)),
  }));
  const longest = Math.max(1, ...drops.map(({ time }) => time));
  const draw = (t: number) => {
    for (const { holder, a, b, time } of drops) {
      const at = easeIn(part(t, 0, time / longest));
      if (holder) scene.pose(holder, { x: between(a.x, b.x, at), y: between(a.y, b.y, at) });
    }
  };
  return { milliseconds: milliseconds * Math.min(1.4, 0.5 + 0.2 * longest), draw };
};

const promote: Make = (scene, beat, milliseconds) => {
  const { geometry } = scene;
  const crowned = beat.steps.map(([, , to, piece]) => ({ holder: scene.put(to, piece), spot: geometry.spot(to) }));
  const draw = (t: number) => {
    const scale = 1 + 0.35 * arch(easeOut(t));
    for (const { holder, spot } of crowned) if (holder) scene.pose(holder, spot, { scale });
  };
  return { milliseconds, draw };
};

const score: Make = (scene, beat, milliseconds) => ({ milliseconds, draw: points(scene, beat) });

const pass: Make = () => ({ milliseconds: 1, draw: () => undefined });

/** Points rise from where they were made. */
function points(scene: Scene, beat: Beat): (t: number) => void {
  const amount = beat.points ?? 0;
  const cells = beat.steps.map(([, , to]) => to).filter((cell) => cell >= 0);
  const middle = scene.geometry.middle(cells);
  const x = Math.min(scene.geometry.width - 90, Math.max(90, middle.x));
  const label = svgText(amount > 0 ? `+${amount}` : `${amount}`.replace("-", "\u2212"), { class: "points-made" });
  return (t) => {
    if (t < 1 && !label.isConnected) scene.floating.append(label);
    label.setAttribute("transform", `translate(${x} ${middle.y - 60 * easeOut(t)})`);
    label.setAttribute("opacity", (1 - part(t, 0.6, 1)).toFixed(3));
    if (t >= 1) label.remove();
  };
}

const makers: Record<Beat["kind"], Make> = { place, flip, move, remove, fall, promote, score, pass };

export function effectOf(scene: Scene, beat: Beat, milliseconds: number, origin: number | null): Effect {
  const made = makers[beat.kind](scene, beat, milliseconds, origin);
  const longest = beat.steps.length === 0 ? 1 : made.milliseconds;
  return { milliseconds: Math.max(1, longest), draw: made.draw };
}
