/** Nothing on any page keeps out those who do not see it, do not see its colours, or use no mouse. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { ALL, looks } from './share';
import { setStage, shot } from './stage';
import { OPEN, playNow, untilMyTurn } from './table';

const stage = setStage();
const RECORD = readFileSync('../crates/burgundy/tests/games/standard-3.rec', 'utf8');

/** What such a screen shows one at a time; the last one is that in which something is chosen. */
const VIEWS = { wide: [], tablet: ['Players', 'Log', 'Board'], phone: ['Players', 'Log', 'Board', 'Estate'] };

/** A finished game that everybody may look at, by its address. */
async function finished(page: Page): Promise<string> {
  await page.goto(stage.url);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.rec', mimeType: 'text/plain', buffer: Buffer.from(RECORD) });
  await page.waitForURL(/\/[tl]\/[^/]+\/0$/);
  return page.url().replace(/\/0$/, '');
}

describe.each(looks('dark'))('on a $screen screen in the $colorScheme', ({ screen, colorScheme, options }) => {
  const someone = async (face: 'text' | 'drawn') => {
    return (await stage.visitor({ face, options })).page;
  };

  it('lobby and the dialog of a new table', async () => {
    const page = await someone('text');
    await page.goto(stage.url);
    await page.locator('label.game').first().waitFor();
    await shot(page, `lobby-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Seats and options…' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('the rules of a game, as a page and over the table', async () => {
    const page = await someone('drawn');
    await page.goto(stage.url);
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.waitForURL('**/games/burgundy');
    await page.locator('[data-term=castle] .drawn svg').waitFor();
    await shot(page, `rules-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
    await playNow(page, stage.url);
    await page.locator(OPEN).first().waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('menuitem', { name: 'Rules' }).click();
    await page.getByRole('dialog').locator('[data-term=castle] .drawn svg').waitFor();
    await shot(page, `rules-dialog-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
  });

  it('the table in words', async () => {
    const page = await someone('text');
    await playNow(page, stage.url);
    await untilMyTurn(page);
    await shot(page, `text-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
  });

  it('the drawn table, while something is chosen, and with a dialog over it', async () => {
    const page = await someone('drawn');
    await playNow(page, stage.url);
    const targets = page.locator(OPEN);
    await targets.first().waitFor({ timeout: 30_000 });
    await shot(page, `drawn-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
    for (const view of VIEWS[screen]) {
      await page.getByRole('navigation').getByRole('button', { name: view }).click();
      await shot(page, `drawn-${view}-${screen}-${colorScheme}`);
      expect(await violations(page)).toEqual([]);
    }
    await targets.first().click({ force: true });
    await page.locator('[data-target][aria-pressed=true]').first().waitFor();
    await shot(page, `drawn-choosing-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('the end of a game and its replay', async () => {
    const page = await someone('drawn');
    const table = await finished(page);
    await page.goto(table);
    await page.locator('.end svg[role=img]').waitFor({ timeout: 30_000 });
    await shot(page, `end-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${table}/200`);
    await page.locator('.burgundy.table-root svg').first().waitFor();
    await shot(page, `replay-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
  });
});

// Its pieces are the most; how a page of rules looks on other screens is seen above.
it.each(looks('light').filter(({ screen }) => ALL || screen === 'phone'))(
  'the rules of Orléans, with a picture of every piece, on a $screen screen in the $colorScheme',
  async ({ screen, colorScheme, options }) => {
    const { page } = await stage.visitor({ face: 'drawn', options });
    await page.goto(`${stage.url}/games/orleans`);
    await page.locator('[data-term=village] .drawn svg').waitFor();
    await page.locator('[data-term=event-plague] .drawn svg').waitFor();
    await shot(page, `rules-orleans-${screen}-${colorScheme}`);
    expect(await violations(page)).toEqual([]);
  },
);
