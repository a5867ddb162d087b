// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api/http';
import type { SeatState, Snapshot, Undo } from '$lib/api/types';
import { guest } from '$lib/guest.svelte';
import { speech } from '$lib/i18n.svelte';
import { Advisor } from '$lib/advice/advisor.svelte';
import { Staged } from '$lib/staged.svelte';
import { Table } from '$lib/table.svelte';
import { dialogs } from '$lib/testing/dialogs';
import { line } from '$lib/testing/log';
import { textsOf } from '$lib/testing/words';
import { Words } from '$lib/words';
import Curtain from './Curtain.svelte';
import ForkDialog from './ForkDialog.svelte';
import History from './History.svelte';
import Keys from './Keys.svelte';
import Notices from './Notices.svelte';
import PromptBar from './PromptBar.svelte';
import ResignDialog from './ResignDialog.svelte';
import Tools from './Tools.svelte';

beforeEach(() => {
  speech.words = new Words('en', [...textsOf('en').values()]);
  dialogs();
});
afterEach(cleanup);

const names = { A: 'Ann', B: 'Bob' };

function seat(letter: string, you: boolean, more: Partial<SeatState> = {}): SeatState {
  return { seat: letter, kind: 'human', name: letter, you, online: true, resigned: false, ...more };
}

const back: Undo = { to: 6, turn_start: 4, redo: null, free: true, request: null };

/** A table as it is sent to Ann, who waits for Bob. */
function tableOf(more: Partial<Snapshot> = {}, undo: Partial<Undo> = {}): Table {
  const socket = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const table = new Table('t', false, {
    connect: () => socket,
    position: () => Promise.reject(new Error('none')),
    why: async () => [],
  });
  table.now = {
    kind: 'game',
    parent: null,
    game: 'burgundy',
    state: 'running',
    seq: 9,
    moves: 7,
    seats: [seat('A', true), seat('B', false)],
    viewer: 'A',
    turn: { players: ['B'] },
    prompt: { key: 'web-your-turn' },
    choices: [],
    undo: { ...back, ...undo },
    standings: [],
    spectators: 0,
    rematch: null,
    ...more,
  } as unknown as Snapshot;
  return table;
}

const prompt = (table: Table) =>
  render(PromptBar, {
    table,
    names,
    staged: new Staged(),
    about: { text: '', leads: null, round: null },
    advisor: new Advisor(table),
    drawn: true,
  });
const labels = () => screen.getAllByRole('button').map((one) => one.getAttribute('title') ?? one.textContent.trim());

it('what asks the others says so, the whole turn too', () => {
  prompt(tableOf());
  expect(labels().slice(0, 4)).toEqual(['Hint (H)', 'Undo (Ctrl+Z)', 'Redo (Ctrl+Y)', 'Restart turn']);
  cleanup();
  prompt(tableOf({}, { free: false, turn_asks: true }));
  expect(labels().slice(1, 4)).toEqual(['Ask to take back (Ctrl+Z)', 'Redo (Ctrl+Y)', 'Ask to restart the turn']);
});

