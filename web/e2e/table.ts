/** What a player does at a table, as a test does it. */

import type { Page } from 'playwright-core';

/** Things on a drawn table that can be chosen now and are not chosen yet. */
export const OPEN = '[data-target]:not([aria-pressed=true]):not(.d-other):not([disabled])';

/** From the lobby to a running game in two clicks. */
export async function playNow(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('radio', { name: /Burgundy|Burgundii|Бургундии/ }).check({ force: true });
  await page.locator('.quick .primary').click();
  await page.locator('.frame').waitFor();
}

/** A table for two from the dialog of the lobby; `wishes` fills in the rest of it. */
export async function newTable(
  page: Page,
  url: string,
  second: string,
  wishes?: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Seats and options…' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('combobox', { name: /Seat B/ }).click();
  await page.getByRole('option', { name: second }).click();
  await wishes?.(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.frame').waitFor();
}

export async function move(page: Page): Promise<number> {
  return Number(await page.locator('input[type=range]').getAttribute('max'));
}

export async function untilMyTurn(page: Page): Promise<void> {
  await page.locator('[role=option], .end').first().waitFor({ timeout: 30_000 });
}

/** Clicks an offered action and confirms it; waits until the table has moved on. */
export async function clickAction(page: Page, which = 0): Promise<void> {
  const before = await move(page);
  await page.locator('[role=option][data-action]').nth(which).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await moved(page, before);
}

export async function moved(page: Page, from: number): Promise<void> {
  await page.waitForFunction((from) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    return slider !== null && Number(slider.max) !== from;
  }, from);
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.end').count()) > 0;
}
