// The top of the solid board as a picture: wood, and the board's lines and its
// coordinates cut into it. Drawn once, so that lines cost nothing while the view turns.

import type { Geometry } from "../geometry";
import { kCell } from "../geometry";
import type { Colours } from "./colours";

/** Pixels a unit of the flat board. */
const kSharpness = 1.28;

export function paintTop(geometry: Geometry, margin: number, colours: Colours): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((geometry.width + 2 * margin) * kSharpness);
  canvas.height = Math.round((geometry.height + 2 * margin) * kSharpness);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.scale(kSharpness, kSharpness);
  paintWood(pen, geometry.width + 2 * margin, geometry.height + 2 * margin, colours);
  pen.translate(margin, margin);
  pen.lineCap = "round";
  cut(pen, geometry, "rgb(255 255 255 / 22%)", 2.5);
  cut(pen, geometry, colours.woodLine, 0);
  name(pen, geometry, margin, colours.woodLine);
  return canvas;
}

function paintWood(pen: CanvasRenderingContext2D, width: number, height: number, { wood, woodLine }: Colours): void {
  pen.fillStyle = wood;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = woodLine;
  for (let x = -40; x < width + 40; x += 13) {
    pen.globalAlpha = 0.03 + 0.06 * Math.abs(Math.sin(x * 0.37) * Math.cos(x * 0.11));
    pen.lineWidth = 2 + 5 * Math.abs(Math.sin(x * 1.3));
    pen.beginPath();
    for (let y = -10; y <= height + 40; y += 40) {
      pen.lineTo(x + 9 * Math.sin(y * 0.006 + x * 0.02) + 14 * Math.sin(y * 0.0021 + x * 0.9), y);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function name(pen: CanvasRenderingContext2D, geometry: Geometry, margin: number, colour: string): void {
  pen.fillStyle = colour;
  pen.globalAlpha = 0.85;
  pen.font = "600 26px system-ui, sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const { text, x, y } of geometry.labels(margin)) pen.fillText(text, x, y);
}

function cut(pen: CanvasRenderingContext2D, geometry: Geometry, colour: string, shift: number): void {
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.globalAlpha = shift === 0 ? 0.85 : 1;
  pen.lineWidth = kCell * 0.05;
  pen.beginPath();
  for (const [from, to] of geometry.layout.lines) {
    const a = geometry.spot(from);
    const b = geometry.spot(to);
    pen.moveTo(a.x + shift, a.y + shift);
    pen.lineTo(b.x + shift, b.y + shift);
  }
  pen.stroke();
  for (const cell of geometry.all()) {
    const { x, y } = geometry.spot(cell);
    pen.beginPath();
    pen.arc(x + shift, y + shift, kCell * 0.09, 0, 2 * Math.PI);
    pen.fill();
  }
}
