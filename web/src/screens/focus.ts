// Who a key is meant for: what has the focus, or nobody in particular.

/** Enter belongs to these. */
export function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary") !== null;
}

/** Is the focus on nothing that a key could be meant for? */
export function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches("main, canvas"));
}
