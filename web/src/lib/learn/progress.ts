/** What a browser remembers of a course: which lessons are done, and where one stopped. */

import { recall, remember } from '$lib/memory';

export interface Progress {
  /** The numbers of the lessons that are done; the first game has `first`. */
  done: readonly string[];
  /** The step at which each lesson was left. */
  steps: Readonly<Record<string, number>>;
}

const name = (game: string) => `learn.${game}`;

export function progressOf(game: string): Progress {
  try {
    const { done, steps } = JSON.parse(recall(name(game)) ?? '{}') as Partial<Progress>;
    return { done: Array.isArray(done) ? done : [], steps: steps ?? {} };
  } catch {
    return { done: [], steps: {} };
  }
}

/** A lesson was left at a step, or ended there: then it begins anew the next time. */
export function note(game: string, lesson: string, step: number, finished: boolean): void {
  const { done, steps } = progressOf(game);
  const next: Progress = {
    done: finished && !done.includes(lesson) ? [...done, lesson] : done,
    steps: { ...steps, [lesson]: finished ? 0 : step },
  };
  remember(name(game), JSON.stringify(next));
}

/** The first lesson that is not done. */
export function nextOf(lessons: readonly string[], { done }: Progress): string | null {
  return lessons.find((lesson) => !done.includes(lesson)) ?? null;
}
