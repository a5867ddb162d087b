/** What the others did since one's own last turn, player by player. */

import type { Line, Seat } from '$lib/api/types';
import { rounds, type Heading, type LogEntry } from './chronicle';
import type { Telling } from './kinds';

export interface Recap {
  /** My last decision before they acted: from there it can be played out again. */
  from: number;
  /** What began meanwhile. */
  headings: Heading[];
  /** In the order in which they acted. */
  players: { seat: Seat; entries: LogEntry[] }[];
  /** What no player decided. */
  rest: LogEntry[];
}

export function recapOf(log: readonly Line[], telling: Telling | undefined, mine: readonly Seat[]): Recap | null {
  const isOthers = ({ by }: { by: string }) => by !== '*' && !mine.includes(by);
  const last = log.findLast(isOthers)?.number;
  const from = log.findLast((line) => mine.includes(line.by) && line.number < (last ?? 0))?.number;
  if (from === undefined) return null;
  const end = log.find((line) => mine.includes(line.by) && line.number > from)?.number ?? Infinity;
  const during = rounds(log, telling).map(({ heading, from: began, entries }) => ({
    heading: began >= from && began < end ? heading : null,
    entries: entries.filter(({ move }) => move >= from && move < end),
  }));
  const entries = during.flatMap((round) => round.entries);
  const seats = [...new Set(entries.filter(isOthers).map(({ by }) => by))];
  if (!seats.length) return null;
  return {
    from,
    headings: during.flatMap(({ heading }) => heading ?? []),
    players: seats.map((seat) => ({ seat, entries: entries.filter(({ by }) => by === seat) })),
    rest: entries.filter(({ by }) => by === '*'),
  };
}
