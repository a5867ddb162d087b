// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api/http';
import type { IntendedStep, Intention } from '$lib/api/types';
import { speech } from '$lib/i18n.svelte';
import type { Table } from '$lib/table.svelte';
import { textsOf } from '$lib/testing/words';
import { Words } from '$lib/words';
import PlanCard from './PlanCard.svelte';

beforeEach(() => {
  speech.words = new Words('en', [...textsOf('en').values()]);
});
afterEach(cleanup);

/** The words of some messages will do: what they say is the games' to choose. */
const step = (action: string, key: string): IntendedStep => ({ action, words: { key } });
const names = { A: 'Ann', B: 'Bob' };

function show(intentions: Intention[]) {
  const table = { id: 't', own: ['A'] } as unknown as Table;
  render(PlanCard, { table, intentions, names, drawn: false });
}

it('a plan is told step by step, and removed by one click', async () => {
  const forgo = vi.spyOn(api, 'forgo').mockResolvedValue({});
  const answers = [[step('x', 'web-undo'), step('y', 'web-redo')], [step('z', 'web-chat')]];
  show([{ seat: 'A', answers, came: null }]);
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Your plan:.*Undo\. Redo\./);
  expect(rows[1]?.textContent).toMatch(/Otherwise:.*Chat\./);
  await userEvent.click(screen.getByRole('button', { name: /^Remove the plan: Chat/ }));
  expect(forgo).toHaveBeenCalledWith('t', 'A', 1);
});

it('what was played is told until it is closed', async () => {
  show([{ seat: 'A', answers: [], came: { seq: 5, played: [step('x', 'web-undo')], missed: [] } }]);
  expect(screen.getByRole('status').textContent).toMatch(/Played for you as planned:\s+Undo\./);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('what was not possible is told with the decision that was not, and why', () => {
  const why = { code: 'illegal', message: 'It is gone.', key: 'no-such-key', action: 'y' };
  const answer = [step('x', 'web-undo'), step('y', 'web-redo')];
  show([{ seat: 'A', answers: [], came: { seq: 5, played: [], missed: [{ answer, why }] } }]);
  const told = screen.getByRole('status').textContent ?? '';
  expect(told).toContain('nothing was played');
  expect(told).toContain('Redo: It is gone.');
  expect(told).not.toContain('Undo');
});
