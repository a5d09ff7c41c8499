// A board on the page: it draws frames and tells which move a person chose. It
// knows no rule of any game, only cells, pieces, steps and legal moves.

import type { Frame, Layout, LegalMove } from "../protocol/messages";

export interface Marks {
  /** Cells of the last move. */
  last: number[];
  /** Cells of a hint, in order. */
  hint: number[];
  /** The hint's text, where its cells do not tell all: Colour Brick's turn of the brick. */
  hintMove?: string;
}

/** Pictures over the board, placed by the middles of its cells, 100 units apart. */
export type Annotation = (spot: (cell: number) => { x: number; y: number }) => SVGElement[];

export interface Showing {
  /** Length of one step's animation; 0 shows the frame at once. */
  milliseconds: number;
}

export interface BoardOptions {
  game: string;
  layout: Layout;
  /** Digits instead of marks on tiles. */
  digits: boolean;
  /** Turned by half, so that the other side is near. */
  flipped: boolean;
  /** The message of a key, in the person's language. */
  say: (key: string, values?: Record<string, string | number>) => string;
  onMove: (move: string) => void;
  /** The points that a move would bring; null: not known. */
  worth?: (move: string) => Promise<number | null>;
  /** A click that is no move: why, in one line, and as the key of that message. */
  onRefuse: (reason: string, why: string) => void;
  /** A press while pieces still move: brings the board to its rest at once. */
  onHurry?: () => Promise<void>;
}

export interface Board {
  readonly element: HTMLElement;
  /** Draws a frame, playing its steps; resolves when the board is still. A newer call ends an older one at once. */
  show(frame: Frame, showing: Showing): Promise<void>;
  /** Ends the motion of the frame that is shown: it stands there at once. */
  hurry(): void;
  /** What may be played now; empty when it is not this person's turn. */
  offer(legal: LegalMove[]): void;
  mark(marks: Marks): void;
  /** Draws over the board; an empty list takes it away. */
  annotate(draw: Annotation): void;
  /** Puts the keyboard's cursor on the board. */
  focus(): void;
  /** A key that was pressed while the focus is nowhere; true when the board used it. */
  typed(key: string): boolean;
  destroy(): void;
}

export type MakeBoard = (options: BoardOptions) => Board;
