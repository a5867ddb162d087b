// @vitest-environment jsdom

import { cleanup } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { button, offered, played, tableOf, target, targets, wide } from '$lib/testing/table';
import { wordsOf } from '$lib/testing/words';
import game from '.';
import homesite from './fixtures/homesite.json';
import market from './fixtures/market.json';
import neutralsite from './fixtures/neutralsite.json';
import over from './fixtures/over.json';
import pay from './fixtures/pay.json';
import produce from './fixtures/produce.json';
import send from './fixtures/send.json';
import settlepay from './fixtures/settlepay.json';
import settling from './fixtures/settling.json';
import site from './fixtures/site.json';
import turn from './fixtures/turn.json';
import workshop from './fixtures/workshop.json';

const dialog = () => document.querySelector('dialog');
const row = (good: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.pr')].find((one) =>
    one.getAttribute('aria-label')?.startsWith(good),
  );
  if (!found) throw new Error(`no row ${good}`);
  return found;
};
const step = (good: string, way: 'more' | 'less') => row(good).querySelector(`[data-${way}]`) as HTMLElement;

const show = tableOf(game);

test('only what is offered can be chosen', () => {
  show(turn);
  expect(new Set(targets('spot'))).toEqual(new Set([...offered(turn, 'fell'), ...offered(turn, 'cut')]));
  expect(targets('card')).toEqual(offered(turn, 'build'));
  expect(new Set(targets('house'))).toEqual(
    new Set([...offered(turn, 'contract'), ...offered(turn, 'place').map((one) => `A ${one.split(' ')[0]}`)]),
  );
});

test('a kind of action leaves its own targets, and Escape brings the others back', async () => {
  const { user } = show(turn);
  await user.click(target('group:fell'));
  expect(targets('house')).toEqual([]);
  expect(new Set(targets('spot'))).toEqual(new Set(offered(turn, 'fell')));
  await user.keyboard('{Escape}');
  expect(targets('house').length).toBeGreaterThan(0);
});

test('a forest is felled at once, or after a confirmation where that is wanted', async () => {
  const felled = [[`fell ${offered(turn, 'fell')[0]}`]];
  const asked = show(turn);
  await asked.user.click(target(`spot:${offered(turn, 'fell')[0]}`));
  expect(asked.onplay).not.toHaveBeenCalled();
  await asked.user.keyboard('{Enter}');
  expect(played(asked.onplay)).toEqual(felled);
  asked.unmount();
  const { user, onplay } = show(turn, { confirm: 'lasting' });
  await user.click(target(`spot:${offered(turn, 'fell')[0]}`));
  expect(played(onplay)).toEqual(felled);
});

test('a kind of action with one way is not yet that way', async () => {
  const only = turn.choices.filter(
    ({ action }, at) =>
      !action.startsWith('fell') || at === turn.choices.findIndex((one) => one.action.startsWith('fell')),
  );
  const { user, onplay, staged } = show({ ...turn, choices: only }, { confirm: 'lasting' });
  await user.click(target('group:fell'));
  expect(onplay).not.toHaveBeenCalled();
  expect(staged.choice?.action).toMatch(/^fell/u);
  await user.click(target(`spot:${staged.choice?.action.slice(5)}`));
  expect(played(onplay)).toHaveLength(1);
});

test('the end of a turn is its own confirmation, and says so only where everything is confirmed', async () => {
  const over = { ...turn, choices: [{ ...turn.choices[0], action: 'end', lasting: true }] };
  const { user, onplay } = show(over, { confirm: 'lasting' });
  await user.click(target('group:end'));
  expect(played(onplay)).toEqual([['end']]);
});

test('a card is taken at once, because where it goes is asked next', async () => {
  const { user, onplay } = show(turn, { confirm: 'lasting' });
  const [card] = offered(turn, 'build');
  await user.click(target(`card:${card}`));
  expect(played(onplay)).toEqual([[`build ${card}`]]);
});

test('a contract waits for the confirmation: its owner will be asked', async () => {
  const { user, onplay } = show(turn, { confirm: 'lasting' });
  const [house] = offered(turn, 'contract');
  await user.click(target(`house:${house}`));
  expect(onplay).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([[`contract ${house}`]]);
});

