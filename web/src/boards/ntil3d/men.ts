// The solid pieces: turned discs, and kings that are taller and wear a golden
// crown; as ghosts they let the board shine through. Each kind is one instanced mesh, whatever their number.

import {
  DynamicDrawUsage,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector2,
  Vector3,
  type BufferGeometry,
} from "three";
import type { Colours } from "./colours";

/** A piece as it stands now; the board's plane is x and z. */
export interface Actor {
  symbol: string;
  x: number;
  y: number;
  z: number;
  size: number;
  ghost?: boolean;
}

const kRound = 40;
const kGhost = { transparent: true, opacity: 0.28, depthWrite: false };

const turnedDisc: [radius: number, height: number][] = [
  [0, 0], [0.335, 0], [0.36, 0.025], [0.37, 0.1], [0.355, 0.165], [0.325, 0.2], [0.285, 0.2], [0.26, 0.17],
  [0.235, 0.15], [0.2, 0.15], [0.18, 0.17], [0.1, 0.185], [0, 0.19],
];
const tallDisc: [radius: number, height: number][] = [
  [0, 0], [0.345, 0], [0.37, 0.025], [0.365, 0.09], [0.3, 0.15], [0.25, 0.22], [0.245, 0.28], [0.29, 0.33],
  [0.32, 0.37], [0.315, 0.41], [0.28, 0.43], [0, 0.43],
];
const crown: [radius: number, height: number][] = [
  [0.17, 0.425], [0.19, 0.43], [0.225, 0.54], [0.2, 0.545], [0.17, 0.46], [0.12, 0.47], [0.075, 0.5], [0.085, 0.545],
  [0.06, 0.59], [0, 0.605],
];

const lathe = (profile: [number, number][]): BufferGeometry =>
  new LatheGeometry(profile.map(([x, y]) => new Vector2(x, y)), kRound);

export class Men {
  readonly meshes: InstancedMesh[];
  private readonly black = new MeshStandardMaterial({ roughness: 0.42 });
  private readonly white = new MeshStandardMaterial({ roughness: 0.5 });
  private readonly gold = new MeshStandardMaterial({ roughness: 0.35, metalness: 0.25 });
  private readonly paleBlack = new MeshStandardMaterial({ roughness: 0.42, ...kGhost });
  private readonly paleWhite = new MeshStandardMaterial({ roughness: 0.5, ...kGhost });
  private readonly shapes = [lathe(turnedDisc), lathe(tallDisc), lathe(crown)] as const;
  private readonly kinds: Record<string, InstancedMesh[]>;
  private readonly ghosts: Record<string, InstancedMesh[]>;

  constructor(most: number) {
    const [disc, tall, ring] = this.shapes;
    const make = (shape: BufferGeometry, material: MeshStandardMaterial) => instances(shape, material, most);
    const blackKing = make(tall, this.black);
    const whiteKing = make(tall, this.white);
    const crowns = make(ring, this.gold);
    this.kinds = {
      b: [make(disc, this.black)],
      w: [make(disc, this.white)],
      B: [blackKing, crowns],
      W: [whiteKing, crowns],
    };
    this.ghosts = {
      b: [make(disc, this.paleBlack)],
      w: [make(disc, this.paleWhite)],
      B: [make(tall, this.paleBlack)],
      W: [make(tall, this.paleWhite)],
    };
    for (const mesh of Object.values(this.ghosts).flat()) mesh.castShadow = false;
    this.meshes = [...new Set([...Object.values(this.kinds), ...Object.values(this.ghosts)].flat())];
  }

  paint({ black, white, gold }: Colours): void {
    for (const material of [this.black, this.paleBlack]) material.color.set(black);
    for (const material of [this.white, this.paleWhite]) material.color.set(white);
    this.gold.color.set(gold);
  }

  stand(actors: Iterable<Actor>): void {
    for (const mesh of this.meshes) mesh.count = 0;
    const matrix = new Matrix4();
    const upright = new Quaternion();
    for (const { symbol, x, y, z, size, ghost } of actors) {
      const kinds = ghost ? this.ghosts : this.kinds;
      matrix.compose(new Vector3(x, y, z), upright, new Vector3(size, size, size));
      for (const mesh of kinds[symbol] ?? kinds["w"] ?? []) mesh.setMatrixAt(mesh.count++, matrix);
    }
    for (const mesh of this.meshes) mesh.instanceMatrix.needsUpdate = true;
  }

  destroy(): void {
    for (const mesh of this.meshes) mesh.dispose();
    for (const shape of this.shapes) shape.dispose();
    for (const material of [this.black, this.white, this.gold, this.paleBlack, this.paleWhite]) material.dispose();
  }
}

function instances(shape: BufferGeometry, material: MeshStandardMaterial, most: number): InstancedMesh {
  const mesh = new InstancedMesh(shape, material, most);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  mesh.count = 0;
  return mesh;
}
