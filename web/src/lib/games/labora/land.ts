/** The shape of an estate on the screen: how far it reaches, and where it leaves room. */

import type { Strip } from './narrowing';
import type { CellView } from './types';

export interface Bounds {
  left: number;
  top: number;
  /** In cells. */
  width: number;
  height: number;
}

/** A mountain is as tall as two rows. */
export const tall = ({ terrain }: Pick<CellView, 'terrain'>): number => (terrain === 'mountain' ? 2 : 1);

/** How far an estate and what could be laid to it reach; `whole` has the columns of sea and mountains even where there are none. */
export function boundsOf(cells: readonly CellView[], strips: readonly Strip[], whole: boolean, rows = 0): Bounds {
  const lefts = [...cells.map(({ col }) => col), ...strips.map(({ col }) => col), ...(whole ? [-2] : [])];
  const rights = [
    ...cells.map(({ col }) => col),
    ...strips.map(({ col, width }) => col + width - 1),
    ...(whole ? [6] : []),
  ];
  const tops = [...cells.map(({ row }) => row), ...strips.map(({ row }) => row)];
  const bottoms = [
    ...cells.map((cell) => cell.row + tall(cell) - 1),
    ...strips.map(({ row, height }) => row + height - 1),
  ];
  let [top, bottom] = [Math.min(0, ...tops), Math.max(1, ...bottoms)];
  // Grow where there is less, so that the heartland stays in the middle.
  while (bottom - top + 1 < rows) {
    if (-top <= bottom - 1) top -= 1;
    else bottom += 1;
  }
  const [left, right] = [Math.min(...lefts), Math.max(...rights)];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Which corners of the drawing hold nothing: two cells wide, one high. */
export function freeCorners(cells: readonly CellView[], strips: readonly Strip[], bounds: Bounds): boolean {
  const bottom = bounds.top + bounds.height - 1;
  const rows = [bounds.top, bottom];
  const sides = (col: number) => col < 0 || col > 4;
  const taken = cells.some(
    (cell) => sides(cell.col) && rows.some((row) => row >= cell.row && row < cell.row + tall(cell)),
  );
  return (
    !taken && !strips.some(({ col, row, height }) => sides(col) && rows.some((one) => one >= row && one < row + height))
  );
}
