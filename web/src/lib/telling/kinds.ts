/**
 * How the sentences of a game stand in its log. The server tells every event in a sentence of its own; a log that people
 * read has one line for each action, with what it brought beside it in symbols. Which sentence is the action, which one
 * only what came of it, and what began with it, a game says here by the keys of its sentences; what was gained and paid
 * comes with them.
 */

import type { Gained, Phrase } from '$lib/api/types';

/** What a heading opens: a stretch that the slider names, one inside it, or one that passes and gives the last one back. */
export type Span = 'part' | 'round' | 'interlude';

export type Kind =
  /** Said by the prompt already, or by the sentences around it. */
  | { as: 'silent' }
  /** `mark` is what an axis has for it, in few letters; nothing where the axis goes on. */
  | {
      as: 'heading';
      span: Span;
      key?: string;
      icon?: (phrase: Phrase) => string;
      mark?: (phrase: Phrase) => string | null;
    }
  /** Happens to everybody, or by no decision: a line of nobody's. */
  | { as: 'aside'; icon?: (phrase: Phrase) => string }
  /** Opens the line of a player; `alone`, whoever's move it came with. `key` says it shorter, where chips say the rest. */
  | { as: 'act'; alone?: boolean; key?: string }
  /** Goes on with the line of the player. */
  | { as: 'more' }
  /** Is seen in the line by what was gained and paid alone; `shared`, in one line for all players. */
  | { as: 'chips'; shared?: boolean };

/** A small thing in a line: a symbol, and by how much it grew or shrank. */
export interface Chip {
  /** Whose, where the line does not say so. */
  seat?: string;
  icon: string | null;
  by: number | null;
  /** What it is in words, for those who see no symbol. */
  name: Phrase | null;
  label: Phrase | null;
}

export interface Telling {
  /** What the keys of its events begin with. */
  prefix: string;
  kinds: Readonly<Record<string, Kind>>;
  /** Where its symbols are, once it is drawn: the class with its colours, and what their ids begin with. */
  sheet: { look: string; prefix: string };
  /** The symbol for what is gained or paid, by its name; less what the ids of the game begin with. */
  icon: (of: string) => string;
  /** Whether it is one thing, such as a card: shown without a number. */
  single: (of: string) => boolean;
  /** What the play before the first heading stands under; nothing for set-up. */
  first?: Phrase;
}

export const silent: Kind = { as: 'silent' };
export const more: Kind = { as: 'more' };
export const act: Kind = { as: 'act' };
export const alone: Kind = { as: 'act', alone: true };
export const aside: Kind = { as: 'aside' };
export const chips: Kind = { as: 'chips' };
export const forAll: Kind = { as: 'chips', shared: true };

const BEGINS = /-(round|phase|season|year)-began$/;
const TURN = /-turn-began$/;

/** How a sentence stands in the log; a game that says nothing has headings, and sentences one after the other. */
export function kindOf(telling: Telling | undefined, phrase: Phrase): Kind | null {
  if (TURN.test(phrase.key)) return silent;
  const told = phrase.key === 'log-action' ? phrase.args?.action : undefined;
  const name = told && 'phrase' in told ? `log:${told.phrase.key}` : phrase.key.replace(telling?.prefix ?? '', '');
  const kind = telling?.kinds[name];
  if (kind) return kind;
  // An action of which nothing came, such as doing without: it ends what the player was about.
  if (told) return more;
  return BEGINS.test(phrase.key) ? { as: 'heading', span: 'round' } : null;
}

/** Whether a player's turn begins with it: what had come between is over. */
export const beginsTurn = (phrase: Phrase): boolean => TURN.test(phrase.key);

export function seatOf(phrase: Phrase): string | undefined {
  const seat = phrase.args?.seat;
  return seat && 'seat' in seat ? seat.seat : undefined;
}

/** The key of a thing that another phrase may wrap, such as a follower that stands in for another. */
export function argPhrase(phrase: Phrase, name: string): Phrase | null {
  const arg = phrase.args?.[name];
  return arg && 'phrase' in arg ? arg.phrase : null;
}

export function argNumber(phrase: Phrase, name: string): number | null {
  const arg = phrase.args?.[name];
  return arg && 'number' in arg ? arg.number : null;
}

export function argText(phrase: Phrase, name: string): string {
  const arg = phrase.args?.[name];
  return arg && 'text' in arg ? arg.text : '';
}

/** What was gained or paid, as it stands in the line of this player. */
export function chipOf(telling: Telling | undefined, { seat, of, by, words, about }: Gained, line: string): Chip {
  return {
    ...(seat !== line && { seat }),
    icon: telling?.icon(of) ?? null,
    by: telling?.single(of) ? null : by,
    name: words,
    label: about ?? null,
  };
}
