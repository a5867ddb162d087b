/** A finished game goes to another place, as a record that can be looked at there. */

import { api } from '$lib/api/http';
import type { Place } from '$lib/api/names';
import { guest } from '$lib/guest.svelte';
import { refusalOf } from '$lib/refusals';
import { router } from '$lib/router.svelte';
import type { Table } from '$lib/table.svelte';

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
