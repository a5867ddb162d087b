/**
 * The one payment dialog: what is chosen, held against the ways to pay that the view has. The rules
 * laid them out as a net of kinds, each with the kind that comes after any number of it; here they
 * are only walked and compared.
 */

import type { DealView, KindView, PaymentView } from './types';

/** How many of each kind are chosen, by the names of the kinds; none that is not chosen. */
export type Chosen = Readonly<Record<string, number>>;

const nameOf = ({ pool, good }: Pick<KindView, 'pool' | 'good'>): string => `${pool} ${good}`;

const kindAt = ({ kinds }: PaymentView, at: number | null | undefined): KindView | undefined =>
  at === null || at === undefined ? undefined : kinds[at];

/** How often each trade can be made, given how often those before it are. */
export function optionsOf({ deals }: PaymentView, times: readonly number[]): number[][] {
  return deals[0].times.map((_, part) => {
    const like = deals.filter((deal) => deal.times.slice(0, part).every((one, index) => one === times[index]));
    return [...new Set(like.map((deal) => deal.times[part] ?? 0))].sort((a, b) => a - b);
  });
}

/** The first trade of which it is asked how often; -1 where none is. */
export function askedPart({ deals }: PaymentView): number {
  return deals[0].times.findIndex((one, part) => deals.some(({ times }) => times[part] !== one));
}

/** The trades made so often; where that is no longer possible, as often as it is. */
export function dealWith(payment: PaymentView, times: readonly number[]): DealView {
  const fitting: number[] = [];
  for (const [part] of payment.deals[0].times.entries()) {
    const options = optionsOf(payment, fitting)[part] ?? [];
    fitting.push(Math.max(...options.filter((one) => one <= (times[part] ?? 0)), options[0] ?? 0));
  }
  return payment.deals.find((deal) => deal.times.every((one, part) => one === fitting[part])) ?? payment.deals[0];
}

/** The payment whose goods are missed least. */
export function cheapest(payment: PaymentView, deal: DealView): Chosen {
  const chosen: Record<string, number> = {};
  let kind = kindAt(payment, deal.first);
  while (kind) {
    if (kind.best) chosen[nameOf(kind)] = kind.best;
    kind = kindAt(payment, kind.then[kind.best - kind.least]);
  }
  return chosen;
}

/** The decisions to send; nothing while what is chosen is not one of the ways. */
export function actionsOf(payment: PaymentView, deal: DealView, chosen: Chosen): string[] | null {
  const actions = [...deal.actions];
  let met = 0;
  let kind = kindAt(payment, deal.first);
  while (kind) {
    const count = chosen[nameOf(kind)] ?? 0;
    if (kind.then[count - kind.least] === undefined) return null;
    if (kind.said !== null && count >= kind.said) actions.push(`pay ${kind.good} ${count}`);
    if (count) met += 1;
    kind = kindAt(payment, kind.then[count - kind.least]);
  }
  return met === Object.keys(chosen).length ? actions : null;
}

/** A kind that can be chosen, how many are, and what would be chosen with one more of it. */
export interface Row extends KindView {
  name: string;
  count: number;
  more: Chosen | null;
}

/** Every kind that can be asked for, with as many as there are of it; the most valuable first. */
export function rowsOf(payment: PaymentView, deal: DealView, chosen: Chosen): Row[] {
  const kinds = new Map<string, KindView>();
  const open = [deal.first];
  const seen = new Set<number | null>(open);
  for (const at of open) {
    const kind = kindAt(payment, at);
    if (!kind) continue;
    if (kind.have > (kinds.get(nameOf(kind))?.have ?? 0)) kinds.set(nameOf(kind), kind);
    for (const then of kind.then.filter((one) => !seen.has(one))) {
      seen.add(then);
      open.push(then);
    }
  }
  const sorted = [...kinds].sort(([, a], [, b]) => b.value - a.value);
  return sorted.map(([name, kind]) => {
    return { ...kind, name, count: chosen[name] ?? 0, more: oneMore(payment, deal, chosen, name) };
  });
}

/** What a way keeps of what was chosen. */
interface Kept {
  worth: number;
  chosen: Chosen;
}

/**
 * One more of a kind, and of the rest as much as goes with it in one of the ways. Nothing where
 * there is no such way.
 */
export function oneMore(payment: PaymentView, deal: DealView, chosen: Chosen, name: string): Chosen | null {
  const wanted = { ...chosen, [name]: (chosen[name] ?? 0) + 1 };
  const known = new Map<string, Kept | null>();
  const best = (at: number | null, met: boolean): Kept | null => {
    const kind = kindAt(payment, at);
    if (!kind) return met ? { worth: 0, chosen: {} } : null;
    const key = `${at} ${met}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const own = nameOf(kind);
    const most = wanted[own] ?? 0;
    let kept: Kept | null = null;
    for (const [index, then] of kind.then.entries()) {
      const count = Math.min(kind.least + index, most);
      if (own === name && count < most) continue;
      const rest = best(then, met || own === name);
      const worth = count * kind.value + (rest?.worth ?? 0);
      if (rest && worth > (kept?.worth ?? -1))
        kept = { worth, chosen: count ? { ...rest.chosen, [own]: count } : rest.chosen };
    }
    known.set(key, kept);
    return kept;
  };
  return best(deal.first, false)?.chosen ?? null;
}

/** One less of a kind. */
export function oneLess(chosen: Chosen, name: string): Chosen {
  const { [name]: count = 0, ...others } = chosen;
  return count > 1 ? { ...others, [name]: count - 1 } : others;
}
