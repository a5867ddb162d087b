/** The drawn table of Craftsmen, played by clicking what glows and by keys; and what never leaves the server. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Holding } from '../src/lib/api/changes';
import type { FromServer } from '../src/lib/api/types';
import { violations } from './axe';
import { STATIC } from './host';
import { ALL, CLICKED, looks } from './share';
import { setStage, shot, type Visitor } from './stage';
import {
  ARMED,
  ask,
  bots,
  isOver,
  move,
  moved,
  OPEN,
  openTable,
  playOn,
  settled,
  type Known,
  known,
  useful,
} from './table';

const stage = setStage();

const DIALOG = '.craftsmen [role=dialog]';
/** The scoring of a year, and its way on. */
const SCORING = '.craftsmen .dots';

interface Snapshot extends Known {
  seats: { invite?: string | null }[];
  view: {
    year: number;
    season: string;
    step: string | { guild?: string };
    asked: { kind: string; seat?: string } | null;
  };
}

const snapshot = (page: Page, id: string) => known<Snapshot>(page, stage.url, id);

/** Somebody sits down with a link. */
async function sit(page: Page, invite: string, name: string): Promise<void> {
  await page.goto(new URL(invite, stage.url).href);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  const seat = page.getByRole('button', { name: 'Sit down' });
  await seat.click();
  await seat.waitFor({ state: 'detached' });
}

/** Answers one question of this browser by what the page would send; says whether there was one. */
async function answer(page: Page, id: string, liked: readonly string[], turn: number): Promise<Snapshot | null> {
  const now = await snapshot(page, id);
  if (!now.choices.length) return null;
  const wanted = liked.map((action) => now.choices.find((choice) => choice.action === action)).find(Boolean);
  const choice = wanted ?? useful(now, turn);
  await ask(page, stage.url, `/tables/${id}/play`, { seq: now.seq, seat: choice?.seat, action: choice?.action });
  return now;
}

/** Things that bring the game on are clicked before things that end a turn. */
function liking(open: readonly string[], step: number): string | undefined {
  const useful = open.filter((name) => !/^action:(done|pass|lose)$|^group:/u.test(name));
  const among = useful.length ? useful : open;
  return among[step % Math.max(1, among.length)];
}

/** Chooses what glows until something can be confirmed, and confirms it; tells of every scoring that comes up. */
async function decide(page: Page, decision: number, scored: (title: string) => Promise<void>): Promise<void> {
  await page.locator(`${OPEN}, ${ARMED}, .end`).first().waitFor({ timeout: 30_000 });
  const before = await move(page).catch(() => 0);
  const stands = async () => !(await isOver(page)) && (await move(page).catch(() => before)) === before;
  for (let choices = 0; choices < 10 && (await stands()); choices++) {
    if ((await page.locator(SCORING).count()) > 0) {
      await scored((await page.locator(`${DIALOG} h2`).textContent()) ?? '');
      await page.locator(`${DIALOG} .buttons .primary`).click();
      continue;
    }
    if ((await page.locator(ARMED).count()) > 0) {
      await page
        .locator(ARMED)
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      break;
    }
    const name = liking(
      await page.locator(OPEN).evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? '')),
      decision * 7 + choices * 3,
    );
    if (name === undefined) break;
    await page
      .locator(`[data-target="${name}"]:not([aria-pressed=true])`)
      .first()
      .click({ force: true, timeout: 2_000 })
      .catch(() => undefined);
  }
  await settled(page, before);
}

