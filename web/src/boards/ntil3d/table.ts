// The solid board itself: a bevelled plank whose top carries the lines. One unit
// is the distance of two points; its top lies at height 0.

import {
  BufferGeometry,
  CanvasTexture,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Shape,
  SRGBColorSpace,
} from "three";
import { kCell, type Geometry } from "../geometry";
import type { Colours } from "./colours";
import { paintTop } from "./grain";

/** Wood beyond the outermost cells, with their names in it, in units of the flat board. */
const kMargin = 36;
const kThickness = 0.34;
const kBevel = 0.06;

export class Table {
  readonly group = new Group();
  private readonly top = new MeshStandardMaterial({ roughness: 0.62 });
  private readonly side = new MeshStandardMaterial({ roughness: 0.7 });
  private readonly shapes: BufferGeometry[];

  constructor(
    private readonly geometry: Geometry,
    private readonly sharpness: number,
  ) {
    const width = (geometry.width + 2 * kMargin) / kCell;
    const depth = (geometry.height + 2 * kMargin) / kCell;
    const plank = plankOf(width, depth);
    const face = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
    this.shapes = [plank, face];
    const top = new Mesh(face, this.top);
    top.position.y = 0.001;
    top.receiveShadow = true;
    const body = new Mesh(plank, this.side);
    body.castShadow = true;
    this.group.add(body, top);
  }

  paint(colours: Colours): void {
    const texture = new CanvasTexture(paintTop(this.geometry, kMargin, colours));
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = this.sharpness;
    this.top.map?.dispose();
    this.top.map = texture;
    this.top.needsUpdate = true;
    this.side.color.set(colours.wood).multiplyScalar(0.72);
  }

  destroy(): void {
    this.top.map?.dispose();
    this.top.dispose();
    this.side.dispose();
    for (const shape of this.shapes) shape.dispose();
  }
}

function plankOf(width: number, depth: number): BufferGeometry {
  const shape = new Shape();
  const x = width / 2;
  const y = depth / 2;
  const corner = 0.12;
  shape.moveTo(-x + corner, -y).lineTo(x - corner, -y).quadraticCurveTo(x, -y, x, -y + corner);
  shape.lineTo(x, y - corner).quadraticCurveTo(x, y, x - corner, y);
  shape.lineTo(-x + corner, y).quadraticCurveTo(-x, y, -x, y - corner);
  shape.lineTo(-x, -y + corner).quadraticCurveTo(-x, -y, -x + corner, -y);
  const plank = new ExtrudeGeometry(shape, {
    depth: kThickness,
    bevelThickness: kBevel,
    bevelSize: kBevel,
    bevelSegments: 3,
    curveSegments: 6,
  });
  return plank.rotateX(-Math.PI / 2).translate(0, -kThickness - kBevel, 0);
}
