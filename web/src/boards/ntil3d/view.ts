// Camera, light and canvas of the solid board. It draws only when asked: once a
// screen frame at most, and never while nothing changes.

import {
  DirectionalLight,
  HemisphereLight,
  PCFSoftShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";

const kFieldOfView = 32;
const kMostPixels = 2;
/** The camera's height over the board, radians. */
const kHeight = 1;
/** The board's corners lie within this part of the view. */
const kShare = 0.97;
/** The plank beyond the cells, its bevel with it. */
const kRim = 0.44;

export class View {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(kFieldOfView, 1, 0.5, 200);
  readonly canvas: HTMLCanvasElement;
  readonly sharpness: number;
  private readonly renderer: WebGLRenderer;
  private readonly controls: OrbitControls;
  private readonly light: DirectionalLight;
  private readonly watch: ResizeObserver;
  private request = 0;
  private turned = false;
  /** From the eye to the middle of the board, before anybody turned it. */
  private away = 1;

  constructor(
    private readonly width: number,
    private readonly depth: number,
  ) {
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFSoftShadowMap;
    this.sharpness = this.renderer.capabilities.getMaxAnisotropy();
    this.canvas = this.renderer.domElement;
    this.canvas.className = "board-canvas";
    this.light = this.makeLight();
    this.controls = new OrbitControls(this.camera, this.canvas);
    this.setControls();
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(this.canvas);
    this.reset();
  }

  ask(): void {
    if (this.request !== 0) return;
    this.request = requestAnimationFrame(() => {
      this.request = 0;
      this.renderer.render(this.scene, this.camera);
    });
  }

  /** The view from the near side, with the whole board in it. */
  reset(): void {
    this.turned = false;
    this.controls.target.set(0, 0, 0);
    this.zoom(1);
    let away = this.distance();
    for (let n = 0; n < 4; n++) {
      this.centre(away);
      away = this.distance();
    }
    this.controls.minDistance = away * 0.4;
    this.controls.maxDistance = away * 1.6;
    this.away = away;
    this.stand(away);
    this.controls.update();
    this.ask();
  }

  destroy(): void {
    cancelAnimationFrame(this.request);
    this.watch.disconnect();
    this.controls.dispose();
    this.light.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }

  /** A window at the left, and a little light from everywhere. */
  private makeLight(): DirectionalLight {
    const reach = Math.max(this.width, this.depth) * 0.75;
    const light = new DirectionalLight("#fff0da", 2.3);
    light.position.set(-reach * 1.1, reach * 1.5, reach * 0.15);
    light.castShadow = true;
    light.shadow.mapSize.set(1024, 1024);
    const seen = { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: reach * 4 };
    Object.assign(light.shadow.camera, seen);
    light.shadow.normalBias = 0.015;
    light.shadow.radius = 4;
    const back = new DirectionalLight("#cfe0ff", 0.35);
    back.position.set(reach, reach * 0.8, -reach);
    this.scene.add(light, back, new HemisphereLight("#fff8ee", "#8a6a48", 1.05));
    return light;
  }

  private setControls(): void {
    this.controls.enablePan = false;
    this.controls.minPolarAngle = 0.05;
    this.controls.maxPolarAngle = 1.38;
    this.controls.addEventListener("change", () => {
      if (this.turned) this.keepWhole();
      this.ask();
    });
    this.controls.addEventListener("start", () => {
      this.turned = true;
    });
  }

  /** A board that was turned needs more room; who went near wants to see a part. */
  private keepWhole(): void {
    if (this.controls.getDistance() < this.away * 0.98) return;
    this.zoom(1);
    this.camera.updateMatrixWorld();
    const reach = Math.max(...this.corners().flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    this.zoom(Math.min(1, kShare / reach));
  }

  private zoom(zoom: number): void {
    this.camera.zoom = zoom;
    this.camera.updateProjectionMatrix();
  }

  /** The nearest place from which the whole board is seen. */
  private distance(): number {
    let near = 1;
    let far = 200;
    for (let n = 0; n < 24; n++) {
      const middle = (near + far) / 2;
      this.stand(middle);
      if (this.seesAll()) far = middle;
      else near = middle;
    }
    return far;
  }

  private stand(away: number): void {
    const { target } = this.controls;
    this.camera.position.set(0, away * Math.sin(kHeight), target.z + away * Math.cos(kHeight));
    this.camera.lookAt(target);
    this.camera.updateMatrixWorld();
  }

  /** Moves what is looked at until there is as much room above the board as below. */
  private centre(away: number): void {
    this.stand(away);
    const heights = this.corners().map(({ y }) => y);
    const middle = (Math.max(...heights) + Math.min(...heights)) / 2;
    const half = away * Math.tan((kFieldOfView * Math.PI) / 360);
    this.controls.target.z -= (middle * half) / Math.sin(kHeight);
  }

  private seesAll(): boolean {
    return this.corners().every(({ x, y, z }) => z < 1 && Math.abs(x) < kShare && Math.abs(y) < kShare);
  }

  /** The board's corners in the view, -1 to 1. */
  private corners(): Vector3[] {
    const x = this.width / 2 + kRim;
    const z = this.depth / 2 + kRim;
    const far = [new Vector3(-x, 0.2, -z), new Vector3(x, 0.2, -z)];
    const near = [new Vector3(-x, -0.4, z), new Vector3(x, -0.4, z)];
    return [...far, ...near].map((corner) => corner.project(this.camera));
  }

  private fit(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.renderer.setPixelRatio(Math.min(kMostPixels, devicePixelRatio));
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    if (!this.turned) this.reset();
    this.renderer.render(this.scene, this.camera);
  }

  /** From the middle of the view to a point of the canvas, both -1 to 1. */
  towards(clientX: number, clientY: number): Vector3 {
    const box = this.canvas.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((clientY - box.top) / box.height) * 2;
    return new Vector3(x, y, 0);
  }
}
