/**
 * The geometry of the production wheel: thirteen sectors, from the rim with the rounds inwards to the numbers. In the
 * ring between them each marker has a berth of its own inside its sector, however many stand there together.
 */

export const SIZE = 304;
export const SPACES = 13;
export const STEP = 360 / SPACES;
/** Radii: the rim, the ring of the markers, the numbers, the spokes, the hub. */
export const RADII = { rim: SIZE / 2 - 2, ring: SIZE / 2 - 19, numbers: 75, spokes: 48, hub: 33 } as const;

const LARGEST = 16;
/** Room between a marker and the lines around it, for its outline. */
const EDGE = 1;

const middle = SIZE / 2;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** A point of the wheel, by space and distance from the middle. */
export function at(space: number, radius: number): [number, number] {
  const angle = ((space * STEP - 90) * Math.PI) / 180;
  return [tenth(middle + radius * Math.cos(angle)), tenth(middle + radius * Math.sin(angle))];
}

/** The outline of a space between two distances from the middle. */
export function sector(space: number, outer: number, inner: number): string {
  const [a, b, c, d] = [at(space - 0.5, outer), at(space + 0.5, outer), at(space + 0.5, inner), at(space - 0.5, inner)];
  return `M${a.join(' ')}A${outer} ${outer} 0 0 1 ${b.join(' ')}L${c.join(' ')}A${inner} ${inner} 0 0 0 ${d.join(' ')}Z`;
}

/** Where a marker stands in its sector. */
export interface Berth {
  /** Degrees from the middle of the sector. */
  angle: number;
  /** From the middle of the wheel. */
  distance: number;
  /** Of the marker. */
  radius: number;
}

/** How many markers of that size lie beside one another at that distance. */
function abreast(radius: number, distance: number): number {
  // From the middle of an outer marker to the line between two sectors.
  const free = (STEP / 2) * (Math.PI / 180) - Math.asin((radius + EDGE) / distance);
  if (free < 0) return 0;
  return 1 + Math.floor((2 * free) / (2 * Math.asin((radius + EDGE / 2) / distance)));
}

function rowsOf(radius: number): { distance: number; room: number }[] {
  const rows = [];
  for (
    let distance = RADII.ring - EDGE - radius;
    distance - radius - EDGE >= RADII.numbers;
    distance -= 2 * radius + EDGE
  )
    rows.push({ distance, room: abreast(radius, distance) });
  return rows;
}

/** Berths for so many markers in one sector, as large as they can be: the outer rows are filled first. */
export function berths(count: number): Berth[] {
  for (let radius = LARGEST; radius > 1; radius -= 0.25) {
    const rows = rowsOf(radius);
    if (rows.reduce((sum, { room }) => sum + room, 0) < count) continue;
    if (count === 1) return [{ angle: 0, distance: (RADII.ring + RADII.numbers) / 2, radius }];
    let left = count;
    return rows.flatMap(({ distance, room }) => {
      const here = Math.min(room, left);
      left -= here;
      const pace = (2 * Math.asin((radius + EDGE / 2) / distance) * 180) / Math.PI;
      return Array.from({ length: here }, (_, index) => ({
        angle: (index - (here - 1) / 2) * pace,
        distance,
        radius,
      }));
    });
  }
  return [];
}
