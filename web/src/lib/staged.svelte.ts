/**
 * What is chosen and waits for its confirmation. The page owns one and hands it down: the table that is shown says what
 * is armed, prompt bar and keys read it there.
 */

import { onDestroy } from 'svelte';
import type { Choice } from '$lib/api/types';

/** A table on which something can be chosen. */
export interface Arming {
  /** The choice that a confirmation would play. */
  readonly armed: Choice | null;
  /** What is chosen so far and what is asked for next, in words. */
  readonly soFar: string | null;
  /** Plays it. */
  play(): void;
  /** Takes the last step of choosing back; says whether there was one. */
  stepBack(): boolean;
}

export class Staged {
  /** Who can arm; what lies on top, such as a line to type in, comes last. */
  #tables = $state.raw<readonly Arming[]>([]);
  #sent = $state.raw<Choice | null>(null);

  get #table(): Arming | undefined {
    return this.#tables.at(-1);
  }

  /** What the table has armed, unless it was there already when something was played: once is enough. */
  get choice(): Choice | null {
    const armed = this.#table?.armed ?? null;
    return armed === this.#sent ? null : armed;
  }

  /** What is chosen so far, while that is not yet an action. */
  get soFar(): string | null {
    return this.#table?.soFar ?? null;
  }

  /** The component that is being made arms from now on, as long as it is there. */
  armedBy(table: Arming): void {
    this.#tables = [...this.#tables, table];
    onDestroy(() => {
      this.#tables = this.#tables.filter((one) => one !== table);
    });
  }

  /** Something is on its way; what is armed now was armed before the answer. */
  sent(): void {
    this.#sent = this.#table?.armed ?? null;
  }

  confirm(): void {
    if (this.choice) this.#table?.play();
  }

  cancel(): void {
    this.#table?.stepBack();
  }
}
