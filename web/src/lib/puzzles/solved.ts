/** What a browser remembers of puzzles: which are solved, and on which days that of the day was. */

import { recall, remember } from '$lib/memory';

export interface Solved {
  /** The numbers of the puzzles that were solved. */
  numbers: readonly number[];
  /** The days whose puzzle was solved on that very day, in days since 1970. */
  days: readonly number[];
}

const name = (game: string) => `puzzles.${game}`;
const numbers = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((one): one is number => typeof one === 'number') : [];

export function solvedOf(game: string): Solved {
  try {
    const { numbers: solved, days } = JSON.parse(recall(name(game)) ?? '{}') as Record<string, unknown>;
    return { numbers: numbers(solved), days: numbers(days) };
  } catch {
    return { numbers: [], days: [] };
  }
}

/** A puzzle was solved; it counts for the day if it was that of the day. */
export function noteSolved(game: string, number: number, day: number | null): void {
  const known = solvedOf(game);
  const next: Solved = {
    numbers: [...new Set([...known.numbers, number])],
    days: day === null ? known.days : [...new Set([...known.days, day])],
  };
  remember(name(game), JSON.stringify(next));
}

/** How many days in a row were solved, up to today or yesterday. */
export function streakOf({ days }: Solved, today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let count = 0;
  for (; solved.has(day); day -= 1) count += 1;
  return count;
}
