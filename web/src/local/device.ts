/**
 * The table of this device: calls to the module one after the other, and what comes of each. First everything that is to
 * be kept is stored, then the rest is passed on. Where another tab has written first, the table is read again and the same
 * call made once more, as the server does it beside another server. When the module traps, it is made anew and reads
 * again what it has to know; a table over which it traps is one that cannot be read.
 */

import { checked, guestOf, isGuest } from './checked';
import {
  isKept,
  type FromWorker,
  type Guest,
  type In,
  type Kept,
  type Out,
  type Question,
  type Shelved,
  type Stored,
  type Told,
  type ToWorker,
  type Trouble,
} from './messages';
import { Missing } from './fetched';
import { Trap } from './module';
import { NoShelf, read, write } from './shelf';
import { Full, type Outcome } from './store';

export interface Engine {
  call(now: number, given: In): Out[];
  /** Takes the puzzles of a game; says whether they are of use. */
  learn(puzzles: Uint8Array): boolean;
}

export interface Keeper {
  guest(): Promise<Guest | null>;
  shelf(): Promise<Shelved[]>;
  row(id: string): Promise<Shelved | null>;
  table(id: string): Promise<Stored | null>;
  commit(kept: readonly Kept[]): Promise<Outcome>;
  place(table: Stored): Promise<Outcome>;
}

export interface Means {
  /** A fresh module. */
  make(): Engine;
  /** The puzzles of a game, as a file. */
  puzzles(game: string): Promise<Uint8Array>;
  store: Keeper;
  /** Hands a job to those who think, or takes it back. */
  thinkers: { think(job: number, question: Question): void; drop(job: number): void; dropAll(): void };
  /** Agrees with other tabs who thinks about the bot of a table. */
  turns: { take(job: number, table: string, think: () => void): void; end(job: number): void; endAll(): void };
  /** Says something to the page. */
  tell(message: FromWorker): void;
  /** Says to the other tabs which tables have changed. */
  announce(tables: string[]): void;
  /** Says to the other tabs that somebody has taken a name. */
  announceGuest(): void;
}

/** The module has got something that is no message. */
class Misheard extends Error {}

/** How a connection ends that can be tried again, and how one to nothing. */
const [LOST, NOTHING] = [1006, 1008];
/** After so long something is tried again that could not be stored, in milliseconds. */
const PAUSE = 10_000;

/** What the page says in place of a module that cannot. */
const FAULTS: Record<Exclude<Trouble, 'missing' | 'stuck'>, { status: number; code: string }> = {
  broken: { status: 500, code: 'device_broken' },
  full: { status: 507, code: 'device_full' },
  storage: { status: 503, code: 'device_storage' },
};

type Refused = { code: string; message: string; key: string };
type Asked = Extract<ToWorker, { type: 'export' | 'import' }>;

export class Device {
  #engine: Engine | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #connections = new Set<number>();
  /** Requests that have no answer yet. */
  #unanswered = new Set<number>();
  /** Who sits here, as it is stored. */
  #guest: Guest | null = null;
  /** Whether the last thing that was to be kept could not be. */
  #failing = false;
  #recovering = false;
  /** Whether the page knows that a bot waits for what it thinks with. */
  #lacking = false;
  /** Tables that will be read again. */
  #later = new Set<string>();
  /** Tables whose bot has found no move. */
  #stuck = new Set<string>();
  /** Tables over which the module traps. */
  #unreadable = new Set<string>();

  constructor(private readonly by: Means) {}

