// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Puzzles, Puzzling, Snapshot, Verdict } from '$lib/api/types';
import { Table } from '$lib/table.svelte';
import { wordsOf } from '$lib/testing/words';
import { LANGUAGES } from '$lib/words';
import { dateOf, dayOf, meantBy, nextOf } from './days';
import { PuzzleTable, type PuzzleSource } from './puzzletable';
import { noteSolved, solvedOf, streakOf } from './solved';
import { Solver } from './solver.svelte';

beforeEach(() => localStorage.clear());

describe('what is solved', () => {
  it('is remembered by the browser, game by game', () => {
    noteSolved('burgundy', 4, null);
    noteSolved('burgundy', 7, 20_773);
    noteSolved('burgundy', 7, 20_773);
    expect(solvedOf('burgundy')).toEqual({ numbers: [4, 7], days: [20_773] });
    expect(solvedOf('labora')).toEqual({ numbers: [], days: [] });
  });

  it('forgets what it cannot read', () => {
    localStorage.setItem('quadrivium.puzzles.burgundy', 'nonsense');
    expect(solvedOf('burgundy')).toEqual({ numbers: [], days: [] });
    localStorage.setItem('quadrivium.puzzles.burgundy', '{"numbers":"x","days":[1,"2"]}');
    expect(solvedOf('burgundy')).toEqual({ numbers: [], days: [1] });
  });

  it('makes a row of days that lasts until tomorrow', () => {
    const days = [10, 11, 12, 14];
    expect(streakOf({ numbers: [], days }, 12)).toBe(3);
    expect(streakOf({ numbers: [], days }, 13)).toBe(3);
    expect(streakOf({ numbers: [], days }, 14)).toBe(1);
    expect(streakOf({ numbers: [], days }, 16)).toBe(0);
  });
});

describe('an address', () => {
  const list: Puzzles = {
    day: 20_773,
    days: [3, 1, 2],
    puzzles: [1, 2, 3].map((moves) => ({ players: 2, seat: 'A', moves })),
  };

  it('means a number, a day or today', () => {
    expect(dateOf(20_773)).toBe('2026-11-16');
    expect(dayOf('2026-11-16')).toBe(20_773);
    expect(meantBy('2', list)).toEqual({ number: 2, day: null });
    expect(meantBy('today', list)).toEqual({ number: 3, day: 20_773 });
    expect(meantBy('2026-11-15', list)).toEqual({ number: 1, day: 20_772 });
  });

  it('may mean nothing', () => {
    for (const which of ['0', '4', '2026-11-17', '2026-11-13', '2026-13-40', 'tomorrow']) {
      expect(meantBy(which, list), which).toBeNull();
    }
  });

  it('leads on to what is not solved', () => {
    expect(nextOf(3, 3, [1])).toBe(2);
    expect(nextOf(1, 3, [])).toBe(2);
    expect(nextOf(1, 3, [2, 3])).toBeNull();
  });
});

const SOLUTION = {
  actions: ['good', 'end'],
  words: [],
  why: [],
  chance: { mean: 0.1, error: 0.02 },
  points: { mean: 4, error: 1 },
};
const verdict = (answered: Verdict['answered']): Verdict => ({ answered, solution: SOLUTION });

