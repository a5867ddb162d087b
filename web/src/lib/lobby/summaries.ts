/** Reading the list of one's tables. */

import type { TableSummary } from '$lib/api/types';
import type { Names } from '$lib/words';

/** Whom I play with; nobody where I hold all seats. */
export function others(table: TableSummary, names: Names): string {
  return table.seats
    .filter((seat) => !seat.you)
    .map((seat) => names[seat.seat])
    .join(', ');
}

/** My turn first, then the latest. */
export function byUrgency(one: TableSummary, other: TableSummary): number {
  return Number(other.your_turn) - Number(one.your_turn) || other.updated - one.updated;
}
