// The page's colours for the solid board, read from its custom properties.

export interface Colours {
  wood: string;
  woodLine: string;
  ring: string;
  gold: string;
  bad: string;
  paper: string;
  black: string;
  white: string;
}

export function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return {
    wood: read("--wood", "#c89f6b"),
    woodLine: read("--wood-line", "#5b3d1f"),
    ring: read("--ring", "#1f3f73"),
    gold: read("--gold", "#e0ab3f"),
    bad: read("--bad", "#b5432e"),
    paper: read("--paper", "#faf6ef"),
    black: "#2b2523",
    white: "#efe3cf",
  };
}

/** Calls back when the theme changes; returns how to stop. */
export function onTheme(changed: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class"] });
  system.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", changed);
  };
}
