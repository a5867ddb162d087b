// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Line, Position, Seat, Snapshot } from './api/types';
import { Playout, timeFor } from './playout.svelte';
import type { Pace } from './settings.svelte';

const act = (number: number, by: string, ...keys: string[]): Line => ({
  number,
  by,
  action: null,
  words: (keys.length ? keys : [`x-event-acted-${by}`]).map((key) => ({ key, args: { seat: { seat: by } } })),
  events: [],
  at: 0,
});
const at = (move: number, choices: unknown[] = []) =>
  ({ moves: move, view: { at: move }, choices }) as unknown as Snapshot;

let log: Line[] = [];
let mine: Seat[] = ['A'];
const position = vi.fn(async (move: number) => ({ moves: move, view: { past: move } }) as unknown as Position);

function open(pace: Pace) {
  const playout = new Playout({ log: () => log, telling: () => undefined, mine: () => mine, position });
  playout.pace = pace;
  return playout;
}

/** The table moves on by some lines. */
function hear(playout: Playout, before: Snapshot, ...lines: Line[]): boolean {
  log = [...log, ...lines];
  return playout.heard(before, lines);
}

const seen = (playout: Playout) => [playout.step?.by ?? null, (playout.held?.view as object | undefined) ?? 'now'];

beforeEach(() => {
  log = [act(1, 'A')];
  mine = ['A'];
  position.mockClear();
  vi.useFakeTimers();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
});

describe('what the others did', () => {
  test('is shown turn by turn, the last one at the table as it stands', async () => {
    const playout = open('quick');
    expect(hear(playout, at(1), act(2, 'B'), act(3, 'C'))).toBe(true);
    expect(seen(playout)).toEqual([null, { at: 1 }]);
    await vi.advanceTimersByTimeAsync(200);
    expect(seen(playout)).toEqual(['B', { past: 2 }]);
    await vi.advanceTimersToNextTimerAsync();
    expect(seen(playout)).toEqual(['C', 'now']);
    await vi.advanceTimersToNextTimerAsync();
    expect([...seen(playout), playout.running]).toEqual([null, 'now', false]);
  });

  test('comes in bursts, and what belongs together is one step', async () => {
    const playout = open('quick');
    hear(playout, at(1), act(2, 'B'));
    hear(playout, at(2), act(3, 'B'));
    await vi.advanceTimersByTimeAsync(200);
    expect(playout.step?.entries).toHaveLength(2);
    expect(seen(playout)).toEqual(['B', 'now']);
  });

  test('is held back where it was when more comes during the last step', async () => {
    const playout = open('quick');
    hear(playout, at(1), act(2, 'B'));
    await vi.advanceTimersByTimeAsync(200);
    hear(playout, at(2), act(3, 'C'));
    expect(seen(playout)).toEqual(['B', { at: 2 }]);
    await vi.advanceTimersToNextTimerAsync();
    expect(seen(playout)).toEqual(['C', 'now']);
  });

  test('never takes the board away from somebody who is choosing', async () => {
    const playout = open('readable');
    hear(playout, at(1, [{}]), act(2, 'B'), act(3, 'C'));
    await vi.advanceTimersByTimeAsync(200);
    expect(seen(playout)).toEqual(['B', 'now']);
  });

  test('goes on by hand, step by step', async () => {
    const playout = open('step');
    hear(playout, at(1), act(2, 'B'), act(3, 'C'), act(4, 'B'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen(playout)).toEqual(['B', { past: 2 }]);
    playout.forward();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen(playout)).toEqual(['C', { past: 3 }]);
    playout.forward();
    expect(seen(playout)).toEqual(['B', 'now']);
  });

  test('is left at once', async () => {
    const playout = open('readable');
    hear(playout, at(1), act(2, 'B'), act(3, 'C'));
    await vi.advanceTimersByTimeAsync(200);
    playout.forward();
    expect([...seen(playout), playout.running]).toEqual([null, 'now', false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playout.step).toBeNull();
  });

  test('is not played out at once, for an own move, or for a page that nobody sees', () => {
    expect(hear(open('instant'), at(1), act(2, 'B'))).toBe(false);
    expect(hear(open('quick'), at(2), act(3, 'A'))).toBe(false);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    expect(hear(open('quick'), at(3), act(4, 'B'))).toBe(false);
  });

  test('does not pile up behind a page that is not looked at any more', async () => {
    const playout = open('readable');
    hear(playout, at(1), act(2, 'B'), act(3, 'C'));
    await vi.advanceTimersByTimeAsync(200);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    expect(hear(playout, at(3), act(4, 'B'))).toBe(false);
    expect([...seen(playout), playout.running]).toEqual([null, 'now', false]);
  });

  test('comes to the present where a position cannot be fetched', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    position.mockRejectedValueOnce(new Error('no server'));
    const playout = open('quick');
    hear(playout, at(1), act(2, 'B'), act(3, 'C'));
    await vi.advanceTimersByTimeAsync(200);
    expect([...seen(playout), playout.running]).toEqual([null, 'now', false]);
  });
});

test('a step with more to read stays longer, and never too long', () => {
  const entry = (chips: number) => ({ chips: Array.from({ length: chips }, () => ({})) });
  const step = (...chips: number[]) => ({ heading: null, entries: chips.map(entry) }) as never;
  expect(timeFor('quick', step(2))).toBeLessThan(timeFor('quick', step(2, 3)) as number);
  expect(timeFor('quick', step(2))).toBeLessThan(timeFor('readable', step(2)) as number);
  expect(timeFor('readable', step(90, 90, 90))).toBe(8000);
  expect(timeFor('step', step(1))).toBeNull();
});
