/**
 * What can be wanted of a table. A wish becomes a request only when the table is known as it then
 * stands; what it does not offer any more becomes none.
 */

import type { Choice, Request, Seat, Snapshot } from './api/types';

/** Something this browser wants. */
export interface Wish {
  /** The same twice is one click twice; nothing for what may be wanted again, such as one more undo. */
  name: string | null;
  /** What it is in words, where there are any. */
  choice?: Choice;
  /** The request, or nothing where the table does not offer it. */
  request: (now: Snapshot) => Request | null;
}

/** A decision after so many own ones that are shown already: after one of them, the same once more is another. */
export function playing(choice: Choice, before: number): Wish {
  const { seat, action, then } = choice;
  const isIt = (one: Choice) => one.seat === seat && one.action === action;
  return {
    name: ['play', before, seat, action, ...(then ?? [])].join(' '),
    choice,
    request: ({ seq, choices }) =>
      choices.some(isIt) ? { type: 'play', seq, seat, action, ...(then && { then }) } : null,
  };
}

/** One decision back, back to where the turn began, until so many moves are left, or only the decision that came then. */
export function undoing(how: 'step' | 'turn' | number, only: boolean): Wish {
  return {
    name: null,
    request: ({ seq, undo }) => {
      const to = typeof how === 'number' ? how : how === 'turn' ? undo.turn_start : undo.to;
      return to === null || undo.request ? null : { type: 'undo', seq, to, ...(only && { only }) };
    },
  };
}

export const redoing: Wish = {
  name: null,
  request: ({ seq, undo }) => (undo.redo === null ? null : { type: 'redo', seq }),
};

export const answering = (yes: boolean): Wish => ({
  name: 'answer',
  request: ({ seq, undo }) => (undo.request ? { type: 'answer_undo', seq, yes } : null),
});

export const resigning = (seat: Seat): Wish => ({
  name: `resign ${seat}`,
  request: ({ seq }) => ({ type: 'resign', seq, seat }),
});

export const claiming: Wish = { name: 'claim', request: ({ seq }) => ({ type: 'claim', seq }) };

/** The decisions of a choice, as in records. */
export const textsOf = ({ seat, action, then }: Choice): string[] =>
  [action, ...(then ?? [])].map((one) => `${seat} ${one}`);
