/** What page and worker say to each other, and what is kept, beside what the module takes and gives. */

import type { Batch, In, Out as Said, Review, Shelved } from '$generated/local';

export type { Batch, Guest, In, Plan, Review, Shelved } from '$generated/local';
/** A table as it is stored. */
export interface Stored extends Shelved {
  batches: Batch[];
  reviews: Review[];
}

type OutOf<Type extends Said['type']> = Extract<Said, { type: Type }>;

/** What a thinker is asked, as text for the module; the network and puzzles that it takes are to be given to it before. */
export type Question = Omit<OutOf<'think'>, 'type' | 'job' | 'table'>;

/** Where files lie that the module is given when it needs them, by game. */
export interface Files {
  nets: Record<string, string>;
  puzzles: Record<string, string>;
}

/** What is to be kept before anything else of the same answer is passed on. */
export type Kept =
  // `before` is the guest whom the new one replaces, where somebody was here.
  (OutOf<'guest'> & { before?: string | null }) | OutOf<'create' | 'store' | 'shelve' | 'review' | 'remove'>;
export type Reply = OutOf<'reply'>;
export type Told = OutOf<'reply' | 'frame' | 'closed'>;
export type Out = Exclude<Said, { type: 'guest' }> | Kept;

const KEPT: readonly string[] = ['guest', 'create', 'store', 'shelve', 'review', 'remove'] satisfies Kept['type'][];
export const isKept = (out: Out): out is Kept => KEPT.includes(out.type);

/**
 * What went wrong on this device, besides what was asked: somebody has to know. `missing` is what a bot thinks with, and one
 * that is `stuck` has found no move.
 */
export type Trouble = 'broken' | 'full' | 'storage' | 'missing' | 'stuck';

export type ToWorker =
  | ({ type: 'start'; engine: string } & Files)
  | Extract<In, { type: 'http' | 'open' | 'frame' | 'close' }>
  /** Bots that are stuck are to be asked again. */
  | { type: 'again' }
  | { type: 'export'; n: number }
  | { type: 'import'; n: number; text: string };

export type FromWorker =
  | Told
  | { type: 'trouble'; trouble: Trouble; words: string }
  /** The trouble is over. */
  | { type: 'relief'; trouble: Trouble };
