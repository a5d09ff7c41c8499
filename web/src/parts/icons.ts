// The page's own small icons: strokes on a 24 by 24 grid, in the colour of the text.

import { svg } from "../dom";

const kPaths = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
  redo: "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.500h6c0-1 .3-1.8 1-2.500A6 6 0 0 0 12 3z",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M8 5v14M16 5v14",
  play: "M7 5l12 7-12 7z",
  flip: "M7 20V4M7 4L4 7M7 4l3 3M17 4v16M17 20l3-3M17 20l-3-3",
  flag: "M6 21V4M6 5h11l-2 4 2 4H6",
  plus: "M12 5v14M5 12h14",
  again: "M20 12a8 8 0 1 1-2.5-5.800M20 4v4h-4",
  share: "M12 15V4M12 4L8 8M12 4l4 4M5 12v8h14v-8",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  close: "M6 6l12 12M18 6L6 18",
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.400M17.6 17.600L19 19M5 19l1.4-1.400M17.6 6.400L19 5",
  dark: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  digits: "M5 8l3-2v12M13 8a2.5 2.5 0 1 1 4.5 1.500L13 18h6",
  flask: "M9 3h6M10 3v6l-5 8.500A2.300 2.300 0 0 0 7 21h10a2.300 2.300 0 0 0 2-3.500L14 9V3M8 15h8",
  keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  cube: "M12 3l8 4.500v9L12 21l-8-4.500v-9zM12 12l8-4.500M12 12v9M12 12L4 7.5",
} as const;

export type IconName = keyof typeof kPaths;

export function icon(name: IconName): SVGElement {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: kPaths[name] }));
}
