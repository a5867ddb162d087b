/**
 * One table as this browser knows it: the live connection, the last snapshot, the log, the
 * position that is looked at, and what this browser wants of the server.
 *
 * Nothing is decided here. A request names the number of entries it answers (`seq`); when the
 * connection was lost before the answer came, it is sent again only if the table has not moved on.
 * One request is under way at a time. What is wanted meanwhile waits until the table has come to
 * what the answer promised; then it is sent if it is still possible, and otherwise forgotten aloud. What is on its way is
 * shown already where it can be foreseen.
 */

import { api } from './api/http';
import { Live } from './api/live';
import { placeOf } from './api/names';
import { connect } from './api/places';
import { reach } from './api/reach.svelte';
import type { Socket } from './api/transport';
import { Foresight, textOf, type Seer } from './foresight.svelte';
import { tellingOf } from './games/tellings';
import { Inquiries, type Advised } from './inquiries';
import { Playout } from './playout.svelte';
import { Positions } from './positions';
import { answering, claiming, playing, redoing, resigning, textsOf, undoing, type Wish } from './wishes';
import type {
  ChatLine,
  Choice,
  FromServer,
  Line,
  Position,
  Refusal,
  Request,
  Seat,
  Snapshot,
  Study,
} from './api/types';

export type Connection = 'connecting' | 'open' | 'lost';

interface Pending {
  id: number;
  wish: Wish;
  request: Request;
}

export interface TableMeans {
  connect: () => Socket;
  position: (move: number, page: boolean) => Promise<Position>;
  /** Why actions are not possible now; nothing for those that are. */
  why: (seat: Seat, actions: readonly string[]) => Promise<readonly (Refusal | null)[]>;
  /** Whoever can say what own decisions lead to before they are answered. */
  foresee?: Seer;
}

/** So long whoever leaves waits for what they have decided to be stored. */
const LONGEST_FAREWELL_MS = 10_000;

/** The rules come when they are first asked, and not with the page. */
const foresee: Seer = async (ask) => (await import('./api/seer')).foresee(ask);

function means(id: string): TableMeans {
  return {
    // A table of this device answers as fast.
    ...(placeOf(id) === 'server' && reach.device && { foresee }),
    connect: () => connect(id),
    position: (move, page) => api.position(id, move, page),
    why: (seat, actions) => api.why(id, seat, actions),
  };
}

export class Table {
  connection = $state<Connection>('connecting');
  /** The table as the server has told it. */
  #told = $state.raw<Snapshot | null>(null);
  /** What was told of the moves. */
  #lines = $state.raw<readonly Line[]>([]);
  /** The seat of a bot that has been thinking for a while. */
  thinking = $state.raw<Seat | null>(null);
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

  readonly #foresight: Foresight;

  /** The table as it stands now, with what is on its way. */
  now = $derived.by<Snapshot | null>(() => this.#foresight.over(this.#told));
  log = $derived.by<readonly Line[]>(() => {
    const coming = this.#foresight.lines;
    return coming.length > 0 ? [...this.#lines, ...coming] : this.#lines;
  });

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

  /** The action that will be played next, if it is still offered then; nothing where it is shown already. */
  next = $derived.by(() =>
    this.#foresight.lines.length > 0 ? null : (this.wishes.find((wish) => wish.choice)?.choice ?? null),
  );

  #live: Live;
  #leaving = false;
  /** The request that was answered last, and the number of entries that the answer promised. */
  #answered: { name: string | null; seq: number } = { name: null, seq: 0 };
  #nextId = 1;
  #page: boolean;
  /** The decisions of the request that was sent last of which the server has not told yet. */
  #sent: readonly string[] = [];
  readonly #inquiries = new Inquiries({
    number: () => this.#nextId++,
    send: (message) => this.#live.send(message),
    seq: () => this.#told?.seq,
  });
  readonly #positions: Positions;

