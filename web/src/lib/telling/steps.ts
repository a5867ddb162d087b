/**
 * The log in steps, as people at a table would follow it: a turn of a player, or what began and what it brought to whom.
 * A cursor says how far they have been seen, so that a turn of which more arrives is taken up where it was left.
 */

import type { Line, Seat } from '$lib/api/types';
import { rounds, type Heading, type LogEntry } from './chronicle';
import type { Telling } from './kinds';

export interface Step {
  /** Whose turn; nothing for what happens to all. */
  by: Seat | null;
  /** What began with it. */
  heading: Heading | null;
  entries: LogEntry[];
  /** The moves that lead to it from the step before. */
  lines: readonly Line[];
  /** The move after which it has happened. */
  to: number;
}

/** How far the log has been seen: so many moves, and so many things of the last of them. */
export interface Cursor {
  move: number;
  things: number;
}

export const after = (move: number): Cursor => ({ move, things: Infinity });

interface Thing {
  at: number;
  heading: Heading | null;
  entry: LogEntry | null;
}

/** More than this of one player at once nobody can follow. */
const MOST = 3;

function things(log: readonly Line[], telling: Telling | undefined): Thing[] {
  return rounds(log, telling).flatMap(({ heading, from, entries }) => [
    ...(heading ? [{ at: from, heading, entry: null }] : []),
    ...entries.map((entry) => ({ at: entry.move, heading: null, entry })),
  ]);
}

/** The little thing, such as a pass, of which there is nothing to say but who does it. */
function littleThing({ entry }: Thing): string | null {
  const [phrase, ...others] = entry && entry.by !== '*' && !entry.chips.length ? entry.said : [];
  const bare = phrase && !others.length && Object.keys(phrase.args ?? {}).every((name) => name === 'seat');
  return bare ? phrase.key : null;
}

/** The next step after what has been seen, and how far that leads; own turns are known to whoever took them. */
export function nextStep(
  log: readonly Line[],
  telling: Telling | undefined,
  mine: readonly Seat[],
  cursor: Cursor,
): { step: Step; cursor: Cursor } | null {
  const all = things(log, telling);
  const seen = (thing: Thing, i: number) =>
    thing.at < cursor.move ||
    (thing.at === cursor.move && all.slice(0, i).filter(({ at }) => at === cursor.move).length < cursor.things);
  const isMine = ({ entry }: Thing) => entry !== null && mine.includes(entry.by);
  const left = all.filter((thing, i) => !seen(thing, i));
  const start = left.findIndex((thing) => !isMine(thing));
  const first = left[start];
  if (!first) return null;
  const by = first.entry && first.entry.by !== '*' ? first.entry.by : null;
  const rest = left.slice(start);
  const belongs = ({ entry }: Thing, i: number) => {
    if (i === 0) return true;
    if (!entry) return false;
    if (by === null) return entry.by === '*';
    const little = littleThing(first);
    if (little !== null && rest.slice(0, i + 1).every((one) => littleThing(one) === little)) return true;
    return entry.by === by && i < MOST;
  };
  const end = rest.findIndex((thing, i) => !belongs(thing, i));
  const taken = end < 0 ? rest : rest.slice(0, end);
  const to = Math.max(...taken.map(({ at }) => at));
  const last = all.indexOf(taken.at(-1) as Thing);
  return {
    step: {
      by,
      heading: first.heading,
      entries: taken.flatMap(({ entry }) => (entry ? [entry] : [])),
      lines: log.filter((line) => line.number > cursor.move && line.number <= to),
      to,
    },
    cursor: { move: to, things: all.slice(0, last + 1).filter(({ at }) => at === to).length },
  };
}

/** All steps after a move. */
export function stepsAfter(
  log: readonly Line[],
  telling: Telling | undefined,
  mine: readonly Seat[],
  move: number,
): Step[] {
  const steps: Step[] = [];
  let found = nextStep(log, telling, mine, after(move));
  while (found) {
    steps.push(found.step);
    found = nextStep(log, telling, mine, found.cursor);
  }
  return steps;
}
