/** What the mines of an estate bring when the phase ends, so that one can plan with it. */

import type { EstateView } from './types';

/** With it on the estate a mine pays workers too. */
const ALSO_WORKERS = 'knowledge2';

export function incomeOf(estate: EstateView): { silver: number; workers: number } {
  const mines = estate.spaces.filter(({ tile }) => tile === 'mine').length;
  const workers = estate.spaces.some(({ tile }) => tile === ALSO_WORKERS) ? mines : 0;
  return { silver: mines, workers };
}
