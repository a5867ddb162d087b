import { expect, test } from 'vitest';
import { ROW, rowsBelow, within } from './motion';

test('a label at the edge is moved in as far as it is long', () => {
  expect(within(1360, 120, 1366)).toBe(1302);
  expect(within(10, 120, 1366)).toBe(64);
  expect(within(700, 120, 1366)).toBe(700);
});

test('labels that rise at one place at one time stand on each other', () => {
  const at = (x: number, y: number, delay: number) => ({ x, y, delay });
  const shown = [at(100, 100, 0), at(110, 104, 250), at(100, 100 + 2 * ROW, 0), at(400, 100, 0)];
  expect(rowsBelow(shown, at(104, 100, 250), 1100)).toBe(2);
  expect(rowsBelow(shown, at(104, 100, 2000), 1100)).toBe(0);
});
