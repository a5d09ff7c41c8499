// The colours of discs in the new-game dialog: a choice for each side.

import { element } from "../dom";
import { chooseDiscs, withDisc } from "../play/discs";
import { type Discs, isDisc, kDiscs, settings } from "../settings";
import { say } from "../words";

export interface DiscFields {
  /** A choice for each side. */
  elements: HTMLElement[];
  chosen: () => Discs;
  changed: (hear: () => void) => void;
  /** Takes the choice over; until then nothing changes. */
  apply: () => void;
}

export function discFields(): DiscFields {
  let chosen: Discs = settings.discs;
  const hears: (() => void)[] = [];
  const selects = ([0, 1] as const).map((seat) => {
    const select = element("select", {
      class: "field", id: `new-disc-${seat}`, name: `disc-${seat}`,
      onchange: () => {
        if (isDisc(select.value)) chosen = withDisc(chosen, seat, select.value);
        selects.forEach((each, other) => (each.value = chosen[other as 0 | 1]));
        for (const hear of hears) hear();
      },
    }, ...kDiscs.map((disc) => element("option", { value: disc, selected: disc === chosen[seat] }, say(`side.${disc}`))));
    return select;
  });
  const elements = selects.map((select, seat) => element("div", { class: "option" },
    element("label", { for: select.id }, say(seat === 0 ? "new.disc_first" : "new.disc_second")), select));
  const changed = (hear: () => void): void => void hears.push(hear);
  return { elements, chosen: () => chosen, changed, apply: () => chooseDiscs(chosen) };
}
