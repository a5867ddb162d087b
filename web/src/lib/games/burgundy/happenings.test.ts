import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import { freshDepot, freshSpaces, motionsOfLines, place, placesOf } from './happenings';
import type { BurgundyView } from './types';
import wait from './fixtures/wait.json';

const log = wait.log as unknown as Line[];
const view = wait.view as unknown as BurgundyView;
const line = (action: string | null, ...events: object[]): Line => ({
  number: 1,
  by: 'A',
  action,
  words: [],
  events,
  at: 0,
});

const gain = (seat: string, of: string, by: number) => ({ seat, of, by, words: { key: of } });

test('the tiles of the latest turn of each player are fresh', () => {
  const lines = [
    line('x', { event: 'turn_began', seat: 'A' }),
    line('x', { event: 'placed', seat: 'A', tile: 'ship', at: 20 }),
    line('x', { event: 'turn_began', seat: 'B' }),
    line('x', { event: 'placed', seat: 'B', tile: 'mine', at: 25 }),
    line('x', { event: 'turn_began', seat: 'A' }),
    line('x', { event: 'placed', seat: 'A', tile: 'bank', at: 14 }),
  ];
  expect(freshSpaces(lines)).toEqual(new Set(['space:B:25', 'space:A:14']));
});

test('a recorded game has fresh tiles that lie where they were placed', () => {
  const fresh = freshSpaces(log);
  expect(fresh.size).toBeGreaterThan(0);
  for (const where of fresh) {
    const [, seat, space] = where.split(':');
    const estate = view.estates.find((one) => one.seat === seat);
    expect(estate?.spaces[Number(space) - 1]?.tile, where).not.toBeNull();
  }
});

test('goods are fresh from the white die until the next round', () => {
  const placed = { event: 'good_placed', good: 'red', depot: 4 };
  expect(freshDepot([line('x', placed)])).toBe(4);
  expect(freshDepot([line('x', placed), line('x', { event: 'round_began', phase: 'A', round: 2 })])).toBeNull();
});

test('a taken tile flies from its depot to where it now lies', () => {
  const tile = view.estates[0]?.storage[0];
  const [group] = motionsOfLines([line('take d4 4.2', { event: 'took', seat: 'A', tile, from: '4.2' })], view);
  expect(group).toEqual([
    { kind: 'fly', piece: { tile }, from: ['depot:4.2'], to: ['slot:A:1', 'storage:A'], lands: true },
  ]);
});

test('points rise from the tile that scored them, phase included', () => {
  const [group] = motionsOfLines(
    [
      line(
        'place d2 3 23',
        { event: 'placed', seat: 'A', tile: 'city_hall', at: 23 },
        { event: 'region_finished', seat: 'A', ground: 'building', at: 23, size: 3, points: 6, phase_points: 6 },
      ),
    ],
    view,
  );
  expect(group?.[1]).toMatchObject({ kind: 'rise', points: 12, reason: { key: 'region', region: 'building' } });
  expect(group?.[1]).toMatchObject({ at: expect.arrayContaining([place.space('A', 23)]) });
});

test('loaded goods fly from the depots that the action names', () => {
  const [group] = motionsOfLines([line('load 6 1', { event: 'loaded', seat: 'A', good: 'red', tiles: 1 })], view);
  expect(group?.[0]).toMatchObject({ from: ['goods:6', 'goods:1'], to: ['stock:A'] });
});

test('silver and workers are seen to change, by how much the game says', () => {
  const words = [
    { key: 'burgundy-event-x', gains: [gain('C', 'silver', 1), gain('C', 'workers', -2), gain('C', 'red', 1)] },
  ];
  expect(motionsOfLines([{ ...line('x'), words }], view).flat()).toEqual([
    { kind: 'change', at: ['silver:C'], by: 1, icon: 'silver' },
    { kind: 'change', at: ['workers:C'], by: -2, icon: 'worker' },
  ]);
});

test('a marker goes from space to space of the turn order', () => {
  const [[motion] = []] = motionsOfLines([line('x', { event: 'marker_moved', seat: 'B', to: 3 })], view);
  expect(motion).toMatchObject({
    kind: 'fly',
    piece: { icon: 'shield-gules' },
    from: ['track-space:2'],
    to: ['track:B'],
  });
});

test('what nobody sees moves nothing', () => {
  expect(motionsOfLines([line('end', { event: 'turn_began', seat: 'B' })], view)).toEqual([]);
});

test('a line of the log points at the places it speaks of', () => {
  const places = placesOf([
    { event: 'took', seat: 'B', tile: 'mine', from: '5.1' },
    { event: 'placed', seat: 'B', tile: 'ship', at: 20 },
    'no event',
  ]);
  expect(places).toEqual(new Set(['depot:5.1', 'storage:B', 'space:B:20']));
});
