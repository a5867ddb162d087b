// @vitest-environment jsdom

import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '$lib/api/transport';
import type { FromServer, Line, Snapshot, Tried, Try } from '$lib/api/types';
import type { Table } from '$lib/table.svelte';
import { Copy } from './copy.svelte';
import { LONGEST_NOTE, noteOf, write } from './note';

const line = (number: number, by: string, action: string): Line => ({
  number,
  by,
  action,
  words: [],
  events: [],
  at: 0,
});

function real(over: Partial<Snapshot> = {}): Table {
  const seats = ['A', 'B'].map((seat) => ({
    seat,
    kind: 'human',
    name: seat === 'A' ? 'Ann' : 'Bob',
    you: seat === 'B',
    online: false,
    resigned: false,
  }));
  const now = { moves: 2, viewer: 'B', seats, players: 2, ...over } as unknown as Snapshot;
  const log = [line(1, '*', 'roll'), line(2, 'A', 'take')];
  const table = { id: 't', now, log, own: ['B'], positionAt: vi.fn().mockResolvedValue('of the table') };
  return table as unknown as Table;
}

/** A server on which B decides, and then chance and A do something. */
function answer(ask: Try): Tried {
  const moves = [...(ask.line ?? [])];
  const last = moves.at(-1);
  if (!ask.stay && (last === undefined || last.startsWith('B'))) moves.push('* roll', 'A pass');
  const log = moves.map((move, at) => line(ask.moves + at + 1, move.slice(0, 1), move.slice(2)));
  const seats = ['A', 'B'].map((seat) => ({ seat, kind: 'human', name: '', you: seat === 'B', resigned: false }));
  const snapshot = { moves: ask.moves + moves.length, seats, log, choices: [], viewer: 'B', turn: 'over' };
  return { line: moves, snapshot: snapshot as unknown as Snapshot };
}

describe('a private copy', () => {
  let heard: FromServer[];
  let asks: Try[];
  let copy: Copy;

  async function settled() {
    await new Promise((done) => setTimeout(done));
    flushSync();
  }
  const last = () =>
    heard.findLast((one) => one.type === 'snapshot' || one.type === 'update') as FromServer & {
      type: 'update';
    };
  async function send(message: object) {
    copy.send(JSON.stringify(message));
    await settled();
  }

  beforeEach(async () => {
    heard = [];
    asks = [];
    const tried = (ask: Try) => {
      asks.push(ask);
      if (ask.line?.includes('B nonsense'))
        return Promise.reject(new ApiError(422, { code: 'illegal', message: 'no', key: 'k' }));
      return Promise.resolve(answer(ask));
    };
    copy = new Copy(real(), { tried, why: () => Promise.resolve([]) });
    copy.onmessage = (message) => heard.push(message);
    await send({ type: 'hello', page: false });
  });

  it('begins where the table stands, and goes on until one is asked', () => {
    expect(asks[0]).toMatchObject({ seat: 'B', moves: 2, others: 'bots', line: [] });
    expect(copy.line).toEqual(['* roll', 'A pass']);
    const { snapshot } = last();
    expect(snapshot.log.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(snapshot.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(copy.decided).toBe(false);
  });

  it('sends what is decided with all that came before', async () => {
    await send({ type: 'play', id: 7, seat: 'B', action: 'take x', then: ['end'] });
    expect(asks.at(-1)?.line).toEqual(['* roll', 'A pass', 'B take x', 'B end']);
    expect(last().lines.map(({ by }) => by)).toEqual(['B', 'B', '*', 'A']);
    expect(heard.at(-1)).toMatchObject({ type: 'done', id: 7 });
    expect(copy.decided).toBe(true);
  });

  it('takes back by a shorter list and plays again by the old one', async () => {
    await send({ type: 'play', id: 1, seat: 'B', action: 'x' });
    await send({ type: 'play', id: 2, seat: 'B', action: 'y' });
    const whole = copy.line;
    expect(last().snapshot.undo).toMatchObject({ to: 7, redo: null, free: true });
    await send({ type: 'undo', id: 3, to: 7 });
    expect(copy.line).toEqual(whole.slice(0, 5));
    expect(last()).toMatchObject({ reset: true, snapshot: { undo: { to: 4, redo: 10 } } });
    await send({ type: 'undo', id: 4, to: 4 });
    expect(copy.line).toEqual(['* roll', 'A pass']);
    await send({ type: 'redo', id: 5 });
    expect(copy.line).toEqual(whole.slice(0, 5));
    await send({ type: 'redo', id: 6 });
    expect(copy.line).toEqual(whole);
    expect(last().snapshot.undo.redo).toBeNull();
  });

  it('starts over with the same luck, and deals anew with other luck', async () => {
    await send({ type: 'play', id: 1, seat: 'B', action: 'x' });
    copy.startOver();
    await settled();
    expect(copy.line).toEqual(['* roll', 'A pass']);
    expect(asks.at(-1)?.seed).toBe(asks[0]?.seed);
    copy.dealAnew();
    await settled();
    expect(asks.at(-1)?.seed).not.toBe(asks[0]?.seed);
  });

  it('tells why something was refused, and stays as it is', async () => {
    await send({ type: 'play', id: 9, seat: 'B', action: 'nonsense' });
    expect(heard.at(-1)).toMatchObject({ type: 'refused', id: 9, error: { code: 'illegal' } });
    expect(copy.line).toEqual(['* roll', 'A pass']);
  });

  it('asks the table for what came before it, and the copy for the rest', async () => {
    expect(await copy.position(1, false)).toBe('of the table');
    await copy.position(3, true);
    expect(asks.at(-1)).toMatchObject({ line: ['* roll'], stay: true, page: true });
  });

  it('knows when the table has moved on, and follows it', async () => {
    const table = real();
    copy = new Copy(table, { tried: (ask) => Promise.resolve(answer(ask)), why: () => Promise.resolve([]) });
    expect(copy.movedOn).toBe(false);
    Object.assign(table, { now: { ...table.now, moves: 3 }, log: [...table.log, line(3, 'A', 'end')] });
    expect(copy.movedOn).toBe(true);
    copy.follow();
    await settled();
    expect(copy.movedOn).toBe(false);
    expect(copy.from).toBe(3);
    // Taken back and played otherwise: as many moves, and not the same.
    Object.assign(table, { log: [...table.log.slice(0, 2), line(3, 'A', 'other')] });
    expect(copy.movedOn).toBe(true);
  });

  it('lets nobody think where no hints are given', () => {
    const quiet = new Copy(real({ no_hints: true }), { tried: vi.fn(), why: vi.fn() });
    expect(quiet.others).toBe('hotseat');
  });
});

describe('a note', () => {
  it('stays with its table and has an end', () => {
    write('t1', 'take the mill');
    expect([noteOf('t1'), noteOf('t2')]).toEqual(['take the mill', '']);
    write('t1', 'x'.repeat(LONGEST_NOTE + 5));
    expect(noteOf('t1')).toHaveLength(LONGEST_NOTE);
  });
});
