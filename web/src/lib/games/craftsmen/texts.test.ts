import { expect, test } from 'vitest';
import { dashed } from '$lib/dashed';
import { testTexts } from '$lib/testing/texts';
import { wordsOf } from '$lib/testing/words';
import { CATALOG } from './catalog';
import { COLOURS, GUILDS, KINDS, SEASONS, SOURCES } from './types';

const sources = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const GATHERED = ['pay', 'discard', 'invest', 'lay', 'arrange'];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'craftsmen-ui-choose-': ['card', 'from', 'to', 'end', 'queue', 'pile', 'shown', 'capital'],
  'craftsmen-trade-': ['sawmill', ...CATALOG.buildings.map(({ trade }) => dashed(trade))],
  'craftsmen-good-': CATALOG.goods.map(({ name }) => dashed(name)),
  'craftsmen-guild-': GUILDS.map(dashed),
  'craftsmen-colour-': COLOURS,
  'craftsmen-capital-': COLOURS,
  'craftsmen-season-': SEASONS,
  'craftsmen-source-': SOURCES,
  'craftsmen-ui-guild-': GUILDS.map(dashed),
  'craftsmen-ui-kind-': KINDS,
  'craftsmen-page-': ['exchange', 'investments'],
  'craftsmen-space-': ['gold', 'silver', 'ribbon', 'first'],
  'craftsmen-ui-end-': ['left', 'right'],
  'craftsmen-ui-held-': ['left', 'right', 'both', 'none'],
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
testTexts('craftsmen', sources, ENDINGS);

test('numbers take the right form', () => {
  expect(wordsOf('pl').text('craftsmen-ui-markers', { count: 3 })).toBe('3 znaczniki');
  expect(wordsOf('ru').text('craftsmen-ui-markers', { count: 5 })).toBe('5 маркеров');
  expect(wordsOf('en').text('craftsmen-ui-place', { place: 2 })).toBe('2nd');
});
