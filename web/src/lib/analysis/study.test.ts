import { expect, test } from 'vitest';
import type { Judged, Study } from '$lib/api/types';
import type { Table } from '$lib/table.svelte';
import { Pace, roughly } from './pace';
import { Analyst, merged } from './study.svelte';

const decision = (at: number, grade = 'good'): Judged => ({
  at,
  seat: 'A',
  grade,
  best: { chances: [1], points: [10] },
  left: { chances: [1], points: [10] },
  lost: { mean: 0, error: 0 },
  lost_points: { mean: 0, error: 0 },
});
const study = (state: Study['state'], decisions: Judged[]): Study => ({
  state,
  yours: true,
  done: decisions.length,
  of: 3,
  decisions,
  turnings: [],
  players: [],
  end: { chances: [1], points: [10] },
});

/** A table that tells what it was asked to follow. */
function table() {
  const followed: { have: number; found: (news: Study) => void }[] = [];
  const followStudy = (have: number, found: (news: Study) => void) => followed.push({ have, found });
  return { followed, table: { id: 'm4w8', followStudy } as unknown as Table };
}

const refused = () => Promise.reject(new Error('the network is away'));

test('what is new is put where it belongs', () => {
  const all = merged([decision(2), decision(7)], [decision(5), decision(7, 'slip')]);
  expect(all.map(({ at, grade }) => `${at} ${grade}`)).toEqual(['2 good', '5 good', '7 slip']);
});

test('whoever played has it begun by looking at it, and hears what is found', async () => {
  const { table: about, followed } = table();
  const analyst = new Analyst(about, {
    look: async () => study('resting', [decision(2)]),
    begin: async () => study('running', [decision(2)]),
    stop: refused,
  });
  await analyst.open(true);
  expect([analyst.running, followed[0]?.have]).toEqual([true, 1]);
  followed[0]?.found(study('running', [decision(5)]));
  expect(analyst.study?.decisions.map(({ at }) => at)).toEqual([2, 5]);
  followed[0]?.found({ ...study('done', [decision(8)]), done: 3 });
  expect([analyst.done, analyst.study?.decisions.length]).toEqual([true, 3]);
});

test('onlookers decide for themselves, and a refusal changes nothing', async () => {
  const { table: about, followed } = table();
  const analyst = new Analyst(about, { look: async () => study('resting', []), begin: refused, stop: refused });
  await analyst.open(false);
  expect([analyst.study?.state, followed.length]).toEqual(['resting', 0]);
  await analyst.begin();
  expect(analyst.refusal).not.toBeNull();
  expect(analyst.study?.state).toBe('resting');
});

test('how long it still takes is said as soon as it is known, and roughly', () => {
  const pace = new Pace();
  pace.hear(10, 1_000);
  pace.hear(14, 2_000);
  expect(pace.left(100)).toBeNull();
  pace.hear(30, 6_000);
  expect(pace.left(100)).toBeCloseTo(25);
  // Looking at it once more, with nothing new, makes it no slower.
  pace.hear(30, 60_000);
  expect(pace.left(100)).toBeCloseTo(25);
  pace.hear(0, 70_000);
  expect(pace.left(100)).toBeNull();
  expect(roughly(1)).toEqual({ seconds: 5 });
  expect(roughly(43)).toEqual({ seconds: 45 });
  expect(roughly(170)).toEqual({ minutes: 3 });
});
