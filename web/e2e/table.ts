/** What a player does at a table, as a test does it. */

import type { Page } from 'playwright-core';

/** Things on a drawn table that can be chosen now and are not chosen yet. */
export const OPEN = '[data-target]:not([aria-pressed=true]):not(.d-other):not([disabled])';

/** From the lobby to a running game in two clicks. */
export async function playNow(page: Page, url: string, game = 'burgundy'): Promise<void> {
  await page.goto(url);
  await page.locator(`input[type=radio][value=${game}]`).check({ force: true });
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

/** The smallest text on the table as it is seen, in pixels, and what it says. */
export function smallestText(page: Page): Promise<{ size: number; text: string }> {
  return page.evaluate(() => {
    const root = document.querySelector('.table-root');
    if (!root) throw new Error('no drawn table');
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let smallest = { size: Infinity, text: '' };
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const holder = texts.currentNode.parentElement;
      if (!text || !holder || holder.closest('.sr')) continue;
      // An <svg> is scaled by its view box, everything by the zoom of the table.
      const drawing = holder instanceof SVGGraphicsElement ? holder.ownerSVGElement : null;
      const viewed = drawing?.viewBox.baseVal.width ?? 0;
      const scale = drawing && viewed ? drawing.clientWidth / viewed : 1;
      const zoom = (holder as unknown as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
      const size = parseFloat(getComputedStyle(holder).fontSize) * scale * zoom;
      if (size < smallest.size) smallest = { size, text };
    }
    return smallest;
  });
}
