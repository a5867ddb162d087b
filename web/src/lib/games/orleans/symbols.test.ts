import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { CATALOG } from './catalog';
import plan from './fixtures/plan.json';
import { brings, followerIcon, stepMark } from './symbols';
import type { OrleansView } from './types';

const sheet = readFileSync('src/lib/games/orleans/sprites.svg', 'utf8');
const drawn = (icon: string) => sheet.includes(`id="o-${icon}"`);
const [player] = (plan.view as unknown as OrleansView).players;

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
    ...CATALOG.places.flatMap(({ name }) =>
      [...brings(name), ...brings(name, player)].flatMap(({ icon }) => icon ?? []),
    ),
    ...CATALOG.tracks.flatMap(({ steps }) => steps.flatMap(stepMark).flatMap(({ icon }) => icon ?? [])),
  ];
  expect(icons.filter((icon) => !drawn(icon))).toEqual([]);
});

test('a place says what it would bring this player now', () => {
  const at = player?.tracks.find(({ kind }) => kind === 'scholar')?.count ?? 0;
  const points = CATALOG.tracks.find(({ kind }) => kind === 'scholar')?.steps[at + 1]?.points;
  expect(brings('university', player)).toEqual([{ icon: 'f-scholar' }, { icon: 'star-o', text: String(points) }]);
  expect(brings('scriptorium')).toEqual([{ icon: 'star-o', text: '1' }]);
});
