/** The drawn table of Orléans, played by clicking what glows, by dragging and by keys. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { STATIC } from './host';
import { ALL, CLICKED, looks } from './share';
import { setStage, shot, type Visitor } from './stage';
import { ARMED, bots, isOver, move, moved, OPEN, openTable, playOn, settled } from './table';

const stage = setStage();

const DIALOG = 'dialog.orleans[open]';

const names = (page: Page, part: string) =>
  page
    .locator(`[data-target^="${part}:"]`)
    .evaluateAll(
      (all, stem) => [...new Set(all.map((one) => (one.getAttribute('data-target') ?? '').slice(stem.length)))],
      `${part}:`,
    );

const click = (page: Page, target: string) =>
  page.locator(`[data-target="${target}"]`).first().click({ force: true, timeout: 3_000 });

/** Confirms what is chosen; a sheet over the table has a button of its own. */
async function confirm(page: Page): Promise<void> {
  const own = page.locator(`${DIALOG} footer .primary:not([disabled])`);
  if ((await own.count()) > 0) await own.click({ timeout: 2_000 }).catch(() => undefined);
  else
    await page
      .locator(ARMED)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
}

/** Places that are worth filling, best first, with what stands on each of their spaces. */
const CREWS: readonly (readonly [place: string, ...spaces: string[]])[] = [
  ['village', 'farmer', 'boatman', 'craftsman'],
  ['ship', 'farmer', 'boatman', 'knight'],
  ['guildhall', 'farmer', 'craftsman', 'knight'],
  ['university', 'farmer', 'craftsman', 'trader'],
  ['castle', 'farmer', 'boatman', 'trader'],
  ['farmhouse', 'boatman', 'craftsman'],
  ['wagon', 'farmer', 'trader', 'knight'],
  ['monastery', 'scholar', 'trader'],
  ['scriptorium', 'knight', 'scholar'],
];

/** Sends a follower to work, and waits until it stands there. */
async function put(page: Page, follower: string, space: string): Promise<void> {
  await click(page, `follower:market ${follower}`);
  await click(page, `space:${space}`);
  await page.locator(`[data-target="planned:${space}"]`).waitFor();
}

/** Fills what the market can fill, by taps, and ends the plan. */
async function planRound(page: Page): Promise<number> {
  let placed = 0;
  for (const [place, ...kinds] of CREWS) {
    const market = (await names(page, 'follower')).map((one) => one.replace('market ', ''));
    const free = new Set(await names(page, 'space'));
    const crew = kinds.map((kind, index) => ({
      space: `${place}.${index + 1}`,
      who: market.find((one) => one === kind || one === `own_${kind}`),
    }));
    if (!crew.every(({ space, who }) => who !== undefined && free.has(space))) continue;
    for (const { space, who } of crew) {
      await put(page, who ?? '', space);
      placed += 1;
    }
  }
  // Whoever is left takes up room on the market: they wait on a place.
  for (let left = await names(page, 'follower'); left.length > 3; left = await names(page, 'follower')) {
    await click(page, `follower:${left[0] ?? ''}`);
    const [space] = await page
      .locator('.slot.fits')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));
    if (!space) break;
    const before = await move(page);
    await click(page, space);
    await moved(page, before);
    placed += 1;
  }
  if ((await page.locator(ARMED).count()) === 0) await click(page, 'action:done');
  await page.locator(ARMED).click();
  return placed;
}

