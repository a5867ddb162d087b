/** Moments of own games in which there was something better: the browser keeps them, to be tried once more. */

import { recall, remember } from '$lib/memory';
import { weightiest, type Kind, type Turning } from './moments';

const LOST = ['slip', 'mistake', 'blunder'] as const satisfies readonly Kind[];

export interface OwnMoment {
  game: string;
  table: string;
  /** Before which move. */
  at: number;
  kind: (typeof LOST)[number];
  /** Whether something better was found since. */
  done: boolean;
}

const NAME = 'moments';
/** So many of one game, and of all together. */
const OF_ONE = 3;
const OF_ALL = 40;

const isLost = (kind: unknown): kind is OwnMoment['kind'] => LOST.some((one) => one === kind);

function isMoment(one: unknown): one is OwnMoment {
  if (typeof one !== 'object' || one === null) return false;
  const { game, table, at, kind, done } = one as Record<string, unknown>;
  return (
    typeof game === 'string' &&
    typeof table === 'string' &&
    Number.isSafeInteger(at) &&
    typeof done === 'boolean' &&
    isLost(kind)
  );
}

function kept(): OwnMoment[] {
  try {
    const found: unknown = JSON.parse(recall(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter(isMoment) : [];
  } catch {
    return [];
  }
}

const keep = (moments: readonly OwnMoment[]) => remember(NAME, JSON.stringify(moments.slice(0, OF_ALL)));

/** The latest of a game in which nothing better was found yet. */
export function ownMoments(game: string, most: number): OwnMoment[] {
  return kept()
    .filter((one) => one.game === game && !one.done)
    .slice(0, most);
}

/** Keeps the weightiest of one's own moments of a table; they come before those of earlier games. */
export function keepMoments(game: string, table: string, own: readonly Turning[]): void {
  const known = kept();
  const isDone = (at: number) => known.some((one) => one.table === table && one.at === at && one.done);
  const better = own.filter(({ kind, judged }) => isLost(kind) && judged?.moment?.better.length);
  const fresh = weightiest(better, OF_ONE).flatMap(({ at, kind }) =>
    isLost(kind) ? [{ game, table, at, kind, done: isDone(at) }] : [],
  );
  keep([...fresh, ...known.filter((one) => one.table !== table)]);
}

/** Something better was found. */
export function settleMoment(table: string, at: number): void {
  keep(kept().map((one) => (one.table === table && one.at === at ? { ...one, done: true } : one)));
}

/** A table is gone. */
export function forgetMoments(table: string): void {
  keep(kept().filter((one) => one.table !== table));
}
