import { describe, expect, it } from 'vitest';
import { textsOf } from '$lib/testing/words';
import { LANGUAGES, Words } from '$lib/words';
import type { GameRules } from './types';

const all = import.meta.glob<GameRules>('../games/*/rules.ts', { import: 'default', eager: true });
const positions = import.meta.glob<{ view: unknown }>('../games/*/fixtures/*.json', { import: 'default', eager: true });
const gameOf = (path: string) => path.split('/')[2] ?? '';

describe.each(Object.entries(all).map(([path, rules]) => ({ game: gameOf(path), round: rules.round })))(
  'the course of a round of $game',
  ({ game, round }) => {
    const mine = Object.entries(positions).filter(([path]) => gameOf(path) === game);
    const seen = new Set(mine.map(([, { view }]) => round.here(view)));

    it('knows where every position is', () => {
      expect(mine.length).toBeGreaterThan(5);
      expect([...seen].filter((step) => step !== null && !round.steps.includes(step))).toEqual([]);
      expect([...seen].filter((step) => step !== null).length).toBeGreaterThan(1);
    });

    it.each(LANGUAGES)('is told step by step, and how points are made: %s', (language) => {
      const words = new Words(language, [textsOf(language).get('round.ftl') ?? '']);
      const keys = round.steps.map((step) => `round-${game}-${step}`);
      expect(keys.filter((key) => !words.has(key) || !words.attribute(key, 'text'))).toEqual([]);
      expect([1, 2, 3].filter((line) => !words.has(`round-${game}-points-${line}`))).toEqual([]);
    });
  },
);
