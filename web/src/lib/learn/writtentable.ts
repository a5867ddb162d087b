/**
 * A table that is kept nowhere, as the page knows its server: it hears what is wanted and tells what came of it. Lessons
 * and puzzles are such tables; each says what its positions are and where they come from.
 */

import type { Socket } from '$lib/api/transport';
import type { FromServer, Snapshot } from '$lib/api/types';

/** What a table may send. */
export interface Heard {
  type: string;
  id?: number;
  page?: boolean;
  action?: string;
  then?: string[];
  to?: number | null;
}

/** How a connection ends that can be tried again. */
const LOST = { code: 1006 };

export abstract class WrittenTable implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: FromServer) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  /** Whether positions are wanted in words too. */
  protected page = false;
  protected seq = 0;
  /** The last position that was asked for counts. */
  #asked = 0;

  connect = (): Socket => {
    queueMicrotask(() => this.onopen?.());
    return this;
  };

  send(text: string): void {
    const heard = JSON.parse(text) as Heard;
    if (heard.type === 'hello') this.page = heard.page ?? false;
    if (!this.hear(heard)) this.#say({ type: 'done', id: heard.id ?? 0, seq: this.seq });
  }

  /** Does what the table wants; false where that is nothing. */
  protected abstract hear(heard: Heard): boolean;

  close(): void {
    this.#asked += 1;
  }

  /** What was asked for, unless something else was asked since or it did not come. */
  protected async latest<T>(coming: Promise<T>): Promise<T | null> {
    const asked = (this.#asked += 1);
    try {
      const came = await coming;
      return asked === this.#asked ? came : null;
    } catch {
      if (asked === this.#asked) this.onclose?.(LOST);
      return null;
    }
  }

  /** Tells the table where it is now, and what has happened since so many moves; nothing said is a whole new look. */
  protected tell(snapshot: Snapshot, before: number | null, id?: number): void {
    this.seq += 1;
    const now = { ...snapshot, seq: this.seq };
    if (before === null) this.#say({ type: 'snapshot', snapshot: now });
    else {
      const reset = snapshot.moves < before;
      const lines = reset ? snapshot.log : snapshot.log.slice(before);
      this.#say({ type: 'update', lines, reset, chat: [], snapshot: { ...now, log: [] } });
    }
    if (id !== undefined) this.#say({ type: 'done', id, seq: this.seq });
  }

  #say(message: FromServer): void {
    this.onmessage?.(message);
  }
}
