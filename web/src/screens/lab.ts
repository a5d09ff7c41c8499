// The lab's door: its part of the page comes when it is opened.

import type { App, Screen } from "../app";
import { element, replace } from "../dom";
import { wordsOf } from "../parts/notices";
import type { StudyRef } from "../protocol/lab";
import { say } from "../words";

export function labScreen(app: App, study: StudyRef | null): Screen {
  const holder = element("div", { class: "screen lab" });
  let inside: { leave: () => void } | null = null;
  let left = false;
  const screen: Screen = {
    element: holder,
    title: `${say("lab")} · papan`,
    leave: () => {
      left = true;
      inside?.leave();
    },
  };
  import("../lab/lab_view").then(async ({ openLab }) => {
    if (!left) inside = await openLab(app, holder, study);
    if (left) inside?.leave();
  }).catch((problem: unknown) => replace(holder, element("p", { class: "waiting" }, wordsOf(problem))));
  return screen;
}
