/** What a hand does on every drawn table besides clicking what glows: typing, digits, asking why, leaving. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setStage } from './stage';
import { ARMED, ask, bots, known, move, moved, OPEN, openTable } from './table';

const stage = setStage();

async function burgundy(confirm: 'every' | 'lasting' = 'lasting') {
  const visitor = await stage.visitor({ face: 'drawn', confirm });
  await openTable(visitor.page, stage.url, 'burgundy', bots(1));
  await visitor.page.locator(OPEN).first().waitFor({ timeout: 20_000 });
  return visitor;
}

/** Something that cannot be chosen is clicked, and answers in a sentence. */
async function saysWhy(page: Page, dead: string): Promise<void> {
  await page.locator(`.table-root [data-why^="${dead}"]`).first().click({ force: true });
  await page.locator('.bubble .reason').first().waitFor();
  const [reason = ''] = await page.locator('.bubble .reason').allTextContents();
  expect(reason).toMatch(/^\p{Lu}.+\.$/u);
}

it('a move is typed over the table, and Escape leaves the line', async () => {
  const { page, complaints } = await burgundy();
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('command');
  await page.keyboard.press('Escape');
  expect(await page.locator('#command').count()).toBe(0);
  const before = await move(page);
  await page.keyboard.press('/');
  await page.keyboard.type('workers');
  await page.keyboard.press('Enter');
  await moved(page, before);
  expect(await page.locator('#command').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a digit chooses a chip, and the prompt says what is chosen and what is missing', async () => {
  const { page } = await burgundy();
  await page.keyboard.press('1');
  expect(await page.locator('[data-target="verb:take"]').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.prompt .ask').textContent()).toBe('Take: choose a tile');
});

it('what is armed is said by the button that plays it', async () => {
  const { page } = await burgundy('every');
  await page.locator('[data-target^="from:"]:not([aria-pressed=true])').first().click({ force: true });
  const die = page.locator('[data-target^="die:"]');
  if ((await page.locator(ARMED).count()) === 0) await die.first().click({ force: true });
  const said = (await page.locator('.prompt .ask').textContent()) ?? '';
  expect(await page.locator(ARMED).getAttribute('aria-label')).toBe(`Confirm: ${said}`);
  expect(said).toMatch(/^Take /u);
});

it('what cannot be chosen says why, in the words of the game', async () => {
  const { page, complaints } = await burgundy();
  const buy = page.locator('.chip[data-why="verb:buy"]');
  await buy.click({ force: true });
  await expect
    .poll(() => page.locator('.bubble .reason').allTextContents())
    .toContainEqual(expect.stringMatching(/2 silver/u));
  await page.keyboard.press('Escape');
  await buy.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.locator('.bubble .reason').first().waitFor();
  expect(complaints).toEqual([]);
});

it('what cannot be chosen says why: labora', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn', confirm: 'lasting' });
  await openTable(page, stage.url, 'labora', bots(2));
  await page.locator(OPEN).first().waitFor({ timeout: 20_000 });
  await saysWhy(page, 'card:');
  expect(complaints).toEqual([]);
});

it('what cannot be chosen says why: craftsmen', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn', confirm: 'lasting' });
  const id = await openTable(page, stage.url, 'craftsmen', bots(1));
  // Helpers go to the notary until no more of them may.
  const there = ({ action }: { action: string }) => /^(place|stack) notary/u.test(action);
  for (let turn = 0; turn < 200; turn++) {
    const now = await known(page, stage.url, id);
    const sends = now.choices.some(({ action }) => action.startsWith('place '));
    if (sends && !now.choices.some(there)) break;
    const choice = now.choices.find(there) ?? now.choices.find(({ action }) => action === 'done');
    if (!choice) await page.waitForTimeout(20);
    else await ask(page, stage.url, `/tables/${id}/play`, { seq: now.seq, seat: choice.seat, action: choice.action });
  }
  await page.locator('[data-target^="queue:"]').first().waitFor({ timeout: 20_000 });
  await saysWhy(page, 'queue:notary');
  expect(complaints).toEqual([]);
});

it('what cannot be chosen says why: orleans', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn', confirm: 'lasting' });
  await openTable(page, stage.url, 'orleans', bots(1));
  await page.locator('[data-target="crew:farmhouse"]').click({ force: true, timeout: 20_000 });
  await page.locator('[data-target="planned:farmhouse.2"]').waitFor();
  await page.locator('[data-target="action:done"]').click({ force: true });
  const acting = page.locator('[data-target="place:farmhouse"]');
  await page.locator(ARMED).or(acting).first().waitFor();
  if ((await acting.count()) === 0) await page.locator(ARMED).click();
  await acting.first().waitFor({ timeout: 20_000 });
  await saysWhy(page, 'place:');
  expect(complaints).toEqual([]);
});

it('the help leads to the rules', async () => {
  const { page } = await burgundy();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog', { name: /^Rules/u }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

it('after an action by keys the focus stays on the table', async () => {
  const { page } = await burgundy();
  const before = await move(page);
  await page.locator('[data-target="verb:workers"]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const die = page.locator('[data-target^="die:"]').first();
  if ((await move(page)) === before) await die.focus();
  await page.keyboard.press('Enter');
  await moved(page, before);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.table-root') !== null)).toBe(true);
});

it('Escape leaves the chat', async () => {
  const { page } = await burgundy();
  await page.keyboard.press('c');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('chat');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

it('a button that cannot be pressed is not painted as if it could', async () => {
  const { page } = await stage.visitor();
  await openTable(page, stage.url, 'burgundy', bots(1));
  await page.locator('#command').fill('nothing is called so');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.hover({ force: true });
  // The colour it had while it could be pressed fades.
  const paint = (): Promise<string> => play.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(paint).toBe('rgba(0, 0, 0, 0)');
});
