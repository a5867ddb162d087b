/** The same players at a new table. */

import { api } from '$lib/api/http';
import { placeOf } from '$lib/api/names';
import { guest } from '$lib/guest.svelte';
import { hotseatNames, nameHotseats } from '$lib/hotseat';
import { refusalOf } from '$lib/refusals';
import { router } from '$lib/router.svelte';
import type { Table } from '$lib/table.svelte';

export async function rematch(table: Table): Promise<void> {
  try {
    await guest.arrive(placeOf(table.id));
    const { id } = await api.rematch(table.id);
    nameHotseats(id, hotseatNames(table.id));
    router.go({ name: 'table', table: id, move: null });
  } catch (error) {
    table.refusal = refusalOf(error);
  }
}
