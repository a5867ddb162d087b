/**
 * What is kept on this device: plans, batches, what was found about finished games, and who sits here. It does not know
 * what an entry means. The key of a batch can be taken once, so two tabs cannot both write the next one; nor can they both
 * say who sits here. A connection that was lost is made anew.
 */

import type { Batch, Guest, Kept, Review, Shelved, Stored } from './messages';

const NAME = 'quadrivium';
const VERSION = 1;

/** Whether something was written, or another tab had written there before. */
export type Outcome = 'stored' | 'taken';

/** The device has no room for more. */
export class Full extends Error {}

/** What is there is not what whoever writes believes. */
class Taken extends Error {}

type Row = { table: string };
type BatchRow = Row & Batch;
type ReviewRow = Row & Review;
type TableRow = Shelved & { id: string };

const STORES = ['people', 'tables', 'batches', 'reviews'];
/** What belongs to a table. */
const PARTS = ['batches', 'reviews'];
/** The only guest of a device. */
const ME = 'me';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage failed'));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const base = request.result;
    base.createObjectStore('people');
    base.createObjectStore('tables', { keyPath: 'id' });
    base.createObjectStore('batches', { keyPath: ['table', 'seq'] });
    base.createObjectStore('reviews', { keyPath: ['table', 'at'] });
  };
  return done(request);
}

/** Everything of one table. */
const all = (table: string) => IDBKeyRange.bound([table], [table, []]);

export class Store {
  #base: Promise<IDBDatabase> | null = null;

  async guest(): Promise<Guest | null> {
    const found = await this.#use((base) => done(reading(base, 'people').get(ME)));
    return (found as Guest | undefined) ?? null;
  }

  async shelf(): Promise<Shelved[]> {
    const rows = (await this.#use((base) => done(reading(base, 'tables').getAll()))) as TableRow[];
    return rows.map(({ plan, ended }) => ({ plan, ended }));
  }

  /** What stands on the shelf of one table. */
  async row(id: string): Promise<Shelved | null> {
    const row = (await this.#use((base) => done(reading(base, 'tables').get(id)))) as TableRow | undefined;
    return row ? { plan: row.plan, ended: row.ended } : null;
  }

  async table(id: string): Promise<Stored | null> {
    const [row, batches, reviews] = await this.#use((base) => {
      const read = base.transaction(STORES, 'readonly');
      return Promise.all([
        done(read.objectStore('tables').get(id)) as Promise<TableRow | undefined>,
        done(read.objectStore('batches').getAll(all(id))) as Promise<BatchRow[]>,
        done(read.objectStore('reviews').getAll(all(id))) as Promise<ReviewRow[]>,
      ]);
    });
    if (!row) return null;
    return {
      plan: row.plan,
      ended: row.ended,
      batches: batches.map(({ seq, at, entries }) => ({ seq, at, entries })),
      reviews: reviews.map(({ at, body }) => ({ at, body })),
    };
  }

