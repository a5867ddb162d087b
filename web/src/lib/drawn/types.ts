/**
 * What a drawn table gets and gives. A game without one is played on the text table, which needs
 * no code of its own; to draw a game, name its component in `games/index.ts`.
 */

import type { Component, Snippet } from 'svelte';
import type { Choice, Line, Snapshot } from '$lib/api/types';
import type { Speed } from '$lib/settings.svelte';
import type { Staged } from '$lib/staged.svelte';
import type { Words } from '$lib/words';

export interface DrawnProps {
  /** The table as it stands. */
  snapshot: Snapshot;
  words: Words;
  /** Plays an offered action. */
  onplay: (choice: Choice) => void;
  /**
   * Takes the last decision back, or all until so many moves are left: for a question that one leaves by not having
   * come to it. Or only the decision that came then, such as a follower that was planned: what came later stays.
   */
  onundo?: (to?: number, only?: boolean) => void;
  /** A position of the past; nothing is offered while it is shown. */
  view?: unknown;
  /** What happened up to the position shown. */
  lines?: readonly Line[];
  /** What has just happened and is to be seen moving. */
  news?: readonly Line[];
  /** When the snapshot came, for clocks. */
  received?: number;
  /** How fast pieces travel; already `off` where reduced motion is asked for. */
  speed?: Speed;
  /** Whether a chosen action waits for the Confirm button. */
  confirm?: boolean;
  /** Where the table says what a confirmation would play. */
  staged?: Staged;
  /** The events of the log line under the pointer: what they speak of is to be seen. */
  highlighted?: readonly unknown[];
  /** The prompt bar, for a table that places it itself: on a phone. */
  prompt?: Snippet;
  /** Log and chat, to be placed by the table. */
  chronicle?: Snippet;
}

export type DrawnComponent = Component<DrawnProps>;
