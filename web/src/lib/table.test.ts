// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseAfter } from './api/live';
import type { Socket } from './api/transport';
import type { Choice, FromServer, Line, Position, Snapshot } from './api/types';
import { Table } from './table.svelte';

/** How a connection ends that nobody has closed. */
const cut = { code: 1006 };

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: FromServer) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  say(message: FromServer) {
    this.onmessage?.(message);
  }
}

const line = (number: number): Line => ({ number, by: 'A', action: 'x', words: [], events: [], at: 0 });

const offer = (action: string): Choice => ({ seat: 'A', action, words: { key: 'w' }, heading: { key: 'h' } });
const take = offer('take d1 1.1');
const place = offer('place d2 1 7');
const sell = offer('sell d2 red');

function snapshot(seq: number, moves = seq, choices = [take]): Snapshot {
  return {
    id: 't',
    kind: 'game',
    parent: null,
    game: 'burgundy',
    rules: 1,
    settings: {},
    players: 2,
    created: 0,
    state: 'running',
    seq,
    moves,
    seats: [],
    viewer: 'A',
    turn: { players: ['A'] },
    prompt: { key: 'ask' },
    choices,
    undo: { to: moves - 1, turn_start: null, redo: null, free: true, request: null },
    view: { now: moves },
    standings: [],
    log: [],
    chat: [],
    spectators: 0,
    rematch: null,
    now: 0,
  };
}

let sockets: FakeSocket[] = [];
const position = vi.fn(async (move: number): Promise<Position> => ({
  moves: move,
  viewer: null,
  turn: 'chance',
  view: { past: move },
  standings: [],
}));
const last = () => sockets.at(-1) as FakeSocket;
/** The server tells that the table has moved on. */
const update = (next: Snapshot) => last().say({ type: 'update', lines: [], reset: false, chat: [], snapshot: next });
const sent = () => last().sent.slice(1);

function open(log: Line[] = [line(1), line(2), line(3)], choices = [take]): Table {
  const table = new Table('t', false, {
    connect: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    position,
    why: async () => [],
  });
  last().onopen?.();
  last().say({ type: 'snapshot', snapshot: { ...snapshot(3, 3, choices), log } });
  return table;
}

beforeEach(() => {
  sockets = [];
  position.mockClear();
  vi.useFakeTimers();
});

describe('a table', () => {
  it('says hello and shows the snapshot', () => {
    const table = open();
    expect(last().sent).toEqual([{ type: 'hello', page: false }]);
    expect(table.connection).toBe('open');
    expect(table.mine).toBe(true);
    expect(table.log).toHaveLength(3);
  });

  it('sends one action with the number it answers, however often one clicks', () => {
    const table = open();
    table.play(take);
    table.play(take);
    expect(last().sent.slice(1)).toEqual([{ id: 1, type: 'play', seq: 3, seat: 'A', action: 'take d1 1.1' }]);
    last().say({ type: 'done', id: 1, seq: 4 });
    expect(table.pending).toBeNull();
  });

  it('sends several decisions as one request', () => {
    const table = open();
    table.play({ ...take, then: ['end'] });
    expect(last().sent[1]).toMatchObject({ type: 'play', action: 'take d1 1.1', then: ['end'] });
  });

  it('that was deleted is not asked for again', () => {
    const table = open();
    last().say({ type: 'deleted' });
    expect(table.missing?.key).toBe('web-deleted');
    last().onclose?.({ code: 1000 });
    vi.runAllTimers();
    expect(sockets).toHaveLength(1);
  });

  it('tells a refusal and lets one try again', () => {
    const table = open();
    table.play(take);
    last().say({ type: 'refused', id: 1, error: { code: 'illegal', message: 'no', key: 'k' } });
    expect(table.refusal?.code).toBe('illegal');
    table.play(take);
    expect(table.refusal).toBeNull();
    expect(last().sent).toHaveLength(3);
  });

  it('adds the lines of an update, and replaces them after an undo', () => {
    const table = open();
    last().say({ type: 'update', lines: [line(4)], reset: false, chat: [], snapshot: snapshot(4) });
    expect(table.log.map((one) => one.number)).toEqual([1, 2, 3, 4]);
    expect(table.moving).toHaveLength(1);
    last().say({ type: 'update', lines: [line(1)], reset: true, chat: [], snapshot: snapshot(5, 1) });
    expect(table.log.map((one) => one.number)).toEqual([1]);
    expect(table.moving).toEqual([]);
  });

  it('knows who is connected', () => {
    const table = open();
    const seat = { seat: 'B', kind: 'human' as const, name: 'Bo', you: false, online: false, resigned: false };
    last().say({ type: 'update', lines: [], reset: false, chat: [], snapshot: { ...snapshot(3), seats: [seat] } });
    last().say({ type: 'presence', seats: { B: true }, spectators: 2, thinking: null });
    expect(table.now?.seats[0]?.online).toBe(true);
    expect(table.now?.spectators).toBe(2);
  });
});

