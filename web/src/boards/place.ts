// Boards on which a move puts one piece on a cell: under the pointer the piece
// that would come, and on Adjacency the neighbours' marks that stand beside it.

import { kEmpty } from "./beats";
import type { BoardOptions } from "./board";
import { FlatBoard } from "./flat";
import { sideNeighbours } from "./groups";
import { moveCells } from "./input/input";
import type { Skin } from "./skins/skin";
import { svg } from "./svg";

export class PlaceBoard extends FlatBoard {
  private readonly neighbours: number[][];

  constructor(
    options: BoardOptions,
    skin: Skin,
    private readonly showsNeighbours: boolean,
  ) {
    super(options, skin);
    this.neighbours = sideNeighbours(options.layout.cells);
  }

  protected override preview(cell: number | null): void {
    this.hover.replaceChildren();
    const mover = this.mover();
    if (cell === null || mover === null || !this.legal.some((move) => moveCells(move)[0] === cell)) return;
    const { x, y } = this.geometry.spot(cell);
    const ghost = svg("g", { class: "ghost", transform: `translate(${x} ${y})` });
    ghost.append(this.scene.skin.piece(mover, this.scene.paint));
    this.hover.append(ghost);
    if (this.showsNeighbours) this.hover.append(...this.beside(cell, mover));
  }

  private beside(cell: number, mover: string): SVGElement[] {
    const pieces = this.frame?.pieces ?? "";
    return (this.neighbours[cell] ?? [])
      .filter((other) => pieces[other] !== kEmpty && pieces[other] !== mover)
      .map((other) => this.around(other, "affected"));
  }

  /** Position texts name the side to move after the cells; where it is a piece's symbol, that piece comes. */
  private mover(): string | null {
    const side = this.frame?.text.split(" ")[1];
    return this.options.layout.symbols.find(({ symbol }) => symbol === side)?.symbol ?? null;
  }
}
