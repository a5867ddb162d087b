/** Where things stand on a scale of ratings: numbers in, places out. */

import type { RankedRow, RatingHistory } from '$lib/api/types';

export type Moment = RatingHistory['moments'][number];
export type Milestone = RatingHistory['bots'][number];

/** From the lowest to the highest of what is shown, with some air, in whole hundreds. */
export function bounds(values: readonly number[]): { low: number; high: number } {
  if (values.length === 0) return { low: 900, high: 1_700 };
  const low = Math.floor((Math.min(...values) - 30) / 100) * 100;
  const high = Math.ceil((Math.max(...values) + 30) / 100) * 100;
  return { low, high: Math.max(high, low + 200) };
}

/** The lines across: four or five round numbers. */
export function steps(low: number, high: number): number[] {
  const step = [100, 200, 400, 500, 1_000].find((one) => (high - low) / one <= 5) ?? 2_000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** A graph in a box: time to the right, ratings upwards. */
export class Graph {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly to: number;

  constructor(
    readonly moments: readonly Moment[],
    bots: readonly Milestone[],
    readonly box: { left: number; right: number; top: number; bottom: number },
  ) {
    const edges = moments.flatMap((one) => [one.rating - one.margin, one.rating + one.margin]);
    ({ low: this.low, high: this.high } = bounds([...edges, ...bots.map((bot) => bot.rating)]));
    this.from = moments[0]?.at ?? 0;
    this.to = Math.max(moments.at(-1)?.at ?? 1, this.from + 1);
  }

  x(at: number): number {
    const share = (at - this.from) / (this.to - this.from);
    return this.box.left + share * (this.box.right - this.box.left);
  }

  y(rating: number): number {
    const share = (rating - this.low) / (this.high - this.low);
    return this.box.bottom - share * (this.box.bottom - this.box.top);
  }

  #path(points: readonly (readonly [number, number])[]): string {
    return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  }

  #edge(side: -1 | 0 | 1): [number, number][] {
    return this.moments.map((one) => [this.x(one.at), this.y(one.rating + side * one.margin)]);
  }

  get line(): string {
    return this.#path(this.#edge(0));
  }

  get upper(): string {
    return this.#path(this.#edge(1));
  }

  get lower(): string {
    return this.#path(this.#edge(-1));
  }

  get band(): string {
    return this.moments.length === 0 ? '' : `${this.#path([...this.#edge(1), ...this.#edge(-1).reverse()])}Z`;
  }

  /** The number of the moment nearest to a place. */
  nearest(x: number): number {
    let best = 0;
    this.moments.forEach((one, i) => {
      const other = this.moments[best];
      if (other && Math.abs(this.x(one.at) - x) < Math.abs(this.x(other.at) - x)) best = i;
    });
    return best;
  }
}

/** A row of the ranking: a person, or a bot as a milestone. */
export type Rung = { bot: Milestone; row?: undefined } | { row: RankedRow; bot?: undefined };

/** The people with the bots between them: a bot stands before whoever is not surely stronger. */
export function withBots(rows: readonly RankedRow[], bots: readonly Milestone[]): Rung[] {
  const waiting = bots.toSorted((one, other) => other.rating - one.rating);
  const entries: Rung[] = [];
  for (const row of rows) {
    for (let bot = waiting[0]; bot && bot.rating > row.rating - row.margin; bot = waiting[0]) {
      entries.push({ bot });
      waiting.shift();
    }
    entries.push({ row });
  }
  return [...entries, ...waiting.map((bot) => ({ bot }))];
}
