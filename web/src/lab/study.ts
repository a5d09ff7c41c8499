// One study: its name, how it stands, what may be done about it, its results and their files.

import type { App } from "../app";
import { element, replace } from "../dom";
import { gameTitle } from "../play/names";
import type { Study } from "../protocol/lab";
import { settings } from "../settings";
import { type Shown } from "./lab_view";
import { showReport } from "./report";
import { actions, progressBar } from "./standing";
import { tournamentPart } from "./tournament";
import { trainingPart } from "./training";
import { spoken, word } from "./words";

function experimentPart(): Shown<Study> {
  const source = element("p", { class: "quiet" });
  const report = element("div", { class: "report" });
  let drawn = "";
  const show = (study: Study): void => {
    if (study.kind !== "experiment") return;
    const { experiment, paper, size, seed, revision, last } = study.content;
    replace(source, element("code", {}, experiment), ` · ${spoken(paper)} · ${word("size", { size, seed })} · ${revision}`);
    const now = JSON.stringify([study.chapter, last]);
    if (now === drawn) return;
    drawn = now;
    if (study.chapter) return showReport(report, spoken(study.chapter));
    replace(report, element("p", {}, word("report_later")), last !== "" && element("p", { class: "quiet" }, word("last", { key: last })));
  };
  return { element: element("div", { class: "lab-body" }, source, report), show };
}

function titleOf(study: Study): string {
  switch (study.kind) {
    case "tournament": return `${word("tournament", { id: study.id })} · ${gameTitle(study.content.spec.game)}`;
    case "experiment": return spoken(study.content.title);
    case "training": return `${word("training", { id: study.id })} · ${spoken(study.content.title)}`;
  }
}

/** Files there are as soon as there is something in them. */
function downloads(study: Study): HTMLElement[] {
  const formats = study.kind === "training" ? ["csv", "html", study.content.result] : ["csv", "html"];
  const ready = study.kind === "experiment" ? study.chapter !== null : study.done > 0;
  if (!ready) return [];
  return formats.map((format) => element("a", {
    href: `/api/lab/${study.kind}/${study.id}.${format}?language=${settings.language}`, download: `papan-${study.kind}-${study.id}.${format}`, class: "button",
  }, `${word("download")} ${format.toUpperCase()}`));
}

export function makeStudy(app: App, first: Study): Shown<Study> {
  const bar = progressBar(first.kind);
  const buttons = actions(app, { kind: first.kind, id: first.id });
  const files = element("div", { class: "lab-files" });
  const part = first.kind === "tournament" ? tournamentPart(app) : first.kind === "experiment" ? experimentPart() : trainingPart();
  const title = titleOf(first);
  let ready = 0;
  document.title = `${title} · papan`;
  const show = (study: Study): void => {
    bar.show(study);
    buttons.show(study);
    part.show(study);
    const wanted = downloads(study);
    if (wanted.length !== ready) replace(files, ...wanted);
    ready = wanted.length;
  };
  const whole = element("div", { class: "lab-study" },
    element("a", { href: "#/lab" }, `← ${word("back")}`),
    element("h1", {}, title),
    element("div", { class: "lab-head" }, bar.element, buttons.element, files),
    part.element);
  return { element: whole, show };
}
