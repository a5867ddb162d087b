import { expect, test } from 'vitest';
import type { Refusal } from '$lib/api/types';
import { wordsOf } from '$lib/testing/words';
import { askWhy, reasonsOf } from './why';

const words = wordsOf('en');
const refused = (key: string): Refusal => ({ code: 'illegal', message: '', key: `burgundy-illegal-${key}` });
const SILVER = 'A tile costs 2 silver. Sell goods or place a bank first.';

test('what most of the actions lack is said first, in the reader’s language', () => {
  const told = reasonsOf([refused('not-adjacent'), refused('too-little-silver'), refused('too-little-silver')], words);
  expect(told[0]).toBe(SILVER);
  expect(told).toHaveLength(2);
});

test('that something else is asked is no reason, and what is possible has none', () => {
  expect(reasonsOf([refused('not-asked'), null], words)).toEqual([]);
});

test('nobody is asked about nothing, and without an answer nothing is said', async () => {
  const asked: string[][] = [];
  const why = async (_seat: string, actions: readonly string[]) => {
    asked.push([...actions]);
    return [refused('too-little-silver')];
  };
  expect(await askWhy(why, 'A', [], words)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await askWhy(why, 'A', ['buy 1.1'], words)).toEqual([SILVER]);
  expect(await askWhy(() => Promise.reject(new Error('offline')), 'A', ['buy 1.1'], words)).toEqual([]);
});