/** A server that lets one play two of three actions, at a game of five moves before. */
const BEGIN = 5;
function source(): PuzzleSource & { asked: (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  return {
    asked,
    at: (moves, _page, back) => {
      asked.push(moves);
      const move = Math.min(back ?? Infinity, BEGIN + moves.length);
      const offers = ['good', 'bad', 'end'].map((action) => ({
        seat: 'A',
        action,
        words: { key: 'w' },
        heading: { key: 'h' },
      }));
      const log = Array.from({ length: move }, (_, at) => ({
        number: at + 1,
        by: 'A',
        action: moves[at - BEGIN] ?? 'x',
        words: [],
        events: [],
        at: 0,
      }));
      const snapshot = {
        undo: { to: null, turn_start: null, redo: null, free: true, request: null },
        id: 'puzzle',
        game: 'burgundy',
        state: 'running',
        kind: 'sandbox',
        viewer: 'A',
        turn: { players: ['A'] },
        seats: [{ seat: 'A', you: true }],
        choices: offers,
        log,
        chat: [],
        moves: move,
        seq: 1,
        prompt: { key: 'p' },
        standings: [],
        view: {},
      } as unknown as Snapshot;
      return Promise.resolve<Puzzling>({ snapshot, over: moves.length === 2 });
    },
    why: () => Promise.resolve([]),
  };
}

const settle = () => vi.waitFor(() => Promise.resolve());

function open(answer: Verdict['answered']) {
  const onsolved = vi.fn();
  const ask = vi.fn((moves: readonly string[]) => Promise.resolve(verdict(moves.length ? answer : 'shown')));
  const solver = new Solver(ask, onsolved);
  const from = source();
  const table = new Table('puzzle', false, new PuzzleTable(solver, from, BEGIN));
  const play = async (action: string) => {
    const choice = table.now?.choices.find((one) => one.action === action);
    if (!choice) throw new Error(`${action} is not offered`);
    const before = solver.moves.length;
    expect(solver.takes()).toBe(true);
    table.play(choice);
    await vi.waitFor(() => expect(solver.moves.length).toBe(before + 1));
  };
  return { solver, table, ask, onsolved, play, asked: from.asked };
}

describe('a puzzle', () => {
  it('is played move by move, taken back, and judged when the turn is over', async () => {
    const { solver, table, ask, onsolved, play } = open('solved');
    await vi.waitFor(() => expect(table.now?.moves).toBe(BEGIN));
    expect(solver.meant).toEqual([]);
    await play('bad');
    expect(ask).not.toHaveBeenCalled();
    table.undo();
    await vi.waitFor(() => expect(solver.moves).toEqual([]));
    await play('good');
    await play('end');
    await vi.waitFor(() => expect(solver.solved).toBe(true));
    expect(ask).toHaveBeenCalledExactlyOnceWith(['good', 'end']);
    expect(onsolved).toHaveBeenCalledOnce();
    expect(table.now?.choices).toEqual([]);
    expect(solver.takes()).toBe(false);
    table.close();
  });

  it('can be tried again, and counts only when it is solved', async () => {
    const { solver, table, onsolved, play } = open('worse');
    await vi.waitFor(() => expect(table.now?.moves).toBe(BEGIN));
    await play('bad');
    await play('end');
    await vi.waitFor(() => expect(solver.verdict?.answered).toBe('worse'));
    expect([solver.known, solver.tries]).toEqual([false, 1]);
    expect(onsolved).not.toHaveBeenCalled();
    solver.again();
    await vi.waitFor(() => expect(table.now?.choices.length).toBe(3));
    expect([solver.verdict, table.now?.moves]).toEqual([null, BEGIN]);
    table.close();
  });

  it('shows the best turn to whoever asks, and that is no solution of theirs', async () => {
    const { solver, table, ask, onsolved } = open('solved');
    await vi.waitFor(() => expect(table.now?.moves).toBe(BEGIN));
    await solver.show();
    await vi.waitFor(() => expect(solver.moves).toEqual(SOLUTION.actions));
    expect(ask).toHaveBeenCalledExactlyOnceWith([]);
    expect([solver.known, solver.solved, solver.showing]).toEqual([true, false, true]);
    expect(onsolved).not.toHaveBeenCalled();
    await settle();
    table.close();
  });

  it('says so where nobody judges, and can be asked again', async () => {
    const ask = vi.fn<() => Promise<Verdict>>().mockRejectedValueOnce(new Error('offline'));
    ask.mockResolvedValue(verdict('solved'));
    const solver = new Solver(ask);
    solver.moved(['good', 'end'], true);
    await vi.waitFor(() => expect(solver.problem).not.toBeNull());
    solver.retry();
    await vi.waitFor(() => expect(solver.solved).toBe(true));
    expect(solver.problem).toBeNull();
  });
});

it.each(LANGUAGES)('counts players and days in %s', (language) => {
  const words = wordsOf(language);
  for (const players of [1, 2, 5]) expect(words.text('puzzle-number-players', { number: 3, players })).toContain('3');
  const streaks = [1, 2, 5].map((days) => words.text('puzzle-streak', { days }));
  expect(new Set(streaks.map((streak) => streak.replace(/\d+/u, ''))).size).toBeGreaterThan(1);
});
