import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import { tellingOf } from '$lib/games/tellings';
import { rounds } from '$lib/telling/chronicle';
import { line } from '$lib/testing/log';
import { moveAt, segmentsOf, shareOf } from './segments';
import wait from '../games/burgundy/fixtures/wait.json';
import torture from '../games/orleans/fixtures/torture.json';
import scored from '../games/craftsmen/fixtures/scored.json';

const of = (game: string, { log, moves }: { log: unknown; moves: number }) =>
  segmentsOf(rounds(log as Line[], tellingOf(game)), moves);

test('set-up is short, however many moves it took', () => {
  const dealt = Array.from({ length: 55 }, (_, i) => line(i + 1, '*', 'x-event-dealt'));
  const log = [...dealt, line(56, '*', 'x-round-began'), line(57, 'A', 'x-did'), line(58, 'B', 'x-did')];
  const [setup, round] = segmentsOf(rounds(log), 58);
  expect(setup).toMatchObject({ from: 0, to: 56, start: 0, name: null });
  expect(setup?.end).toBeLessThanOrEqual(0.05);
  expect(round).toMatchObject({ from: 56, to: 58, end: 1, name: { key: 'x-round-began' } });
});

test('every move has its place, and every place its move', () => {
  for (const segments of [of('burgundy', wait), of('orleans', torture)]) {
    const moves = segments.at(-1)?.to ?? 0;
    const named = segments.find(({ name }) => name)?.from ?? 0;
    for (let move = named; move <= moves; move++) expect(moveAt(segments, shareOf(segments, move))).toBe(move);
    expect([shareOf(segments, 0), shareOf(segments, moves)]).toEqual([0, 1]);
  }
});

test('stretches carry the signs of the game: phases, events of rounds, seasons', () => {
  expect(of('burgundy', wait).at(-1)).toMatchObject({ icon: 'phase-c', strong: true });
  expect(of('orleans', torture).map(({ icon }) => icon)).toContain('e-taxes');
  expect(of('craftsmen', scored).map(({ icon }) => icon)).toContain('winter');
});
