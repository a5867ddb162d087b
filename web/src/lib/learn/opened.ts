/** A lesson or an example as a table, with what the server knows of it. */

import { api } from '$lib/api/http';
import { reasonsOf } from '$lib/drawn/why';
import { speech } from '$lib/i18n.svelte';
import type { Coach } from './coach.svelte';
import { LessonTable } from './lessontable';

export function opened(game: string, name: number | string, coach: Coach): LessonTable {
  const table = new LessonTable(coach, {
    at: (moves, page) => api.lesson(game, name, moves, page),
    why: (moves, seat, actions) => api.lessonWhy(game, name, moves, seat, actions),
  });
  table.ontried = (refusals) =>
    coach.tried(refusals.includes(null) ? [] : reasonsOf(refusals, speech.words).slice(0, 1));
  return table;
}

/** What is clicked and not offered is a try: the game says why not, or the coach says what is meant. */
export function clicked(target: Element, coach: Coach, means: LessonTable): void {
  if (!target.closest('.table-root') || target.closest('[data-target], button, a, input, nav')) {
    means.trying = false;
    return;
  }
  if (target.closest('[data-why]')) {
    means.trying = true;
    // The table asks at once, if there is anything to ask.
    setTimeout(() => {
      if (!means.trying) return;
      means.trying = false;
      coach.tried([]);
    });
  } else if (target.closest('[data-tip], [data-at]')) coach.tried([]);
}
