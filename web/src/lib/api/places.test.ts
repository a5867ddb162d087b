// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { api } from './http';
import { local } from './local';
import { reach } from './reach.svelte';
import { remote } from './remote';
import { ApiError } from './transport';

// A page that can play by itself, from a server.
vi.mock('virtual:engine', () => ({ engine: 'quadrivium.wasm', nets: {} }));

const gone = new ApiError(0, { code: 'offline', message: 'no route' });
const games = { games: [], levels: [] };

beforeEach(() => {
  localStorage.clear();
  reach.lost = false;
});

it('asks the server as long as it answers, and this device after that', async () => {
  const server = vi.spyOn(remote, 'ask').mockResolvedValue({ body: games });
  const device = vi.spyOn(local, 'ask').mockResolvedValue({ body: games });
  await api.games();
  expect(device).not.toHaveBeenCalled();
  expect(reach.usual).toBe('server');
  server.mockRejectedValue(gone);
  expect(await api.games()).toBe(games);
  expect(reach.alone).toBe(true);
  expect(reach.usual).toBe('device');
  server.mockResolvedValue({ body: games });
  await api.games();
  expect(reach.usual).toBe('server');
});

it('does not take a refusal for a server that is gone', async () => {
  vi.spyOn(remote, 'ask').mockRejectedValue(new ApiError(400, { code: 'bad_options', message: 'no' }));
  const device = vi.spyOn(local, 'ask');
  await expect(api.games()).rejects.toMatchObject({ status: 400 });
  expect(device).not.toHaveBeenCalled();
});

it('asks about a table where it stands', async () => {
  const server = vi.spyOn(remote, 'ask').mockRejectedValue(gone);
  const device = vi.spyOn(local, 'ask').mockResolvedValue({ body: {} });
  await api.table('device:m4w8');
  expect(device).toHaveBeenCalledWith('GET', '/tables/m4w8', undefined);
  await expect(api.table('m4w8')).rejects.toBe(gone);
  expect(server).toHaveBeenCalledTimes(1);
});

it('finds my tables in both places, and wakes no device that was never used', async () => {
  const list = (id: string) => ({ body: { running: [{ id }], finished: [] } });
  vi.spyOn(remote, 'ask').mockResolvedValue(list('a'));
  const device = vi.spyOn(local, 'ask').mockResolvedValue(list('device:b'));
  expect((await api.mine(true)).running).toEqual([{ id: 'a' }]);
  expect(device).not.toHaveBeenCalled();
  localStorage.setItem('quadrivium.device', 'used');
  expect((await api.mine(true)).running).toEqual([{ id: 'a' }, { id: 'device:b' }]);
  expect((await api.mine(false)).running).toEqual([{ id: 'device:b' }]);
  vi.spyOn(remote, 'ask').mockRejectedValue(gone);
  expect((await api.mine(true)).running).toEqual([{ id: 'device:b' }]);
});
