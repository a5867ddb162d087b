import { expect, it } from 'vitest';
import { read, write } from './shelf';

const ann = { id: 'annannannannannannan', name: 'Ann' };
const bob = { id: 'bobbobbobbobbobbobbo', name: 'Bob' };
const table = {
  plan: { id: 't1', owner: ann.id, chairs: [{ guest: ann.id }] },
  ended: null,
  batches: [{ seq: 0, at: 1, entries: [{ by: ann.id }] }],
  reviews: [],
};
const source = { guest: async () => ann, shelf: async () => [table], table: async () => table };

it('comes back as it was', async () => {
  expect(read(await write(source), ann)).toEqual({ guest: ann, tables: [table] });
});

it('belongs to whoever sits at the device it is brought to', async () => {
  const brought = read(await write(source), bob);
  expect(brought.guest).toBe(bob);
  expect(brought.tables[0]?.plan.owner).toBe(bob.id);
  expect(JSON.stringify(brought)).not.toContain(ann.id);
  expect(read(await write(source), null).guest).toEqual(ann);
});

it('belongs to nobody where what it has for a guest is none', async () => {
  const text = JSON.stringify({ format: 'quadrivium shelf 1', guest: { id: 'a' }, tables: [table] });
  const none = () => false;
  expect(read(text, null, none)).toEqual({ guest: null, tables: [table] });
  // Its name does not stand for whoever is here, in whatever else it stands.
  expect(read(text, bob, none).tables).toEqual([table]);
});

it('leaves out what is no table', () => {
  const text = JSON.stringify({ format: 'quadrivium shelf 1', guest: null, tables: [null, {}, table] });
  expect(read(text, null).tables).toEqual([table]);
});

it.each(['', '[]', '{"format":"something else","tables":[]}', '{"format":"quadrivium shelf 1"}'])(
  '%s is none',
  (text) => {
    expect(() => read(text, null)).toThrow('not a shelf');
  },
);
