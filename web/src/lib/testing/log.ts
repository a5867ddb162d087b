import type { Line } from '$lib/api/types';

/** A line of the log that says these things. */
export const line = (move: number, by: string, ...keys: string[]): Line => ({
  move,
  by,
  action: null,
  words: keys.map((key) => ({ key })),
  events: [],
  at: 0,
});
