// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import type { Judged } from '$lib/api/types';
import type { Kind, Turning } from './moments';
import { forgetMoments, keepMoments, ownMoments, settleMoment } from './own';

beforeEach(() => localStorage.clear());

const turning = (at: number, kind: Kind, swing: number, better = ['a']): Turning => ({
  at,
  seat: 'A',
  kind,
  swing,
  judged: { at, moment: { better } } as unknown as Judged,
});
const places = (game: string, most = 9) => ownMoments(game, most).map(({ table, at }) => `${table} ${at}`);

test('the weightiest moments of a game are kept, in which there was something better', () => {
  keepMoments('burgundy', 't', [
    turning(2, 'slip', -0.06),
    turning(5, 'great', 0.4),
    turning(7, 'blunder', -0.3),
    turning(9, 'mistake', -0.12),
    turning(11, 'mistake', -0.2),
    turning(12, 'blunder', -0.5, []),
    { ...turning(13, 'luck', -0.6), judged: null },
  ]);
  expect(places('burgundy')).toEqual(['t 7', 't 9', 't 11']);
  expect(places('burgundy', 1)).toEqual(['t 7']);
  expect(places('labora')).toEqual([]);
});

test('those of the last game come first, and once', () => {
  keepMoments('burgundy', 't', [turning(7, 'blunder', -0.3)]);
  keepMoments('burgundy', 'u', [turning(3, 'slip', -0.06)]);
  keepMoments('burgundy', 'u', [turning(3, 'slip', -0.06)]);
  expect(places('burgundy')).toEqual(['u 3', 't 7']);
});

test('where something better was found there is nothing more to try, however often one looks at it', () => {
  keepMoments('burgundy', 't', [turning(7, 'blunder', -0.3), turning(9, 'mistake', -0.12)]);
  settleMoment('t', 7);
  keepMoments('burgundy', 't', [turning(7, 'blunder', -0.3), turning(9, 'mistake', -0.12)]);
  expect(places('burgundy')).toEqual(['t 9']);
});

test('a table that is gone takes its moments along', () => {
  keepMoments('burgundy', 't', [turning(7, 'blunder', -0.3)]);
  keepMoments('burgundy', 'u', [turning(3, 'slip', -0.06)]);
  forgetMoments('t');
  expect(places('burgundy')).toEqual(['u 3']);
});

test.each([
  '{',
  '7',
  '[7, null, {"game": "burgundy"}]',
  '[{"game":"burgundy","table":"t","at":1,"kind":"luck","done":false}]',
])('what cannot be read is nothing: %s', (text) => {
  localStorage.setItem('quadrivium.moments', text);
  expect(ownMoments('burgundy', 3)).toEqual([]);
});
