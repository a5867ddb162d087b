/** How long an analysis still takes, by how fast it went since this page looked at it. */

interface Seen {
  /** In milliseconds. */
  at: number;
  done: number;
}

/** Nothing is said before so many decisions and so many milliseconds: the first ones say little. */
const DECISIONS = 8;
const LONG_ENOUGH = 2_000;
/** From here on it is told in minutes. */
const MINUTES = 100;

export class Pace {
  #first: Seen | null = null;
  #last: Seen | null = null;

  hear(done: number, at: number): void {
    // Somebody has begun anew, or another game is looked at.
    if (this.#last && done < this.#last.done) this.#first = null;
    this.#first ??= { at, done };
    if (done !== this.#last?.done) this.#last = { at, done };
  }

  /** The seconds for so many decisions; nothing where it is not known yet. */
  left(decisions: number): number | null {
    const [first, last] = [this.#first, this.#last];
    if (!first || !last || last.done - first.done < DECISIONS || last.at - first.at < LONG_ENOUGH) return null;
    return ((last.at - first.at) / 1000 / (last.done - first.done)) * decisions;
  }
}

/** As roughly as it is known: by five seconds, by minutes where there are many. */
export function roughly(seconds: number): { seconds: number } | { minutes: number } {
  return seconds < MINUTES
    ? { seconds: 5 * Math.max(1, Math.round(seconds / 5)) }
    : { minutes: Math.round(seconds / 60) };
}
