/**
 * One table as this browser knows it: the live connection, the last snapshot, the log, the
 * position that is looked at, and what this browser wants of the server.
 *
 * Nothing is played here. A request names the number of entries it answers (`seq`); when the
 * connection was lost before the answer came, it is sent again only if the table has not moved on.
 * One request is under way at a time. What is wanted meanwhile waits until the table has come to
 * what the answer promised; then it is sent if it is still possible, and otherwise forgotten aloud.
 */

import { api } from './api/http';
import { Live } from './api/live';
import { placeOf } from './api/names';
import { connect } from './api/places';
import type { Socket } from './api/transport';
import { tellingOf } from './games/tellings';
import { Playout } from './playout.svelte';
import type {
  ChatLine,
  Choice,
  FromServer,
  Hint,
  Line,
  Position,
  Refusal,
  Request,
  Seat,
  Snapshot,
  Study,
} from './api/types';

export type Connection = 'connecting' | 'open' | 'lost';

/** Something this browser wants; what exactly is asked for depends on the table as it then stands. */
interface Wish {
  /** The same twice is one click twice; nothing for what may be wanted again, such as one more undo. */
  name: string | null;
  /** What it is in words, where there are any. */
  choice?: Choice;
  /** The request, or nothing where the table does not offer it. */
  request: (now: Snapshot) => Request | null;
}

interface Pending {
  id: number;
  wish: Wish;
  request: Request;
}

/** Whoever waits for a hint. */
export interface Advised {
  found: (hint: Hint) => void;
  /** Nothing more comes; perhaps because it was refused. */
  ended: (refusal: Refusal | null) => void;
}

export interface TableMeans {
  connect: () => Socket;
  position: (move: number, page: boolean) => Promise<Position>;
  /** Why actions are not possible now; nothing for those that are. */
  why: (seat: Seat, actions: readonly string[]) => Promise<readonly (Refusal | null)[]>;
}

function means(id: string): TableMeans {
  return {
    connect: () => connect(id),
    position: (move, page) => api.position(id, move, page),
    why: (seat, actions) => api.why(id, seat, actions),
  };
}

export class Table {
  connection = $state<Connection>('connecting');
  /** The table as it stands now. */
  now = $state.raw<Snapshot | null>(null);
  /** The seat of a bot that has been thinking for a while. */
  thinking = $state.raw<Seat | null>(null);
  log = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What the last update brought to be shown and told at once: what the others did may be played out instead. */
  #fresh = $state.raw<readonly Line[]>([]);
  /** The request that waits for its answer. */
  pending = $state.raw<Pending | null>(null);
  /** What is wanted after that, in order. */
  wishes = $state.raw<readonly Wish[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The move that is looked at; nothing for the present. */
  at = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  /** There is no such table, or it may not be seen. */
  missing = $state.raw<Refusal | null>(null);
  /** Whether others have acted while nobody looked, and one has not been told yet. */
  missed = $state(false);
  /** When the snapshot came, for clocks that run on between snapshots. */
  received = $state(0);

  /** How what the others do comes to be seen. */
  readonly playout = new Playout({
    log: () => this.log,
    telling: () => tellingOf(this.now?.game),
    mine: () => this.own,
    position: (move) => this.positionAt(move),
  });

  /** The seats of this browser. */
  own = $derived((this.now?.seats ?? []).filter((seat) => seat.you).map((seat) => seat.seat));

  /** The position that is drawn instead of the present: one that is looked at, or as far as it has been played out. */
  past = $derived(this.at === null ? this.playout.held : this.position);

  /** What is to be seen moving. */
  moving = $derived(this.at !== null ? [] : (this.playout.step?.lines ?? this.#fresh));

  /** What is on the screen: the present, or a position of the past, with nothing offered. */
  shown = $derived.by<Snapshot | null>(() => {
    const now = this.now;
    if (!now || !this.past) return now;
    const { turn, view, standings, page } = this.past;
    return { ...now, turn, view, standings, page, choices: [], bundles: [] };
  });

  /** Whether one of my seats is asked. */
  mine = $derived((this.now?.choices.length ?? 0) > 0);

  /** The action that will be played next, if it is still offered then. */
  next = $derived(this.wishes.find((wish) => wish.choice)?.choice ?? null);

  #live: Live;
  /** The request that was answered last, and the number of entries that the answer promised. */
  #answered: { name: string | null; seq: number } = { name: null, seq: 0 };
  #nextId = 1;
  #page: boolean;
  #advised: ({ id: number } & Advised) | null = null;
  #followed: { id: number; found: (study: Study) => void } | null = null;
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
      lost: (fault) => this.#lost(fault),
    });
  }

