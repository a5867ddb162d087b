import { beforeEach, expect, it, vi } from 'vitest';
import { unheardAt } from './unheard.svelte';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

it('whose words are not shown is remembered for each table, and taken back', () => {
  const here = unheardAt('one');
  expect(here.has('B')).toBe(false);
  here.toggle('B');
  here.toggle('Eve');
  expect([here.has('B'), here.has('Eve'), here.has('A')]).toEqual([true, true, false]);
  expect([unheardAt('one').has('B'), unheardAt('other').has('B')]).toEqual([true, false]);
  here.toggle('B');
  expect([unheardAt('one').has('B'), unheardAt('one').has('Eve')]).toEqual([false, true]);
});

it('what cannot be read hides nobody', () => {
  for (const text of ['{', '7', '[7]', 'null']) {
    store.set('quadrivium.unheard.one', text);
    expect(unheardAt('one').has('7')).toBe(false);
  }
});
