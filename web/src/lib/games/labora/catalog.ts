/** Everything printed, as the rules have it: `catalog.json` is written by `crates/labora`. */

import type { BuildingEntry, GoodEntry, SettlementEntry, Step, Terrain, Trade } from '$generated/labora';
import { finder } from '$lib/drawn/finder';
import CATALOG from './catalog.json';
import type { Building, Content, Good, Settlement } from './types';

export type { Bill, BuildingEntry, GoodEntry, SettlementEntry, Step, Trade, Yield } from '$generated/labora';
export { CATALOG };
export type Amounts = readonly (readonly [Good, number])[];

/** As often as one likes. */
export const ANY = CATALOG.any;

export const building: (name: Building) => BuildingEntry = finder(CATALOG.buildings, ({ name }) => name);
export const settlement: (name: Settlement) => SettlementEntry = finder(CATALOG.settlements, ({ name }) => name);
export const good: (name: Good) => GoodEntry = finder(CATALOG.goods, ({ name }) => name);

/** The goods of the first, second and third group of the table, each in the order it is laid out. */
export const GROUPS: Readonly<Record<'basic' | 'processed' | 'valuable', readonly Good[]>> = {
  basic: ['wood', 'grain', 'sheep', 'clay', 'peat', 'coin'],
  processed: ['straw', 'flour', 'malt', 'bread', 'beer', 'meat', 'coal', 'stone', 'grape'],
  valuable: ['wine', 'whiskey', 'book', 'ceramic', 'ornament', 'reliquary', 'wonder'],
};

export function goodsOf(group: keyof typeof GROUPS, country: string): Good[] {
  return GROUPS[group].filter((name) => (good(name).country ?? country) === country);
}

/** The trades of a step, and how often they can be made together. */
export function tradesOf(step: Step | undefined): { trades: readonly Trade[]; together: number } | null {
  if (typeof step !== 'object') return null;
  if ('trade' in step) return { trades: [step.trade], together: ANY };
  if ('price' in step) return { trades: [step.price], together: ANY };
  if ('trades' in step) return { trades: step.trades[1], together: step.trades[0] };
  return null;
}

/** The spaces of a side of a district, from left to right: terrain, and what grows there. */
export function districtSpaces(side: string): readonly (readonly [Terrain, Content])[] {
  return CATALOG.districts.find((district) => district.side === side)?.spaces ?? [];
}
