import { describe, expect, test } from 'vitest';
import type { Judged, Study } from '$lib/api/types';
import type { Segment } from '$lib/table/segments';
import { compared } from './again';
import { apart, fieldsOf, heightAt, linesOf, orderOf, samplesOf, standingAt } from './curves';
import {
  including,
  isSame,
  neighbour,
  ofSeats,
  percents,
  signed,
  turningAt,
  turningsOf,
  weightiest,
  type Turning,
} from './moments';

const decision = (at: number, seat: string, best: number, left: number, grade = 'good'): Judged => ({
  at,
  seat,
  grade,
  best: { chances: [best, 1 - best], points: [100 * best, 100] },
  left: { chances: [left, 1 - left], points: [100 * left, 100] },
  lost: { mean: best - left, error: 0.02 },
  lost_points: { mean: 0, error: 1 },
});

const study = (change: Partial<Study> = {}): Study => ({
  state: 'done',
  yours: false,
  done: 3,
  of: 3,
  decisions: [decision(2, 'A', 0.5, 0.3, 'mistake'), decision(5, 'B', 0.6, 0.6), decision(8, 'A', 0.7, 0.7, 'great')],
  turnings: [
    { at: 2, seat: 'A', swing: -0.2, grade: 'mistake' },
    { at: 3, seat: 'A', swing: 0.3, grade: null },
    { at: 3, seat: 'B', swing: -0.3, grade: null },
    { at: 8, seat: 'A', swing: 0.12, grade: 'great' },
  ],
  players: [],
  end: { chances: [1, 0], points: [120, 100] },
  ...change,
});

/** Ten moves, as long as each other. */
const evenly: Segment[] = [{ from: 0, to: 10, start: 0, end: 1, name: null, icon: null, strong: false }];

describe('the curves', () => {
  test('stand at what could be had and fall to what was left', () => {
    const samples = samplesOf(study(), 'chances', 10);
    expect(samples.map(({ move }) => move)).toEqual([0, 2, 3, 5, 6, 8, 9, 10]);
    expect(samples[1]?.values[0]).toBe(0.5);
    expect(samples[2]?.values[0]).toBe(0.3);
    expect(samples.at(-1)?.values).toEqual([1, 0]);
    expect(standingAt(samples, 4)?.values[0]).toBe(0.3);
    expect(standingAt(samples, 10)?.values[0]).toBe(1);
  });

  test('break off where the analysis is', () => {
    expect(samplesOf(study({ state: 'running' }), 'chances', 10).at(-1)?.move).toBe(9);
    expect(samplesOf(study({ decisions: [], state: 'resting' }), 'points', 10)).toEqual([]);
    expect(standingAt([], 3)).toBeNull();
    expect(standingAt(samplesOf(study({ state: 'running' }), 'chances', 10), 10)).toBeNull();
  });

  test('of shares fill the chart, mine at its foot', () => {
    const whole = study();
    const order = orderOf(['A', 'B'], ['B'], whole);
    expect(order).toEqual(['B', 'A']);
    expect(orderOf(['A', 'B'], [], { ...whole, end: { chances: [0, 1], points: [1, 2] } })[0]).toBe('B');
    const [mine, other] = fieldsOf(samplesOf(whole, 'chances', 10), order, evenly);
    expect(mine?.foot.every(({ y }) => y === 0)).toBe(true);
    expect(mine?.edge[1]).toEqual({ x: 0.2, y: 0.5 });
    expect(other?.foot).toEqual(mine?.edge);
    expect(other?.edge.every(({ y }) => Math.abs(y - 1) < 1e-9)).toBe(true);
  });

  test('of points lie between their bounds', () => {
    const [line] = linesOf(samplesOf(study(), 'points', 10), ['A'], evenly, [20, 120]);
    expect(line?.edge[1]?.y).toBeCloseTo(0.3);
    expect(line?.edge.at(-1)).toEqual({ x: 1, y: 1 });
    expect(heightAt(line?.edge ?? [], 0.25)).toBeCloseTo(0.2);
    expect(heightAt(line?.edge ?? [], 2)).toBe(1);
  });

  test('marks do not lie on each other, nor outside', () => {
    expect(apart([0, 1, 50], 10, 100)).toEqual([0, 10, 50]);
    expect(apart([95, 98, 100], 10, 100)).toEqual([80, 90, 100]);
  });
});

