// Who plays which side: a card for each, named by its colour or letter, that says who begins. Where the rules leave
// that open, it is chosen there; the sides can be exchanged. Discs have their colours in their side's card.

import { element, replace, write } from "../dom";
import { button } from "../parts/buttons";
import type { GameEntry } from "../protocol/catalogue";
import type { Parameters, Player } from "../protocol/messages";
import { say, sayIfKnown } from "../words";
import type { DiscFields } from "./disc_fields";
import { type PlayerForm, playerForm } from "./player_form";

export interface Sides {
  element: HTMLElement;
  /** In the order of turns. */
  seats: () => Player[];
  /** Who begins, where that can be chosen. */
  parameters: () => Parameters;
}

/** The parameter by which a side is chosen to begin. */
export const kFirst = "first";

/** Sides that may begin, by their names; empty where the rules say who does. */
function beginners(entry: GameEntry): string[] {
  return entry.parameters.find(({ key }) => key === kFirst)?.choices ?? [];
}

/** By its discs as they are chosen here, its letter or its colour; else by its turn. */
function nameOf(entry: GameEntry, side: number, discs: DiscFields | null): string {
  if (entry.seats === 1) return say("seat.player");
  const name = discs?.chosen()[side] ?? beginners(entry)[side] ?? entry.seat_names[side] ?? "";
  return sayIfKnown(`side.${name}`) ?? say(side === 0 ? "seat.first" : "seat.second");
}

function orderWords(entry: GameEntry, side: number, first: number): string {
  return entry.seats === 1 ? "" : ` · ${say(side === first ? "new.begins" : "new.second")}`;
}

export function sidesForm(entry: GameEntry, given: readonly Player[], discs: DiscFields | null): Sides {
  const open = beginners(entry);
  let first = 0;
  let forms: PlayerForm[] = [];
  const cards = element("div", { class: "players" });
  const titles = given.map(() => element("span", {}));

  function title(): void {
    titles.forEach((words, side) => write(words, `${nameOf(entry, side, discs)}${orderWords(entry, side, first)}`));
  }

  function beginner(side: number): HTMLElement | null {
    if (open.length < 2) return null;
    const radio = element("input", {
      type: "radio", name: "new-first", value: open[side], checked: side === first,
      onchange: () => {
        first = side;
        title();
      },
    });
    return element("label", { class: "choice" }, radio, element("span", {}, say("new.begin_side", { side: nameOf(entry, side, discs) })));
  }

  function seat(players: readonly Player[]): void {
    forms = players.map((player, side) => playerForm(entry, titles[side], player));
    forms.forEach((form, side) => {
      const disc = discs?.elements[side];
      if (disc) form.element.append(disc);
      const choice = beginner(side);
      if (choice) form.element.append(choice);
    });
    replace(cards, ...forms.map((form) => form.element));
    title();
  }

  seat(given);
  discs?.changed(title);
  const swap = button(say("new.swap"), () => seat(forms.map((form) => form.player()).reverse()), { id: "new-swap" });
  const whole = element("div", { class: "sides" }, cards, entry.seats === 2 ? swap : null);
  const seats = (): Player[] => {
    const players = forms.map((form) => form.player());
    return first === 0 ? players : players.reverse();
  };
  const parameters = (): Parameters => (open.length < 2 ? {} : { [kFirst]: open[first] ?? "" });
  return { element: whole, seats, parameters };
}
