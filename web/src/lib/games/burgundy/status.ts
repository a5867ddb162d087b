/** How a player stands in the round. */

import type { Seat } from '$lib/api/types';
import type { BurgundyView } from './types';

export type Status = 'turn' | 'played' | 'next' | 'waits' | 'over';

export function statusOf(view: BurgundyView, seat: Seat): Status {
  if (view.turn === 'over') return 'over';
  if (typeof view.turn !== 'object') return 'waits';
  if (view.turn.players.includes(seat)) return 'turn';
  if (view.asked?.kind === 'choose_estates') return 'waits';
  const now = Math.max(...view.turn.players.map((player) => view.order.indexOf(player)));
  const mine = view.order.indexOf(seat);
  if (mine < now) return 'played';
  return mine === now + 1 ? 'next' : 'waits';
}
