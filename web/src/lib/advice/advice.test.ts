import { describe, expect, it } from 'vitest';
import type { Stand } from '$lib/api/types';
import { places, tells } from './scale';
import { best, rows, said, towers } from './stand';

describe('the scale', () => {
  it('has room for every number and how far it may be off', () => {
    const [best, other] = places([
      { mean: 182, error: 1 },
      { mean: 175, error: 2 },
    ]);
    expect(best?.to).toBeCloseTo(0.9);
    expect(other?.from).toBeCloseTo(0.1);
    for (const place of [best, other]) {
      expect(place!.from).toBeLessThan(place!.at);
      expect(place!.at).toBeLessThan(place!.to);
    }
    expect(best!.at).toBeGreaterThan(other!.to);
  });

  it('ends where there is nothing less', () => {
    expect(places([{ mean: 2, error: 4 }], 0)[0]!.from).toBeCloseTo(0.1);
  });

  it('knows numbers that say nothing: those of games that need not end', () => {
    expect(tells({ mean: 152, error: 12 })).toBe(true);
    expect(tells({ mean: 2913, error: 9242 })).toBe(false);
    expect(tells({ mean: 0, error: 3 })).toBe(false);
  });

  it('bears numbers that are all the same', () => {
    expect(places([{ mean: 5, error: 0 }])[0]).toEqual({ from: 0.1, at: 0.1, to: 0.1 });
  });
});

describe('where everybody stands', () => {
  const standing = (seat: string, breakdown: Record<string, number>) => ({
    seat,
    points: Object.values(breakdown).reduce((sum, points) => sum + points, 0),
    breakdown,
    tie_breaks: {},
    rank: 1,
  });
  const stand: Stand = {
    now: [standing('A', { regions: 5, silver: 0, goods: 0 }), standing('B', { regions: 0, silver: 0, goods: 0 })],
    ended: [standing('A', { regions: 5, silver: 2, goods: 0 }), standing('B', { regions: 0, silver: 1, goods: 0 })],
    expected: [],
  };

  it('is told by source, first what there is, then what the end adds', () => {
    expect(rows(stand)).toEqual({
      seats: ['A', 'B'],
      now: [{ source: 'regions', points: [5, 0] }],
      more: [{ source: 'silver', points: [2, 1] }],
    });
  });

  it('adds up to the points', () => {
    const { now, more } = rows(stand);
    const sum = (at: number) => [...now, ...more].reduce((all, row) => all + (row.points[at] ?? 0), 0);
    expect(stand.ended.map((one) => one.points)).toEqual([sum(0), sum(1)]);
  });

  const prospect = (seat: string, mean: number, chance: number) => ({
    seat,
    points: { mean, error: 2 },
    chance: { mean: chance, error: 0.05 },
    spread: 9,
  });
  const told = (stand: Stand, seat: string | null) =>
    said(stand, seat, (seat) => `Bot ${seat}`).map(({ key, args }) => `${key} ${Object.values(args).join()}`);

  it('marks the best of a row, and nobody where all are the same', () => {
    expect(best([3, 7, 7])).toEqual([false, true, true]);
    expect(best([0, 0])).toEqual([false, false]);
    expect(best([])).toEqual([]);
  });

  it('builds towers on one scale', () => {
    const [a, b] = towers({ ...stand, expected: [prospect('A', 10, 0.7), prospect('B', 5, 0.3)] });
    expect(a).toEqual({ now: 0.5, ended: 0.7, expected: 1 });
    expect(b).toEqual({ now: 0, ended: 0.1, expected: 0.5 });
    expect(towers({ ...stand, expected: [] })[0]?.expected).toBeNull();
  });

  it('is said in words, with the numbers of the table', () => {
    const [one, two] = [
      { ...standing('A', { regions: 5 }), rank: 2 },
      { ...standing('B', { regions: 9 }), rank: 1 },
    ];
    const turned = [
      { ...standing('A', { regions: 12 }), rank: 1 },
      { ...standing('B', { regions: 9 }), rank: 2 },
    ];
    const all = { now: [one, two], ended: turned, expected: [prospect('A', 60, 0.62), prospect('B', 50, 0.38)] };
    expect(told(all, 'A')).toEqual([
      'coach-stand-behind 2,4,Bot B',
      'coach-stand-ended 1',
      'coach-stand-expected 60',
      'coach-stand-win likely,62',
    ]);
    expect(told({ ...all, expected: [] }, 'B')).toEqual(['coach-stand-ahead 4', 'coach-stand-ended 2']);
    expect(told(all, null)).toEqual(['coach-stand-leads Bot B,4']);
    const even = { now: [one, { ...two, points: 5, rank: 1 }], ended: [one, two], expected: [] };
    expect(told(even, 'A')[0]).toBe('coach-stand-level Bot B');
  });
});
