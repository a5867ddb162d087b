/** The curves of a game that was analysed: where everybody stood, decision after decision. */

import type { Seat, Study } from '$lib/api/types';
import type { Segment } from '$lib/table/segments';
import { shareOf } from '$lib/table/segments';

/** Where everybody stood at a place in the game. */
export interface Sample {
  /** After so many moves. */
  move: number;
  /** In seat order. */
  values: readonly number[];
}

/** A place on the chart, from the left and from the foot, both from 0 to 1. */
export interface Spot {
  x: number;
  y: number;
}

const SEATS = 'ABCDE';
const seatAt = (seat: Seat) => SEATS.indexOf(seat);

/**
 * What could be had before each decision and what was left after it; in the end what was. A game that is still analysed has
 * no end.
 */
export function samplesOf(study: Study, measure: 'chances' | 'points', moves: number): Sample[] {
  const along = study.decisions.flatMap(({ at, best, left }) => [
    { move: at, values: best[measure] },
    { move: at + 1, values: left[measure] },
  ]);
  const first = along[0];
  const start = first ? [{ move: 0, values: first.values }] : [];
  const end = study.state === 'done' ? [{ move: moves, values: study.end[measure] }] : [];
  return [...start, ...along, ...end];
}

/** Where everybody stood after so many moves: the last that was found. Nobody knows yet what lies behind all that was. */
export function standingAt(samples: readonly Sample[], move: number): Sample | null {
  const last = samples.at(-1);
  if (!last || move > last.move) return null;
  return samples.findLast((one) => one.move <= move) ?? samples[0] ?? null;
}

/** The order from the foot upwards: the own seats first, for onlookers the winner, then the others. */
export function orderOf(seats: readonly Seat[], own: readonly Seat[], study: Study): Seat[] {
  const best = (seat: Seat) => study.end.chances[seatAt(seat)] ?? 0;
  const winner = seats.toSorted((one, other) => best(other) - best(one))[0];
  const first = own.length > 0 ? own : winner ? [winner] : [];
  return [...seats.filter((seat) => first.includes(seat)), ...seats.filter((seat) => !first.includes(seat))];
}

export interface Field {
  seat: Seat;
  /** The upper edge, from left to right. */
  edge: Spot[];
  /** The lower edge, from left to right. */
  foot: Spot[];
}

/** Shares on top of each other; together they are as high as the chart. */
export function fieldsOf(samples: readonly Sample[], order: readonly Seat[], segments: readonly Segment[]): Field[] {
  const xs = samples.map(({ move }) => shareOf(segments, move));
  const height = samples.map(() => 0);
  return order.map((seat) => {
    const foot = xs.map((x, i) => ({ x, y: height[i] ?? 0 }));
    samples.forEach(({ values }, i) => {
      const total = values.reduce((sum, one) => sum + one, 0) || 1;
      height[i] = Math.min(1, (height[i] ?? 0) + (values[seatAt(seat)] ?? 0) / total);
    });
    return { seat, foot, edge: xs.map((x, i) => ({ x, y: height[i] ?? 0 })) };
  });
}

/** Points as lines between two bounds. */
export function linesOf(
  samples: readonly Sample[],
  order: readonly Seat[],
  segments: readonly Segment[],
  [low, high]: readonly [number, number],
): { seat: Seat; edge: Spot[] }[] {
  const y = (value: number) => (value - low) / Math.max(1, high - low);
  return order.map((seat) => ({
    seat,
    edge: samples.map(({ move, values }) => ({ x: shareOf(segments, move), y: y(values[seatAt(seat)] ?? 0) })),
  }));
}

/** How high the first field, or the line of a seat, is at a place. */
export function heightAt(edge: readonly Spot[], x: number): number {
  const after = edge.findIndex((spot) => spot.x >= x);
  if (after < 0) return edge.at(-1)?.y ?? 0;
  const [from, to] = [edge[Math.max(0, after - 1)], edge[after]];
  if (!from || !to || to.x === from.x) return to?.y ?? 0;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/** Marks that would lie on each other are pushed apart, as far as there is room; in the order of the game. */
export function apart(xs: readonly number[], least: number, width: number): number[] {
  const placed = [...xs];
  for (let i = 1; i < placed.length; i += 1)
    placed[i] = Math.max(placed[i] as number, (placed[i - 1] as number) + least);
  for (let i = placed.length - 1; i >= 0; i -= 1) {
    const room = i === placed.length - 1 ? width : (placed[i + 1] as number) - least;
    placed[i] = Math.max(0, Math.min(placed[i] as number, room));
  }
  return placed;
}