  constructor(
    readonly id: string,
    page: boolean,
    private readonly by: TableMeans = means(id),
  ) {
    this.#page = page;
    this.#positions = new Positions((move, withPage) => by.position(move, withPage));
    this.#foresight = new Foresight(by.foresee, (lines) => {
      if (this.at === null) this.#fresh = lines;
    });
    this.#live = new Live(by.connect, {
      opened: () => this.#hello(),
      said: (message) => this.#hear(message),
      lost: (fault) => this.#lost(fault),
    });
  }

  close(): void {
    this.playout.skip();
    this.#leaving = true;
    this.#leave();
    setTimeout(() => this.#live.close(), LONGEST_FAREWELL_MS);
  }

  /** Whether something that was wanted is not stored yet. */
  get isBusy(): boolean {
    return this.connection === 'open' && !this.missing && (this.pending !== null || this.wishes.length > 0);
  }

  /** Whoever goes leaves nothing behind that was shown as played. */
  #leave(): void {
    if (this.#leaving && !this.isBusy) this.#live.close();
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
    this.#foresee();
    if (this.at !== null) void this.look(this.at);
  }

  play(choice: Choice): void {
    const before = this.log.filter(({ by }) => this.own.includes(by)).length;
    this.#want(playing(choice, before));
  }

  /** One decision back, back to where the turn began, until so many moves are left, or only the decision that came then. */
  undo(how: 'step' | 'turn' | number = 'step', only = false): void {
    this.#want(undoing(how, only));
  }

  redo(): void {
    this.#want(redoing);
  }

  answerUndo(yes: boolean): void {
    this.#want(answering(yes));
  }

  resign(seat: Seat): void {
    this.#want(resigning(seat));
  }

  claim(): void {
    this.#want(claiming);
  }

  say(text: string): void {
    if (this.connection === 'open') this.#live.send({ id: this.#nextId++, type: 'chat', text });
  }

  /** Asks what a master would do on a seat; says how to stop it. */
  askHint(seat: Seat, advised: Advised, longer = false): () => void {
    const when = this.connection !== 'open' ? 'never' : this.#underWay().length > 0 ? 'later' : 'now';
    return this.#inquiries.askHint({ seat, longer }, advised, when);
  }

  /** Wants to hear what is found about the game, from so many decisions on; it ends by itself. */
  followStudy(have: number, found: (study: Study) => void): void {
    if (this.connection === 'open') this.#inquiries.follow(have, found);
  }

  forgive(): void {
    this.refusal = null;
  }

  /** Looks at the table after so many moves; nothing returns to the present. */
  async look(move: number | null): Promise<void> {
    this.playout.skip();
    const last = this.#told?.moves ?? 0;
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

  positionAt(move: number): Promise<Position> {
    return this.#positions.at(move, this.#page);
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
    this.#foresee();
  }

  /** The decisions that the server has not told of, in order; what comes after another wish depends on that. */
  #underWay(): string[] {
    // Something else than a decision that was sent comes first, and nobody knows what it leads to.
    const first = this.pending ? !this.pending.wish.choice : !this.#isSettled() && this.#sent.length === 0;
    if (first) return [];
    const other = this.wishes.findIndex((wish) => !wish.choice);
    const wished = other < 0 ? this.wishes : this.wishes.slice(0, other);
    return [...this.#sent, ...wished.flatMap(({ choice }) => (choice ? textsOf(choice) : []))];
  }

  /** Shows what is on its way as far as it can be foreseen, and nothing of it while nobody can answer. */
  #foresee(): void {
    if (!this.#told || this.connection !== 'open') this.#foresight.clear();
    else {
      const decided = this.#underWay();
      void this.#foresight.look({ told: this.#told, log: this.#lines, decided, page: this.#page });
    }
  }

  /** Whether the table is where the last answer said it would be. */
  #isSettled(): boolean {
    return this.#told !== null && this.#told.seq >= this.#answered.seq;
  }

  /** Sends what is wanted next, as soon as it can be said whether it is possible. */
  #ask(): void {
    const [wish, ...later] = this.wishes;
    if (!this.#told || this.pending || this.connection !== 'open' || !this.#isSettled()) return;
    this.#sent = [];
    if (!wish) {
      this.#inquiries.settled();
      return;
    }
    const request = wish.request(this.#told);
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

  #send({ id, wish, request }: Pending): void {
    this.#sent = wish.choice ? textsOf(wish.choice) : [];
    this.#live.send({ id, ...request });
  }

  #hello(): void {
    this.#live.send({ type: 'hello', page: this.#page });
  }

  #hear(message: FromServer): void {
    this.#listen(message);
    this.#foresee();
    this.#leave();
  }

  #listen(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        this.connection = 'open';
        this.playout.skip();
        if (message.snapshot.moves !== this.#told?.moves) this.missed = message.snapshot.choices.length > 0;
        this.#foresight.clear();
        this.#take(message.snapshot);
        this.#lines = message.snapshot.log;
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
        this.#inquiries.hinted(message.id, message.hint);
        break;
      case 'study':
        this.#inquiries.studied(message.id, message.study);
        break;
      case 'done':
        if (this.#inquiries.ended(message.id, null)) break;
        if (this.pending?.id === message.id) {
          this.#answered = { name: this.pending.wish.name, seq: message.seq };
          this.pending = null;
        }
        this.#ask();
        break;
      case 'refused':
        if (this.#inquiries.ended(message.id, message.error)) break;
        if (this.pending?.id === message.id) {
          this.pending = null;
          this.wishes = this.#sent = [];
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
    this.#told = snapshot;
    this.thinking = null;
    this.received = Date.now();
    if (this.at !== null && this.at >= snapshot.moves) void this.look(null);
  }

  #update({ lines, snapshot, reset, chat }: FromServer & { type: 'update' }): void {
    // After an undo the whole line of play comes again, and the positions after it are others.
    if (reset) this.#positions.clear();
    const before = this.now;
    if (reset) this.#foresight.clear();
    // What has been shown already is no news.
    const known = reset ? 0 : this.#foresight.heard(lines);
    for (const line of lines) if (textOf(line) === this.#sent[0]) this.#sent = this.#sent.slice(1);
    this.#lines = reset ? lines : [...this.#lines, ...lines];
    if (chat.length > 0) this.chat = [...this.chat, ...chat];
    this.#take(snapshot);
    this.#playOut(before, lines.slice(known), reset);
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
    this.#foresight.clear();
    this.#inquiries.lost();
    this.#leave();
    if (!fault) return;
    this.pending = null;
    this.wishes = this.#sent = [];
    // A refusal that came before the end says more.
    this.refusal ??= { code: fault, message: 'the server has ended the connection' };
  }

  /** After a lost connection: was the request that waited stored, or must it be sent again? */
  #settle(): void {
    const waiting = this.pending;
    this.#sent = [];
    if (!waiting || !this.#told) return;
    const { request } = waiting;
    if ('seq' in request && request.seq === this.#told.seq) this.#send(waiting);
    else this.pending = null;
  }

  #present(online: Record<Seat, boolean>, spectators: number): void {
    if (!this.#told) return;
    const seats = this.#told.seats.map((seat) => ({ ...seat, online: online[seat.seat] ?? seat.online }));
    this.#told = { ...this.#told, seats, spectators };
  }
}
