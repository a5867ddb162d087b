/** Hints and where one stands, on the drawn table and in words. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';
import { bots, move, moved, OPEN, openTable } from './table';

const stage = setStage();

/** Waits until I am asked, on the drawn table or in words. */
const asked = (page: Page) => page.locator(`${OPEN}, [role=option][data-action]`).first().waitFor({ timeout: 30_000 });

it.each(['drawn', 'text'] as const)('a hint says what and why, and is played: %s', async (face) => {
  const { page, complaints } = await stage.visitor({ face });
  await openTable(page, stage.url, 'burgundy', bots(1));
  await asked(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const desk = page.getByRole('complementary', { name: 'Hint' });
  await desk.locator('.pick').first().waitFor();
  if (face === 'drawn') {
    await page.locator('[data-advised]').first().waitFor();
    // The decisions of the turn are numbered where they are made.
    await page.locator('[data-step^="1"]').first().waitFor();
  }
  await desk.getByText(/looks ahead/).waitFor();
  await desk.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  await shot(page, `hint-${face}`);
  expect(await violations(page)).toEqual([]);
  await desk.getByRole('button', { name: 'Think longer' }).click();
  await desk.getByRole('button', { name: 'Stop' }).click();
  await desk.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  await desk.locator('.pick').first().focus();
  const before = await move(page);
  const focused = () => desk.evaluate((one) => one.contains(document.activeElement));
  await expect.poll(focused).toBe(true);
  await page.keyboard.press('Enter');
  await moved(page, before);
  await desk.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('a hint is opened, stopped and closed by keys', async () => {
  const { page } = await stage.visitor({ face: 'drawn' });
  await openTable(page, stage.url, 'craftsmen', bots(2));
  await asked(page);
  await page.keyboard.press('h');
  const desk = page.getByRole('complementary', { name: 'Hint' });
  await desk.locator('.pick').nth(1).waitFor();
  // What is shown may still change its order: whoever picks the second one has it picked.
  const second = async () => {
    await page.keyboard.press('2');
    return desk.locator('.pick').nth(1).getAttribute('aria-pressed');
  };
  await expect.poll(second).toBe('true');
  // Wherever the focus is.
  await page.mouse.click(300, 30);
  expect(await desk.evaluate((one) => one.contains(document.activeElement))).toBe(false);
  // The first stops it while it thinks, the next one closes it.
  const closed = async () => {
    await page.keyboard.press('Escape');
    return desk.count();
  };
  await expect.poll(closed).toBe(0);
});

it.each([1100, 1366])('a hint covers no board, at %d pixels', async (width) => {
  const { page } = await stage.visitor({ face: 'drawn', options: { viewport: { width, height: 768 } } });
  for (const game of ['burgundy', 'labora', 'orleans', 'craftsmen']) {
    await openTable(page, stage.url, game, bots(2));
    await asked(page);
    await page.keyboard.press('h');
    await page.locator('[data-desk]').waitFor();
    // How far it reaches over the boards: over what lies beside them it may lie.
    const over = () =>
      page.evaluate(() => {
        const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const boards = edge('.table-root aside')?.left ?? edge('.table-root')?.right ?? Infinity;
        return boards - (edge('[data-desk]')?.left ?? 0);
      });
    await expect.poll(over).toBeLessThan(8);
    // And it leaves them as they are: a phone's table has its views at the foot.
    expect(await page.locator('.table-root .phone').count()).toBe(0);
  }
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

it.each([
  { language: 'en', game: 'orleans', by: 'crown', title: 'Where do I stand?', ended: 'If it ended now' },
  { language: 'pl', game: 'labora', by: 'key', title: 'Na czym stoję?', ended: 'Gdyby to był koniec' },
  { language: 'ru', game: 'craftsmen', by: 'finger', title: 'Моё положение', ended: 'Если бы это был конец' },
] as const)('everybody can see where they stand: $game in $language by $by', async (seen) => {
  const { language, game, by, title, ended } = seen;
  const options = by === 'finger' ? PHONE : {};
  const { page, complaints } = await stage.visitor({ face: 'drawn', language, options });
  await openTable(page, stage.url, game, bots(2));
  await asked(page);
  if (by === 'crown') {
    // The points of anybody say it, also to whoever has no mouse.
    const crown = page.locator('.card [role=button][data-tip^="points:"]').first();
    await crown.focus();
    await page.keyboard.press('Enter');
  } else if (by === 'key') await page.keyboard.press('s');
  else await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('rowheader', { name: ended }).waitFor();
  expect(await dialog.getByRole('columnheader').count()).toBe(3);
  expect(await dialog.locator('th.me').count()).toBe(1);
  expect(await dialog.locator('.tower').count()).toBe(3);
  expect(await dialog.locator('.say').textContent()).toMatch(/\d+ %\.$/u);
  await shot(page, `stand-${language}`);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(complaints).toEqual([]);
});
