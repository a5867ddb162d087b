/**
 * Which decisions a payment is made of, as `crates/labora/src/rules/{pay,purse}.rs` ask for them:
 * kind by kind, the most valuable first; what leaves no choice is not asked. The rules decide what is
 * legal; this only says in advance what they will ask, so that a whole payment can be sent at once.
 * `payments.json` has payments of real games to test it by.
 */

import { ANY, CATALOG, good as dataOf, type Amounts, type Bill, type Trade } from './catalog';
import type { DueView, Good } from './types';

/** How many of each good. */
export type Purse = Readonly<Record<Good, number>>;
export type Pool = 'half_energy' | 'food' | 'points';

export const POOLS: readonly Pool[] = ['half_energy', 'food', 'points'];
export const LISTS: Readonly<Record<Pool, Amounts>> = {
  half_energy: CATALOG.energy,
  food: CATALOG.food,
  points: CATALOG.points,
};

/** A sum of bills: exact goods, and what is put together. */
export interface Due extends DueView {
  goods: Purse;
}

/** What is paid into each pool, and which different goods. */
export interface Payment {
  half_energy: Purse;
  food: Purse;
  points: Purse;
  different: readonly Good[];
}

export const NOTHING: Payment = { half_energy: {}, food: {}, points: {}, different: [] };

const has = (purse: Purse, good: Good): number => purse[good] ?? 0;
const less = (purse: Purse, good: Good, count: number): Purse => ({ ...purse, [good]: has(purse, good) - count });

export function purseOf(goods: readonly { good: Good; count: number }[]): Purse {
  return Object.fromEntries(goods.map(({ good, count }) => [good, count]));
}

/** Several bills, each so many times. */
export function dueOf(bills: readonly (readonly [Bill, number])[]): Due {
  const goods: Record<Good, number> = {};
  const due = { half_energy: 0, food: 0, points: 0, different: 0 };
  for (const [bill, times] of bills) {
    for (const [good, count] of bill.goods) goods[good] = (goods[good] ?? 0) + count * times;
    due.half_energy += bill.half_energy * times;
    due.food += bill.food * times;
    due.points += bill.points * times;
    due.different += bill.different * times;
  }
  return { goods, ...due };
}

/** Turns drinks into as many coins as are missing; nothing where there are not enough. */
function changed(purse: Purse, coins: number): Purse | null {
  const short = coins - has(purse, 'coin');
  if (short <= 0) return purse;
  const drink = has(purse, 'wine') > 0 ? 'wine' : 'whiskey';
  const each = dataOf(drink).coins;
  const count = Math.ceil(short / each);
  if (has(purse, drink) < count) return null;
  return { ...less(purse, drink, count), coin: has(purse, 'coin') + count * each };
}

/** Turns grain into as much straw as is missing. */
function threshed(purse: Purse, straw: number): Purse | null {
  const short = Math.max(0, straw - has(purse, 'straw'));
  if (has(purse, 'grain') < short) return null;
  return { ...less(purse, 'grain', short), straw: has(purse, 'straw') + short };
}

/** What is left after paying these, turned into the right ones where needed. */
export function charged(purse: Purse, good: Good, count: number): Purse | null {
  if (count === 0) return purse;
  if (good === 'coin5') return charged(purse, 'coin', count * 5);
  const ready = good === 'coin' ? changed(purse, count) : good === 'straw' ? threshed(purse, count) : purse;
  if (!ready || has(ready, good) < count) return null;
  return less(ready, good, count);
}

/** What is left after the exact goods of a bill, straw first and coins last. */
export function afterExact(purse: Purse, due: Due): Purse | null {
  const rest = Object.keys(due.goods).filter((good) => good !== 'straw' && good !== 'coin');
  let left: Purse | null = purse;
  for (const good of ['straw', ...rest, 'coin']) left = left && charged(left, good, has(due.goods, good));
  return left;
}

/** A 5-coin tile is any five coins. */
export const available = (purse: Purse, good: Good): number =>
  good === 'coin5' ? Math.floor(has(purse, 'coin') / 5) : has(purse, good);

/** A whiskey that is not drunk can be changed into two coins, of which one is paid and one kept. */
const oddCoin = (purse: Purse): number => (has(purse, 'whiskey') > 0 ? 1 : 0);

function worth(purse: Purse, list: Amounts): number {
  const sum = list.reduce((all, [good, value]) => all + available(purse, good) * value, 0);
  const listed = (name: Good) => list.some(([good]) => good === name);
  return listed('coin') && !listed('whiskey') ? sum + oddCoin(purse) : sum;
}

/** How much grain is needed for food after everything else is eaten. */
function grainEaten(purse: Purse, food: number): number {
  return Math.max(0, food - (worth(purse, CATALOG.food) - has(purse, 'grain')));
}

