/**
 * The live connection of a table. It comes back by itself: at once when the machine is online
 * again, otherwise after a pause that doubles up to eight seconds. The pause is short again after a
 * connection that has lasted; where the server ended it for something that we did, it is long.
 */

import type { Socket } from './transport';
import type { FromServer } from './types';

export interface LiveEvents {
  opened(): void;
  said(message: FromServer): void;
  /** The connection has ended; `fault` is the code of a refusal where something we sent was the reason. */
  lost(fault: string | null): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** How long a connection has to last to have been a good one. */
const STEADY = 10_000;

/** How the server closes a connection that did something wrong, and which refusal that is. */
const FAULTS: Record<number, string> = {
  1002: 'internal',
  1007: 'internal',
  1008: 'internal',
  1009: 'too_large',
};

/** The pause before the next try, after so many in vain. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries);
}

export class Live {
  #socket: Socket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly connect: () => Socket,
    private readonly events: LiveEvents,
  ) {
    this.#open();
  }

  send(message: unknown): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Tries again now instead of after the pause. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** Gives a connection up that is known to be dead, and tries again. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#forget(socket);
    socket.close();
    this.#lost(null);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket) this.#forget(socket);
    socket?.close();
  }

  #forget(socket: Socket): void {
    clearTimeout(this.#steady);
    socket.onopen = socket.onmessage = socket.onclose = null;
    this.#socket = null;
  }

  #open(): void {
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#steady = setTimeout(() => (this.#tries = 0), STEADY);
      this.events.opened();
    };
    socket.onmessage = (message) => this.events.said(message);
    socket.onclose = ({ code }) => {
      this.#forget(socket);
      this.#lost(FAULTS[code] ?? null);
    };
  }

  #lost(fault: string | null): void {
    this.events.lost(fault);
    this.#timer = setTimeout(() => this.#open(), fault ? LONGEST_PAUSE : pauseAfter(this.#tries));
    this.#tries += 1;
  }
}
