/** What answers the page: a server, or this device. Both are asked the same and say the same. */

import type { FromServer, Refusal } from './types';

/** A live connection to a table. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: FromServer) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What goes along with a request. */
export interface Sent {
  text: string;
  type: 'application/json' | 'text/plain';
}

export interface Answer {
  /** What it says; of a file its text. */
  body: unknown;
  /** What the file is called, where it is one. */
  file?: string;
}

export interface Transport {
  /** A refusal is thrown as an `ApiError`. */
  ask(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Answer>;
  connect(table: string): Socket;
}

/** A request that was refused, or that reached nobody (`code` is then `offline`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

/** What an answer says that is a refusal. */
export function refused(status: number, body: unknown): ApiError {
  const said = typeof body === 'object' && body !== null && 'error' in body;
  return new ApiError(
    status,
    said ? (body.error as Refusal) : { code: `http_${status}`, message: `The server answered ${status}.` },
  );
}
