import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import { motionsOf, motionsOfLines, placesOf } from './happenings';

const line = (number: number, ...events: unknown[]): Line => ({
  number,
  by: 'A',
  action: null,
  words: [],
  events,
  at: 0,
});

test('followers come out of the bag, and starting ones have the ring of their player', () => {
  expect(motionsOf({ event: 'drawn', seat: 'B', follower: 'own_trader' })).toMatchObject([
    { kind: 'fly', piece: { icon: 'f-trader-gules' }, from: ['bag:B', 'points:B'], to: ['market:B', 'points:B'] },
  ]);
  expect(motionsOf({ event: 'recruited', seat: 'A', kind: 'monk' })).toMatchObject([
    { piece: { icon: 'f-monk' }, from: ['track:monk'] },
  ]);
});

test('goods come from where they lay', () => {
  expect(motionsOf({ event: 'good_gained', seat: 'A', good: 'wine', route: 6 })).toMatchObject([
    { from: ['route:6'], to: ['good:A:wine', 'points:A'] },
  ]);
  expect(motionsOf({ event: 'good_gained', seat: 'A', good: 'wine', route: null })).toMatchObject([
    { from: ['stock:wine'] },
  ]);
});

test('a merchant travels, whoever moves it', () => {
  expect(
    motionsOf({ event: 'moved', seat: 'A', merchant: 'C', from: 'tours', to: 'blois', way: 'water' }),
  ).toMatchObject([{ piece: { icon: 'shield-vert' }, from: ['town:tours'], to: ['merchant:C'], lands: true }]);
});

test('coins and development are seen to change, by how much the game says', () => {
  const gain = (of: string, by: number) => ({ seat: 'A', of, by, words: { key: of } });
  const words = [{ key: 'orleans-event-x', gains: [gain('coins', -3), gain('development', 3), gain('wine', 1)] }];
  expect(motionsOfLines([{ ...line(1), words }])).toMatchObject([
    [
      { kind: 'change', by: -3, at: ['coins:A', 'points:A'], icon: 'coin' },
      { kind: 'change', by: 3, at: ['marker:A:development'], icon: 'star-o' },
    ],
  ]);
});

test('lines without anything to see move nothing', () => {
  expect(
    motionsOfLines([line(1, { event: 'planned', seat: 'A' }), line(2, { event: 'revealed', tile: 'plague' })]),
  ).toEqual([[{ kind: 'roll', at: ['event'] }]]);
});

test('a line of the log points at what it speaks of', () => {
  expect(placesOf([{ event: 'moved', seat: 'A', merchant: 'A', from: 'tours', to: 'blois', way: 'water' }])).toEqual(
    new Set(['town:tours', 'town:blois', 'merchant:A']),
  );
  expect(placesOf([{ event: 'assigned', seat: 'B', follower: 'monk', space: 'ship.2', source: 'market' }])).toEqual(
    new Set(['space:B:ship.2']),
  );
  expect(placesOf([{ event: 'served', seat: 'B', place: 'town_hall', kind: 'monk', deed: 'cathedral' }])).toEqual(
    new Set(['deed:cathedral', 'place:B:town_hall']),
  );
});
