/** The scoring of a year, read from what happened. */

import type { Line, Seat } from '$lib/api/types';
import { eventsOf } from '$lib/drawn/events';
import type { CraftsmenEvent, CraftsmenView } from './types';

/** The four parts of a year's scoring, in the order in which they are counted. */
export const YEAR_PARTS = ['ships', 'growth', 'granary', 'investment'] as const;
export type YearPart = (typeof YEAR_PARTS)[number];

/** What one ship brought one player. */
export interface Voyage {
  ship: number;
  majority: number;
  cargo: number;
}

export interface Row {
  seat: Seat;
  voyages: Voyage[];
  parts: Record<YearPart, number>;
  total: number;
}

export interface Scoring {
  /** The move that ended the winter. */
  move: number;
  year: number;
  /** Whether investments may still come. */
  open: boolean;
  rows: Row[];
}

const begins = (line: Line): boolean =>
  eventsOf<CraftsmenEvent>(line.events).some(({ event }) => event === 'year_ended');

/** The events of a scoring, up to the beginning of what comes after it. */
function eventsFrom(lines: readonly Line[]): { events: CraftsmenEvent[]; open: boolean } {
  const all = lines.flatMap((line) => eventsOf<CraftsmenEvent>(line.events));
  const counted = all.slice(all.findIndex(({ event }) => event === 'year_ended'));
  const end = counted.findIndex(({ event }) => event === 'season_began' || event === 'ended');
  return { events: end < 0 ? counted : counted.slice(0, end), open: end < 0 };
}

function rowOf(seat: Seat, events: readonly CraftsmenEvent[]): Row {
  const voyages: Voyage[] = [];
  const parts: Record<YearPart, number> = { ships: 0, growth: 0, granary: 0, investment: 0 };
  let ship = 0;
  for (const event of events) {
    if (event.event === 'sailed') ship = event.ship ?? 0;
    if (event.event !== 'scored' || event.seat !== seat) continue;
    const points = event.points ?? 0;
    if (event.source === 'growth' || event.source === 'granary' || event.source === 'investment')
      parts[event.source] += points;
    if (event.source !== 'majorities' && event.source !== 'cargo') continue;
    parts.ships += points;
    const there = voyages.find((one) => one.ship === ship) ?? { ship, majority: 0, cargo: 0 };
    if (!voyages.includes(there)) voyages.push(there);
    there[event.source === 'cargo' ? 'cargo' : 'majority'] += points;
  }
  return { seat, voyages, parts, total: Object.values(parts).reduce((all, one) => all + one, 0) };
}

/** The last scoring up to these lines; nothing before the first one. */
export function scoringOf(lines: readonly Line[], view: CraftsmenView): Scoring | null {
  const from = lines.findLastIndex(begins);
  const first = lines[from];
  if (!first) return null;
  const { events, open } = eventsFrom(lines.slice(from));
  return {
    move: first.number,
    year: events[0]?.year ?? view.year,
    open,
    rows: view.players.map(({ seat }) => rowOf(seat, events)),
  };
}
