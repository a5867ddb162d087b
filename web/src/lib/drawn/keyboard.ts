/** Arrow keys: from one offered thing to the nearest one in that direction. */

export interface Box {
  x: number;
  y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of the others that lies rather in this direction than beside it. */
export function nearest(from: Box, others: readonly Box[], key: string): number | null {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best: number | null = null;
  let shortest = Infinity;
  others.forEach((other, index) => {
    const ahead = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const beside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx);
    if (ahead < 2 || beside > ahead * 2.2) return;
    const length = ahead + beside * 1.5;
    if (length < shortest) [best, shortest] = [index, length];
  });
  return best;
}

type Focusable = HTMLElement | SVGElement;

const targetsIn = (root: HTMLElement): Focusable[] =>
  [...root.querySelectorAll<Focusable>('[data-target]')].filter((one) => one.getBoundingClientRect().width > 0);

export function middleOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Moves the focus among the targets inside `root`; says whether it did. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  if (!(key in DIRECTIONS)) return false;
  const targets = targetsIn(root);
  const here = document.activeElement;
  if (!here || !root.contains(here) || !here.matches('[data-target]')) {
    targets[0]?.focus();
    return targets.length > 0;
  }
  const others = targets.filter((one) => one !== here);
  const found = nearest(middleOf(here), others.map(middleOf), key);
  if (found === null) return true;
  others[found]?.focus();
  return true;
}

/** Focuses what is offered where something had the focus that is gone: the same thing, else the nearest. */
export function focusNear(root: HTMLElement, gone: { name: string; at: Box }): void {
  const targets = targetsIn(root);
  const away = (one: Focusable) => {
    const { x, y } = middleOf(one);
    return Math.hypot(x - gone.at.x, y - gone.at.y);
  };
  const same = targets.find((one) => one.dataset.target === gone.name);
  const [closest] = targets.sort((one, other) => away(one) - away(other));
  (same ?? closest)?.focus();
}

/** Chooses a chip by its number; says whether there is one. */
export function chooseChip(root: HTMLElement, key: string): boolean {
  if (!/^[1-9]$/u.test(key)) return false;
  const chip = root.querySelectorAll<HTMLElement>('.chip:not([aria-disabled=true])')[Number(key) - 1];
  chip?.click();
  return chip !== undefined;
}
