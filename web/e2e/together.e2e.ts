import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { STATIC } from './host';
import { setStage, shot } from './stage';
import { clickAction, move, moved, newTable, untilMyTurn } from './table';

const stage = setStage();

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

/** Two people, each with a browser, at a table that one of them has opened. */
async function bothSeated(wishes?: (page: Page) => Promise<void>): Promise<[Page, Page]> {
  const ania = (await stage.visitor()).page;
  await newTable(ania, stage.url, 'Invite by link', wishes);
  const link = await ania.getByRole('textbox', { name: /Invitation/ }).inputValue();
  await shot(ania, 'waiting');
  const marek = (await stage.visitor()).page;
  await marek.goto(link);
  await marek.getByRole('textbox', { name: 'Name' }).fill('Marek');
  await marek.getByRole('button', { name: 'Sit down' }).click();
  await marek.locator('.cols').waitFor();
  await ania.getByText('Marek').first().waitFor();
  return [ania, marek];
}

const asks = (page: Page) => page.getByRole('button', { name: 'Ask to take back' });

/** Plays on until one of them can only ask to take back; that one first, then the other. */
async function untilOneMustAsk(pages: [Page, Page]): Promise<[Page, Page]> {
  const [ania, marek] = pages;
  while (!(await asks(ania).count()) && !(await asks(marek).count())) await anybody(pages);
  return (await asks(ania).count()) ? [ania, marek] : [marek, ania];
}

it.skipIf(STATIC)('two people play over an invitation, chat, and take back with consent', async () => {
  const pages = await bothSeated();
  const [ania, marek] = pages;
  const acted = new Set<Page>();
  for (let i = 0; i < 8; i++) acted.add(await anybody(pages));
  expect(acted.size).toBe(2);
  await expect.poll(async () => (await move(ania)) === (await move(marek))).toBe(true);

  // Whoever did not act last can only ask to take back, and the other decides.
  const [asking, asked] = await untilOneMustAsk(pages);
  const before = await move(asking);
  await asks(asking).click();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await moved(asking, before);
  expect(await move(asking)).toBeLessThan(before);

  await marek.keyboard.press('c');
  await marek.getByRole('textbox', { name: 'Message' }).fill('<b>hello</b>');
  await marek.keyboard.press('Enter');
  await ania.getByRole('tab', { name: /Chat/ }).click();
  await ania.getByText('<b>hello</b>').waitFor();

  const seen = (await stage.visitor()).page;
  await seen.goto(ania.url());
  await seen.locator('.cols').waitFor();
  expect(await seen.locator('[role=option][data-action]').count()).toBe(0);
});

it.skipIf(STATIC)('a request to take back is refused, and the game goes on where it was', async () => {
  const pages = await bothSeated();
  const [asking, asked] = await untilOneMustAsk(pages);
  const before = await move(asking);
  await asks(asking).click();
  await asking
    .getByText(/^Waiting for/)
    .first()
    .waitFor();
  await asked.getByRole('button', { name: 'Refuse' }).click();
  await asked.getByRole('button', { name: 'Refuse' }).waitFor({ state: 'detached' });
  await asks(asking)
    .or(asking.getByRole('button', { name: 'Undo' }))
    .first()
    .waitFor();
  expect(await move(asking)).toBe(before);
  await anybody(pages);
  await moved(asking, before);
});

it.skipIf(STATIC)('a clock warns, runs out, and the other one claims', async () => {
  const pages = await bothSeated(async (page) => {
    // No test waits for a minute.
    await page.route('**/api/tables', (route) => {
      const wish = route.request().postDataJSON() as Record<string, unknown>;
      expect(wish.clock).toEqual({ per_move_s: 60 });
      return route.continue({ postData: { ...wish, clock: { per_move_s: 3 } } });
    });
    await page.getByRole('radio', { name: 'Per move' }).check({ force: true });
    await page.getByRole('radio', { name: '1 min' }).check({ force: true });
  });
  const late = await Promise.any(
    pages.map(async (page) => {
      await page.locator('[role=option][data-action]').first().waitFor({ timeout: 20_000 });
      return page;
    }),
  );
  const other = pages.find((page) => page !== late) as Page;
  await late.getByRole('alert').getByText('Your time is running out.').waitFor();
  expect(await late.locator('.prompt .clock.low').count()).toBe(1);
  await shot(late, 'clock-low');
  await other.locator('[data-banner=late]').waitFor({ timeout: 10_000 });
  await shot(other, 'clock-late');
  await other.getByRole('button', { name: 'Claim' }).click();
  // Of two players the one who is left has won.
  const loser = late === pages[0] ? 'Guest' : 'Marek';
  for (const page of pages) await page.getByText(`${loser}: resigned.`).waitFor();
  await shot(other, 'clock-claimed');
});

it('two people play at one screen, and undo goes as far back as they like', async () => {
  const { page } = await stage.visitor();
  await newTable(page, stage.url, 'Hot-seat', () => page.getByRole('textbox', { name: 'Name for seat B' }).fill('Ola'));
  const asked = new Set<string>();
  for (let i = 0; i < 8; i++) {
    await untilMyTurn(page);
    asked.add((await page.locator('li.turn .nm').textContent()) ?? '');
    await clickAction(page);
  }
  expect(asked).toEqual(new Set(['Guest', 'Ola']));
  const at = await move(page);
  for (let i = 0; i < 3; i++) {
    const before = await move(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await moved(page, before);
  }
  expect(await move(page)).toBeLessThan(at);
});
