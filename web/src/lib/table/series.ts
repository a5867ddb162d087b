/** Points over the rounds, for the chart at the end. */

import type { Line, Seat, Standing } from '$lib/api/types';
import { rounds, type Heading } from '$lib/telling/chronicle';
import type { Telling } from '$lib/telling/kinds';

export interface Series {
  seat: Seat;
  values: number[];
}

/** A position to look at, and what begins there. */
export interface Sample {
  move: number;
  heading: Heading | null;
}

/** The positions to look at: where each round begins, and the end. */
export function samples(log: readonly Line[], moves: number, telling?: Telling): Sample[] {
  const starts = rounds(log, telling).flatMap(({ heading, from }) =>
    heading && heading.span !== 'interlude' ? [{ move: from, heading }] : [],
  );
  const evenly = Array.from({ length: 21 }, (_, i) => ({ move: Math.round((i * moves) / 20), heading: null }));
  const known: Sample[] = starts.length >= 4 ? starts : evenly;
  const before = known.filter(({ move }, i) => move < moves && move !== known[i + 1]?.move);
  return [...before, { move: moves, heading: null }];
}

/** Which of the samples have a mark on the axis: not more than there is room for. */
export function axis(all: readonly Sample[], most = 12): { at: number; mark: string }[] {
  const marked = all.flatMap(({ heading }, at) => (heading?.mark ? [{ at, mark: heading.mark }] : []));
  const step = Math.ceil(marked.length / most);
  return marked.filter((_, i) => i % step === 0);
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
