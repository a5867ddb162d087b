import { expect, test } from 'vitest';
import { RADII, STEP, berths } from './wheel';

const MARKERS = 9;
const rad = Math.PI / 180;
const point = ({ angle, distance }: { angle: number; distance: number }) =>
  [distance * Math.sin(angle * rad), distance * Math.cos(angle * rad)] as const;

test.each(Array.from({ length: MARKERS }, (_, index) => index + 1))(
  '%i markers in one sector: each has its own place in it',
  (count) => {
    const all = berths(count);
    expect(all).toHaveLength(count);
    for (const [index, one] of all.entries()) {
      const [x, y] = point(one);
      // Inside the ring, and on this side of the lines to the neighbours.
      expect(one.distance + one.radius).toBeLessThanOrEqual(RADII.ring);
      expect(one.distance - one.radius).toBeGreaterThanOrEqual(RADII.numbers);
      expect(one.distance * Math.sin((STEP / 2 - Math.abs(one.angle)) * rad)).toBeGreaterThanOrEqual(one.radius);
      for (const other of all.slice(index + 1)) {
        const [u, v] = point(other);
        expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(2 * one.radius);
      }
    }
  },
);

test('a marker is as large as its company allows', () => {
  const sizes = Array.from({ length: MARKERS }, (_, index) => berths(index + 1)[0]?.radius ?? 0);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  // All that stand together in the first round can still be told apart.
  expect(sizes[6]).toBeGreaterThanOrEqual(9);
});
