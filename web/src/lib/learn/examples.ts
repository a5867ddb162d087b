/** Where the examples of a game's rules are: steps of its lessons in which something is done. */

import type { Course, Lesson, LessonStep } from '$lib/api/types';

export type ExamplePlace = readonly [lesson: number, step: string];

export interface Example {
  lesson: Lesson;
  step: LessonStep;
}

export function found({ lessons }: Course, places: readonly ExamplePlace[]): Example[] {
  return places.flatMap(([number, key]) => {
    const lesson = lessons.find((one) => one.number === number);
    const step = lesson?.steps.find((one) => one.key === key && one.actions.length > 0);
    return lesson && step ? [{ lesson, step }] : [];
  });
}
