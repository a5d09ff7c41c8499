// The cells as something to reach: a grid of named zones over the picture, for
// pointers, keys and screen readers alike. The grid has the focus, and its
// active descendant is the cursor.

import { arrows, type Arrow } from "./geometry";
import { freshId, html } from "./svg";

/** A place on the board, as parts (0 to 1) of its width and height. */
export interface Zone {
  x: number;
  y: number;
  width: number;
  height: number;
  row: number;
}

export interface GridEvents {
  press(cell: number, pointer: string): void;
  hover(cell: number | null): void;
  /** Keys that are not arrows; true when the board used it. */
  key(key: string): boolean;
  next(cell: number, arrow: Arrow): number;
}

const percent = (share: number): string => `${(share * 100).toFixed(4)}%`;

export class CellGrid {
  readonly element: HTMLElement;
  private readonly cells: HTMLElement[];
  private cursor = 0;
  private hovered: number | null = null;
  private pointer = "mouse";

  constructor(
    zones: Zone[],
    private readonly events: GridEvents,
  ) {
    this.element = html("div", "board-grid");
    this.element.setAttribute("role", "grid");
    this.element.tabIndex = 0;
    this.cells = zones.map((zone, cell) => this.makeCell(zone, cell));
    this.addRows(zones);
    this.listen();
  }

  get at(): number {
    return this.cursor;
  }

  label(text: string): void {
    this.element.setAttribute("aria-label", text);
  }

  name(cell: number, text: string, selected: boolean): void {
    const element = this.cells[cell];
    if (!element || (element.ariaLabel === text && element.ariaSelected === String(selected))) return;
    element.setAttribute("aria-label", text);
    element.setAttribute("aria-selected", String(selected));
  }

  moveTo(cell: number): void {
    this.cells[this.cursor]?.classList.remove("cursor");
    this.cursor = cell;
    const element = this.cells[cell];
    element?.classList.add("cursor");
    if (element) this.element.setAttribute("aria-activedescendant", element.id);
  }

  /** Puts the keyboard's cursor on the board, to be seen. */
  focus(): void {
    this.element.focus();
    this.element.classList.add("keys");
  }

  refuse(cell: number): void {
    const element = this.cells[cell];
    if (!element) return;
    element.classList.remove("refused");
    void element.offsetWidth;
    element.classList.add("refused");
    element.addEventListener("animationend", () => element.classList.remove("refused"), { once: true });
  }

  private makeCell({ x, y, width, height }: Zone, cell: number): HTMLElement {
    const element = html("div", "board-cell");
    element.id = freshId("cell");
    element.setAttribute("role", "gridcell");
    element.dataset.cell = String(cell);
    Object.assign(element.style, {
      left: percent(x),
      top: percent(y),
      width: percent(width),
      height: percent(height),
    });
    return element;
  }

  private addRows(zones: Zone[]): void {
    const rows = new Map<number, HTMLElement>();
    const sorted = zones.map((zone, cell) => ({ zone, cell }));
    sorted.sort((a, b) => a.zone.row - b.zone.row || a.zone.x - b.zone.x);
    for (const { zone, cell } of sorted) {
      const row = rows.get(zone.row) ?? html("div", "board-row");
      row.setAttribute("role", "row");
      rows.set(zone.row, row);
      const element = this.cells[cell];
      if (element) row.append(element);
    }
    this.element.append(...rows.values());
    this.moveTo(0);
  }

  private listen(): void {
    this.element.addEventListener("pointerdown", (event) => {
      this.pointer = event.pointerType;
      this.element.classList.remove("keys");
    });
    this.element.addEventListener("click", (event) => this.click(event));
    this.element.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.hover(cellOf(event));
    });
    this.element.addEventListener("pointerleave", () => this.hover(null));
    this.element.addEventListener("keydown", (event) => this.keyDown(event));
    this.element.addEventListener("blur", () => this.element.classList.remove("keys"));
    this.element.addEventListener("focus", () => {
      if (this.element.matches(":focus-visible")) this.element.classList.add("keys");
    });
  }

  private click(event: Event): void {
    const cell = cellOf(event);
    if (cell === null) return;
    this.moveTo(cell);
    this.events.press(cell, this.pointer);
  }

  private hover(cell: number | null): void {
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.events.hover(cell);
  }

  private keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.type(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** True when the grid or its board used the key. */
  type(key: string): boolean {
    const used = this.use(key);
    if (used) this.element.classList.add("keys");
    return used;
  }

  private use(key: string): boolean {
    const arrow = arrows[key];
    if (arrow) {
      this.moveTo(this.events.next(this.cursor, arrow));
      this.events.hover(this.cursor);
      return true;
    }
    if (this.events.key(key)) return true;
    if (key !== "Enter" && key !== " ") return false;
    this.events.press(this.cursor, "keys");
    return true;
  }
}

function cellOf(event: Event): number | null {
  const target = event.target instanceof Element ? event.target.closest("[data-cell]") : null;
  return target instanceof HTMLElement ? Number(target.dataset.cell) : null;
}