  /** Takes a message when those before it are done with. Nobody waits while puzzles are fetched that it needs. */
  async take(given: In, puzzles?: Promise<Uint8Array>): Promise<void> {
    await puzzles?.catch(() => undefined);
    const engine = this.#engine;
    const lacking = await this.#after(async () => {
      // Whoever was asked by a module that has begun anew since.
      if ('job' in given && engine !== this.#engine) return undefined;
      return this.#handle(given, puzzles);
    });
    if (lacking !== undefined) await this.take(given, this.by.puzzles(lacking));
  }

  /** The whole shelf as text, or one that is put beside what is there. */
  async ask(asked: Asked): Promise<void> {
    await this.#after(async () => {
      const body = asked.type === 'export' ? await write(this.by.store) : await this.#import(asked.text);
      this.by.tell({ type: 'reply', n: asked.n, status: 200, body });
    }, asked.n);
  }

  /** Another tab has changed tables. Only those are read at which somebody looks here. */
  news(tables: readonly string[]): Promise<void> {
    return this.#after(async () => {
      for (const table of tables) {
        if (!this.#engine) return;
        const row = await this.by.store.row(table);
        const outs = this.#say(this.#engine, row ? { type: 'news', ...row } : { type: 'removed', table });
        if (outs[0]?.type === 'read') await this.#read(table);
        else this.#pass(outs);
      }
    });
  }

  /** Another tab has taken a name. */
  guestNews(): Promise<void> {
    return this.#after(async () => {
      if (this.#engine) await this.#meet();
    });
  }

  /** No bot waits any more for what it thinks with. */
  relieved(): Promise<void> {
    return this.#after(async () => {
      if (this.#lacking) this.by.tell({ type: 'relief', trouble: 'missing' });
      this.#lacking = false;
    });
  }

  /** Bots that have found no move are asked again. */
  again(): Promise<void> {
    return this.#after(async () => {
      const stuck = [...this.#stuck];
      this.#stuck.clear();
      for (const table of stuck) await this.#again(table);
    });
  }

  #after<T>(run: () => Promise<T>, n?: number): Promise<T | undefined> {
    const done = this.#queue.then(run).catch((error: unknown) => this.#fail(error, n));
    this.#queue = done;
    return done;
  }

  /** The game whose puzzles have to be fetched first; nothing where it is done. */
  async #handle(given: In, puzzles?: Promise<Uint8Array>): Promise<string | undefined> {
    if (given.type === 'open') this.#connections.add(given.c);
    if (given.type === 'close') this.#connections.delete(given.c);
    if (given.type === 'http') this.#unanswered.add(given.n);
    if (given.type === 'failed' || (given.type === 'thought' && given.last)) this.by.turns.end(given.job);
    try {
      if (puzzles && !(await this.#running()).learn(await puzzles)) throw new Missing('these puzzles are of no use');
      return await this.#call(given);
    } catch (error) {
      return this.#refuse(given, error);
    }
  }

  #say(engine: Engine, given: In): Out[] {
    const outs = engine.call(Date.now(), given);
    if (outs[0]?.type === 'misheard') throw new Misheard(outs[0].reason);
    return outs;
  }

  async #call(given: In): Promise<string | undefined> {
    for (;;) {
      const outs = this.#say(await this.#running(), given);
      const [first] = outs;
      if (first?.type === 'read') {
        for (const table of first.tables) await this.#read(table);
        continue;
      }
      if (first?.type === 'fetch') return first.puzzles;
      if ((await this.#finish(outs)) === 'stored') return undefined;
      if (guestOf(outs)) await this.#meet();
      for (const table of tablesOf(outs)) await this.#again(table);
    }
  }

  /**
   * Keeps what is to be kept of an answer, and then passes the rest on; where another tab was first only that nobody wants
   * to know something any more, for the module has forgotten who did.
   */
  async #finish(outs: readonly Out[]): Promise<Outcome> {
    this.#pass(outs.filter(({ type }) => type === 'drop'));
    const kept = outs.filter(isKept);
    const outcome = kept.length === 0 ? 'stored' : await this.#keep(kept);
    if (outcome === 'stored') this.#pass(outs.filter(({ type }) => type !== 'drop'));
    return outcome;
  }

  async #keep(kept: readonly Kept[]): Promise<Outcome> {
    const [tables, guest] = [tablesOf(kept), guestOf(kept)];
    const before = this.#guest?.id ?? null;
    try {
      const outcome = await this.by.store.commit(kept.map((one) => (one.type === 'guest' ? { ...one, before } : one)));
      this.#failing = false;
      if (outcome === 'taken') return outcome;
      if (tables.length > 0) this.by.announce(tables);
      if (guest) {
        this.#guest = guest;
        this.by.announceGuest();
      }
      return outcome;
    } catch (error) {
      if (guest && this.#engine) this.#pass(this.#say(this.#engine, { type: 'guest', guest: this.#guest }));
      await this.#recover(tables);
      throw error;
    }
  }

  /** What the module believes of tables is not what is stored: it reads them again, now or when it can. */
  async #recover(tables: readonly string[]): Promise<void> {
    const nested = this.#recovering;
    this.#failing = this.#recovering = true;
    for (const table of tables) {
      this.#forget(table);
      // Reading it leads to something that cannot be stored either.
      if (nested) this.#readLater(table);
      else await this.#read(table).catch(() => this.#readLater(table));
    }
    this.#recovering = nested;
  }

  #readLater(table: string): void {
    if (this.#later.has(table)) return;
    this.#later.add(table);
    setTimeout(() => {
      this.#later.delete(table);
      void this.#after(() =>
        this.#read(table).catch((error: unknown) => {
          this.#readLater(table);
          if (error instanceof Trap) throw error;
        }),
      );
    }, PAUSE);
  }

  /** The module, made and told what there is. */
  async #running(): Promise<Engine> {
    if (this.#engine) return this.#engine;
    const engine = this.by.make();
    const [guest, shelf] = await Promise.all([this.by.store.guest(), this.by.store.shelf()]);
    this.#say(engine, { type: 'boot', guest, shelf });
    this.#guest = guest;
    this.#engine = engine;
    return engine;
  }

  /** Somebody has taken a name in another tab: that is who sits here too. */
  async #meet(): Promise<void> {
    const engine = await this.#running();
    try {
      this.#guest = await this.by.store.guest();
    } finally {
      await this.#finish(this.#say(engine, { type: 'guest', guest: this.#guest }));
    }
  }

  /** Reads a table, or what another tab has added to it; what was due there may happen at once. */
  async #read(table: string): Promise<void> {
    for (;;) {
      const engine = await this.#running();
      const stored = await this.by.store.table(table);
      if ((await this.#finish(this.#load(engine, table, stored))) === 'stored') return;
      this.#forget(table);
    }
  }

  #load(engine: Engine, table: string, stored: Stored | null): Out[] {
    if (!stored) {
      this.#unreadable.delete(table);
      return this.#say(engine, { type: 'removed', table });
    }
    if (this.#unreadable.has(table)) return this.#say(engine, { type: 'unread', table });
    const { plan, batches, reviews } = stored;
    try {
      return this.#say(engine, { type: 'load', plan, batches, reviews });
    } catch (error) {
      // Where a fresh module fails as well it is the table.
      if (error instanceof Trap && !checked(this.by.make, stored, this.#guest)) this.#unreadable.add(table);
      throw error;
    }
  }

  async #again(table: string): Promise<void> {
    await this.#running();
    this.#forget(table);
    await this.#read(table);
  }

  #forget(table: string): void {
    // What cannot be read may have a name that is none; of that the module knows nothing.
    if (this.#engine) this.#pass(this.#engine.call(Date.now(), { type: 'forget', table }));
  }

  #pass(outs: readonly Out[]): void {
    for (const out of outs) {
      if (out.type === 'think') this.#think(out.job, out, out.table);
      else if (out.type === 'drop') {
        this.by.turns.end(out.job);
        this.by.thinkers.drop(out.job);
      } else if (out.type === 'lacks') this.#lack();
      else if (out.type === 'stuck') {
        this.#stuck.add(out.table);
        this.by.tell({ type: 'trouble', trouble: 'stuck', words: `a bot has found no move at ${out.table}` });
      } else if (isTold(out)) {
        if (out.type === 'closed') this.#connections.delete(out.c);
        if (out.type === 'reply') this.#unanswered.delete(out.n);
        this.by.tell(out);
      }
    }
  }

  /** Said once, however often it is tried in vain. */
  #lack(): void {
    if (!this.#lacking) this.by.tell({ type: 'trouble', trouble: 'missing', words: 'a bot waits for its network' });
    this.#lacking = true;
  }

  /** A bot whose move could not be stored is not asked again at once. */
  #think(job: number, question: Question, table?: string): void {
    const think = () => this.by.thinkers.think(job, question);
    const begin = () => (table === undefined ? think() : this.by.turns.take(job, table, think));
    if (this.#failing) setTimeout(begin, PAUSE);
    else begin();
  }

  /** Answers in place of the module, which could not. */
  #refuse(given: In, error: unknown): undefined {
    if (given.type === 'http') this.#unanswered.delete(given.n);
    const { status, refused } = this.#fault(error);
    if (given.type === 'http') this.by.tell({ type: 'reply', n: given.n, status, body: { error: refused } });
    else if (given.type === 'frame') this.#refuseFrame(given, refused);
    else if (given.type === 'open') {
      const code = error instanceof Misheard ? NOTHING : LOST;
      this.#connections.delete(given.c);
      this.by.tell({ type: 'closed', c: given.c, code, reason: refused.code });
    }
  }

  #refuseFrame({ c, text }: { c: number; text: string }, error: Refused): void {
    if (!this.#connections.has(c)) return;
    const { id } = JSON.parse(text) as { id?: number };
    this.by.tell({ type: 'frame', c, frame: { type: 'refused', id: id ?? null, error } });
  }

  /** Tells what went wrong; what is left of a broken module is thrown away. */
  #note(error: unknown): keyof typeof FAULTS {
    const trouble = error instanceof Trap ? 'broken' : error instanceof Full ? 'full' : 'storage';
    this.by.tell({ type: 'trouble', trouble, words: String(error) });
    if (trouble === 'broken') this.#restart();
    return trouble;
  }

  /** Ends every connection, which the page then makes anew, and refuses what was still being thought about. */
  #restart(): void {
    this.#engine = null;
    this.by.turns.endAll();
    this.by.thinkers.dropAll();
    const { status, code } = FAULTS.broken;
    const error = refusal(code, 'restarted');
    for (const n of this.#unanswered) this.by.tell({ type: 'reply', n, status, body: { error } });
    this.#unanswered.clear();
    for (const c of this.#connections) this.by.tell({ type: 'closed', c, code: LOST, reason: 'restarted' });
    this.#connections.clear();
  }

  /** What becomes of the tables of a shelf, and why it was not more. */
  async #import(text: string): Promise<{ taken: number; known: number; damaged: number; error?: Refused }> {
    const known = (guest: Guest) => isGuest(this.by.make, guest);
    const there = await this.by.store.guest();
    const { guest, tables } = read(text, there && known(there) ? there : null, known);
    const counts = { taken: 0, known: 0, damaged: 0 };
    if (guest && guest !== there) {
      const outcome = await this.by.store.commit([{ type: 'guest', guest, before: there?.id ?? null }]);
      // Somebody has taken a name meanwhile.
      if (outcome === 'taken') return this.#import(text);
      this.by.announceGuest();
    }
    try {
      for (const table of tables) {
        const good = checked(this.by.make, table, guest);
        if (!good) counts.damaged += 1;
        else if ((await this.by.store.place(good)) === 'taken') counts.known += 1;
        else {
          counts.taken += 1;
          this.by.announce([good.plan.id]);
        }
      }
      return counts;
    } catch (error) {
      return { ...counts, error: this.#fault(error).refused };
    } finally {
      this.#restart();
    }
  }

  #fail(error: unknown, n?: number): undefined {
    const { status, refused } = this.#fault(error);
    if (n !== undefined) this.by.tell({ type: 'reply', n, status, body: { error: refused } });
  }

  /** What is said of something that went wrong; a file that is no shelf, or not there, is nobody's fault here. */
  #fault(error: unknown): { status: number; refused: Refused } {
    const { status, code } =
      error instanceof NoShelf
        ? { status: 400, code: 'no_shelf' }
        : error instanceof Misheard
          ? { status: 400, code: 'malformed' }
          : error instanceof Missing
            ? { status: 503, code: 'not_kept' }
            : FAULTS[this.#note(error)];
    return { status, refused: refusal(code, String(error)) };
  }
}

const refusal = (code: string, message: string): Refused => ({
  code,
  message,
  key: `error-${code.replaceAll('_', '-')}`,
});

const isTold = (out: Out): out is Told => out.type === 'reply' || out.type === 'frame' || out.type === 'closed';

/** The tables that what is to be kept is about. */
function tablesOf(outs: readonly Out[]): string[] {
  const named = outs
    .filter(isKept)
    .flatMap((one) => (one.type === 'guest' ? [] : one.type === 'create' ? [one.plan.id] : [one.table]));
  return [...new Set(named)];
}
