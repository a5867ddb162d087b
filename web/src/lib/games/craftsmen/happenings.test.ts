import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import { motionsOf, motionsOfLines, place, placesOf } from './happenings';

const line = (...events: object[]): Line => ({ number: 1, by: 'A', action: null, words: [], events, at: 0 });

test('a marker moves along the row: from the building that made it to the icon', () => {
  const [group] = motionsOfLines([
    line(
      { event: 'made', seat: 'A', card: 'tannery_1', good: 'leather' },
      { event: 'delivered', seat: 'A', good: 'leather', to: 'tailor_1' },
      { event: 'scored', seat: 'A', source: 'production', points: 1 },
    ),
  ]);
  expect(group).toMatchObject([
    {
      kind: 'fly',
      piece: { cube: 'A', good: 'leather' },
      from: expect.arrayContaining([place.out('tannery_1')]),
      to: expect.arrayContaining([place.well('tailor_1', 'leather')]),
    },
    { kind: 'rise', points: 1, reason: 'production' },
  ]);
});

test('a card that nobody may see flies face down', () => {
  expect(motionsOf({ event: 'capital_drawn', seat: 'B' }, null)).toMatchObject([{ piece: { capital: null } }]);
  expect(motionsOf({ event: 'capital_given', seat: 'B', to: 'A' }, null)).toMatchObject([
    { piece: { capital: null }, to: expect.arrayContaining([place.hand('A')]) },
  ]);
});

test('the points of a year rise one after the other', () => {
  const groups = motionsOfLines([
    line(
      { event: 'year_ended', year: 1 },
      { event: 'scored', seat: 'A', source: 'cargo', points: 4 },
      { event: 'scored', seat: 'B', source: 'growth', points: 3 },
    ),
  ]);
  expect(groups.length).toBe(2);
});

test('the log points at guilds, cards, holds and icons', () => {
  const places = placesOf([
    { event: 'sent', seat: 'A', guild: 'notary', space: 'gold', on: null },
    { event: 'built', seat: 'A', card: 'mill_3', end: 'left' },
    { event: 'loaded', seat: 'A', good: 'wine', ship: 1 },
    { event: 'raw_made', seat: 'B', good: 'wood', to: null },
  ]);
  for (const at of [
    place.guild('notary'),
    place.space('notary', 'gold'),
    place.built('mill_3'),
    place.hold(1, 'wine'),
    place.fair('B'),
  ])
    expect(places).toContain(at);
});
