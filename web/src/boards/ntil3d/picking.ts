// Which point of the solid board the pointer means: a ray through invisible
// drums that stand on the points. A press that turned the view is no click.

import { CylinderGeometry, InstancedMesh, Matrix4, MeshBasicMaterial, Raycaster, Vector2 } from "three";
import type { Place } from "./marks";
import type { View } from "./view";

const kSlack = 7;

export interface Picked {
  click(cell: number): void;
  hover(cell: number | null): void;
}

export class Picking {
  private readonly shape = new CylinderGeometry(0.46, 0.46, 0.3, 16);
  private readonly material = new MeshBasicMaterial();
  private readonly drums: InstancedMesh;
  private readonly ray = new Raycaster();
  private readonly stop = new AbortController();
  private down: { x: number; y: number } | null = null;
  private over: number | null = null;

  constructor(
    private readonly view: View,
    places: Place[],
    private readonly picked: Picked,
  ) {
    this.drums = new InstancedMesh(this.shape, this.material, places.length);
    places.forEach(({ x, z }, cell) => this.drums.setMatrixAt(cell, new Matrix4().makeTranslation(x, 0.12, z)));
    this.listen(view.canvas);
  }

  destroy(): void {
    this.stop.abort();
    this.drums.dispose();
    this.shape.dispose();
    this.material.dispose();
  }

  private listen(canvas: HTMLCanvasElement): void {
    const { signal } = this.stop;
    const press = ({ clientX: x, clientY: y }: PointerEvent) => {
      this.down = { x, y };
    };
    canvas.addEventListener("pointerdown", press, { signal });
    canvas.addEventListener("pointerup", (event) => this.up(event), { signal });
    canvas.addEventListener("pointermove", (event) => this.move(event), { signal });
    canvas.addEventListener("pointerleave", () => this.hover(null), { signal });
  }

  private up(event: PointerEvent): void {
    const { down } = this;
    this.down = null;
    if (!down || event.button !== 0) return;
    if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > kSlack) return;
    const cell = this.cellAt(event);
    if (cell !== null) this.picked.click(cell);
  }

  private move(event: PointerEvent): void {
    if (event.buttons === 0 && event.pointerType === "mouse") this.hover(this.cellAt(event));
  }

  private hover(cell: number | null): void {
    if (cell === this.over) return;
    this.over = cell;
    this.picked.hover(cell);
  }

  private cellAt(event: PointerEvent): number | null {
    const { x, y } = this.view.towards(event.clientX, event.clientY);
    this.ray.setFromCamera(new Vector2(x, y), this.view.camera);
    return this.ray.intersectObject(this.drums)[0]?.instanceId ?? null;
  }
}
