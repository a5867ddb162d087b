/** Hands the record of a finished game to whoever plays, as a file. */

import { api } from '$lib/api/http';
import { refusalOf } from '$lib/refusals';
import { save } from '$lib/save';
import type { Table } from '$lib/table.svelte';

export async function saveRecord(table: Table): Promise<void> {
  try {
    const { body, file } = await api.record(table.id);
    save(file ?? `${table.id}.rec`, String(body));
  } catch (error) {
    table.refusal = refusalOf(error);
  }
}
