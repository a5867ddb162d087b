import { expect, test } from 'vitest';
import { dashed } from '$lib/dashed';
import { testTexts } from '$lib/testing/texts';
import { textsOf, wordsOf } from '$lib/testing/words';
import { CATALOG } from './catalog';

const sources = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TERRAINS = ['water', 'coast', 'plains', 'hillside', 'mountain'];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'labora-ui-side-': ['plains', 'hills'],
  'labora-ui-choose-': ['card', 'settlement', 'house', 'spot', 'tile', 'place', 'side', 'rank', 'marker', 'good'],
  'labora-building-': CATALOG.buildings.map(({ name }) => dashed(name)),
  'labora-help-': [...CATALOG.buildings.map(({ name }) => dashed(name)), ...CATALOG.goods.map(({ name }) => name)],
  'labora-settlement-': CATALOG.settlements.map(({ name }) => dashed(name)),
  'labora-good-': CATALOG.goods.map(({ name }) => name),
  'labora-goods-': CATALOG.goods.map(({ name }) => name),
  'labora-terrain-': TERRAINS,
  'labora-rank-': ['lay', 'prior'],
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
testTexts('labora', sources, ENDINGS);

test('numbers take the right form', () => {
  expect(wordsOf('pl').text('labora-ui-fee-coins', { count: 2 })).toBe('2 monety');
  expect(wordsOf('ru').text('labora-ui-fee-coins', { count: 5 })).toBe('5 монет');
});

test('a district and a plot have one name in a language', () => {
  // What other translations call them; the rulebook says zagon and areał, полоса and участок.
  const others = { pl: /okręg|dział(?:k|ek)/iu, ru: /(?<!\p{L})(?:округ(?!л)|надел)/iu } as const;
  for (const language of ['pl', 'ru'] as const) {
    const ours = [...textsOf(language)].filter(([file]) => file.includes('labora'));
    expect(ours.length).toBeGreaterThan(3);
    for (const [file, text] of ours)
      expect(
        text.split('\n').filter((line) => others[language].test(line)),
        `${language}/${file}`,
      ).toEqual([]);
  }
});
