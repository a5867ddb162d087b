import { expect, test } from 'vitest';
import { textsOf, wordsOf } from '$lib/testing/words';
import { LANGUAGES, type Language } from '$lib/words';
import { CATALOG } from './catalog';

const dashed = (name: string) => name.replaceAll('_', '-');
const sources = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

/** Keys that stand in the code as they are. */
const plain = [...code.matchAll(/['`"](labora-[a-z0-9-]*[a-z0-9])['`"]/g)].map((found) => found[1] ?? '');
/** Keys that are put together: the stem, and everything that can follow it. */
const TERRAINS = ['water', 'coast', 'plains', 'hillside', 'mountain'];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'labora-building-': CATALOG.buildings.map(({ name }) => dashed(name)),
  'labora-help-': [...CATALOG.buildings.map(({ name }) => dashed(name)), ...CATALOG.goods.map(({ name }) => name)],
  'labora-settlement-': CATALOG.settlements.map(({ name }) => dashed(name)),
  'labora-good-': CATALOG.goods.map(({ name }) => name),
  'labora-goods-': CATALOG.goods.map(({ name }) => name),
  'labora-terrain-': TERRAINS,
  'labora-rank-': ['lay', 'prior'],
  'labora-district-': ['plains', 'hills'],
  'labora-term-': [
    'wheel',
    'settlement',
    'contract',
    'neutral',
    'district',
    'plot',
    'prior',
    'payment',
    'forest',
    'moor',
  ],
  'labora-help-term-': [
    'wheel',
    'settlement',
    'contract',
    'neutral',
    'district',
    'plot',
    'prior',
    'payment',
    'forest',
    'moor',
  ],
  'labora-ui-': ['district', 'plot'],
  'labora-ui-cell-': ['empty', 'forest', 'moor'],
  'labora-ui-copy-': ['holds-prior', 'occupied', 'neighbour', 'display'],
  'labora-ui-do-': [
    'place',
    'contract',
    'visit',
    'fell',
    'cut',
    'build',
    'land',
    'settle',
    'idle',
    'convert',
    'enter',
    'skip',
    'end',
  ],
  'labora-ui-goods-': ['basic', 'processed', 'valuable'],
  'labora-ui-lost-': ['food', 'energy', 'points'],
  'labora-ui-place-': ['district', 'coast', 'mountain'],
  'labora-ui-status-': ['turn', 'starts', 'waits', 'away', 'over', 'neutral'],
  'labora-ui-sum-': ['food', 'energy', 'money', 'points'],
  'labora-ui-value-': ['econ', 'dwell', 'goods'],
  'labora-ui-view-': ['wheel', 'cards', 'estate', 'players', 'log'],
};
const stems = [...new Set([...code.matchAll(/[`'"](labora-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? ''))];
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
    [...(textsOf(language).get('labora-table.ftl') ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map(
      (found) => found[1] ?? '',
    );
  expect(own('en').filter((key) => !keys.includes(key))).toEqual([]);
  for (const language of LANGUAGES) expect(own(language), language).toEqual(own('en'));
});

test('numbers take the right form', () => {
  expect(wordsOf('pl').text('labora-ui-fee-coins', { count: 2 })).toBe('2 monety');
  expect(wordsOf('ru').text('labora-ui-fee-coins', { count: 5 })).toBe('5 монет');
});
