import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import { tellingOf } from '$lib/games/tellings';
import { recapOf } from './recap';
import settling from '../games/labora/fixtures/settling.json';

const log = settling.log as unknown as Line[];
const until = (move: number) => log.filter((line) => line.number <= move);
const recap = (lines: Line[], ...mine: string[]) => recapOf(lines, tellingOf('labora'), mine);

test('tells what the others did between two turns of mine, also when mine has begun', () => {
  for (const now of [59, 60, 62]) {
    const found = recap(until(now), 'A');
    expect(found?.from, String(now)).toBe(49);
    expect(found?.players.map(({ seat, entries }) => [seat, entries.length])).toEqual([['B', 4]]);
    expect(found?.headings.map(({ phrase }) => phrase.args?.round)).toEqual([{ number: 6 }]);
  }
});

test('there is nothing to tell before one has decided anything, nor to those who look on', () => {
  expect(recap([{ ...log[0], by: 'B' } as Line], 'A')).toBeNull();
  expect(recap(log)).toBeNull();
});
