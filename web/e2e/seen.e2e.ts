/** What a table shows of others, of a step, of a sum: positions in which it was once shown wrongly. */

import { expect, it } from 'vitest';
import { setExhibition } from './exhibition';
import { misfitsNow, prepare } from './fit';

const exhibition = setExhibition();
const WIDE = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

it('the board of another player speaks of that player, and offers nothing of mine', async () => {
  const page = await exhibition.visitor('en', WIDE);
  await prepare(page);
  await exhibition.show(page, { game: 'orleans', fixture: 'declare' });
  const board = page.locator('section.mine');
  await page.locator('.table-root [data-target]').first().waitFor();
  const own = await board.locator('[data-target]').count();
  await page.locator('.card .look').first().click();
  await expect.poll(() => board.locator('h2').textContent()).not.toContain('Zofia');
  expect(own).toBeGreaterThan(0);
  expect(await board.locator('[data-target]').count()).toBe(0);
  expect(await board.innerText()).not.toMatch(/\byou(r)?\b/iu);
  // What is drawn anew may still be on its way.
  await expect.poll(() => misfitsNow(page, false)).toEqual([]);
  await board.getByRole('button', { name: 'Back to Zofia' }).click();
  await expect.poll(() => board.locator('[data-target]').count()).toBe(own);
  await page.context().close();
});

it('before the game the head of a phone says that cards are swapped', async () => {
  const page = await exhibition.visitor('en', PHONE);
  await exhibition.show(page, { game: 'craftsmen', fixture: 'exchange' });
  expect(await page.locator('.sub .when b').textContent()).toBe('Before the game: swaps');
  await exhibition.show(page, { game: 'craftsmen', fixture: 'helpers' });
  await expect.poll(() => page.locator('.sub .when b').textContent()).toBe('Sending helpers');
  await page.context().close();
});

it('the scoring of a year is clicked through without moving the mouse', async () => {
  const page = await exhibition.visitor('en', { ...WIDE, reducedMotion: 'no-preference' });
  await exhibition.show(page, { game: 'craftsmen', fixture: 'scored' });
  await page.locator('.calendar .scores').click();
  const next = page.locator('[role=dialog] .buttons .primary');
  await next.waitFor();
  const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const lit = page.locator('[role=dialog] .dots .on');
  for (const parts of [1, 2, 3, 4]) {
    await expect.poll(() => lit.count()).toBe(parts);
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  await page.locator('[role=dialog] .dots').waitFor({ state: 'detached' });
  await page.context().close();
});

it.each(['pl', 'ru'])('the table of points of five players fits at the end: %s', async (language) => {
  const page = await exhibition.visitor(language, WIDE);
  await prepare(page);
  await exhibition.show(page, { game: 'craftsmen', fixture: 'over', as: 'crowded' });
  await page.locator('.end table').waitFor();
  expect(await page.locator('.end table thead th').count()).toBe(5);
  expect(await misfitsNow(page, false)).toEqual([]);
  await page.setViewportSize({ width: 1001, height: 768 });
  expect(await misfitsNow(page, false)).toEqual([]);
  await page.context().close();
});

it.each(['pl', 'ru'])('ships say what they would pay, and have room for it: %s', async (language) => {
  for (const { touch, ...size } of [
    { viewport: { width: 360, height: 800 }, touch: true },
    { viewport: { width: 1366, height: 768 }, touch: false },
  ]) {
    const page = await exhibition.visitor(language, { ...size, hasTouch: touch, isMobile: touch });
    await prepare(page);
    await exhibition.show(page, { game: 'craftsmen', fixture: 'deliver', as: 'loading' });
    const chip = page.locator('.chip[data-target="to:ship 3"]');
    await chip.waitFor();
    expect(await chip.textContent()).toContain('+14');
    expect(await misfitsNow(page, touch)).toEqual([]);
    await page.context().close();
  }
});
