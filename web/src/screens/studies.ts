// The tabs that study a position: analysis and explanations. Each comes from the server with its first use,
// and rests while another tab is open.

import type { AnalysisPanel } from "../analysis/analysis_panel";
import type { StudyHost } from "../analysis/host";
import type { App } from "../app";
import { element, replace } from "../dom";
import type { ExplainPanel } from "../explain/explain_panel";
import type { GameClient } from "../play/game_client";
import { entryOf } from "../protocol/catalogue";

export type TabName = "moves" | "analysis" | "explain" | "rules";

export class Studies {
  readonly analysed = element("div", {});
  readonly explained = element("div", {});
  /** Under the board: the graph of the game. */
  readonly below = element("div", { class: "below" });
  tab: TabName = "moves";
  private analysis_: AnalysisPanel | null = null;
  private explain_: ExplainPanel | null = null;
  private left_ = false;

  constructor(
    private readonly app_: App,
    private readonly client_: GameClient,
    private readonly host_: StudyHost,
  ) {}

  turnTo(tab: TabName): void {
    if (this.tab === "analysis" && tab !== "analysis") this.analysis_?.open(false);
    if (this.tab === "explain" && tab !== "explain") this.explain_?.rest();
    this.tab = tab;
    if (tab === "analysis") void this.analyse();
    if (tab === "explain") void this.explain();
  }

  async toggleAnalysis(): Promise<void> {
    await this.analyse();
    this.analysis_?.toggle();
  }

  update(): void {
    this.analysis_?.update();
    if (this.tab === "explain") this.explain_?.update();
  }

  /** A move that was made on the board; true: a lesson took it. */
  take(move: string): boolean {
    return this.analysis_?.take(move) ?? false;
  }

  /** Along a line that is kept on the board; true: there is one. */
  step(direction: 1 | -1): boolean {
    return this.analysis_?.step(direction) ?? false;
  }

  leave(): void {
    this.left_ = true;
    this.analysis_?.leave();
    this.explain_?.rest();
  }

  private async analyse(): Promise<void> {
    const entry = entryOf(this.app_.catalogue, this.client_.info.game);
    if (!entry) return;
    if (this.analysis_ === null) {
      const { AnalysisPanel } = await import("../analysis/analysis_panel");
      if (this.left_) return;
      if (this.analysis_ === null) {
        this.analysis_ = new AnalysisPanel(this.client_, entry, this.host_);
        replace(this.analysed, this.analysis_.element);
        replace(this.below, this.analysis_.graph.element);
      }
    }
    this.analysis_.open(this.tab === "analysis");
  }

  private async explain(): Promise<void> {
    const entry = entryOf(this.app_.catalogue, this.client_.info.game);
    if (!entry) return;
    if (this.explain_ === null) {
      const { makeExplainPanel } = await import("../explain/explain_panel");
      if (this.left_ || this.tab !== "explain") return;
      this.explain_ ??= makeExplainPanel(this.client_, entry);
      replace(this.explained, this.explain_.element);
    }
    this.explain_.update();
  }
}
