import { expect, it } from 'vitest';
import { read, shown } from './minutes';

it('minutes of a day are shown and read', () => {
  for (const minute of [0, 59, 60, 7 * 60, 22 * 60 + 5, 1439]) expect(read(shown(minute))).toBe(minute);
  expect(shown(7 * 60)).toBe('07:00');
  for (const text of ['', '7:00', '24:00', '12:60', 'ab:cd']) expect(read(text)).toBeNull();
});
