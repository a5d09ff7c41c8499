// The picture of a flat board in layers: ground, marks under the pieces, pieces,
// marks over them, and words that float. It knows where pieces are, not why.

import { kEmpty } from "./beats";
import type { Geometry, Spot } from "./geometry";
import type { Paint, Skin } from "./skins/skin";
import { freshId, svg } from "./svg";

export interface Pose {
  scale?: number;
  /** Across only, for pieces that narrow as they turn. */
  across?: number;
  opacity?: number;
}

export class Scene {
  readonly svg: SVGSVGElement;
  readonly under = svg("g", { class: "under" });
  readonly over = svg("g", { class: "over" });
  readonly floating = svg("g", { class: "floating" });
  readonly paint: Paint;
  readonly box: { x: number; y: number; width: number; height: number };
  private readonly layer = svg("g", { class: "pieces" });
  private readonly holders = new Map<number, SVGGElement>();
  private symbols: string[] = [];

  constructor(
    readonly skin: Skin,
    readonly geometry: Geometry,
    looks: { digits: boolean; small: boolean },
  ) {
    this.paint = { geometry, ...looks, id: freshId("paint") };
    const { margin } = skin;
    const head = looks.small ? 0 : skin.head;
    this.box = {
      x: -margin,
      y: -margin - head,
      width: geometry.width + 2 * margin,
      height: geometry.height + 2 * margin + head + (looks.small ? 0 : (skin.foot ?? 0)),
    };
    this.svg = svg(
      "svg",
      {
        viewBox: `${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`,
        class: "board-picture",
        "aria-hidden": "true",
      },
      svg("defs", {}, ...skin.defs(this.paint)),
      svg("g", { class: "ground" }, ...skin.ground(this.paint)),
      this.under,
      this.layer,
      this.over,
      this.floating,
    );
  }

  set(pieces: string[]): void {
    this.geometry.all().forEach((cell) => this.put(cell, pieces[cell] ?? kEmpty));
    this.symbols = [...pieces];
  }

  /** Puts a piece on a cell, or takes it away, and lets it rest there. */
  put(cell: number, symbol: string): SVGGElement | null {
    const held = this.holders.get(cell);
    if (held && this.symbols[cell] === symbol) {
      this.pose(held, this.geometry.spot(cell));
      return held;
    }
    held?.remove();
    this.holders.delete(cell);
    this.symbols[cell] = symbol;
    return symbol === kEmpty ? null : this.make(cell, symbol);
  }

  at(cell: number): SVGGElement | null {
    return this.holders.get(cell) ?? null;
  }

  symbolAt(cell: number): string {
    return this.symbols[cell] ?? kEmpty;
  }

  /** The piece's own picture inside its holder. */
  picture(holder: SVGGElement): SVGGElement | null {
    const child = holder.firstElementChild;
    return child instanceof SVGGElement ? child : null;
  }

  redraw(holder: SVGGElement, symbol: string): void {
    holder.replaceChildren(this.skin.piece(symbol, this.paint));
  }

  raise(holder: SVGGElement): void {
    this.layer.append(holder);
  }

  pose(holder: SVGGElement, { x, y }: Spot, { scale = 1, across = 1, opacity = 1 }: Pose = {}): void {
    const size = scale === 1 && across === 1 ? "" : ` scale(${(scale * across).toFixed(3)} ${scale.toFixed(3)})`;
    holder.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})${size}`);
    if (opacity === 1) holder.removeAttribute("opacity");
    else holder.setAttribute("opacity", opacity.toFixed(3));
  }

  private make(cell: number, symbol: string): SVGGElement {
    const holder = svg("g", {}, this.skin.piece(symbol, this.paint));
    this.pose(holder, this.geometry.spot(cell));
    this.holders.set(cell, holder);
    this.layer.append(holder);
    return holder;
  }
}
