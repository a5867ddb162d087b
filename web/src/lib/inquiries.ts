/**
 * What is asked about a table without changing it: what a master would do, and what is found about a game that is over.
 * Answers come bit by bit, and only those to the last question are heard.
 */

import type { Hint, Refusal, Seat, Study } from './api/types';

/** Whoever waits for a hint. */
export interface Advised {
  found: (hint: Hint) => void;
  /** Nothing more comes; perhaps because it was refused. */
  ended: (refusal: Refusal | null) => void;
}

export interface InquiryMeans {
  /** The number of the next message. */
  number: () => number;
  send: (message: object) => void;
  /** How many entries of the table are known. */
  seq: () => number | undefined;
}

export class Inquiries {
  #advised: ({ id: number } & Advised) | null = null;
  #followed: { id: number; found: (study: Study) => void } | null = null;
  /** A hint that is asked for when nothing is on its way any more. */
  #later: (() => void) | null = null;

  constructor(private readonly by: InquiryMeans) {}

  /** Asks for a hint now, as soon as all that was decided is told, or not at all; says how to stop it. */
  askHint(about: { seat: Seat; longer: boolean }, advised: Advised, when: 'now' | 'later' | 'never'): () => void {
    const id = this.by.number();
    this.#advised = { id, ...advised };
    const ask = () => this.by.send({ id, type: 'hint', seq: this.by.seq(), ...about });
    if (when === 'later') this.#later = ask;
    else if (when === 'now') ask();
    else this.ended(id, { code: 'offline', message: 'there is no connection' });
    return () => {
      if (this.#advised?.id !== id) return;
      this.#advised = this.#later = null;
      this.by.send({ id: this.by.number(), type: 'end_hint' });
    };
  }

  follow(have: number, found: (study: Study) => void): void {
    const id = this.by.number();
    this.#followed = { id, found };
    this.by.send({ id, type: 'study', have });
  }

  /** Nothing is on its way any more. */
  settled(): void {
    this.#later?.();
    this.#later = null;
  }

  hinted(id: number | null | undefined, hint: Hint): void {
    if (this.#advised?.id === id) this.#advised?.found(hint);
  }

  studied(id: number | null | undefined, study: Study): void {
    if (this.#followed?.id === id) this.#followed?.found(study);
  }

  /** Says whether the number was that of a hint. */
  ended(id: number | null | undefined, refusal: Refusal | null): boolean {
    const advised = this.#advised;
    if (!advised || advised.id !== id) return false;
    this.#advised = this.#later = null;
    advised.ended(refusal);
    return true;
  }

  /** Nobody is there to answer. */
  lost(): void {
    this.ended(this.#advised?.id, null);
  }
}
