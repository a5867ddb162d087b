import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';
import { ask } from './table';

const stage = setStage();

const visitor = async (width = 1366, language: 'en' | 'pl' | 'ru' = 'en') =>
  (await stage.visitor({ language, options: { viewport: { width, height: width < 700 ? 844 : 768 } } })).page;

/** Somebody with a name, on the home page. */
async function named(name: string, width = 1366): Promise<Page> {
  const page = await visitor(width);
  await page.goto(stage.url);
  await ask(page, stage.url, '/guest', { name });
  await page.goto(stage.url);
  await page.getByRole('link', { name: `${name}: Me` }).waitFor();
  return page;
}

it('a public table is opened, seen by others at once, joined, and watched', async () => {
  // Whoever is here for the first time looks on while the table is opened.
  const leon = await visitor(390);
  await leon.goto(stage.url);
  await leon.locator('.quick .primary:not([disabled])').waitFor();
  const anna = await named('Anna');
  await anna.getByRole('button', { name: 'Open a public table…' }).click();
  const dialog = anna.getByRole('dialog');
  await dialog.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await dialog.getByText('Public, 24 h a move, weekends off.').waitFor();
  await shot(anna, 'finding-new');
  expect(await violations(anna)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByText('The table is listed', { exact: false }).waitFor();
  const table = anna.url();

  await leon.getByRole('heading', { name: 'People wait for players' }).waitFor();
  await shot(leon, 'finding-visitor-390');
  for (const [language, width] of [
    ['en', 1366],
    ['pl', 390],
    ['ru', 1366],
  ] as const) {
    const page = await visitor(width, language);
    await page.goto(`${stage.url}/tables`);
    await page.locator('main section li').first().waitFor();
    await shot(page, `finding-tables-${language}-${width}`);
    await page.goto(stage.url);
    await page.locator('.side section > ul > li').first().waitFor();
    await shot(page, `finding-home-${language}-${width}`);
    await page.close();
  }
  await leon.locator('.side section > ul > li button').first().click();
  await leon.getByRole('heading', { name: 'Sit down at this table?' }).waitFor();
  await leon.getByRole('textbox', { name: 'Name' }).fill('Leon');
  await shot(leon, 'finding-join-390');
  expect(await violations(leon)).toEqual([]);
  await leon.getByRole('button', { name: 'Sit down' }).click();
  await leon.locator('.frame').waitFor();
  expect(leon.url()).toBe(table);

  const eva = await named('Eva');
  await eva.goto(`${stage.url}/tables`);
  await eva.getByRole('link', { name: /^Watch:/ }).click();
  await eva.locator('.frame').waitFor();
  expect(eva.url()).toBe(table);
});

it('two who look for the same game end at one table', async () => {
  const [one, other] = [await named('Iga'), await named('Jan')];
  for (const page of [one, other]) {
    await page.locator('input[type=radio][value=orleans]').check({ force: true });
    await page.getByRole('button', { name: 'Find players' }).click();
    await page.locator('.frame').waitFor();
  }
  expect(other.url()).toBe(one.url());
});

it('somebody is invited by name, and a club is founded and joined by its link', async () => {
  const [greta, hugo] = [await named('Greta', 390), await named('Hugo')];
  await greta.goto(`${stage.url}/people`);
  await greta.getByRole('radio', { name: 'Anybody' }).check({ force: true });
  await greta.getByText('Whoever knows your name finds you by it.').waitFor();
  await shot(greta, 'finding-people-390');
  expect(await violations(greta)).toEqual([]);
  await greta.goto(stage.url);
  await greta.getByRole('button', { name: 'Find players' }).waitFor();

  const wish = { game: 'burgundy', settings: {}, seats: [{ kind: 'you' }, { kind: 'open' }] };
  const { id } = await ask<{ id: string }>(hugo, stage.url, '/tables', wish);
  await hugo.goto(`${stage.url}/t/${id}`);
  await hugo.getByRole('textbox', { name: 'Invite by name' }).fill('greta');
  await hugo.getByRole('button', { name: 'Invite', exact: true }).click();
  await hugo.getByText('Greta is invited.').waitFor();
  await greta.getByText('Hugo invites you', { exact: false }).waitFor();
  await shot(greta, 'finding-invited-390');
  await greta.getByRole('region', { name: 'Invitations' }).getByRole('button', { name: 'Sit down' }).click();
  await greta.locator('.frame').waitFor();
  expect(greta.url()).toContain(id);

  await hugo.goto(`${stage.url}/people`);
  await hugo.getByRole('textbox', { name: 'Name of a new club' }).fill('Salon');
  await hugo.getByRole('button', { name: 'Found a club' }).click();
  const link = await hugo.getByRole('textbox', { name: 'Link to the club' }).inputValue();
  await greta.goto(link);
  await greta.getByRole('button', { name: 'Join the club' }).click();
  await greta.getByText('2 members').waitFor();
  await hugo.getByText('2 members').waitFor();
  await shot(hugo, 'finding-club');
  expect(await violations(hugo)).toEqual([]);
  await hugo.goto(stage.url);
  await hugo.getByRole('heading', { name: 'Open tables' }).waitFor();
  await shot(hugo, 'finding-home');
});
