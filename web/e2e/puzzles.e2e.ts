/** Puzzles, solved as somebody would: from the lobby to a verdict, wide in English and on a phone in Polish. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';
import { ask } from './table';

const stage = setStage();

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1366, height: 768 } },
} as const;

async function ready(page: Page): Promise<void> {
  await page.locator('.coach h3').waitFor();
  await page.locator('.table-root [data-at]').first().waitFor();
}

it.each([
  { screen: 'wide', language: 'en', game: 'burgundy' },
  { screen: 'phone', language: 'pl', game: 'burgundy' },
] as const)('the puzzle of the day of $game is found, tried and shown ($screen, $language)', async (seen) => {
  const { screen, language, game } = seen;
  const options = { ...SCREENS[screen], bypassCSP: true };
  const { page, complaints } = await stage.visitor({ face: 'drawn', language, options });
  await page.goto(stage.url);
  await page.locator(`a[href$="/puzzles/${game}/today"]`).first().click();
  await ready(page);
  expect(await violations(page)).toEqual([]);
  await shot(page, `puzzle-${game}-${screen}-${language}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // The solution is heard of when it is asked for.
  await page.locator('.coach [data-show]').click();
  await page.locator('.coach [data-answered=shown]').waitFor();
  await page.locator('.coach .best').waitFor();
  await page.locator('.coach:not([data-moves="0"])').waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, `puzzle-${game}-${screen}-${language}-shown`);
  await page.locator('.coach [data-next]').click();
  await page.locator('.coach [data-show]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('a.day.today').waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, `puzzles-${game}-${screen}-${language}`);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('what is solved is remembered', async () => {
  const { page, complaints } = await stage.visitor({ face: 'text', language: 'en', options: SCREENS.wide });
  await page.goto(stage.url);
  await page.locator('.quick .primary:not([disabled])').waitFor();
  const path = '/games/labora/puzzles';
  const { puzzles } = await ask<{ puzzles: { players: number }[] }>(page, stage.url, path);
  const number = puzzles.findIndex(({ players }) => players === 1) + 1;
  const answer = `${path}/${number}/answer`;
  const { solution } = await ask<{ solution: { actions: string[] } }>(page, stage.url, answer, {});
  await page.goto(`${stage.url}/puzzles/labora/${number}`);
  await page.locator('.coach h3').waitFor();
  for (const [at, action] of solution.actions.entries()) {
    await page.locator(`.coach[data-moves="${at}"]`).waitFor();
    await page.locator('#command').fill(action);
    await page.locator('#command').press('Enter');
  }
  await page.locator('.coach [data-answered=solved]').waitFor();
  await page.locator('.coach header button').click();
  await page.locator(`a.number.done[href$="/puzzles/labora/${number}"]`).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
