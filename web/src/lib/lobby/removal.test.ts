// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api/http';
import { ApiError } from '$lib/api/transport';
import type { SeatState, Snapshot, TableSummary } from '$lib/api/types';
import { guest } from '$lib/guest.svelte';
import { speech } from '$lib/i18n.svelte';
import Invites from '$lib/table/Invites.svelte';
import { dialogs } from '$lib/testing/dialogs';
import { textsOf } from '$lib/testing/words';
import { Words } from '$lib/words';
import Mine from './Mine.svelte';

beforeEach(() => {
  speech.words = new Words('en', [...textsOf('en').values()]);
  dialogs();
  guest.known = { id: 'me', name: 'Ann', arms: 'plain azure or tower' };
  vi.spyOn(api, 'guest').mockResolvedValue(guest.known);
});
afterEach(cleanup);

function summary(id: string, removal: TableSummary['removal'], name: string): TableSummary {
  const seat = (letter: string, called: string, you: boolean) => ({
    seat: letter,
    kind: 'human' as const,
    name: called,
    you,
    resigned: false,
  });
  return {
    id,
    kind: 'game',
    game: 'burgundy',
    players: 2,
    state: 'running',
    moves: 3,
    created: 0,
    updated: 0,
    your_turn: false,
    turn: ['B'],
    when: [],
    removal,
    seats: [seat('A', 'Ann', true), seat('B', name, false)],
  };
}

it('a table goes from my games after I was asked, by keyboard alone', async () => {
  const tables = [summary('t1', 'unlist', 'Bob'), summary('t2', 'delete', 'Cid')];
  vi.spyOn(api, 'mine').mockResolvedValue({ running: tables, finished: [] });
  const remove = vi.spyOn(api, 'remove').mockResolvedValue({ deleted: true });
  render(Mine);
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: /^Delete: .*Cid/ });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Delete this table?' });
  expect(dialog).toBeTruthy();
  expect(remove).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledExactlyOnceWith('t2');
  await vi.waitFor(() => expect(screen.queryByText('Cid')).toBeNull());
  expect(screen.getByText('Bob')).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('H1');
});

it('a table of others is only taken from my list, and a refusal is told', async () => {
  vi.spyOn(api, 'mine').mockResolvedValue({ running: [], finished: [summary('t1', 'unlist', 'Bob')] });
  const refusal = { code: 'no_table', message: 'none', key: 'error-no-table' };
  vi.spyOn(api, 'remove').mockRejectedValue(new ApiError(404, refusal));
  render(Mine);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Remove from my games: .*Bob/ }));
  expect(screen.getByText(/The others keep it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove from my games' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such table');
  expect(screen.getByText('Bob')).toBeTruthy();
});

function waiting(mine: boolean): Snapshot {
  const seat = (letter: string, kind: SeatState['kind'], more: Partial<SeatState> = {}): SeatState => ({
    seat: letter,
    kind,
    name: '',
    you: false,
    online: true,
    resigned: false,
    ...more,
  });
  return {
    id: 't1',
    seats: [
      seat('A', 'human', { you: true }),
      seat('B', 'human'),
      seat('C', 'open', mine ? { invite: '/t/t1?invite=k' } : {}),
      seat('D', 'bot'),
    ],
  } as unknown as Snapshot;
}
const names = { A: 'Ann', B: 'Bob', C: 'open', D: 'bot' };

it('a link is shown for the camera of a phone, and put away', async () => {
  render(Invites, { snapshot: waiting(true), names });
  const user = userEvent.setup();
  const code = screen.getByRole('button', { name: 'QR code of the invitation to seat C' });
  await user.click(code);
  const picture = await screen.findByRole('img', { name: 'Invitation to seat C' });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
  expect(code.getAttribute('aria-expanded')).toBe('true');
  await user.click(code);
  expect(screen.queryByRole('img', { name: 'Invitation to seat C' })).toBeNull();
});

it('the owner voids a link and frees a seat', async () => {
  const invite = vi.spyOn(api, 'invite').mockResolvedValue({});
  render(Invites, { snapshot: waiting(true), names });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'New link to seat C' }));
  expect(invite).toHaveBeenLastCalledWith('t1', 'C', false);
  await screen.findByText('The old link to seat C no longer works.');
  await user.click(screen.getByRole('button', { name: 'Send away: Bob' }));
  expect(invite).toHaveBeenLastCalledWith('t1', 'B', true);
  expect(screen.queryByRole('button', { name: /Send away: (Ann|bot)/ })).toBeNull();
});

it('nobody else sees links or sends anybody away', () => {
  render(Invites, { snapshot: waiting(false), names });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
