import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { STATIC } from './host';
import { ALL } from './share';
import { setStage, shot } from './stage';
import { playNow, untilMyTurn } from './table';

const stage = setStage();

const LANGUAGES = ['en', 'pl', 'ru'] as const;
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

it.each(LANGUAGES)('nothing is wider than a small screen: %s', async (language) => {
  const options = { viewport: { width: 820, height: 780 }, hasTouch: true, isMobile: true };
  const { page } = await stage.visitor({ language, options });
  const everywhere = async () => {
    for (const width of [820, 390, 360]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await wide(page), `${width} pixels`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(stage.url);
  await page.locator('label.game').first().waitFor();
  await everywhere();
  await page.setViewportSize(options.viewport);
  await playNow(page, stage.url);
  await untilMyTurn(page);
  await everywhere();
  await shot(page, `text-360-${language}`);
  await page.context().close();
});

it('the lobby fits 1366 by 768 without scrolling in every language', async () => {
  for (const language of LANGUAGES) {
    const { page } = await stage.visitor({ language });
    await page.goto(stage.url);
    await page.locator('label.game').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(768);
    await page.context().close();
  }
});

/** Cyrillic letters weigh most; of the others one has its turn. */
// A host of files need not compress; what a page for one weighs is weighed elsewhere.
it.skipIf(STATIC).each([
  ['burgundy', 'en'],
  ['labora', 'pl'],
  ['orleans', 'en'],
  ['craftsmen', 'pl'],
] as const)(
  'the first load of %s weighs at most 400 kB compressed, and its table in words is not cut off',
  async (game, other) => {
    for (const language of ALL ? LANGUAGES : ([other, 'ru'] as const)) {
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
