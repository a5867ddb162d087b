// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api/http';
import type { GameOption, Invitation, Snapshot, TableSummary } from '$lib/api/types';
import { guest } from '$lib/guest.svelte';
import { speech } from '$lib/i18n.svelte';
import { remember } from '$lib/memory';
import Invites from '$lib/table/Invites.svelte';
import { dialogs } from '$lib/testing/dialogs';
import { listed } from '$lib/testing/listed';
import { textsOf } from '$lib/testing/words';
import { Words } from '$lib/words';
import Join from './Join.svelte';
import Lobby from './Lobby.svelte';
import NewTable from './NewTable.svelte';
import TableCard from './TableCard.svelte';
import { quickWish } from './wish';

const levels = ['random', 'apprentice', 'master'];

function oneOf(name: string, ...values: string[]): GameOption {
  return { name, default: values[0] ?? '', values, form: null, help: '' };
}
const labora = { ...listed(), game: 'labora', options: [oneOf('length', 'long', 'short')] };
const orleans = {
  ...listed(),
  game: 'orleans',
  options: [oneOf('edition', 'polish', 'russian', 'original'), oneOf('start', 'random', 'A', 'B', 'C', 'D')],
};

beforeEach(() => {
  localStorage.clear();
  speech.words = new Words('en', [...textsOf('en').values()]);
  vi.spyOn(speech, 'knows').mockReturnValue(true);
  vi.spyOn(speech, 'learn').mockResolvedValue();
  dialogs();
  guest.known = { id: 'me', name: 'Ann', arms: 'plain azure or tower' };
  vi.spyOn(api, 'guest').mockResolvedValue(guest.known);
  vi.spyOn(api, 'mine').mockResolvedValue({ running: [], finished: [] });
  vi.spyOn(api, 'games').mockResolvedValue({ games: [listed(), labora, orleans], levels });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the game that was played last is chosen, with rank and length on the first page', async () => {
  remember('game', 'labora');
  const open = vi.spyOn(api, 'open').mockRejectedValue(new Error('enough'));
  render(Lobby);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Length: 90 minutes' }));
  await user.click(screen.getByRole('option', { name: '45 minutes' }));
  await user.click(screen.getByRole('combobox', { name: /^Level: Apprentice/ }));
  await user.click(screen.getByRole('option', { name: /^Master/ }));
  await user.click(screen.getByRole('button', { name: /Play now/ }));
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  const wish = open.mock.calls[0]?.[0];
  expect(wish?.settings).toMatchObject({ length: 'short' });
  expect(wish?.seats.slice(1)).toEqual([
    { kind: 'bot', level: 'master' },
    { kind: 'bot', level: 'master' },
  ]);
});

it('what the game refuses is not offered, and details of rulebooks stand apart', async () => {
  const possible = vi.spyOn(api, 'possible').mockResolvedValue({
    options: [
      { name: 'edition', values: ['polish', 'russian', 'original'] },
      { name: 'start', values: ['random', 'A', 'B', 'C'] },
    ],
  });
  const start = quickWish(orleans, levels, 'ru');
  render(NewTable, { game: orleans, levels, start, onopen: () => Promise.resolve(), onclose: () => undefined });
  expect(possible).toHaveBeenCalledWith('orleans', { players: 3, edition: 'russian', start: 'random' });
  await vi.waitFor(() => expect(document.querySelector('[value=D]')).toBeNull());
  expect(document.querySelectorAll('[value=C]')).toHaveLength(1);
  expect(document.querySelector('details [value=russian]')).toHaveProperty('checked', true);
  expect(document.querySelector('details [value=A]')).toBeNull();
});

const invitation: Invitation = {
  game: 'labora',
  host: 'Bob',
  settings: { players: 3, length: 'short' },
  clock: { per_move_s: 60 },
  state: 'waiting',
  seats: [
    { seat: 'A', kind: 'human', name: 'Bob', you: false, resigned: false },
    { seat: 'B', kind: 'open', name: '', you: false, resigned: false },
  ],
  seat: 'B',
};

it('an invitation says game, host, clock and what is not as usual', async () => {
  vi.spyOn(api, 'invitation').mockResolvedValue(invitation);
  render(Join, { table: 't', invite: 'k' });
  expect((await screen.findByRole('heading', { name: 'Ora et Labora' })).tagName).toBe('H1');
  expect(screen.getByText(/^Bob invites you/)).toBeTruthy();
  expect(await screen.findByText(/^Length: Short game/)).toBeTruthy();
  expect(document.querySelector('dl')?.textContent).toContain('Per move: 1 min');
});

it('a link that is used up says so at once', async () => {
  vi.spyOn(api, 'invitation').mockResolvedValue({ ...invitation, seat: null });
  render(Join, { table: 't', invite: 'k' });
  expect(await screen.findByText(/^This link is used up/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Only watch' })).toBeTruthy();
});

it('an open seat is given to a bot of a rank', async () => {
  const seatBot = vi.spyOn(api, 'seatBot').mockResolvedValue({});
  const seat = {
    seat: 'C',
    kind: 'open',
    name: '',
    you: false,
    online: false,
    resigned: false,
    invite: '/t/t1?invite=k',
  };
  render(Invites, { snapshot: { id: 't1', seats: [seat] } as unknown as Snapshot, names: { C: 'open' } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Give seat C to a bot' }));
  await user.click(screen.getByRole('menuitem', { name: 'Master' }));
  expect(seatBot).toHaveBeenCalledWith('t1', 'C', 'master');
  await screen.findByText('A bot sits on seat C.');
});

it('a table in my games says round, points, when, and for whom it waits', () => {
  const seat = (letter: string, name: string, points: number) => ({
    seat: letter,
    kind: 'human' as const,
    name,
    you: letter === 'A',
    resigned: false,
    points,
  });
  const table: TableSummary = {
    id: 't1',
    kind: 'game',
    game: 'burgundy',
    players: 2,
    state: 'running',
    moves: 30,
    created: 0,
    updated: Date.UTC(2026, 4, 17, 12),
    your_turn: false,
    turn: ['B'],
    when: [{ text: { text: 'Phase B, round 2' }, tone: 'plain' }],
    removal: 'unlist',
    seats: [seat('A', 'Ann', 12), seat('B', 'Bob', 9)],
  };
  render(TableCard, { table });
  expect(screen.getByText('Waiting for Bob')).toBeTruthy();
  expect(screen.getByText('Phase B, round 2 · Ann 12, Bob 9 · May 17, 2026')).toBeTruthy();
});
