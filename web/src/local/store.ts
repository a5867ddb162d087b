/**
 * What is kept on this device: plans, batches, what was found about finished games, and who sits here. It does not know
 * what an entry means. The key of a batch can be taken once, so two tabs cannot both write the next one.
 */

import type { Batch, Guest, Kept, Review, Shelved, Stored } from './messages';

const NAME = 'quadrivium';
const VERSION = 1;

/** Whether something was written, or another tab had written there before. */
export type Outcome = 'stored' | 'taken';

/** The device has no room for more. */
export class Full extends Error {}

type Row = { table: string };
type BatchRow = Row & Batch;
type ReviewRow = Row & Review;
type TableRow = Shelved & { id: string };

const STORES = ['people', 'tables', 'batches', 'reviews'];
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
  private constructor(private readonly base: IDBDatabase) {
    // A later version of the page wants to change the shape: it waits for nobody.
    base.onversionchange = () => base.close();
  }

  static async open(): Promise<Store> {
    return new Store(await open());
  }

  async guest(): Promise<Guest | null> {
    const found = await done(this.#reading('people').get(ME));
    return (found as Guest | undefined) ?? null;
  }

  async shelf(): Promise<Shelved[]> {
    const rows = (await done(this.#reading('tables').getAll())) as TableRow[];
    return rows.map(({ plan, ended }) => ({ plan, ended }));
  }

  async table(id: string): Promise<Stored | null> {
    const read = this.base.transaction(STORES, 'readonly');
    const [row, batches, reviews] = await Promise.all([
      done(read.objectStore('tables').get(id)) as Promise<TableRow | undefined>,
      done(read.objectStore('batches').getAll(all(id))) as Promise<BatchRow[]>,
      done(read.objectStore('reviews').getAll(all(id))) as Promise<ReviewRow[]>,
    ]);
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
    return this.#write(async (to) => {
      for (const one of kept) await this.#keep(to, one);
    });
  }

  /** Puts a table on the shelf that came from elsewhere. */
  place({ plan, ended, batches, reviews }: Stored): Promise<Outcome> {
    return this.#write(async (to) => {
      await done(to.objectStore('tables').add({ id: plan.id, plan, ended }));
      for (const batch of batches) await done(to.objectStore('batches').add({ table: plan.id, ...batch }));
      for (const review of reviews) await done(to.objectStore('reviews').add({ table: plan.id, ...review }));
    });
  }

  async #keep(to: IDBTransaction, one: Kept): Promise<void> {
    switch (one.type) {
      case 'guest':
        await done(to.objectStore('people').put(one.guest, ME));
        break;
      case 'create':
        await done(to.objectStore('tables').add({ id: one.plan.id, plan: one.plan, ended: null }));
        break;
      case 'store': {
        const { table, seq, at, entries } = one;
        await done(to.objectStore('batches').add({ table, seq, at, entries }));
        break;
      }
      case 'shelve': {
        const tables = to.objectStore('tables');
        const row = (await done(tables.get(one.table))) as TableRow | undefined;
        if (row) await done(tables.put({ ...row, ended: one.ended }));
        break;
      }
      case 'review':
        await done(to.objectStore('reviews').put({ table: one.table, ...one.review }));
        break;
      case 'remove':
        await done(to.objectStore('tables').delete(one.table));
        await done(to.objectStore('batches').delete(all(one.table)));
        await done(to.objectStore('reviews').delete(all(one.table)));
    }
  }

  #reading(store: string): IDBObjectStore {
    return this.base.transaction(store, 'readonly').objectStore(store);
  }

  async #write(fill: (to: IDBTransaction) => Promise<void>): Promise<Outcome> {
    // What is told as done is on the disk.
    const to = this.base.transaction(STORES, 'readwrite', { durability: 'strict' });
    const ended = new Promise<void>((resolve, reject) => {
      to.oncomplete = () => resolve();
      to.onabort = () => reject(to.error ?? new Error('storage failed'));
    });
    try {
      await Promise.all([fill(to), ended]);
      return 'stored';
    } catch (error) {
      abort(to);
      await ended.catch(() => undefined);
      return outcomeOf(error);
    }
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

function outcomeOf(error: unknown): Outcome {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') return 'taken';
  if (name === 'QuotaExceededError') throw new Full('the device has no room for more', { cause: error });
  throw error;
}
