/**
 * The shape of an estate: 37 pointy-top hexes in rows of 4, 5, 6, 7, 6, 5, 4, numbered from 1
 * row by row, and the paths drawn around them. Everything is in units of the caller.
 */

export type Point = readonly [number, number];

export const ROWS = [4, 5, 6, 7, 6, 5, 4] as const;
export const SPACES = 37;
export const R3 = Math.sqrt(3);

/** Axial coordinates of a hex: a step along q is one to the right, along r one down and right. */
interface Axial {
  q: number;
  r: number;
}

const PLACES: readonly Axial[] = ROWS.flatMap((length, row) => {
  const r = row - 3;
  return Array.from({ length }, (_, k) => ({ q: Math.max(-3, -3 - r) + k, r }));
});

/** The steps over the six sides; side k lies between corners k and k + 1. */
const SIDES: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

const NUMBER_AT = new Map(PLACES.map(({ q, r }, index) => [`${q},${r}`, index + 1]));

function placeOf(space: number): Axial {
  const place = PLACES[space - 1];
  if (!place) throw new RangeError(`an estate has no space ${space}`);
  return place;
}

/** The centre of a space, from the centre of the estate, for hexes with this side. */
export function centre(space: number, side: number): Point {
  const { q, r } = placeOf(space);
  return [R3 * side * (q + r / 2), 1.5 * side * r];
}

/** The neighbour over each of the six sides; nothing at the edge. */
export function across(space: number): (number | undefined)[] {
  const { q, r } = placeOf(space);
  return SIDES.map((step) => NUMBER_AT.get(`${q + step.q},${r + step.r}`));
}

export function neighbours(space: number): number[] {
  return across(space)
    .filter((other) => other !== undefined)
    .sort((a, b) => a - b);
}

/** The six corners of a hex, the topmost first, clockwise. */
export function corners([x, y]: Point, side: number): Point[] {
  const half = (R3 / 2) * side;
  return [
    [x, y - side],
    [x + half, y - side / 2],
    [x + half, y + side / 2],
    [x, y + side],
    [x - half, y + side / 2],
    [x - half, y - side / 2],
  ];
}

const round = (value: number) => String(Math.round(value * 10) / 10);
const xy = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** The path of a hex. */
export function hexPath(at: Point, side: number): string {
  return `M${corners(at, side).map(xy).join('L')}Z`;
}

/** The region of each space, named by its lowest space: all connected spaces of one ground. */
export function regions(grounds: readonly string[]): number[] {
  const region = Array.from({ length: SPACES }, () => 0);
  for (let first = 1; first <= SPACES; first += 1) {
    if (region[first - 1]) continue;
    const reached = [first];
    region[first - 1] = first;
    for (let space = reached.pop(); space !== undefined; space = reached.pop()) {
      for (const other of neighbours(space)) {
        if (!region[other - 1] && grounds[other - 1] === grounds[first - 1]) {
          region[other - 1] = first;
          reached.push(other);
        }
      }
    }
  }
  return region;
}

/** The border lines of an estate: strong around regions, fine between spaces of one region. */
export function borders(grounds: readonly string[], side: number): { strong: string; fine: string } {
  const region = regions(grounds);
  let [strong, fine] = ['', ''];
  for (let space = 1; space <= SPACES; space += 1) {
    const points = corners(centre(space, side), side);
    across(space).forEach((other, k) => {
      if (other !== undefined && other < space) return;
      const [from, to] = [points[k], points[(k + 1) % 6]];
      if (!from || !to) return;
      const line = `M${xy(from)}L${xy(to)}`;
      if (other !== undefined && region[other - 1] === region[space - 1]) fine += line;
      else strong += line;
    });
  }
  return { strong, fine };
}

/** Width and height of an estate with hexes of this side. */
export function extent(side: number): Point {
  return [7 * R3 * side, 11 * side];
}
