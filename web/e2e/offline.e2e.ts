/** A page from a host of files, in a folder of it: it plays by itself, stays when the host is gone, and can be installed. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES, isBuilt, standAlone } from './alone';
import { violations } from './axe';
import { shot } from './stage';
import { clickAction, move, newTable, OPEN, playNow, untilMyTurn } from './table';

describe.skipIf(!isBuilt)('without a server', () => {
  const { host, visitor, tab, kept } = standAlone();

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

  it('a language that is not kept is said not to be there, and the page begins in the one before', async () => {
    const { page } = await visitor();
    await page.goto(host.url);
    await kept(page);
    await host.down();
    try {
      await page.getByRole('radio', { name: 'PL' }).first().check({ force: true });
      await page.getByText(/^This is not kept on this device/).waitFor();
      await expect.poll(() => page.getByRole('radio', { name: 'EN' }).first().isChecked()).toBe(true);
      await page.reload();
      await page.locator('.quick .primary:not([disabled])').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
    } finally {
      await host.up();
    }
  });

  it('what others have put beside the page is theirs', async () => {
    const { page } = await visitor();
    await page.goto(host.url);
    await kept(page);
    mkdirSync(join(host.folder, 'blog'));
    writeFileSync(join(host.folder, 'blog/index.html'), '<!doctype html><h1>A diary</h1>');
    await page.goto(`${host.url}blog/index.html`);
    await page.getByRole('heading', { name: 'A diary' }).waitFor();
    await page.goto(`${host.url}index.html`);
    await page.locator('.quick .primary:not([disabled])').waitFor();
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
