import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, Server, shot, visitor } from './stage';
import { playNow, untilMyTurn } from './table';

let server: Server;
let browser: Browser;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

beforeAll(async () => {
  server = await Server.start();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Serious accessibility violations, in one line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    return (await axe.run()).violations;
  });
  const serious = found.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  return serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  it('lobby and tables have no serious accessibility violation', async () => {
    const options = { colorScheme, bypassCSP: true };
    const { page } = await visitor(browser, { options });
    await page.goto(server.url);
    await page.locator('label.game').first().waitFor();
    await shot(page, `lobby-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Seats and options…' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await playNow(page, server.url);
    await untilMyTurn(page);
    await shot(page, `text-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
  });
});

it('the language is switched, remembered and set on the page', async () => {
  const { page, complaints } = await visitor(browser);
  await page.goto(server.url);
  await page.getByRole('radio', { name: 'PL' }).check({ force: true });
  await page.getByRole('heading', { name: 'Cztery gry, jeden stół' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  await page.reload();
  await page.getByRole('heading', { name: 'Cztery gry, jeden stół' }).waitFor();
  await shot(page, 'lobby-pl');
  await page.getByRole('radio', { name: 'РУ' }).check({ force: true });
  await page.getByRole('heading', { name: 'Четыре игры, один стол' }).waitFor();
  await shot(page, 'lobby-ru');
  expect(complaints).toEqual([]);
});

it.each([360, 390, 820])('nothing is wider than a screen of %i pixels', async (width) => {
  const options = { viewport: { width, height: 780 }, hasTouch: true, isMobile: true };
  for (const language of ['en', 'pl', 'ru'] as const) {
    const { page } = await visitor(browser, { language, options });
    await page.goto(server.url);
    await page.locator('label.game').first().waitFor();
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await playNow(page, server.url);
    await untilMyTurn(page);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await shot(page, `text-${width}-${language}`);
    await page.context().close();
  }
});

it('the lobby fits 1366 by 768 without scrolling in every language', async () => {
  for (const language of ['en', 'pl', 'ru'] as const) {
    const { page } = await visitor(browser, { language });
    await page.goto(server.url);
    await page.locator('label.game').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(768);
    await page.context().close();
  }
});

it('the first load weighs at most 400 kB compressed', async () => {
  for (const language of ['en', 'pl', 'ru'] as const) {
    const { page } = await visitor(browser, { language, face: 'drawn' });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    let bytes = 0;
    client.on('Network.loadingFinished', (event: { encodedDataLength: number }) => (bytes += event.encodedDataLength));
    await playNow(page, server.url);
    await page.waitForLoadState('networkidle');
    console.info(`first load, lobby and drawn table, ${language}: ${Math.round(bytes / 1000)} kB`);
    expect(bytes).toBeLessThan(400_000);
    await page.context().close();
  }
});
