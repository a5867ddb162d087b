/**
 * Who leads through a lesson: which step it is, what is meant there, and what to say to somebody who does something else.
 *
 * The lesson is a game that was played already. What the learner does is compared with it; the table only ever shows one
 * of its positions, and the coach says which.
 */

import type { Lesson, LessonStep } from '$lib/api/types';

/** How long what came of a deed can be read before the next step, in milliseconds. */
export const PAUSE = 1500;
/** After how many tries in vain it can be shown. */
const TRIES = 2;

/** What the coach answers to somebody who did something else. */
export interface Answer {
  /** What the game itself says against it; nothing where it would be possible, only not here. */
  reasons: readonly string[];
}

/** Where the positions of the lesson are shown. */
export interface Showing {
  /** Shows the lesson after so many moves; the coach is told when that is so. */
  show(moves: number): void;
}

/** What is chosen in one go although it is decided piece by piece: nothing of it has an order. */
const TOGETHER: ReadonlySet<string> = new Set(['pay', 'discard', 'invest', 'improve', 'lay']);

/** What is chosen along with the decision before it: where something goes that is made, what is given for what is swapped. */
const ALONG: Readonly<Record<string, readonly string[]>> = {
  work: ['deliver', 'store', 'load', 'bribe', 'lose'],
  exchange: ['return'],
};

/** Whether both are the same decisions; what is chosen together has no order. */
function isSame(actions: readonly string[], meant: readonly string[]): boolean {
  const unordered = [...actions, ...meant].every((action) => TOGETHER.has(action.split(' ')[0] ?? ''));
  const sorted = (all: readonly string[]) => (unordered ? all.toSorted() : all).join();
  return sorted(actions) === sorted(meant);
}

const NOTHING: LessonStep = { key: '', at: 0, actions: [], light: [] };

export class Coach {
  index = $state(0);
  /** The farthest step that was seen. */
  seen = $state(0);
  /** How many moves are on the table. */
  moves = $state(-1);
  answer = $state.raw<Answer | null>(null);
  tries = $state(0);
  finished = $state(false);

  readonly steps: readonly LessonStep[];
  readonly step = $derived.by<LessonStep>(() => this.steps[this.index] ?? NOTHING);
  /** Whether there is something to do in this step. */
  readonly asks = $derived.by(() => this.step.actions.length > 0);
  /** What is still to be played, in notation. */
  readonly left = $derived.by(() => this.leftAt(this.moves));
  /** Whether what was to be done is done. */
  readonly done = $derived.by(() => this.asks && this.moves >= this.#end(this.step));
  readonly offersHelp = $derived.by(() => this.asks && !this.done && this.tries >= TRIES);
  /** What the step speaks of. */
  readonly light = $derived.by(() => (this.done || this.finished ? [] : this.step.light));

  #showing: Showing | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    start = 0,
    private readonly noted: (step: number, finished: boolean) => void = () => undefined,
  ) {
    this.steps = lesson.steps;
    this.index = this.seen = Math.min(Math.max(0, start), Math.max(0, this.steps.length - 1));
  }

  /** Where the lesson is shown from now on. */
  shownBy(showing: Showing): void {
    this.#showing = showing;
  }

  #end({ at, actions }: LessonStep): number {
    return at + actions.length;
  }

  /** What is to be played in this step after so many moves; nothing where the table is somewhere else. */
  leftAt(moves: number): readonly string[] {
    const { at, actions } = this.step;
    return moves >= at && !this.finished ? actions.slice(moves - at) : [];
  }

  /** What is meant next: one decision with what is chosen along with it, or all that is paid or discarded. */
  get meant(): readonly string[] {
    const verbOf = (action: string | undefined) => action?.split(' ')[0] ?? '';
    const verb = verbOf(this.left[0]);
    if (ALONG[verb]?.includes(verbOf(this.left[1]))) return this.left.slice(0, 2);
    const other = this.left.findIndex((action, at) => at > 0 && (verbOf(action) !== verb || !TOGETHER.has(verb)));
    return other < 0 ? this.left : this.left.slice(0, other);
  }

  /** Whether these decisions are what is meant; the coach answers where they are not. */
  takes(actions: readonly string[]): boolean {
    if (!this.left.length) return false;
    const meant = isSame(actions, this.left.slice(0, actions.length));
    if (meant) this.answer = null;
    else this.#wrong([]);
    return meant;
  }

  /** Something was tried that the game refuses for these reasons; without any it is only not meant here. */
  tried(reasons: readonly string[]): void {
    if (this.left.length) this.#wrong(reasons);
  }

  #wrong(reasons: readonly string[]): void {
    this.answer = { reasons };
    this.tries += 1;
  }

  /** The table has come so far. */
  moved(moves: number): void {
    clearTimeout(this.#timer);
    this.moves = moves;
    if (this.done && !this.finished) this.#timer = setTimeout(() => this.next(), PAUSE);
  }

  /** Goes to a step, at its beginning. */
  go(index: number): void {
    clearTimeout(this.#timer);
    this.index = Math.min(Math.max(0, index), this.steps.length - 1);
    this.seen = Math.max(this.seen, this.index);
    this.finished = false;
    this.#forget();
    this.noted(this.index, false);
    this.#showing?.show(this.step.at);
  }

  #forget(): void {
    this.answer = null;
    this.tries = 0;
  }

  next(): void {
    clearTimeout(this.#timer);
    if (this.index + 1 < this.steps.length) {
      this.go(this.index + 1);
      return;
    }
    const end = this.#end(this.step);
    this.#forget();
    this.finished = true;
    this.noted(this.index, true);
    this.#showing?.show(end);
  }

  /** Puts the table back: to the beginning of the step, or of the one before it. */
  back(): void {
    if (this.finished || this.moves > this.step.at) this.go(this.index);
    else if (this.index > 0) this.go(this.index - 1);
  }

  /** Does the step for the learner, to be seen. */
  help(): void {
    if (!this.asks || this.done) return;
    this.#forget();
    this.#showing?.show(this.#end(this.step));
  }

  /** Where there is nothing to do, or it is done. */
  enter(): void {
    if (!this.finished && (!this.asks || this.done)) this.next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#showing = null;
  }
}
