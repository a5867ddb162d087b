import { expect, test } from 'vitest';
import { textsOf, wordsOf } from '$lib/testing/words';
import { LANGUAGES, type Language } from '$lib/words';
import { CATALOG } from './catalog';
import { NOTIONS } from './help';

const dashed = (name: string) => name.replaceAll('_', '-');
const named = (list: readonly { name: string }[]) => list.map(({ name }) => dashed(name));
const sources = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

/** Keys that stand in the code as they are. */
const plain = [...code.matchAll(/['`"](orleans-[a-z0-9-]*[a-z0-9])['`"]/g)].map((found) => found[1] ?? '');
const tracked = CATALOG.tracks.map(({ kind }) => kind);
/** Keys that are put together: the stem, and everything that can follow it. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
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
const stems = [...new Set([...code.matchAll(/[`'"](orleans-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? ''))];
const keys = [...plain, ...Object.entries(ENDINGS).flatMap(([stem, ends]) => ends.map((end) => stem + end))];

test('every key that is put together is known here', () => {
  expect(stems.filter((stem) => !(stem in ENDINGS))).toEqual([]);
});

test('every language says what the table names', () => {
  for (const language of LANGUAGES) {
    const own = [...textsOf(language).values()].join('\n');
    expect(
      keys.filter((key) => !new RegExp(`^${key} =`, 'mu').test(own)),
      language,
    ).toEqual([]);
  }
});

test('no text of the table is left over, and every language has the same', () => {
  const own = (language: Language) =>
    [...(textsOf(language).get('orleans-table.ftl') ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map(
      (found) => found[1] ?? '',
    );
  expect(own('en').filter((key) => !keys.includes(key))).toEqual([]);
  for (const language of LANGUAGES) expect(own(language), language).toEqual(own('en'));
});

test('numbers take the right form', () => {
  expect(wordsOf('pl').text('orleans-ui-target', { what: 'Barka', count: 3 })).toBe('Barka: 3 sposoby');
  expect(wordsOf('ru').text('orleans-ui-torture-owed', { count: 1 })).toBe(
    'Не хватает 1 монеты. Отдайте что-нибудь насовсем.',
  );
});
