import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';
import { ask, newTable } from './table';

const stage = setStage();
/** Keys are bound to a name, and bare addresses have none. */
const home = () => stage.url.replace('127.0.0.1', 'localhost');

/** A manager of keys in this browser, and how many it has. */
async function keeper(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

it('a passkey brings one back to the same seat after the cookies are gone', async () => {
  const { page } = await stage.visitor();
  const keys = await keeper(page);
  await newTable(page, home(), 'Invite by link');
  const table = page.url();
  // After a game it is offered to whom only this browser knows.
  const seats = [{ kind: 'you' }, { kind: 'you' }];
  const wish = { game: 'burgundy', seats, settings: {} };
  const { id, seq } = await ask<{ id: string; seq: number }>(page, home(), '/tables', wish);
  await ask(page, home(), `/tables/${id}/resign`, { seq, seat: 'A' });
  await page.goto(`${home()}/t/${id}`);
  await page.getByText('Only this browser knows you.').waitFor();
  await shot(page, 'passkey-offer');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('The passkey is made.').waitFor();
  await page.goto(`${home()}/me`);
  await page.getByText('safe', { exact: true }).waitFor();
  expect(await keys()).toBe(1);
  await shot(page, 'me-passkey');
  expect(await violations(page)).toEqual([]);
  // The same manager is not asked for a second one.
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('There is a passkey of yours here already.').waitFor();

  await page.context().clearCookies();
  await page.goto(`${home()}/back`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await shot(page, 'back-passkey');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(`${home()}/`);
  await page.goto(table);
  await page
    .getByRole('textbox', { name: /Invitation/ })
    .first()
    .waitFor();

  // The other browser is lost: that the key was the last way back is said, and then it opens nothing.
  await page.goto(`${home()}/me`);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Only this browser is you now.').waitFor();
  // Somebody else may have had it: what was set up there is offered to go at once.
  const left = page.getByRole('region', { name: 'Did somebody else have it?' });
  await left.waitFor();
  expect(await violations(page)).toEqual([]);
  await left.getByRole('button', { name: /^Remove: Passkey/ }).click();
  await page.getByText(/only this browser is a way back in/).waitFor();
  await shot(page, 'passkey-remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('The passkey is removed.').waitFor();
  await page.getByText('only this browser', { exact: true }).waitFor();
  await page.context().clearCookies();
  await page.goto(`${home()}/back`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey opens nothing here.').waitFor();
});

it.each(['en', 'pl', 'ru'] as const)('days away are said, and seen by the others, in %s', async (language) => {
  const { page } = await stage.visitor({ language, options: { viewport: { width: 390, height: 780 } } });
  await page.goto(stage.url);
  await ask(page, stage.url, '/guest', { name: 'Anna', zone: 'Europe/Warsaw' });
  const clock = { turn: { move_s: 86_400, weekends_off: false } };
  const seats = [{ kind: 'you' }, { kind: 'you' }];
  const { id } = await ask<{ id: string }>(page, stage.url, '/tables', {
    game: 'burgundy',
    seats,
    settings: {},
    clock,
  });
  await page.goto(`${stage.url}/me`);
  const panel = page.getByRole('region').filter({ has: page.locator('#away') });
  await panel.locator('button:not([type])').click();
  await panel.locator('li').first().waitFor();
  await panel.scrollIntoViewIfNeeded();
  await shot(page, `away-${language}-390`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  if (language !== 'en') return;
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await shot(page, 'away-1366');
  await page.goto(`${stage.url}/t/${id}`);
  await page
    .getByText(/^away on/)
    .first()
    .waitFor();
  await shot(page, 'away-table');
});
