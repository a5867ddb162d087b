import { expect, it } from 'vitest';
import { between, plus } from './days';

it('days follow each other over months, leap years and changes of the clock', () => {
  expect(plus('2026-12-31', 1)).toBe('2027-01-01');
  expect(plus('2028-02-28', 1)).toBe('2028-02-29');
  expect(plus('2027-03-27', 2)).toBe('2027-03-29');
  expect(plus('2026-11-18', 365)).toBe('2027-11-18');
});

it('a stretch of days is one date where it is one day', () => {
  expect(between('2026-12-24', '2026-12-24', 'en')).toBe('December 24, 2026');
  expect(between('2026-12-24', '2026-12-27', 'pl')).toMatch(/^24.27 grudnia 2026/);
});
