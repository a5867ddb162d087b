/** How the sums of a payment are shown. */

import type { Pool } from './types';

export const POOL_ICONS: Readonly<Record<Pool, string>> = { half_energy: 'energy', food: 'food', points: 'points' };

/** Energy is counted in halves. */
export function amountOf(pool: Pool, value: number): string {
  if (pool !== 'half_energy') return String(value);
  return value % 2 ? `${value > 1 ? Math.floor(value / 2) : ''}½` : String(value / 2);
}
