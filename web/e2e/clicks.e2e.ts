/** How many clicks an ordinary turn takes, with the settings that everybody starts with; `docs/clicks.md` has the table. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setStage, type Visitor } from './stage';
import { ARMED, ask, bots, known, move, moved, openTable, tableAt, type Known } from './table';

const stage = setStage();

/** A mouse that counts. */
class Mouse {
  clicks = 0;

  constructor(readonly page: Page) {}

  async click(what: string): Promise<void> {
    const thing = this.page.locator(what).first();
    await thing.waitFor({ timeout: 20_000 });
    await thing.click({ force: true });
    this.clicks += 1;
  }

  /** A click after which the game has gone on. */
  async play(what: string): Promise<void> {
    const before = await move(this.page);
    await this.click(what);
    await moved(this.page, before);
  }
}

async function table(
  game: string,
  settings: Record<string, string> = {},
  seats = bots(1),
): Promise<Visitor & { mouse: Mouse }> {
  const visitor = await stage.visitor({ face: 'drawn', confirm: 'lasting' });
  await openTable(visitor.page, stage.url, game, seats, settings);
  return { ...visitor, mouse: new Mouse(visitor.page) };
}

const named = (name: string) => `[data-target="${name}"]`;

it('Burgundy: two dice for two tiles take three clicks', async () => {
  const { page, mouse, complaints } = await table('burgundy');
  for (const ends of [false, true]) {
    await page.locator('[data-target^="die:"]').first().waitFor({ timeout: 20_000 });
    const die = (await page.locator('[data-target^="die:"]').first().getAttribute('data-target')) ?? '';
    const tile = `[data-target^="from:${die.slice('die:d'.length)}."]`;
    if (ends) await mouse.click(tile);
    else await mouse.play(tile);
  }
  await mouse.play(ARMED);
  expect(mouse.clicks).toBe(3);
  expect(complaints).toEqual([]);
});

// Each is the first turn of a game: later the others decide what is there to build and who works where.
it('Ora et Labora: a building turn takes four clicks', async () => {
  // Of two players the first one would act twice.
  const { mouse, complaints } = await table('labora', {}, bots(2));
  await mouse.play(named('card:stone_merchant'));
  await mouse.play('[data-target^="spot:"]');
  await mouse.play(named('group:skip'));
  await mouse.play(named('group:end'));
  expect(mouse.clicks).toBe(4);
  expect(complaints).toEqual([]);
});

it('Ora et Labora: a production takes four clicks', async () => {
  const { mouse, complaints } = await table('labora', {}, bots(2));
  await mouse.click('[data-target$=" farmyard"]');
  await mouse.play(named('rank:lay'));
  await mouse.play(named('marker:sheep'));
  await mouse.play(named('group:end'));
  expect(mouse.clicks).toBe(4);
  expect(complaints).toEqual([]);
});

it('Orléans: a round with one place takes four clicks', async () => {
  const { page, mouse, complaints } = await table('orleans');
  await mouse.play(named('crew:farmhouse'));
  // The other one has planned: ending one's own plan hands the turn to nobody.
  await page.locator('.card').filter({ hasText: 'Bot B' }).getByText('done').waitFor({ timeout: 20_000 });
  await mouse.play(named('action:done'));
  await mouse.click(named('place:farmhouse'));
  await mouse.play(ARMED);
  expect(mouse.clicks).toBe(4);
  expect(complaints).toEqual([]);
});

it('Orléans: a merchant who takes a good along takes three clicks', async () => {
  const { page, mouse, complaints } = await table('orleans');
  const id = tableAt(page);
  // The castle brings a knight in the first round; with him the wagon goes in the second.
  const wanted = (round: number) => [
    round === 1 ? /^assign .* castle/u : /^assign .* wagon/u,
    /^use castle/u,
    /^done/u,
    /^(pass|skip)/u,
  ];
  interface Orleans extends Known {
    view: { round: number; players: { seat: string; goods: object[] }[] };
  }
  for (let turn = 0; turn < 400; turn++) {
    const now = await known<Orleans>(page, stage.url, id);
    if (now.choices.some(({ action }) => action === 'use wagon')) break;
    const liked = wanted(now.view.round)
      .map((one) => now.choices.find(({ action }) => one.test(action)))
      .find(Boolean);
    // Of those who can be drawn all are.
    const choice = liked ?? now.choices.at(-1);
    if (!choice) await page.waitForTimeout(20);
    else await ask(page, stage.url, `/tables/${id}/play`, { seq: now.seq, seat: choice.seat, action: choice.action });
  }
  mouse.clicks = 0;
  await mouse.play(named('place:wagon'));
  await mouse.click('[data-target^="crate:"]');
  await mouse.play(ARMED);
  expect(mouse.clicks).toBe(3);
  // The good came along.
  const { view } = await known<Orleans>(page, stage.url, id);
  expect(view.players.find(({ seat }) => seat === 'A')?.goods).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('Craftsmen: a helper takes two clicks', async () => {
  interface Craftsmen extends Known {
    choices: { seat: string; action: string; lasting?: boolean }[];
  }
  const begin = async () => {
    const opened = await table('craftsmen');
    await opened.mouse.click(named('action:done'));
    await opened.mouse.play(ARMED);
    await opened.page.locator(named('queue:bankers')).first().waitFor({ timeout: 20_000 });
    const { choices } = await known<Craftsmen>(opened.page, stage.url, tableAt(opened.page));
    return { ...opened, lasting: choices.some(({ action, lasting }) => action === 'place bankers' && lasting) };
  };
  // Where the bot came first and has passed, a helper hands the turn to nobody, and one click sends it: another game then.
  let opened = await begin();
  for (let tries = 0; tries < 10 && !opened.lasting; tries++) opened = await begin();
  const { mouse, complaints } = opened;
  mouse.clicks = 0;
  await mouse.click(named('queue:bankers'));
  await mouse.play(ARMED);
  expect(mouse.clicks).toBe(2);
  expect(complaints).toEqual([]);
});
