/** From one table to the next that waits for me. */

import { api } from '$lib/api/http';
import { guest } from '$lib/guest.svelte';
import { router } from '$lib/router.svelte';
import { nextWaiting } from './summaries';

/** Goes there; stays where nothing else waits, or nobody can be asked. */
export async function goNext(current: string): Promise<void> {
  const mine = await api.mine(guest.known !== null).catch(() => null);
  const next = mine && nextWaiting(mine.running, current);
  if (next) router.go({ name: 'table', table: next.id, move: null });
}
