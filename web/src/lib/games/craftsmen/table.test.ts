// @vitest-environment jsdom

import { cleanup } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Line, Snapshot } from '$lib/api/types';
import { offered, played, tableOf, target, targets, wide } from '$lib/testing/table';
import { wordsOf } from '$lib/testing/words';
import game from '.';
import arrange from './fixtures/arrange.json';
import bid from './fixtures/bid.json';
import build from './fixtures/build.json';
import crafts from './fixtures/crafts.json';
import deliver from './fixtures/deliver.json';
import discard from './fixtures/discard.json';
import exchange from './fixtures/exchange.json';
import fee from './fixtures/fee.json';
import helpers from './fixtures/helpers.json';
import invest from './fixtures/invest.json';
import look from './fixtures/look.json';
import merchants from './fixtures/merchants.json';
import notary from './fixtures/notary.json';
import over from './fixtures/over.json';
import pay from './fixtures/pay.json';
import paygoods from './fixtures/paygoods.json';
import scored from './fixtures/scored.json';
import two from './fixtures/two.json';
import watch from './fixtures/watch.json';

const all = {
  arrange,
  bid,
  build,
  crafts,
  deliver,
  discard,
  exchange,
  fee,
  helpers,
  invest,
  look,
  merchants,
  notary,
  over,
  pay,
  paygoods,
  scored,
  two,
  watch,
};
const button = (name: RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    name.test((one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const set = (values: readonly string[]) => [...new Set(values)].sort();

const show = tableOf(game);

const widths = [1366, 1100, 390];
const drawn = Object.entries(all).flatMap(([name, fixture], index) =>
  widths.filter((width) => width === 1366 || index % 4 === 0).map((width) => ({ name, fixture, width })),
);
test.each(drawn)('$name is drawn at a width of $width', ({ fixture, width }) => {
  wide(width);
  show(fixture);
  expect(document.querySelector('.wide-table, .middle-table, .phone')).not.toBeNull();
  expect(document.body.textContent).not.toMatch(/craftsmen-|undefined|NaN/u);
});

test('a helper is sent to a guild, or on top of somebody, after a confirmation', async () => {
  const { user, onplay, staged } = show(helpers);
  expect(set(targets('queue'))).toEqual(set([...offered(helpers, 'place'), ...offered(helpers, 'stack')]));
  const [first = ''] = offered(helpers, 'place');
  await user.click(target(`queue:${first}`));
  expect(onplay).not.toHaveBeenCalled();
  staged.confirm();
  expect(played(onplay)).toEqual([[`place ${first}`]]);
});

test('a marker goes along the row in one request: what is made, and where it goes', async () => {
  const { user, onplay, staged } = show(crafts);
  const work = crafts.view.works.find(({ to }) => to.length > 1);
  if (!work) throw new Error('the fixture has such a building');
  await user.click(target(`from:${work.card}`));
  expect(targets('to').length).toBeGreaterThanOrEqual(work.to.length);
  const store = document.querySelector('[data-target="to:granary"]');
  const where = store ? 'granary' : (targets('to')[0] ?? '');
  await user.click(target(`to:${where}`));
  staged.confirm();
  expect(played(onplay)[0]?.[0]).toBe(`work ${work.card}`);
  expect(work.to.map(({ way }) => way)).toContain(played(onplay)[0]?.[1]);
});

test('work points: those left and those spent', () => {
  show(crafts);
  expect(document.querySelector('.work b')?.textContent).toBe(`${crafts.view.act.work} / 3`);
});

test('the best payment is proposed; cards can be swapped, and it goes out as a whole', async () => {
  const { user, onplay, staged } = show(pay);
  const pressed = () =>
    [...document.querySelectorAll('[data-target^="pick:"][aria-pressed=true]')].map(
      (one) => one.getAttribute('data-target')?.slice(5) ?? '',
    );
  const proposed = pressed();
  expect(proposed.length).toBeGreaterThan(0);
  await user.click(target(`pick:${proposed[0]}`));
  staged.confirm();
  expect(onplay).not.toHaveBeenCalled();
  await user.click(target(`pick:${proposed[0]}`));
  expect(pressed().sort()).toEqual(proposed.sort());
  staged.confirm();
  expect(
    played(onplay)[0]
      ?.map((action) => action.slice(4))
      .sort(),
  ).toEqual(proposed);
});

test('cards to discard are chosen in the hand; the privilege has a chip', async () => {
  const { user, onplay, staged } = show(discard);
  const left = discard.view.asked.left;
  const cards = targets('pick');
  for (const card of [...new Set(cards)].slice(0, left)) await user.click(target(`pick:${card}`));
  staged.confirm();
  expect(played(onplay)[0]?.length).toBe(left);
  expect(discard.choices.some(({ action }) => action === 'privilege')).toBe(targets('action').includes('privilege'));
});

test('an auction opens a dialog: the ladder ends at what the hand is worth, and both answers are one click', async () => {
  const { user, onplay } = show(bid);
  expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/Auction/u);
  expect(targets('amount')).toEqual(offered(bid, 'bid'));
  const [lowest = ''] = offered(bid, 'bid');
  await user.click(button(/^More$/u));
  await user.click(document.querySelector('[role=dialog] footer .primary') as Element);
  expect(played(onplay)).toEqual([[`bid ${Number(lowest) + 1}`]]);
  await user.click(button(/^Pass/u));
  expect(played(onplay).at(-1)).toEqual(['pass']);
});

test('whoever does not bid sees the auction too, and can fold it away', async () => {
  const { user } = show(watch);
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  expect(targets('amount')).toEqual([]);
  await user.click(button(/Look at the table/u));
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await user.click(button(/^Auction/u));
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
});

test('of the cards looked at two are laid out together; the others are put in order by clicks', async () => {
  const first = show(look);
  const cards = targets('pick');
  for (const card of cards.slice(0, look.view.asked.left)) await first.user.click(target(`pick:${card}`));
  first.staged.confirm();
  expect(played(first.onplay)[0]).toEqual(cards.slice(0, look.view.asked.left).map((card) => `lay ${card}`));
  cleanup();
  const second = show(arrange);
  const rest = targets('pick');
  for (const card of rest.slice(1).reverse()) await second.user.click(target(`pick:${card}`));
  second.staged.confirm();
  expect(played(second.onplay)[0]).toEqual(
    rest
      .slice(1)
      .reverse()
      .map((card) => `return ${card}`),
  );
});

test('before the game a card or the sawmill is swapped', async () => {
  const { user, onplay, staged } = show(exchange);
  expect(targets('sawmill')).toEqual(offered(exchange, 'sawmill'));
  const [card = ''] = targets('card');
  await user.click(target(`card:${card}`));
  staged.confirm();
  expect(played(onplay)[0]?.[1]).toBe(`return ${card}`);
});

test('a ship says what a delivery would bring in all, and the place by markers', () => {
  const [choice] = deliver.choices;
  const tailor = { ...deliver.view, asked: { ...deliver.view.asked, card: 'tailor_2' } };
  show({
    ...deliver,
    view: tailor,
    choices: [2, 3].map((ship) => ({ ...choice, action: `load ${ship}`, words: { key: 'craftsmen-lose' } })),
  });
  const marks = (ship: number) =>
    [...document.querySelectorAll(`.chip[data-target="to:ship ${ship}"] small span`)].map((mark) => mark.textContent);
  // The hold pays 8. Nobody is on ship 2; on ship 3 another marker lies in a lower hold.
  expect(marks(2)).toEqual([`+${8 + 5}`, 'place 1']);
  expect(marks(3)).toEqual([`+${8 + 6}`, 'place 1']);
});

test('whither a good goes tells what cards it brings or costs, as the game says', async () => {
  const marks = (to: string) => document.querySelector(`.chip[data-target="to:${to}"] small`)?.textContent?.trim();
  show(deliver);
  expect(marks('granary')).toBe('+1');
  cleanup();
  const [first, second] = deliver.choices;
  const costs = (gains: Record<string, number>) => ({ ...second, effects: [{ gains }] });
  show({ ...deliver, choices: [first, costs({ capital: -2 })] });
  expect(marks('granary')).toBe('−2');
  cleanup();
  // The same where it is decided together with what is made.
  const [work] = crafts.view.works;
  const to = work?.to.map((one) => ({ ...one, cards: one.way === 'store' ? 3 : 0 })) ?? [];
  const { user } = show({ ...crafts, view: { ...crafts.view, works: [{ card: 'smelter_2', to }] } });
  await user.click(target('from:smelter_2'));
  expect(marks('granary')).toBe('+3');
});

test('a building goes to an end of the row', async () => {
  const { user, onplay, staged } = show(build);
  const [first = ''] = offered(build, 'build');
  const [card = '', end = ''] = first.split(' ');
  await user.click(target(`card:${card}`));
  if (targets('end').length > 1) await user.click(target(`end:${end}`));
  staged.confirm();
  expect(played(onplay)[0]?.[0]).toMatch(new RegExp(`^build ${card} `, 'u'));
});

test('of others only backs with a count are seen', () => {
  show(helpers);
  const [other] = helpers.view.players.filter(({ seat }) => seat !== 'A');
  expect(document.querySelector(`[data-at="hand:${other?.seat}"] b`)?.textContent).toBe(
    String((other?.capital as { backs: { cards: number } }).backs.cards),
  );
});

test('another row can be looked at, and Escape comes back', async () => {
  const { user } = show(helpers);
  await user.click(button(/^Łukasz/u));
  expect(document.querySelector('.own h2')?.textContent).toBe('Łukasz');
  await user.keyboard('{Escape}');
  expect(document.querySelector('.own h2')?.textContent).toBe('Zofia');
});

test('the scoring of a year comes up when it happens, and shows its parts step by step', async () => {
  const lines = scored.log as unknown as Line[];
  const at = lines.findIndex(({ events }) =>
    events.some((event) => (event as { event: string }).event === 'year_ended'),
  );
  const { user, rerender } = show(scored, { lines: lines.slice(0, at) });
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await rerender({ lines });
  expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/Scoring of year I/u);
  expect(document.querySelectorAll('.dots .on').length).toBe(1);
  await user.click(button(/^Next/u));
  expect(document.querySelectorAll('.dots .on').length).toBe(2);
  await user.click(button(/^Show all/u));
  await user.keyboard('{Escape}');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  // Back from the past it does not come up again by itself.
  await rerender({ lines: lines.slice(0, at), view: helpers.view });
  await rerender({ lines, view: null });
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await user.click(button(/^Scoring of year/u));
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
});

test('the scoring of a year does not come up where somebody tells of it', async () => {
  const lines = scored.log as unknown as Line[];
  const { rerender } = show(scored, { lines: [], taught: true });
  await rerender({ lines });
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('of all the places where something can go, the one that is meant is advised', async () => {
  const advised = ['work smelter_2', 'store'];
  const { user } = show(crafts, { advised });
  await user.click(target('from:smelter_2'));
  const lit = () => [...document.querySelectorAll('[data-advised]')].map((one) => one.getAttribute('data-target'));
  await vi.waitFor(() => expect(lit()).toContain('to:granary'));
  expect(set(lit().flatMap((name) => (name?.startsWith('to:') ? [name] : [])))).toEqual(['to:granary']);
});

test('a position of the past offers nothing', () => {
  show(helpers, { view: crafts.view });
  expect(document.querySelectorAll('[data-target]').length).toBe(0);
});

/** A work token could be spent between two stages. */
function betweenStages(season: string): Snapshot {
  const done = {
    seat: 'A',
    action: 'done',
    words: { key: 'craftsmen-done-token' },
    heading: { key: 'craftsmen-done' },
  };
  const view = { ...build.view, season, asked: { kind: 'spend_token', seat: 'A' } };
  return { ...build, choices: [done], view } as unknown as Snapshot;
}

test('a work token is refused for the whole season by one click', async () => {
  const { user, onplay, rerender } = show(betweenStages('spring'));
  const nothing = { ...build, choices: [] } as unknown as Snapshot;
  await user.click(button(/Not this season/u));
  expect(played(onplay)).toEqual([['done']]);
  await rerender({ snapshot: nothing });
  await rerender({ snapshot: betweenStages('spring') });
  expect(played(onplay)).toEqual([['done'], ['done']]);
  await rerender({ snapshot: nothing });
  await rerender({ snapshot: betweenStages('summer') });
  expect(played(onplay)).toHaveLength(2);
});

test('an end says what it gives up, and leaves everything else to be chosen', async () => {
  const { user, onplay, staged } = show(build);
  expect(target('action:done').textContent).toContain('Build nothing');
  const cards = targets('card');
  await user.click(target('action:done'));
  expect(staged.choice?.action).toBe('done');
  expect(targets('card')).toEqual(cards);
  await user.click(target(`card:${cards[0]}`));
  expect(staged.choice?.action).not.toBe('done');
  expect(onplay).not.toHaveBeenCalled();
});

test('all cards that are put in order are numbered, the last one by itself', async () => {
  const { user } = show(arrange);
  const cards = targets('pick');
  for (const card of cards.slice(0, -1)) await user.click(target(`pick:${card}`));
  const numbers = [...document.querySelectorAll('.cards .card b')].map((one) => Number(one.textContent));
  expect(numbers.sort()).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers).toHaveLength(document.querySelectorAll('.cards .card').length);
});

test.each([
  ['en', ['both', 'both', 'nowhere'], 'Mine: fits at both ends'],
  ['pl', ['z obu', 'z obu', 'nigdzie'], 'Kopalnia rudy: pasuje z obu stron'],
  ['ru', ['с обеих', 'с обеих', 'некуда'], 'Рудник: подходит с обеих сторон'],
] as const)(
  'under a card in hand stands in words where it fits, and what that means: %s',
  async (language, at, tip) => {
    const { user } = show(build, { words: wordsOf(language) });
    const told = [...document.querySelectorAll('[data-tip^="fits:"]')];
    expect(told.map((one) => one.querySelector('[aria-hidden]')?.textContent)).toEqual(at);
    const [first] = told;
    if (!first) throw new Error('no card in hand');
    await user.hover(first);
    await vi.waitFor(() => expect(document.querySelector('.bubble b')?.textContent).toBe(tip));
  },
);
