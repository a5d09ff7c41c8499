// What is wrong with a screen as it is laid out: text that is cut off or sticks out of its box, texts and buttons that lie
// over each other, what reaches beyond the window. It runs inside the page, on whatever can be seen, and answers
// one line a fault. The boxes are the browser's own; nothing is known of any screen but the lists below.

/** May be scrolled sideways, and look it: each has a border, takes the focus and has a name. */
export const kScrollers = [".lab-scroll", ".sheet-table", ".tree-scroll", "textarea"];

/** Lies over or under what belongs to it by intent: the whole card is the button. Its words are judged all the same. */
export const kCovers = [".demo-play", ".graph-slider", ".brick-turn", ".seat-who"];

/** Not judged yet. */
export const kExempt: string[] = [];

export interface Lists {
  scrollers: string;
  covers: string;
  exempt: string;
}

interface Thing {
  element: Element;
  /** What a person would call it. */
  name: string;
  words: string;
  boxes: DOMRect[];
  isControl: boolean;
}

/** Runs inside a page that allows names. */
export function faults(lists: Lists): string[] {
  // Pixels by which boxes may miss each other: fractions are rounded, and letters have room above and below.
  const slack = { edge: 1.5, across: 2, down: 3 };
  const found = new Set<string>();
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const heard = new Map<Element, boolean>();

  function style(element: Element): CSSStyleDeclaration {
    const kept = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, kept);
    return kept;
  }

  function named(element: Element): string {
    const classes = element.getAttribute("class")?.split(/\s+/).filter((each) => each !== "").join(".") ?? "";
    return classes === "" ? element.tagName.toLowerCase() : `.${classes}`;
  }

  /** Is it only heard: in a box of one pixel, where screen readers find it? */
  function unseen(element: Element | null): boolean {
    if (element === null) return false;
    const { width, height } = element.getBoundingClientRect();
    const known = heard.get(element) ?? ((width <= 1 && height <= 1 && /hidden|clip/.test(style(element).overflowX)) || unseen(element.parentElement));
    heard.set(element, known);
    return known;
  }

  function seen(element: Element): boolean {
    if (unseen(element) || (lists.exempt !== "" && element.closest(lists.exempt))) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  }

  /** What floats is judged by itself: it may cover what it floats over. */
  function layer(element: Element): Element {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (style(at).position === "fixed" || at.matches("dialog, .menu, .board-bar")) return at;
    }
    return root;
  }

  /** The part of a box that scrolling has brought into view; null: none. */
  function inView(box: DOMRect, element: Element): DOMRect | null {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(style(at).overflowX + style(at).overflowY) || style(at).display === "inline") continue;
      const around = at.getBoundingClientRect();
      [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  function texts(): Thing[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const things: Thing[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? "";
      const element = node.parentElement;
      if (words === "" || !element || element.closest("option, script, style") || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
      things.push({ element, name: `"${words.slice(0, 40)}" in ${named(element)}`, words, boxes, isControl: false });
    }
    return things;
  }

  function controls(): Thing[] {
    return [...root.querySelectorAll("button, a.button, input, select, textarea, summary, progress")]
      .filter((element) => seen(element) && !element.matches(lists.covers))
      .map((element) => ({
        element, name: `${named(element)} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`,
        words: "", boxes: [element.getBoundingClientRect()], isControl: true,
      }));
  }

  /** Fits a thing into every box around it, up to what floats? Where dots stand for the rest, a tooltip has the whole. */
  function fits({ element, name, words, boxes, isControl }: Thing): void {
    let across = true;
    let down = true;
    for (let at: Element | null = isControl ? element.parentElement : element; at && (across || down); at = at.parentElement) {
      const { overflowX, overflowY, display, position } = style(at);
      const isPicture = at instanceof SVGSVGElement;
      if (at === document.body || at === document.documentElement) break;
      if ((display === "inline" && !isPicture) || display === "contents" || (at instanceof SVGElement && !isPicture)) continue;
      const around = at.getBoundingClientRect();
      const beyond = Math.max(...boxes.map((box) => Math.max(box.right - around.right, around.left - box.left)));
      const below = Math.max(...boxes.map((box) => Math.max(box.bottom - around.bottom, around.top - box.top)));
      if (across && /auto|scroll/.test(overflowX)) {
        if (beyond > slack.edge && !at.matches(lists.scrollers)) found.add(`${name}: ${named(at)} scrolls sideways`);
        across = false;
      }
      if (/auto|scroll/.test(overflowY)) down = false;
      const whole = at.closest("[title]")?.getAttribute("title") ?? "";
      const short = style(at).textOverflow === "ellipsis" && whole.includes(words.split(/[\s,:]/)[0] ?? words);
      if (across && beyond > slack.edge && !short) {
        found.add(`${name}: ${/hidden|clip/.test(overflowX) ? "cut off by" : "sticks out of"} ${named(at)}, by ${beyond.toFixed(0)}`);
        across = false;
      }
      if (short) across = false;
      if (down && below > slack.edge && /hidden|clip/.test(overflowY)) {
        found.add(`${name}: cut off below or above by ${named(at)}, by ${below.toFixed(0)}`);
        down = false;
      }
      if (position === "fixed" || position === "absolute" || at === root) break;
    }
    const [least, most] = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    if (across && (least < -slack.edge || most > innerWidth + slack.edge)) found.add(`${name}: beyond the window, ${least.toFixed(0)} to ${most.toFixed(0)}`);
  }

  /** A field's own words: the browser cuts them without a trace in any box. */
  function fieldFits(element: Element): void {
    const isSelect = element instanceof HTMLSelectElement;
    if (!isSelect && !(element instanceof HTMLInputElement && /text|number/.test(element.type) && !element.readOnly)) return;
    const words = isSelect ? (element.selectedOptions[0]?.text ?? "") : element.value === "" ? element.placeholder : "";
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen || words === "") return;
    const { font, paddingLeft, paddingRight } = style(element);
    pen.font = font;
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - (isSelect ? 16 : 0);
    const wide = pen.measureText(words).width;
    if (wide > room + 1) found.add(`"${words}": cut off in a field of ${named(element.parentElement ?? element)}, by ${(wide - room).toFixed(0)}`);
  }

  function overlaps(things: Thing[]): void {
    const spread = things.flatMap((thing) => {
      const where = layer(thing.element);
      return thing.boxes.flatMap((box) => {
        const view = inView(box, thing.element);
        return view ? [{ thing, view, where }] : [];
      });
    });
    spread.sort((a, b) => a.view.left - b.view.left);
    spread.forEach((one, index) => {
      for (let next = index + 1; next < spread.length; ++next) {
        const other = spread[next];
        if (!other || other.view.left > one.view.right) break;
        if (one.thing === other.thing || one.where !== other.where) continue;
        const [a, b] = [one.thing, other.thing];
        if ((a.isControl && a.element.contains(b.element)) || (b.isControl && b.element.contains(a.element))) continue;
        const across = Math.min(one.view.right, other.view.right) - other.view.left;
        const down = Math.min(one.view.bottom, other.view.bottom) - Math.max(one.view.top, other.view.top);
        if (across > slack.across && down > slack.down) found.add(`${a.name} and ${b.name} lie over each other, ${across.toFixed(0)} x ${down.toFixed(0)}`);
      }
    });
  }

  const [words, buttons] = [texts(), controls()];
  for (const thing of [...words, ...buttons]) if (thing.boxes.length > 0) fits(thing);
  for (const { element } of buttons) fieldFits(element);
  overlaps([...words, ...buttons]);
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) found.add(`the page scrolls sideways, by ${sideways}`);
  return [...found];
}