test('where a card goes is shown before it is put there, and Escape puts it back', async () => {
  const { user, onplay, onundo } = show(site);
  expect(targets('spot')).toEqual(offered(site, 'at'));
  await user.click(target(`spot:${offered(site, 'at')[0]}`));
  expect(document.querySelectorAll('.l-ghost')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(onundo).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onundo).toHaveBeenCalledOnce();
  expect(onplay).not.toHaveBeenCalled();
});

test('a settlement says what it would have on every cell', () => {
  show(homesite);
  const [spot = ''] = offered(homesite, 'at');
  const cell = homesite.view.estates[0]?.cells.find(({ col, row: at }) => `${col} ${at}` === spot);
  const would = (cell as { would?: { settlement: string; points: number }[] }).would?.find(
    ({ settlement }) => settlement === homesite.view.ask.settlement,
  );
  expect(would).toBeDefined();
  expect(target(`spot:${spot}`).parentElement?.textContent).toContain(String(would?.points));
});

test('markers of the wheel and chips say the same', async () => {
  const { user, onplay } = show(produce);
  expect(new Set(targets('marker'))).toEqual(new Set(['sheep', 'grain', 'joker']));
  await user.click(target('marker:sheep'));
  await user.keyboard('{Enter}');
  await user.click(target('action:produce grain joker'));
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['produce sheep'], ['produce grain joker']]);
});

test.each([390, 1366])('no two ways to produce look the same, %i pixels wide', (width) => {
  wide(width);
  show(produce);
  const looks = targets('action').map((value) => {
    const chip = target(`action:${value}`);
    const icons = [...chip.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    return [...icons, chip.querySelector('b')?.textContent].join(' ');
  });
  expect(looks.length).toBeGreaterThan(3);
  expect(new Set(looks).size).toBe(looks.length);
});

test('the owner of a contracted building chooses who goes', async () => {
  const { user, onplay } = show(send);
  await user.click(target('action:send prior'));
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['send prior']]);
});

test('a settlement phase offers settlements in hand, and its end', async () => {
  const { user, onplay } = show(settling, { confirm: 'lasting' });
  expect(new Set(targets('settlement'))).toEqual(new Set(offered(settling, 'settle')));
  await user.click(target('settlement:hamlet'.replace('hamlet', offered(settling, 'settle')[1] ?? '')));
  expect(played(onplay)).toEqual([[`settle ${offered(settling, 'settle')[1]}`]]);
});

test('the neutral estate comes to the front where the solo player builds for it', () => {
  show(neutralsite);
  expect(document.querySelector('.mine h2')?.textContent).toBe('Neutral');
  expect(targets('spot')).toEqual(offered(neutralsite, 'at'));
});

test('how often and what is paid go out as one request', async () => {
  const { user, onplay } = show(pay);
  expect(dialog()?.textContent).toContain('Stone Merchant');
  await user.keyboard('{Enter}');
  const [sent = []] = played(onplay);
  expect(sent[0]).toBe('times 2');
  expect(sent.slice(1).every((action) => action.startsWith('pay '))).toBe(true);
});

test('Enter pays from the start, however often a trade can be made', async () => {
  const choices = Array.from({ length: 12 }, (_, index) => ({ ...pay.choices[0], action: `times ${index + 1}` }));
  const deals = Array.from({ length: 13 }, (_, index) => 12 - index).map((times) => ({
    times: [times],
    actions: [times ? `times ${times}` : 'skip'],
    goods: [{ good: 'grape', count: times }],
    due: { half_energy: 0, food: 0, points: 0, different: 0 },
    brings: [{ good: 'wine', count: times }],
    first: null,
  }));
  const view = { ...pay.view, ask: { ...pay.view.ask, building: 'winery' }, payment: { deals, kinds: [] } };
  const { user, onplay } = show({ ...pay, choices, view });
  await vi.waitFor(() => expect(document.activeElement?.className).toContain('primary'));
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['times 12']]);
});

test('digits say how often, 0 does without', async () => {
  const { user, onplay } = show(pay);
  await user.keyboard('1{Enter}');
  await user.keyboard('0{Enter}');
  expect(played(onplay).map(([first]) => first)).toEqual(['times 1', 'skip']);
});

