/** A page from a host of files, in a folder of it: it plays by itself, stays when the host is gone, and can be installed. */

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { StaticHost } from './host';
import { BROWSER, shot } from './stage';
import { clickAction, move, moved, newTable, OPEN, playNow, untilMyTurn } from './table';

const BUILT = 'dist-static';
const GAMES = ['burgundy', 'labora', 'orleans', 'craftsmen'] as const;

// Whoever has not built the module (`make offline static`) has no such page.
describe.skipIf(!existsSync(BUILT))('without a server', () => {
  let browser: Browser;
  let folder = '';
  let host: StaticHost;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quadrivium-static-'));
    cpSync(BUILT, folder, { recursive: true });
    host = new StaticHost(folder);
    await host.up();
    browser = await chromium.launch(BROWSER);
  });
  afterAll(async () => {
    await browser.close();
    await host.down();
    rmSync(folder, { recursive: true, force: true });
  });

  async function visitor(language = 'en', options: BrowserContextOptions = {}, face: 'text' | 'drawn' = 'text') {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, ...options });
    await context.addInitScript(
      (wishes) => {
        for (const [name, value] of Object.entries(wishes)) {
          if (localStorage.getItem(`quadrivium.${name}`) === null) localStorage.setItem(`quadrivium.${name}`, value);
        }
      },
      {
        language,
        face,
        speed: 'off',
        pace: 'instant',
        ...Object.fromEntries(GAMES.map((game) => [`confirm.${game}`, 'every'])),
      },
    );
    return tab(context);
  }

  async function tab(context: BrowserContext) {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    return { context, page, complaints };
  }

  /** Waits until everything is kept that is needed to go on without the host. */
  const kept = (page: Page) =>
    expect
      .poll(
        () =>
          page.evaluate(async () => {
            const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const found = await Promise.all(all.map(async (cache) => (await cache.match('kept.json'))?.json()));
            const whole = (found as ({ whole: boolean } | undefined)[]).some((one) => one?.whole);
            return whole && navigator.serviceWorker.controller !== null;
          }),
        { timeout: 60_000 },
      )
      .toBe(true);

  it('the page is loaded once, and then all four games are played with the host gone', async () => {
    const { page, complaints } = await visitor();
    await page.goto(host.url);
    await kept(page);
    await host.down();
    try {
      for (const game of GAMES) {
        await playNow(page, host.url, game);
        await untilMyTurn(page);
        await clickAction(page);
        const before = await move(page);
        await page.reload();
        await page.locator('.frame').waitFor();
        await untilMyTurn(page);
        expect(await move(page), game).toBeGreaterThanOrEqual(before);
        expect(new URL(page.url()).hash).toMatch(/^#\/l\//);
      }
      await page.goto(`${host.url}#/mine`);
      await expect.poll(() => page.locator('a.card').count()).toBe(4);
      // What nobody keeps is asked of the host, which is not there.
      expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    } finally {
      await host.up();
    }
  });

  it('whoever keeps everything has lessons, puzzles and hints with the host gone', async () => {
    const { page, complaints } = await visitor();
    await page.goto(host.url);
    await kept(page);
    await page.goto(`${host.url}#/mine`);
    await page.getByRole('button', { name: 'Keep them too' }).click();
    await page.locator('[data-kept=all]').waitFor({ timeout: 60_000 });
    await page.reload();
    await page.getByText('Everything is kept').waitFor();
    await host.down();
    try {
      await page.goto(`${host.url}#/learn/orleans/1`);
      await page.locator('.coach h3').waitFor();
      await page.goto(`${host.url}#/puzzles/craftsmen/today`);
      await page.locator('.coach [data-show]').waitFor();
      await playNow(page, host.url, 'burgundy');
      await untilMyTurn(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('complementary', { name: 'Hint' }).locator('.pick').first().waitFor();
      // What nobody keeps is asked of the host, which is not there.
      expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    } finally {
      await host.up();
    }
  });

  it('a bot whose network is not kept says so, and plays on when there is a connection', async () => {
    const { page } = await visitor('en', { bypassCSP: true });
    await page.goto(host.url);
    await kept(page);
    await host.down();
    try {
      await newTable(page, host.url, 'Bot', async () => {
        await page.getByRole('combobox', { name: 'Level' }).last().click();
        await page
          .getByRole('option', { name: /^Journeyman/ })
          .first()
          .click();
      });
      const missing = page.locator('[data-trouble=missing]');
      const asked = page.locator('[role=option][data-action]').first();
      // Whose turn it is at first is for the game to say.
      while (!(await missing.or(asked).first().waitFor(), await missing.isVisible())) await clickAction(page);
      await shot(page, 'device-missing');
      expect(await violations(page)).toEqual([]);
      await host.up();
      await missing.waitFor({ state: 'detached', timeout: 30_000 });
      await untilMyTurn(page);
    } finally {
      await host.down();
      await host.up();
    }
  });

  it('can be installed', async () => {
    const { context, page } = await visitor();
    await page.goto(host.url);
    const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
    const manifest = (await (await context.request.get(address)).json()) as {
      name: string;
      display: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Quadrivium', display: 'standalone' });
    expect(new URL(manifest.start_url, address).href).toBe(host.url);
    for (const { src } of manifest.icons) {
      expect((await context.request.get(new URL(src, address).href)).status(), src).toBe(200);
    }
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const client = await context.newCDPSession(page);
    await kept(page);
    const { installabilityErrors } = (await client.send('Page.getInstallabilityErrors')) as {
      installabilityErrors: { errorId: string }[];
    };
    // A browser of tests keeps nothing, which no page can help.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });

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

  /** Lets a test speak with the worker of the page past it. */
  const holdWorker = (page: Page) =>
    page.addInitScript(() => {
      const Real = Worker;
      globalThis.Worker = class extends Real {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          (globalThis as unknown as { device: Worker }).device = this;
        }
      };
    });

  it('a module that panics begins anew, says so, and has lost nothing', async () => {
    const { page } = await visitor('en', { serviceWorkers: 'block' });
    await holdWorker(page);
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
    const { context, page } = await visitor('en', { serviceWorkers: 'block' });
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
    const kept = await move(page);
    expect(kept).toBeGreaterThanOrEqual(before);
    // With room again the game goes on, and nothing that was shown as played is gone.
    await page.evaluate(() => indexedDB.deleteDatabase('filler'));
    await page.reload();
    await untilMyTurn(page);
    expect(await move(page)).toBeGreaterThanOrEqual(kept);
    await clickAction(page);
  });

  it('a new version waits until somebody wants it, and the game goes on with it', async () => {
    const { page, complaints } = await visitor('en', { bypassCSP: true });
    await playNow(page, host.url, 'orleans');
    await untilMyTurn(page);
    await kept(page);
    const [worker, first] = [join(folder, 'sw.js'), join(folder, 'index.html')];
    const [before, html] = [readFileSync(worker, 'utf8'), readFileSync(first, 'utf8')];
    writeFileSync(worker, before.replace(/"version":"\w+"/, '"version":"next"'));
    writeFileSync(first, html.replace('<html ', '<html data-build="next" '));
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
      writeFileSync(worker, before);
      writeFileSync(first, html);
    }
  });

  it('a page that is closed in the middle of writing has played a move or has not', async () => {
    const { context, page } = await visitor();
    await playNow(page, host.url, 'labora');
    await untilMyTurn(page);
    const address = page.url();
    const before = await move(page);
    await page.locator('[role=option][data-action]').first().click();
    await page.getByRole('button', { name: 'Confirm' }).click({ noWaitAfter: true });
    await page.close();
    const again = await tab(context);
    await again.page.goto(address);
    await untilMyTurn(again.page);
    expect(await move(again.page)).toBeGreaterThanOrEqual(before);
    await clickAction(again.page);
    expect(again.complaints).toEqual([]);
  });

  it('where everything was cleared, the page begins anew and an old address says that nothing is there', async () => {
    const { context, page } = await visitor();
    await playNow(page, host.url, 'burgundy');
    await untilMyTurn(page);
    const address = page.url();
    const client = await context.newCDPSession(page);
    await page.goto('about:blank');
    const origin = new URL(host.url).origin;
    await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await page.goto(address);
    await page.getByText('There is no such table').waitFor();
    await playNow(page, host.url, 'burgundy');
    await untilMyTurn(page);
    await clickAction(page);
  });

  it.each([
    ['no file of games', 'not json'],
    ['a shelf of another version', '{"format":"quadrivium shelf 9","tables":[]}'],
    ['a file that was cut off', '{"quadrivium":'],
  ])('%s is refused and changes nothing', async (_name, text) => {
    const { page } = await visitor();
    await playNow(page, host.url, 'labora');
    await untilMyTurn(page);
    await page.goto(`${host.url}#/mine`);
    await page.locator('a.card').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByText('This file holds no games of a device.').waitFor();
    expect(await page.locator('a.card').count()).toBe(1);
  });

  it.each(['text', 'drawn'] as const)('nothing on the page moves by itself while it is loaded, %s', async (face) => {
    const { page } = await visitor('en', { viewport: { width: 390, height: 844 } }, face);
    const stands = () =>
      face === 'text' ? untilMyTurn(page) : page.locator(OPEN).first().waitFor({ timeout: 30_000 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      (globalThis as unknown as { shifts: number[] }).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifted = () =>
      page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
    await page.goto(host.url);
    await page.locator('.quick .primary:not([disabled])').waitFor();
    await page.waitForTimeout(500);
    // What Lighthouse calls good.
    expect(await shifted()).toBeLessThan(0.1);
    await page.locator('.quick .primary').click();
    await stands();
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await stands();
    await page.waitForTimeout(500);
    expect(await shifted()).toBeLessThan(0.1);
  });

  it('another language can be read with the host gone, once it was read before', async () => {
    const { page, complaints } = await visitor();
    await page.goto(host.url);
    await kept(page);
    await page.getByRole('radio', { name: 'PL' }).first().check({ force: true });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pl');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const found = await Promise.all(all.map(async (cache) => (await cache.match('kept.json'))?.json()));
          return (found as ({ languages: string[] } | undefined)[]).some((one) => one?.languages.includes('pl'));
        }),
      )
      .toBe(true);
    await host.down();
    try {
      await page.reload();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pl');
      await page.locator('.quick .primary:not([disabled])').click();
      await untilMyTurn(page);
      expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    } finally {
      await host.up();
    }
  });

  it('all games of a device go into a file, and from it onto another', async () => {
    const one = await visitor();
    await playNow(one.page, host.url, 'labora');
    await untilMyTurn(one.page);
    await one.page.goto(`${host.url}#/mine`);
    const saved = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: 'Save all to a file' }).click();
    const file = await (await saved).path();
    const other = await visitor();
    await other.page.goto(`${host.url}#/mine`);
    await other.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: readFileSync(file) });
    await other.page.getByText('One game was added.').waitFor();
    await other.page.locator('a.card').click();
    await untilMyTurn(other.page);
    await clickAction(other.page);
    expect(other.complaints).toEqual([]);
  });

  it.each([
    ['en', 1366, 'light'],
    ['pl', 390, 'dark'],
    ['ru', 390, 'light'],
  ] as const)(
    'lobby and games of a device keep nobody out, in %s at %i pixels',
    async (language, width, colorScheme) => {
      const viewport = { width, height: 800 };
      const { page } = await visitor(language, { viewport, colorScheme, bypassCSP: true });
      await page.goto(host.url);
      await page.locator('.quick .primary:not([disabled])').waitFor();
      await shot(page, `device-lobby-${language}`);
      expect(await violations(page)).toEqual([]);
      await page.locator('.quick .primary').click();
      await page.locator('.frame').waitFor();
      await page.goto(`${host.url}#/mine`);
      await page.locator('a.card').waitFor();
      await shot(page, `device-mine-${language}`);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
});
