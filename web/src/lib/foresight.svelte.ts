/**
 * What this browser has decided and the server has not answered yet, as it will look. The rules are asked on this device,
 * where they are at hand; a decision that they cannot foresee is shown when the server has told of it, as ever. Whatever
 * the server tells counts: what was foreseen is shown only as long as it is still to come.
 */

import type { Line, Snapshot } from './api/types';

/** A table as it was told, and what was decided since. */
export interface Ask {
  told: Snapshot;
  log: readonly Line[];
  /** Who decides and what, as in records. */
  decided: readonly string[];
  /** Whether the position in words is wanted too. */
  page: boolean;
}

export interface Foreseen {
  /** What is told of these decisions. */
  lines: readonly Line[];
  snapshot: Snapshot;
}

/** Whoever knows the rules; nothing where they cannot say. */
export type Seer = (ask: Ask) => Promise<Foreseen | null>;

/** A move as in records; nothing for one that somebody keeps to themselves. */
export const textOf = ({ by, action }: Line): string | null => (action == null ? null : `${by} ${action}`);

export class Foresight {
  #seen = $state.raw<Foreseen | null>(null);
  /** The last question: an answer to an earlier one is of no use. */
  #asked = '';

  /** `shown` hears of lines when they are first seen. */
  constructor(
    private readonly seer: Seer | undefined,
    private readonly shown: (lines: readonly Line[]) => void,
  ) {}

  /** What is shown beyond what was told. */
  get lines(): readonly Line[] {
    return this.#seen?.lines ?? [];
  }

  /** The table as it will stand. */
  over(told: Snapshot | null): Snapshot | null {
    if (!told || !this.#seen) return told;
    const { moves, viewer, turn, prompt, choices, undo, view, standings } = this.#seen.snapshot;
    const { secret, bundles, page } = this.#seen.snapshot;
    return {
      ...told,
      ...{ moves, viewer, turn, choices, undo, view, standings },
      ...{ secret: secret ?? false, bundles: bundles ?? [] },
      prompt: turn === 'chance' ? { key: 'turn-chance' } : prompt,
      ...(page && { page }),
    };
  }

  /** The server has told of moves; says how many of them have been shown already. */
  heard(lines: readonly Line[]): number {
    const coming = this.lines;
    let known = 0;
    while (known < lines.length && known < coming.length && isSame(lines[known], coming[known])) known += 1;
    if (this.#seen && known > 0) {
      const left = coming.slice(known);
      this.#seen = left.length > 0 ? { ...this.#seen, lines: left } : null;
    }
    return known;
  }

  /** Shows what was told and nothing else. */
  clear(): void {
    this.#asked = '';
    this.#seen = null;
  }

  /** Looks at what comes of the decisions that are on their way. What was seen before stays until that is known. */
  async look(ask: Ask): Promise<void> {
    const { told, log, decided, page } = ask;
    const isOpen = told.state === 'running' && log.every((line) => textOf(line) !== null);
    if (!this.seer || !isOpen || !told.seats.some((seat) => seat.you)) return this.clear();
    if (decided.length === 0) this.#seen = null;
    const key = [told.seq, page, ...decided].join('\n');
    if (key === this.#asked) return;
    this.#asked = key;
    const seen = await this.seer(ask).catch(() => null);
    if (key !== this.#asked || decided.length === 0) return;
    const before = this.lines.length;
    // That a game is over is for the server to say.
    this.#seen = seen?.snapshot.state === 'running' ? seen : null;
    if (this.lines.length > before) this.shown(this.lines.slice(before));
  }
}

const isSame = (one?: Line, other?: Line) => one?.by === other?.by && one?.action === other?.action;
