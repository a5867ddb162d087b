import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import { freshCells, motionsOfLines, placesOf } from './happenings';

const line = (number: number, ...events: unknown[]): Line => ({
  number,
  by: 'A',
  action: null,
  words: [],
  events,
  at: 0,
});
const placed = { event: 'placed', seat: 'A', rank: 'lay', owner: 'B', building: 'market' };

test('what a building brings comes from where the clergyman went, in later lines too', () => {
  const groups = motionsOfLines([line(1, placed), line(2, { event: 'gained', seat: 'A', good: 'bread', count: 1 })]);
  expect(groups).toHaveLength(2);
  expect(groups[1]?.[0]).toMatchObject({ kind: 'fly', piece: { icon: 'bread' }, from: ['house:B:market'] });
});

test('goods of the wheel come from the marker that was used', () => {
  const [[motion] = []] = motionsOfLines([
    line(1, { event: 'produced', seat: 'A', good: 'sheep', count: 4, marker: 'joker' }),
  ]);
  expect(motion).toMatchObject({ from: ['marker:joker', 'wheel'], to: ['good:A:sheep', 'goods:A', 'points:A'] });
});

test('a marker that brings nothing moves nothing', () => {
  expect(motionsOfLines([line(1, { event: 'produced', seat: 'A', good: 'sheep', count: 0, marker: 'sheep' })])).toEqual(
    [],
  );
});

test('a line of the log points at what it speaks of', () => {
  const built = { event: 'built', seat: 'A', building: 'winery', spot: { col: 2, row: -1 } };
  expect(placesOf([built])).toEqual(new Set(['card:winery', 'cell:A:2 -1']));
  expect(placesOf([placed])).toContain('house:B:market');
  expect(placesOf([{ event: 'plot_laid', seat: 'A', row: 0, side: 'mountain', price: 3 }])).toEqual(
    new Set(['cell:A:5 0']),
  );
});

test('what was built since a player began the turn is new', () => {
  const build = (row: number) => ({ event: 'built', seat: 'A', building: 'inn', spot: { col: 1, row } });
  const lines = [line(1, build(0)), line(2, { event: 'turn_began', seat: 'A' }), line(3, build(1))];
  expect(freshCells(lines)).toEqual(new Set(['cell:A:1 1']));
});
