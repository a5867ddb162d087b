/**
 * What is listed to me, over the one connection of the home page. It is open while a page looks on, tells of every
 * change, and shows what it knew last while it is lost.
 */

import type { Company, Finding, LobbyFrame, OpenTable } from '$generated/api';
import { Live } from '$lib/api/live';
import { lineTo } from '$lib/api/remote';
import type { Socket } from '$lib/api/transport';
import { guest } from '$lib/guest.svelte';
import { finding } from './api';

const NOTHING: Finding = { public: false, quick: false, people: false, clubs: false, tournaments: false };

/** Those I follow first, then the newest, as the server lists them. */
function byInterest(one: OpenTable, other: OpenTable): number {
  const followed = (table: OpenTable) => Number(table.seats.some((seat) => seat.followed));
  return followed(other) - followed(one) || other.created - one.created || one.id.localeCompare(other.id);
}

export class LobbyNews {
  /** What the host offers; nothing before the server has said so. */
  offers = $state.raw(NOTHING);
  tables = $state.raw<readonly OpenTable[]>([]);
  /** Tables that were closed while somebody looked at them: their rows say so until one looks elsewhere. */
  closed = $state.raw<readonly OpenTable[]>([]);
  company = $state.raw<Company | null>(null);
  /** The tournament that has changed last; another object each time, without a name when all may have. */
  tournament = $state.raw<{ readonly id: string | null }>({ id: null });
  /** Whether the server has said what is listed. */
  ready = $state(false);
  #live: Live | null = null;
  #watchers = 0;
  #mine = new Set<() => void>();
  /** What is being asked of my company, and what will be after it. */
  #asking: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  /** Who I was when the connection was made. */
  #as: string | null = null;

  readonly open = $derived(this.tables.filter((table) => table.state === 'waiting'));
  readonly running = $derived(this.tables.filter((table) => table.state === 'running'));

  constructor(private readonly connect: () => Socket = () => lineTo('/lobby')) {}

  /** Looks on from now on; `mine` is called whenever something happens at a table of mine. Returns how to stop. */
  watch(mine?: () => void): () => void {
    this.#watchers += 1;
    if (mine) this.#mine.add(mine);
    this.#live ??= new Live(this.connect, {
      opened: () => (this.#as = guest.known?.id ?? null),
      said: (message) => this.hear(message as unknown as LobbyFrame),
      lost: () => undefined,
    });
    return () => {
      if (mine) this.#mine.delete(mine);
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      this.#live?.close();
      this.#live = null;
    };
  }

  hear(frame: LobbyFrame): void {
    if (frame.type === 'all') {
      this.offers = frame.offers;
      this.tables = frame.tables;
      this.closed = [];
      this.tournament = { id: null };
      this.ready = true;
      // After a connection that was lost, too: nobody may have told us.
      void this.refresh();
    } else if (frame.type === 'changed') {
      const news = new Set([...frame.tables.map(({ id }) => id), ...frame.gone]);
      const old = this.tables.filter((table) => news.has(table.id));
      const gone = old.filter((table) => frame.gone.includes(table.id) && table.state === 'waiting');
      this.closed = [...this.closed, ...gone.filter((table) => !isMine(table))];
      this.tables = [...frame.tables, ...this.tables.filter((table) => !news.has(table.id))].toSorted(byInterest);
      if ([...old, ...frame.tables].some(isMine)) for (const tell of this.#mine) tell();
    } else if (frame.type === 'tournament') this.tournament = { id: frame.id };
    else void this.refresh();
  }

  /** Asks whom I know and who invites me: one question at a time, and whoever wants it meanwhile gets the next answer. */
  refresh(): Promise<void> {
    if (!this.#asking) return this.#begin();
    this.#next ??= this.#asking.then(() => {
      this.#next = null;
      return this.#begin();
    });
    return this.#next;
  }

  #begin(): Promise<void> {
    const done = () => {
      this.#asking = null;
    };
    this.#asking = this.#ask().then(done, done);
    return this.#asking;
  }

  async #ask(): Promise<void> {
    await guest.load();
    const me = guest.known?.id ?? null;
    // Whoever has just taken a name is told other things than a stranger.
    if (this.#as !== null && this.#as !== me) this.#live?.drop();
    this.#as ??= me;
    if (!guest.known || !(this.offers.people || this.offers.clubs)) {
      this.company = null;
      return;
    }
    this.company = await finding.company().catch(() => this.company);
  }

  /** I look elsewhere: what was closed goes. */
  forgetClosed(): void {
    if (this.closed.length > 0) this.closed = [];
  }
}

const isMine = (table: OpenTable) => table.yours === true || table.seats.some((seat) => seat.you);

export const lobby = new LobbyNews();
