/** The drawn table of Ora et Labora, played by clicking what glows and by keys. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { STATIC } from './host';
import { ALL, CLICKED, looks } from './share';
import { setStage, shot, type Visitor } from './stage';
import { ARMED, bots, isOver, move, moved, OPEN, openTable, playOn, settled } from './table';

const stage = setStage();

const DIALOG = 'dialog.labora[open]';

/** What is clicked first where several kinds of things glow: what brings the game on. */
const LIKED = ['card', 'settlement', 'spot', 'house', 'marker', 'rank', 'place', 'side', 'action', 'group'];

/** Chooses what glows until one action is left, and plays it; a payment is paid as it is proposed. */
async function decide(page: Page, decision: number): Promise<void> {
  await page.locator(`${OPEN}, ${ARMED}, ${DIALOG}, .end`).first().waitFor({ timeout: 30_000 });
  const before = await move(page).catch(() => 0);
  const stands = async () => !(await isOver(page)) && (await move(page).catch(() => before)) === before;
  for (let choices = 0; choices < 6 && (await stands()); choices++) {
    if ((await page.locator(DIALOG).count()) > 0) {
      await page.keyboard.press('Enter');
      break;
    }
    if ((await page.locator(ARMED).count()) > 0) {
      await page
        .locator(ARMED)
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      break;
    }
    const open = await page.locator(OPEN).evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));
    const useful = open.filter((name) => !/^(good|tile):|^group:(convert|idle|land|end|skip)$/u.test(name));
    const kind = LIKED.find((part) => useful.some((name) => name.startsWith(`${part}:`)));
    const among = kind
      ? useful.filter((name) => name.startsWith(`${kind}:`))
      : open.filter((name) => !name.startsWith('group:convert'));
    const name = among[(decision * 7 + choices) % Math.max(1, among.length)];
    if (name === undefined) break;
    await page
      .locator(`[data-target="${name}"]`)
      .first()
      .click({ force: true, timeout: 2_000 })
      .catch(() => undefined);
  }
  if (!(await stands())) return;
  await settled(page, before);
}

it('a whole short game of three by clicking what glows', { timeout: 400_000 }, async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  // Of two, the game goes on until somebody has built enough.
  await openTable(page, stage.url, 'labora', bots(2), { length: 'short' });
  for (let decision = 0; decision < Math.min(CLICKED, 1500) && !(await isOver(page)); decision++) {
    await decide(page, decision);
    if (decision === 20) await shot(page, 'labora-table');
  }
  await playOn(page, stage.url);
  await shot(page, 'labora-end');
  expect(complaints).toEqual([]);
});

const asked = (view: unknown) => (view as { ask: { kind: string } | null }).ask?.kind;

it(
  'a solo game up to its first settlement phase: the neutral player builds, then one settles',
  { timeout: 240_000 },
  async () => {
    const { page, complaints } = await stage.visitor({ face: 'drawn' });
    await openTable(page, stage.url, 'labora', bots(0));
    const settlements = page.locator('[data-target^="settlement:"]');
    const neutral = page.locator('.mine h2', { hasText: 'Neutral' });
    let built = false;
    if (!ALL) {
      await playOn(page, stage.url, ({ view }) => asked(view) === 'neutral_build');
      await neutral.waitFor({ timeout: 30_000 });
    }
    for (let decision = 0; decision < (ALL ? 400 : 12) && (await settlements.count()) === 0; decision++) {
      built ||= (await neutral.count()) > 0;
      if (built && decision % 7 === 0) await shot(page, 'labora-neutral');
      await decide(page, decision);
    }
    expect(built).toBe(true);
    if (!ALL) await playOn(page, stage.url, ({ view }) => asked(view) === 'settling');
    await settlements.first().waitFor();
    await shot(page, 'labora-solo-settling');
    expect(complaints).toEqual([]);
  },
);