  /** Writes all of it or nothing. */
  commit(kept: readonly Kept[]): Promise<Outcome> {
    return this.#write(async (to, add) => {
      for (const one of kept) await this.#keep(to, one, add);
    });
  }

  /** Puts a table on the shelf that came from elsewhere. */
  place({ plan, ended, batches, reviews }: Stored): Promise<Outcome> {
    const table = plan.id;
    return this.#write(async (to, add) => {
      if ((await add('tables', { id: table, plan, ended })) === 'there') return;
      // Something may be left of a table of this name that was removed.
      await Promise.all(PARTS.map((part) => done(to.objectStore(part).delete(all(table)))));
      for (const batch of batches) await add('batches', { ...batch, table });
      for (const review of reviews) await add('reviews', { ...review, table });
    });
  }

  async #keep(to: IDBTransaction, one: Kept, add: Add): Promise<void> {
    switch (one.type) {
      case 'guest': {
        // Two tabs that both believe nobody to be here must not make two persons.
        const people = to.objectStore('people');
        const there = ((await done(people.get(ME))) as Guest | undefined)?.id ?? null;
        if (there !== (one.before ?? null) && there !== one.guest.id) throw new Taken();
        await done(people.put(one.guest, ME));
        break;
      }
      case 'create':
        await add('tables', { id: one.plan.id, plan: one.plan, ended: null });
        break;
      case 'store': {
        const { table, seq, at, entries } = one;
        await expectTable(to, table);
        if ((await add('batches', { table, seq, at, entries })) === 'added') await expectNext(to, table, seq);
        break;
      }
      case 'shelve': {
        const tables = to.objectStore('tables');
        const row = (await done(tables.get(one.table))) as TableRow | undefined;
        if (row) await done(tables.put({ ...row, ended: one.ended }));
        break;
      }
      case 'review':
        await expectTable(to, one.table);
        await done(to.objectStore('reviews').put({ table: one.table, ...one.review }));
        break;
      case 'remove':
        await done(to.objectStore('tables').delete(one.table));
        await Promise.all(PARTS.map((part) => done(to.objectStore(part).delete(all(one.table)))));
    }
  }

  async #write(fill: (to: IDBTransaction, add: Add) => Promise<void>): Promise<Outcome> {
    try {
      await this.#use((base, again) => written(base, (to) => fill(to, adding(to, again))));
      return 'stored';
    } catch (error) {
      return outcomeOf(error);
    }
  }

  /** Whatever goes wrong is tried once more over another connection: browsers close one without being asked. */
  async #use<T>(run: (base: IDBDatabase, again: boolean) => Promise<T>): Promise<T> {
    try {
      return await run(await this.#opened(), false);
    } catch (error) {
      if (isAnswer(error)) throw error;
      void this.#base?.then((base) => base.close()).catch(() => undefined);
      this.#base = null;
      return run(await this.#opened(), true);
    }
  }

  #opened(): Promise<IDBDatabase> {
    if (this.#base) return this.#base;
    const opening = open();
    const forget = () => {
      if (this.#base === opening) this.#base = null;
    };
    opening.then((base) => {
      base.onclose = forget;
      base.onversionchange = () => {
        // A later version of the page wants to change the shape: it waits for nobody.
        base.close();
        forget();
      };
    }, forget);
    this.#base = opening;
    return opening;
  }
}

const reading = (base: IDBDatabase, store: string) => base.transaction(store, 'readonly').objectStore(store);

/** Nothing is written to a table that another tab has removed. */
async function expectTable(to: IDBTransaction, table: string): Promise<void> {
  if ((await done(to.objectStore('tables').getKey(table))) === undefined) throw new Taken();
}

/** Between what is there and what is new nothing is missing. */
async function expectNext(to: IDBTransaction, table: string, seq: number): Promise<void> {
  const before = IDBKeyRange.bound([table], [table, seq], false, true);
  const last = (await done(to.objectStore('batches').openCursor(before, 'prev')))?.value as BatchRow | undefined;
  if ((last ? last.seq + last.entries.length : 1) !== seq) throw new Taken();
}

/** Adds a row that is not there. */
type Add = (store: string, row: object) => Promise<'added' | 'there'>;

/** On a second try the first one may have written it, and the browser has not said so. */
const adding =
  (to: IDBTransaction, again: boolean): Add =>
  async (name, row) => {
    const store = to.objectStore(name);
    const path = [store.keyPath].flat() as (keyof typeof row)[];
    const key = path.map((part) => row[part]) as string[];
    const known = again && (await done(store.get(path.length > 1 ? key : (key[0] ?? ''))));
    if (known && JSON.stringify(known) === JSON.stringify(row)) return 'there';
    await done(store.add(row));
    return 'added';
  };

async function written(base: IDBDatabase, fill: (to: IDBTransaction) => Promise<void>): Promise<void> {
  // What is told as done is on the disk.
  const to = base.transaction(STORES, 'readwrite', { durability: 'strict' });
  const ended = new Promise<void>((resolve, reject) => {
    to.oncomplete = () => resolve();
    to.onabort = () => reject(to.error ?? new Error('storage failed'));
  });
  try {
    await Promise.all([fill(to), ended]);
  } catch (error) {
    abort(to);
    await ended.catch(() => undefined);
    throw error;
  }
}

/** Half of it must not stay; where the browser has ended it already, nothing does. */
function abort(write: IDBTransaction): void {
  try {
    write.abort();
  } catch {
    return;
  }
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '');

/** Whether the storage has answered, so that it would not answer otherwise the next time. */
const isAnswer = (error: unknown) =>
  error instanceof Taken || nameOf(error) === 'ConstraintError' || nameOf(error) === 'QuotaExceededError';

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Taken || nameOf(error) === 'ConstraintError') return 'taken';
  if (isAnswer(error)) throw new Full('the device has no room for more', { cause: error });
  throw error;
}
