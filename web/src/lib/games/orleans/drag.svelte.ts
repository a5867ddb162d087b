/** Followers can be dragged to a space as well as picked up by a tap. */

import type { OrleansDesk } from './desk.svelte';
import { picked, type Origin } from './narrowing';

/** What is dragged: a follower of the market or the tower, or one that was planned on a space. */
export type Load = { origin: Origin; follower: string } | { from: string; follower: string };

interface Drag {
  follower: string;
  x: number;
  y: number;
}

/** How far a pointer goes before it drags. */
const FAR = 6;
/** How long it is waited for a follower that was put back, in milliseconds, and how often. */
const WAIT = 25;
const MOST_WAITS = 80;

export const drag = $state<{ now: Drag | null }>({ now: null });

/** When something was dropped last. */
let dropped = -Infinity;
/** A finger that has just dropped something did not swipe. */
export const justDropped = (): boolean => performance.now() - dropped < 300;

/** The click that ends a drag would pick the follower up again. */
function ignoreClick(): void {
  const ignore = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), 0);
}

/** The board is drawn anew while something is dragged, so the window listens and not the element. */
function begin(desk: OrleansDesk, what: Load, start: PointerEvent): void {
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    drag.now = null;
  };

  function lift() {
    const origin = 'origin' in what ? what.origin : desk.putBack(what.from, what.follower)?.origin;
    if (origin) desk.selection = { follower: picked(origin, what.follower) };
  }

  /** Whoever was planned elsewhere has to be back on the market before going on. */
  async function landed(): Promise<void> {
    if (!('from' in what)) return;
    for (let waits = 0; waits < MOST_WAITS && desk.isPlanned(what.from); waits++)
      await new Promise((resolve) => setTimeout(resolve, WAIT));
  }

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (!drag.now) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) <= FAR) return;
      lift();
    }
    drag.now = { follower: what.follower, x: event.clientX, y: event.clientY };
  };
  const up = (event: PointerEvent) => {
    const dragged = drag.now !== null;
    end();
    if (!dragged) return;
    dropped = performance.now();
    ignoreClick();
    const stem = `space:${desk.actor ?? ''}:`;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[data-at^="${stem}"]`);
    const space = below?.getAttribute('data-at')?.slice(stem.length);
    void landed().then(() => {
      if (space && desk.narrowed.open.space.has(space)) desk.pick('space', space);
      else desk.selection = {};
    });
  };
  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', end, { signal });
}

export function draggable(desk: OrleansDesk, load: () => Load) {
  return (element: HTMLElement) => {
    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) begin(desk, load(), event);
    };
    element.addEventListener('pointerdown', down);
    return () => element.removeEventListener('pointerdown', down);
  };
}
