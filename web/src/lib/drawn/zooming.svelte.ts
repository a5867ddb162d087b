/**
 * A board that can be looked at more closely: by buttons, by the wheel with Ctrl, by two fingers. Then it is larger than
 * its place, and is scrolled, dragged or moved by keys. What the fingers or the pointer are on stays where it is.
 */

import { tick } from 'svelte';

const STEPS = [1, 1.5, 2, 3] as const;
const LARGEST = 3;

interface Point {
  x: number;
  y: number;
}

export class Zooming {
  zoom = $state(1);
  #view: HTMLElement | null = null;

  get atLargest(): boolean {
    return this.zoom >= LARGEST;
  }

  /** The next step, around the middle of what is seen. */
  step(by: 1 | -1, around?: Point): void {
    const next = by > 0 ? STEPS.find((one) => one > this.zoom) : STEPS.findLast((one) => one < this.zoom);
    if (next !== undefined) void this.#to(next, around);
  }

  /** The whole board again. */
  fit(): void {
    void this.#to(1);
  }

  async #to(zoom: number, around?: Point): Promise<void> {
    const view = this.#view;
    if (!view || zoom === this.zoom) return;
    const frame = view.getBoundingClientRect();
    // Inside a table that is scaled as a whole one of its pixels is not one of the screen.
    const scale = frame.width / view.offsetWidth || 1;
    const at = around
      ? { x: (around.x - frame.left) / scale, y: (around.y - frame.top) / scale }
      : { x: view.clientWidth / 2, y: view.clientHeight / 2 };
    const grown = zoom / this.zoom;
    const [left, top] = [(view.scrollLeft + at.x) * grown - at.x, (view.scrollTop + at.y) * grown - at.y];
    this.zoom = zoom;
    await tick();
    view.scrollTo(left, top);
  }

  /** For the element that scrolls. */
  readonly gestures = (view: HTMLElement): (() => void) => {
    this.#view = view;
    /** Fingers that are down. */
    const fingers = new Map<number, Point>();
    let apart = 0;
    let from: { pointer: Point; left: number; top: number } | null = null;

    /** There is more of it than is seen. */
    const moves = () => view.scrollWidth > view.clientWidth + 1 || view.scrollHeight > view.clientHeight + 1;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.step(event.deltaY < 0 ? 1 : -1, { x: event.clientX, y: event.clientY });
    };
    const spread = () => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const down = (event: PointerEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'touch') {
        fingers.set(event.pointerId, at);
        apart = spread();
      } else if (event.button === 0 && moves()) from = { pointer: at, left: view.scrollLeft, top: view.scrollTop };
    };
    const move = (event: PointerEvent) => {
      if (fingers.has(event.pointerId)) {
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const now = spread();
        if (!apart || !now) return;
        const [one, other] = [...fingers.values()];
        const zoom = Math.max(1, Math.min(LARGEST, (this.zoom * now) / apart));
        apart = now;
        if (one && other) void this.#to(zoom, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
      } else if (from && event.buttons === 1) {
        view.scrollLeft = from.left - event.clientX + from.pointer.x;
        view.scrollTop = from.top - event.clientY + from.pointer.y;
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      apart = 0;
      from = null;
    };
    // A finger that moves the board does not also turn to the next one.
    const touch = (event: TouchEvent) => {
      if (moves() || event.touches.length > 1) event.stopPropagation();
    };
    const events: [string, (event: never) => void, boolean][] = [
      ['wheel', wheel, false],
      ['pointerdown', down, true],
      ['pointermove', move, true],
      ['pointerup', up, true],
      ['pointercancel', up, true],
      ['pointerleave', up, true],
      ['touchstart', touch, true],
      ['touchend', touch, true],
    ];
    for (const [name, handler, passive] of events) view.addEventListener(name, handler as EventListener, { passive });
    return () => {
      for (const [name, handler] of events) view.removeEventListener(name, handler as EventListener);
      this.#view = null;
    };
  };
}