describe('the moments', () => {
  test('are told in order, luck once and from my side', () => {
    const mine = turningsOf(study(), ['B']);
    expect(mine.map(({ at, seat, kind }) => `${at} ${seat} ${kind}`)).toEqual(['2 A mistake', '3 B luck', '8 A great']);
    expect(mine[0]?.judged?.grade).toBe('mistake');
    expect(mine[1]?.judged).toBeNull();
    expect(ofSeats(mine, ['A']).map(({ at }) => at)).toEqual([2, 8]);
    expect(ofSeats(mine, [])).toHaveLength(3);
  });

  test('at one place are first of all what was decided there', () => {
    const luck = { at: 2, seat: 'B', swing: 0.3, grade: null };
    const all = turningsOf(study({ turnings: [luck, ...study().turnings] }), ['A']);
    expect(all[0]?.kind).toBe('luck');
    expect(turningAt(all, 2)?.kind).toBe('mistake');
    expect(turningAt(all, 3)?.kind).toBe('luck');
    expect(turningAt(all, 4)).toBeNull();
  });

  test('of which the weightiest are kept', () => {
    const all = turningsOf(study(), ['A']);
    expect(weightiest(all, 2).map(({ at }) => at)).toEqual([2, 3]);
    expect(weightiest(all, 8)).toEqual(all);
    const found = { ...(all[2] as (typeof all)[number]), swing: 0.35 };
    expect(weightiest([...all.slice(0, 2), found], 2)).not.toContain(found);
    expect(neighbour(all, 2, 1)?.at).toBe(3);
    expect(neighbour(all, 2, -1)).toBeNull();
  });

  test('are listed with the one that is open, whatever outweighs it', () => {
    const all = turningsOf(study(), ['A']);
    const listed = weightiest(all, 1);
    const [first, , last] = all as [Turning, Turning, Turning];
    expect(listed).not.toContain(first);
    expect(including(listed, first, all)).toEqual([first, ...listed]);
    expect(including(listed, { ...last, swing: 0 }, all)).toEqual([...listed, last]);
    expect(including(listed, listed[0] ?? null, all)).toEqual(listed);
    expect(including(listed, null, all)).toEqual(listed);
    expect(isSame(first, { ...first })).toBe(true);
    expect(isSame(first, { ...first, seat: 'B' })).toBe(false);
    expect(isSame(null, null)).toBe(false);
  });

  test('are said in whole per cent', () => {
    expect([signed(-0.204), signed(0.14)]).toEqual(['−20 %', '+14 %']);
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0.655, 0.345])).toEqual([66, 34]);
  });
});

describe('a moment that is tried again', () => {
  const solution = { actions: [], words: [], why: [], chance: { mean: 0, error: 0 }, points: { mean: 0, error: 0 } };
  const behind = (mean: number) => ({
    chance: { mean, error: 0.02 },
    points: { mean: 100 * mean, error: 2 },
    sure: true,
  });
  // It cost 0.2 then.
  const judged = { ...decision(2, 'A', 0.5, 0.3, 'mistake'), lost_points: { mean: 20, error: 1 } };

  test.each([
    ['better', { answered: 'solved' as const, solution }],
    ['better', { answered: 'equal' as const, solution }],
    ['better', { answered: 'worse' as const, behind: behind(0.1), solution }],
    ['same', { answered: 'worse' as const, behind: behind(0.19), solution }],
    ['less', { answered: 'worse' as const, behind: behind(0.4), solution }],
  ])('went %s', (word, verdict) => {
    expect(compared(judged, verdict, false)).toBe(word);
    expect(compared(judged, verdict, true)).toBe(word);
  });

  test('can at best be as good where nothing better was found', () => {
    const great = { ...decision(8, 'A', 0.7, 0.7, 'great'), lost: { mean: 0, error: 0 } };
    expect(compared(great, { answered: 'solved', solution }, false)).toBe('same');
    expect(compared(great, { answered: 'worse', behind: behind(0.1), solution }, false)).toBe('less');
  });
});
