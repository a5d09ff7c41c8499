// Which skin a game wears; games that are not known wear one of their shape.

import type { Layout } from "../../protocol/messages";
import { adjacency } from "./adjacency";
import { othello } from "./othello";
import { plain } from "./plain";
import { points } from "./points";
import type { Skin } from "./skin";
import { brick, collapse } from "./tiles";

const skins: Record<string, Skin> = { othello, adjacency, ntil: points, collapse, brick };

export function skinOf(game: string, layout: Layout): Skin {
  return skins[game] ?? (layout.shape === "points" ? points : plain);
}
