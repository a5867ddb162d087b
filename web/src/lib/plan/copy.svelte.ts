/**
 * A private copy of a table, as a table knows its server: it hears what is wanted and tells what came of it. The server is
 * asked what happens on the copy, and forgets it; what has happened there is remembered here, as a list of moves. To take
 * something back is to ask with a shorter list.
 */

import { ApiError } from '$lib/api/transport';
import type { Socket } from '$lib/api/transport';
import type { FromServer, Line, Position, Refusal, Seat, Snapshot, Tried, Try, Undo } from '$lib/api/types';
import type { Table, TableMeans } from '$lib/table.svelte';

export type Others = Try['others'];

/** What is asked of the server. */
export interface CopySource {
  tried(ask: Try): Promise<Tried>;
  why(ask: Try, actions: readonly string[]): Promise<readonly (Refusal | null)[]>;
}

/** What a table may send. */
interface Heard {
  type: string;
  id?: number;
  page?: boolean;
  seat?: Seat;
  action?: string;
  then?: string[];
  to?: number | null;
}

/** How a connection ends that can be tried again. */
const LOST = { code: 1006 };
const SEEDS = 2 ** 32;
/** How many moves the server plays on a copy. */
export const MOST_MOVES = 300;

export function newSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

/** Who has made a move of the list. */
const by = (move: string) => move.slice(0, move.indexOf(' '));