/** Takes one decision by clicking what glows; says what was asked. */
async function decide(page: Page, decision: number): Promise<string> {
  await page.locator(`${OPEN}, ${ARMED}, ${DIALOG}, .end`).first().waitFor({ timeout: 30_000 });
  if (await isOver(page)) return 'over';
  const before = await move(page).catch(() => 0);
  const shown = await page
    .locator('[data-target]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));
  const has = (stem: string) => shown.find((one) => one.startsWith(stem));
  let asked: string;
  if (has('action:done') && has('follower:market') && has('space:')) {
    asked = 'plan';
    await planRound(page).catch(() => undefined);
  } else if ((await page.locator(ARMED).count()) > 0) {
    asked = 'armed';
    await confirm(page);
  } else {
    const liked = [
      'place:',
      'tile:',
      'town:',
      'deed:',
      'kind:',
      'good:',
      'action:lose',
      'seat:',
      'back:',
      'follower:bath',
      'space:',
      'action:',
    ];
    const stem = liked.find((one) => has(one)) ?? '';
    const all = [...new Set(shown.filter((one) => one.startsWith(stem)))];
    const target = all[decision % Math.max(1, all.length)];
    asked = stem;
    if (target) await click(page, target).catch(() => undefined);
    for (const more of ['gain:', 'kind:', 'way:', 'space:']) {
      if ((await move(page).catch(() => before)) !== before || (await page.locator(ARMED).count()) > 0) break;
      const [first] = await names(page, more.slice(0, -1));
      if (first) await click(page, `${more}${first}`).catch(() => undefined);
    }
    if ((await move(page).catch(() => before)) === before) await confirm(page);
  }
  await settled(page, before);
  return asked;
}

const round = async (page: Page) =>
  Number(/\d+/u.exec((await page.locator('.event header div span').first().textContent()) ?? '')?.[0] ?? 0);

it('several rounds by clicking what glows, as the Russian edition has it', { timeout: 200_000 }, async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await openTable(page, stage.url, 'orleans', bots(2, 'apprentice'), { edition: 'russian', extra_tiles: 'true' });
  const asked = new Set<string>();
  for (let decision = 0; decision < 400 && (await round(page)) < (ALL ? 7 : 3); decision++)
    asked.add(await decide(page, decision));
  expect([...asked]).toEqual(expect.arrayContaining(['plan', 'place:', 'armed']));
  await shot(page, 'orleans-russian');
  expect(complaints).toEqual([]);
});

it('a whole game of two by clicking what glows, as the Polish edition has it', { timeout: 400_000 }, async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await openTable(page, stage.url, 'orleans', bots(1, 'apprentice'));
  for (let decision = 0; decision < Math.min(CLICKED, 1200) && !(await isOver(page)); decision++) {
    await decide(page, decision);
    if (decision === 20) await shot(page, 'orleans-table');
  }
  await playOn(page, stage.url);
  await page.locator('.end svg[role=img]').waitFor({ timeout: 30_000 });
  await shot(page, 'orleans-end');
  expect(complaints).toEqual([]);
});

/** Two people, each with a browser, both of whom plan. */
async function bothPlanning(): Promise<[Visitor, Visitor]> {
  const ania = await stage.visitor({ face: 'drawn' });
  const id = await openTable(ania.page, stage.url, 'orleans', [{ kind: 'you' }, { kind: 'open' }]);
  const invite = await ania.page.evaluate(async (table) => {
    const snapshot = (await (await fetch(`/api/tables/${table}`)).json()) as { seats: { invite?: string | null }[] };
    return snapshot.seats.map((seat) => seat.invite).find(Boolean) ?? '';
  }, id);
  const marek = await stage.visitor({ face: 'drawn' });
  await marek.page.goto(new URL(invite, stage.url).href);
  await marek.page.getByRole('textbox', { name: 'Name' }).fill('Marek');
  await marek.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [ania, marek])
    await page.locator('[data-target="follower:market own_farmer"]').waitFor({ timeout: 20_000 });
  return [ania, marek];
}

const planned = (page: Page) => names(page, 'planned');
const done = async (page: Page) => {
  if ((await page.locator(ARMED).count()) === 0) await click(page, 'action:done');
  await page.locator(ARMED).click();
};

