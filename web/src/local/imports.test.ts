/** The whole shelf of a device as a file, and back. */

import { expect, it } from 'vitest';
import { deviceOf, reply, table } from '$lib/testing/device';
import type { Keeper } from './device';
import type { Kept, Stored } from './messages';
import { Trap } from './module';
import { Full } from './store';

it('is written and read, known and damaged tables apart', async () => {
  const { device, happened } = deviceOf(() => []);
  await device.ask({ type: 'export', n: 9 });
  const file = (happened.at(-1) as { body: string }).body;
  const shelf = JSON.parse(file) as { tables: Stored[] };
  const more = {
    ...shelf,
    tables: [...shelf.tables, { ...table, plan: { id: 't2' } }, { ...table, plan: { id: 't3' } }],
  };
  const other = deviceOf(
    (given) => {
      if (given.type === 'load' && given.plan.id === 't2') throw new Trap('what is that?');
      return given.type === 'http' ? [reply(0)] : [];
    },
    { place: async ({ plan }) => (plan.id === 't1' ? 'taken' : 'stored') },
  );
  await other.device.ask({ type: 'import', n: 3, text: JSON.stringify(more) });
  expect(other.happened.at(-1)).toEqual({
    type: 'reply',
    n: 3,
    status: 200,
    body: { taken: 1, known: 1, damaged: 1 },
  });
});

const ann = { id: 'annannannannannannan', name: 'Ann' };
const file = (guest: unknown, tables: unknown[]) => JSON.stringify({ format: 'quadrivium shelf 1', guest, tables });

/** A device whose module knows guests with long names only. */
function strict(keeper: Partial<Keeper> = {}) {
  let guest: unknown = null;
  const commits: Kept[][] = [];
  const placed: Stored[] = [];
  const all = deviceOf(
    (given) => {
      if (given.type === 'boot') guest = given.guest?.id === ann.id ? given.guest : null;
      if (given.type === 'load') return [{ type: 'shelve', table: given.plan.id, ended: { at: 7 } }];
      if (given.type !== 'http') return [];
      return [{ type: 'reply', n: 0, status: 200, body: given.path === '/api/guest' ? guest : {} }];
    },
    {
      commit: async (kept) => {
        commits.push([...kept]);
        return 'stored';
      },
      place: async (table) => {
        placed.push(table);
        return 'stored';
      },
      ...keeper,
    },
  );
  return { ...all, commits, placed };
}

it('with a guest whom the module does not know makes nobody of whoever is here', async () => {
  const { device, happened, commits } = strict();
  await device.ask({ type: 'import', n: 3, text: file({ id: 'x' }, []) });
  expect(commits).toEqual([]);
  expect(happened.at(-1)).toMatchObject({ status: 200, body: { taken: 0 } });
});

it('brings whoever it belongs to in place of somebody who cannot be read', async () => {
  const { device, commits, announced } = strict({ guest: async () => ({ id: 'x', name: '' }) });
  await device.ask({ type: 'import', n: 3, text: file(ann, [table]) });
  expect(commits).toEqual([[{ type: 'guest', guest: ann, before: 'x' }]]);
  expect(announced).toEqual(['guest', ['t1']]);
});

it('does not say how its games ended: the module does', async () => {
  const { device, placed } = strict();
  const reviews = [{ at: 'never' }, { at: 3, body: 'good' }];
  await device.ask({ type: 'import', n: 3, text: file(ann, [{ ...table, ended: 5, reviews }]) });
  expect(placed).toEqual([{ ...table, ended: { at: 7 }, reviews: [{ at: 3, body: 'good' }] }]);
});

it('is refused where the file is something else', async () => {
  const { device, happened } = deviceOf(() => []);
  await device.ask({ type: 'import', n: 3, text: 'burgundy 1' });
  expect(happened).toEqual([expect.objectContaining({ n: 3, status: 400 })]);
});

it('that finds no room half way says what was taken, and goes on with it', async () => {
  let placed = 0;
  const { device, happened, made } = strict({
    place: async () => {
      if (placed++ > 0) throw new Full('no room');
      return 'stored';
    },
  });
  await device.take({ type: 'open', c: 7, table: 't1' });
  const tables = ['t1', 't2', 't3'].map((id) => ({ ...table, plan: { id } }));
  await device.ask({ type: 'import', n: 3, text: file(ann, tables) });
  const error = expect.objectContaining({ code: 'device_full' });
  expect(happened.at(-1)).toMatchObject({ n: 3, status: 200, body: { taken: 1, known: 0, damaged: 0, error } });
  expect(happened).toContainEqual(expect.objectContaining({ type: 'trouble', trouble: 'full' }));
  // What is in memory is of before.
  expect(happened).toContainEqual({ type: 'closed', c: 7, code: 1006, reason: 'restarted' });
  const before = made.mock.calls.length;
  await device.take({ type: 'open', c: 8, table: 't1' });
  expect(made.mock.calls.length).toBe(before + 1);
});
