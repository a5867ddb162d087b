import { expect, test } from 'vitest';
import { boundsOf, freeCorners } from './land';
import { stripOf } from './narrowing';
import type { CellView, Content, Terrain } from './types';

const cell = (col: number, row: number, terrain: Terrain = 'plains', content: Content = 'empty'): CellView => ({
  col,
  row,
  terrain,
  content,
  clergy: [],
  dwelling: 0,
});
const heartland = [0, 1].flatMap((row) => [0, 1, 2, 3, 4].map((col) => cell(col, row)));
const mountains = [cell(5, 0, 'hillside'), cell(6, 0, 'mountain'), cell(5, 1, 'hillside')];

test('a small estate lies in the middle of four rows', () => {
  expect(boundsOf(heartland, [], true, 4)).toEqual({ left: -2, top: -1, width: 9, height: 4 });
  expect(boundsOf(heartland, [], false)).toEqual({ left: 0, top: 0, width: 5, height: 2 });
});

test('what could be laid has room', () => {
  expect(boundsOf(heartland, [stripOf('district -1'), stripOf('plot 1 coast')], false)).toEqual({
    left: -2,
    top: -1,
    width: 7,
    height: 4,
  });
});

test('corners are free until a plot reaches them', () => {
  const cells = [...heartland, ...mountains];
  expect(freeCorners(cells, [], boundsOf(cells, [], true, 4))).toBe(true);
  const lower = [...cells, cell(-2, 2, 'water'), cell(-1, 2, 'coast')];
  expect(freeCorners(lower, [], boundsOf(lower, [], true, 4))).toBe(false);
});
