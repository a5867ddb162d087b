/** The bids of the auction under way, read from what happened. */

import type { Line, Seat } from '$lib/api/types';
import { eventsOf } from '$lib/drawn/events';
import type { CraftsmenEvent } from './types';

export interface Bidding {
  seat: Seat;
  /** From the first to the last. */
  bids: number[];
  passed: boolean;
}

/** Everybody's bids, clockwise from the one who began. */
export function biddingOf(lines: readonly Line[], seats: readonly Seat[], starter: Seat): Bidding[] {
  const events = lines.flatMap((line) => eventsOf<CraftsmenEvent>(line.events));
  const last = events.findLastIndex(({ event }) => event === 'auction_opened');
  const since: CraftsmenEvent[] = last < 0 ? [] : events.slice(last);
  const from = Math.max(0, seats.indexOf(starter));
  return [...seats.slice(from), ...seats.slice(0, from)].map((seat) => ({
    seat,
    bids: since.filter((event) => event.event === 'bid' && event.seat === seat).map((event) => event.amount ?? 0),
    passed: since.some((event) => event.event === 'bid_passed' && event.seat === seat),
  }));
}
