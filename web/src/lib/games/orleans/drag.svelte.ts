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

export const drag = $state<{ now: Drag | null }>({ now: null });

/** When something was dropped last. */
let dropped = -Infinity;
/** A finger that has just dropped something did not swipe. */
export const justDropped = (): boolean => performance.now() - dropped < 300;

/** The click that ends a drag would pick the follower up again. */
function ignoreClick(): void {
  const ignore = (click: Event) => { click.stopPropagation(); click.preventDefault(); };
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
    let value = 'origin' in what ? picked(what.origin, what.follower) : '';
    if ('from' in what) {
      value = desk.draft.find((one) => one.space === what.from)?.follower ?? '';
      desk.putBack(what.from, what.follower);
    }
    desk.selection = { follower: value };
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
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-target^="space:"]');
    const space = below?.getAttribute('data-target')?.slice('space:'.length);
    if (space) desk.pick('space', space);
    else desk.selection = {};
    ignoreClick();
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
