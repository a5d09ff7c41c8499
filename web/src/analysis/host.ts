// What a study of the position may do with the board and the move list beside it.

import type { Annotation } from "../boards/board";
import type { Frame, LegalMove } from "../protocol/messages";

export interface StudyHost {
  /** Shows a board that the game has not seen; null: back to the game. */
  preview: (frame: Frame | null) => void;
  /** Lets these moves be tried on the board; null: the game's own again. */
  lend: (legal: LegalMove[] | null) => void;
  /** Draws over the board. */
  annotate: (draw: Annotation) => void;
  /** Signs beside moves of the list, by ply. */
  remark: (marks: ReadonlyMap<number, string>) => void;
  /** Puts a narrow picture at the board's side. */
  attach: (bar: HTMLElement) => void;
  /** Lets the board be seen where the tabs cover it, on a phone. */
  reveal: () => void;
}
