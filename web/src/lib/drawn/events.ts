import type { Gained, Line } from '$lib/api/types';

/** What was gained and paid in a move, as its game says it. */
export const gainsOf = ({ words }: Line): Gained[] => words.flatMap(({ gains }) => gains ?? []);

/** What happened in a move as the events of its game, whose type the caller knows. */
export function eventsOf<E extends { event: string }>(events: readonly unknown[]): E[] {
  return events.filter((one): one is E => typeof one === 'object' && one !== null && 'event' in one);
}
