// A picture of the board as a PNG: the SVG with its computed colours, or the canvas of the 3D view.

const kStyles = [
  "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity",
  "fill-opacity", "stroke-opacity", "stop-color", "paint-order", "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline",
  "display", "visibility", "transform", "transform-origin", "transform-box",
];
const kLongSide = 1200;

/**
 * Styles come from the page's sheets, which a picture on its own does not see. They go into a style
 * element of the copy: style attributes would offend the page's content policy.
 */
function spelledOut(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement;
  const from = [source, ...source.querySelectorAll<SVGElement>("*")];
  const to = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  const rules = from.map((element, index) => {
    const computed = getComputedStyle(element);
    to[index]?.setAttribute("data-n", String(index));
    return `[data-n="${index}"]{${kStyles.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(";")}}`;
  });
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "style");
  sheet.textContent = rules.join("");
  copy.prepend(sheet);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return copy;
}

function sizeOf(source: SVGSVGElement): { width: number; height: number } {
  const box = source.getBoundingClientRect();
  const scale = kLongSide / Math.max(box.width, box.height, 1);
  return { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
}

async function painted(source: SVGSVGElement): Promise<HTMLCanvasElement> {
  const size = sizeOf(source);
  const copy = spelledOut(source);
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return canvas;
}

export async function boardPicture(board: HTMLElement): Promise<Blob> {
  const solid = board.querySelector("canvas");
  const flat = board.querySelector<SVGSVGElement>("svg");
  if (!solid && !flat) throw new Error("nothing to draw");
  const canvas = solid ?? (await painted(flat as SVGSVGElement));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
