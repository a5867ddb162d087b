import { expect, test } from 'vitest';
import { swiped } from './swipe';

test('a finger that goes left brings the next board, right the one before', () => {
  expect(swiped(-80, 5)).toBe(1);
  expect(swiped(80, -5)).toBe(-1);
});

test('a tap, a scroll and a slanted line are no swipe', () => {
  expect(swiped(-20, 0)).toBeNull();
  expect(swiped(0, 300)).toBeNull();
  expect(swiped(-80, 60)).toBeNull();
});
