/** Games go from one place to another: one that is over as a record to be looked at, one that runs to be played on. */

import { api } from '$lib/api/http';
import type { Place } from '$lib/api/names';
import type { Snapshot } from '$lib/api/types';
import { guest } from '$lib/guest.svelte';
import { refusalOf } from '$lib/refusals';
import { router } from '$lib/router.svelte';
import type { Table } from '$lib/table.svelte';

/** Whether a running game of this device can go on with the server: one plays alone, or all play at this screen. */
export function canGoOn(now: Snapshot | null): boolean {
  const others = (now?.seats ?? []).filter((seat) => !seat.you);
  const mine = (now?.seats.length ?? 0) - others.length;
  return (
    now?.state === 'running' && (others.length === 0 || (mine === 1 && others.every(({ kind }) => kind === 'bot')))
  );
}

/** Games that are on their way: a second click leads nowhere else. */
const going = new Set<string>();

/** Goes on with a running game of this device at a table of the server. What the device has of it stays. */
export async function goOn(table: Table): Promise<void> {
  const { now } = table;
  if (!now || going.has(table.id)) return;
  going.add(table.id);
  const seat = table.own[0] ?? 'A';
  const levels = now.seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? null) : null));
  const level = levels.find((level) => level !== null);
  let way: string | null = null;
  try {
    const { body } = await api.recordSoFar(table.id);
    await guest.arrive('server');
    const { id } = await api.upload(String(body), 'server');
    way = id;
    const made = level
      ? await api.forkAgainst(id, now.moves, seat, level, levels)
      : await api.fork(id, now.moves, 'hotseat');
    router.go({ name: 'table', table: made.id, move: null });
  } catch (error) {
    table.refusal = refusalOf(error);
  } finally {
    // It was only the way there.
    if (way !== null) await api.remove(way).catch(() => undefined);
    going.delete(table.id);
  }
}

/** Takes a game that is over to another place. */
export async function carry(table: Table, place: Place): Promise<void> {
  try {
    const { body } = await api.record(table.id);
    await guest.arrive(place);
    const { id } = await api.upload(String(body), place);
    router.go({ name: 'table', table: id, move: null });
  } catch (error) {
    table.refusal = refusalOf(error);
  }
}
