/**
 * One table as this browser knows it: the live connection, the last snapshot, the log, the
 * position that is looked at, and the one request that waits for its answer.
 *
 * Nothing is played here. A request names the number of entries it answers (`seq`); when the
 * connection was lost before the answer came, it is sent again only if the table has not moved on.
 */

import { api } from './api/http';
import { Live, liveAddress, type Socket } from './api/live';
import type { ChatLine, Choice, FromServer, Line, Position, Refusal, Request, Seat, Snapshot } from './api/types';

export type Connection = 'connecting' | 'open' | 'lost';

interface Pending {
  id: number;
  request: Request;
}

export interface TableMeans {
  connect: () => Socket;
  position: (move: number, page: boolean) => Promise<Position>;
}

function means(id: string): TableMeans {
  return {
    connect: () => new WebSocket(liveAddress(id)) as unknown as Socket,
    position: (move, page) => api.position(id, move, page),
  };
}

export class Table {
  connection = $state<Connection>('connecting');
  /** The table as it stands now. */
  now = $state.raw<Snapshot | null>(null);
  log = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What the last update brought, to be told and shown. */
  news = $state.raw<readonly Line[]>([]);
  /** The request that waits for its answer. */
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The move that is looked at; nothing for the present. */
  at = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  /** There is no such table, or it may not be seen. */
  missing = $state.raw<Refusal | null>(null);
  /** When the snapshot came, for clocks that run on between snapshots. */
  received = $state(0);

  /** What is on the screen: the present, or the position that is looked at, with nothing offered. */
  shown = $derived.by<Snapshot | null>(() => {
    const now = this.now;
    const past = this.position;
    if (!now || this.at === null || !past) return now;
    const { turn, view, standings, page } = past;
    return { ...now, turn, view, standings, page, choices: [], bundles: [] };
  });

  /** Whether one of my seats is asked. */
  mine = $derived((this.now?.choices.length ?? 0) > 0);

  #live: Live;
  #nextId = 1;
  #page: boolean;
  #positions = new Map<string, Promise<Position>>();

  constructor(
    readonly id: string,
    page: boolean,
    private readonly by: TableMeans = means(id),
  ) {
    this.#page = page;
    this.#live = new Live(by.connect, {
      opened: () => this.#hello(),
      said: (message) => this.#hear(message),
      lost: () => (this.connection = 'lost'),
    });
  }

  close(): void {
    this.#live.close();
  }

  retry(): void {
    this.#live.retry();
  }

  /** The machine says that it is offline: the connection is dead even if nobody closed it. */
  offline(): void {
    this.#live.drop();
  }

  /** Whether the position in words is wanted along with the view. */
  wantPage(page: boolean): void {
    if (page === this.#page) return;
    this.#page = page;
    if (this.connection === 'open') this.#hello();
    if (this.at !== null) void this.look(this.at);
  }

  play({ seat, action, then }: Pick<Choice, 'seat' | 'action' | 'then'>): void {
    this.#ask((seq) => ({ type: 'play', seq, seat, action, ...(then && { then }) }));
  }

  undo(to: number | null = null): void {
    this.#ask((seq) => ({ type: 'undo', seq, to }));
  }

  redo(): void {
    this.#ask((seq) => ({ type: 'redo', seq }));
  }

  answerUndo(yes: boolean): void {
    this.#ask((seq) => ({ type: 'answer_undo', seq, yes }));
  }

  resign(seat: Seat): void {
    this.#ask((seq) => ({ type: 'resign', seq, seat }));
  }

  claim(): void {
    this.#ask((seq) => ({ type: 'claim', seq }));
  }

  say(text: string): void {
    if (this.connection === 'open') this.#live.send({ id: this.#nextId++, type: 'chat', text });
  }

  forgive(): void {
    this.refusal = null;
  }

  /** Looks at the table after so many moves; nothing returns to the present. */
  async look(move: number | null): Promise<void> {
    const last = this.now?.move ?? 0;
    if (move === null || move >= last) {
      this.at = this.position = null;
      return;
    }
    const wanted = Math.max(0, move);
    this.at = wanted;
    try {
      const position = await this.positionAt(wanted);
      if (this.at === wanted) this.position = position;
      for (const near of [wanted + 1, wanted - 1]) {
        if (near >= 0 && near < last) this.positionAt(near).catch(() => undefined);
      }
    } catch (error) {
      console.warn('The position could not be fetched', error);
      if (this.at === wanted) this.at = this.position = null;
    }
  }

  /** A position, asked for once. */
  positionAt(move: number): Promise<Position> {
    const page = this.#page;
    const key = `${move}/${page}`;
    const known = this.#positions.get(key);
    if (known) return known;
    const asked = this.by.position(move, page);
    this.#positions.set(key, asked);
    asked.catch(() => this.#positions.delete(key));
    return asked;
  }

  #ask(request: (seq: number) => Request): void {
    // One request at a time: a second click before the answer is the same click.
    if (!this.now || this.pending || this.connection !== 'open') return;
    this.refusal = null;
    this.pending = { id: this.#nextId++, request: request(this.now.seq) };
    this.#send(this.pending);
  }

  #send({ id, request }: Pending): void {
    this.#live.send({ id, ...request });
  }

  #hello(): void {
    this.#live.send({ type: 'hello', page: this.#page });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        this.connection = 'open';
        this.#take(message.snapshot);
        this.log = message.snapshot.log;
        this.chat = message.snapshot.chat;
        this.#positions.clear();
        this.#settle();
        break;
      case 'update':
        this.#update(message);
        break;
      case 'done':
        if (this.pending?.id === message.id) this.pending = null;
        break;
      case 'refused':
        if (this.pending?.id === message.id) this.pending = null;
        this.refusal = message.error;
        break;
      case 'presence':
        this.#present(message.seats, message.spectators);
    }
  }

  #take(snapshot: Snapshot): void {
    this.now = snapshot;
    this.received = Date.now();
    if (this.at !== null && this.at >= snapshot.move) void this.look(null);
  }

  #update({ lines, snapshot, reset, chat }: FromServer & { type: 'update' }): void {
    // After an undo the whole line of play comes again, and the positions after it are others.
    if (reset) this.#positions.clear();
    this.log = reset ? lines : [...this.log, ...lines];
    this.news = reset ? [] : lines;
    if (chat.length > 0) this.chat = [...this.chat, ...chat];
    this.#take(snapshot);
  }

  /** After a lost connection: was the request that waited stored, or must it be sent again? */
  #settle(): void {
    const waiting = this.pending;
    if (!waiting || !this.now) return;
    const { request } = waiting;
    if ('seq' in request && request.seq === this.now.seq) this.#send(waiting);
    else this.pending = null;
  }

  #present(online: Record<Seat, boolean>, spectators: number): void {
    if (!this.now) return;
    const seats = this.now.seats.map((seat) => ({ ...seat, online: online[seat.seat] ?? seat.online }));
    this.now = { ...this.now, seats, spectators };
  }
}
