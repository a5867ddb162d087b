/**
 * The way through a game as the slider shows it: the game's own stretches, each as long as there is to read in it. Dealing
 * tiles and cards is many moves and little to see, so set-up is short, however long it took.
 */

import type { LogEntry, Round } from '$lib/telling/chronicle';
import type { Phrase } from '$lib/api/types';

export interface Segment {
  /** The moves from and to which it goes. */
  from: number;
  to: number;
  /** Where it lies on the slider, from 0 to 1. */
  start: number;
  end: number;
  /** What it is; nothing for set-up. */
  name: Phrase | null;
  icon: string | null;
  /** Whether something larger begins with it. */
  strong: boolean;
}

/** The most that set-up takes of the slider. */
const SETUP = 0.05;

const iconIn = (entries: readonly LogEntry[]) => entries.find(({ icon }) => icon)?.icon ?? null;

export function segmentsOf(rounds: readonly Round[], moves: number): Segment[] {
  const named = rounds.filter(({ heading, from }) => heading && from <= moves);
  const first = named[0]?.from ?? moves;
  const weights = named.map(({ entries }) => entries.length + 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const setup = first === 0 ? 0 : named.length ? SETUP : 1;
  let start = setup;
  const segments = named.map(({ heading, from, entries }, i): Segment => {
    const begin = start;
    start += ((1 - setup) * (weights[i] ?? 0)) / total;
    return {
      from,
      to: named[i + 1]?.from ?? moves,
      start: begin,
      end: start,
      name: heading?.phrase ?? null,
      icon: heading?.icon ?? iconIn(entries),
      strong: heading?.span === 'part',
    };
  });
  const last = segments.at(-1);
  if (last) last.end = 1;
  if (setup === 0) return segments;
  return [{ from: 0, to: first, start: 0, end: setup, name: null, icon: null, strong: false }, ...segments];
}

/** Where a move lies on the slider, from 0 to 1. */
export function shareOf(segments: readonly Segment[], move: number): number {
  const segment = segments.findLast(({ from }) => from <= move);
  if (!segment) return 0;
  const { from, to, start, end } = segment;
  return to > from ? start + (end - start) * Math.min(1, (move - from) / (to - from)) : end;
}

/** The move at a place on the slider. */
export function moveAt(segments: readonly Segment[], share: number): number {
  const segment = segments.find(({ end }) => share <= end) ?? segments.at(-1);
  if (!segment) return 0;
  const { from, to, start, end } = segment;
  return end > start ? Math.round(from + ((to - from) * Math.max(0, share - start)) / (end - start)) : to;
}
