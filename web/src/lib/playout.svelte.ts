/**
 * What the others did is played out step by step, at the pace that one likes. The table itself is always up to date; this
 * stands between it and what is drawn, and holds the drawing back to the position after the step that is shown. The last
 * step is shown at the table as it stands, where one can act; whatever one does comes to that at once.
 */

import type { Line, Position, Seat, Snapshot } from './api/types';
import type { Pace } from './settings.svelte';
import type { Telling } from './telling/kinds';
import { after, nextStep, type Cursor, type Step } from './telling/steps';

/** What is drawn instead of the present. */
export type Held = Pick<Position, 'moves' | 'turn' | 'view' | 'standings' | 'page'>;

export interface PlayoutMeans {
  log(): readonly Line[];
  telling(): Telling | undefined;
  /** The seats whose decisions are known, since they were taken here. */
  mine(): readonly Seat[];
  position(move: number): Promise<Position>;
}

/** Bots answer in bursts: so long, in milliseconds, what belongs together is gathered. */
const GATHER = 150;
/** How long a step is shown: at least, for each line, and for each chip. */
const TIMES: Readonly<Record<'quick' | 'readable', readonly [number, number, number]>> = {
  quick: [500, 450, 60],
  readable: [1000, 1100, 200],
};
const LONGEST = 8000;

/** How long a step is shown, in milliseconds; nothing where one goes on by hand. */
export function timeFor(pace: Pace, { heading, entries }: Step): number | null {
  if (pace === 'step') return null;
  if (pace === 'instant') return 0;
  const [least, line, chip] = TIMES[pace];
  const chips = entries.reduce((sum, entry) => sum + entry.chips.length, 0);
  return Math.min(LONGEST, least + line * (entries.length + (heading ? 1 : 0)) + chip * chips);
}

export class Playout {
  /** The step that is shown. */
  step = $state.raw<Step | null>(null);
  /** The position that is drawn; nothing for the present. */
  held = $state.raw<Held | null>(null);
  /** Whether anything is being shown, or about to be. */
  running = $state(false);
  pace = $state<Pace>('instant');
  /** A pace that was asked for this once. */
  #once = $state<Pace | null>(null);

  #cursor: Cursor = after(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the drawing is held back; not where one is choosing already. */
  #holds = false;

  constructor(private readonly means: PlayoutMeans) {}

  /** The table has moved on from a position; says whether that is played out. */
  heard(before: Snapshot, lines: readonly Line[]): boolean {
    // What nobody has looked at does not pile up: coming back one is told of it.
    if (document.hidden) this.skip();
    const mine = this.means.mine();
    const asked = before.choices.length > 0 && !lines.some((line) => mine.includes(line.by));
    if (!this.running) {
      if (this.pace === 'instant' || document.hidden || !this.#next(after(before.moves))) return false;
      this.#cursor = after(before.moves);
      this.#holds = !asked;
    }
    if (this.#holds && !this.held) this.#hold(before);
    if (this.running) return true;
    this.running = true;
    this.#timer = setTimeout(() => this.next(), GATHER);
    return true;
  }

  /** At which pace it goes now. */
  get now(): Pace {
    return this.#once ?? this.pace;
  }

  /** Plays out everything after a position once more, to be read. */
  replay(before: Held): void {
    const from = before.moves;
    this.skip();
    if (!this.#next(after(from))) return;
    if (this.pace !== 'step') this.#once = 'readable';
    this.#cursor = after(from);
    this.#holds = true;
    this.held = before;
    this.running = true;
    this.next();
  }

  /** Shows the next step; after the last one there is only the present. */
  next(): void {
    clearTimeout(this.#timer);
    const found = this.running ? this.#next(this.#cursor) : null;
    if (!found) {
      this.skip();
      return;
    }
    const { step, cursor } = found;
    this.#cursor = cursor;
    this.step = step;
    if (!this.#next(cursor)) this.held = null;
    else if (this.#holds) void this.#show(step.to);
    const time = timeFor(this.now, step);
    if (time !== null) this.#timer = setTimeout(() => this.next(), time);
    // The last step has nothing after it to be asked for.
    else if (!this.held) this.#timer = setTimeout(() => this.next(), LONGEST);
  }

  /** Comes to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.#once = null;
    this.step = this.held = null;
  }

  /** What a click or a key asks for while something is held back. */
  forward(): void {
    if (this.now === 'step') this.next();
    else this.skip();
  }

  #next(cursor: Cursor) {
    return nextStep(this.means.log(), this.means.telling(), this.means.mine(), cursor);
  }

  #hold({ moves, turn, view, standings, page }: Snapshot): void {
    this.held = { moves, turn, view, standings, page };
  }

  async #show(move: number): Promise<void> {
    const step = this.step;
    try {
      const position = await this.means.position(move);
      if (this.step === step && this.held) this.held = position;
    } catch (error) {
      console.warn('The position could not be fetched', error);
      if (this.step === step) this.skip();
    }
  }
}
