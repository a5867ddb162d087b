import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import scored from './fixtures/scored.json';
import { scoringOf } from './scoring';
import type { CraftsmenView } from './types';

const view = scored.view as unknown as CraftsmenView;
const line = (number: number, ...events: object[]): Line => ({
  number,
  by: 'A',
  action: null,
  words: [],
  events,
  at: 0,
});

test('the four parts of a year are told apart, and ships one by one', () => {
  const lines = [
    line(1, { event: 'scored', seat: 'A', source: 'production', points: 3 }),
    line(
      2,
      { event: 'year_ended', year: 2 },
      { event: 'sailed', ship: 1 },
      { event: 'scored', seat: 'A', source: 'majorities', points: 4 },
      { event: 'scored', seat: 'A', source: 'cargo', points: 9 },
      { event: 'sailed', ship: 3 },
      { event: 'scored', seat: 'A', source: 'cargo', points: 6 },
      { event: 'scored', seat: 'B', source: 'growth', points: 3 },
      { event: 'scored', seat: 'A', source: 'granary', points: 2 },
    ),
    line(3, { event: 'scored', seat: 'A', source: 'investment', points: 7 }),
  ];
  const scoring = scoringOf(lines, view);
  expect(scoring).toMatchObject({ move: 2, year: 2, open: true });
  expect(scoring?.rows.find(({ seat }) => seat === 'A')).toMatchObject({
    parts: { ships: 19, growth: 0, granary: 2, investment: 7 },
    voyages: [
      { ship: 1, majority: 4, cargo: 9 },
      { ship: 3, majority: 0, cargo: 6 },
    ],
    total: 28,
  });
  const after = scoringOf(
    [
      ...lines,
      line(
        4,
        { event: 'season_began', year: 3, season: 'spring' },
        { event: 'scored', seat: 'A', source: 'growth', points: 99 },
      ),
    ],
    view,
  );
  expect(after?.open).toBe(false);
  expect(after?.rows.find(({ seat }) => seat === 'A')?.total).toBe(28);
});

test('a real year adds up to what its events say', () => {
  const scoring = scoringOf(scored.log as unknown as Line[], view);
  const told = (scored.log as unknown as Line[]).flatMap(
    ({ events }) => events as { event: string; source?: string; points?: number }[],
  );
  const begin = told.findIndex(({ event }) => event === 'year_ended');
  const end = told.findIndex(({ event }, index) => index > begin && event === 'season_began');
  const sum = told
    .slice(begin, end)
    .filter(({ event }) => event === 'scored')
    .reduce((all, { points }) => all + (points ?? 0), 0);
  expect(scoring?.year).toBe(1);
  expect(sum).toBeGreaterThan(0);
  expect(scoring?.rows.reduce((all, { total }) => all + total, 0)).toBe(sum);
});

test('before the first winter there is nothing to show', () => {
  expect(scoringOf([line(1, { event: 'scored', seat: 'A', source: 'growth', points: 3 })], view)).toBeNull();
});
