/** Clocks that run on between two messages of the server. */

import type { Clock } from '$lib/api/types';
import { leftNow } from './clock';

/** With less than this left a clock warns. */
export const LOW = 30_000;

export interface Reading {
  left: number;
  low: boolean;
  up: boolean;
}

/** Reads clocks again and again while `running` says that one of them runs; for components. */
export class Ticking {
  #now = $state(Date.now());

  constructor(running: () => boolean) {
    $effect(() => {
      if (!running()) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), 250);
      return () => clearInterval(timer);
    });
  }

  read(clock: Clock, received: number): Reading {
    const left = leftNow(clock, received, this.#now);
    const up = clock.up || (clock.running && left === 0);
    return { left, up, low: up || (clock.running && left < LOW) };
  }
}
