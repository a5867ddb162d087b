/** Where the things that a lesson speaks of lie on the screen. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** It is spoken of, and not ringed by the table already. */
  lit: boolean;
}

const ROOM = 4;

/** The things that carry this name, as a target or as a place. */
export function named(root: ParentNode, name: string): Element[] {
  const carries = (one: Element) => ['data-at', 'data-target'].some((by) => one.getAttribute(by) === name);
  return [...root.querySelectorAll('[data-at], [data-target]')].filter(carries);
}

/** What is meant and what is spoken of, measured from the corner of `within`. */
export function boxesOf(within: Element, light: readonly string[]): Box[] {
  const root = within.querySelector('.table-root');
  if (!root) return [];
  const targets = [...root.querySelectorAll('[data-advised]')];
  const lit = light.flatMap((name) => named(root, name)).filter((one) => !one.closest('[data-advised]'));
  // What is meant may lie in another view: the way there is free.
  const ways = targets.length ? [...root.querySelectorAll('.phone > nav')] : [];
  const corner = within.getBoundingClientRect();
  const box = (one: Element, isLit: boolean): Box => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return {
      x: Math.round(left - corner.left) - ROOM,
      y: Math.round(top - corner.top) - ROOM,
      width: Math.round(width) + 2 * ROOM,
      height: Math.round(height) + 2 * ROOM,
      lit: isLit,
    };
  };
  return [...[...targets, ...ways].map((one) => box(one, false)), ...lit.map((one) => box(one, true))].filter(
    ({ width, height }) => width > 2 * ROOM && height > 2 * ROOM,
  );
}

export function sameBoxes(one: readonly Box[], other: readonly Box[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
