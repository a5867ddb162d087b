/** A page from a host of files, in a folder of it, that plays by itself; each file of tests has a folder of its own. */

import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { StaticHost } from './host';
import { isMissing } from './share';
import { BROWSER, hold } from './stage';

const BUILT = 'dist-static';
export const GAMES = ['burgundy', 'labora', 'orleans', 'craftsmen'] as const;

/** Whoever has not built the module (`make offline static`) has no such page. */
export const isBuilt = !isMissing('page', existsSync(BUILT));

/** A host and a browser for the tests of this file; they stand while they run. */
export function standAlone() {
  let browser: Browser;
  const host = new StaticHost('');

  beforeAll(async () => {
    host.folder = mkdtempSync(join(tmpdir(), 'quadrivium-static-'));
    cpSync(BUILT, host.folder, { recursive: true });
    await host.up();
    browser = await chromium.launch(BROWSER);
  });
  afterAll(async () => {
    await browser.close();
    await host.down();
    rmSync(host.folder, { recursive: true, force: true });
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
    await context.addInitScript(hold);
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

  return { host, visitor, tab, kept };
}
