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

/** What waits for me: the nearest deadline first, then who has waited longest. */
export function waiting(tables: readonly TableSummary[]): TableSummary[] {
  const until = (table: TableSummary) => table.left?.until ?? Number.MAX_SAFE_INTEGER;
  return tables
    .filter((table) => table.your_turn && table.state === 'running')
    .toSorted((one, other) => until(one) - until(other) || one.updated - other.updated);
}

/** The table after this one that waits for me; the first where this one does not wait or is the last. */
export function nextWaiting(tables: readonly TableSummary[], current: string | null): TableSummary | undefined {
  const all = waiting(tables);
  const here = all.findIndex((table) => table.id === current);
  const next = all[(here + 1) % Math.max(1, all.length)];
  return next?.id === current ? undefined : next;
}

/** My turn first, then the latest. */
export function byUrgency(one: TableSummary, other: TableSummary): number {
  return Number(other.your_turn) - Number(one.your_turn) || other.updated - one.updated;
}
