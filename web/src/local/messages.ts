/**
 * What the module takes and gives, as its crate `local` has it, and what page and worker say to each other. What is only
 * kept and handed on stays unknown here.
 */

import type { FromServer } from '$lib/api/types';

type Opaque = Record<string, unknown>;

/** How a table was set up. */
export type Plan = Opaque & { id: string };
export interface Batch {
  seq: number;
  at: number;
  entries: unknown[];
}
export interface Review {
  at: number;
  body: string;
}
export interface Guest {
  id: string;
  name: string;
}
/** A table on the shelf: how it was set up, and how it ended. */
export interface Shelved {
  plan: Plan;
  ended: unknown;
}
/** A table as it is stored. */
export interface Stored extends Shelved {
  batches: Batch[];
  reviews: Review[];
}

/** What a thinker is asked, as text for the module; the network and puzzles that it takes are to be given to it before. */
export interface Question {
  net: string | null;
  /** The game whose puzzles it takes; nothing for most. */
  puzzles?: string | null;
  question: string;
}

/** Where files lie that the module is given when it needs them, by game. */
export interface Files {
  nets: Record<string, string>;
  puzzles: Record<string, string>;
}

export type In =
  | { type: 'boot'; guest: Guest | null; shelf: Shelved[] }
  | { type: 'guest'; guest: Guest | null }
  | { type: 'load'; plan: Plan; batches: Batch[]; reviews?: Review[] }
  | { type: 'unread'; table: string }
  | ({ type: 'news' } & Shelved)
  | { type: 'forget'; table: string }
  | { type: 'removed'; table: string }
  | { type: 'http'; n: number; method: string; path: string; body?: string }
  | { type: 'open'; c: number; table: string }
  | { type: 'frame'; c: number; text: string }
  | { type: 'close'; c: number }
  | { type: 'slow'; job: number }
  | { type: 'thought'; job: number; last: boolean; thought: string }
  | { type: 'failed'; job: number }
  | { type: 'missing'; job: number };

/** What is to be kept before anything else of the same answer is passed on. */
export type Kept =
  // `before` is the guest whom the new one replaces, where somebody was here.
  | { type: 'guest'; guest: Guest; before?: string | null }
  | { type: 'create'; plan: Plan }
  | ({ type: 'store'; table: string } & Batch)
  | { type: 'shelve'; table: string; ended: unknown }
  | { type: 'review'; table: string; review: Review }
  | { type: 'remove'; table: string };

export type Reply = { type: 'reply'; n: number; status: number; body: unknown; file?: string };
export type Told =
  Reply | { type: 'frame'; c: number; frame: FromServer } | { type: 'closed'; c: number; code: number; reason: string };

export type Out =
  | { type: 'read'; tables: string[] }
  | { type: 'fetch'; puzzles: string }
  | { type: 'misheard'; reason: string }
  | Kept
  | Told
  // `table` is the one whose bot is asked.
  | ({ type: 'think'; job: number; table?: string } & Question)
  | { type: 'drop'; job: number }
  | { type: 'lacks'; job: number }
  | { type: 'stuck'; table: string };

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
