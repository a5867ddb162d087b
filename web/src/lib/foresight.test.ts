// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { questionOf, Rules, type Mind } from './api/seer';
import type { Socket } from './api/transport';
import type { Choice, FromServer, Line, Snapshot } from './api/types';
import type { Ask, Foreseen } from './foresight.svelte';
import { Table } from './table.svelte';

const offer = (action: string): Choice => ({ seat: 'A', action, words: { key: 'w' }, heading: { key: 'h' } });
const line = (number: number, by: string, action: string | null): Line => ({
  ...{ number, by, words: [], events: [], at: 0 },
  action,
});

function snapshot(seq: number, moves: number, actions: string[], seats = [{ you: true }]): Snapshot {
  return {
    ...{ id: 't', kind: 'game', parent: null, game: 'labora', rules: 1, settings: { players: 2 }, players: 2 },
    ...{ created: 0, state: 'running', seq, moves, viewer: 'A', turn: { players: ['A'] }, prompt: { key: 'ask' } },
    seats: seats as Snapshot['seats'],
    choices: actions.map(offer),
    undo: { to: null, turn_start: null, redo: null, free: true, request: null },
    ...{ view: { at: moves }, standings: [], log: [], chat: [], spectators: 0, rematch: null, now: 0 },
  };
}

/** A server that says nothing by itself. */
class Wire implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  say(message: FromServer) {
    this.onmessage?.(message);
  }
}

let socket = new Wire();
const asked: Ask[] = [];

/** Rules in which every decision of A is legal and leads to the next number. */
async function foresee(ask: Ask): Promise<Foreseen | null> {
  asked.push(ask);
  const { told, decided } = ask;
  if (decided.some((text) => text.includes('dice'))) return null;
  const lines = decided.map((text, at) => line(told.moves + at + 1, 'A', text.slice(2)));
  const seen = snapshot(0, told.moves + lines.length, ['c', 'd']);
  return { lines, snapshot: decided.some((text) => text.includes('last')) ? { ...seen, state: 'over' } : seen };
}