it.skipIf(STATIC)('a contract between two browsers, answered by the owner', async () => {
  const ania = await stage.visitor({ face: 'drawn' });
  const id = await openTable(ania.page, stage.url, 'labora', [{ kind: 'you' }, { kind: 'open' }]);
  const invite = await ania.page.evaluate(async (table) => {
    const snapshot = (await (await fetch(`/api/tables/${table}`)).json()) as { seats: { invite?: string | null }[] };
    return snapshot.seats.map((seat) => seat.invite).find(Boolean) ?? '';
  }, id);
  const marek = await stage.visitor({ face: 'drawn' });
  await marek.page.goto(new URL(invite, stage.url).href);
  await marek.page.getByRole('textbox', { name: 'Name' }).fill('Marek');
  await marek.page.getByRole('button', { name: 'Sit down' }).click();
  await marek.page.locator('.table-root').waitFor();

  // Whoever begins has a coin, and the other one a farmyard.
  const asked = await Promise.any(
    [ania, marek].map(async (visitor): Promise<Visitor> => {
      await visitor.page.locator('[data-target="group:contract"]').waitFor({ timeout: 20_000 });
      return visitor;
    }),
  );
  const owner = asked === ania ? marek : ania;
  await asked.page.locator('[data-target="group:contract"]').click();
  await asked.page.locator('[data-target$=" farmyard"]').click({ force: true });
  await shot(asked.page, 'labora-contract');
  await asked.page.locator(ARMED).click();
  await owner.page.locator('[data-target="action:send lay"]').click();
  await shot(owner.page, 'labora-send');
  await owner.page.locator(ARMED).click();

  await asked.page.locator('[data-target="marker:sheep"]').click();
  await asked.page.locator(ARMED).click();
  const sheep = asked.page.locator(`[data-at="good:${asked === ania ? 'A' : 'B'}:sheep"] b`).first();
  await expect.poll(() => sheep.textContent()).not.toBe('1');
  expect([...ania.complaints, ...marek.complaints]).toEqual([]);
});

it('builds, enters and pays with the keyboard alone', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await openTable(page, stage.url, 'labora', bots(1));
  const press = async (name: string, ...keys: string[]) => {
    const target = page.locator(`[data-target="${name}"]`).first();
    await target.waitFor({ timeout: 20_000 });
    const before = await move(page);
    await target.focus();
    for (const key of keys) await page.keyboard.press(key);
    await moved(page, before);
  };
  await press('card:stone_merchant', 'Enter', 'Enter');
  await page.locator('[data-target^="spot:"]').first().waitFor();
  const spot = (await page.locator('[data-target^="spot:"]').first().getAttribute('data-target')) ?? '';
  await press(spot, 'Enter', 'Enter');
  await press('group:enter', 'Enter', 'Enter');
  await page.locator(DIALOG).waitFor();
  await page.keyboard.press('1');
  await shot(page, 'labora-payment');
  const before = await move(page);
  await page.keyboard.press('Enter');
  await moved(page, before);
  expect(await page.locator(DIALOG).count()).toBe(0);
  await expect.poll(() => page.locator('[data-at="good:A:stone"] b').first().textContent()).toBe('1');

  // The whole payment was one request; Escape in a payment takes the prior back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator(DIALOG).waitFor();
  await expect
    .poll(async () => {
      if ((await page.locator(DIALOG).count()) > 0) await page.keyboard.press('Escape');
      return page.locator('[data-target="group:enter"]').count();
    })
    .toBe(1);
  expect(complaints).toEqual([]);
});

it.each(looks('light'))(
  'nothing keeps anybody out on a $screen screen in the $colorScheme',
  async ({ screen, colorScheme, options }) => {
    const { page } = await stage.visitor({ face: 'drawn', options });
    await openTable(page, stage.url, 'labora', bots(2));
    await page.locator(OPEN).first().waitFor({ timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    for (const name of screen === 'wide' ? [] : ['Wheel', 'Cards', 'Players']) {
      await page.getByRole('navigation').getByRole('button', { name }).click();
      await shot(page, `labora-${screen}-${colorScheme}-${name.toLowerCase()}`);
      expect(await violations(page), name).toEqual([]);
    }
    if (screen !== 'wide') await page.getByRole('navigation').getByRole('button', { name: 'Cards' }).click();
    await page.locator('[data-target="card:stone_merchant"]').click();
    await page.locator(ARMED).click();
    // Forests can be chosen too, until the question where it goes has come.
    await page.locator('[data-target="group:fell"]').waitFor({ state: 'detached' });
    await page.locator('[data-target^="spot:"]').first().click({ force: true });
    await page.locator(ARMED).click();
    await page.locator('[data-target="group:enter"]').click();
    await page.locator(ARMED).click();
    await page.locator(DIALOG).waitFor();
    await shot(page, `labora-payment-${screen}-${colorScheme}`);
    expect(await violations(page), 'payment').toEqual([]);
  },
);