export class Copy implements TableMeans, Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: FromServer) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  /** What has happened on the copy. */
  line = $state.raw<readonly string[]>([]);
  others = $state<Others>('bots');
  /** After how many moves of the table it begins. */
  from = $state(0);
  /** It could not even be begun. */
  problem = $state.raw<Refusal | null>(null);

  readonly seat: Seat;
  /** What happened at the table before. */
  #past: readonly Line[] = [];
  #turnsBack = '';
  #seed = newSeed();
  #page = false;
  /** The list before something was taken back. */
  #undone: readonly string[] = [];
  #log: readonly Line[] = [];
  #seq = 0;
  /** The last thing that was asked counts. */
  #asked = 0;

  constructor(
    private readonly real: Table,
    private readonly source: CopySource,
  ) {
    const now = real.now;
    const own = real.own;
    this.seat = now?.viewer && own.includes(now.viewer) ? now.viewer : (own[0] ?? 'A');
    this.others = now?.no_hints ? 'hotseat' : 'bots';
    this.#begin();
  }

  /** Whether something was decided on one's own seat, so that it can be kept. */
  decided = $derived(this.line.some((move) => by(move) === this.seat));

  /** Whether the copy has come to its end. */
  full = $derived(this.line.length >= MOST_MOVES);

  /** Whether the table is no longer where the copy begins. */
  get movedOn(): boolean {
    const { now, log } = this.real;
    return now !== null && (now.moves !== this.from || mark(log) !== this.#turnsBack);
  }

  /** What the server is asked about: the copy as it stands. */
  get ask(): Try {
    return this.#asking(this.line);
  }

  /** From the position where it began. */
  startOver(): void {
    this.#undone = [];
    void this.#show([], undefined, true);
  }

  /** The same with other luck, and with other things in hidden places. */
  dealAnew(): void {
    this.#seed = newSeed();
    this.startOver();
  }

  /** From the table as it stands now. */
  follow(): void {
    this.#begin();
    this.startOver();
  }

  letPlay(others: Others): void {
    if (others === this.others) return;
    this.others = others;
    this.#undone = [];
    void this.#show(this.line, undefined, true);
  }

  connect = (): Socket => {
    queueMicrotask(() => this.onopen?.());
    return this;
  };

  send(text: string): void {
    const heard = JSON.parse(text) as Heard;
    switch (heard.type) {
      case 'hello':
        this.#page = heard.page ?? false;
        void this.#show(this.line, undefined, true);
        break;
      case 'play': {
        const moves = [heard.action ?? '', ...(heard.then ?? [])].map((action) => `${heard.seat ?? ''} ${action}`);
        this.#undone = [];
        void this.#show([...this.line, ...moves], heard.id);
        break;
      }
      case 'undo': {
        const whole = this.#undone.length > this.line.length ? this.#undone : this.line;
        const to = Math.max(0, (heard.to ?? this.from) - this.from);
        this.#undone = whole;
        void this.#show(this.line.slice(0, to), heard.id);
        break;
      }
      case 'redo':
        void this.#show(this.#undone.slice(0, this.#forward() ?? this.line.length), heard.id);
        break;
      default:
        this.#say({ type: 'done', id: heard.id ?? 0, seq: this.#seq });
    }
  }

  close(): void {
    this.#asked += 1;
  }

  async position(moves: number, page: boolean): Promise<Position> {
    if (moves < this.from) return this.real.positionAt(moves);
    const line = this.line.slice(0, moves - this.from);
    const { snapshot } = await this.source.tried({ ...this.#asking(line), stay: true, page });
    const { viewer, turn, view, standings, page: words } = snapshot;
    return { moves, viewer, turn, view, standings, ...(words && { page: words }) };
  }

  why(_seat: Seat, actions: readonly string[]): Promise<readonly (Refusal | null)[]> {
    return this.source.why({ ...this.ask, stay: true }, actions);
  }

  #begin(): void {
    this.from = this.real.now?.moves ?? 0;
    this.#past = this.real.log;
    this.#turnsBack = mark(this.real.log);
    this.line = [];
  }

  #asking(line: readonly string[]): Try {
    return {
      seat: this.seat,
      moves: this.from,
      seed: this.#seed,
      others: this.others,
      line: [...line],
      page: this.#page,
    };
  }

  async #show(line: readonly string[], id?: number, whole = false): Promise<void> {
    const asked = (this.#asked += 1);
    let tried: Tried;
    try {
      tried = await this.source.tried(this.#asking(line));
    } catch (error) {
      if (asked !== this.#asked) return;
      const refusal = error instanceof ApiError ? error.refusal : null;
      if (!refusal || refusal.code === 'offline') this.onclose?.(LOST);
      else if (id !== undefined) this.#say({ type: 'refused', id, error: { key: '', ...refusal } });
      else this.problem = refusal;
      return;
    }
    if (asked !== this.#asked) return;
    this.problem = null;
    const before = this.line.length;
    const shorter = tried.line.length < before || whole;
    this.line = tried.line;
    this.#log = tried.snapshot.log;
    this.#seq += 1;
    const snapshot = this.#table(tried.snapshot);
    if (whole) this.#say({ type: 'snapshot', snapshot });
    else {
      const lines = shorter ? snapshot.log : this.#log.slice(before);
      this.#say({ type: 'update', lines: [...lines], reset: shorter, chat: [], snapshot: { ...snapshot, log: [] } });
    }
    if (id !== undefined) this.#say({ type: 'done', id, seq: this.#seq });
  }

  /** The copy as a table: its people are those of the table, and nobody is hurried. */
  #table(snapshot: Snapshot): Snapshot {
    const real = this.real.now?.seats ?? [];
    const seats = snapshot.seats.map((seat) => {
      const { kind, name, level } = real.find((one) => one.seat === seat.seat) ?? seat;
      return { ...seat, kind, name, ...(level && { level }), online: true, resigned: false };
    });
    // A copy of a sandbox is no sandbox: there is nothing to go back to but the table itself.
    const kind = 'game';
    return {
      ...snapshot,
      kind,
      seats,
      seq: this.#seq,
      log: [...this.#past, ...this.#log],
      chat: [],
      undo: this.#ways(),
    };
  }

  /** Whether a move of the list was decided by whoever tries. */
  #isOwn(move: string): boolean {
    return this.others === 'hotseat' ? by(move) !== '*' : by(move) === this.seat;
  }

  #ways(): Undo {
    const last = this.line.findLastIndex((move) => this.#isOwn(move));
    let first = last;
    while (first > 0 && this.#isOwn(this.line[first - 1] ?? '* ')) first -= 1;
    const forward = this.#forward();
    const at = (index: number) => (index < 0 ? null : this.from + index);
    return {
      to: at(last),
      turn_start: at(first),
      redo: forward === null ? null : this.from + forward,
      free: true,
      request: null,
    };
  }

  /** Up to where the list goes when one decision is played again. */
  #forward(): number | null {
    const whole = this.#undone;
    if (whole.length <= this.line.length) return null;
    const next = whole.findIndex((move, at) => at > this.line.length && this.#isOwn(move));
    return next < 0 ? whole.length : next;
  }

  #say(message: FromServer): void {
    this.onmessage?.(message);
  }
}

/** Tells two lines of play of the same length apart. */
function mark(log: readonly Line[]): string {
  const last = log.at(-1);
  return last ? `${last.number} ${last.by} ${last.action ?? ''} ${last.at}` : '';
}
