/** The dialog in which a table is opened. */

import { expect, it } from 'vitest';
import { STATIC } from './host';
import { setStage, shot } from './stage';
import { ask, newTable, openTable, bots, tableAt, untilMyTurn } from './table';

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

it.each([
  { game: 'burgundy', language: 'en', word: 'mines', found: 'mine' },
  { game: 'burgundy', language: 'pl', word: 'kopalnię', found: 'mine' },
  { game: 'burgundy', language: 'ru', word: 'шахту', found: 'mine' },
  { game: 'labora', language: 'en', word: 'Windmill', found: 'windmill' },
  { game: 'labora', language: 'pl', word: 'Wiatrak', found: 'windmill' },
  { game: 'labora', language: 'ru', word: 'Ветряная', found: 'windmill' },
  { game: 'craftsmen', language: 'en', word: 'Tannery', found: 'tannery' },
  { game: 'craftsmen', language: 'pl', word: 'Garbarnia', found: 'tannery' },
  { game: 'craftsmen', language: 'ru', word: 'Кожевня', found: 'tannery' },
] as const)(
  'the rules of $game are searched in $language, and have an address',
  async ({ game, language, word, found }) => {
    const { page, complaints } = await stage.visitor({ language });
    await page.goto(`${stage.url}/games/${game}`);
    const items = page.locator('[data-term]');
    await items.first().waitFor();
    const all = await items.count();
    expect(all).toBeGreaterThan(60);
    await shot(page, `rules-${game}-${language}`);
    await page.getByRole('searchbox').fill(word);
    await expect.poll(() => items.count()).toBeLessThan(all);
    expect(await page.locator(`[data-term=${found}]`).count()).toBe(1);
    await page.getByRole('searchbox').fill('zzz');
    await page.locator('p[role=status]').waitFor();
    expect(await items.count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

it('there are no rules of a game that there is not', async () => {
  const { page } = await stage.visitor();
  await page.goto(`${stage.url}/games/ludo`);
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
});

it('a value that the game does not take is told at its field, which one can then mend', async () => {
  const { page } = await stage.visitor();
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'Seats and options…' }).click();
  await page.getByText('Rulebook details').click();
  const sheets = page.getByRole('textbox', { name: /^Boards dealt/ });
  await sheets.fill('99');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => sheets.getAttribute('aria-invalid')).toBe('true');
  expect(await sheets.evaluate((field) => field === document.activeElement)).toBe(true);
  const told = await sheets.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${told}"]`).textContent()).toMatch(/This cannot be used\. +Write up to 12/);
  await shot(page, 'new-table-wrong');
  await sheets.fill('1-2,6-7,8-9');
  expect(await sheets.getAttribute('aria-invalid')).toBe('false');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.frame').waitFor();
});

it.each(['en', 'pl', 'ru'] as const)('all bots to choose from fit on a small phone in %s', async (language) => {
  const { page } = await stage.visitor({ language, options: { viewport: { width: 360, height: 800 } } });
  await page.goto(stage.url);
  await page.locator('.quick .btn:not(.primary)').filter({ hasText: '…' }).click();
  // The second list of a bot's seat: the first says that a bot sits there.
  await page.locator('.seat').nth(1).locator('[role=combobox]').nth(1).click();
  const list = page.locator('[role=listbox]:not([hidden])');
  await list.waitFor();
  expect(await list.locator('[role=option]').count()).toBe(7);
  const cut = (group: Element) => group.getBoundingClientRect().right > innerWidth;
  expect(await list.evaluate(cut)).toBe(false);
});

it('estates are chosen by picture, and everybody plays on the one that was chosen', async () => {
  const { page, complaints } = await stage.visitor({ face: 'text' });
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'Seats and options…' }).click();
  await page.getByRole('checkbox', { name: /^Given out/ }).uncheck();
  const row = page.getByRole('radiogroup', { name: /Seat A/ });
  await row.locator('[value="7"]').check({ force: true });
  await shot(page, 'new-table-estates');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Estate 7').first().waitFor();
  expect(complaints).toEqual([]);
});

it('who starts is chosen among those who play, and the edition is that of the language', async () => {
  const { page } = await stage.visitor({ language: 'ru' });
  await page.goto(stage.url);
  await page.locator('input[value=orleans]').check({ force: true });
  await page.locator('.quick .btn:not(.primary)').filter({ hasText: '…' }).click();
  const starts = page.locator('dialog fieldset').filter({ has: page.locator('[value=random]') });
  await expect.poll(() => starts.locator('input').count()).toBe(4);
  await page.getByText('Подробности из правил').click();
  expect(await page.locator('[value=russian]').isChecked()).toBe(true);
  await shot(page, 'new-table-orleans-ru');
});

it('the last game is chosen again, and its length on the first page', async () => {
  const { page } = await stage.visitor();
  await page.goto(`${stage.url}/games/labora`);
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.getByRole('combobox', { name: /^Length/ }).click();
  await page.getByRole('option', { name: '45 minutes' }).click();
  await shot(page, 'lobby-quick');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.frame').waitFor();
  const { settings } = await ask<{ settings: object }>(page, stage.url, `/tables/${tableAt(page)}`);
  expect(settings).toMatchObject({ length: 'short', landscape_supply: 'print9' });
});

it.each([
  [390, 'pl'],
  [768, 'ru'],
] as const)(
  'every page is one tap away at %i pixels, and what waits comes before a new game',
  async (width, language) => {
    const { page, complaints } = await stage.visitor({ language, options: { viewport: { width, height: 844 } } });
    await page.goto(stage.url);
    const start = page.locator('.quick .primary:not([disabled])');
    await start.waitFor();
    // Whoever is new sees the one button that begins a game.
    expect((await start.boundingBox())?.y).toBeLessThan(844);
    await openTable(page, stage.url, 'burgundy', bots(1));
    await page.goto(stage.url);
    const waits = page.locator('.turn .primary');
    await waits.waitFor();
    await expect.poll(() => page.locator('.quick.low').count()).toBe(0);
    const text = await page.locator('.quick .ti').boundingBox();
    expect(text?.height).toBeLessThan(90);
    await page.locator('.new').click();
    await expect.poll(() => start.evaluate((one) => one.getBoundingClientRect().top < 2 * innerHeight)).toBe(true);
    for (const to of ['mine', 'puzzles', ...(STATIC ? [] : ['ranking'])]) {
      await page.locator(`.nav a[href$="/${to}"]`).click();
      await page.locator(`.nav a[href$="/${to}"][aria-current=page]`).waitFor();
      const foot = await page.locator('.nav').boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
