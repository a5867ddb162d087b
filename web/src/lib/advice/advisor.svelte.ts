/**
 * What would a master do? One hint of a table: asked for, heard bit by bit, and played.
 *
 * The server thinks and says why; here it is only remembered which of the turns is looked at. A hint is about one
 * question: when the table moves on, it closes by itself.
 */

import type { Advice, Choice, Hint, Refusal, Seat } from '$lib/api/types';
import { recall, remember } from '$lib/memory';
import type { Table } from '$lib/table.svelte';

export type Measure = 'points' | 'chance';

const usedAt = (table: string) => `hints.${table}`;

/** How many hints this browser was given at a table. */
export const hintsUsed = (table: string): number => Number(recall(usedAt(table)) ?? 0) || 0;

export class Advisor {
  open = $state(false);
  thinking = $state(false);
  hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The turn that is looked at. */
  picked = $state(0);
  measure = $state<Measure>('points');
  /** Whether it was thought about for longer than usual. */
  longer = $state(false);

  #stop: (() => void) | null = null;
  /** What could be decided when the hint was asked for. */
  #asked = $state('');
  /** Whether this hint is among those that were used. */
  #counted = false;

  constructor(private readonly table: Table) {}

  /** Whether hints are given here to somebody who plays. */
  offered = $derived.by(() => this.table.own.length > 0 && this.table.now?.state === 'running');
  /** My seat that is asked; nothing while the past is looked at or hints are not given. */
  seat = $derived.by<Seat | null>(() => {
    const { now, at } = this.table;
    return now && !now.no_hints && at === null ? (now.choices[0]?.seat ?? null) : null;
  });
  advice = $derived<readonly Advice[]>(this.hint?.advice ?? []);
  chosen = $derived<Advice | null>(this.advice[this.picked] ?? null);
  /** What is marked on the table, in notation. */
  marked = $derived<readonly string[]>(this.open && this.chosen ? this.chosen.actions : []);
  /** What I can decide; where all decide at once, the others' moves do not change it. */
  #question = $derived.by(() => {
    const mine = this.table.now?.choices.filter(({ seat }) => seat === this.seat) ?? [];
    return mine.map(({ action }) => action).join('\n');
  });
  /** Whether the question has changed since. */
  stale = $derived.by(() => this.open && (this.seat === null || this.#question !== this.#asked));

  toggle(): void {
    if (this.open) this.close();
    else this.ask();
  }

  ask(): void {
    if (this.seat === null) return;
    this.open = true;
    this.hint = null;
    this.picked = 0;
    this.#asked = this.#question;
    this.#counted = false;
    this.#begin(this.seat, false);
  }

  /** Thinks about the same question again, several times as long; what was found stays until more is known. */
  askLonger(): void {
    if (this.seat !== null && this.open && !this.thinking) this.#begin(this.seat, true);
  }

  #begin(seat: Seat, longer: boolean): void {
    this.#stop?.();
    this.thinking = true;
    this.longer = longer;
    this.refusal = null;
    const known = longer ? (this.hint?.looks ?? 0) : 0;
    const heard = {
      found: (hint: Hint) => {
        if (hint.looks > known || hint.done) this.#hear(hint);
      },
      ended: (refusal: Refusal | null) => {
        this.thinking = false;
        this.refusal = refusal;
      },
    };
    this.#stop = this.table.askHint(seat, heard, longer);
  }

  /** Keeps what there is. */
  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.thinking = false;
  }

  close(): void {
    this.stop();
    this.open = false;
    this.hint = null;
  }

  /** Thinks no longer, or says no more; says whether there was anything to end. */
  cancel(): boolean {
    if (!this.open) return false;
    if (this.thinking) this.stop();
    else this.close();
    return true;
  }

  pick(at: number): void {
    if (at < this.advice.length) this.picked = at;
  }

  /** The decisions of the chosen turn, to be played one after the other. */
  choice(): Choice | null {
    const [first, ...then] = this.chosen?.actions ?? [];
    const offer = this.table.now?.choices.find(({ seat, action }) => seat === this.seat && action === first);
    return offer ? { ...offer, ...(then.length > 0 && { then }) } : null;
  }

  /** Whoever looks at one of the turns keeps looking at it when the order changes. */
  #hear(hint: Hint): void {
    const before = this.picked > 0 ? this.chosen?.actions.join() : undefined;
    const at = hint.advice.findIndex(({ actions }) => actions.join() === before);
    if (!this.#counted) {
      this.#counted = true;
      remember(usedAt(this.table.id), String(hintsUsed(this.table.id) + 1));
    }
    this.hint = hint;
    this.picked = Math.max(0, at);
  }
}
