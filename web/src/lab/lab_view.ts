// The lab: a list of all studies, or one of them; both follow what the server tells. After a lost line it
// asks again.

import "./lab.css";
import type { App } from "../app";
import { element, replace } from "../dom";
import { wordsOf } from "../parts/notices";
import type { LabList, Study, StudyRef } from "../protocol/lab";
import { makeList } from "./list";
import { makeStudy } from "./study";
import { word } from "./words";

/** Something on the screen that is drawn anew from what the server tells. */
export interface Shown<T> {
  element: HTMLElement;
  show: (told: T) => void;
}

interface Inside {
  leave: () => void;
}

function isOf(message: { type: string }, study: StudyRef): message is { type: "study" } & Study {
  const told = message as Partial<Study>;
  return message.type === "study" && told.kind === study.kind && told.id === study.id;
}

export async function openLab(app: App, holder: HTMLElement, study: StudyRef | null): Promise<Inside> {
  const { connection } = app;
  let list: Shown<LabList> | null = null;
  let one: Shown<Study> | null = null;

  function tell(message: { type: string }): void {
    if (study === null && message.type === "lab") {
      list ??= put(makeList(app));
      list.show(message as { type: "lab" } & LabList);
    } else if (study !== null && isOf(message, study)) {
      one ??= put(makeStudy(app, message));
      one.show(message);
    }
  }

  function put<T>(shown: Shown<T>): Shown<T> {
    replace(holder, shown.element);
    return shown;
  }

  async function ask(): Promise<void> {
    if (connection.status !== "open") return;
    tell(study === null ? await connection.request({ type: "lab" }) : await connection.request({ type: "watch", ...study }));
  }

  function fail(problem: unknown): void {
    const home = element("a", { href: "#/lab", class: "button" }, word("back"));
    if (list === null && one === null) replace(holder, element("div", { class: "waiting" }, element("p", {}, wordsOf(problem)), home));
  }

  const ends = [
    connection.messages.on(tell),
    connection.statuses.on(() => void ask().catch(fail)),
  ];
  await ask().catch(fail);
  return {
    leave: () => {
      for (const end of ends) end();
      if (connection.status === "open") void connection.request({ type: "unwatch" }).catch(() => undefined);
    },
  };
}
