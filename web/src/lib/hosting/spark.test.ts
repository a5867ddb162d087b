import { expect, it } from 'vitest';
import { bytes, drawn } from './spark';

it('a day is drawn from left to right, and a full house is as high as it goes', () => {
  expect(drawn([], 100, 50)).toBe('');
  expect(drawn([0, 100], 100, 50)).toBe('M0.0 50.0L100.0 2.0');
  expect(drawn([0, 100, 200], 100, 50)).toBe('M0.0 50.0L50.0 26.0L100.0 2.0');
});

it('bytes are said as people say them', () => {
  expect(bytes(0, 'en')).toBe('0 byte');
  expect(bytes(1_500_000, 'en')).toBe('1.5 MB');
  expect(bytes(214_000_000, 'pl')).toContain('214');
  expect(bytes(38_000_000_000, 'en')).toBe('38 GB');
});
