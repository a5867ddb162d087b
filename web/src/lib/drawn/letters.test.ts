import { expect, test } from 'vitest';
import { breakable, emsOf, longestWord, sizeFor } from './letters';

test('a text is as large as its room allows, and no larger than it is meant to be', () => {
  expect(sizeFor('Inn', 100, 14)).toBe(14);
  const size = sizeFor('Крестьянская', 60, 14);
  expect(size).toBeLessThan(14);
  expect(emsOf('Крестьянская') * size).toBeLessThanOrEqual(60);
  expect(sizeFor('Крестьянская', 10, 14, 9)).toBe(9);
});

test('the longest word is the one that takes most room', () => {
  expect(longestWord('Peat Coal Kiln')).toBe('Peat');
  expect(longestWord('House of the Brotherhood')).toBe('Brotherhood');
});

test('a word that could not be read in its room may be broken, and then its longer part decides', () => {
  expect(breakable('Stone Merchant', 75, 12)).toBe('Stone Merchant');
  const broken = breakable('Slaughterhouse', 75, 12);
  expect(broken).toBe('Slaughter\u00ADhouse');
  expect(longestWord(broken)).toBe('Slaughter-');
  expect(sizeFor(longestWord(broken), 75, 13, 10)).toBeGreaterThan(12);
});