it(
  'a whole game by clicking what glows: seasons, auctions, winters, the scoring of years',
  { timeout: 600_000 },
  async () => {
    const { page, complaints } = await stage.visitor({ face: 'drawn' });
    const id = await openTable(page, stage.url, 'craftsmen', bots(2));
    const seen = { winter: false, scorings: new Set<string>() };
    const scored = async (title: string) => {
      if (!seen.scorings.has(title)) await shot(page, `craftsmen-scoring-${seen.scorings.size + 1}`);
      seen.scorings.add(title);
    };
    const click = async (decision: number) => {
      if (!seen.winter && (await page.locator('.guild.shut').count()) === 4) {
        seen.winter = true;
        await shot(page, 'craftsmen-winter');
      }
      await decide(page, decision, scored);
      if (decision === 20) await shot(page, 'craftsmen-table');
    };
    for (let decision = 0; decision < Math.min(CLICKED, 600) && !(await isOver(page)); decision++)
      await click(decision);
    if (!ALL) {
      await until(page, id, (now) => now.view.season === 'winter');
      for (let decision = 0; decision < 60 && !seen.scorings.size; decision++) await click(decision);
    }
    await playOn(page, stage.url);
    await shot(page, 'craftsmen-end');
    expect(seen.winter).toBe(true);
    const years = ALL ? ['Scoring of year I', 'Scoring of year II'] : ['Scoring of year I'];
    expect([...seen.scorings]).toEqual(expect.arrayContaining(years));
    expect(complaints).toEqual([]);
  },
);

