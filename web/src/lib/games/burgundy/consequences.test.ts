import { expect, test } from 'vitest';
import type { Phrase } from '$lib/api/types';
import { consequences } from './consequences';

const count = (key: string, number: number): Phrase => ({ key, args: { count: { number } } });
const plain: Phrase = { key: 'burgundy-place' };
const noted = (...notes: Phrase[]): Phrase => ({
  key: 'burgundy-noted',
  args: { what: { phrase: plain }, notes: { list: notes } },
});

test('an offer without notes costs and brings nothing', () => {
  expect(consequences(plain)).toMatchObject({
    what: plain,
    notes: [],
    cost: { workers: 0, silver: 0 },
    gain: { points: 0, workers: 0, silver: 0 },
  });
});

test('price and gains are read from the notes', () => {
  const found = consequences(
    noted(
      { key: 'burgundy-note-costs', args: { amount: { phrase: count('burgundy-workers', 2) } } },
      {
        key: 'burgundy-note-region',
        args: {
          region: { phrase: { key: 'x' } },
          points: { number: 6 },
          phase: { phrase: count('burgundy-points', 8) },
        },
      },
      { key: 'burgundy-note-animals', args: { points: { phrase: count('burgundy-points', 3) } } },
      count('burgundy-workers', 4),
    ),
  );
  expect(found.cost.workers).toBe(2);
  expect(found.gain).toEqual({ points: 17, workers: 4, silver: 0 });
  expect(found.notes).toHaveLength(3);
  expect(found.what).toBe(plain);
});

test('help of a yellow tile is kept apart', () => {
  const help: Phrase = { key: 'burgundy-help-knowledge5' };
  const found = consequences({
    key: 'burgundy-explained',
    args: { what: { phrase: noted(count('burgundy-silver', 1)) }, help: { phrase: help } },
  });
  expect(found.help).toBe(help);
  expect(found.what).toBe(plain);
  expect(found.gain.silver).toBe(1);
});

test('gains are found however deep they stand', () => {
  const brings: Phrase = {
    key: 'burgundy-note-brings',
    args: { gains: { list: [count('burgundy-points', 8), count('burgundy-silver', 1)] } },
  };
  expect(consequences(noted(brings)).gain).toEqual({ points: 8, workers: 0, silver: 1 });
});
