import type { Line } from '$lib/api/types';

/** A line of the log that says these things. */
export const line = (number: number, by: string, ...keys: string[]): Line => ({
  number,
  by,
  action: null,
  words: keys.map((key) => ({ key })),
  events: [],
  at: 0,
});
