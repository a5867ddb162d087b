/** Where on the table something is that is spoken of. */

/** How often it is looked whether things have moved, in milliseconds: boards are scaled, scrolled and zoomed, and none of that tells anybody. */
export const LOOK = 200;

/** What is marked, less what says only what kind of thing is done. A board comes before what lies beside it. */
export function placesIn(within: Element, attribute: string): Element[] {
  const marked = [...within.querySelectorAll(`.table-root [${attribute}]`)];
  return marked.filter((one) => !one.getAttribute('data-target')?.startsWith('verb:'));
}

/** So much of something has to be seen for it to be spoken of. */
const SEEN = 0.5;

/** The box of something inside another, or nothing where most of it is scrolled away. */
export function boxIn(within: Element, one: Element): DOMRect | null {
  const frame = within.getBoundingClientRect();
  const { left, top, width, height, right, bottom } = one.getBoundingClientRect();
  const seen = { left, top, right, bottom };
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (around !== within && getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    seen.left = Math.max(seen.left, box.left);
    seen.top = Math.max(seen.top, box.top);
    seen.right = Math.min(seen.right, box.right);
    seen.bottom = Math.min(seen.bottom, box.bottom);
    if (around === within) break;
  }
  const part = Math.max(0, seen.right - seen.left) * Math.max(0, seen.bottom - seen.top);
  if (width * height === 0 || part < SEEN * width * height) return null;
  return new DOMRect(left - frame.left, top - frame.top, width, height);
}

/** Scrolls something into view, in what one can scroll oneself: what only cuts off must not move. */
export function bringIn(within: Element, one: Element): void {
  for (let around = one.parentElement; around && around !== within; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
    const [box, frame] = [one.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollBy(
      (box.left + box.right - frame.left - frame.right) / 2,
      (box.top + box.bottom - frame.top - frame.bottom) / 2,
    );
  }
}

/** A number at something that a turn touches. */
export interface Step {
  /** Which decisions of the turn: "1", or "1 2". */
  steps: string;
  x: number;
  y: number;
}

/** The numbers at all that a turn touches: at the corner, each place once. */
export function stepsIn(within: Element): Step[] {
  const seen = new Set<string>();
  return placesIn(within, 'data-advised').flatMap((one) => {
    const box = boxIn(within, one);
    const steps = one.getAttribute('data-advised') ?? '';
    if (!box || !steps) return [];
    const step = { steps, x: Math.round(box.right), y: Math.round(box.top) };
    const place = `${step.x} ${step.y}`;
    if (seen.has(place)) return [];
    seen.add(place);
    return [step];
  });
}
