/**
 * The log, round by round. Where a round begins, the game says so itself: by convention the key
 * of such a sentence ends in `-round-began` or `-phase-began`, in every game.
 */

import type { Line, Phrase, Seat } from '$lib/api/types';

export interface LogEntry {
  move: number;
  by: Line['by'];
  phrases: Phrase[];
  events: readonly unknown[];
  /** How long the player thought, in milliseconds. */
  took: number;
}

export interface Round {
  /** What began; nothing before the first round. */
  heading: Phrase | null;
  /** The move with which it began. */
  from: number;
  entries: LogEntry[];
}

const BEGINS = /-(round|phase|season|year)-began$/;
/** Whose turn it is, the prompt says already. */
const NEXT = /-turn-began$/;

export function rounds(log: readonly Line[]): Round[] {
  let round: Round = { heading: null, from: 0, entries: [] };
  const all: Round[] = [];
  const close = () => {
    if (round.entries.length > 0) all.push(round);
  };
  let before = log[0]?.at ?? 0;
  for (const line of log) {
    const took = line.at - before;
    before = line.at;
    let entry: LogEntry | null = null;
    for (const phrase of line.words) {
      if (NEXT.test(phrase.key)) continue;
      if (BEGINS.test(phrase.key)) {
        close();
        round = { heading: phrase, from: line.move, entries: [] };
        entry = null;
      } else if (entry) entry.phrases.push(phrase);
      else {
        entry = { move: line.move, by: line.by, phrases: [phrase], events: line.events, took };
        round.entries.push(entry);
      }
    }
  }
  close();
  return all;
}

/** What has happened, to be spoken. */
export function spoken(lines: readonly Line[]): Phrase[] {
  return lines.flatMap((line) => line.words).filter((phrase) => !NEXT.test(phrase.key));
}

/** The nearest position before or after this one in which one of these seats decided. */
export function myTurn(log: readonly Line[], seats: readonly Seat[], at: number, step: -1 | 1): number | null {
  const mine = log.filter((line) => seats.includes(line.by)).map((line) => line.move - 1);
  if (step > 0) return mine.find((move) => move > at) ?? null;
  return mine.findLast((move) => move < at) ?? null;
}
