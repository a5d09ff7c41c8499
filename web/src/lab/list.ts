// All studies: tournaments, the papers' experiments, training runs; a row each, changed in place while they go on.

import type { App } from "../app";
import { gameIcon } from "../boards/index";
import { element, replace, writeWhole } from "../dom";
import { button } from "../parts/buttons";
import { attempt } from "../parts/notices";
import { makeTabs } from "../parts/tabs";
import { gameTitle } from "../play/names";
import { entryOf } from "../protocol/catalogue";
import type { CurvePoint, ExperimentRow, LabList, Learner, Standing, StudyKind, TournamentRow, TrainingRow } from "../protocol/lab";
import { go, studyHash } from "../router";
import type { Shown } from "./lab_view";
import { openTournamentForm, openTrainingForm } from "./forms";
import { progressBar } from "./standing";
import { briefSpec } from "./standings";
import { figure, planWords } from "./training";
import { spoken, word } from "./words";

/** The tab that was open last, to come back to. */
let lastTab = "tournaments";

type Row<T> = { element: HTMLElement; show: (told: T) => void };

/** Rows by their number; those that are there are changed, not made anew. */
function rowsOf<T extends { id: number }>(none: string, make: (first: T) => Row<T>): Shown<readonly T[]> {
  const list = element("ul", { class: "lab-rows" });
  const empty = element("p", { class: "quiet" }, none);
  const rows = new Map<number, Row<T>>();
  const show = (told: readonly T[]): void => {
    empty.hidden = told.length > 0;
    told.forEach((one, index) => {
      let row = rows.get(one.id);
      if (!row) {
        row = make(one);
        rows.set(one.id, row);
      }
      row.show(one);
      if (list.children[index] !== row.element) list.insertBefore(row.element, list.children[index] ?? null);
    });
  };
  return { element: element("div", {}, empty, list), show };
}

function linkRow<T extends Standing>(kind: StudyKind, id: number, icon: Element | null, title: string, detail: (told: T) => string): Row<T> {
  const bar = progressBar(kind);
  const words = element("span", { class: "quiet lab-detail" });
  const link = element("a", { href: studyHash({ kind, id }), class: "lab-row" },
    icon, element("strong", {}, title), words, bar.element);
  return {
    element: element("li", {}, link),
    show: (told) => {
      writeWhole(words, detail(told));
      bar.show(told);
    },
  };
}

function tournamentRow(app: App, first: TournamentRow): Row<TournamentRow> {
  const known = entryOf(app.catalogue, first.game)?.agents ?? [];
  const title = `${word("tournament", { id: first.id })} · ${gameTitle(first.game)}`;
  return linkRow("tournament", first.id, gameIcon(first.game), title, ({ agents, others }) =>
    agents.map((spec) => briefSpec(known, spec)).join(", ") + (others > 0 ? ` ${word("more", { count: others })}` : ""));
}

function trainingRow(first: TrainingRow, learners: readonly Learner[]): Row<TrainingRow> {
  const title = `${word("training", { id: first.id })} · ${spoken(first.title)}`;
  const words = learners.find(({ learner }) => learner === first.learner)?.indonesian ?? {};
  const told = (point: CurvePoint): Record<string, string> => Object.fromEntries(Object.entries(point).map(([key, value]) => [key, figure(value)]));
  return linkRow("training", first.id, gameIcon(first.game), title, ({ plan, last }) => planWords(last ? told(last) : plan, words));
}

function experimentRow(app: App, first: ExperimentRow): Row<ExperimentRow> {
  const runs = element("ul", { class: "lab-runs" });
  const known = new Map<number, Row<Standing>>();
  const run = button(word("run"), () => void attempt(async () => {
    const { kind, id } = await app.connection.request({ type: "experiment", experiment: first.experiment });
    go(studyHash({ kind, id }));
  }));
  const show = (told: ExperimentRow): void => {
    for (const each of told.runs) {
      let row = known.get(each.id);
      if (!row) {
        row = linkRow("experiment", each.id, null, word("size", { size: each.size, seed: each.seed }), () => "");
        known.set(each.id, row);
        runs.append(row.element);
      }
      row.show(each);
    }
    run.hidden = told.runs.some((each) => each.size === "quick" && each.seed === 1 && each.state === "ended");
  };
  const name = element("div", {},
    element("h3", {}, spoken(first.title)),
    element("p", { class: "quiet" }, element("code", {}, first.experiment), ` · ${spoken(first.quick)}`));
  return { element: element("li", { class: "lab-experiment", "data-experiment": first.experiment }, name, run, runs), show };
}

export function makeList(app: App): Shown<LabList> {
  let learners: Learner[] = [];
  const tournaments = rowsOf<TournamentRow>(word("none_tournaments"), (first) => tournamentRow(app, first));
  const trainings = rowsOf<TrainingRow>(word("none_trainings"), (first) => trainingRow(first, learners));
  const experiments = element("ul", { class: "lab-experiments" });
  const papers = new Map<string, Row<ExperimentRow>>();

  function showExperiments(told: readonly ExperimentRow[]): void {
    let paper = "";
    for (const one of told) {
      let row = papers.get(one.experiment);
      if (!row) {
        row = experimentRow(app, one);
        if (spoken(one.paper) !== paper) experiments.append(element("li", { class: "lab-paper" }, spoken(one.paper)));
        paper = spoken(one.paper);
        papers.set(one.experiment, row);
        experiments.append(row.element);
      }
      row.show(one);
    }
  }

  const part = (open: HTMLElement | null, content: HTMLElement): HTMLElement =>
    element("div", { class: "lab-part" }, open && element("div", {}, open), content);
  const primary = { class: "button primary" };
  const kept = lastTab;
  const opened = (name: string) => ({ name, opened: () => void (lastTab = name) });
  const tabs = makeTabs([
    { ...opened("tournaments"), label: word("tournaments"), panel: part(button(word("new_tournament"), () => openTournamentForm(app), primary), tournaments.element) },
    { ...opened("experiments"), label: word("experiments"), panel: part(null, experiments) },
    { ...opened("trainings"), label: word("trainings"), panel: part(button(word("new_training"), () => openTrainingForm(app, learners), primary), trainings.element) },
  ], word("lab"));
  tabs.choose(kept);
  const whole = element("div", { class: "lab-list" });
  replace(whole, element("h1", {}, word("lab")), element("p", { class: "quiet" }, word("intro")), tabs.element);
  const show = (told: LabList): void => {
    learners = told.learners;
    tournaments.show(told.tournaments);
    showExperiments(told.experiments);
    trainings.show(told.trainings);
  };
  return { element: whole, show };
}
