// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenTable } from '$generated/api';
import { api } from '$lib/api/http';
import { ApiError } from '$lib/api/transport';
import { guest } from '$lib/guest.svelte';
import { speech } from '$lib/i18n.svelte';
import { dialogs } from '$lib/testing/dialogs';
import { listed } from '$lib/testing/listed';
import { textsOf } from '$lib/testing/words';
import { Words } from '$lib/words';
import { finding } from './api';
import { lobby } from './lobby.svelte';
import TableList from './TableList.svelte';

function table(id: string, game: string): OpenTable {
  const seats: OpenTable['seats'] = [
    { seat: 'A', kind: 'human', name: 'Leon', arms: 'plain azure or tower', player: 'leon' },
    { seat: 'B', kind: 'open', name: '' },
  ];
  return { id, game, options: {}, state: 'waiting', created: 1, who: { kind: 'everybody' }, seats };
}
const tables = [table('a', 'orleans'), table('b', 'labora')];

beforeEach(() => {
  speech.words = new Words('en', [...textsOf('en').values()]);
  vi.spyOn(speech, 'knows').mockReturnValue(true);
  vi.spyOn(speech, 'learn').mockResolvedValue();
  vi.spyOn(api, 'games').mockResolvedValue({ games: [listed()], levels: [] });
  guest.become({ id: 'me', name: 'Ann', arms: 'plain azure or tower' });
  dialogs();
  lobby.ready = true;
  lobby.tables = tables;
  lobby.closed = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('where somebody was faster the row says so, until one looks at another table', async () => {
  const user = userEvent.setup();
  const taken = new ApiError(409, { code: 'seat_taken', message: 'taken' });
  const join = vi.spyOn(finding, 'join').mockRejectedValue(taken);
  render(TableList, { tables, label: 'Open tables' });
  await user.click(screen.getByRole('button', { name: 'Join: Orléans' }));
  await user.click(screen.getByRole('button', { name: 'Sit down' }));
  await screen.findByText('Somebody was faster: the seat is taken.');
  expect(join).toHaveBeenCalledWith('a');
  expect(screen.queryByRole('button', { name: 'Join: Orléans' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Join: Ora et Labora' }));
  expect(screen.queryByText('Somebody was faster: the seat is taken.')).toBeNull();
});

it('a table that is closed while one looks at it cannot be sat down at, and its row says so', async () => {
  const user = userEvent.setup();
  const { rerender } = render(TableList, { tables, label: 'Open tables' });
  await user.click(screen.getByRole('button', { name: 'Join: Orléans' }));
  lobby.hear({ type: 'changed', tables: [], gone: ['a'] });
  await rerender({ tables: tables.slice(1), label: 'Open tables' });
  expect(screen.getByRole('button', { name: 'Sit down' })).toHaveProperty('disabled', true);
  expect(await screen.findByText('This table was closed.')).toBeTruthy();
});
