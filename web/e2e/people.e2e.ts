import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';
import { newTable } from './table';

const stage = setStage();

const me = async (page: Page) => {
  await page.goto(`${stage.url}/me`);
  await page.getByRole('heading', { name: 'Ways back in' }).waitFor();
};

it('one person plays from three browsers: a link with three signs, a recovery code, and signing out', async () => {
  const laptop = (await stage.visitor()).page;
  await newTable(laptop, stage.url, 'Invite by link');
  const table = laptop.url();
  await me(laptop);
  await laptop.getByText('only this browser').waitFor();
  await laptop.getByRole('textbox', { name: 'Name' }).fill('Anna');
  await laptop.getByRole('textbox', { name: 'Name' }).press('Enter');
  await laptop.getByRole('link', { name: 'Anna: Me' }).waitFor();
  await shot(laptop, 'me');
  expect(await violations(laptop)).toEqual([]);

  // By a link, with a yes on both.
  await laptop.getByRole('button', { name: 'Continue on another device…' }).click();
  const link = await laptop.getByRole('textbox', { name: 'Link for the other device' }).inputValue();
  const signs = await laptop.locator('.signs').innerText();
  await shot(laptop, 'me-link');
  const phone = (await stage.visitor({ options: { viewport: { width: 390, height: 780 } } })).page;
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Continue as Anna here?' }).waitFor();
  expect((await phone.locator('.signs').innerText()).split(/\s+/)).toEqual(signs.split(/\s+/));
  await shot(phone, 'device');
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Yes, it is me' }).click();
  await laptop.getByRole('button', { name: 'Yes, let it in' }).click();
  await laptop.getByText(/is in\.$/).waitFor();
  await phone.getByRole('link', { name: 'Anna: Me' }).waitFor();
  await laptop.getByRole('button', { name: 'Close' }).last().click();
  await laptop.getByText('safe', { exact: true }).waitFor();

  // The link is used up.
  const stranger = (await stage.visitor()).page;
  await stranger.goto(link);
  await stranger.getByRole('alert').waitFor();
  expect(await stranger.getByRole('alert').innerText()).toContain('opens nothing');

  // By a code that was written down.
  await laptop.getByRole('button', { name: 'Make a code…' }).click();
  await laptop.getByRole('button', { name: 'Make a code…' }).last().click();
  const code = await laptop.locator('p.code').innerText();
  await shot(laptop, 'me-code');
  await laptop.getByRole('button', { name: 'I have it' }).click();
  await stranger.goto(stage.url);
  await stranger.getByRole('link', { name: /Been here before/ }).click();
  await stranger.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase());
  await stranger.getByRole('button', { name: 'Come back in' }).click();
  await stranger.getByRole('link', { name: 'Anna: Me' }).waitFor();

  // All three sit at the same table, and a device that is signed out sits there no more.
  for (const page of [phone, stranger]) {
    await page.goto(table);
    await page
      .getByRole('textbox', { name: /Invitation/ })
      .first()
      .waitFor();
  }
  await me(laptop);
  expect(await laptop.locator('.lines li').count()).toBe(4);
  await laptop.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await laptop.getByText('Only this browser is you now.').waitFor();
  for (const page of [phone, stranger]) {
    await page.goto(`${stage.url}/me`);
    await page.getByRole('heading', { name: 'Been here before?' }).waitFor();
  }
  await laptop.goto(table);
  await laptop
    .getByRole('textbox', { name: /Invitation/ })
    .first()
    .waitFor();
});

it('a shield is chosen, kept and shown', async () => {
  const { page } = await stage.visitor();
  await newTable(page, stage.url, 'Invite by link');
  await me(page);
  await page.getByRole('button', { name: 'Its parts…' }).click();
  const dialog = page.getByRole('dialog');
  for (const part of ['sable', 'argent', 'chequy', 'bee']) {
    await dialog.getByRole('button', { name: part, exact: true }).click();
  }
  await shot(page, 'me-shield');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take this shield' }).click();
  const blazon = 'Chequy sable and argent, on a roundel argent a bee sable';
  await page.getByRole('img', { name: blazon }).waitFor();
  await me(page);
  await page.getByRole('img', { name: blazon }).waitFor();
});

it('one takes everything along, and is forgotten', async () => {
  const { page } = await stage.visitor();
  await newTable(page, stage.url, 'Invite by link');
  const table = page.url();
  await me(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('quadrivium.json');
  await page.getByRole('button', { name: 'Delete me…' }).click();
  const yes = page.getByRole('button', { name: 'Delete me', exact: true });
  expect(await yes.isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: /Type your name/ }).fill('Guest');
  await yes.click();
  await page.getByRole('link', { name: 'Guest: Me' }).waitFor();
  await page.goto(table);
  await page
    .getByText(/no such table|deleted|Nothing is here/i)
    .first()
    .waitFor();
});

it.each(['pl', 'ru'] as const)('the page speaks %s, wide and narrow', async (language) => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 780 },
  ]) {
    const { page } = await stage.visitor({ language, options: { viewport } });
    await page.request.post(`${stage.url}/api/guest`, { data: { name: 'Żółw' } });
    await page.goto(`${stage.url}/me`);
    await page.locator('#ways').waitFor();
    await shot(page, `me-${language}-${viewport.width}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  }
});