function open(log: Line[] = [line(1, 'B', 'x')], first = snapshot(5, 1, ['a', 'b', 'dice', 'last'])): Table {
  socket = new Wire();
  const table = new Table('t', false, {
    connect: () => (socket = new Wire()),
    position: () => Promise.reject(new Error('nobody looks back')),
    why: async () => [],
    foresee,
  });
  socket.onopen?.();
  socket.say({ type: 'snapshot', snapshot: { ...first, log } });
  return table;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const update = (lines: Line[], next: Snapshot, reset = false) =>
  socket.say({ type: 'update', lines, reset, chat: [], snapshot: next });
const shows = (table: Table) => ({ view: table.now?.view, moves: table.now?.moves, log: table.log.length });

beforeEach(() => {
  asked.length = 0;
});

it('an own decision is shown before it is answered, and the answer changes nothing', async () => {
  const table = open();
  table.play(offer('a'));
  expect(shows(table)).toEqual({ view: { at: 1 }, moves: 1, log: 1 });
  await settle();
  expect(shows(table)).toEqual({ view: { at: 2 }, moves: 2, log: 2 });
  expect(table.moving.map(({ action }) => action)).toEqual(['a']);
  // What is asked for names what was told, not what was foreseen.
  expect(table.now?.seq).toBe(5);
  const moving = table.moving;
  socket.say({ type: 'done', id: 1, seq: 6 });
  await settle();
  expect(shows(table)).toEqual({ view: { at: 2 }, moves: 2, log: 2 });
  update([line(2, 'A', 'a')], snapshot(6, 2, ['c']));
  await settle();
  expect(shows(table)).toEqual({ view: { at: 2 }, moves: 2, log: 2 });
  // It has been seen moving.
  expect(table.moving).toBe(moving);
  expect(table.now?.choices.map(({ action }) => action)).toEqual(['c']);
});

it('the update may come before the answer', async () => {
  const table = open();
  table.play(offer('a'));
  await settle();
  update([line(2, 'A', 'a'), line(3, 'B', 'y')], snapshot(7, 3, []));
  await settle();
  expect(shows(table)).toEqual({ view: { at: 3 }, moves: 3, log: 3 });
  socket.say({ type: 'done', id: 1, seq: 6 });
  await settle();
  expect(shows(table)).toEqual({ view: { at: 3 }, moves: 3, log: 3 });
});

it('what is wanted next is shown too, and sent when its turn comes', async () => {
  const table = open();
  table.play(offer('a'));
  await settle();
  table.play(offer('c'));
  await settle();
  expect(shows(table)).toEqual({ view: { at: 3 }, moves: 3, log: 3 });
  expect(table.next).toBeNull();
  expect(socket.sent.filter(({ type }) => type === 'play')).toHaveLength(1);
  socket.say({ type: 'done', id: 1, seq: 6 });
  update([line(2, 'A', 'a')], snapshot(6, 2, ['c', 'd']));
  expect(socket.sent.at(-1)).toMatchObject({ type: 'play', seq: 6, action: 'c' });
  await settle();
  expect(shows(table)).toEqual({ view: { at: 3 }, moves: 3, log: 3 });
});

it('others may act first: the own decision stays, after theirs', async () => {
  const table = open();
  table.play(offer('a'));
  await settle();
  update([line(2, 'B', 'z')], snapshot(6, 2, ['a']));
  expect(table.now?.view).toEqual({ at: 2 });
  await settle();
  expect(shows(table)).toEqual({ view: { at: 3 }, moves: 3, log: 3 });
});

it('a refusal brings back what was told', async () => {
  const table = open();
  table.play(offer('a'));
  await settle();
  socket.say({ type: 'refused', id: 1, error: { code: 'stale', message: 'too late', key: 'error-stale' } });
  expect(shows(table)).toEqual({ view: { at: 1 }, moves: 1, log: 1 });
  await settle();
  expect(shows(table)).toEqual({ view: { at: 1 }, moves: 1, log: 1 });
  expect(table.refusal?.code).toBe('stale');
});

it('while nobody can answer nothing is foreseen; what is sent again is', async () => {
  vi.useFakeTimers();
  const table = open();
  table.play(offer('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.now?.moves).toBe(2);
  socket.onclose?.({ code: 1006 });
  expect(table.now?.moves).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  socket.onopen?.();
  socket.say({ type: 'snapshot', snapshot: { ...snapshot(5, 1, ['a']), log: [line(1, 'B', 'x')] } });
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.sent.at(-1)).toMatchObject({ type: 'play', action: 'a' });
  expect(table.now?.moves).toBe(2);
  vi.useRealTimers();
});

it.each(['dice', 'last'])('what chance decides and how it ends is for the server to say: %s', async (action) => {
  const table = open();
  table.play(offer(action));
  await settle();
  expect(shows(table)).toEqual({ view: { at: 1 }, moves: 1, log: 1 });
});

it.each([
  { name: 'a move is hidden', log: [line(1, 'B', null)], seats: [{ you: true }] },
  { name: 'one only looks on', log: [line(1, 'B', 'x')], seats: [{ you: false }] },
])('nobody is asked where $name', async ({ log, seats }) => {
  const table = open(log, snapshot(5, 1, ['a'], seats));
  table.play(offer('a'));
  await settle();
  expect(asked).toEqual([]);
  expect(table.now?.moves).toBe(1);
});

it('an undo waits for the answer, and so does what is wanted after it', async () => {
  const table = open();
  table.play(offer('a'));
  table.undo();
  table.play(offer('c'));
  await settle();
  expect(table.now?.moves).toBe(2);
});

it('a hint is asked for when the position is the server’s too', async () => {
  const table = open();
  table.play(offer('a'));
  await settle();
  table.askHint('A', { found: () => undefined, ended: () => undefined });
  expect(socket.sent.at(-1)).toMatchObject({ type: 'play' });
  socket.say({ type: 'done', id: 1, seq: 6 });
  update([line(2, 'A', 'a')], snapshot(6, 2, ['c']));
  expect(socket.sent.at(-1)).toMatchObject({ type: 'hint', seq: 6 });
});

it('the rules hear of the table only what they need', () => {
  const told = snapshot(5, 1, ['a']);
  const ask = { told, log: [line(1, 'B', 'x')], decided: ['A a'], page: false };
  expect(JSON.parse(questionOf(ask, 7))).toEqual({
    foresee: {
      table: { kind: 'game', game: 'labora', rules: 1, settings: { players: 2 }, seats: [{ you: true }] },
      ...{ line: ['B x'], decided: ['A a'], page: false, now: 7 },
    },
  });
});

it('rules that break are asked no more', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const mind: Mind = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
  const rules = new Rules(async () => mind);
  const ask = { told: snapshot(5, 1, ['a']), log: [], decided: ['A a'], page: false };
  const first = rules.foresee(ask);
  await settle();
  mind.onmessage?.({ data: { type: 'thought', last: true, thought: '{"foreseen":{"lines":[],"snapshot":{}}}' } });
  expect(await first).toEqual({ lines: [], snapshot: {} });
  const second = rules.foresee(ask);
  await settle();
  mind.onmessage?.({ data: { type: 'failed', words: 'unreachable' } });
  expect(await second).toBeNull();
  expect(mind.terminate).toHaveBeenCalled();
  expect(await rules.foresee(ask)).toBeNull();
  expect(mind.postMessage).toHaveBeenCalledTimes(2);
});

const played = () => socket.sent.filter(({ type }) => type === 'play').map(({ action }) => action);

it('the same decision once more, after it is shown, is another; a second click on the first is not', async () => {
  const seats = [{ seat: 'A', you: true }] as unknown as { you: boolean }[];
  const table = open([], snapshot(5, 1, ['c', 'd'], seats));
  table.play(offer('c'));
  table.play(offer('c'));
  await settle();
  table.play(offer('c'));
  await settle();
  expect(table.log.map(({ action }) => action)).toEqual(['c', 'c']);
  socket.say({ type: 'done', id: 1, seq: 6 });
  update([line(2, 'A', 'c')], snapshot(6, 2, ['c', 'd'], seats));
  await settle();
  expect(played()).toEqual(['c', 'c']);
});

it('whoever goes leaves nothing behind that was shown as played', async () => {
  const table = open();
  const closed = vi.spyOn(socket, 'close');
  table.play(offer('a'));
  await settle();
  table.play(offer('c'));
  await settle();
  table.close();
  expect(closed).not.toHaveBeenCalled();
  socket.say({ type: 'done', id: 1, seq: 6 });
  update([line(2, 'A', 'a')], snapshot(6, 2, ['c', 'd']));
  expect(played()).toEqual(['a', 'c']);
  expect(closed).not.toHaveBeenCalled();
  socket.say({ type: 'done', id: 2, seq: 7 });
  expect(closed).toHaveBeenCalledOnce();
});

it('after a move that is being taken back nothing is foreseen', async () => {
  const first = snapshot(5, 1, ['a', 'b']);
  const table = open([line(1, 'A', 'x')], { ...first, undo: { ...first.undo, to: 0 } });
  table.undo();
  table.play(offer('a'));
  await settle();
  expect(shows(table)).toEqual({ view: { at: 1 }, moves: 1, log: 1 });
});
