// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api/http';
import { ApiError } from '$lib/api/transport';
import type { Snapshot } from '$lib/api/types';
import { guest } from '$lib/guest.svelte';
import { router } from '$lib/router.svelte';
import type { Table } from '$lib/table.svelte';
import { goOn } from './carry';

beforeEach(() => {
  vi.spyOn(api, 'recordSoFar').mockResolvedValue({ body: 'burgundy 1' });
  vi.spyOn(guest, 'arrive').mockResolvedValue();
  vi.spyOn(api, 'upload').mockResolvedValue({ id: 'way' });
  vi.spyOn(api, 'remove').mockResolvedValue({ deleted: true });
  vi.spyOn(router, 'go').mockReturnValue(undefined);
});

const alone = () =>
  ({
    id: 'device:t1',
    now: { moves: 3, seats: [{ seat: 'A', kind: 'human', you: true }] },
    own: ['A'],
  }) as unknown as Table;

it('two clicks lead to one table', async () => {
  const fork = vi.spyOn(api, 'fork').mockResolvedValue({ id: 'there' });
  const table = alone();
  await Promise.all([goOn(table), goOn(table)]);
  expect(fork).toHaveBeenCalledOnce();
  await goOn(table);
  expect(fork).toHaveBeenCalledTimes(2);
});

it('where no table is made of it, nothing of the way there is left', async () => {
  const refusal = { code: 'unavailable', message: 'not now' };
  vi.spyOn(api, 'fork').mockRejectedValue(new ApiError(503, refusal));
  const table = alone();
  await goOn(table);
  expect(api.remove).toHaveBeenCalledExactlyOnceWith('way');
  expect(table.refusal).toEqual(refusal);
});

it('every bot goes along with its own rank', async () => {
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
