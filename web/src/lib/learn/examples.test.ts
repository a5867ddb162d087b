import { describe, expect, it } from 'vitest';
import type { Course } from '$lib/api/types';
import { textsOf, wordsOf } from '$lib/testing/words';
import { LANGUAGES, Words } from '$lib/words';
import { bookKey, lessonKey, said, saidIn } from './said';
import { written } from '$lib/testing/lessons';
import { found } from './examples';
import type { GameRules } from '$lib/rules/types';

const all = import.meta.glob<GameRules>('../games/*/rules.ts', { import: 'default', eager: true });
const gameOf = (path: string) => path.split('/')[2] ?? '';

describe.each(Object.entries(all).map(([path, { examples }]) => ({ game: gameOf(path), examples })))(
  'the examples of $game',
  ({ game, examples }) => {
    const course: Course = {
      lessons: written.filter((one) => one.game === game).map(({ lesson }) => lesson),
      first_game: null,
      examples: [],
    };

    it('are steps of its lessons in which something is done, each once', () => {
      expect(examples.length).toBeGreaterThan(5);
      expect(found(course, examples).map(({ lesson, step }) => [lesson.number, step.key])).toEqual(examples);
      expect(new Set(examples.map(String)).size).toBe(examples.length);
    });

    it.each(LANGUAGES)('say what it is about and what to do: %s', (language) => {
      const words = new Words(language, [textsOf(language).get(`learn-${game}.ftl`) ?? '']);
      const silent = examples.filter(([lesson, step]) => {
        const { text, task } = saidIn(words, game, String(lesson), step);
        return !words.has(lessonKey(game, `${lesson}-${step}`)) || !text || !task;
      });
      expect(silent).toEqual([]);
    });

    it('that are no steps to be done are left out', () => {
      expect(
        found(course, [
          [1, 'nowhere'],
          [99, 'send'],
        ]),
      ).toEqual([]);
    });
  },
);

const book = import.meta.glob<{ rule: string }>('../../../../lessons/*/book/*.json', {
  import: 'default',
  eager: true,
});
const examplesOf = (game: string) => Object.entries(book).filter(([path]) => path.split('/').at(-3) === game);

describe.each(Object.entries(all).map(([path, rules]) => ({ game: gameOf(path), rules })))(
  'the examples of the rulebook of $game',
  ({ game, rules }) => {
    it('stand beside a rule that is on the page', () => {
      const words = wordsOf('en');
      const items = [...rules.notions(words), ...rules.sections(words).flatMap((section) => section.items)];
      const ids = new Set(items.map(({ id }) => id));
      const mine = examplesOf(game);
      expect(mine.length).toBeGreaterThan(3);
      expect(mine.filter(([, { rule }]) => !ids.has(rule)).map(([path]) => path)).toEqual([]);
    });

    it.each(LANGUAGES)('say what it is about, what to do and what came of it: %s', (language) => {
      const words = wordsOf(language);
      const silent = examplesOf(game).filter(([path]) => {
        const key = bookKey(game, path.split('/').at(-1)?.replace('.json', '') ?? '');
        const { text, task, done, nearly } = said(words, key);
        return !words.has(key) || !text || !task || !done || !nearly;
      });
      expect(silent).toEqual([]);
    });
  },
);
