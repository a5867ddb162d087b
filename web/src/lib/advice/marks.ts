/** Where on the table something is that is spoken of. */

/** How often it is looked whether things have moved, in milliseconds: boards are scaled, scrolled and zoomed, and none of that tells anybody. */
export const LOOK = 200;

/** What is marked, less what says only what kind of thing is done. A board comes before what lies beside it. */
export function placesIn(within: Element, attribute: string): Element[] {
  const marked = [...within.querySelectorAll(`.table-root [${attribute}]`)];
  return marked.filter((one) => !one.getAttribute('data-target')?.startsWith('verb:'));
}

/** The box of something inside another, or nothing where none of it is seen. */
export function boxIn(within: Element, one: Element): DOMRect | null {
  const frame = within.getBoundingClientRect();
  const { left, top, width, height, right, bottom } = one.getBoundingClientRect();
  const seen = width > 0 && right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
  return seen ? new DOMRect(left - frame.left, top - frame.top, width, height) : null;
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
