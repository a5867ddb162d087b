/**
 * The one payment dialog: what is asked by the rules, put together from the printed trade and the
 * offered decisions, and back from what was chosen to the decisions that are sent.
 */

import type { Line } from '$lib/api/types';
import { ANY, building, tradesOf, type Step, type Trade } from './catalog';
import type { Offer } from './narrowing';
import {
  afterExact,
  decisions,
  dueOf,
  LISTS,
  mostTimes,
  poolOf,
  purseOf,
  type Due,
  type Payment,
  type Purse,
} from './purse';
import type { Asked, Building, Good } from './types';

export interface Deal {
  /** Whose function; nothing where a settlement is paid. */
  building: Building | null;
  step: Step | null;
  trades: readonly Trade[];
  together: number;
  /** The trade that is asked about; those before it are not made. */
  part: number;
  /** How often the asked trade can be made: what is offered. */
  most: number;
  wonders: number;
  purse: Purse;
  /** What is due where there is no trade to choose. */
  due: Due | null;
  /** The place in its list of the kind that is asked first. */
  from: number;
}

function brings(trade: Trade, good: Good): boolean {
  return 'goods' in trade.get && trade.get.goods.some(([name]) => name === good);
}

/** The dialog for what is asked; nothing where it is no payment. */
export function dealOf(
  asked: Asked,
  offers: readonly Offer[],
  goods: readonly { good: Good; count: number }[],
  wonders: number,
): Deal | null {
  const purse = purseOf(goods);
  const none = {
    building: null,
    step: null,
    trades: [],
    together: 0,
    part: 0,
    most: 0,
    wonders,
    purse,
    due: null,
    from: 0,
  };
  if (asked.kind === 'pay' && asked.due) {
    const pool = poolOf(asked.due);
    const first = offers[0]?.good;
    const from = pool ? LISTS[pool].findIndex(([good]) => good === first) : 0;
    return { ...none, due: { ...asked.due, goods: {} }, from: Math.max(0, from) };
  }
  const times = offers.filter(({ verb }) => verb === 'times').map(({ count }) => Number(count));
  if (asked.kind !== 'function' || !asked.building || !times.length) return null;
  const step = building(asked.building).function[asked.step ?? 0];
  const found = tradesOf(step);
  const part = asked.part ?? 0;
  if (!found || !step) return null;
  // The second of two trades, asked for alone, does not say how the first was chosen: it is clear
  // where the first was not possible at all.
  if (found.trades.slice(0, part).some((trade) => mostTimes(purse, [], trade, 1) > 0)) return null;
  return { ...none, building: asked.building, step, ...found, part, most: Math.max(...times) };
}

/** How often each trade can be made, given how often those before it are. */
export function limits(deal: Deal, times: readonly number[]): number[] {
  return deal.trades.map((trade, part) => {
    if (part <= deal.part) return part === deal.part ? deal.most : 0;
    const before = deal.trades.slice(0, part).map((one, index) => [one.pay, times[index] ?? 0] as const);
    const made = before.reduce((sum, [, count]) => sum + count, 0);
    const supply = brings(trade, 'wonder') ? deal.wonders : ANY;
    return mostTimes(deal.purse, before, trade, Math.min(trade.most, deal.together - made, supply));
  });
}

/** What is due for so many times. */
export function dueFor(deal: Deal, times: readonly number[]): Due {
  return deal.due ?? dueOf(deal.trades.map((trade, index) => [trade.pay, times[index] ?? 0] as const));
}

/** What is left for the pools once the exact goods are gone. */
export function rest(deal: Deal, due: Due): Purse {
  return afterExact(deal.purse, due) ?? {};
}

/** The decisions to send; nothing while the payment is not complete. */
export function actionsOf(deal: Deal, times: readonly number[], payment: Payment): string[] | null {
  const due = dueFor(deal, times);
  const paid = decisions(rest(deal, due), due, payment, deal.from);
  if (!paid) return null;
  const bounds = limits(deal, times);
  const asked = deal.trades.flatMap((_, part) =>
    (bounds[part] ?? 0) > 0 ? [times[part] ? `times ${times[part]}` : 'skip'] : [],
  );
  return [...asked, ...paid];
}

/** What so many times bring; for a choice of goods, the choice comes after it. */
export function gains(deal: Deal, times: readonly number[]): [Good, number][] {
  const all = new Map<Good, number>();
  deal.trades.forEach(({ get }, index) => {
    const count = times[index] ?? 0;
    if (!count) return;
    const goods: readonly (readonly [Good, number])[] =
      'goods' in get
        ? get.goods.map(([good, each]) => [good, each * count] as const)
        : 'table' in get
          ? [[get.table[0], get.table[1][count - 1] ?? 0]]
          : [];
    for (const [good, each] of goods) all.set(good, (all.get(good) ?? 0) + each);
  });
  return [...all];
}

/** Puts one more or less of a good in, and takes out what is then more than needed. */
export function changed(pool: keyof typeof LISTS, due: number, paid: Purse, good: Good, by: 1 | -1): Purse {
  const next: Record<Good, number> = { ...paid, [good]: Math.max(0, (paid[good] ?? 0) + by) };
  const list = LISTS[pool];
  const sum = () => list.reduce((all, [name, value]) => all + (next[name] ?? 0) * value, 0);
  // The least valuable goes first, and never the one that was just put in.
  for (const [name, value] of [...list].reverse()) {
    while (by > 0 && name !== good && (next[name] ?? 0) > 0 && sum() - value >= due) next[name] = (next[name] ?? 0) - 1;
  }
  return Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0));
}

/** After how many moves the payment began of which the last line is a part; nothing where it is none. */
export function paymentStart(lines: readonly Line[]): number | null {
  const isPart = (line: Line | undefined) => line !== undefined && /^(times|pay) /u.test(line.action ?? '');
  let from = lines.length;
  while (isPart(lines[from - 1])) from -= 1;
  const first = lines[from];
  return first ? first.move - 1 : null;
}
