import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { STATIC } from './host';
import { setStage, shot } from './stage';
import { clickAction, move, moved, openTable } from './table';

const stage = setStage();

const asked = (page: Page) => page.locator('[role=option][data-action]');
const band = (page: Page) => page.locator('[data-band=plan]');
const card = (page: Page) => page.locator('[data-card=plan]');

/** Two people at a table of Burgundy: whoever waits first, then whoever decides. */
async function twoAtATable(): Promise<[Page, Page]> {
  const ania = (await stage.visitor()).page;
  const id = await openTable(ania, stage.url, 'burgundy', [{ kind: 'you' }, { kind: 'open' }]);
  const link = await ania.getByRole('textbox', { name: /Invitation/ }).inputValue();
  const marek = (await stage.visitor()).page;
  await marek.goto(link);
  await marek.getByRole('textbox', { name: 'Name' }).fill('Marek');
  await marek.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ania, marek]) await page.locator('.cols').waitFor();
  await Promise.any([ania, marek].map((page) => asked(page).first().waitFor()));
  expect(marek.url()).toContain(id);
  return (await asked(ania).count()) > 0 ? [marek, ania] : [ania, marek];
}

/** Takes workers for a die, which is always possible; says in notation for which. */
async function takeWorkers(page: Page): Promise<string> {
  const before = await move(page);
  const offer = page.locator('[role=option][data-action^="workers"]').first();
  const action = (await offer.getAttribute('data-action')) ?? '';
  await offer.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await moved(page, before);
  return action;
}

it.skipIf(STATIC)(
  'what was tried is played when the turn comes, can be taken back, and the other sees nothing of it',
  async () => {
    const [waits, decides] = await twoAtATable();
    const before = await move(waits);
    await waits.keyboard.press('t');
    await band(waits).waitFor();
    await asked(waits).first().waitFor();
    expect(await violations(waits)).toEqual([]);
    await shot(waits, 'plan-text');
    const action = await takeWorkers(waits);
    await waits.locator('[data-do=keep]:not([aria-disabled=true])').click();
    await card(waits).waitFor();
    expect(await band(waits).count()).toBe(0);
    expect(await card(waits).textContent()).toMatch(/worker/i);
    expect(await violations(waits)).toEqual([]);
    expect([await move(waits), await move(decides)]).toEqual([before, before]);
    expect(await decides.locator('body').textContent()).not.toContain('plan');

    // Between two decisions nobody is asked for a moment: what is waited for is the plan.
    const came = waits.locator('[data-card=came]');
    const playing = asked(decides).first();
    while ((await came.count()) === 0) {
      await Promise.any([came.waitFor(), playing.waitFor()]);
      if ((await came.count()) === 0 && (await playing.isVisible())) await clickAction(decides);
    }
    expect(await came.textContent()).toContain('Played for you as planned');
    expect(await card(waits).count()).toBe(0);
    await expect.poll(async () => (await move(decides)) === (await move(waits))).toBe(true);
    expect(await decides.locator('[data-card]').count()).toBe(0);

    // It was a decision like any other.
    const planned = await move(waits);
    await waits.keyboard.press('Control+z');
    await moved(waits, planned);
    expect(await came.count()).toBe(0);
    await waits.locator(`[role=option][data-action="${action}"]`).waitFor({ state: 'attached' });
  },
);

it.skipIf(STATIC)('while one plans the table goes on, and one can follow it', async () => {
  const [waits, decides] = await twoAtATable();
  await waits.keyboard.press('t');
  await asked(waits).first().waitFor();
  expect(await waits.locator('[data-do=follow]').count()).toBe(0);
  await clickAction(decides);
  await waits.locator('[data-do=follow]').click();
  await waits.locator('[data-do=follow]').waitFor({ state: 'detached' });
  await asked(waits).first().waitFor();

  // Taking back and starting over are the copy's alone.
  const begun = await move(waits);
  await takeWorkers(waits);
  await waits.keyboard.press('Control+z');
  await expect.poll(() => move(waits)).toBe(begun);
  await takeWorkers(waits);
  await waits.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => move(waits)).toBe(begun);
  const real = await move(decides);
  await waits.keyboard.press('t');
  await band(waits).waitFor({ state: 'detached' });
  await expect.poll(() => move(waits)).toBe(real);
});

it.skipIf(STATIC)('a kept plan is removed by one click, and a note stays in the browser', async () => {
  const [waits] = await twoAtATable();
  await waits.keyboard.press('t');
  await asked(waits).first().waitFor();
  await takeWorkers(waits);
  await waits.locator('[data-do=keep]:not([aria-disabled=true])').click();
  await waits.getByRole('button', { name: /^Remove the plan/ }).click();
  await card(waits).waitFor({ state: 'detached' });

  await waits.keyboard.press('t');
  await band(waits).waitFor();
  await waits.getByRole('button', { name: 'Private note' }).click();
  await waits.getByRole('textbox', { name: 'Private note' }).fill('Mines first');
  await waits.keyboard.press('Escape');
  await waits.reload();
  await waits.locator('.cols').waitFor();
  await waits.keyboard.press('t');
  await band(waits).waitFor();
  await waits.getByRole('button', { name: 'Private note' }).click();
  expect(await waits.getByRole('textbox', { name: 'Private note' }).inputValue()).toBe('Mines first');
});

it('on a phone one plans from the prompt, on the drawn table', async () => {
  const { page, complaints } = await stage.visitor({
    face: 'drawn',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  await openTable(page, stage.url, 'burgundy', [{ kind: 'you' }, { kind: 'bot', level: 'random' }]);
  await page.locator('[data-target]').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Plan', exact: true }).click();
  await band(page).waitFor();
  await page.locator('.frame.trial [data-target]').first().waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await shot(page, 'plan-390');
  await page.locator('[data-do=back]').click();
  await band(page).waitFor({ state: 'detached' });
  await page.locator('.frame:not(.trial) [data-target]').first().waitFor();
  expect(complaints).toEqual([]);
});