it.skipIf(STATIC)(
  'an auction among three browsers reaches everybody; the winner pays what is proposed',
  { timeout: 120_000 },
  async () => {
    const visitors: Visitor[] = [];
    for (let count = 0; count < 3; count++) visitors.push(await stage.visitor({ face: 'drawn' }));
    const [ania, marek, olga] = visitors as [Visitor, Visitor, Visitor];
    const id = await openTable(ania.page, stage.url, 'craftsmen', [
      { kind: 'you' },
      { kind: 'open' },
      { kind: 'open' },
    ]);
    const invites = (await snapshot(ania.page, id)).seats.flatMap(({ invite }) => invite ?? []);
    await sit(marek.page, invites[0] ?? '', 'Marek');
    await sit(olga.page, invites[1] ?? '', 'Olga');

    // Everybody sends a helper to the notary and then passes.
    let acting: Visitor | null = null;
    for (let turn = 0; turn < 200 && !acting; turn++) {
      for (const visitor of visitors) {
        const now = await snapshot(visitor.page, id);
        if (!now.choices.length) continue;
        if (typeof now.view.step === 'object' && now.view.step.guild === 'notary') acting = visitor;
        else
          await answer(
            visitor.page,
            id,
            now.view.asked?.kind === 'send_helper' && turn < 30 ? ['place notary', 'pass'] : ['done', 'pass'],
            turn,
          );
        if (acting) break;
      }
    }
    if (!acting) throw new Error('nobody came to the notary');
    const seller = acting;
    const card = seller.page.locator('.shelf [data-target^="card:"]').last();
    await card.waitFor();
    await card.click();
    await seller.page.locator('[data-target="group:auction"]').click();
    await seller.page.locator(ARMED).click();
    await seller.page.locator(DIALOG).waitFor();
    await seller.page.locator('[data-target="amount:1"]').click();
    await seller.page.locator(`${DIALOG} footer .primary`).click();
    for (const visitor of visitors) {
      await visitor.page.locator(DIALOG).waitFor();
      expect(await visitor.page.locator(`${DIALOG} li.leads .bids`).textContent()).toContain('1');
    }

    // The next one clockwise raises; the others give up.
    const after = visitors[(visitors.indexOf(seller) + 1) % 3] as Visitor;
    await after.page.locator('[data-target="amount:3"]').click();
    await shot(after.page, 'craftsmen-auction');
    // Enter bids what is chosen, as the button does.
    await after.page.keyboard.press('Enter');
    await seller.page.locator(`${DIALOG} li.leads .bids`, { hasText: '3' }).waitFor();
    const third = visitors[(visitors.indexOf(seller) + 2) % 3] as Visitor;
    for (const visitor of [third, seller]) {
      await visitor.page.locator('[data-target="action:pass"]').waitFor();
      await shot(visitor.page, 'craftsmen-auction-other');
      await visitor.page.keyboard.press('p');
      await visitor.page.locator('[data-target="action:pass"]').waitFor({ state: 'detached' });
    }
    await after.page.locator('[data-target^="pick:"][aria-pressed=true]').first().waitFor();
    await shot(after.page, 'craftsmen-paying');
    const before = await move(after.page);
    await after.page.keyboard.press('Enter');
    await moved(after.page, before);
    for (const visitor of visitors) await visitor.page.locator(DIALOG).waitFor({ state: 'detached' });
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
);

it('a helper is sent with the keyboard alone, and taken back', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  const id = await openTable(page, stage.url, 'craftsmen', bots(1));
  for (let turn = 0; turn < 40; turn++) {
    const now = await snapshot(page, id);
    if (now.view.asked?.kind === 'send_helper' && now.choices.length) break;
    await answer(page, id, ['done'], turn);
  }
  const target = page.locator('[data-target^="queue:"]').first();
  await target.waitFor({ timeout: 20_000 });
  await target.focus();
  await page.keyboard.press('ArrowRight');
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
  expect(chosen).toMatch(/^queue:/u);
  await page.keyboard.press('Enter');
  await page.locator(`[data-target="${chosen}"][aria-pressed=true]`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(`[data-target="${chosen}"][aria-pressed=false]`).waitFor();
  expect(complaints).toEqual([]);
});

it('a swap before the game is undone and done again', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await openTable(page, stage.url, 'craftsmen', bots(1));
  const mill = page.locator('[data-target^="sawmill:"]').first();
  await mill.waitFor({ timeout: 30_000 });
  const name = (await mill.getAttribute('data-target')) ?? '';
  const before = await move(page);
  await mill.click();
  await page.locator(ARMED).click();
  await moved(page, before);
  await page.locator(`[data-target="${name}"]`).waitFor({ state: 'detached' });
  const after = await move(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await moved(page, after);
  await page.locator(`[data-target="${name}"]`).waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await moved(page, before);
  expect(complaints).toEqual([]);
});

/** Everything that a browser hears of the game: bodies of requests and what comes through the socket. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
  page.on('websocket', (socket) => {
    // What has changed says little by itself: what the page makes of it is heard, too.
    const holding = new Holding();
    socket.on('framereceived', ({ payload }) => {
      heard.push(String(payload));
      const frame = JSON.parse(String(payload)) as FromServer;
      if (frame.type === 'change') heard.push(JSON.stringify(holding.take(frame)));
    });
  });
  return heard;
}

interface Told {
  number: number;
  by: string;
  action: string | null;
  events: { event: string; seat?: string; to?: string | null }[];
}
interface Hands {
  log: Told[];
  view: { players: { seat: string; known_cards: string[]; worth: unknown; capital: object }[] };
}

/** Every object in what was heard, however deep. */
function* objects(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objects(inner);
}

it.skipIf(STATIC)(
  'no byte that a browser hears in a game tells a card of another hand',
  { timeout: 600_000 },
  async () => {
    const ania = await stage.visitor({ face: 'drawn' });
    const marek = await stage.visitor({ face: 'drawn' });
    const heard = listen(ania.page);
    const id = await openTable(ania.page, stage.url, 'craftsmen', [
      { kind: 'you' },
      { kind: 'open' },
      { kind: 'bot', level: 'random' },
    ]);
    const invite = (await snapshot(ania.page, id)).seats.flatMap(({ invite }) => invite ?? [])[0] ?? '';
    await sit(marek.page, invite, 'Marek');
    // He plays without looking, and his browser has nothing to draw.
    await marek.page.goto('about:blank');

    const cards = async ({ page }: Visitor) =>
      (await known<Hands>(page, stage.url, id)).view.players.find(({ seat }) => seat === 'B')?.known_cards ?? [];
    // Building cards are all different: one that is secret in Marek's hand was never named to Ania.
    let secrets = 0;
    let checked = 0;
    for (let turn = 0; turn < (ALL ? 4000 : 200); turn++) {
      const answered = (await answer(ania.page, id, [], turn)) ?? (await answer(marek.page, id, [], turn));
      if (!answered && (await snapshot(ania.page, id)).state === 'over') break;
      // Marek's first cards are secret until he builds them: at first every step is looked at.
      if (turn > 80 && turn % 10 > 0) continue;
      const hidden = await cards(marek);
      const open = new Set(await cards(ania));
      for (const card of hidden.filter((one) => !open.has(one))) {
        secrets += 1;
        expect(
          heard.some((text) => text.includes(`"${card}"`) || text.includes(` ${card}"`)),
          card,
        ).toBe(false);
      }
    }
    expect(secrets).toBeGreaterThan(20);

    // What only Marek saw happen, by his own log.
    const seenByMarek = (await known<Hands>(marek.page, stage.url, id)).log;
    const own = (line: Told) =>
      line.events.some(({ event, seat }) => (event === 'capital_drawn' || event === 'card_drawn') && seat === 'B') ||
      (line.by === 'B' && /^return /u.test(line.action ?? ''));
    const between = (line: Told) =>
      line.events.some(({ event, seat, to }) => event === 'capital_given' && seat !== 'A' && to !== 'A');
    const silent = new Set(seenByMarek.filter((line) => own(line) || between(line)).map(({ number }) => number));
    expect(silent.size).toBeGreaterThan(10);
    for (const text of heard.filter((one) => one.startsWith('{') || one.startsWith('['))) {
      for (const part of objects(JSON.parse(text))) {
        if (typeof part.number === 'number' && Array.isArray(part.events) && silent.has(part.number)) {
          checked += 1;
          expect(part.action, JSON.stringify(part)).toBeNull();
          expect(JSON.stringify(part)).not.toMatch(/(purple|green|blue|red)[123]|craftsmen-capital-|craftsmen-trade-/u);
        }
        if (part.seat !== 'A' && typeof part.capital === 'object' && part.capital !== null) {
          checked += 1;
          expect(Object.keys(part.capital)).toEqual(['backs']);
          expect(part.worth).toBeNull();
        }
        if (typeof part.seat === 'string' && typeof part.heading === 'object')
          expect(part.seat, 'offers are one’s own').toBe('A');
        if (
          typeof part.asked === 'object' &&
          part.asked !== null &&
          Array.isArray(part.payments) &&
          (part.asked as { seat?: string }).seat !== 'A'
        )
          expect(part.payments).toEqual([]);
      }
    }
    expect(checked).toBeGreaterThan(200);
  },
);

/** Plays on until this is asked; says whether it came to it. */
async function until(
  page: Page,
  id: string,
  wanted: (now: Snapshot) => boolean,
  liked: readonly string[] = [],
): Promise<boolean> {
  for (let turn = 0; turn < 600; turn++) {
    const now = await snapshot(page, id);
    if (now.state === 'over') return false;
    if (now.choices.length && wanted(now)) return true;
    if (!(await answer(page, id, liked, turn))) await page.waitForTimeout(10);
  }
  return false;
}

it.each(looks('light'))(
  'nothing keeps anybody out on a $screen screen in the $colorScheme',
  { timeout: 120_000 },
  async ({ screen, colorScheme, options }) => {
    const { page } = await stage.visitor({ face: 'drawn', options });
    const id = await openTable(page, stage.url, 'craftsmen', bots(2));
    await until(
      page,
      id,
      (now) => typeof now.view.step === 'object' && now.view.step.guild === 'notary' && now.view.asked?.kind === 'act',
      ['done', 'place notary', 'pass'],
    );
    await page.locator('[data-target^="card:"]').first().waitFor({ timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    for (const name of screen === 'wide' ? [] : ['Town', 'Players', 'Log', 'Market']) {
      await page.getByRole('navigation').getByRole('button', { name }).click();
      await shot(page, `craftsmen-${screen}-${colorScheme}-${name.toLowerCase()}`);
      expect(await violations(page), name).toEqual([]);
    }
    await page.locator('[data-target^="card:"]').first().click({ force: true });
    await page.locator('[data-target="group:auction"]').click();
    await page.locator(ARMED).click();
    await page.locator(DIALOG).waitFor();
    await shot(page, `craftsmen-auction-${screen}-${colorScheme}`);
    expect(await violations(page), 'auction').toEqual([]);
  },
);
