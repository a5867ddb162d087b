/** Points over the rounds, for the chart at the end. */

import type { Line, Seat, Standing } from '$lib/api/types';
import { rounds } from '$lib/telling/chronicle';

export interface Series {
  seat: Seat;
  values: number[];
}

/** The positions to look at: where each round begins, and the end. */
export function samples(log: readonly Line[], moves: number): number[] {
  const starts = rounds(log)
    .filter((round) => round.heading)
    .map((round) => round.from);
  const known = starts.length >= 4 ? starts : Array.from({ length: 21 }, (_, i) => Math.round((i * moves) / 20));
  return [...new Set([...known.filter((move) => move < moves), moves])];
}

export function series(seats: readonly Seat[], standings: readonly (readonly Standing[])[]): Series[] {
  const points = (at: readonly Standing[], seat: Seat) => at.find((one) => one.seat === seat)?.points ?? 0;
  return seats.map((seat) => ({ seat, values: standings.map((at) => points(at, seat)) }));
}

/** How far each player is ahead of the best of the others. */
export function leads(all: readonly Series[]): Series[] {
  const best = (seat: Seat, at: number) =>
    Math.max(...all.filter((one) => one.seat !== seat).map((one) => one.values[at] ?? 0));
  if (all.length < 2) return [...all];
  return all.map(({ seat, values }) => ({ seat, values: values.map((value, at) => value - best(seat, at)) }));
}

/** Round numbers for the lines across the chart, at most six steps. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= 6) ?? 1000;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}
