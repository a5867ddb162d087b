/** Who sits at a table, with a page and a rating: asked once for each table, and again when its game is over. */

import { idOf, placeOf } from '$lib/api/names';
import { reach } from '$lib/api/reach.svelte';
import type { AtTable } from '$lib/api/types';
import { ratings } from './api';

type Known = AtTable['seats'][number];

class Seats {
  #found = $state.raw<{ key: string; seats: readonly Known[] }>({ key: '', seats: [] });
  #asked = '';

  /** Asks, unless it is known already. A table of this device has nobody to tell of. */
  ask(table: string, state: string): void {
    const key = `${table} ${state}`;
    if (key === this.#asked || placeOf(table) !== 'server' || reach.alone) return;
    this.#asked = key;
    ratings.atTable(idOf(table)).then(
      (found) => {
        if (this.#asked === key) this.#found = { key, seats: found.seats };
      },
      // A host without ratings, or nobody to ask: then there is nothing to link to.
      () => undefined,
    );
  }

  of(table: string, seat: string): Known | undefined {
    return this.#found.key.startsWith(`${table} `) ? this.#found.seats.find((one) => one.seat === seat) : undefined;
  }
}

export const seated = new Seats();
