// Elements in one call. Attributes that are functions are listeners ("onclick"), true sets an
// attribute without a value, false and null leave it out. No HTML text is ever parsed.

export type Child = Node | string | number | null | undefined | false;
type Attribute = string | number | boolean | null | undefined | ((event: never) => void);
export type Attributes = Record<string, Attribute>;

function assign(target: Element, name: string, value: Attribute): void {
  if (typeof value === "function") {
    target.addEventListener(name.slice(2), value as EventListener);
  } else if (value === true) {
    target.setAttribute(name, "");
  } else if (value !== false && value !== null && value !== undefined) {
    target.setAttribute(name, String(value));
  }
}

function append(target: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    target.append(typeof child === "number" ? String(child) : child);
  }
}

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) assign(made, name, value);
  append(made, children);
  return made;
}

const kSvg = "http://www.w3.org/2000/svg";

export function svg(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const made = document.createElementNS(kSvg, tag);
  for (const [name, value] of Object.entries(attributes)) assign(made, name, value);
  append(made, children);
  return made;
}

export function replace(target: Element, ...children: Child[]): void {
  target.replaceChildren();
  append(target, children);
}

/** Writes where there may be too little room: the tooltip has the whole text. */
export function writeWhole(target: HTMLElement, text: string): void {
  write(target, text);
  if (target.title !== text) target.title = text;
}

/** Writes only what differs, so that screen readers and selections are left in peace. */
export function write(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
