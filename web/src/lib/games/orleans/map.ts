/**
 * Where everything of the map is drawn. The curves are hints of the drawing and no part of the game:
 * each route leaves the straight line by so many thousandths of its length, at eleven points.
 */

import { CATALOG, routeData } from './catalog';
import landscape from './landscape.json';
import type { Town } from './types';

export type Point = readonly [x: number, y: number];
type Anchor = 'start' | 'middle' | 'end';

/** How the map fits a frame: wide for a table, tall for a phone. */
export interface Frame {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  scale: Point;
  shift: Point;
  /** How large towns, goods and stations are, in parts of the wide map. */
  zoom: number;
}

export const WIDE: Frame = { name: 'wide', width: 528, height: 488, scale: [0.4981, 0.4822], shift: [12, 14], zoom: 1 };
export const TALL: Frame = {
  name: 'tall',
  width: 374,
  height: 544,
  scale: [0.3459, 0.5258],
  shift: [14, 20],
  zoom: 0.86,
};

interface TownData {
  name: Town;
  label: string;
  x: number;
  y: number;
  wide: [number, number, Anchor];
  tall: [number, number, Anchor];
}

export const LAND = landscape as unknown as {
  towns: TownData[];
  curves: Record<string, number[]>;
  woods: string[];
  fields: string[];
  brooks: string[];
  mouths: string[];
  trees: [number, number][];
  hills: [number, number][];
};

const towns = new Map(LAND.towns.map((town) => [town.name, town]));

/** What is printed beside a town. */
export const townLabel = (town: Town): string => towns.get(town)?.label ?? town;

export function townAt(frame: Frame, town: Town): Point {
  const found = towns.get(town);
  if (!found) throw new RangeError(`the map has no ${town}`);
  return [found.x * frame.scale[0] + frame.shift[0], found.y * frame.scale[1] + frame.shift[1]];
}

export function nameAt(frame: Frame, town: Town): { at: Point; anchor: Anchor } {
  const [x, y] = townAt(frame, town);
  const [dx, dy, anchor] = towns.get(town)?.[frame.name] ?? [0, 0, 'middle'];
  return { at: [x + dx, y + dy], anchor };
}

/** Decoration is laid out on the wide map; so much is it stretched for another one. */
export function stretch(frame: Frame): string {
  const [sx, sy] = [frame.scale[0] / WIDE.scale[0], frame.scale[1] / WIDE.scale[1]];
  return `matrix(${sx} 0 0 ${sy} ${frame.shift[0] - WIDE.shift[0] * sx} ${frame.shift[1] - WIDE.shift[1] * sy})`;
}

export function stretched(frame: Frame, [x, y]: Point): Point {
  return [
    ((x - WIDE.shift[0]) / WIDE.scale[0]) * frame.scale[0] + frame.shift[0],
    ((y - WIDE.shift[1]) / WIDE.scale[1]) * frame.scale[1] + frame.shift[1],
  ];
}

/** The points that a route goes through, its ends among them. */
export function pointsOf(frame: Frame, route: number): Point[] {
  const [one, other] = routeData(route).ends;
  const [ax, ay] = townAt(frame, one);
  const [bx, by] = townAt(frame, other);
  const bends = LAND.curves[route] ?? [];
  const inner = bends.map((bend, index): Point => {
    const t = (index + 1) / (bends.length + 1);
    const off = bend / 1000;
    return [ax + (bx - ax) * t - (by - ay) * off, ay + (by - ay) * t + (bx - ax) * off];
  });
  return [[ax, ay], ...inner, [bx, by]];
}

const short = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through points, as a path. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [x0, y0] = at(0);
  const parts = points.slice(1).map((point, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const one = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
    const two = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
    return `C${[...one, ...two, ...point].map(short).join(' ')}`;
  });
  return `M${short(x0)} ${short(y0)}${parts.join('')}`;
}

/** Where the goods of a route lie: in its middle, or two of them beside it. */
export function goodsAt(frame: Frame, route: number): Point[] {
  const points = pointsOf(frame, route);
  const parts = routeData(route).spaces.length > 1 ? [0.37, 0.63] : [0.5];
  return parts.map((part): Point => {
    const along = part * (points.length - 1);
    const index = Math.floor(along);
    const [from, to] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]];
    return [from[0] + (to[0] - from[0]) * (along - index), from[1] + (to[1] - from[1]) * (along - index)];
  });
}

export interface Line {
  route: number;
  way: 'road' | 'water';
  path: string;
  goods: Point[];
}

const drawn = new Map<Frame, Line[]>();

/** Every route of a map as it is drawn. */
export function linesOf(frame: Frame): Line[] {
  const known = drawn.get(frame);
  if (known) return known;
  const lines = CATALOG.routes.map(({ route, way }) => ({
    route,
    way,
    path: smooth(pointsOf(frame, route)),
    goods: goodsAt(frame, route),
  }));
  drawn.set(frame, lines);
  return lines;
}

/** The line along which a name is written, from left to right. */
export const writing = (frame: Frame, route: number, back: boolean): string =>
  smooth(back ? pointsOf(frame, route).toReversed() : pointsOf(frame, route));

/** Names of rivers along their routes, and of regions. */
export const RIVERS = [
  { name: 'Loire', route: 6, dy: -9, at: 71 },
  { name: 'Cher', route: 28, dy: 16, at: 62 },
  { name: 'Creuse', route: 9, dy: 17, at: 70, wide: true },
  { name: 'Loire', route: 21, dy: -9, at: 58, wide: true, back: true },
] as const;
export const REGIONS = [
  ['Beauce', 318, 76],
  ['Sologne', 374, 262],
  ['Berry', 316, 392],
] as const;
