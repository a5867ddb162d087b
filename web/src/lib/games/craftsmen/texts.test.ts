import { expect, test } from 'vitest';
import { textsOf, wordsOf } from '$lib/testing/words';
import { LANGUAGES, type Language } from '$lib/words';
import { CATALOG } from './catalog';
import { COLOURS, GUILDS, KINDS, SEASONS, SOURCES } from './types';

const dashed = (name: string) => name.replaceAll('_', '-');
const sources = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

/** Keys that stand in the code as they are. */
const plain = [...code.matchAll(/['`"](craftsmen-[a-z0-9-]*[a-z0-9])['`"]/g)].map((found) => found[1] ?? '');
const GATHERED = ['pay', 'discard', 'invest', 'lay', 'arrange'];
/** Keys that are put together: the stem, and everything that can follow it. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'craftsmen-trade-': ['sawmill', ...CATALOG.buildings.map(({ trade }) => dashed(trade))],
  'craftsmen-good-': CATALOG.goods.map(({ name }) => dashed(name)),
  'craftsmen-guild-': GUILDS.map(dashed),
  'craftsmen-colour-': COLOURS,
  'craftsmen-capital-': COLOURS,
  'craftsmen-season-': SEASONS,
  'craftsmen-source-': SOURCES,
  'craftsmen-ui-guild-': GUILDS.map(dashed),
  'craftsmen-ui-kind-': KINDS,
  'craftsmen-ui-end-': ['left', 'right'],
  'craftsmen-ui-fits-': ['left', 'right', 'both', 'none'],
  'craftsmen-ui-to-': ['granary', 'fair', 'waste'],
  'craftsmen-ui-where-': ['granary', 'fair', 'waste'],
  'craftsmen-ui-gather-': GATHERED,
  'craftsmen-ui-pick-': GATHERED,
  'craftsmen-ui-look-': ['lay-out', 'put-back', 'arrange'],
  'craftsmen-ui-privilege-': ['bankers', 'crafts', 'merchants'],
  'craftsmen-ui-part-': [
    'ships',
    'growth',
    'granary',
    'investment',
    ...['ships', 'growth', 'granary', 'investment'].map((part) => `${part}-how`),
  ],
  'craftsmen-ui-section-': ['raw', 'half', 'final'],
  'craftsmen-ui-status-': ['turn', 'next', 'passed', 'waits', 'away', 'over'],
  'craftsmen-ui-view-': ['town', 'market', 'row', 'players', 'log'],
  'craftsmen-ui-do-': [
    'exchange',
    'sawmill',
    'return',
    'give',
    'pay',
    'discard',
    'invest',
    'take',
    'draw',
    'build',
    'buy',
    'auction',
    'look',
    'lay',
    'raw',
    'half',
    'final',
    'fair',
    'purchase',
    'deliver',
    'store',
    'load',
    'bribe',
    'pass',
    'lose',
    'stall',
    'precede',
  ],
  'craftsmen-ui-': ['privilege-tokens', 'work-tokens'],
};
const stems = [...new Set([...code.matchAll(/[`'"](craftsmen-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? ''))];
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
    [...(textsOf(language).get('craftsmen-table.ftl') ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map(
      (found) => found[1] ?? '',
    );
  expect(own('en').filter((key) => !keys.includes(key))).toEqual([]);
  for (const language of LANGUAGES) expect(own(language), language).toEqual(own('en'));
});

test('numbers take the right form', () => {
  expect(wordsOf('pl').text('craftsmen-ui-markers', { count: 3 })).toBe('3 znaczniki');
  expect(wordsOf('ru').text('craftsmen-ui-markers', { count: 5 })).toBe('5 кубиков');
  expect(wordsOf('en').text('craftsmen-ui-place', { place: 2 })).toBe('2nd');
});
