// Making SVG and HTML elements. Styles go through the style object and classes,
// never through style attributes, which the page's security policy refuses.

export type Attributes = Record<string, string | number>;

const kSvg = "http://www.w3.org/2000/svg";

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: SVGElement[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(kSvg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export function svgText(content: string, attributes: Attributes = {}): SVGTextElement {
  const element = svg("text", attributes);
  element.textContent = content;
  return element;
}

export function html<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

let made = 0;
/** An id that no other element of the page has. */
export function freshId(stem: string): string {
  made += 1;
  return `${stem}-${made}`;
}