test('steppers change what is paid, too little cannot be paid, and the cheapest comes back', async () => {
  const { user, onplay } = show(settlepay);
  const first = document.querySelector<HTMLElement>('.pr.use [data-less]');
  await user.click(first as HTMLElement);
  expect(button('Pay').disabled).toBe(true);
  await user.keyboard('{Enter}');
  expect(onplay).not.toHaveBeenCalled();
  await user.keyboard('c');
  expect(button('Pay').disabled).toBe(false);
});

test('of every good as many can be put in as some way to pay has, and no more', async () => {
  const { user } = show(settlepay);
  const words = wordsOf('en');
  const kinds = settlepay.view.payment?.kinds ?? [];
  for (const one of document.querySelectorAll<HTMLElement>('.pr')) {
    const label = one.getAttribute('aria-label') ?? '';
    const own = kinds.filter(({ good }) => label.startsWith(`${words.text(`labora-good-${good}`)}:`));
    const most = Math.max(...own.map(({ least, then }) => least + then.length - 1));
    const more = one.querySelector<HTMLButtonElement>('[data-more]');
    for (let left = 99; left && !more?.disabled; left -= 1) await user.click(more as HTMLElement);
    expect([label, one.querySelector('[data-less] + b')?.textContent]).toEqual([label, String(most)]);
  }
});

test('more than needed is said to be lost', async () => {
  const { user, onplay } = show(settlepay);
  const purse = new Map(settlepay.view.estates[0]?.goods.map(({ good, count }) => [good, count]));
  expect(purse.get('coal')).toBeGreaterThan(0);
  for (const used of document.querySelectorAll<HTMLElement>('.pr.use'))
    expect(used.getAttribute('aria-label')).toBeTruthy();
  await user.click(step('peat coal', 'more'));
  await user.keyboard('{Enter}');
  expect(played(onplay)[0]?.[0]).toBe('pay coal 1');
});

/** Whose clergyman stands beside the building in a payment. */
const figures = () =>
  [...document.querySelectorAll('dialog .front .l-figure use')].map((use) => use.getAttribute('href'));

test('whoever stands in the building that is used stands in its payment', () => {
  show(pay);
  expect(figures()).toEqual(['#l-brother', '#l-shield-azure']);
});

test('in a payment, too, a prior of another player is one', () => {
  const estates = pay.view.estates.map((estate) => ({
    ...estate,
    cells: estate.cells.map((cell) => ({
      ...cell,
      clergy: cell.clergy.map((one) => ({ ...one, seat: 'B', rank: 'prior' })),
    })),
  }));
  show({ ...pay, view: { ...pay.view, estates } });
  expect(figures()).toEqual(['#l-prior', '#l-shield-gules']);
});

test('what one has is told apart from what an exchange would bring', () => {
  show(settlepay);
  // Nobody stands in a settlement.
  expect(figures()).toEqual([]);
  const stock = new Map(settlepay.view.estates[0]?.goods.map(({ good, count }) => [good, count]));
  expect([stock.get('straw'), stock.get('grain')]).toEqual([1, 5]);
  expect(row('straw').querySelector('.pn b')?.textContent).toBe('you have 1, and 5 by exchange');
  expect(row('peat').querySelector('.pn b')?.textContent).toBe('you have 5');
});

test('Escape takes the clergyman back', async () => {
  const { onundo } = show(pay);
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onundo).toHaveBeenCalledOnce();
});

test('Escape takes back all that was paid already', async () => {
  const { onundo } = show({ ...pay, moves: 40, view: { ...pay.view, ask: { ...pay.view.ask, decided: 2 } } });
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onundo).toHaveBeenCalledExactlyOnceWith(38);
});

test('the dialog can be put aside to look at the table', async () => {
  const { user, onundo } = show(pay);
  await user.click(button('Look at the table'));
  expect(dialog()).toBeNull();
  expect(onundo).not.toHaveBeenCalled();
  await user.click(document.querySelector('.pay') as HTMLElement);
  expect(dialog()).not.toBeNull();
});

test('two trades of one building are chosen together', async () => {
  const { user, onplay } = show(workshop);
  expect(document.querySelectorAll('.times').length).toBeGreaterThan(0);
  await user.keyboard('2{Enter}');
  expect(played(onplay)[0]?.[0]).toBe('times 2');
});

