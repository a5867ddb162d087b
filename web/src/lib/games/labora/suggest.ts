/**
 * What the program would give first: the payment whose goods are missed least. A proposal for the
 * dialog and nothing else; every payment that the rules take can be put together by hand.
 */

import { CATALOG, good as dataOf } from './catalog';
import {
  afterExact,
  available,
  charged,
  LISTS,
  mostKinds,
  NOTHING,
  POOLS,
  spareGrain,
  type Due,
  type Payment,
  type Pool,
  type Purse,
} from './purse';
import type { Good } from './types';

/** How much one of a good is missed: what else it could pay, what it scores, what it builds. */
export function keep(name: Good): number {
  const { energy, food, points, coins } = dataOf(name);
  const builds = CATALOG.buildings.some(({ cost }) => cost.some(([good]) => good === name));
  const five = name === 'coin5' ? 5 : 0;
  return (
    Math.max(energy / 2, food, coins, five) +
    2 * points +
    (builds ? 0.5 : 0) +
    (energy && food ? 0.25 : 0) +
    (name === 'sheep' ? 0.25 : 0)
  );
}

/** The cheapest goods worth at least so much; nothing where there are not enough. */
function cheapest(have: readonly { good: Good; value: number; count: number }[], wanted: number): Purse | null {
  let best: ({ cost: number; goods: Record<Good, number> } | null)[] = [{ cost: 0, goods: {} }];
  for (const { good, value, count } of have) {
    const next = [...best];
    best.forEach((from, sum) => {
      if (!from) return;
      for (let taken = 1; taken <= count; taken += 1) {
        const to = Math.min(wanted, sum + taken * value);
        const cost = from.cost + taken * keep(good);
        if (!next[to] || cost < next[to].cost) next[to] = { cost, goods: { ...from.goods, [good]: taken } };
        if (sum + taken * value >= wanted) break;
      }
    });
    best = next;
  }
  return best[wanted]?.goods ?? null;
}

/** How many of a good may go into a pool. */
export function most(purse: Purse, due: Due, pool: Pool, good: Good): number {
  if (pool === 'half_energy' && good === 'straw') return available(purse, good) + spareGrain(purse, due);
  if (pool === 'food' && good === 'coin') return available(purse, good) + ((purse.whiskey ?? 0) > 0 ? 1 : 0);
  return available(purse, good);
}

export function suggest(purse: Purse, due: Due): Payment | null {
  const start = afterExact(purse, due);
  if (!start) return null;
  let left: Purse = start;
  const payment: Record<Pool, Purse> = { half_energy: {}, food: {}, points: {} };
  for (const pool of POOLS) {
    if (!due[pool]) continue;
    const now: Purse = left;
    const goods = LISTS[pool]
      .map(([good, value]) => ({ good, value, count: most(now, due, pool, good) }))
      .filter(({ count }) => count > 0);
    const found = cheapest(goods, due[pool]);
    if (!found) return null;
    payment[pool] = found;
    for (const [good, count] of Object.entries(found)) left = charged(left, good, count) ?? left;
  }
  const different = due.different ? mostKinds(left, keep).slice(0, due.different) : NOTHING.different;
  return different.length < due.different ? null : { ...payment, different };
}
