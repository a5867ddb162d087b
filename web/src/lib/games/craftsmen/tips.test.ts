import { expect, test } from 'vitest';
import type { Snapshot } from '$lib/api/types';
import { wordsOf } from '$lib/testing/words';
import { CraftsmenDesk } from './desk.svelte';
import helpers from './fixtures/helpers.json';
import { tipOf } from './tips';

const desk = new CraftsmenDesk(() => ({
  snapshot: helpers as unknown as Snapshot,
  view: null,
  lines: [],
  words: wordsOf('en'),
  confirm: 'lasting',
  onplay: () => undefined,
  onundo: undefined,
}));

test('the spaces of a queue say what each of them gives', () => {
  expect(tipOf(desk, 'space:bankers:gold')?.title).toBe('Gold space, with the privilege');
  expect(tipOf(desk, 'space:bankers:ribbon')?.title).toBe('Ribbon space');
  expect(tipOf(desk, 'space:town_hall:gold')?.title).toBe('First space');
  expect(tipOf(desk, 'space:bankers:gold')?.text).toContain('on the ribbon stacking is free');
});

test('an end of a row says which colours go there', () => {
  const [player] = helpers.view.players;
  const seat = player?.seat ?? '';
  const last = desk.dataOf(seat, desk.of(seat)?.row.at(-1)?.card ?? null);
  const tip = tipOf(desk, `end:${seat}:right`);
  expect(last && tip?.title).toBe(
    `Right end (${desk.colourName(last?.top ?? 'red')}/${desk.colourName(last?.bottom ?? 'red')})`,
  );
  expect(tip?.text).toContain('upper colour');
  expect(tipOf(desk, 'end:nobody:right')).toBeNull();
});
