import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';
import { ask } from './table';

const stage = setStage();

const visitor = async (width = 1366, language: 'en' | 'pl' | 'ru' = 'en') =>
  (await stage.visitor({ language, options: { viewport: { width, height: width < 700 ? 844 : 768 } } })).page;

async function named(name: string, width = 1366): Promise<Page> {
  const page = await visitor(width);
  await page.goto(stage.url);
  await ask(page, stage.url, '/guest', { name });
  return page;
}

/** Whoever holds this seat gives up. */
async function resign(page: Page, table: string): Promise<void> {
  await page.evaluate(async (table) => {
    const seen = (await (await fetch(`/api/tables/${table}`)).json()) as { seq: number; viewer: string };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ seq: seen.seq, seat: seen.viewer });
    await fetch(`/api/tables/${table}/resign`, { method: 'POST', headers, body });
  }, table);
}

it('a tournament is founded, joined, played and told as it happens', async () => {
  const anna = await named('Anna');
  await anna.goto(stage.url);
  await anna.getByRole('link', { name: 'Tournaments' }).click();
  await anna.getByRole('button', { name: 'New tournament' }).click();
  const dialog = anna.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name of the tournament' }).fill('Winter cup');
  await shot(anna, 'tournaments-new');
  expect(await violations(anna)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open registration' }).click();
  await anna.getByRole('heading', { name: 'Winter cup' }).waitFor();
  await anna.getByRole('button', { name: 'Take part' }).click();
  await anna.getByRole('listitem').filter({ hasText: 'Anna' }).waitFor();
  const address = anna.url();

  // Boris comes by the list, on a phone; Anna sees him come.
  const boris = await named('Boris', 390);
  await boris.goto(`${stage.url}/tournaments`);
  await boris.getByRole('link', { name: 'Winter cup' }).click();
  await boris.getByRole('button', { name: 'Take part' }).click();
  await anna.getByRole('listitem').filter({ hasText: 'Boris' }).waitFor();
  await shot(anna, 'tournaments-open');
  expect(await violations(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Begin' }).click();

  // Round after round begins by itself: the same two, for want of others.
  for (const round of [1, 2, 3]) {
    const next = boris.getByRole('link', { name: 'To the table' });
    await boris.getByText(`Round ${round} of 3`).first().waitFor();
    await next.waitFor();
    const table = (await next.getAttribute('href'))?.split('/').pop() ?? '';
    if (round === 2) {
      await shot(boris, 'tournaments-running-390');
      expect(await violations(boris)).toEqual([]);
      for (const [language, heading] of [
        ['pl', 'Tabela'],
        ['ru', 'Таблица'],
      ] as const) {
        const page = await visitor(language === 'pl' ? 390 : 1366, language);
        await page.goto(address);
        await page.getByRole('heading', { name: heading }).waitFor();
        await shot(page, `tournaments-${language}`);
        await page.goto(`${stage.url}/tournaments`);
        await page.getByRole('link', { name: 'Winter cup' }).waitFor();
        await shot(page, `tournaments-list-${language}`);
      }
    }
    await resign(boris, table);
  }
  const first = anna.getByRole('row').filter({ hasText: 'Anna' });
  await first.getByRole('cell', { name: '3', exact: true }).first().waitFor();
  await boris.getByText('Round 3 of 3').first().waitFor();
  await anna.getByRole('button', { name: 'End the tournament' }).waitFor({ state: 'hidden' });
  await shot(anna, 'tournaments-over');
  expect(await violations(anna)).toEqual([]);

  // Whoever has no link to one by invitation finds nothing.
  await boris.goto(`${stage.url}/tournament/abcdefghijkmnpqrstuv`);
  await boris.getByRole('alert').waitFor();
  expect(await boris.getByRole('alert').innerText()).toBe(
    'There is no such tournament, or this link does not open it.',
  );
});
