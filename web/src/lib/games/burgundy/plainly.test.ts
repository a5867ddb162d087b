import { expect, test } from 'vitest';
import type { Phrase } from '$lib/api/types';
import { plainly } from './plainly';

const plain: Phrase = { key: 'with-die', args: { what: { phrase: { key: 'take' } }, die: { number: 2 } } };
const noted: Phrase = { key: 'noted', args: { what: { phrase: plain }, notes: { list: [{ key: 'full' }] } } };
const help: Phrase = { key: 'help' };

test('what is done is found under notes and help', () => {
  expect(plainly(plain)).toEqual({ what: plain, help: null });
  expect(plainly(noted)).toEqual({ what: plain, help: null });
  const explained: Phrase = { key: 'explained', args: { what: { phrase: noted }, help: { phrase: help } } };
  expect(plainly(explained)).toEqual({ what: plain, help });
});