  close(): void {
    this.playout.skip();
    this.#live.close();
  }

  retry(): void {
    this.#live.retry();
  }

  /** The machine says that it is offline: a connection to a server is dead even if nobody closed it. */
  offline(): void {
    if (placeOf(this.id) === 'server') this.#live.drop();
  }

  /** Whether the position in words is wanted along with the view. */
  wantPage(page: boolean): void {
    if (page === this.#page) return;
    this.#page = page;
    if (this.connection === 'open') this.#hello();
    if (this.at !== null) void this.look(this.at);
  }

  play(choice: Choice): void {
    const { seat, action, then } = choice;
    const isIt = (one: Choice) => one.seat === seat && one.action === action;
    this.#want({
      name: ['play', seat, action, ...(then ?? [])].join(' '),
      choice,
      request: ({ seq, choices }) =>
        choices.some(isIt) ? { type: 'play', seq, seat, action, ...(then && { then }) } : null,
    });
  }

  /** One decision back, back to where the turn began, until so many moves are left, or only the decision that came then. */
  undo(how: 'step' | 'turn' | number = 'step', only = false): void {
    this.#want({
      name: null,
      request: ({ seq, undo }) => {
        const to = typeof how === 'number' ? how : how === 'turn' ? undo.turn_start : undo.to;
        return to === null || undo.request ? null : { type: 'undo', seq, to, ...(only && { only }) };
      },
    });
  }

  redo(): void {
    this.#want({ name: null, request: ({ seq, undo }) => (undo.redo === null ? null : { type: 'redo', seq }) });
  }

  answerUndo(yes: boolean): void {
    this.#want({
      name: 'answer',
      request: ({ seq, undo }) => (undo.request ? { type: 'answer_undo', seq, yes } : null),
    });
  }

  resign(seat: Seat): void {
    this.#want({ name: `resign ${seat}`, request: ({ seq }) => ({ type: 'resign', seq, seat }) });
  }

  claim(): void {
    this.#want({ name: 'claim', request: ({ seq }) => ({ type: 'claim', seq }) });
  }

  say(text: string): void {
    if (this.connection === 'open') this.#live.send({ id: this.#nextId++, type: 'chat', text });
  }

  /** Asks what a master would do on a seat; says how to stop it. */
  askHint(seat: Seat, advised: Advised): () => void {
    const id = this.#nextId++;
    this.#advised = { id, ...advised };
    if (this.connection === 'open') this.#live.send({ id, type: 'hint', seq: this.now?.seq, seat });
    else this.#endHint(id, { code: 'offline', message: 'there is no connection' });
    return () => {
      if (this.#advised?.id !== id) return;
      this.#advised = null;
      this.#live.send({ id: this.#nextId++, type: 'end_hint' });
    };
  }

  /** Wants to hear what is found about the game, from so many decisions on; it ends by itself. */
  followStudy(have: number, found: (study: Study) => void): void {
    if (this.connection !== 'open') return;
    const id = this.#nextId++;
    this.#followed = { id, found };
    this.#live.send({ id, type: 'study', have });
  }

  /** Says whether the number was that of a hint. */
  #endHint(id: number | null | undefined, refusal: Refusal | null): boolean {
    const advised = this.#advised;
    if (!advised || advised.id !== id) return false;
    this.#advised = null;
    advised.ended(refusal);
    return true;
  }

  forgive(): void {
    this.refusal = null;
  }

  /** Looks at the table after so many moves; nothing returns to the present. */
  async look(move: number | null): Promise<void> {
    this.playout.skip();
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

  why(seat: Seat, actions: readonly string[]): Promise<readonly (Refusal | null)[]> {
    return this.by.why(seat, actions);
  }

  /** Plays out once more what came after a move. */
  async replay(from: number): Promise<void> {
    try {
      this.playout.replay(await this.positionAt(from));
    } catch (error) {
      console.warn('The position could not be fetched', error);
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

  #want(wish: Wish): void {
    // The same again before the table has changed is the same click.
    const under = this.pending?.wish.name ?? (this.#isSettled() ? null : this.#answered.name);
    const known = [under, ...this.wishes.map((one) => one.name)];
    if (wish.name !== null && known.includes(wish.name)) return;
    this.playout.skip();
    this.missed = false;
    this.refusal = null;
    this.wishes = [...this.wishes, wish];
    this.#ask();
  }

  /** Whether the table is where the last answer said it would be. */
  #isSettled(): boolean {
    return this.now !== null && this.now.seq >= this.#answered.seq;
  }

  /** Sends what is wanted next, as soon as it can be said whether it is possible. */
  #ask(): void {
    const [wish, ...later] = this.wishes;
    if (!wish || !this.now || this.pending || this.connection !== 'open' || !this.#isSettled()) return;
    const request = wish.request(this.now);
    if (!request) {
      // What was wanted after it was wanted on top of it.
      this.wishes = [];
      if (wish.choice) this.refusal = { code: 'forgotten', message: 'no longer offered', key: 'web-forgotten' };
      return;
    }
    this.wishes = later;
    this.pending = { id: this.#nextId++, wish, request };
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
        this.playout.skip();
        if (message.snapshot.move !== this.now?.move) this.missed = message.snapshot.choices.length > 0;
        this.#take(message.snapshot);
        this.log = message.snapshot.log;
        this.chat = message.snapshot.chat;
        this.#positions.clear();
        this.#settle();
        this.#ask();
        break;
      case 'update':
        this.#update(message);
        this.#ask();
        break;
      case 'hint':
        if (this.#advised?.id === message.id) this.#advised.found(message.hint);
        break;
      case 'study':
        if (this.#followed?.id === message.id) this.#followed.found(message.study);
        break;
      case 'done':
        if (this.#endHint(message.id, null)) break;
        if (this.pending?.id === message.id) {
          this.#answered = { name: this.pending.wish.name, seq: message.seq };
          this.pending = null;
        }
        this.#ask();
        break;
      case 'refused':
        if (this.#endHint(message.id, message.error)) break;
        if (this.pending?.id === message.id) {
          this.pending = null;
          this.wishes = [];
        }
        this.refusal = message.error;
        break;
      case 'deleted':
        this.missing = { code: 'deleted', message: 'the table was deleted', key: 'web-deleted' };
        this.close();
        break;
      case 'presence':
        this.#present(message.seats, message.spectators);
        this.thinking = message.thinking ?? null;
    }
  }

  #take(snapshot: Snapshot): void {
    this.now = snapshot;
    this.thinking = null;
    this.received = Date.now();
    if (this.at !== null && this.at >= snapshot.move) void this.look(null);
  }

  #update({ lines, snapshot, reset, chat }: FromServer & { type: 'update' }): void {
    // After an undo the whole line of play comes again, and the positions after it are others.
    if (reset) this.#positions.clear();
    this.log = reset ? lines : [...this.log, ...lines];
    if (chat.length > 0) this.chat = [...this.chat, ...chat];
    const before = this.now;
    this.#take(snapshot);
    this.#playOut(before, lines, reset);
  }

  #playOut(before: Snapshot | null, lines: readonly Line[], reset: boolean): void {
    if (reset || !before || this.at !== null) {
      this.playout.skip();
      this.#fresh = [];
    } else if (lines.length > 0) {
      if (document.hidden && lines.some(({ by }) => by !== '*' && !this.own.includes(by))) this.missed = true;
      this.#fresh = this.playout.heard(before, lines) ? [] : lines;
    }
  }

  /** What the server ended the connection for must not be sent again. */
  #lost(fault: string | null): void {
    this.connection = 'lost';
    this.#endHint(this.#advised?.id, null);
    if (!fault) return;
    this.pending = null;
    this.wishes = [];
    // A refusal that came before the end says more.
    this.refusal ??= { code: fault, message: 'the server has ended the connection' };
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
