/** Who is ahead, and by how much. */

import type { Seat, Standing } from '$lib/api/types';

export interface Lead {
  seats: Seat[];
  /** How many points before the next. */
  by: number;
}

/** Nothing while all have the same. */
export function leadOf(standings: readonly Standing[]): Lead | null {
  const most = Math.max(...standings.map(({ points }) => points));
  const behind = standings.filter(({ points }) => points < most);
  if (behind.length === 0) return null;
  const seats = standings.filter(({ points }) => points === most).map(({ seat }) => seat);
  return { seats, by: most - Math.max(...behind.map(({ points }) => points)) };
}
