/** How a player stands in the round. */

import type { Seat } from '$lib/api/types';
import type { LaboraView } from './types';

export type Status = 'turn' | 'starts' | 'waits' | 'over' | 'neutral';

export function statusOf(view: LaboraView, seat: Seat): Status {
  if (view.estates.some((estate) => estate.seat === seat && estate.neutral)) return 'neutral';
  if (view.turn === 'over') return 'over';
  if (typeof view.turn === 'object' && view.turn.players.includes(seat)) return 'turn';
  return view.starter === seat ? 'starts' : 'waits';
}