it('knows which bot thinks, until something happens', () => {
  const table = open();
  expect(table.thinking).toBe(null);
  last().say({ type: 'presence', seats: {}, spectators: 0, thinking: 'B' });
  expect(table.thinking).toBe('B');
  last().say({ type: 'update', lines: [line(4)], reset: false, chat: [], snapshot: snapshot(4) });
  expect(table.thinking).toBe(null);
});

describe('what is wanted before the answer has come', () => {
  const both = () => open([], [take, place]);

  it('is sent when the table has moved on, if it is still offered', () => {
    const table = both();
    table.play(take);
    table.play(place);
    expect(sent()).toHaveLength(1);
    expect(table.next?.action).toBe(place.action);
    // The answer comes before the table: what is on the screen is still the old position.
    last().say({ type: 'done', id: 1, seq: 4 });
    expect(sent()).toHaveLength(1);
    update(snapshot(4, 4, [place, sell]));
    expect(sent()[1]).toEqual({ id: 2, type: 'play', seq: 4, seat: 'A', action: place.action });
    expect(table.next).toBeNull();
  });

  it('is sent as well when the table comes before the answer', () => {
    const table = both();
    table.play(take);
    update(snapshot(4, 4, [place]));
    table.play(place);
    expect(sent()).toHaveLength(1);
    last().say({ type: 'done', id: 1, seq: 4 });
    expect(sent()[1]).toMatchObject({ type: 'play', seq: 4, action: place.action });
  });

  it('between the answer and the update waits too', () => {
    const table = both();
    table.play(take);
    last().say({ type: 'done', id: 1, seq: 4 });
    table.play(take);
    table.play(place);
    expect(sent()).toHaveLength(1);
    update(snapshot(4, 4, [take, place]));
    expect(sent().map((one) => one.action)).toEqual([take.action, place.action]);
  });

  it('is forgotten aloud when it is no longer offered, and so is what was to follow', () => {
    const table = both();
    table.play(take);
    table.play(place);
    table.undo();
    last().say({ type: 'done', id: 1, seq: 4 });
    update(snapshot(4, 4, [sell]));
    expect(sent()).toHaveLength(1);
    expect(table.refusal?.key).toBe('web-forgotten');
    expect(table.wishes).toEqual([]);
  });

  it('goes with a request that is refused', () => {
    const table = both();
    table.play(take);
    table.play(place);
    last().say({ type: 'refused', id: 1, error: { code: 'illegal', message: 'no', key: 'k' } });
    expect(table.wishes).toEqual([]);
    expect(sent()).toHaveLength(1);
  });

  it('may be one more undo, each from where the table then stands', () => {
    const table = open();
    table.undo();
    table.undo();
    expect(sent()).toEqual([{ id: 1, type: 'undo', seq: 3, to: 2 }]);
    last().say({ type: 'done', id: 1, seq: 4 });
    update(snapshot(4, 2));
    expect(sent()[1]).toEqual({ id: 2, type: 'undo', seq: 4, to: 1 });
  });
});

