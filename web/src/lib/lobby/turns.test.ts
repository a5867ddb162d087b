// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableSummary } from '$lib/api/types';
import { speech } from '$lib/i18n.svelte';
import { router } from '$lib/router.svelte';
import { dated, dueOf, lasting } from './due';
import { nextWaiting, waiting } from './summaries';
import Turns from './Turns.svelte';

const HOUR = 3_600_000;
const NOW = new Date(2026, 10, 13, 12, 0).getTime();

function table(id: string, mine: boolean, hours: number | null, updated = 0): TableSummary {
  const clock = { turn: { move_s: 86_400, weekends_off: true } };
  const left = { left_ms: (hours ?? 0) * HOUR, running: true, up: false, until: NOW + (hours ?? 0) * HOUR };
  return {
    id,
    kind: 'game',
    game: 'burgundy',
    players: 2,
    state: 'running',
    moves: 3,
    created: 0,
    updated,
    your_turn: mine,
    turn: [mine ? 'A' : 'B'],
    when: [],
    removal: 'unlist',
    seats: [
      { seat: 'A', kind: 'human', name: 'Ann', you: true, resigned: false },
      { seat: 'B', kind: 'human', name: 'Bob', you: false, resigned: false, arms: 'plain azure or tower' },
    ],
    ...(hours === null ? {} : { clock, left }),
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  await speech.speak('en');
});

it('the nearest deadline comes first, then who has waited longest', () => {
  const all = [table('none', true, null, 5), table('far', true, 20), table('theirs', false, 1), table('near', true, 2)];
  expect(waiting(all).map(({ id }) => id)).toEqual(['near', 'far', 'none']);
  expect(nextWaiting(all, null)?.id).toBe('near');
  expect(nextWaiting(all, 'near')?.id).toBe('far');
  expect(nextWaiting(all, 'none')?.id).toBe('near');
  expect(nextWaiting(all, 'theirs')?.id).toBe('near');
  expect(nextWaiting([table('only', true, 1)], 'only')).toBeUndefined();
  expect(nextWaiting([], null)).toBeUndefined();
});

it('time is told in words, as a date and as a share', () => {
  expect(lasting(49 * HOUR)).toBe('2 d 1 h');
  expect(lasting(22 * HOUR + 50 * 60_000)).toBe('22 h 50 min');
  expect(lasting(59_000)).toBe('0 min');
  expect(dated(NOW + 2 * HOUR, NOW)).toBe('14:00');
  expect(dated(NOW + 72 * HOUR, NOW)).toMatch(/^Mon,? 12:00$/);
  expect(dueOf(table('t', true, 3))).toMatchObject({ soon: true, left: '3 h 0 min', share: 12.5 });
  expect(dueOf(table('t', true, 20))).toMatchObject({ soon: false, until: 'until Sat 08:00, weekend off' });
  expect(dueOf(table('t', true, null))).toBeNull();
});

it('the page says how many wait, the tab too, and a key opens the next', async () => {
  const tables = [table('far', true, 20), table('theirs', false, 1), table('near', true, 2)];
  render(Turns, { tables, onrefresh: () => Promise.resolve() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 games wait for you');
  expect(screen.getByText(/^The nearest deadline: 14:00/)).toBeTruthy();
  expect(document.title).toBe('● 2 · Quadrivium');
  expect(screen.getByText('is on turn')).toBeTruthy();
  const go = vi.spyOn(router, 'go').mockReturnValue();
  const user = userEvent.setup();
  await user.keyboard('n');
  expect(go).toHaveBeenLastCalledWith({ name: 'table', table: 'near', move: null });
  await user.keyboard('2');
  expect(go).toHaveBeenLastCalledWith({ name: 'table', table: 'far', move: null });
});

it('where nothing waits it says so', () => {
  render(Turns, { tables: [table('theirs', false, 1)], onrefresh: () => Promise.resolve() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing waits for you');
  expect(document.title).toBe('Quadrivium');
});