it.skipIf(STATIC)(
  'two people plan at the same time; neither waits for the other, and one reloads in the middle',
  { timeout: 90_000 },
  async () => {
    const [ania, marek] = await bothPlanning();
    const start = await move(ania.page);
    await Promise.all([put(ania.page, 'own_boatman', 'farmhouse.1'), put(marek.page, 'own_farmer', 'village.1')]);
    await put(marek.page, 'own_boatman', 'village.2');
    await ania.page.reload();
    await ania.page.locator('[data-target="planned:farmhouse.1"]').waitFor({ timeout: 20_000 });
    await put(ania.page, 'own_craftsman', 'farmhouse.2');
    await put(ania.page, 'own_trader', 'monastery.2');

    // Putting back needs nobody's consent, whatever others do meanwhile.
    await put(marek.page, 'own_craftsman', 'village.3');
    await done(marek.page);
    await moved(ania.page, start);
    expect(new Set(await planned(ania.page))).toEqual(new Set(['farmhouse.1', 'farmhouse.2', 'monastery.2']));
    await ania.page.locator('.card .state', { hasText: 'done' }).waitFor();
    await click(ania.page, 'planned:monastery.2');
    await expect.poll(async () => (await planned(ania.page)).sort()).toEqual(['farmhouse.1', 'farmhouse.2']);
    await shot(ania.page, 'orleans-planning');
    const before = await move(ania.page);
    await done(ania.page);
    await moved(ania.page, before);

    // Whoever starts acts first; both see the same table.
    const both = [ania.page, marek.page];
    await Promise.any(both.map((page) => page.locator('[data-target^="place:"]').first().waitFor({ timeout: 20_000 })));
    await expect.poll(async () => (await move(ania.page)) === (await move(marek.page))).toBe(true);
    const boards = await Promise.all(
      both.map((page) =>
        page.evaluate(async () => {
          const snapshot = (await (await fetch(`/api/tables/${location.pathname.split('/')[2] ?? ''}`)).json()) as {
            view: { players: { places: { spaces: { space: string; follower: string | null }[] }[] }[] };
          };
          return snapshot.view.players.map(({ places }) =>
            places.flatMap(({ spaces }) => spaces.filter(({ follower }) => follower).map(({ space }) => space)),
          );
        }),
      ),
    );
    expect(boards).toEqual([boards[0], boards[0]]);
    expect(boards[0]).toEqual([
      ['farmhouse.1', 'farmhouse.2'],
      ['village.1', 'village.2', 'village.3'],
    ]);
    expect([...ania.complaints, ...marek.complaints]).toEqual([]);
  },
);

