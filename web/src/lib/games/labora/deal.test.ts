import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import { actionsOf, changed, dealOf, dueFor, gains, limits, paymentStart } from './deal';
import { parse } from './narrowing';
import { NOTHING } from './purse';
import { suggest } from './suggest';
import type { Asked } from './types';

const offers = (...actions: string[]) => actions.map((action) => parse(action, 'A'));
const ask = (building: string, part = 0, step = 0): Asked => ({
  kind: 'function',
  seat: 'A',
  due: null,
  building,
  step,
  part,
});
const goods = (all: Record<string, number>) => Object.entries(all).map(([good, count]) => ({ good, count }));

test('a trade is what is printed, as often as is offered', () => {
  const deal = dealOf(ask('stone_merchant'), offers('times 1', 'times 2', 'skip'), goods({ sheep: 2, wood: 2 }), 8);
  if (!deal) throw new Error('no deal');
  expect(limits(deal, [2])).toEqual([2]);
  expect(dueFor(deal, [2])).toMatchObject({ food: 4, half_energy: 4 });
  expect(gains(deal, [2])).toEqual([['stone', 2]]);
  const payment = suggest(deal.purse, dueFor(deal, [2])) ?? NOTHING;
  // Two wood and two sheep are all there is: nothing has to be decided but how often.
  expect(actionsOf(deal, [2], payment)).toEqual(['times 2']);
  expect(actionsOf(deal, [0], NOTHING)).toEqual(['skip']);
});

test('two trades share their goods', () => {
  const deal = dealOf(
    ask('cloister_workshop'),
    offers('times 1', 'times 2', 'skip'),
    goods({ clay: 2, stone: 1, wood: 2 }),
    8,
  );
  if (!deal) throw new Error('no deal');
  expect(limits(deal, [0, 0])).toEqual([2, 1]);
  expect(limits(deal, [2, 0])).toEqual([2, 0]);
  expect(actionsOf(deal, [1, 1], suggest(deal.purse, dueFor(deal, [1, 1])) ?? NOTHING)).toEqual(['times 1', 'times 1']);
  expect(gains(deal, [1, 1])).toEqual([
    ['ceramic', 1],
    ['ornament', 1],
  ]);
});

test('the second trade comes alone where the first is not possible, and not where that is unknown', () => {
  const alone = dealOf(ask('cloister_workshop', 1), offers('times 1', 'skip'), goods({ stone: 1, wood: 1 }), 8);
  expect(alone && actionsOf(alone, [0, 1], suggest(alone.purse, dueFor(alone, [0, 1])) ?? NOTHING)).toEqual([
    'times 1',
  ]);
  expect(
    dealOf(ask('cloister_workshop', 1), offers('times 1', 'skip'), goods({ clay: 1, stone: 1, wood: 2 }), 8),
  ).toBeNull();
});

test('a table of yields says what so many times bring', () => {
  const deal = dealOf(ask('fuel_merchant'), offers('times 1', 'times 2', 'times 3', 'skip'), goods({ coal: 3 }), 8);
  expect(deal && [1, 2, 3].map((times) => gains(deal, [times]))).toEqual([
    [['coin', 5]],
    [['coin', 8]],
    [['coin', 10]],
  ]);
});

test('what is asked first says where a payment under way goes on', () => {
  const asked: Asked = { kind: 'pay', seat: 'A', due: { half_energy: 2, food: 0, points: 0, different: 0 } };
  const deal = dealOf(asked, offers('pay wood 0', 'pay wood 1'), goods({ peat: 1, wood: 1, straw: 2 }), 8);
  expect(deal && actionsOf(deal, [], { ...NOTHING, half_energy: { straw: 2 } })).toEqual(['pay wood 0']);
});

test('one more takes out what is then too much', () => {
  expect(changed('half_energy', 4, { wood: 2 }, 'peat', 1)).toEqual({ peat: 1 });
  expect(changed('half_energy', 6, { wood: 2, straw: 2 }, 'wood', 1)).toEqual({ wood: 3 });
  expect(changed('food', 2, { grain: 2 }, 'grain', -1)).toEqual({ grain: 1 });
});

test('a payment begins with how often, and ends before anything else', () => {
  const line = (move: number, action: string): Line => ({ move, by: 'A', action, words: [], events: [], at: 0 });
  expect(paymentStart([line(4, 'place inn lay'), line(5, 'times 2'), line(6, 'pay coal 1')])).toBe(4);
  expect(paymentStart([line(4, 'place inn lay')])).toBeNull();
});
