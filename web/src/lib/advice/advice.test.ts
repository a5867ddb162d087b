import { describe, expect, it } from 'vitest';
import type { Stand } from '$lib/api/types';
import { places, tells } from './scale';
import { rows } from './stand';

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
});
