/** What people at one table owe each other: consent, news, and secrets kept. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { STATIC } from './host';
import { setStage, shot } from './stage';
import { ask, bots, clickAction, known, move, moved, openTable, untilMyTurn } from './table';

const stage = setStage();

async function follow(link: string, name: string): Promise<Page> {
  const { page } = await stage.visitor();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.frame').waitFor();
  return page;
}

const linkOf = (page: Page) =>
  page
    .getByRole('textbox', { name: /Invitation/ })
    .first()
    .inputValue();
const undo = (page: Page) => page.getByRole('button', { name: /^(Undo|Ask to take back)/ });

it.skipIf(STATIC)(
  'a turn that has passed to another person is not taken back without asking, and all hear the answer',
  async () => {
    const zofia = (await stage.visitor({ face: 'text' })).page;
    await openTable(zofia, stage.url, 'labora', [{ kind: 'you' }, { kind: 'open' }]);
    const marek = await follow(await linkOf(zofia), 'Marek');
    const asked = (page: Page) => page.locator('[role=option][data-action]').first();
    const first = await Promise.any([zofia, marek].map(async (page) => (await asked(page).waitFor(), page)));
    const second = first === zofia ? marek : zofia;
    // Between a click and the news of it nobody is asked: whoever looks then must not click again.
    const somebody = () => Promise.any([first, second].map((page) => asked(page).waitFor()));
    for (await somebody(); !(await asked(second).isVisible()); await somebody()) await clickAction(first);
    const before = await move(first);
    await first.keyboard.press('Control+z');
    await second.getByRole('button', { name: 'Refuse' }).click();
    for (const page of [first, second]) await page.getByText(/does not agree: nothing is taken back/).waitFor();
    await shot(first, 'undo-refused');
    expect(await move(second)).toBe(before);
    expect(await asked(second).isVisible()).toBe(true);

    await undo(first).click();
    await first.getByRole('button', { name: 'Withdraw the request' }).click();
    for (const page of [first, second]) await page.getByText(/no longer asks/).waitFor();

    await undo(first).click();
    await second.getByRole('button', { name: 'Accept' }).click();
    for (const page of [first, second]) await page.getByText(/^All agreed/).waitFor();
    await asked(first).waitFor();
  },
);

it('against bots the dice lie as they lay', async () => {
  const { page } = await stage.visitor({ face: 'text' });
  const id = await openTable(page, stage.url, 'burgundy', bots(1));
  type Line = { by: string; action: string | null };
  const lines = async () => (await known<{ log: Line[] }>(page, stage.url, id)).log;
  await untilMyTurn(page);
  const before = (await lines()).length;
  const dice = async () => (await lines()).slice(before).filter((line) => line.by === '*');
  const thrown = async () => {
    while ((await dice()).length === 0) {
      await clickAction(page);
      await untilMyTurn(page);
    }
    return (await dice())[0];
  };
  const once = await thrown();
  while ((await move(page)) > before) {
    const from = await move(page);
    await undo(page).click();
    await moved(page, from);
  }
  expect((await thrown())?.action).toBe(once?.action);
});

it('a curtain falls between two at one screen who hold secrets', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  const id = await openTable(page, stage.url, 'craftsmen', [{ kind: 'you' }, { kind: 'you' }]);
  const curtain = page.locator('[data-curtain]');
  await curtain.waitFor();
  expect(await page.locator('[data-target]').count()).toBe(0);
  expect(await page.locator('.prompt').count()).toBe(0);
  const seat = await curtain.getAttribute('data-curtain');
  await shot(page, 'curtain');
  await page.keyboard.press('Enter');
  await page.locator('[data-target]').first().waitFor();
  // A reload shows nothing to whoever sits there then.
  await page.reload();
  await curtain.waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.prompt').waitFor();
  expect(await page.locator('.prompt .ask b').textContent()).toBe(seat === 'A' ? 'Zofia:' : 'Player B:');
  // Whoever sits there plays until the other one is asked.
  for (;;) {
    const { seq, choices } = await known(page, stage.url, id);
    const [choice] = choices;
    if (!choice || choice.seat !== seat) break;
    await ask(page, stage.url, `/tables/${id}/play`, { seq, seat, action: choice.action });
  }
  await curtain.waitFor();
  expect(await curtain.getAttribute('data-curtain')).not.toBe(seat);
  expect(complaints).toEqual([]);
});

it.skipIf(STATIC)(
  'an invitation says what it is to; an open seat goes to a bot, and then its link is used up',
  async () => {
    const zofia = (await stage.visitor({ face: 'text' })).page;
    const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] as const;
    await openTable(zofia, stage.url, 'orleans', [...seats], { extra_tiles: 'true' });
    const invitations = zofia.getByRole('textbox', { name: /Invitation/ });
    await expect.poll(() => invitations.count()).toBe(2);
    const links = await invitations.all();
    const [first, second] = await Promise.all(links.map((link) => link.inputValue()));
    await zofia.getByRole('button', { name: 'QR code of the invitation to seat B' }).click();
    await zofia.getByRole('img', { name: 'Invitation to seat B' }).waitFor();
    await zofia.getByRole('textbox', { name: 'Message' }).fill('Two more seats');
    await zofia.keyboard.press('Enter');
    await zofia.getByRole('log').getByText('Two more seats').waitFor();
    await shot(zofia, 'waiting-room');
    const guest = (await stage.visitor()).page;
    await guest.goto(second ?? '');
    await guest.getByText(/^Zofia invites you/).waitFor();
    await guest.getByText(/Place tiles: Six more/).waitFor();
    await shot(guest, 'invitation');
    await zofia.getByRole('button', { name: 'Give seat C to a bot' }).click();
    await shot(zofia, 'bot-here');
    await zofia.getByRole('menuitem', { name: 'Random' }).click();
    await guest.reload();
    await guest.getByText(/^This link is used up/).waitFor();
    await shot(guest, 'invitation-used-up');
    expect(await guest.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
    await follow(first ?? '', 'Marek');
    await zofia.locator('[role=option][data-action]').first().waitFor();
  },
);

it.skipIf(STATIC)('whoever watches is told so, and has no dead buttons; a sandbox leads back', async () => {
  const zofia = (await stage.visitor({ face: 'text' })).page;
  const id = await openTable(zofia, stage.url, 'burgundy', bots(1));
  await untilMyTurn(zofia);
  const watcher = (await stage.visitor({ face: 'text' })).page;
  await watcher.goto(`${stage.url}/t/${id}`);
  await watcher.getByText(/^You are watching/).waitFor();
  expect(await watcher.locator('.prompt button').count()).toBe(0);
  await zofia
    .getByText(/1 person is watching/)
    .first()
    .waitFor();
  await zofia.getByRole('button', { name: 'Table menu' }).click();
  await zofia.getByRole('menuitem', { name: 'Play on from here' }).click();
  await zofia.getByRole('button', { name: /^Sandbox/ }).click();
  const banner = zofia.locator('[data-banner=sandbox]');
  await banner.waitFor();
  await shot(zofia, 'sandbox');
  await banner.getByRole('link').click();
  await banner.waitFor({ state: 'detached' });
  expect(zofia.url()).toContain(id);
});
