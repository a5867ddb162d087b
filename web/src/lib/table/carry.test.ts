// @vitest-environment jsdom

import { expect, it, vi } from 'vitest';
import { api } from '$lib/api/http';
import type { Snapshot } from '$lib/api/types';
import { guest } from '$lib/guest.svelte';
import { router } from '$lib/router.svelte';
import type { Table } from '$lib/table.svelte';
import { goOn } from './carry';

it('every bot goes along with its own rank', async () => {
  vi.spyOn(api, 'recordSoFar').mockResolvedValue({ body: 'burgundy 1' });
  vi.spyOn(guest, 'arrive').mockResolvedValue();
  vi.spyOn(api, 'upload').mockResolvedValue({ id: 'way' });
  vi.spyOn(api, 'remove').mockResolvedValue({ deleted: true });
  vi.spyOn(router, 'go').mockReturnValue(undefined);
  const against = vi.spyOn(api, 'forkAgainst').mockResolvedValue({ id: 'there' });
  const seats = [
    { seat: 'A', kind: 'bot', level: 'novice' },
    { seat: 'B', kind: 'human', you: true },
    { seat: 'C', kind: 'bot', level: 'master' },
  ];
  const now = { moves: 12, seats } as unknown as Snapshot;
  await goOn({ id: 'device:t1', now, own: ['B'] } as unknown as Table);
  expect(against).toHaveBeenCalledExactlyOnceWith('way', 12, 'B', 'novice', ['novice', null, 'master']);
  expect(router.go).toHaveBeenCalledWith({ name: 'table', table: 'there', move: null });
});
