/** A swipe to the left or right over an element, told apart from scrolling and from a tap. */

/** How far a finger goes before it is a swipe, in pixels. */
const FAR = 56;

export type Side = -1 | 1;

/** Which neighbour a finger that went this way asks for: to the left brings the next one. */
export function swiped(dx: number, dy: number): Side | null {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx < 0 ? 1 : -1;
}

export function onSwipe(go: (side: Side) => void) {
  return (element: HTMLElement) => {
    let start: Touch | null = null;
    const down = (event: TouchEvent) => {
      start = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
    };
    const up = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      const side = start && end ? swiped(end.clientX - start.clientX, end.clientY - start.clientY) : null;
      start = null;
      if (side) go(side);
    };
    element.addEventListener('touchstart', down, { passive: true });
    element.addEventListener('touchend', up, { passive: true });
    return () => {
      element.removeEventListener('touchstart', down);
      element.removeEventListener('touchend', up);
    };
  };
}
