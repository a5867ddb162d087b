import { expect, test } from 'vitest';
import { actionsOf, askedPart, cheapest, dealWith, rowsOf, oneLess, oneMore, optionsOf, type Chosen } from './deal';
import market from './fixtures/market.json';
import workshop from './fixtures/workshop.json';
import type { DealView, KindView, PaymentView } from './types';

const kind = (
  good: KindView['good'],
  value: number,
  have: number,
  least: number,
  then: (number | null)[],
): KindView => ({
  ...{ pool: 'half_energy', good, value, have, least, then, best: least },
  said: then.length > 1 ? 0 : null,
});
const NONE = { half_energy: 0, food: 0, points: 0, different: 0 };
const deal = (times: number[], first: number | null): DealView => ({
  ...{ times, actions: times.map((one) => (one ? `times ${one}` : 'skip')), goods: [], brings: [] },
  ...{ due: { ...NONE, half_energy: 4 }, first },
});

/** Two energy from a peat, or from two wood: what is asked of the wood depends on the peat. */
const PEAT_OR_WOOD: PaymentView = {
  deals: [deal([1], 1), deal([0], null)],
  kinds: [kind('wood', 2, 3, 2, [null]), kind('peat', 4, 1, 0, [0, null])],
};
const [ONCE] = PEAT_OR_WOOD.deals;

test('the cheapest way is the one that the rules mark, and only whole ways are sent', () => {
  const chosen = cheapest(PEAT_OR_WOOD, ONCE);
  expect(chosen).toEqual({ 'half_energy wood': 2 });
  // How much wood goes without saying once there is no peat.
  expect(actionsOf(PEAT_OR_WOOD, ONCE, chosen)).toEqual(['times 1', 'pay peat 0']);
  expect(actionsOf(PEAT_OR_WOOD, ONCE, { 'half_energy peat': 1 })).toEqual(['times 1', 'pay peat 1']);
  const others: Chosen[] = [{}, { 'half_energy wood': 1 }, { 'half_energy peat': 1, 'half_energy wood': 1 }];
  for (const other of others) expect(actionsOf(PEAT_OR_WOOD, ONCE, other)).toBeNull();
});

test('one more takes out what does not go with it, and is refused where no way has so many', () => {
  const wood = cheapest(PEAT_OR_WOOD, ONCE);
  expect(oneMore(PEAT_OR_WOOD, ONCE, wood, 'half_energy peat')).toEqual({ 'half_energy peat': 1 });
  expect(oneMore(PEAT_OR_WOOD, ONCE, wood, 'half_energy wood')).toBeNull();
  const less = oneLess(wood, 'half_energy wood');
  expect(less).toEqual({ 'half_energy wood': 1 });
  expect(oneLess(less, 'half_energy wood')).toEqual({});
  expect(oneMore(PEAT_OR_WOOD, ONCE, less, 'half_energy wood')).toEqual(wood);
});

test('every kind has one row, the most valuable first', () => {
  expect(rowsOf(PEAT_OR_WOOD, ONCE, {}).map(({ good, have }) => [good, have])).toEqual([
    ['peat', 1],
    ['wood', 3],
  ]);
});

test('two trades share their goods, and what is no longer possible becomes less', () => {
  const payment = workshop.view.payment as unknown as PaymentView;
  expect(askedPart(payment)).toBe(0);
  const most = payment.deals[0].times[0] ?? 0;
  const alone = dealWith(payment, [most, 0]);
  expect(alone.times).toEqual([most, 0]);
  for (const { times } of payment.deals) {
    expect(dealWith(payment, times).times).toEqual(times);
    expect(optionsOf(payment, times)[1]).toContain(times[1]);
  }
  expect(dealWith(payment, [99, 99]).times).toEqual(payment.deals[0].times);
});

test('of different goods as many are said as are due', () => {
  const payment = market.view.payment as unknown as PaymentView;
  const [once] = payment.deals;
  const chosen = cheapest(payment, once);
  expect(Object.keys(chosen)).toHaveLength(once.due.different);
  expect(actionsOf(payment, once, chosen)).toHaveLength(1 + once.due.different);
  const [first = ''] = Object.keys(chosen);
  expect(actionsOf(payment, once, oneLess(chosen, first))).toBeNull();
});

test('a trade that is fixed is not asked about', () => {
  expect(askedPart({ ...PEAT_OR_WOOD, deals: [deal([2, 1], null), deal([2, 0], null)] })).toBe(1);
  expect(askedPart({ ...PEAT_OR_WOOD, deals: [deal([], 1)] })).toBe(-1);
});
