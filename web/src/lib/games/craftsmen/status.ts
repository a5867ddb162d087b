/** How a player stands in the season. */

import type { Seat } from '$lib/api/types';
import type { CraftsmenView } from './types';

export type Status = 'turn' | 'next' | 'passed' | 'waits' | 'over';

export function statusOf(view: CraftsmenView, seat: Seat): Status {
  if (view.turn === 'over') return 'over';
  const acting = typeof view.turn === 'object' ? view.turn.players : [];
  if (acting.includes(seat)) return 'turn';
  const player = view.players.find((one) => one.seat === seat);
  if (view.step === 'helpers' && (player?.passed || player?.helpers === 0)) return 'passed';
  if (view.step === 'helpers' && acting[0] !== undefined) {
    const round = [...view.order, ...view.order];
    const after = round
      .slice(round.indexOf(acting[0]) + 1)
      .find((one) => view.players.some((other) => other.seat === one && !other.passed && other.helpers > 0));
    if (after === seat) return 'next';
  }
  return 'waits';
}

/** The place of a player in the order of the season, from 1. */
export const orderOf = (view: CraftsmenView, seat: Seat): number => view.order.indexOf(seat) + 1;
