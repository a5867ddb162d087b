/**
 * The table of this device: calls to the module one after the other, and what comes of each. First everything that is to
 * be kept is stored, then the rest is passed on. Where another tab has written first, the table is read again and the same
 * call made once more, as the server does it beside another server. When the module traps, it is made anew and reads
 * again what it has to know.
 */

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
  /** Says something to the page. */
  tell(message: FromWorker): void;
  /** Says to the other tabs which tables have changed. */
  announce(tables: string[]): void;
}

/** How a connection ends that can be tried again. */
const LOST = 1006;
/** After so long something is tried again that could not be stored, in milliseconds. */
const PAUSE = 10_000;

/** What the page says in place of a module that cannot. */
const FAULTS: Record<Exclude<Trouble, 'missing'>, { status: number; code: string }> = {
  broken: { status: 500, code: 'device_broken' },
  full: { status: 507, code: 'device_full' },
  storage: { status: 503, code: 'device_storage' },
};

type Refused = { code: string; message: string; key: string };
type Asked = Extract<ToWorker, { type: 'export' | 'import' }>;

export class Device {
  #engine: Engine | null = null;
  #queue: Promise<void> = Promise.resolve();
  #connections = new Set<number>();
  /** Whether the last thing that was to be kept could not be. */
  #failing = false;
  #recovering = false;
  /** Whether the page knows that a bot waits for what it thinks with. */
  #lacking = false;

  constructor(private readonly by: Means) {}

  /** Takes a message when those before it are done with. */
  take(given: In): Promise<void> {
    return this.#after(() => this.#handle(given));
  }

