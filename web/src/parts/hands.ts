// Whether a person came here by keys or by a pointer: who types wants the focus where the next key means something.

let typing = false;

export function watchHands(): void {
  addEventListener("keydown", () => (typing = true), true);
  addEventListener("pointerdown", () => (typing = false), true);
}

export function cameByKeys(): boolean {
  return typing;
}
