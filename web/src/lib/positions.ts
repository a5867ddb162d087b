/** Positions of a table's past, each asked for once as long as the line of play stays the same. */

import type { Position } from './api/types';

export class Positions {
  #asked = new Map<string, Promise<Position>>();

  constructor(private readonly fetch: (move: number, page: boolean) => Promise<Position>) {}

  /** After so many moves, in words too where that is wanted. */
  at(move: number, page: boolean): Promise<Position> {
    const key = `${move}/${page}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = this.fetch(move, page);
    this.#asked.set(key, asked);
    asked.catch(() => this.#asked.delete(key));
    return asked;
  }

  clear(): void {
    this.#asked.clear();
  }
}