it('where nothing can be taken back, as after a game against bots, neither button nor key does', async () => {
  const table = tableOf({ state: 'over' }, { to: null, turn_start: null });
  const undo = vi.spyOn(table, 'undo').mockImplementation(() => undefined);
  const nothing = () => undefined;
  const asks = {
    onhelp: nothing,
    onchat: nothing,
    ontype: nothing,
    oncancel: () => false,
    onhint: nothing,
    onstand: nothing,
    onplan: nothing,
  };
  prompt(table);
  render(Keys, { table, staged: new Staged(), face: 'drawn', ...asks });
  // What can do nothing is not there, nor is anything to confirm.
  expect(screen.queryAllByRole('button')).toEqual([]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  table.now = { ...(table.now as Snapshot), state: 'running', undo: back };
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledOnce();
});

it('what leads through the past looks like nothing that takes back', () => {
  const icons = (within: Element) => [...within.querySelectorAll('button use')].map((one) => one.getAttribute('href'));
  const table = tableOf();
  const acts = icons(prompt(table).container);
  expect(acts).toContain('#i-undo');
  cleanup();
  const { container } = render(History, { table, names, drawn: false, onrecap: () => undefined });
  expect(screen.getByRole('button', { name: 'My previous decision' })).toBeTruthy();
  expect(icons(container).filter((icon) => acts.includes(icon))).toEqual([]);
});

it('what the others did while one was away is marked at its button, until it was seen', () => {
  const table = tableOf();
  table.log = [line(6, 'A', 'burgundy-event-took'), line(7, 'B', 'burgundy-event-took')];
  const marked = () => {
    cleanup();
    render(History, { table, names, drawn: false, onrecap: () => undefined });
    return screen.getByRole('button', { name: 'Since your last turn' }).classList.contains('calls');
  };
  expect(marked()).toBe(false);
  table.missed = true;
  expect(marked()).toBe(true);
});

it('the rules are in the menu of the table', async () => {
  const asked: (string | null)[] = [];
  render(Tools, { table: tableOf(), names, dialog: null, hasDrawn: true, ondialog: (name) => asked.push(name) });
  await userEvent.click(screen.getByRole('button', { name: 'Table menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rules' }));
  expect(asked).toEqual(['rules']);
});

it('whoever has asked can withdraw', async () => {
  const table = tableOf({}, { request: { seat: 'A', to: 6, waiting_for: ['B'] } });
  const answer = vi.spyOn(table, 'answerUndo').mockImplementation(() => undefined);
  prompt(table);
  expect(labels()).toEqual(['Withdraw the request']);
  await userEvent.click(screen.getByRole('button'));
  expect(answer).toHaveBeenCalledWith(false);
});

it('whoever watches has no buttons that do nothing', () => {
  prompt(tableOf({ seats: [seat('A', false), seat('B', false)], viewer: null }));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('at one screen the question says whose it is', () => {
  const choices = [{ seat: 'B', action: 'x', words: { key: 'w' }, heading: { key: 'h' } }];
  prompt(tableOf({ seats: [seat('A', true), seat('B', true)], choices, prompt: { key: 'web-your-turn' } }));
  expect(document.querySelector('.ask')?.textContent.trim()).toBe('Bob: Your turn');
});

it('a time that is up is not running out', () => {
  const clock = { left_ms: 0, running: true, up: true };
  const choices = [{ seat: 'A', action: 'x', words: { key: 'w' }, heading: { key: 'h' } }];
  prompt(tableOf({ seats: [seat('A', true, { clock }), seat('B', false)], choices }));
  expect(screen.getByRole('alert').textContent).toBe('Your time is up: the others need not wait for you.');
});

it('what became of a request is told to all, until it was read', async () => {
  const told = (outcome: object) => {
    render(Notices, { table: tableOf({}, { settled: { seat: 'A', outcome, seq: 9 } as Undo['settled'] }), names });
    return document.querySelector('[data-banner=settled]')?.textContent.trim();
  };
  expect(told({ type: 'refused', by: 'B' })).toMatch(/^Bob does not agree: nothing is taken back\./);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.querySelector('[data-banner]')).toBeNull();
  for (const [type, text] of [
    ['granted', /^All agreed/],
    ['withdrawn', /^Ann no longer asks/],
    ['lapsed', /^The game went on/],
  ] as const) {
    cleanup();
    expect(told({ type })).toMatch(text);
  }
});

it('a rematch that others have begun is told to those who played', () => {
  const over = { state: 'over', rematch: 't2' } as const;
  render(Notices, { table: tableOf(over), names });
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
  cleanup();
  render(Notices, { table: tableOf({ ...over, seats: [seat('A', false)] }), names });
  expect(document.querySelector('[data-banner]')).toBeNull();
});

it('a sandbox says that it is one, and leads back', () => {
  render(Notices, { table: tableOf({ kind: 'sandbox', parent: 't0' }), names });
  expect(document.querySelector('[data-banner=sandbox]')?.textContent).toContain('Sandbox.');
  expect(screen.getByRole('link', { name: 'Back to the game' }).getAttribute('href')).toBe('/t/t0');
});

it('a curtain names who may look, and opens by a key', async () => {
  const onopen = vi.fn();
  render(Curtain, { seat: 'B', names, onopen });
  expect(screen.getByRole('heading').textContent).toBe('Hand over to Bob');
  screen.getByRole('button', { name: 'I am Bob: show the table' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onopen).toHaveBeenCalledOnce();
});

it('giving up says what comes of it at this table', () => {
  const dialog = (ends: boolean) =>
    render(ResignDialog, { table: tableOf(), seats: [seat('A', true, { ends })], names, onclose: () => undefined });
  dialog(true);
  expect(document.querySelector('dialog p')?.textContent).toMatch(/^The game ends at once/);
  cleanup();
  dialog(false);
  expect(document.querySelector('dialog p')?.textContent).toMatch(/^A bot plays on/);
});

it('where others hold secrets, playing on is not offered and the reason is told', async () => {
  vi.spyOn(guest, 'arrive').mockResolvedValue();
  vi.spyOn(api, 'canFork').mockResolvedValue({ possible: false });
  render(ForkDialog, { table: tableOf(), onclose: () => undefined });
  expect(await screen.findByText('This position holds secrets that you may not know yet.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Sandbox/, hidden: true }).disabled).toBe(true);
});

it('whoever plays against bots may go on against the same ones', async () => {
  vi.spyOn(guest, 'arrive').mockResolvedValue();
  vi.spyOn(api, 'canFork').mockResolvedValue({ possible: true });
  const against = vi.spyOn(api, 'forkAgainst').mockRejectedValue(new Error('no server here'));
  const fork = (seats: SeatState[]) => render(ForkDialog, { table: tableOf({ seats }), onclose: () => undefined });
  fork([seat('A', false, { kind: 'bot', level: 'journeyman' }), seat('B', true)]);
  const button = screen.getByRole('button', { name: /^Against bots/, hidden: true });
  expect(button.textContent).toContain('journeyman');
  await userEvent.click(button);
  expect(against).toHaveBeenCalledExactlyOnceWith('t', 7, 'B', 'journeyman');
  cleanup();
  fork([seat('A', true), seat('B', false)]);
  expect(screen.queryByRole('button', { name: /^Against bots/, hidden: true })).toBeNull();
});
