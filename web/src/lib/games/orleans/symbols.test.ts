import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { CATALOG } from './catalog';
import plan from './fixtures/plan.json';
import { bringMarks, followerIcon, stepMark } from './symbols';
import type { OrleansView } from './types';

const sheet = readFileSync('src/lib/games/orleans/sprites.svg', 'utf8');
const drawn = (icon: string) => sheet.includes(`id="o-${icon}"`);
const places = (plan.view as unknown as OrleansView).players.flatMap((player) => player.places);

test('everything that is printed has a symbol', () => {
  const icons = [
    ...CATALOG.places.map(({ name }) => name),
    ...CATALOG.deeds.map(({ name }) => `d-${name}`),
    ...CATALOG.events.map(({ name }) => `e-${name}`),
    ...CATALOG.goods.map(({ name }) => `g-${name}`),
    ...CATALOG.kinds.flatMap((kind) => [`f-${kind}`, `s-${kind}`]),
    ...['azure', 'gules', 'vert', 'or'].flatMap((tincture) => [
      `shield-${tincture}`,
      `st-${tincture}`,
      ...CATALOG.followers.map(({ name }) => followerIcon(name, tincture)),
    ]),
    ...[...CATALOG.places, ...places].flatMap(({ brings }) =>
      bringMarks(brings ?? []).flatMap(({ icon }) => icon ?? []),
    ),
    ...CATALOG.tracks.flatMap(({ steps }) => steps.flatMap(stepMark).flatMap(({ icon }) => icon ?? [])),
  ];
  expect(icons.filter((icon) => !drawn(icon))).toEqual([]);
});

test('a place says in symbols what it would bring', () => {
  expect(bringMarks([{ of: 'scholar' }, { of: 'development', count: 2 }])).toEqual([
    { icon: 'f-scholar' },
    { icon: 'star-o', text: '2' },
  ]);
  expect(bringMarks([{ of: 'coins', count: 3, least: 1 }])).toEqual([{ icon: 'coin', text: '1–3' }]);
  expect(bringMarks([{ of: 'coins', per: 'level' }])).toEqual([{ icon: 'coin' }, { text: '/' }, { icon: 'star' }]);
});
