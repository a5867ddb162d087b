/** The drawn table of Burgundy, played by clicking what glows; those of other games are played in files of their own. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CLICKED } from './share';
import { setStage, shot } from './stage';
import { ARMED, isOver, move, moved, OPEN, playNow, playOn, settled } from './table';

const stage = setStage();

/** Chooses what glows, the first or the last thing in turn, until one action is left, and plays it. */
async function decide(page: Page, decision: number): Promise<void> {
  await page.locator(`${OPEN}, ${ARMED}, .end`).first().waitFor({ timeout: 30_000 });
  const before = await move(page).catch(() => 0);
  for (let choices = 0; choices < 8 && !(await isOver(page)); choices++) {
    if ((await page.locator(ARMED).count()) > 0) break;
    const open = page.locator(OPEN);
    const which = (decision + choices) % 2 === 0 ? open.first() : open.last();
    await which.click({ force: true, timeout: 2_000 }).catch(() => undefined);
  }
  if (await isOver(page)) return;
  await page
    .locator(ARMED)
    .click({ timeout: 5_000 })
    .catch(() => page.keyboard.press('Escape'));
  await settled(page, before);
}

it('a whole game by clicking what glows', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await playNow(page, stage.url);
  for (let decision = 0; decision < Math.min(CLICKED, 400) && !(await isOver(page)); decision++) {
    await decide(page, decision);
    if (decision === 20) await shot(page, 'drawn-table');
  }
  await playOn(page, stage.url);
  expect(complaints).toEqual([]);
});

it('undo and redo, by button and by key', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await playNow(page, stage.url);
  const workers = page.locator('[data-target="verb:workers"]');
  await workers.waitFor({ timeout: 30_000 });
  const before = await move(page);
  await workers.click();
  await page.locator('.die[data-target]').first().click();
  await page.locator(ARMED).click();
  await moved(page, before);
  const after = await move(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await moved(page, after);
  expect(await move(page)).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await moved(page, before);
  await page.keyboard.press('Control+z');
  await moved(page, after);
  await page.keyboard.press('Control+y');
  await moved(page, before);
  expect(await move(page)).toBe(after);
  expect(complaints).toEqual([]);
});

it('what a decision brings rises where it is kept; without motion it fades in', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, complaints } = await stage.visitor({ face: 'drawn', speed: 'slow', options: { reducedMotion } });
    await playNow(page, stage.url);
    const workers = page.locator('[data-target="verb:workers"]');
    await workers.waitFor({ timeout: 30_000 });
    const before = await move(page);
    await workers.click();
    await page.locator('.die[data-target]').first().click();
    const risen = page.locator('.float .gain-of', { hasText: '+2' });
    await Promise.all([
      reducedMotion === 'reduce' ? moved(page, before) : risen.waitFor({ state: 'attached' }),
      page.locator(ARMED).click(),
    ]);
    if (reducedMotion === 'reduce') expect(await risen.count()).toBe(0);
    else await risen.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

it('a phone turns from board to board by a swipe', async () => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await stage.visitor({ face: 'drawn', options });
  await playNow(page, stage.url);
  await page.locator(OPEN).first().waitFor({ timeout: 30_000 });
  await page.getByRole('navigation').getByRole('button', { name: 'Board' }).click();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 300 })) });
  await touch('touchStart', 300);
  await touch('touchMove', 200);
  await touch('touchMove', 120);
  await touch('touchEnd');
  await page.locator('.main[data-view=estate]').waitFor();
});
