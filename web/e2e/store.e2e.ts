/** What a device keeps, in the storage of a real browser. */

import { randomBytes } from 'node:crypto';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Kept } from '../src/local/messages';
import type { Store } from '../src/local/store';
import { BROWSER } from './stage';

let server: ViteDevServer;
let browser: Browser;
let url = '';

beforeAll(async () => {
  server = await createServer({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch(BROWSER);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The page of a test: nothing but an opened store. */
const PAGE = `<!doctype html><script type="module">
  import { Store } from '/src/local/store.ts';
  globalThis.store = new Store();
</script>`;
interface Opened {
  store: Store;
}

/** So many tabs of one browser, which may have room for so many bytes only. */
async function tabs(count: number, quotaSize?: number): Promise<Page[]> {
  const context = await browser.newContext();
  await context.route('**/store.html', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const page of pages) {
    // Before anything is stored: the browser remembers for a while how much room there was.
    const client = await context.newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize });
    await page.goto(`${url}store.html`);
    await page.waitForFunction(() => 'store' in globalThis);
  }
  return pages;
}

/** Writes, and says what came of it. */
const commit = (page: Page, kept: Kept[]) =>
  page.evaluate(async (kept) => {
    const { store } = globalThis as unknown as Opened;
    return store.commit(kept).catch((error: Error) => error.constructor.name);
  }, kept);

const stored = (page: Page) =>
  page.evaluate(async () => {
    const { store } = globalThis as unknown as Opened;
    return { guest: await store.guest(), shelf: await store.shelf(), table: await store.table('t1') };
  });

const create: Kept = { type: 'create', plan: { id: 't1', game: 'labora' } };
const batch = (seq: number, entry = 'x'): Kept => ({ type: 'store', table: 't1', seq, at: seq, entries: [entry] });
const shelve = (ended: unknown): Kept => ({ type: 'shelve', table: 't1', ended });

it('comes back as it was written, and goes as a whole', async () => {
  const [page] = await tabs(1);
  if (!page) throw new Error('one tab was opened');
  expect(await commit(page, [{ type: 'guest', guest: { id: 'g', name: 'Zofia' } }, create, batch(1)])).toBe('stored');
  expect(await commit(page, [batch(2), { type: 'review', table: 't1', review: { at: 3, body: 'good' } }])).toBe(
    'stored',
  );
  expect(await stored(page)).toEqual({
    guest: { id: 'g', name: 'Zofia' },
    shelf: [{ plan: { id: 't1', game: 'labora' }, ended: null }],
    table: {
      plan: { id: 't1', game: 'labora' },
      ended: null,
      batches: [1, 2].map((seq) => ({ seq, at: seq, entries: ['x'] })),
      reviews: [{ at: 3, body: 'good' }],
    },
  });
  expect(await commit(page, [{ type: 'remove', table: 't1' }])).toBe('stored');
  expect(await stored(page)).toMatchObject({ shelf: [], table: null });
  // Nothing of it is left that a table of the same name would find.
  expect(await commit(page, [create, batch(1)])).toBe('stored');
});

it('takes the next number from one tab only, and of the other nothing at all', async () => {
  const [one, other] = await tabs(2);
  if (!one || !other) throw new Error('two tabs were opened');
  await commit(one, [create, batch(1)]);
  const outcomes = await Promise.all([
    commit(one, [shelve('one'), batch(2, 'one')]),
    commit(other, [shelve('other'), batch(2, 'other')]),
  ]);
  expect(outcomes.toSorted()).toEqual(['stored', 'taken']);
  const { table } = await stored(one);
  const winner = outcomes[0] === 'stored' ? 'one' : 'other';
  expect(table?.batches[1]?.entries).toEqual([winner]);
  expect(table?.ended).toBe(winner);
});

it('has one guest, whoever of two tabs makes somebody of them first', async () => {
  const [one, other] = await tabs(2);
  if (!one || !other) throw new Error('two tabs were opened');
  const guest = (id: string, name: string, before: string | null = null): Kept[] => [
    { type: 'guest', guest: { id, name }, before },
  ];
  const outcomes = await Promise.all([commit(one, guest('g', 'Zofia')), commit(other, guest('h', 'Jan'))]);
  expect(outcomes.toSorted()).toEqual(['stored', 'taken']);
  const id = outcomes[0] === 'stored' ? 'g' : 'h';
  expect((await stored(other)).guest?.id).toBe(id);
  // The same person may be called otherwise, and one who was read may be replaced.
  expect(await commit(other, guest(id, 'Ewa'))).toBe('stored');
  expect(await commit(one, guest('i', 'Olga', id))).toBe('stored');
  expect((await stored(other)).guest).toEqual({ id: 'i', name: 'Olga' });
});

it('writes nothing to a table that another tab has removed', async () => {
  const [one, other] = await tabs(2);
  if (!one || !other) throw new Error('two tabs were opened');
  await commit(one, [create, batch(1)]);
  await commit(other, [{ type: 'remove', table: 't1' }]);
  expect(await commit(one, [batch(2)])).toBe('taken');
  expect(await commit(one, [{ type: 'review', table: 't1', review: { at: 3, body: 'good' } }])).toBe('taken');
  expect((await stored(one)).table).toBeNull();
});

it('takes a table from elsewhere once, whatever is left of one of its name', async () => {
  const [page] = await tabs(1);
  if (!page) throw new Error('one tab was opened');
  await commit(page, [create, batch(1)]);
  // As pages left it that did not look whether a table is still there.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const open = indexedDB.open('quadrivium');
        open.onsuccess = () => {
          const write = open.result.transaction('tables', 'readwrite');
          write.objectStore('tables').delete('t1');
          write.oncomplete = () => (open.result.close(), done(null));
        };
      }),
  );
  const place = () =>
    page.evaluate(() => {
      const { store } = globalThis as unknown as Opened;
      const batches = [{ seq: 1, at: 5, entries: ['new'] }];
      return store.place({ plan: { id: 't1' }, ended: null, batches, reviews: [] });
    });
  expect([await place(), await place()]).toEqual(['stored', 'taken']);
  expect((await stored(page)).table?.batches).toEqual([{ seq: 1, at: 5, entries: ['new'] }]);
});

