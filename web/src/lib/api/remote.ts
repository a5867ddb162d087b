/** The server that sent this page. */

import { following } from './changes';
import { sighted } from './sight';
import { ApiError, refused, type Sent, type Socket, type Transport } from './transport';
import type { FromServer } from './types';

/** Where its interface is, beside the page. */
const API = '/api';

class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly #socket: WebSocket;

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => this.onopen?.();
    this.#socket.onmessage = ({ data }: MessageEvent<string>) => this.onmessage?.(JSON.parse(data) as FromServer);
    this.#socket.onclose = (event) => this.onclose?.(event);
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }
}

/** A live connection to anything of the interface. */
export function lineTo(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Line(`${scheme}//${location.host}${API}${path}`);
}

export const remote: Transport = {
  async ask(method, path, sent?: Sent) {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (sent) headers['content-type'] = sent.type;
    let response: Response;
    try {
      response = await fetch(API + path, { method, headers, body: sent?.text, credentials: 'same-origin' });
    } catch (cause) {
      throw new ApiError(0, { code: 'offline', message: String(cause) });
    }
    if (!response.ok) throw refused(response.status, await response.json().catch(() => null));
    const file = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return file ? { body: await response.text(), file } : { body: await response.json() };
  },

  connect: (table) => following(sighted(lineTo(`/tables/${encodeURIComponent(table)}/live`))),
};
