// Motion by frames of the screen: one run at a time, ended at once when something
// newer comes, and not begun where nobody sees it or the system asks for less.

export function isStill(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeIn = (t: number): number => t * t;
export const easeBoth = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
/** 0 at both ends, 1 in the middle. */
export const arch = (t: number): number => Math.sin(Math.PI * t);
export const between = (a: number, b: number, t: number): number => a + (b - a) * t;
/** The part of t that lies in a window, as 0..1. */
export const part = (t: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (t - from) / Math.max(1e-6, to - from)));

export class Motion {
  private finish: ((ran: boolean) => void) | null = null;

  /** Calls `draw` with 0 to 1; resolves with true when it ran to its end. */
  run(milliseconds: number, draw: (t: number) => void): Promise<boolean> {
    this.end();
    return new Promise((resolve) => {
      let began: number | null = null;
      let request = 0;
      const finish = (ran: boolean) => {
        cancelAnimationFrame(request);
        document.removeEventListener("visibilitychange", hide);
        this.finish = null;
        resolve(ran);
      };
      const hide = () => {
        if (!document.hidden) return;
        draw(1);
        finish(true);
      };
      const frame = (now: number) => {
        began ??= now;
        const t = Math.min(1, (now - began) / milliseconds);
        draw(t);
        if (t < 1) request = requestAnimationFrame(frame);
        else finish(true);
      };
      this.finish = finish;
      document.addEventListener("visibilitychange", hide);
      draw(0);
      request = requestAnimationFrame(frame);
    });
  }

  /** Ends what runs, where it is. */
  end(): void {
    this.finish?.(false);
  }
}
