/** A device whose module says what a test wants it to say. */

import { vi } from 'vitest';
import { Device, type Engine, type Keeper } from '../../local/device';
import type { FromWorker, In, Kept, Out, Stored } from '../../local/messages';
import { Missing } from '../../local/fetched';

export const table: Stored = { plan: { id: 't1', game: 'burgundy' }, ended: null, batches: [], reviews: [] };
export const ask = {
  type: 'http',
  n: 1,
  method: 'POST',
  path: '/api/tables/t1/play',
  body: '{}',
} as const satisfies In;
export const reply = (n = 1): Out => ({ type: 'reply', n, status: 200, body: {} });
export const batch: Out = { type: 'store', table: 't1', seq: 3, at: 0, entries: ['x'] };
export const frame: Out = { type: 'frame', c: 7, frame: { type: 'done', id: 1, seq: 4 } };

/** A device whose module says what it is told to say, call by call; what it does not know is nothing. */
export function deviceOf(says: (given: In, times: number) => Out[], keeper: Partial<Keeper> = {}) {
  const happened: unknown[] = [];
  const times = new Map<string, number>();
  const engine: Engine = {
    call: (_now, given) => {
      const known = times.get(given.type) ?? 0;
      times.set(given.type, known + 1);
      happened.push(given.type);
      return says(given, known);
    },
    learn: (puzzles) => happened.push(`learned ${puzzles.length}`) > 0,
  };
  const made = vi.fn(() => engine);
  const thinkers = { think: vi.fn(), drop: vi.fn(), dropAll: vi.fn() };
  const turns = { take: vi.fn((_job, _table, think: () => void) => think()), end: vi.fn(), endAll: vi.fn() };
  const announced: (string[] | 'guest')[] = [];
  const puzzles = vi.fn(async (game: string) => {
    if (game === 'craftsmen') throw new Missing('no host');
    return new Uint8Array(7);
  });
  const device = new Device({
    make: made,
    puzzles,
    store: {
      guest: async () => null,
      shelf: async () => [table],
      row: async (id) => (id === 't1' ? { plan: table.plan, ended: null } : null),
      table: async (id) => (id === 't1' ? table : null),
      commit: async (kept: readonly Kept[]) => {
        happened.push(...kept.map((one) => `kept ${one.type}`));
        return 'stored';
      },
      place: async () => 'stored',
      ...keeper,
    },
    thinkers,
    turns,
    tell: (message: FromWorker) => happened.push(message),
    announce: (tables) => announced.push(tables),
    announceGuest: () => announced.push('guest'),
  });
  return { device, happened, made, puzzles, thinkers, turns, announced };
}