test('different goods are switched on and off', async () => {
  const { user, onplay } = show(market);
  const on = () => document.querySelectorAll('.kind.on').length;
  expect(on()).toBe(3);
  await user.click(document.querySelector('.kind.on') as HTMLElement);
  expect(on()).toBe(2);
  expect(button('Pay').disabled).toBe(true);
  await user.keyboard('c');
  await user.keyboard('{Enter}');
  expect(played(onplay)[0]).toHaveLength(4);
});

test('who waits can choose nothing, nor who looks back', () => {
  const { unmount } = show({ ...turn, choices: [] });
  expect(document.querySelectorAll('[data-target]')).toHaveLength(0);
  unmount();
  show(turn, { view: site.view, lines: site.log });
  expect(document.querySelectorAll('[data-target]')).toHaveLength(0);
  cleanup();
  show(over);
  expect(document.querySelectorAll('[data-target]')).toHaveLength(0);
});

test('another estate is one click away, and so is the way back', async () => {
  const { user } = show(turn);
  await user.click(document.querySelector('.card .look') as HTMLElement);
  expect(document.querySelector('.mine h2')?.textContent).toBe('Łukasz');
  await user.keyboard('{Escape}');
  expect(document.querySelector('.mine h2')?.textContent).toBe('Zofia');
});

test('on a phone one board is shown at a time, and a kind of action turns to its board', async () => {
  wide(390);
  const { user } = show(turn);
  expect(targets('spot').length).toBeGreaterThan(0);
  expect(targets('card')).toEqual([]);
  await user.click(target('group:build'));
  expect(targets('card')).toEqual(offered(turn, 'build'));
  await user.click(target('group:build'));
  await user.click(target('group:contract'));
  // The small estates are pictures; the buildings are chosen on the large one.
  expect(targets('house')).toEqual([]);
  await user.click(button('Łukasz'));
  const theirs = offered(turn, 'contract').filter((house) => house.startsWith('B '));
  expect(theirs.length).toBeGreaterThan(0);
  expect(new Set(targets('house'))).toEqual(new Set(theirs));
});

test('on a phone what is advised on the board of another is marked on the way there', async () => {
  wide(390);
  const { user } = show(turn, { advised: ['contract B clay_mound'] });
  const lit = (by: string) => [...document.querySelectorAll(`[data-advised][${by}]`)];
  await user.click(button('Cards'));
  await user.click(target('group:contract'));
  await user.click(button('Estate'));
  // Of the ways to other boards, where nothing that is meant is left to choose in view.
  await vi.waitFor(() => expect(lit('data-calls').map((one) => one.textContent?.trim())).toEqual(['Players']));
  await user.click(button('Players'));
  await vi.waitFor(() => expect(lit('data-leads')).toHaveLength(1));
  expect(lit('data-leads')[0]?.textContent).toContain('Łukasz');
  await user.click(button('Łukasz'));
  await vi.waitFor(() => expect(targets('house')).toContain('B clay_mound'));
  await vi.waitFor(() => expect(target('house:B clay_mound').hasAttribute('data-advised')).toBe(true));
});

test('a side of a district is told by its spaces, and drawn where it would lie', async () => {
  const sides = ['plains', 'hills'].map((side) => ({ ...turn.choices[0], action: `district -1 ${side}` }));
  const { user } = show({ ...turn, choices: sides });
  await user.click(target('group:land'));
  await user.click(target('place:district -1'));
  const plains = target('side:plains');
  expect(plains.querySelectorAll('small svg')).toHaveLength(5);
  expect(plains.querySelector('b')?.textContent).toBe('Plains side');
  await user.click(plains);
  expect(target('place:district -1').querySelectorAll('.l-hillside')).toHaveLength(1);
});

test('whoever would enter a building in vain reads so before it is done', async () => {
  const vain = turn.choices.map((choice) =>
    choice.action.startsWith('place ')
      ? { ...choice, words: { key: 'labora-in-vain', args: { what: { phrase: choice.words } } } }
      : choice,
  );
  const { user, staged } = show({ ...turn, choices: vain });
  const [house] = offered(turn, 'place').map((one) => `house:A ${one.split(' ')[0]}`);
  expect(target(house ?? '').getAttribute('aria-label')).toContain('nothing comes of it now');
  await user.click(target(house ?? ''));
  const chip = targets('rank')[0];
  if (chip) await user.click(target(`rank:${chip}`));
  expect(staged.choice && wordsOf('en').say(staged.choice.words)).toContain('nothing comes of it now');
});
