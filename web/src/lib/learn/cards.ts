/** A course as it is offered: its lessons in order, and the first game. */

import type { Course } from '$lib/api/types';

export interface Card {
  /** Under this name it is remembered and told. */
  name: string;
  /** The number of a lesson; nothing for the first game. */
  number: number | null;
  minutes: number;
}

/** About how long one looks at a step, in minutes. */
const STEP = 0.25;
/** How long one wants to be looked at in the first game. */
const FIRST = 3;

export function cardsOf({ lessons, first_game: first }: Course): Card[] {
  const cards: Card[] = lessons.map(({ number, steps }) => ({
    name: String(number),
    number,
    minutes: Math.max(1, Math.round(steps.length * STEP)),
  }));
  return first ? [...cards, { name: 'first', number: null, minutes: FIRST }] : cards;
}