it('goes on when the browser has closed its connection', async () => {
  const [page] = await tabs(1);
  if (!page) throw new Error('one tab was opened');
  expect(await commit(page, [create, batch(1)])).toBe('stored');
  const client = await page.context().newCDPSession(page);
  // Whoever clears the data of a site ends all connections to it.
  await client.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'indexeddb' });
  expect((await stored(page)).shelf).toEqual([]);
  expect(await commit(page, [create, batch(1)])).toBe('stored');
  // So does whoever wants to change its shape.
  await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const gone = indexedDB.deleteDatabase('quadrivium');
        gone.onsuccess = done;
        gone.onblocked = failed;
      }),
  );
  expect(await commit(page, [create, batch(1)])).toBe('stored');
  expect((await stored(page)).table?.batches).toHaveLength(1);
});

it('leaves no gap: what is not the next is of somebody who has not read everything', async () => {
  const [page] = await tabs(1);
  if (!page) throw new Error('one tab was opened');
  expect(await commit(page, [create, batch(2)])).toBe('taken');
  expect((await stored(page)).shelf).toEqual([]);
  const two: Kept = { type: 'store', table: 't1', seq: 1, at: 1, entries: ['x', 'y'] };
  expect(await commit(page, [create, two])).toBe('stored');
  for (const seq of [1, 2, 4]) expect(await commit(page, [batch(seq)]), `${seq}`).toBe('taken');
  expect(await commit(page, [batch(3)])).toBe('stored');
});

/** The next time something was written, the browser says that it was not. */
const denyOnce = (page: Page) =>
  page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...given: Parameters<typeof transaction>) {
      const made = transaction.apply(this, given);
      if (given[1] !== 'readwrite') return made;
      IDBDatabase.prototype.transaction = transaction;
      Object.defineProperty(made, 'oncomplete', { set: () => undefined });
      made.addEventListener('complete', () => made.onabort?.(new Event('abort')));
      return made;
    };
  });

it('knows again what it has written, where the browser did not say so', async () => {
  const [page] = await tabs(1);
  if (!page) throw new Error('one tab was opened');
  await denyOnce(page);
  expect(await commit(page, [create, batch(1)])).toBe('stored');
  await denyOnce(page);
  expect(await commit(page, [batch(2), shelve('over')])).toBe('stored');
  // What another tab has written there meanwhile is another matter.
  await denyOnce(page);
  expect(await commit(page, [batch(2, 'other')])).toBe('taken');
  await denyOnce(page);
  const place = () =>
    page.evaluate(() => {
      const { store } = globalThis as unknown as Opened;
      const batches = [{ seq: 1, at: 5, entries: ['new'] }];
      return store.place({ plan: { id: 't2' }, ended: null, batches, reviews: [{ at: 3, body: 'good' }] });
    });
  expect([await place(), await place()]).toEqual(['stored', 'taken']);
  const { table, shelf } = await stored(page);
  expect([table?.batches.length, table?.ended, shelf.length]).toEqual([2, 'over', 2]);
});

it('says when there is no room', async () => {
  const [page] = await tabs(1, 1_000_000);
  if (!page) throw new Error('one tab was opened');
  expect(await commit(page, [create, batch(1)])).toBe('stored');
  // The same letter over and over would be packed to nothing.
  const large = randomBytes(3_000_000).toString('base64');
  expect(await commit(page, [batch(2, large)])).toBe('Full');
  expect((await stored(page)).table?.batches).toHaveLength(1);
});
