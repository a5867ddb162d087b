import { expect, test } from 'vitest';
import { building, tradesOf, type Amounts } from './catalog';
import payments from './payments.json';
import {
  afterExact,
  decisions,
  dueOf,
  LISTS,
  mostTimes,
  payable,
  POOLS,
  purseOf,
  type Payment,
  type Pool,
  type Purse,
} from './purse';
import { suggest } from './suggest';
import type { Asked, Good } from './types';

interface Recorded {
  at: { ask: Asked; goods: { good: Good; count: number }[]; wonders: number };
  actions: string[];
  paid: [Good, number][];
}

const recorded = Object.entries(payments as unknown as Record<string, Recorded[]>).flatMap(([kind, all]) =>
  all.map((one, index) => ({ name: `${kind} ${index}`, ...one })),
);

/** How often each trade was made, as the decisions say. */
function timesOf({ at: { ask, goods, wonders }, actions }: Recorded) {
  const step = tradesOf(building(ask.building ?? '').function[ask.step ?? 0]);
  if (!step) throw new Error('no trade');
  const purse = purseOf(goods);
  const left = [...actions];
  const times: number[] = [];
  for (const [part, trade] of step.trades.entries()) {
    const before = step.trades.slice(0, part).map((one, index) => [one.pay, times[index] ?? 0] as const);
    const made = times.reduce((sum, one) => sum + one, 0);
    const wonder = 'goods' in trade.get && trade.get.goods.some(([good]) => good === 'wonder');
    const most = mostTimes(
      purse,
      before,
      trade,
      Math.min(trade.most, step.together - made, wonder ? wonders : Infinity),
    );
    const said = most > 0 ? (left.shift() ?? '') : 'skip';
    times.push(said === 'skip' ? 0 : Number(said.split(' ')[1]));
    expect(times[part]).toBeLessThanOrEqual(most);
  }
  return { purse, times, left, due: dueOf(step.trades.map((trade, index) => [trade.pay, times[index] ?? 0] as const)) };
}

/** What was paid beyond the exact goods, put back into the pools. */
function pooled(paid: [Good, number][], exact: Purse, pools: readonly Pool[]): Payment {
  const rest = [...paid];
  for (const [good, count] of Object.entries(exact)) {
    const index = rest.findIndex(([name, paidCount]) => name === good && paidCount === count);
    if (count > 0) expect(index).toBeGreaterThanOrEqual(0);
    if (count > 0) rest.splice(index, 1);
  }
  const payment = { half_energy: {}, food: {}, points: {}, different: [] as Good[] } as Record<
    Pool,
    Record<Good, number>
  > & { different: Good[] };
  for (const pool of pools) {
    const list: Amounts = LISTS[pool];
    let place = -1;
    // Every pool is paid in the order of its list, so that a step back begins the next pool.
    while (rest[0]) {
      const [name, count] = rest[0];
      const five = pool === 'points' && name === 'coin';
      const found = list.findIndex(([good]) => good === (five ? 'coin5' : name));
      if (found <= place) break;
      payment[pool][five ? 'coin5' : name] = five ? count / 5 : count;
      place = found;
      rest.shift();
    }
  }
  payment.different = rest.map(([name, count]) => (name === 'coin' && count === 5 ? 'coin5' : name));
  return payment;
}

test.each(recorded)('$name is put together as the rules asked for it', (one) => {
  if (one.at.ask.kind === 'pay') {
    const due = one.at.ask.due ?? { half_energy: 0, food: 0, points: 0, different: 0 };
    const payment = pooled(
      one.paid,
      {},
      POOLS.filter((pool) => due[pool] > 0),
    );
    const first = one.actions[0]?.split(' ')[1];
    const pool = POOLS.find((name) => due[name] > 0);
    const from = pool ? LISTS[pool].findIndex(([good]) => good === first) : 0;
    expect(decisions(purseOf(one.at.goods), due, payment, Math.max(0, from))).toEqual(one.actions);
    return;
  }
  const { purse, due, left } = timesOf(one);
  expect(payable(purse, due)).toBe(true);
  const rest = afterExact(purse, due);
  const payment = pooled(
    one.paid,
    due.goods,
    POOLS.filter((pool) => due[pool] > 0),
  );
  const pays = left.filter((action) => action.startsWith('pay'));
  expect(rest && decisions(rest, due, payment)).toEqual(pays);
});

test('too little and too much are no payments', () => {
  const due = { half_energy: 2, food: 0, points: 0, different: 0 };
  const purse = { peat: 1, wood: 3 };
  const of = (half_energy: Purse) => decisions(purse, due, { half_energy, food: {}, points: {}, different: [] });
  expect(of({})).toBeNull();
  expect(of({ wood: 1 })).toEqual(['pay peat 0']);
  expect(of({ peat: 1, wood: 1 })).toBeNull();
  expect(of({ wood: 2 })).toBeNull();
});

test.each(recorded)('$name: what is suggested is a payment that the rules take', (one) => {
  const exact =
    one.at.ask.kind === 'pay'
      ? { ...(one.at.ask.due ?? { half_energy: 0, food: 0, points: 0, different: 0 }), goods: {} }
      : timesOf(one).due;
  const purse = purseOf(one.at.goods);
  const suggested = suggest(purse, exact);
  const rest = afterExact(purse, exact);
  expect(suggested && rest && decisions(rest, exact, suggested)).not.toBeNull();
});

test('what scores or builds is kept', () => {
  const due = { goods: {}, half_energy: 0, food: 2, points: 0, different: 0 };
  expect(suggest({ grain: 2, wine: 2, coin: 2, sheep: 1 }, due)?.food).toEqual({ grain: 2 });
  expect(suggest({ meat: 1, coin: 2 }, due)?.food).toEqual({ coin: 2 });
});
