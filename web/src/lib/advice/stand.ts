/** Where everybody stands, as rows of a table: what there is, what the end would add, and what can be expected. */

import type { Seat, Stand, Standing } from '$lib/api/types';

export interface Row {
  /** The source of the points. */
  source: string;
  /** In the order of the players. */
  points: number[];
}

export interface Rows {
  seats: Seat[];
  now: Row[];
  /** What the end adds to that. */
  more: Row[];
}

const points = (one: Standing | undefined, source: string) => one?.breakdown[source] ?? 0;

/** Sources that give nobody anything are left out. */
export function rows({ now, ended }: Stand): Rows {
  const sources = Object.keys(now[0]?.breakdown ?? {});
  const given = (row: Row) => row.points.some((amount) => amount !== 0);
  return {
    seats: now.map(({ seat }) => seat),
    now: sources.map((source) => ({ source, points: now.map((one) => points(one, source)) })).filter(given),
    more: sources
      .map((source) => ({ source, points: ended.map((one, at) => points(one, source) - points(now[at], source)) }))
      .filter(given),
  };
}
