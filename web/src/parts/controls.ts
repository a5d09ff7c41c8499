// The controls beside the board: step, undo, hint, speed, and what ends or begins a game.

import { webglAvailable } from "../boards/index";
import { element, write } from "../dom";
import type { GameClient } from "../play/game_client";
import { isSolo } from "../play/names";
import { kSpeeds, type Speed } from "../play/speed";
import { settings } from "../settings";
import { say } from "../words";
import { iconButton, labelledButton } from "./buttons";
import { icon } from "./icons";

export interface Actions {
  first: () => void;
  back: () => void;
  forward: () => void;
  last: () => void;
  undo: () => void;
  redo: () => void;
  hint: () => void;
  pause: () => void;
  speed: (speed: Speed) => void;
  flip: () => void;
  digits: () => void;
  solid: () => void;
  resign: () => void;
  rematch: () => void;
  newGame: () => void;
  menu: () => void;
}

export interface Controls {
  element: HTMLElement;
  /** The five large buttons of the phone. */
  bar: HTMLElement;
  update: () => void;
}

/** The slider goes from slow to fast, the list of speeds the other way. */
const kSlider = [...kSpeeds].reverse();

function speedSlider(actions: Actions): { row: HTMLElement; show: (speed: Speed) => void } {
  const value = element("output", { class: "speed-value" });
  const slider = element("input", {
    type: "range", min: 0, max: kSlider.length - 1, step: 1, class: "speed", "aria-label": say("speed"),
    oninput: () => actions.speed(kSlider[Number(slider.value)] ?? "normal"),
  });
  const show = (speed: Speed): void => {
    slider.value = String(kSlider.indexOf(speed));
    slider.setAttribute("aria-valuetext", say(`speed.${speed}`));
    write(value, say(`speed.${speed}`));
  };
  const words = element("span", { class: "quiet" }, say("speed"));
  return { row: element("div", { class: "speed-row" }, words, slider, value), show };
}

function hasDigits(client: GameClient): boolean {
  return client.info.layout.symbols.some(({ symbol }) => /\d/.test(symbol));
}

function hasSolid(client: GameClient): boolean {
  return client.info.layout.shape === "points" && webglAvailable();
}

export function makeControls(client: GameClient, actions: Actions, share: HTMLElement): Controls {
  const step = {
    first: iconButton("first", say("first"), actions.first),
    back: iconButton("back", say("back"), actions.back),
    forward: iconButton("forward", say("forward"), actions.forward),
    last: iconButton("last", say("last"), actions.last),
  };
  const undo = labelledButton("undo", say("undo"), actions.undo);
  const redo = labelledButton("redo", say("redo"), actions.redo);
  const hint = labelledButton("hint", say("hint"), actions.hint);
  const pause = iconButton("pause", say("pause"), actions.pause);
  const slider = speedSlider(actions);
  const resign = labelledButton("flag", say("resign"), actions.resign);
  const rematch = labelledButton("again", say("rematch"), actions.rematch);
  const digits = labelledButton("digits", say("digits"), actions.digits, { "aria-pressed": String(settings.digits) });
  const solid = labelledButton("cube", say("solid"), actions.solid, { "aria-pressed": String(settings.solid) });
  const whole = element("section", { class: "controls", "aria-label": say("controls") },
    element("div", { class: "control-row steps" }, step.first, step.back, pause, step.forward, step.last),
    element("div", { class: "control-row" }, undo, redo, hint),
    slider.row,
    element("div", { class: "control-row" },
      isSolo(client.info) ? null : labelledButton("flip", say("flip"), actions.flip),
      hasDigits(client) ? digits : null, hasSolid(client) ? solid : null, resign),
    element("div", { class: "control-row" },
      labelledButton("plus", say("new_game"), actions.newGame), rematch, share));
  const large = {
    back: labelledButton("back", say("back"), actions.back),
    forward: labelledButton("forward", say("forward"), actions.forward),
    hint: labelledButton("hint", say("hint"), actions.hint),
    undo: labelledButton("undo", say("undo"), actions.undo),
    menu: labelledButton("menu", say("menu"), actions.menu, { "aria-expanded": "false" }),
  };
  const bar = element("nav", { class: "phone-bar", "aria-label": say("controls") }, ...Object.values(large));

  function update(): void {
    const { info } = client;
    const live = info.state === "open" && client.online;
    const agents = info.seats.some((player) => player.kind === "agent");
    const atStart = client.shown <= client.first;
    const atEnd = client.following && !(client.waiting && client.online);
    for (const made of [step.first, step.back, large.back]) made.disabled = atStart;
    step.last.disabled = client.following;
    for (const made of [step.forward, large.forward]) made.disabled = atEnd;
    for (const made of [undo, large.undo]) made.disabled = !client.online || client.latest <= client.first;
    redo.disabled = !client.online || info.redo === 0;
    for (const made of [hint, large.hint]) made.disabled = !client.mayPlay;
    pause.disabled = !live || !agents;
    const paused = info.pace.paused;
    pause.replaceChildren(icon(paused ? "play" : "pause"));
    pause.setAttribute("aria-label", say(paused ? "go_on" : "pause"));
    pause.title = say(paused ? "go_on" : "pause");
    slider.show(paused ? "step" : settings.speed);
    digits.setAttribute("aria-pressed", String(settings.digits));
    solid.setAttribute("aria-pressed", String(settings.solid));
    resign.disabled = !live || !info.seats.some((_, seat) => client.mine(seat));
    rematch.disabled = !client.online;
  }

  return { element: whole, bar, update };
}