it('a follower is dragged to a space, to another one, and back', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await openTable(page, stage.url, 'orleans', bots(1, 'apprentice'));
  const token = page.locator('[data-target="follower:market own_farmer"]');
  await token.waitFor({ timeout: 20_000 });
  const middle = async (target: string) => {
    const box = await page.locator(target).first().boundingBox();
    if (!box) throw new Error(`${target} is not seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const dragTo = async (from: string, to: readonly [number, number]) => {
    const [x, y] = await middle(from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 10, { steps: 2 });
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  const ship = await middle('[data-at="space:A:ship.1"]');
  await dragTo('[data-target="follower:market own_farmer"]', ship);
  await expect.poll(() => planned(page)).toEqual(['ship.1']);
  await dragTo('[data-target="planned:ship.1"]', await middle('[data-at="space:A:wagon.1"]'));
  await expect.poll(() => planned(page)).toEqual(['wagon.1']);
  await dragTo('[data-target="planned:wagon.1"]', [20, 700]);
  await expect.poll(() => planned(page)).toEqual([]);
  await token.waitFor();
  expect(complaints).toEqual([]);
});

it('plans and acts with the keyboard alone', { timeout: 60_000 }, async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await openTable(page, stage.url, 'orleans', bots(1, 'apprentice'));
  const press = async (target: string, ...keys: string[]) => {
    const element = page.locator(`[data-target="${target}"]`).first();
    await element.waitFor({ timeout: 20_000 });
    await element.focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  for (const [follower, space] of [
    ['own_boatman', 'farmhouse.1'],
    ['own_craftsman', 'farmhouse.2'],
  ] as const) {
    await press(`follower:market ${follower}`, 'Enter');
    await press(`space:${space}`, 'Enter');
    await page.locator(`[data-target="planned:${space}"]`).waitFor();
  }
  await press('planned:farmhouse.2', 'Enter');
  await press('follower:market own_craftsman', 'Enter');
  await press('space:farmhouse.2', ' ');
  await page.locator('[data-target="planned:farmhouse.2"]').waitFor();
  const before = await move(page);
  await press('action:done', 'Enter', 'Enter');
  await moved(page, before);
  await press('place:farmhouse', 'Enter', 'Enter');
  const grain = () => page.locator('[data-at="good:A:grain"] b').first().textContent();
  await expect.poll(grain, { timeout: 10_000 }).toBe('1');

  // When the others have had their turn, one undo takes the action back.
  await page.locator(`${OPEN}, ${ARMED}`).first().waitFor({ timeout: 20_000 });
  await page.keyboard.press('Control+z');
  await expect.poll(grain, { timeout: 10_000 }).toBe('0');
  await page.locator('[data-target="place:farmhouse"]').waitFor();
  expect(complaints).toEqual([]);
});

it('torture is chosen in its dialog, each kind of payment apart', { timeout: 300_000 }, async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  // Whoever spends everything at the start of the game is soon tortured: nobody plans anything, and events come.
  await openTable(page, stage.url, 'orleans', bots(2, 'apprentice'));
  const tortured = page.locator(`${DIALOG} [data-target^="action:lose"]`);
  for (let decision = 0; decision < 400 && (await tortured.count()) === 0 && !(await isOver(page)); decision++) {
    await page.locator(`${OPEN}, ${ARMED}, ${DIALOG}, .end`).first().waitFor({ timeout: 30_000 });
    const before = await move(page);
    if ((await tortured.count()) > 0) break;
    const done = page.locator('[data-target="action:done"], [data-target="action:pass"]').first();
    if ((await page.locator(ARMED).count()) === 0)
      await done.click({ force: true, timeout: 2_000 }).catch(() => undefined);
    await confirm(page);
    await settled(page, before);
  }
  await tortured.first().waitFor();
  const kinds = new Set((await names(page, 'action')).map((one) => one.split(' ')[1]));
  expect(kinds).toContain('station');
  await shot(page, 'orleans-torture');
  // One thing after the other, until nothing is owed.
  const owed = async () =>
    Number(/\d+/u.exec((await page.locator(`${DIALOG} header p`).textContent()) ?? '')?.[0] ?? 0);
  for (let left = await owed(); left > 0; left--) {
    expect(await owed()).toBe(left);
    const before = await move(page);
    await tortured.first().click();
    await page.locator(`${DIALOG} footer .primary`).click();
    await moved(page, before);
  }
  expect(complaints).toEqual([]);
});

/** What such a screen shows one at a time; the last one is that in which something is chosen. */
const VIEWS = { wide: [], tablet: ['Tracks', 'Players', 'Map'], phone: ['Map', 'Tracks', 'My board'] } as const;

it.each(looks('dark'))(
  'nothing keeps anybody out on a $screen screen in the $colorScheme',
  { timeout: 120_000 },
  async ({ screen, colorScheme, options }) => {
    const { page } = await stage.visitor({ face: 'drawn', options });
    await openTable(page, stage.url, 'orleans', bots(3, 'apprentice'));
    await page.locator('[data-target^="follower:"]').first().waitFor({ timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    for (const name of VIEWS[screen]) {
      await page.getByRole('navigation').getByRole('button', { name }).click();
      await shot(page, `orleans-${screen}-${colorScheme}-${name.toLowerCase().replace(' ', '-')}`);
      expect(await violations(page), name).toEqual([]);
    }
    await click(page, 'follower:market own_farmer');
    await shot(page, `orleans-${screen}-${colorScheme}-choosing`);
    expect(await violations(page), 'choosing').toEqual([]);
    await click(page, 'space:village.1');
    await page.locator('.stacks').click();
    await page.locator(DIALOG).waitFor();
    await shot(page, `orleans-${screen}-${colorScheme}-tiles`);
    expect(await violations(page), 'tiles').toEqual([]);
  },
);
