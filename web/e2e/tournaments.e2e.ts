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

/** The same person at another screen. */
async function twin(page: Page, width: number, language: 'en' | 'pl' | 'ru'): Promise<Page> {
  const other = await visitor(width, language);
  await other.context().addCookies(await page.context().cookies());
  return other;
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

/** From the table, from its end and from the lists one finds back to the tournament; on a phone too, whatever it is called. */
async function findsBack(anna: Page, boris: Page, table: string): Promise<void> {
  const back = (page: Page, name = 'Round 2 of Winter cup') => page.getByRole('link', { name }).first();
  const inside = async (page: Page, name?: string) => {
    await back(page, name).waitFor();
    const box = await back(page, name).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box && box.x >= 0 && box.x + box.width <= width && box.height >= 16).toBe(true);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wider).toBe(false);
  };
  const phones = [
    [boris, 'Round 2 of Winter cup'],
    [await twin(boris, 360, 'pl'), 'Runda 2: Winter cup'],
    [await twin(boris, 360, 'ru'), 'Тур 2: Winter cup'],
  ] as const;
  for (const [page, name] of phones) {
    for (const path of [`/t/${table}`, '/', '/mine']) {
      await page.goto(stage.url + path);
      await inside(page, name);
    }
    await shot(page, `tournaments-mine-${name.slice(0, 3)}`);
    expect(await violations(page)).toEqual([]);
  }
  const wide = await twin(anna, 1366, 'en');
  await wide.goto(`${stage.url}/t/${table}`);
  // Beside a long question there is no room for the quiet line; the menu always has it.
  await wide.getByRole('button', { name: 'Table menu' }).click();
  await wide.getByRole('menuitem', { name: 'Round 2 of Winter cup' }).click();
  await wide.getByRole('heading', { name: 'Winter cup' }).waitFor();
  await boris.goto(`${stage.url}/t/${table}`);
  await shot(boris, 'tournaments-table-390');
  await back(boris).click();
  await boris.getByRole('heading', { name: 'Winter cup' }).waitFor();
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
    if (round === 2) await findsBack(anna, boris, table);
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

it('pages of tournaments are no wider than the screen of a phone, however long the names are', async () => {
  const long = 'W'.repeat(30);
  const [one, other] = [await named(long, 360), await named(`${long.slice(1)}V`, 360)];
  const clock = { turn: { move_s: 86_400 } };
  const wish = { game: 'burgundy', format: 'swiss', size: 2, rounds: 1, clock, round_h: 24 };
  const admission = { kind: 'open' };
  const { id } = await ask<{ id: string }>(one, stage.url, '/tournaments', {
    ...wish,
    name: 'W'.repeat(60),
    admission,
  });
  for (const page of [one, other]) await ask(page, stage.url, `/tournaments/${id}/join`, {});
  const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const look = async (path: string, shown: string) => {
    await one.goto(stage.url + path);
    await one.getByText(shown).filter({ visible: true }).first().waitFor();
    expect([path, await wider(one)]).toEqual([path, 0]);
  };
  await look('/tournaments', 'W'.repeat(60));
  await look(`/tournament/${id}`, long);
  await ask(one, stage.url, `/tournaments/${id}/start`, {});
  await look(`/tournament/${id}`, 'To the table');
  await shot(one, 'tournaments-long-360');
});
