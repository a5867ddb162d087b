import { expect, test } from 'vitest';
import type { Snapshot } from '$lib/api/types';
import { wordsOf } from '$lib/testing/words';
import { OrleansDesk } from './desk.svelte';
import act from './fixtures/act.json';
import { tipOf } from './tips';

const desk = new OrleansDesk(() => ({
  snapshot: act as unknown as Snapshot,
  view: null,
  lines: [],
  words: wordsOf('en'),
  confirm: 'lasting',
  onplay: () => undefined,
  onundo: undefined,
}));

test('every kind of thing explains itself', () => {
  for (const about of [
    'place:village',
    'place:bathhouse',
    'good:wine',
    'good:bread',
    'event:plague',
    'deed:cathedral',
    'kind:knight',
    'kind:monk',
    'bag:A',
    'coins',
    'development',
    'term:market',
    'term:technology',
    'points:B',
    'plan:B',
  ]) {
    const tip = tipOf(desk, about);
    expect(tip?.title, about).toBeTruthy();
    expect(`${tip?.title} ${tip?.text}`, about).not.toMatch(/[[{]/u);
  }
  expect(tipOf(desk, 'nothing:here')).toBeNull();
});

test('points add up to what the view says', () => {
  for (const { seat, points } of act.view.players) {
    const rows = tipOf(desk, `points:${seat}`)?.rows ?? [];
    expect(
      rows.reduce((sum, row) => sum + row.points, 0),
      seat,
    ).toBe(points);
  }
});

test('the plan of another player is open', () => {
  const [zofia] = act.view.players;
  const manned = zofia?.places.find(({ place }) => place === 'village');
  expect(manned?.spaces.every(({ follower }) => follower)).toBe(true);
  expect(tipOf(desk, 'plan:A')?.text).toContain('Village: farmer, boatman, craftsman');
});
