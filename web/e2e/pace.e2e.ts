/** What the others do is played out at the pace that one likes, and never stands in the way. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setStage, shot } from './stage';
import { ARMED, clickAction, OPEN, playNow, untilMyTurn } from './table';

const stage = setStage();

const CAPTION = '[data-caption]';

/** Takes what glows until others have acted, and what they did is told. */
async function untilOthersAct(page: Page): Promise<void> {
  for (let click = 0; click < 200; click++) {
    await page.locator(`${OPEN}, ${ARMED}, ${CAPTION}`).first().waitFor({ timeout: 30_000 });
    if ((await page.locator(CAPTION).count()) > 0) return;
    // What was seen may be gone when it is clicked: news of what others do can arrive at any time.
    const next = (await page.locator(ARMED).count()) > 0 ? page.locator(ARMED) : page.locator(OPEN).first();
    await next.click({ force: true, timeout: 1_000 }).catch(() => undefined);
  }
}

it.each([
  { name: 'wide', options: {} },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
])('step by step: $name', async ({ name, options }) => {
  const { page, complaints } = await stage.visitor({ face: 'drawn', pace: 'step', options });
  await playNow(page, stage.url, 'labora');
  await untilOthersAct(page);
  const first = await page.locator(CAPTION).innerText();
  expect(first).toMatch(/Bot B/);
  await shot(page, `pace-${name}`);
  // The table stays at this step, with nothing offered, until one goes on.
  await expect.poll(() => page.locator(OPEN).count()).toBe(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForFunction(
    (first) => document.querySelector<HTMLElement>('[data-caption]')?.innerText !== first,
    first,
  );
  await page.keyboard.press('Escape');
  await page.locator(CAPTION).waitFor({ state: 'detached' });
  await page.locator(OPEN).first().waitFor();
  expect(complaints).toEqual([]);
});

it('by itself it comes to the present; a click on the table is quicker, and does nothing else', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn', pace: 'readable' });
  await playNow(page, stage.url, 'labora');
  await untilOthersAct(page);
  await expect.poll(() => page.locator(OPEN).count()).toBe(0);
  await page.locator('.table-root').click({ position: { x: 300, y: 300 } });
  await page.locator(OPEN).first().waitFor({ timeout: 3_000 });
  expect(await page.locator(`[aria-pressed=true], ${ARMED}`).count()).toBe(0);
  await untilOthersAct(page);
  await page.locator(OPEN).first().waitFor({ timeout: 30_000 });
  expect(complaints).toEqual([]);
});

it('whoever was away is told what the others did, and can see it once more', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn', pace: 'step' });
  await playNow(page, stage.url, 'labora');
  await untilOthersAct(page);
  await page.keyboard.press('Escape');
  await page.locator(OPEN).first().waitFor({ timeout: 30_000 });
  await page.reload();
  const notice = page.locator('[data-recap]');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('Bot B');
  await notice.getByRole('button', { name: 'Show' }).click();
  const recap = page.getByRole('dialog', { name: 'Since your last turn' });
  expect(await recap.getByRole('heading', { name: 'Bot B' }).count()).toBe(1);
  expect(await recap.locator('li').count()).toBeGreaterThan(0);
  const now = await page.locator('input[type=range]').inputValue();
  await recap.getByRole('button', { name: 'Watch it' }).click();
  await page.locator(CAPTION).waitFor();
  expect(await page.locator(CAPTION).innerText()).toContain('Bot B');
  expect(await page.locator(OPEN).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator(OPEN).first().waitFor();
  expect(await page.locator('input[type=range]').inputValue()).toBe(now);
  expect(await notice.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('what happened before the table was drawn is not seen moving', async () => {
  const { page } = await stage.visitor({ face: 'text', speed: 'slow' });
  await playNow(page, stage.url);
  await untilMyTurn(page);
  await clickAction(page);
  await page.locator('h1').click({ force: true });
  await page.keyboard.press('v');
  await page.locator('.table-root [data-at]').first().waitFor();
  const flying = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.querySelectorAll('.float .piece').length)),
        ),
      ),
  );
  expect(flying).toBe(0);
});
