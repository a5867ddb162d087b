import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';

const TOKEN = 'a token that nobody guesses';
process.env.QUADRIVIUM_ADMIN_TOKEN = TOKEN;
const stage = setStage();

const post = async (page: Page, path: string, data: unknown) => {
  const answer = await page.request.post(`${stage.url}/api${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
};

/** A table of Boris and Anna at which Boris was rude. */
async function table(boris: Page, anna: Page): Promise<string> {
  await post(boris, '/guest', { name: 'Boris' });
  await post(anna, '/guest', { name: 'Anna' });
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const made = await post(boris, '/tables', { game: 'burgundy', settings: { players: 2 }, seats });
  const id = made.id as string;
  const open = (made.seats as { invite?: string }[]).find((seat) => seat.invite);
  await post(anna, `/tables/${id}/sit`, { invite: open?.invite?.split('invite=')[1] });
  await post(boris, `/tables/${id}/chat`, { text: 'Learn the rules or leave.' });
  return id;
}

it('a report is made at the line, answered by a host, and felt by whom it concerns', async () => {
  const [boris, anna, simon] = [
    (await stage.visitor()).page,
    (await stage.visitor()).page,
    (await stage.visitor()).page,
  ];
  const id = await table(boris, anna);
  await anna.goto(`${stage.url}/t/${id}`);
  await anna
    .getByRole('tab', { name: 'Chat' })
    .or(anna.getByRole('radio', { name: 'Chat' }))
    .first()
    .click();
  await anna.getByRole('button', { name: 'Report this line of Boris' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Report a player' });
  expect(await dialog.getByRole('checkbox', { name: 'Learn the rules or leave.' }).isChecked()).toBe(true);
  await shot(anna, 'report');
  expect(await violations(anna)).toEqual([]);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await dialog.getByText('Thank you. The hosts will look at it.').waitFor();

  // Not without the token.
  await post(simon, '/guest', { name: 'Simon' });
  await simon.goto(`${stage.url}/host`);
  await simon.getByLabel('Token').fill('a guess');
  await simon.getByRole('button', { name: 'Enter' }).click();
  await simon.getByText('This token opens nothing.').waitFor();
  await simon.getByLabel('Token').fill(TOKEN);
  await simon.getByRole('button', { name: 'Enter' }).click();
  await simon.getByText('One report waits for you;').waitFor();
  await shot(simon, 'host');
  expect(await violations(simon)).toEqual([]);

  await simon.getByRole('radio', { name: 'Reports (1)' }).check({ force: true });
  await simon.getByRole('button', { name: 'A report about Boris' }).click();
  await simon.getByText('Learn the rules or leave.').last().waitFor();
  await simon.getByLabel('Reason').fill('Please stay polite.');
  await shot(simon, 'host-report');
  expect(await violations(simon)).toEqual([]);
  await simon.getByRole('button', { name: 'Mute 7 days' }).click();
  await simon.getByText('Nobody has reported anything.').waitFor();
  const refused = await boris.request.post(`${stage.url}/api/tables/${id}/chat`, { data: { text: 'hm' } });
  expect(await refused.text()).toContain('Please stay polite.');

  await simon.getByRole('radio', { name: 'Players' }).check({ force: true });
  await simon.getByText(/muted until/).waitFor();
  await shot(simon, 'host-players');
  await simon.getByRole('button', { name: 'More about Boris' }).click();
  await simon.getByRole('menuitem', { name: 'Unmute' }).click();
  await simon.getByText(/muted until/).waitFor({ state: 'detached' });
  await simon.getByRole('radio', { name: 'Log' }).check({ force: true });
  await simon.getByText('unmuted').waitFor();
});

it('everybody hears an announcement once, and nothing changes while the site is read only', async () => {
  const { page } = await stage.visitor();
  await post(page, '/guest', { name: 'Olga' });
  await post(page, '/host/enter', { token: TOKEN });
  await page.goto(`${stage.url}/host`);
  await page.getByLabel('What everybody is told (en)').fill('Closed on Sunday.');
  await page.getByRole('radio', { name: 'РУ' }).last().check({ force: true });
  await page.getByLabel('What everybody is told (ru)').fill('В воскресенье закрыто.');
  await page.getByRole('button', { name: 'Show to all' }).click();
  await page.getByText('Everybody is told.').waitFor();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText(/, checked/).waitFor();

  const guest = (await stage.visitor({ language: 'ru' })).page;
  await guest.goto(stage.url);
  const line = guest.locator('[data-announcement]');
  await line.getByText('В воскресенье закрыто.').waitFor();
  await shot(guest, 'announcement');
  expect(await violations(guest)).toEqual([]);
  await line.getByRole('button').click();
  await line.waitFor({ state: 'detached' });
  await guest.reload();
  await guest.locator('.quick .primary').first().waitFor();
  expect(await line.count()).toBe(0);

  await page.getByRole('switch', { name: /^Read only/ }).check();
  await page.getByText('Nothing can be changed at present.').waitFor();
  const refused = await guest.request.post(`${stage.url}/api/guest`, { data: { name: 'New' } });
  expect(refused.status()).toBe(503);
  await page.getByRole('switch', { name: /^Read only/ }).uncheck();
  await page.getByText('Nothing can be changed at present.').waitFor({ state: 'detached' });
});

it.each(['pl', 'ru'] as const)('the page speaks %s, wide and narrow', async (language) => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 780 },
    { width: 360, height: 700 },
  ]) {
    const { page } = await stage.visitor({ language, options: { viewport } });
    await post(page, '/guest', { name: 'Żółw' });
    await post(page, '/host/enter', { token: TOKEN });
    await page.goto(`${stage.url}/host`);
    await page.locator('#storage').waitFor();
    await shot(page, `host-${language}-${viewport.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect(await page.getByText(/\[(host|web|report)-/).count()).toBe(0);
  }
});
