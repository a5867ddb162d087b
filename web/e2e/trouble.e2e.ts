/** What goes wrong, or changes, while somebody plays without a server: nothing is lost, and whoever plays hears of it. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isBuilt, standAlone } from './alone';
import { violations } from './axe';
import { shot } from './stage';
import { askDevice, clickAction, move, moved, newTable, playNow, tableAt, untilMyTurn, type Known } from './table';

// Whoever has not built the module (`make offline static`) has no such page.
describe.skipIf(!isBuilt)('without a server', () => {
  const { host, visitor, tab, kept } = standAlone();

  it('two tabs at one table see the same, and one move is one move', async () => {
    const one = await visitor();
    await playNow(one.page, host.url, 'burgundy');
    await untilMyTurn(one.page);
    const other = await tab(one.context);
    await other.page.goto(one.page.url());
    await untilMyTurn(other.page);
    const before = await move(one.page);
    await clickAction(one.page);
    await moved(other.page, before);
    await expect.poll(async () => (await move(one.page)) === (await move(other.page))).toBe(true);
    await untilMyTurn(other.page);
    const then = await move(other.page);
    await clickAction(other.page);
    await moved(one.page, then);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });

  it('of two tabs that play at once one does, and both show what was played', async () => {
    const one = await visitor();
    await playNow(one.page, host.url, 'burgundy');
    await untilMyTurn(one.page);
    const other = await tab(one.context);
    await other.page.goto(one.page.url());
    await untilMyTurn(other.page);
    const path = `/api/tables/${tableAt(one.page)}`;
    type Seen = Known & { log: unknown[] };
    const seen = (page: Page) => page.evaluate(askDevice, { path, body: undefined }) as Promise<Seen>;
    const { seq, choices } = await seen(one.page);
    const pages = [one.page, other.page];
    const answers = await Promise.all(
      pages.map((page, at) => {
        const { seat, action } = choices[at % choices.length] ?? {};
        const body = JSON.stringify({ seq, seat, action });
        return page.evaluate(askDevice, { path: `${path}/play`, body }) as Promise<object>;
      }),
    );
    expect(answers.filter((answer) => 'error' in answer)).toHaveLength(1);
    await expect
      .poll(async () => {
        const [mine, theirs] = await Promise.all(pages.map(seen));
        return mine && theirs && mine.seq > seq && JSON.stringify(mine.log) === JSON.stringify(theirs.log);
      })
      .toBe(true);
  });

  it('a module that panics begins anew, says so, and has lost nothing', async () => {
    const { page } = await visitor('en', { serviceWorkers: 'block', bypassCSP: true });
    await playNow(page, host.url, 'burgundy');
    await untilMyTurn(page);
    await clickAction(page);
    await untilMyTurn(page);
    const before = await move(page);
    const said = page.waitForEvent('console', (message) => message.text().includes('this is no text'));
    // What is no text it panics over; no page says anything like that.
    const worker = page.workers().find((one) => one.url().includes('/worker-'));
    await worker?.evaluate(() => {
      const { encode } = TextEncoder.prototype;
      TextEncoder.prototype.encode = () => {
        TextEncoder.prototype.encode = encode;
        return Uint8Array.of(0xff);
      };
    });
    await page.evaluate(() => {
      const { device } = globalThis as unknown as { device: Worker };
      device.postMessage({ type: 'http', n: 1_000_000, method: 'GET', path: '/api/games' });
    });
    await page.locator('[data-trouble=broken]').waitFor();
    await said;
    await shot(page, 'device-broken');
    expect(await violations(page)).toEqual([]);
    // The page comes back by itself, and the game goes on where it was.
    await page.locator('[data-banner=back], [role=option][data-action]').first().waitFor();
    await untilMyTurn(page);
    expect(await move(page)).toBe(before);
    await clickAction(page);
    await untilMyTurn(page);
    const then = await move(page);
    await page.reload();
    await untilMyTurn(page);
    expect(await move(page)).toBe(then);
  });

  /** Fills what room there is, to the last few bytes, or gives it back. */
  const fill = (page: Page) =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('filler', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('filler', { autoIncrement: true });
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('no filler'));
      });
      const put = (bytes: number) =>
        new Promise<boolean>((resolve) => {
          const writing = db.transaction('filler', 'readwrite', { durability: 'strict' });
          writing.oncomplete = () => resolve(true);
          writing.onabort = () => resolve(false);
          const noise = new Uint8Array(bytes);
          for (let from = 0; from < bytes; from += 65_536) crypto.getRandomValues(noise.subarray(from, from + 65_536));
          writing.objectStore('filler').add(noise);
        });
      for (let bytes = 1 << 20; bytes >= 64; bytes >>= 1) while (await put(bytes));
      db.close();
    });

  it('a device that is full in the middle of a game says so, and keeps what it has', async () => {
    const { context, page } = await visitor('en', { serviceWorkers: 'block', bypassCSP: true });
    const client = await context.newCDPSession(page);
    const origin = new URL(host.url).origin;
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 8 << 20 });
    await playNow(page, host.url, 'burgundy');
    await untilMyTurn(page);
    await clickAction(page);
    await untilMyTurn(page);
    const before = await move(page);
    await fill(page);
    // A move takes a few hundred bytes: sooner or later there is no room for one.
    for (let click = 0; click < 40 && (await page.locator('[data-trouble=full]').count()) === 0; click++) {
      await page
        .locator('[role=option][data-action]')
        .first()
        .click({ timeout: 5_000 })
        .catch(() => undefined);
      await page
        .getByRole('button', { name: 'Confirm' })
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      await page.waitForTimeout(200);
    }
    await page.locator('[data-trouble=full]').waitFor();
    await shot(page, 'device-full');
    expect(await violations(page)).toEqual([]);
    const kept = await move(page);
    expect(kept).toBeGreaterThanOrEqual(before);
    // With room again the game goes on, and nothing that was shown as played is gone.
    await page.evaluate(() => indexedDB.deleteDatabase('filler'));
    await page.reload();
    await untilMyTurn(page);
    expect(await move(page)).toBeGreaterThanOrEqual(kept);
    await clickAction(page);
  });

  /** Lets the bot have its turn; it comes to `what`. */
  async function untilBot(page: Page, what: string): Promise<void> {
    const shown = page.locator(what);
    const asked = page.locator('[role=option][data-action]').first();
    while (!(await shown.or(asked).first().waitFor(), await shown.isVisible())) await clickAction(page);
  }

  it('a thinker that cannot be fetched is fetched once more, and the bot plays', async () => {
    let times = 0;
    host.refuses = (file) => /thinker-/.test(file) && times++ === 0;
    const { page } = await visitor('en', { serviceWorkers: 'block' });
    await playNow(page, host.url, 'burgundy');
    await untilBot(page, '[data-trouble=missing]');
    await page.locator('[data-trouble=missing]').waitFor({ state: 'detached', timeout: 30_000 });
    await untilMyTurn(page);
    expect(times).toBeGreaterThan(1);
  });

  it('a thinker that panics, and another one, is said, and the bot is asked again', async () => {
    const folder = join(host.folder, 'assets');
    const name = readdirSync(folder).find((file) => /^thinker-.*js$/.test(file)) ?? '';
    const file = join(folder, name);
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, `TextEncoder.prototype.encode = () => Uint8Array.of(0xff);\n${sound}`);
    try {
      const { page } = await visitor('en', { serviceWorkers: 'block', bypassCSP: true });
      await playNow(page, host.url, 'burgundy');
      await untilBot(page, '[data-trouble=stuck]');
      await shot(page, 'device-stuck');
      expect(await violations(page)).toEqual([]);
      const before = await move(page);
      writeFileSync(file, sound);
      await page.getByRole('button', { name: 'Try again' }).click();
      await moved(page, before);
      await untilMyTurn(page);
      expect(await page.locator('[data-trouble]').count()).toBe(0);
    } finally {
      writeFileSync(file, sound);
    }
  });

  it('a bot has its network also where there is no room to keep it', async () => {
    const { context, page } = await visitor();
    await page.goto(host.url);
    await kept(page);
    const client = await context.newCDPSession(page);
    const origin = new URL(host.url).origin;
    const { usage } = (await client.send('Storage.getUsageAndQuota', { origin })) as { usage: number };
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 60_000 });
    await newTable(page, host.url, 'Bot', async () => {
      await page.getByRole('combobox', { name: 'Level' }).last().click();
      await page
        .getByRole('option', { name: /^Journeyman/ })
        .first()
        .click();
    });
    const asked = page.locator('.log, .history').first();
    await asked.waitFor();
    for (let turn = 0; turn < 4; turn++) {
      await untilMyTurn(page);
      await clickAction(page);
    }
    await untilMyTurn(page);
    expect(await page.locator('[data-trouble]').count()).toBe(0);
    expect([...host.asked].some((file) => /burgundy-.*\.net$/.test(file))).toBe(true);
  });

  /** The host has another version from now on; what is returned takes it back. */
  function next(): () => void {
    const [worker, first] = [join(host.folder, 'sw.js'), join(host.folder, 'index.html')];
    const [before, html] = [readFileSync(worker, 'utf8'), readFileSync(first, 'utf8')];
    writeFileSync(worker, before.replace(/"version":"\w+"/, '"version":"next"'));
    writeFileSync(first, html.replace('<html ', '<html data-build="next" '));
    return () => {
      writeFileSync(worker, before);
      writeFileSync(first, html);
    };
  }

  it('a new version waits until somebody wants it, and the game goes on with it', async () => {
    const { page, complaints } = await visitor('en', { bypassCSP: true });
    await playNow(page, host.url, 'orleans');
    await untilMyTurn(page);
    await kept(page);
    const takeBack = next();
    try {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.locator('[data-update]').waitFor({ timeout: 30_000 });
      await shot(page, 'device-update');
      expect(await violations(page)).toEqual([]);
      // Nobody is interrupted, and whoever loads the page again stays with the version that began.
      await clickAction(page);
      await untilMyTurn(page);
      await page.reload();
      await untilMyTurn(page);
      expect(await page.locator('html[data-build=next]').count()).toBe(0);
      const at = await move(page);
      const loaded = page.waitForEvent('load');
      await page.locator('[data-update] .btn:not(.icon)').click();
      await loaded;
      await untilMyTurn(page);
      expect(await move(page)).toBe(at);
      expect(await page.locator('html[data-build=next]').count()).toBe(1);
      await clickAction(page);
      expect(complaints).toEqual([]);
    } finally {
      takeBack();
    }
  });

  it('a new version begins in both of two tabs, in each when somebody wants it', async () => {
    const one = await visitor();
    await playNow(one.page, host.url, 'labora');
    await untilMyTurn(one.page);
    await kept(one.page);
    const other = await tab(one.context);
    await other.page.goto(one.page.url());
    await untilMyTurn(other.page);
    const takeBack = next();
    try {
      await one.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      for (const { page } of [one, other]) await page.locator('[data-update]').waitFor({ timeout: 30_000 });
      for (const { page } of [one, other]) {
        expect(await page.locator('html[data-build=next]').count()).toBe(0);
        const loaded = page.waitForEvent('load');
        await page.locator('[data-update] .btn:not(.icon)').click();
        await loaded;
        await untilMyTurn(page);
        expect(await page.locator('html[data-build=next]').count()).toBe(1);
      }
      expect([...one.complaints, ...other.complaints]).toEqual([]);
    } finally {
      takeBack();
    }
  });
});
