import { expect, test } from 'vitest';
import { nearest } from './keyboard';

const here = { x: 0, y: 0 };

test('the nearest thing in the direction is found', () => {
  const others = [
    { x: 50, y: 0 },
    { x: 20, y: 5 },
    { x: -10, y: 0 },
    { x: 0, y: 30 },
  ];
  expect(nearest(here, others, 'ArrowRight')).toBe(1);
  expect(nearest(here, others, 'ArrowLeft')).toBe(2);
  expect(nearest(here, others, 'ArrowDown')).toBe(3);
  expect(nearest(here, others, 'ArrowUp')).toBeNull();
});

test('a hex up and to the right is reached by either arrow', () => {
  const others = [{ x: 33, y: -57 }];
  expect(nearest(here, others, 'ArrowUp')).toBe(0);
  expect(nearest(here, others, 'ArrowRight')).toBe(0);
});
