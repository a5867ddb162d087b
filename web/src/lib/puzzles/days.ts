/** Days and the puzzles that belong to them. A day begins at midnight by universal time, for everybody. */

import type { Puzzles } from '$lib/api/types';

const LENGTH = 24 * 60 * 60 * 1000;

/** The date of a day, as it stands in an address. */
export const dateOf = (day: number): string => new Date(day * LENGTH).toISOString().slice(0, 10);

/** The day of such a date; nothing where it is none. */
export function dayOf(date: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/u.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  return Number.isNaN(time) ? null : Math.floor(time / LENGTH);
}

/** A day as it is told. */
export const dayIn = (language: string, day: number): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day * LENGTH);

/** Which puzzle is meant, and of which day it is. */
export interface Meant {
  number: number;
  day: number | null;
}

/** What an address means: a number, a date, or `today`. Nothing where there is no such puzzle. */
export function meantBy(which: string, { day: today, days, puzzles }: Puzzles): Meant | null {
  if (/^\d{1,4}$/u.test(which)) {
    const number = Number(which);
    return number >= 1 && number <= puzzles.length ? { number, day: null } : null;
  }
  const day = which === 'today' ? today : dayOf(which);
  const number = day === null ? undefined : days[today - day];
  return number === undefined ? null : { number, day };
}

/** The next one that is not solved yet, after this one. */
export function nextOf(number: number, count: number, solved: readonly number[]): number | null {
  for (let on = 1; on < count; on += 1) {
    const next = ((number - 1 + on) % count) + 1;
    if (!solved.includes(next)) return next;
  }
  return null;
}
