/** The words of lessons. */

import { capital, type Words } from '$lib/words';
import type { Answer } from './coach.svelte';

/** What the coach says in a step. */
export interface Said {
  idea: string;
  text: string;
  task: string | null;
  done: string | null;
  nearly: string | null;
}

/** The key of a lesson; the first game has no number. */
export const lessonKey = (game: string, lesson: string) => `lesson-${game}-${lesson}`;

/** The key of an example of the rulebook. */
export const bookKey = (game: string, name: string) => `book-${game}-${name}`;

export const saidIn = (words: Words, game: string, lesson: string, step: string): Said =>
  said(words, `${lessonKey(game, lesson)}-${step}`);

export function said(words: Words, key: string): Said {
  return {
    idea: words.text(key),
    text: words.attribute(key, 'text') ?? '',
    task: words.attribute(key, 'task'),
    done: words.attribute(key, 'done'),
    nearly: words.attribute(key, 'nearly'),
  };
}

/** What the coach says to somebody who did something else; nothing while nobody did. */
export function answerOf(words: Words, { nearly }: Said, answer: Answer | null): string | null {
  if (!answer) return null;
  const reason = answer.reasons.map(capital).join(' ');
  return reason ? words.text('learn-nearly-why', { reason }) : (nearly ?? words.text('learn-nearly'));
}
