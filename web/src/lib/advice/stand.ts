/** Where everybody stands, as rows, towers and sentences: what there is, what the end would add, and what can be expected. */

import type { Seat, Stand, Standing } from '$lib/api/types';
import { tells } from './scale';

export interface Row {
  /** The source of the points. */
  source: string;
  /** In the order of the players. */
  points: number[];
}

export interface Rows {
  seats: Seat[];
  now: Row[];
  /** What the end adds to that. */
  more: Row[];
}

const points = (one: Standing | undefined, source: string) => one?.breakdown[source] ?? 0;

/** Sources that give nobody anything are left out. */
export function rows({ now, ended }: Stand): Rows {
  const sources = Object.keys(now[0]?.breakdown ?? {});
  const given = (row: Row) => row.points.some((amount) => amount !== 0);
  return {
    seats: now.map(({ seat }) => seat),
    now: sources.map((source) => ({ source, points: now.map((one) => points(one, source)) })).filter(given),
    more: sources
      .map((source) => ({ source, points: ended.map((one, at) => points(one, source) - points(now[at], source)) }))
      .filter(given),
  };
}

/** Which numbers of a row are the best; none where all are the same. */
export function best(row: readonly number[]): boolean[] {
  const most = Math.max(...row);
  const told = row.some((one) => one < most);
  return row.map((one) => told && one === most);
}

/** A tower for a player: parts of the highest one, from 0 to 1. */
export interface Tower {
  now: number;
  ended: number;
  /** Nothing where nothing is expected, or it says nothing. */
  expected: number | null;
}

export function towers({ now, ended, expected }: Stand): Tower[] {
  const each = now.map(({ seat, points }) => {
    const hoped = expected.find((one) => one.seat === seat)?.points;
    return {
      now: points,
      ended: ended.find((one) => one.seat === seat)?.points ?? points,
      expected: hoped && tells(hoped) ? hoped.mean : null,
    };
  });
  const most = Math.max(1, ...each.flatMap((one) => [one.now, one.ended, one.expected ?? 0]));
  const part = (amount: number) => Math.max(0, amount) / most;
  return each.map((one) => ({
    now: part(one.now),
    ended: part(one.ended),
    expected: one.expected === null ? null : part(one.expected),
  }));
}

/** A message and what is filled in. */
export interface Sentence {
  key: string;
  args: Record<string, string | number>;
}

/** From here on a win is likely, or unlikely where several more would have to lose. */
const LIKELY = 0.6;
const UNLIKELY = 0.5;

/**
 * What there is to say of it in words, for one who plays: the place now, at the end if it came now, and what is to be
 * expected. Who only looks on hears who leads. Every number stands in the table too.
 */
export function said(stand: Stand, seat: Seat | null, nameOf: (seat: Seat) => string): Sentence[] {
  const { now, ended, expected } = stand;
  const ranked = now.toSorted((one, other) => other.points - one.points);
  const [first, second] = ranked;
  if (!first) return [];
  const own = now.find((one) => one.seat === seat);
  if (!own) {
    const by = first.points - (second?.points ?? 0);
    return second && by > 0 ? [{ key: 'coach-stand-leads', args: { name: nameOf(first.seat), by } }] : [];
  }
  const told: Sentence[] = [];
  if (second) {
    const leader = ranked.find((one) => one.seat !== own.seat) ?? second;
    const by = own.points - leader.points;
    if (by > 0) told.push({ key: 'coach-stand-ahead', args: { by } });
    else if (by === 0) {
      const level = now.filter((one) => one.seat !== own.seat && one.points === own.points);
      told.push({ key: 'coach-stand-level', args: { name: level.map((one) => nameOf(one.seat)).join(', ') } });
    } else told.push({ key: 'coach-stand-behind', args: { rank: own.rank, by: -by, name: nameOf(leader.seat) } });
    const then = ended.find((one) => one.seat === own.seat)?.rank ?? own.rank;
    if (then !== own.rank) told.push({ key: 'coach-stand-ended', args: { rank: then } });
  }
  const hoped = expected.find((one) => one.seat === own.seat);
  if (hoped && tells(hoped.points))
    told.push({ key: 'coach-stand-expected', args: { points: Math.round(hoped.points.mean) } });
  if (hoped && second) {
    const chance = hoped.chance.mean;
    const odds = chance >= LIKELY ? 'likely' : chance < UNLIKELY / now.length ? 'unlikely' : 'open';
    told.push({ key: 'coach-stand-win', args: { odds, chance: Math.round(100 * chance) } });
  }
  return told;
}
