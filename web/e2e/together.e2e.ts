import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setStage, shot } from './stage';
import { clickAction, move, moved, untilMyTurn } from './table';

const stage = setStage();

async function twoSeats(page: Page, second: string): Promise<void> {
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'Seats and options…' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('combobox', { name: /Seat B/ }).click();
  await page.getByRole('option', { name: second }).click();
  await shot(page, 'new-table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.frame').waitFor();
}

/** Plays whatever is first, on whichever page is asked, and says who it was. */
async function anybody(pages: Page[]): Promise<Page> {
  const asked = await Promise.any(
    pages.map(async (page) => {
      await page.locator('[role=option][data-action]').first().waitFor({ timeout: 20_000 });
      return page;
    }),
  );
  await clickAction(asked);
  return asked;
}

it('two people play over an invitation, chat, and take back with consent', async () => {
  const ania = (await stage.visitor()).page;
  await twoSeats(ania, 'Invite by link');
  const link = await ania.getByRole('textbox', { name: /Invitation/ }).inputValue();
  await shot(ania, 'waiting');

  const marek = (await stage.visitor()).page;
  await marek.goto(link);
  await marek.getByRole('textbox', { name: 'Name' }).fill('Marek');
  await marek.getByRole('button', { name: 'Sit down' }).click();
  await marek.locator('.cols').waitFor();
  await ania.getByText('Marek').first().waitFor();

  const pages = [ania, marek];
  const acted = new Set<Page>();
  for (let i = 0; i < 8; i++) acted.add(await anybody(pages));
  expect(acted.size).toBe(2);
  await expect.poll(async () => (await move(ania)) === (await move(marek))).toBe(true);

  // Whoever did not act last can only ask to take back, and the other decides.
  const asks = (page: Page) => page.getByRole('button', { name: 'Ask to take back' });
  while (!(await asks(ania).count()) && !(await asks(marek).count())) await anybody(pages);
  const asking = (await asks(ania).count()) ? ania : marek;
  const asked = asking === ania ? marek : ania;
  const before = await move(asking);
  await asks(asking).click();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await moved(asking, before);
  expect(await move(asking)).toBeLessThan(before);

  await marek.keyboard.press('c');
  await marek.getByRole('textbox', { name: 'Say something' }).fill('<b>hello</b>');
  await marek.keyboard.press('Enter');
  await ania.getByRole('tab', { name: /Chat/ }).click();
  await ania.getByText('<b>hello</b>').waitFor();

  const seen = (await stage.visitor()).page;
  await seen.goto(ania.url());
  await seen.locator('.cols').waitFor();
  expect(await seen.locator('[role=option][data-action]').count()).toBe(0);
});

it('two people play at one screen, and undo goes as far back as they like', async () => {
  const { page } = await stage.visitor();
  await twoSeats(page, 'Hot-seat');
  const asked = new Set<string>();
  for (let i = 0; i < 8; i++) {
    await untilMyTurn(page);
    asked.add((await page.locator('li.turn .nm').textContent()) ?? '');
    await clickAction(page);
  }
  expect(asked.size).toBe(2);
  const at = await move(page);
  for (let i = 0; i < 3; i++) {
    const before = await move(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await moved(page, before);
  }
  expect(await move(page)).toBeLessThan(at);
});
