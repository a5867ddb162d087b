/**
 * What an offered action costs and brings, read from the words in which the engine offers it:
 * `burgundy-noted` carries notes with numbers. Nothing is worked out here.
 */

import type { Arg, Phrase } from '$lib/api/types';

export interface Consequences {
  /** What is done, without notes. */
  what: Phrase;
  /** The notes, in the order of the engine, costs left out. */
  notes: Phrase[];
  /** The help of the tile that comes, where it needs explaining. */
  help: Phrase | null;
  cost: { workers: number; silver: number };
  gain: { points: number; workers: number; silver: number };
}

const phraseOf = (arg: Arg | undefined): Phrase | null => (arg && 'phrase' in arg ? arg.phrase : null);
const numberOf = (arg: Arg | undefined): number => (arg && 'number' in arg ? arg.number : 0);
const listOf = (arg: Arg | undefined): Phrase[] => (arg && 'list' in arg ? arg.list : []);

type Amounts = { points: number; workers: number; silver: number };

/** Adds every amount that a note speaks of, however deep it stands in it. */
function add(to: Amounts, phrase: Phrase): void {
  const { key, args = {} } = phrase;
  const count = numberOf(args.count);
  if (key === 'burgundy-points') to.points += count;
  if (key === 'burgundy-workers') to.workers += count;
  if (key === 'burgundy-silver') to.silver += count;
  // The points of a region come as a bare number, beside those of the phase.
  if (key === 'burgundy-note-region') to.points += numberOf(args.points);
  for (const arg of Object.values(args)) {
    if ('phrase' in arg) add(to, arg.phrase);
    if ('list' in arg) for (const one of arg.list) add(to, one);
  }
}

export function consequences(words: Phrase): Consequences {
  const explained = words.key === 'burgundy-explained';
  const help = explained ? phraseOf(words.args?.help) : null;
  const told = (explained && phraseOf(words.args?.what)) || words;
  const noted = told.key === 'burgundy-noted';
  const what = (noted && phraseOf(told.args?.what)) || told;
  const all = noted ? listOf(told.args?.notes) : [];
  const cost: Amounts = { points: 0, workers: 0, silver: 0 };
  const gain: Amounts = { points: 0, workers: 0, silver: 0 };
  for (const note of all) add(note.key === 'burgundy-note-costs' ? cost : gain, note);
  const notes = all.filter((note) => note.key !== 'burgundy-note-costs');
  return { what, notes, help, cost: { workers: cost.workers, silver: cost.silver }, gain };
}
