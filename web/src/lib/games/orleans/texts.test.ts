import { expect, test } from 'vitest';
import { dashed } from '$lib/dashed';
import { testTexts } from '$lib/testing/texts';
import { wordsOf } from '$lib/testing/words';
import { CATALOG } from './catalog';
import { NOTIONS } from './help';

const named = (list: readonly { name: string }[]) => list.map(({ name }) => dashed(name));
const sources = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const tracked = CATALOG.tracks.map(({ kind }) => kind);
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'orleans-ui-choose-': ['follower', 'space', 'deed', 'kind', 'gain', 'town', 'way', 'good'],
  'orleans-place-': named(CATALOG.places),
  'orleans-does-': named(CATALOG.places),
  'orleans-follower-': named(CATALOG.followers),
  'orleans-followers-': CATALOG.kinds,
  'orleans-good-': named(CATALOG.goods),
  'orleans-deed-': named(CATALOG.deeds),
  'orleans-hourglass-': named(CATALOG.events),
  'orleans-town-': CATALOG.towns.map(dashed),
  'orleans-way-': ['road', 'water'],
  'orleans-phase-': ['setup', 'hourglass', 'census', 'followers', 'planning', 'actions', 'event'],
  'orleans-term-': NOTIONS,
  'orleans-help-': NOTIONS,
  'orleans-help-follower-': CATALOG.kinds,
  'orleans-help-track-': tracked,
  'orleans-help-hourglass-': named(CATALOG.events),
  'orleans-ui-deed-': named(CATALOG.deeds),
  'orleans-ui-do-': [
    'pass',
    'next',
    'bathe',
    'protect',
    'done-planning',
    'done-declaring',
    'done-stowing',
    'done-acting',
    'skip-take-good',
    'skip-bathe',
    'skip-sacristy',
    'skip-remove',
  ],
  'orleans-ui-event-': ['pilgrimage', 'nothing'],
  'orleans-ui-gain-': ['coin', 'point'],
  'orleans-ui-lose-': ['good', 'point', 'follower', 'technology', 'tile', 'station'],
  'orleans-ui-status-': ['turn', 'plans', 'declares', 'done', 'passed', 'starts', 'waits', 'over'],
  'orleans-ui-view-': ['board', 'map', 'tracks', 'players', 'log'],
};
testTexts('orleans', sources, ENDINGS);

test('numbers take the right form', () => {
  expect(wordsOf('pl').text('orleans-ui-target', { what: 'Barka', count: 3 })).toBe('Barka: 3 sposoby');
  expect(wordsOf('ru').text('orleans-ui-torture-owed', { count: 1 })).toBe(
    'не хватает 1 монеты. Отдайте что-нибудь насовсем.',
  );
});
