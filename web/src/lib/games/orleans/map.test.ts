import { expect, test } from 'vitest';
import { CATALOG } from './catalog';
import { goodsAt, LAND, linesOf, nameAt, pointsOf, TALL, townAt, WIDE, type Point } from './map';

const FRAMES = [WIDE, TALL];
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

test('the map draws the towns and routes of the game, all inside its frame', () => {
  expect(LAND.towns.map(({ name }) => name)).toEqual(CATALOG.towns);
  expect(
    Object.keys(LAND.curves)
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(CATALOG.routes.map(({ route }) => route));
  for (const frame of FRAMES) {
    const points = [
      ...CATALOG.towns.map((town) => townAt(frame, town)),
      ...CATALOG.towns.map((town) => nameAt(frame, town).at),
      ...CATALOG.routes.flatMap(({ route }) => pointsOf(frame, route)),
    ];
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(frame.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(frame.height);
    }
  }
});

test('a route begins and ends at its towns', () => {
  for (const { route, ends } of CATALOG.routes) {
    const points = pointsOf(WIDE, route);
    expect(distance(points[0] ?? [0, 0], townAt(WIDE, ends[0]))).toBeLessThan(0.1);
    expect(distance(points.at(-1) ?? [0, 0], townAt(WIDE, ends[1]))).toBeLessThan(0.1);
  }
});

test('no two goods hide each other', () => {
  for (const frame of FRAMES) {
    const spots = CATALOG.routes.flatMap(({ route }) => goodsAt(frame, route).map((at) => ({ route, at })));
    expect(spots).toHaveLength(52);
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1))
        expect(distance(one.at, other.at), `${frame.name}: ${one.route} and ${other.route}`).toBeGreaterThan(
          frame.zoom * 17,
        );
    }
  }
});

test('lines are worked out once', () => {
  expect(linesOf(WIDE)).toBe(linesOf(WIDE));
});