  /** The whole shelf as text, or one that is put beside what is there. */
  ask(asked: Asked): Promise<void> {
    return this.#after(async () => {
      const body = asked.type === 'export' ? await write(this.by.store) : await this.#import(asked.text);
      this.by.tell({ type: 'reply', n: asked.n, status: 200, body });
    }, asked.n);
  }

  /** Another tab has changed tables. */
  news(tables: readonly string[]): Promise<void> {
    return this.#after(async () => {
      if (!this.#engine) return;
      for (const table of tables) await this.#read(table);
    });
  }

  /** No bot waits any more for what it thinks with. */
  relieved(): Promise<void> {
    return this.#after(async () => {
      if (this.#lacking) this.by.tell({ type: 'relief', trouble: 'missing' });
      this.#lacking = false;
    });
  }

  #after(run: () => Promise<void>, n?: number): Promise<void> {
    this.#queue = this.#queue.then(run).catch((error: unknown) => this.#fail(error, n));
    return this.#queue;
  }

  async #handle(given: In): Promise<void> {
    if (given.type === 'open') this.#connections.add(given.c);
    if (given.type === 'close') this.#connections.delete(given.c);
    try {
      await this.#call(given);
    } catch (error) {
      this.#refuse(given, error);
    }
  }

  async #call(given: In): Promise<void> {
    for (;;) {
      const outs = (await this.#running()).call(Date.now(), given);
      const [first] = outs;
      if (first?.type === 'read') {
        for (const table of first.tables) await this.#read(table);
        continue;
      }
      if (first?.type === 'fetch') {
        const puzzles = await this.by.puzzles(first.puzzles);
        if (!(await this.#running()).learn(puzzles)) throw new Missing('these puzzles are of no use');
        continue;
      }
      if ((await this.#finish(outs)) === 'stored') return;
      for (const table of tablesOf(outs)) await this.#again(table);
    }
  }

  /** Keeps what is to be kept of an answer, and then passes the rest on; nothing of it where another tab was first. */
  async #finish(outs: readonly Out[]): Promise<Outcome> {
    const kept = outs.filter(isKept);
    const outcome = kept.length === 0 ? 'stored' : await this.#keep(kept);
    if (outcome === 'stored') this.#pass(outs);
    return outcome;
  }

  async #keep(kept: readonly Kept[]): Promise<Outcome> {
    const tables = tablesOf(kept);
    try {
      const outcome = await this.by.store.commit(kept);
      this.#failing = false;
      if (outcome === 'stored' && tables.length > 0) this.by.announce(tables);
      return outcome;
    } catch (error) {
      await this.#recover(tables);
      throw error;
    }
  }

  /** What the module believes of tables is not what is stored: it reads them again. */
  async #recover(tables: readonly string[]): Promise<void> {
    const nested = this.#recovering;
    this.#failing = this.#recovering = true;
    for (const table of tables) {
      if (!nested) await this.#again(table).catch(() => undefined);
      else {
        // Reading it leads to something that cannot be stored either.
        this.#engine?.call(Date.now(), { type: 'forget', table });
        setTimeout(() => void this.news([table]), PAUSE);
      }
    }
    this.#recovering = nested;
  }

  /** The module, made and told what there is. */
  async #running(): Promise<Engine> {
    if (this.#engine) return this.#engine;
    const engine = this.by.make();
    const [guest, shelf] = await Promise.all([this.by.store.guest(), this.by.store.shelf()]);
    engine.call(Date.now(), { type: 'boot', guest, shelf });
    this.#engine = engine;
    return engine;
  }

  /** Reads a table, or what another tab has added to it; what was due there may happen at once. */
  async #read(table: string): Promise<void> {
    for (;;) {
      const engine = await this.#running();
      const stored = await this.by.store.table(table);
      const { plan, batches, reviews } = stored ?? {};
      const given: In = plan && batches ? { type: 'load', plan, batches, reviews } : { type: 'removed', table };
      if ((await this.#finish(engine.call(Date.now(), given))) === 'stored') return;
      this.#pass(engine.call(Date.now(), { type: 'forget', table }));
    }
  }

  async #again(table: string): Promise<void> {
    this.#pass((await this.#running()).call(Date.now(), { type: 'forget', table }));
    await this.#read(table);
  }

  #pass(outs: readonly Out[]): void {
    for (const out of outs) {
      if (out.type === 'think') this.#think(out.job, out);
      else if (out.type === 'drop') this.by.thinkers.drop(out.job);
      else if (out.type === 'lacks') this.#lack();
      else if (isTold(out)) {
        if (out.type === 'closed') this.#connections.delete(out.c);
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
  #think(job: number, question: Question): void {
    if (this.#failing) setTimeout(() => this.by.thinkers.think(job, question), PAUSE);
    else this.by.thinkers.think(job, question);
  }

  /** Answers in place of the module, which could not. */
  #refuse(given: In, error: unknown): void {
    const { status, refused } = this.#fault(error);
    if (given.type === 'http') this.by.tell({ type: 'reply', n: given.n, status, body: { error: refused } });
    else if (given.type === 'frame') this.#refuseFrame(given, refused);
    else if (given.type === 'open') this.by.tell({ type: 'closed', c: given.c, code: LOST, reason: refused.code });
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

  /** Ends every connection, which the page then makes anew. */
  #restart(): void {
    this.#engine = null;
    this.by.thinkers.dropAll();
    for (const c of this.#connections) this.by.tell({ type: 'closed', c, code: LOST, reason: 'restarted' });
    this.#connections.clear();
  }

  async #import(text: string): Promise<{ taken: number; known: number; damaged: number }> {
    const counts = { taken: 0, known: 0, damaged: 0 };
    const { guest, tables } = read(text, await this.by.store.guest());
    if (guest) await this.by.store.commit([{ type: 'guest', guest }]);
    for (const table of tables) {
      if (!this.#isReadable(table, guest)) counts.damaged += 1;
      else counts[(await this.by.store.place(table)) === 'stored' ? 'taken' : 'known'] += 1;
    }
    this.#restart();
    return counts;
  }

  /** A table that the module cannot show must not come onto the shelf; one of its own finds out. */
  #isReadable({ plan, batches }: Stored, guest: Guest | null): boolean {
    try {
      const engine = this.by.make();
      engine.call(Date.now(), { type: 'boot', guest, shelf: [] });
      engine.call(Date.now(), { type: 'load', plan, batches });
      const path = `/api/tables/${encodeURIComponent(plan.id)}`;
      const outs = engine.call(Date.now(), { type: 'http', n: 0, method: 'GET', path });
      return outs.some((out) => out.type === 'reply' && out.status === 200);
    } catch {
      return false;
    }
  }

  #fail(error: unknown, n?: number): void {
    const { status, refused } = this.#fault(error);
    if (n !== undefined) this.by.tell({ type: 'reply', n, status, body: { error: refused } });
  }

  /** What is said of something that went wrong; a file that is no shelf, or not there, is nobody's fault here. */
  #fault(error: unknown): { status: number; refused: Refused } {
    const { status, code } =
      error instanceof NoShelf
        ? { status: 400, code: 'no_shelf' }
        : error instanceof Missing
          ? { status: 503, code: 'not_kept' }
          : FAULTS[this.#note(error)];
    return { status, refused: { code, message: String(error), key: `error-${code.replaceAll('_', '-')}` } };
  }
}

const isTold = (out: Out): out is Told => out.type === 'reply' || out.type === 'frame' || out.type === 'closed';

/** The tables that what is to be kept is about. */
function tablesOf(outs: readonly Out[]): string[] {
  const named = outs
    .filter(isKept)
    .flatMap((one) => (one.type === 'guest' ? [] : one.type === 'create' ? [one.plan.id] : [one.table]));
  return [...new Set(named)];
}
