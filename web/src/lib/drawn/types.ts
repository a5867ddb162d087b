/**
 * What a drawn table gets, and what a game brings to be drawn. A game that brings nothing is played on the text table,
 * which needs no code of its own; to draw a game, name its folder in `games/index.ts`.
 */

import type { Component, Snippet } from 'svelte';
import type { Choice, Line, Snapshot } from '$lib/api/types';
import type { Confirmation } from '$lib/confirmation';
import type { Speed } from '$lib/settings.svelte';
import type { Staged } from '$lib/staged.svelte';
import type { Words } from '$lib/words';
import type { AnyDesk, DeskInput } from './desk.svelte';
import type { Why } from './why';
import type { Motion } from './motion';
import type { Sprites } from './sprites';
import type { Tip } from './tips';

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
  /** Asks the game why actions are not possible now. */
  onwhy?: Why;
  /** Shows where everybody stands: a click on anybody's points. */
  onstand?: (() => void) | undefined;
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
  /** When a chosen action waits for the Confirm button. */
  confirm?: Confirmation;
  /** Where the table says what a confirmation would play. */
  staged?: Staged;
  /** The events of the log line under the pointer: what they speak of is to be seen. */
  highlighted?: readonly unknown[];
  /** Decisions that are advised, in notation: what they touch is to be seen. */
  advised?: readonly string[];
  /** Whether somebody leads through the game and says what there is to see: then nothing comes up over it by itself. */
  taught?: boolean;
  /** Decisions that were played where others are advised, in notation. */
  played?: readonly string[];
  /** The prompt bar, for a table that places it itself: on a phone. */
  prompt?: Snippet;
  /** What is being played out, over the table. */
  caption?: Snippet | undefined;
  /** Log and chat, to be placed by the table. */
  chronicle?: Snippet;
}

/** A layout that scales with the room it has. */
type Layout = Component<{ width: number; height: number; chronicle?: Snippet | undefined }>;

/** A component that draws pieces. A method, since the frame hands it only what its own game told of. */
export type Drawing<Piece> = {
  draw(
    ...args: Parameters<Component<{ piece: Piece; size: number }>>
  ): ReturnType<Component<{ piece: Piece; size: number }>>;
}['draw'];

/** A game as it is drawn. */
export interface DrawnGame<D extends AnyDesk = AnyDesk, Piece = unknown, Reason = unknown> {
  sprites: Sprites;
  Desk: new (read: () => DeskInput) => D;
  provide(desk: D): void;
  Wide: Layout;
  /** For less width than `roomy`, where everything at once would be too small to read. */
  Middle: Layout;
  roomy: number;
  Narrow: Component<{ prompt?: Snippet | undefined; chronicle?: Snippet | undefined }>;
  /** Dialogs over the table. */
  Over?: Component;
  Picture: Drawing<Piece>;
  /** How large a piece is on its way, and beside its explanation. */
  sizes: readonly [flying: number, explained: number];
  /** What happened, one group after the other; a group moves at once. */
  motions(lines: readonly Line[], desk: D): Motion<Piece, Reason>[][];
  /** The places, as elements carry them in `data-at`, that events speak of. */
  placesOf(events: readonly unknown[]): ReadonlySet<string>;
  /** Why points rise, in words. */
  reason(why: Reason, desk: D): string;
  /** What there is to say about a thing, by its `data-tip`. */
  tipOf(desk: D, about: string): Tip<Piece> | null;
}
