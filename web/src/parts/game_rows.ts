// Games as small cards with a still of the board: who plays, how it stands, when.

import { drawStill } from "../boards/index";
import { element } from "../dom";
import { gameTitle, isSolo, playerName } from "../play/names";
import type { GameSummary, Layout } from "../protocol/messages";
import { gameHash } from "../router";
import { ago, say } from "../words";

/** A list may leave out the cells of a plain grid. */
export function completed(layout: Layout): Layout {
  if (layout.cells.length > 0 || layout.shape === "points") return layout;
  const cells = Array.from({ length: layout.columns * layout.rows }, (_, index): Layout["cells"][number] => {
    const column = index % layout.columns;
    return ["", column, Math.floor(index / layout.columns)];
  });
  return { ...layout, cells };
}

function stands(summary: GameSummary): string {
  if (summary.state === "open") return summary.moves === 1 ? say("rows.move") : say("rows.moves", { moves: summary.moves });
  const result = summary.result ?? 0;
  if (isSolo(summary)) return say("rows.score", { score: result });
  if (result === 0) return say("rows.draw");
  const winner = summary.seats[result > 0 ? 0 : 1];
  return winner ? say("rows.won", { name: playerName(winner) }) : "";
}

export function gameRows(games: readonly GameSummary[]): HTMLElement {
  const rows = games.map((summary) => {
    const layout = completed(summary.layout);
    const still = element("span", { class: "row-still", "aria-hidden": "true" });
    if (layout.cells.length > 0) still.append(drawStill(layout, summary.pieces, summary.game));
    const names = summary.seats.map(playerName).join(" – ");
    const state = `${stands(summary)} · ${ago(summary.updated)}`;
    const words = element("span", { class: "row-words" },
      element("strong", {}, gameTitle(summary.game)),
      element("span", { title: names }, names),
      element("span", { class: "quiet", title: state }, state));
    return element("li", {}, element("a", { class: "row", href: gameHash(summary.id) }, still, words));
  });
  return element("ul", { class: "rows" }, ...rows);
}