describe('a lost connection', () => {
  it('comes back after a pause that grows to eight seconds', () => {
    expect([0, 1, 2, 3, 4, 9].map(pauseAfter)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    const table = open();
    last().onclose?.(cut);
    expect(table.connection).toBe('lost');
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('does not come back in a hurry to a server that lets it in and sends it away', () => {
    open();
    const pauses = [];
    for (let before = Date.now(); pauses.length < 6; before = Date.now()) {
      last().onclose?.({ code: 1012 });
      vi.advanceTimersToNextTimer();
      pauses.push(Date.now() - before);
      last().onopen?.();
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    vi.advanceTimersByTime(10_000);
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(8);
  });

  it.each([
    [1002, 'internal'],
    [1007, 'internal'],
    [1008, 'internal'],
    [1009, 'too_large'],
  ])('takes its time after code %i, and does not send again what it was ended for', (code, refusal) => {
    const table = open();
    table.play(take);
    table.play(place);
    last().onclose?.({ code });
    expect(table.pending).toBeNull();
    expect(table.refusal?.code).toBe(refusal);
    vi.advanceTimersByTime(7999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    last().onopen?.();
    last().say({ type: 'snapshot', snapshot: snapshot(3) });
    expect(last().sent.map((one) => one.type)).toEqual(['hello']);
  });

  it('shows the refusal that came before the end', () => {
    const table = open();
    table.play(take);
    last().say({ type: 'refused', id: 1, error: { code: 'too_many', message: 'wait', key: 'error-too-many' } });
    last().onclose?.({ code: 1008 });
    expect(table.refusal?.code).toBe('too_many');
  });

  it('sends a request again that was not stored', () => {
    const table = open();
    table.play(take);
    last().onclose?.(cut);
    vi.advanceTimersByTime(500);
    last().onopen?.();
    last().say({ type: 'snapshot', snapshot: snapshot(3) });
    expect(last().sent.map((one) => one.type)).toEqual(['hello', 'play']);
    expect(last().sent[1]).toMatchObject({ id: 1, seq: 3 });
  });

  it('never plays twice what was stored before the answer was lost', () => {
    const table = open();
    table.play(take);
    last().onclose?.(cut);
    vi.advanceTimersByTime(500);
    last().onopen?.();
    last().say({ type: 'snapshot', snapshot: snapshot(4) });
    expect(last().sent.map((one) => one.type)).toEqual(['hello']);
    expect(table.pending).toBeNull();
  });

  it('sends nothing while it lasts, and then what is still offered', () => {
    const table = open();
    last().onclose?.(cut);
    table.play(take);
    expect(table.pending).toBeNull();
    vi.advanceTimersByTime(500);
    last().onopen?.();
    last().say({ type: 'snapshot', snapshot: snapshot(3) });
    expect(sent()).toEqual([{ id: 1, type: 'play', seq: 3, seat: 'A', action: take.action }]);
  });

  it('tries at once when the machine is online again', () => {
    const table = open();
    table.offline();
    expect(table.connection).toBe('lost');
    table.retry();
    expect(sockets).toHaveLength(2);
  });
});

describe('looking back', () => {
  it('shows the position with nothing offered, and returns', async () => {
    const table = open();
    await table.look(1);
    expect(table.shown?.view).toEqual({ past: 1 });
    expect(table.shown?.choices).toEqual([]);
    expect(table.mine).toBe(true);
    await table.look(null);
    expect(table.shown?.view).toEqual({ now: 3 });
  });

  it('asks for every position once, and for its neighbours ahead of time', async () => {
    const table = open();
    await table.look(1);
    expect(position.mock.calls.map(([move]) => move)).toEqual([1, 2, 0]);
    await table.look(2);
    expect(position).toHaveBeenCalledTimes(3);
  });

  it('the last move is the present', async () => {
    const table = open();
    await table.look(3);
    expect(table.at).toBeNull();
  });

  it('stays where it is while others play', async () => {
    const table = open();
    await table.look(1);
    last().say({ type: 'update', lines: [line(4)], reset: false, chat: [], snapshot: snapshot(4) });
    expect(table.at).toBe(1);
  });
});
