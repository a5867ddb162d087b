/** Reading the list of one's tables. */

import type { TableSummary } from '$lib/api/types';

/** My turn first, then the latest. */
export function byUrgency(one: TableSummary, other: TableSummary): number {
  return Number(other.your_turn) - Number(one.your_turn) || other.updated - one.updated;
}