/** Grain that may burn as straw because it is not needed for food. */
export const spareGrain = (purse: Purse, due: DueView): number =>
  due.half_energy > 0 ? Math.max(0, has(purse, 'grain') - grainEaten(purse, due.food)) : 0;

function feeds(purse: Purse, { food, half_energy }: DueView): boolean {
  if (!food && !half_energy) return true;
  const burnt = Math.max(0, half_energy - worth(purse, CATALOG.energy));
  return grainEaten(purse, food) + burnt <= has(purse, 'grain');
}

/** Whether these different goods can be paid together. */
export function affords(purse: Purse, kinds: readonly Good[]): boolean {
  let left: Purse | null = purse;
  for (const { name } of CATALOG.goods)
    if (kinds.includes(name)) left = name === 'wonder' ? null : left && charged(left, name, 1);
  return left !== null;
}

/** Different goods that can be paid, one after the other, those that are missed least first. */
export function mostKinds(purse: Purse, keep: (good: Good) => number = () => 0): Good[] {
  const kinds: Good[] = [];
  const sorted = CATALOG.goods.map(({ name }) => name).sort((a, b) => keep(a) - keep(b));
  for (const name of sorted) if (affords(purse, [...kinds, name])) kinds.push(name);
  return kinds;
}

export function payable(purse: Purse, due: Due): boolean {
  const left = afterExact(purse, due);
  if (!left) return false;
  return (
    feeds(left, due) &&
    (!due.points || worth(left, CATALOG.points) >= due.points) &&
    (!due.different || mostKinds(left).length >= due.different)
  );
}

/** How often a trade can be made beside those before it, at most `limit`. */
export function mostTimes(
  purse: Purse,
  before: readonly (readonly [Bill, number])[],
  trade: Trade,
  limit: number,
): number {
  let times = 0;
  while (times < Math.min(limit, ANY) && payable(purse, dueOf([...before, [trade.pay, times + 1]]))) times += 1;
  return times;
}

/** The pool that is paid now. */
export function poolOf(due: DueView): Pool | null {
  return POOLS.find((pool) => due[pool] > 0) ?? null;
}

/** The kind that is asked for, and how many of it may be paid. */
interface Asked {
  good: Good;
  value: number;
  least: number;
  most: number;
}

function askedKind(purse: Purse, due: DueView, pool: Pool, next: number): Asked | null {
  const list = LISTS[pool];
  const entry = list[next];
  if (!entry) return null;
  const [good, value] = entry;
  const spare = spareGrain(purse, due);
  const have = available(purse, good) + (good === 'straw' ? spare : good === 'coin' ? oddCoin(purse) : 0);
  const most = Math.min(have, Math.ceil(due[pool] / value));
  const later = list.slice(next + 1);
  const enough = (count: number) => {
    const rest = ['coin5', 'coin', 'straw'].includes(good) ? purse : less(purse, good, count);
    return count * value + worth(rest, later) + (good === 'straw' ? 0 : spare) >= due[pool];
  };
  let least = 0;
  while (least < most && !enough(least)) least += 1;
  return { good, value, least, most };
}

/**
 * The decisions of a payment, after the exact goods are taken. Nothing where the rules would not
 * take it: too little, or more than needed. `from` is the place of the kind that is asked first,
 * where a payment is under way.
 */
export function decisions(purse: Purse, due: DueView, payment: Payment, from = 0): string[] | null {
  const actions: string[] = [];
  let left: Purse | null = purse;
  let rest = { ...due };
  let next = from;
  for (let pool = poolOf(rest); pool; pool = poolOf(rest)) {
    if (!left) return null;
    const asked = askedKind(left, rest, pool, next);
    if (!asked) return null;
    const { good, value, least, most } = asked;
    const count = has(payment[pool], good);
    if (count < least || count > most) return null;
    if (least < most) actions.push(`pay ${good} ${count}`);
    left = charged(left, good, count);
    rest = { ...rest, [pool]: Math.max(0, rest[pool] - count * value) };
    // Once a pool is full the rest of what was meant for it could be taken out again.
    if (rest[pool] === 0 && LISTS[pool].slice(next + 1).some(([later]) => has(payment[pool], later) > 0)) return null;
    next = rest[pool] === 0 ? 0 : next + 1;
  }
  if (!left || payment.different.length !== rest.different || !affords(left, payment.different)) return null;
  const inOrder = CATALOG.goods.map(({ name }) => name).filter((name) => payment.different.includes(name));
  return [...actions, ...inOrder.map((name) => `pay ${name} 1`)];
}

/** What is paid into a pool, in its unit. */
export function paid(pool: Pool, payment: Payment): number {
  return LISTS[pool].reduce((sum, [good, value]) => sum + has(payment[pool], good) * value, 0);
}
