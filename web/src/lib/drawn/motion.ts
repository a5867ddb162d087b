/**
 * What is to be seen moving, told by events and not by comparing positions. A place is what an
 * element carries in `data-at`; where several are named, the first one that is on the page counts.
 */

export type Motion<Piece = unknown, Reason = unknown> =
  | {
      kind: 'fly';
      piece: Piece;
      from: string[];
      to: string[];
      /** What lies at the end of the way is the piece itself, and is not seen before it arrives. */
      lands?: boolean;
    }
  | { kind: 'roll'; at: string[] }
  /** An amount grows or shrinks; without a number it is only seen to change. */
  | { kind: 'change'; at: string[]; by: number | null; icon: string }
  | { kind: 'rise'; at: string[]; points: number; reason: Reason };

/** How long things take at normal speed, in milliseconds. */
export const TRAVEL = 250;
export const SETTLE = 400;
export const RISE = 1100;
/** However much happened at once, it is over after this long. */
export const LONGEST = 3000;

/** Of more groups at once only the last are seen moving. */
export const MOST = 12;

/** The height of a label that rises, with what is left free above it. */
export const ROW = 30;
/** Labels that rise at one place are seen apart: so many are there already. */
export function rowsBelow(
  others: readonly { x: number; y: number; delay: number }[],
  one: { x: number; y: number; delay: number },
  lasting: number,
): number {
  return others.filter(
    ({ x, y, delay }) =>
      Math.abs(x - one.x) < 2 * ROW && Math.abs(y - one.y) < ROW && Math.abs(delay - one.delay) < lasting,
  ).length;
}

/** Where the middle of a label comes to lie, so that none of it is outside. */
export function within(middle: number, width: number, room: number): number {
  return Math.max(width / 2 + 4, Math.min(middle, room - width / 2 - 4));
}

/** The largest element at the first place that is on the page. */
export function elementAt(root: HTMLElement | undefined, places: readonly string[]): Element | null {
  for (const place of places) {
    const [found] = [...(root?.querySelectorAll(`[data-at="${place}"]`) ?? [])]
      .map((element) => ({ element, width: element.getBoundingClientRect().width }))
      .filter(({ width }) => width > 0)
      .sort((a, b) => b.width - a.width);
    if (found) return found.element;
  }
  return null;
}
