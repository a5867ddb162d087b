/** What happened in a move as the events of its game, whose type the caller knows. */
export function eventsOf<E extends { event: string }>(events: readonly unknown[]): E[] {
  return events.filter((one): one is E => typeof one === 'object' && one !== null && 'event' in one);
}
