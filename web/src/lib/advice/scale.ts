/** One scale for several numbers that are not sure: where each lies, and how far it may be off. */

export interface Figure {
  mean: number;
  /** It is hardly ever further off than this. */
  error: number;
}

/** Whether a number says anything: it is off by at most half of it. A game that need not end may end anywhere. */
export const tells = ({ mean, error }: Figure): boolean => error <= Math.abs(mean) / 2;

export interface Place {
  /** From 0 to 1. */
  from: number;
  at: number;
  to: number;
}

/** What is left free at either end. */
const ROOM = 0.1;

/** The places of all numbers on the scale that has room for them. */
export function places(figures: readonly Figure[], least = -Infinity): Place[] {
  const low = Math.min(...figures.map(({ mean, error }) => Math.max(least, mean - error)));
  const high = Math.max(...figures.map(({ mean, error }) => mean + error));
  const width = Math.max(high - low, 1e-6);
  const place = (value: number) => ROOM + ((1 - 2 * ROOM) * (Math.min(Math.max(value, low), high) - low)) / width;
  return figures.map(({ mean, error }) => ({
    from: place(mean - error),
    at: place(mean),
    to: place(mean + error),
  }));
}
