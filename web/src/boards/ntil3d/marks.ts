// What is drawn on the solid board besides pieces: rings round pieces, dots on
// targets, and bars along ways. Three instanced meshes, coloured one by one.

import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  TorusGeometry,
  Vector3,
  type BufferGeometry,
} from "three";

export interface Place {
  x: number;
  z: number;
}

const kMost = 512;
const kUp = new Vector3(0, 1, 0);

export class SolidMarks {
  readonly meshes: InstancedMesh[];
  private readonly material = new MeshBasicMaterial({ toneMapped: false });
  private readonly shapes: BufferGeometry[];
  private readonly rings: InstancedMesh;
  private readonly dots: InstancedMesh;
  private readonly bars: InstancedMesh;

  constructor() {
    const ring = new TorusGeometry(1, 0.055, 8, 48).rotateX(Math.PI / 2);
    const dot = new CylinderGeometry(1, 1, 0.02, 28);
    const bar = new BoxGeometry(1, 0.012, 1);
    this.shapes = [ring, dot, bar];
    this.rings = new InstancedMesh(ring, this.material, kMost);
    this.dots = new InstancedMesh(dot, this.material, kMost);
    this.bars = new InstancedMesh(bar, this.material, kMost);
    this.meshes = [this.rings, this.dots, this.bars];
    for (const mesh of this.meshes) mesh.frustumCulled = false;
    this.clear();
  }

  clear(): void {
    for (const mesh of this.meshes) mesh.count = 0;
  }

  ring({ x, z }: Place, colour: string, radius: number, height = 0.03): void {
    const size = new Vector3(radius, radius * 0.8, radius);
    add(this.rings, new Matrix4().compose(new Vector3(x, height, z), new Quaternion(), size), colour);
  }

  dot({ x, z }: Place, colour: string, radius: number): void {
    const matrix = new Matrix4().compose(new Vector3(x, 0.014, z), new Quaternion(), new Vector3(radius, 1, radius));
    add(this.dots, matrix, colour);
  }

  way(from: Place, to: Place, colour: string, width: number): void {
    const length = Math.hypot(to.x - from.x, to.z - from.z);
    const turn = new Quaternion().setFromAxisAngle(kUp, -Math.atan2(to.z - from.z, to.x - from.x));
    const middle = new Vector3((from.x + to.x) / 2, 0.008, (from.z + to.z) / 2);
    add(this.bars, new Matrix4().compose(middle, turn, new Vector3(length, 1, width)), colour);
  }

  destroy(): void {
    for (const mesh of this.meshes) mesh.dispose();
    for (const shape of this.shapes) shape.dispose();
    this.material.dispose();
  }
}

function add(mesh: InstancedMesh, matrix: Matrix4, colour: string): void {
  if (mesh.count >= kMost) return;
  mesh.setMatrixAt(mesh.count, matrix);
  mesh.setColorAt(mesh.count, new Color(colour));
  mesh.count += 1;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}
