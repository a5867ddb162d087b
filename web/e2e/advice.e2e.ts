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
  if (face === 'drawn') await page.locator('[data-advised]').first().waitFor();
  await desk.getByText(/looks ahead/).waitFor();
  await desk.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  await shot(page, `hint-${face}`);
  expect(await violations(page)).toEqual([]);
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

it.each([
  ['en', 'Where do I stand?', 'If it ended now'],
  ['pl', 'Na czym stoję?', 'Gdyby to był koniec'],
  ['ru', 'Моё положение', 'Если бы это был конец'],
] as const)('everybody can see where they stand: %s', async (language, title, ended) => {
  const { page, complaints } = await stage.visitor({ face: 'drawn', language });
  await openTable(page, stage.url, 'burgundy', bots(2));
  await asked(page);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('rowheader', { name: ended }).waitFor();
  expect(await dialog.getByRole('columnheader').count()).toBe(3);
  await shot(page, `stand-${language}`);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
