import { expect, test } from 'vitest';
import { borders, centre, corners, hexPath, neighbours, R3, regions, ROWS, SPACES } from './geometry';
import { printed } from './estates';

test('an estate has 37 spaces', () => {
  expect(ROWS.reduce((all, row) => all + row, 0)).toBe(SPACES);
});

test('a space inside has six neighbours and a corner three', () => {
  expect(neighbours(19)).toEqual([12, 13, 18, 20, 25, 26]);
  expect(neighbours(1)).toHaveLength(3);
  expect(neighbours(16)).toHaveLength(3);
  expect(neighbours(2)).toHaveLength(4);
});

test('spaces are numbered row by row from the top left, the centre is 19', () => {
  expect(centre(19, 10)).toEqual([0, 0]);
  expect(centre(1, 10)[1]).toBe(-45);
  expect(centre(37, 10)[1]).toBe(45);
  expect(centre(16, 10)[0]).toBeCloseTo(-3 * R3 * 10);
  expect(centre(2, 10)[0] - centre(1, 10)[0]).toBeCloseTo(R3 * 10);
});

test('neighbours are one hex apart', () => {
  for (let space = 1; space <= SPACES; space += 1) {
    const [x, y] = centre(space, 1);
    for (const other of neighbours(space)) {
      const [ox, oy] = centre(other, 1);
      expect(Math.hypot(ox - x, oy - y)).toBeCloseTo(R3);
    }
  }
});

test('a hex stands on its corner', () => {
  expect(corners([0, 0], 2)[0]).toEqual([0, -2]);
  expect(hexPath([0, 0], 2)).toBe('M0 -2L1.7 -1L1.7 1L0 2L-1.7 1L-1.7 -1Z');
});

test('the regions of estate 1 are those of the rulebook', () => {
  const grounds = printed(1).map((space) => space.ground);
  const region = regions(grounds);
  const sizes = new Map<string, number[]>();
  for (const first of new Set(region)) {
    const size = region.filter((one) => one === first).length;
    const ground = grounds[first - 1] ?? '';
    sizes.set(
      ground,
      [...(sizes.get(ground) ?? []), size].sort((a, b) => b - a),
    );
  }
  expect(Object.fromEntries(sizes)).toEqual({
    building: [5, 3, 3, 1],
    animal: [5, 1],
    ship: [3, 3],
    knowledge: [3, 3],
    castle: [3, 1],
    mine: [3],
  });
});

test('every side is drawn once, strong or fine', () => {
  const { strong, fine } = borders(
    printed(1).map((space) => space.ground),
    10,
  );
  const sides = (strong + fine).split('M').slice(1);
  // 37 hexes have 222 sides; 90 of them touch another hex.
  const inner = Array.from({ length: SPACES }, (_, i) => neighbours(i + 1).length).reduce((a, b) => a + b) / 2;
  expect(sides).toHaveLength(SPACES * 6 - inner);
  expect(new Set(sides).size).toBe(sides.length);
});
