/** This device: one worker with the module and its storage, begun when it is first asked. */

import { engine, nets, puzzles } from 'virtual:engine';
import type { FromWorker, Reply, ToWorker, Trouble } from '../../local/messages';
import { remember } from '$lib/memory';
import { lasting } from '$lib/offline/lasting.svelte';
import { following } from './changes';
import { nameOf } from './names';
import { ApiError, refused, type Answer, type Sent, type Socket, type Transport } from './transport';
import type { FromServer, Refusal, Snapshot, TableSummary } from './types';

/** What is used of a worker; tests bring their own. */
export interface Hands {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** How a connection ends that can be tried again. */
const LOST = 1006;

const here = (id: string) => nameOf('device', id);
const maybe = (id: string | null | undefined) => (id ? here(id) : null);

/** A snapshot with tables under the names that the page has for them. */
function named(snapshot: Snapshot): Snapshot {
  const { id, parent, rematch } = snapshot;
  return { ...snapshot, id: here(id), parent: maybe(parent), rematch: maybe(rematch) };
}

const listed = (tables: TableSummary[]) => tables.map((table) => ({ ...table, id: here(table.id) }));

function namedFrame(frame: FromServer): FromServer {
  return 'snapshot' in frame ? { ...frame, snapshot: named(frame.snapshot) } : frame;
}

/** What an answer to a question about tables says, with their names. */
function namedAnswer(path: string, body: unknown): unknown {
  if (!/^\/(tables|records)\b/.test(path) || typeof body !== 'object' || body === null) return body;
  if ('running' in body && 'finished' in body) {
    const { running, finished } = body as Record<string, TableSummary[]>;
    return { running: listed(running ?? []), finished: listed(finished ?? []) };
  }
  if ('log' in body && 'rematch' in body) return named(body as Snapshot);
  return 'id' in body && typeof body.id === 'string' ? { ...body, id: here(body.id) } : body;
}

class LocalSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

export class Local implements Transport {
  #hands: Hands | null = null;
  #asked = new Map<number, { path: string; done: (answer: Answer) => void; failed: (error: ApiError) => void }>();
  #sockets = new Map<number, LocalSocket>();
  #next = 1;
  /** Who wants to know what goes wrong. */
  ontrouble: ((trouble: Trouble, words: string) => void) | null = null;
  onrelief: ((trouble: Trouble) => void) | null = null;

  constructor(
    private readonly begin: () => Hands,
    /** A game is kept here from now on. */
    private readonly onkept: () => void = () => undefined,
  ) {}

  ask(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Answer> {
    return this.#say(path, (n) => ({ type: 'http', n, method, path: `/api${path}`, body: sent?.text }));
  }

  /** The whole shelf as text. */
  async shelf(): Promise<string> {
    return (await this.#say('', (n) => ({ type: 'export', n }))).body as string;
  }

  /** Puts the tables of a shelf beside those that are here; where that ended before all of them were, `error` says why. */
  async take(text: string): Promise<{ taken: number; known: number; damaged: number; error?: Refusal }> {
    const { body } = await this.#say('', (n) => ({ type: 'import', n, text }));
    const counts = body as { taken: number; known: number; damaged: number; error?: Refusal };
    if (counts.taken > 0) this.onkept();
    return counts;
  }

  /** Has bots asked again that have found no move. */
  again(): void {
    this.#post({ type: 'again' });
  }

  /** What is kept here and cannot be read, by whatever it is called. */
  async unread(): Promise<string[]> {
    return (await this.ask('GET', '/tables/unread')).body as string[];
  }

  async discard(table: string): Promise<void> {
    await this.ask('POST', `/tables/${table}/remove`);
  }

  connect(table: string): Socket {
    const c = this.#next++;
    const socket = new LocalSocket(
      (text) => this.#post({ type: 'frame', c, text }),
      () => {
        if (this.#sockets.delete(c)) this.#post({ type: 'close', c });
      },
    );
    this.#sockets.set(c, socket);
    this.#post({ type: 'open', c, table });
    // It hears in the order in which it was told, so it is open at once.
    queueMicrotask(() => socket.onopen?.());
    return following(socket, namedFrame);
  }

  #say(path: string, message: (n: number) => ToWorker): Promise<Answer> {
    return new Promise((done, failed) => {
      const n = this.#next++;
      this.#asked.set(n, { path, done, failed });
      this.#post(message(n));
    });
  }

  #post(message: ToWorker): void {
    if (!this.#hands) {
      const hands = this.begin();
      hands.onmessage = ({ data }) => this.#hear(data);
      hands.onerror = () => this.#drop(hands);
      this.#hands = hands;
    }
    this.#hands.postMessage(message);
  }

  /** The worker never came, or has died: nobody waits for it, and the next request begins another one. */
  #drop(hands: Hands): void {
    hands.onmessage = hands.onerror = null;
    hands.terminate();
    this.#hands = null;
    const [asked, sockets] = [[...this.#asked.values()], [...this.#sockets.values()]];
    this.#asked.clear();
    this.#sockets.clear();
    const refusal = { code: 'device_broken', message: 'the worker has died' };
    for (const { failed } of asked) failed(new ApiError(500, refusal));
    for (const socket of sockets) socket.onclose?.({ code: LOST });
  }

  #hear(said: FromWorker): void {
    switch (said.type) {
      case 'reply':
        this.#answered(said);
        break;
      case 'frame':
        this.#sockets.get(said.c)?.onmessage?.(namedFrame(said.frame));
        break;
      case 'closed': {
        const socket = this.#sockets.get(said.c);
        this.#sockets.delete(said.c);
        socket?.onclose?.({ code: said.code });
        break;
      }
      case 'trouble':
        console.warn('This device:', said.words);
        this.ontrouble?.(said.trouble, said.words);
        break;
      case 'relief':
        this.onrelief?.(said.trouble);
    }
  }

  #answered({ n, status, body, file }: Reply): void {
    const asked = this.#asked.get(n);
    this.#asked.delete(n);
    if (status === 201) this.onkept();
    if (status >= 400) asked?.failed(refused(status, body));
    else asked?.done({ body: namedAnswer(asked.path, body), ...(file && { file }) });
  }
}

function begin(): Hands {
  if (engine === null) throw new ApiError(0, { code: 'offline', message: 'this device cannot play by itself' });
  const worker = new Worker(new URL('../../local/worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({
    type: 'start',
    engine: new URL(engine, location.href).href,
    nets: absolute(nets),
    puzzles: absolute(puzzles),
  } satisfies ToWorker);
  remember('device', 'used');
  return worker as Hands;
}

const absolute = (addresses: Record<string, string>) =>
  Object.fromEntries(Object.entries(addresses).map(([name, path]) => [name, new URL(path, location.href).href]));

// Tables that somebody plays here are not to be thrown away when the disk is full of other things.
export const local = new Local(begin, () => void lasting.ask());
