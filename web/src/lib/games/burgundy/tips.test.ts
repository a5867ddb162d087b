import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Snapshot } from '$lib/api/types';
import { LANGUAGES, Words } from '$lib/words';
import { BurgundyDesk } from './desk.svelte';
import { tipOf } from './tips';
import { TILES } from './tiles';
import { GOODS, GROUNDS } from './types';
import turn from './fixtures/turn.json';

const files = ['app', 'burgundy', 'burgundy-table'];
const desks = LANGUAGES.map((language) => {
  const words = new Words(
    language,
    files.map((name) => readFileSync(`../locales/${language}/${name}.ftl`, 'utf8')),
  );
  const snapshot = turn as unknown as Snapshot;
  return new BurgundyDesk(() => ({
    snapshot,
    view: null,
    lines: snapshot.log,
    words,
    confirm: 'lasting',
    onplay: () => {},
  }));
});

const TERMS = [
  'silver',
  'workers',
  'storage',
  'regions',
  'bonus-tiles',
  'goods',
  'turn-order',
  'white-die',
  'depots',
  'purchase',
];
const things = [
  ...TILES.map((tile) => `tile:${tile}`),
  ...GOODS.map((good) => `good:${good}`),
  ...GROUNDS.map((ground) => `space:${ground}:3:12`),
  ...TERMS.map((term) => `term:${term}`),
  'points:A',
];

test('everything on the table is explained in every language, without gaps', () => {
  for (const desk of desks) {
    for (const thing of things) {
      const tip = tipOf(desk, thing);
      expect(tip, thing).not.toBeNull();
      expect(`${tip?.title} ${tip?.text} ${tip?.rows?.map((row) => row.name).join(' ') ?? ''}`, thing).not.toMatch(
        /[[{]/u,
      );
    }
  }
});

test('points are told by where they came from', () => {
  const [desk] = desks;
  if (!desk) throw new Error('no language');
  const rows = tipOf(desk, 'points:A')?.rows ?? [];
  expect(rows.reduce((all, row) => all + row.points, 0)).toBe(desk.estate('A')?.points);
});

test('what is no thing has no tooltip', () => {
  for (const desk of desks) expect(tipOf(desk, 'weather:fine')).toBeNull();
});
