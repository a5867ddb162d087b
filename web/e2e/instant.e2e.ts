/** Own decisions at a table of a server, over a long line: shown at once where the rules alone decide, and only there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { STATIC } from './host';
import { LongLine } from './line';
import { median, painted } from './paint';
import { isMissing } from './share';
import { setStage, shot } from './stage';
import { bots, known, move, openTable, playNow, tableAt, untilMyTurn } from './table';

/** One way of the line, in milliseconds: longer than whatever a busy machine does meanwhile. */
const DELAY = Number(process.env.DELAY ?? 250);
const CLICKS = 5;

const built = existsSync('dist/assets') && readdirSync('dist/assets').some((file) => file.endsWith('.wasm'));

// Whoever has not built the module (`make offline`, then the page) has nothing to foresee with.
describe.skipIf(STATIC || isMissing('page', built))('over a long line', () => {
  const stage = setStage();
  let line: LongLine;

  beforeAll(async () => {
    const [host = '', port] = stage.server.address.split(':');
    line = new LongLine('dist', { host, port: Number(port) }, DELAY);
    await line.up();
  });
  afterAll(() => line.down());

  async function table(game: string, foresight: 'on' | 'off', seats = bots(1)) {
    const visitor = await stage.visitor();
    await visitor.page.addInitScript((wish) => localStorage.setItem('quadrivium.foresight', wish), foresight);
    await visitor.page.addInitScript(watch);
    // Where hands are hidden nobody is asked.
    const ready = foresight === 'on' && game !== 'craftsmen' ? visitor.page.waitForEvent('worker') : null;
    // Whatever fails before it is what is told.
    ready?.catch(() => undefined);
    await openTable(visitor.page, line.url, game, seats);
    await untilMyTurn(visitor.page);
    await ready;
    return visitor;
  }

  /** Clicks a few decisions that do not end the turn, where there are such; how soon each was painted. */
  async function clicks(page: Page): Promise<number[]> {
    const times: number[] = [];
    while (times.length < CLICKS) {
      await untilMyTurn(page);
      // The answer to the last one has come, and with it all news of it.
      await page.waitForTimeout(3 * DELAY);
      await untilMyTurn(page);
      await page.locator('[role=option][data-action]').first().click();
      times.push(await painted(page, '.confirm', '.history .mid'));
    }
    return times;
  }

  /** The numbers of moves that the page has shown, in order. */
  const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { moves: number[] }).moves);

  it.each(['burgundy', 'labora', 'orleans'])('a decision of %s is painted before the answer', async (game) => {
    const before = await table(game, 'off');
    const { page, complaints } = await table(game, 'on');
    // Most of the time the line is waited for, which both can do at once.
    const [waited, times] = await Promise.all([clicks(before.page), clicks(page)]);
    console.info(`${game}: a click is painted after ${median(waited)} ms, with foresight after ${median(times)} ms`);
    expect(median(waited)).toBeGreaterThanOrEqual(2 * DELAY);
    expect(median(times)).toBeLessThan(2 * DELAY);
    // Nothing that was shown is taken back, and the page and the server are at one in the end.
    await page.waitForTimeout(4 * DELAY);
    const moves = await seen(page);
    expect(moves).toEqual([...moves].sort((one, other) => one - other));
    await expect
      .poll(async () => (await known<{ moves: number }>(page, line.url, tableAt(page))).moves === (await move(page)))
      .toBe(true);
    expect([...before.complaints, ...complaints]).toEqual([]);
  });

  it('hidden hands are not foreseen', async () => {
    const { page } = await table('craftsmen', 'on');
    expect(median(await clicks(page))).toBeGreaterThanOrEqual(2 * DELAY);
    expect(page.workers()).toEqual([]);
  });

  it('several decisions at once are shown at once and played one after the other', async () => {
    // Both seats are mine, so that nobody else acts in between.
    const { page } = await table('labora', 'on', [{ kind: 'you' }, { kind: 'you' }]);
    await page.waitForTimeout(3 * DELAY);
    const first = await move(page);
    const quick: number[] = [];
    for (let decision = 0; decision < 2; decision++) {
      await untilMyTurn(page);
      await page.locator('[role=option][data-action]').first().click();
      quick.push(await painted(page, '.confirm', '.history .mid'));
    }
    expect(await move(page)).toBe(first + 2);
    await expect
      .poll(async () => (await known<{ moves: number }>(page, line.url, tableAt(page))).moves, { timeout: 10_000 })
      .toBe(first + 2);
    expect(Math.max(...quick)).toBeLessThan(2 * DELAY);
  });

  it('the module comes when the table stands, and not with it', async () => {
    const { page } = await stage.visitor({ options: { serviceWorkers: 'block' } });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const module = page.waitForRequest(/\.wasm$/);
    module.catch(() => undefined);
    await openTable(page, line.url, 'labora', bots(1));
    const first = page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    const timing = (await (await module).response())?.request().timing().startTime ?? 0;
    expect(timing).toBeGreaterThan((await page.evaluate(() => performance.timeOrigin)) + (await first));
    expect(fetched.filter((url) => /\.(wasm|net)$/.test(url))).toHaveLength(1);
  });

  it('the first load weighs at most 400 kB compressed, also of a page that can play by itself', async () => {
    const { page, complaints } = await stage.visitor({ language: 'ru', face: 'drawn' });
    line.asked.clear();
    await playNow(page, line.url, 'labora');
    await page.locator('.table-root').waitFor();
    await page.waitForLoadState('networkidle');
    // The module comes when the page rests.
    const first = [...line.asked].filter((file) => !/\.wasm$|thinker-/.test(file));
    const bytes = first.map((file) =>
      /\.(png|woff2)$/.test(file) ? readFileSync(file) : gzipSync(readFileSync(file)),
    );
    const weight = bytes.reduce((sum, { length }) => sum + length, 0);
    console.info(`first load of a page with the module, lobby and drawn table: ${Math.round(weight / 1000)} kB`);
    expect(weight).toBeLessThan(400_000);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['en', 'Show my own decisions at once'],
    ['pl', 'Pokazuj moje decyzje od razu'],
    ['ru', 'Показывать мои решения сразу'],
  ] as const)('a setting turns it off, in %s', async (language, label) => {
    const { page } = await stage.visitor({ language, options: { bypassCSP: true } });
    await openTable(page, line.url, 'labora', bots(1));
    await untilMyTurn(page);
    await page.locator('.tools button, header button').last().click();
    await page
      .locator('[role=menuitem]')
      .filter({ hasText: /Settings|Ustawienia|Настройки/ })
      .click();
    const wish = page.getByRole('switch', { name: label });
    expect(await wish.isChecked()).toBe(true);
    await shot(page, `instant-settings-${language}`);
    expect(await violations(page)).toEqual([]);
    await wish.uncheck();
    expect(await page.evaluate(() => localStorage.getItem('quadrivium.foresight'))).toBe('off');
  });
});

/** Notes every number of moves that the page shows. */
function watch(): void {
  const moves: number[] = [];
  (globalThis as unknown as { moves: number[] }).moves = moves;
  const look = () => {
    const max = Number(document.querySelector<HTMLInputElement>('input[type=range]')?.max ?? 0);
    if (max > 0 && max !== moves.at(-1)) moves.push(max);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
