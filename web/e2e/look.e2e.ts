import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setStage, shot } from './stage';
import { playNow, untilMyTurn } from './table';

const stage = setStage();

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

it('the language is switched, remembered and set on the page', async () => {
  const { page, complaints } = await stage.visitor();
  await page.goto(stage.url);
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
    const { page } = await stage.visitor({ language, options });
    await page.goto(stage.url);
    await page.locator('label.game').first().waitFor();
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await playNow(page, stage.url);
    await untilMyTurn(page);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await shot(page, `text-${width}-${language}`);
    await page.context().close();
  }
});

it('the lobby fits 1366 by 768 without scrolling in every language', async () => {
  for (const language of ['en', 'pl', 'ru'] as const) {
    const { page } = await stage.visitor({ language });
    await page.goto(stage.url);
    await page.locator('label.game').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(768);
    await page.context().close();
  }
});

it.each(['burgundy', 'labora', 'orleans', 'craftsmen'])(
  'the first load of %s weighs at most 400 kB compressed, and its table in words is not cut off',
  async (game) => {
    for (const language of ['en', 'pl', 'ru'] as const) {
      const { page } = await stage.visitor({ language, face: 'drawn' });
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      let bytes = 0;
      client.on(
        'Network.loadingFinished',
        (event: { encodedDataLength: number }) => (bytes += event.encodedDataLength),
      );
      await playNow(page, stage.url, game);
      await page.locator('.table-root').waitFor();
      await page.waitForLoadState('networkidle');
      console.info(`first load, lobby and drawn table of ${game}, ${language}: ${Math.round(bytes / 1000)} kB`);
      expect(bytes).toBeLessThan(400_000);
      // In words every column of a table has its place, too.
      await page.locator('.tools input[value=text]').check({ force: true });
      await page.locator('.position .tbl').first().waitFor();
      const cut = await page
        .locator('.position .scroll, .position .jump')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
      expect(cut, language).toEqual([]);
      await page.context().close();
    }
  },
);
