/**
 * What a drawn table gets and gives. A game without one is played on the text table, which needs
 * no code of its own; to draw a game, add its component to `tables` in `index.ts`.
 */

import type { Snippet } from 'svelte';
import type { Choice, Line, Phrase, Seat, Snapshot } from '$lib/api/types';
import type { Speed } from '$lib/settings.svelte';
import type { Names } from '$lib/words';

/** A choice that is made but not confirmed; the prompt bar shows it with its Confirm button. */
export interface Staged {
  /** What will be done. */
  words: string;
  /** What it costs and gives. */
  note?: string;
  /** What the button says; "Confirm" when nothing is given. */
  button?: string;
  /** Confirm button, Enter. Nothing while the choice is not complete. */
  confirm?: () => void;
  /** Esc: one step back. */
  cancel: () => void;
}

export interface DrawnProps {
  /** The table, or the past position that is looked at (then nothing is offered). */
  snapshot: Snapshot;
  names: Names;
  /** What may be done, by all own seats. */
  offered: readonly Choice[];
  /** What the last update brought, oldest first; empty when a past position is looked at. */
  news: readonly Line[];
  /** Plays an offered action. */
  onplay: (action: string, seat?: Seat) => void;
  /** Says what is chosen so far, or nothing. */
  onstage: (staged: Staged | null) => void;
  /** How fast pieces travel; already `off` where reduced motion is asked for. */
  speed: Speed;
  /** Whether a complete choice waits for the Confirm button. */
  confirm: boolean;
  /** What the log line under the pointer speaks of. */
  highlighted: readonly unknown[];
  /** Log and chat, for a table that places them itself. */
  chronicle: Snippet;
  /** The panels of the players, for a table that draws none of its own. */
  players: Snippet;
  say: (phrase: Phrase) => string;
}
