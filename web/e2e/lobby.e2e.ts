/** The dialog in which a table is opened. */

import { expect, it } from 'vitest';
import { setStage, shot } from './stage';
import { newTable, untilMyTurn } from './table';

const stage = setStage();

it('a clock for the whole game is chosen, and seen at the table, in words and drawn', async () => {
  const { page, complaints } = await stage.visitor();
  await newTable(page, stage.url, 'Bot', async () => {
    await page.getByRole('radio', { name: 'Whole game' }).check({ force: true });
    await page.getByRole('radio', { name: '15 min' }).check({ force: true });
    await shot(page, 'new-table');
  });
  await untilMyTurn(page);
  const clock = page.locator('.prompt .clock');
  expect(await clock.textContent()).toMatch(/1[45]:\d\d/);
  await page.getByRole('radio', { name: 'Drawn table' }).check({ force: true });
  await page.locator('article .clock').first().waitFor();
  expect(await page.locator('article .clock').first().textContent()).toMatch(/1[45]:\d\d/);
  await shot(page, 'clock-drawn');
  expect(complaints).toEqual([]);
});

it('a value that the game does not take is told at its field, which one can then mend', async () => {
  const { page } = await stage.visitor();
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'Seats and options…' }).click();
  await page.getByText(/^More options/).click();
  const boards = page.getByRole('textbox', { name: /Fixes the estate/ });
  await boards.fill('99');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => boards.getAttribute('aria-invalid')).toBe('true');
  expect(await boards.evaluate((field) => field === document.activeElement)).toBe(true);
  const told = await boards.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${told}"]`).textContent()).toMatch(/This cannot be used\. +Write one estate/);
  await shot(page, 'new-table-wrong');
  await boards.fill('1,7,2');
  expect(await boards.getAttribute('aria-invalid')).toBe('false');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.frame').waitFor();
});
