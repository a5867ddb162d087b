import { expect, test } from 'vitest';
import type { Snapshot } from '$lib/api/types';
import { wordsOf } from '$lib/testing/words';
import { LaboraDesk } from './desk.svelte';
import turn from './fixtures/turn.json';
import { tipOf } from './tips';

const desk = new LaboraDesk(() => ({
  snapshot: turn as unknown as Snapshot,
  view: null,
  lines: [],
  words: wordsOf('en'),
  confirm: 'lasting',
  onplay: () => undefined,
  onundo: undefined,
}));

test('a marker on the wheel says what it brings now', () => {
  const [clay] = turn.view.wheel.markers.filter(({ marker }) => marker === 'clay');
  expect(tipOf(desk, 'marker:clay')?.text).toContain(`Brings ${clay?.value} now`);
});

test('a marker that is still to come says from which round on, and no amount', () => {
  expect(turn.view.wheel.entering).toEqual([{ marker: 'stone', round: 13 }]);
  expect(tipOf(desk, 'marker:stone')?.text).toBe('Stone comes in round 13');
});
