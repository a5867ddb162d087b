/** Everything printed, as the rules have it: `catalog.json` is written by `crates/labora`. */

import { finder } from '$lib/drawn/finder';
import catalog from './catalog.json';
import type { Building, Good, Marker, Settlement, Terrain } from './types';

export type Amounts = readonly (readonly [Good, number])[];

/** What has to be paid: exact goods, and sums put together from goods of the payer's choice. */
export interface Bill {
  goods: Amounts;
  food: number;
  half_energy: number;
  points: number;
  different: number;
}

export type Yield = { goods: Amounts } | { one_of: Amounts } | { table: readonly [Good, readonly number[]] };

export interface Trade {
  most: number;
  pay: Bill;
  get: Yield;
}

export type Step =
  | 'build'
  | 'settle'
  | 'fell'
  | 'cut'
  | 'clear_first'
  | 'all_clergy_home'
  | 'prior_home'
  | 'free_district'
  | 'free_plot'
  | { gain: Amounts }
  | { choose: Amounts }
  | { two_basics: readonly number[] }
  | { trade: Trade }
  | { trades: readonly [number, readonly Trade[]] }
  | { price: Trade }
  | { show: readonly [Good, readonly (readonly [number, number])[]] }
  | { wheel: readonly Good[] }
  | { joker: readonly Good[] }
  | { copy: 'holds_prior' | 'occupied' | 'neighbour' | 'display' }
  | { clear: readonly [number, Amounts] }
  | { reward: 'cloisters' | 'woodland' }
  | { improve: number };

export interface BuildingData {
  name: Building;
  code: string;
  stack: string;
  mark: number;
  cloister: boolean;
  terrain: Terrain[];
  cost: Amounts;
  economic: number;
  dwelling: number;
  function: Step[];
}

export interface SettlementData {
  name: Settlement;
  stack: string;
  food: number;
  energy: number;
  terrain: Terrain[];
  economic: number;
  dwelling: number;
}

export interface GoodData {
  name: Good;
  /** In halves. */
  energy: number;
  food: number;
  points: number;
  coins: number;
  marker: Marker | null;
}

interface Catalog {
  goods: GoodData[];
  energy: Amounts;
  food: Amounts;
  points: Amounts;
  rewards: Amounts;
  improvements: [Good, Good][];
  basic_goods: Good[];
  any: number;
  goal: number;
  wonders: number;
  water: number;
  buildings: BuildingData[];
  settlements: SettlementData[];
  districts: { side: string; spaces: [Terrain, string][] }[];
}

export const CATALOG = catalog as unknown as Catalog;
/** As often as one likes. */
export const ANY = CATALOG.any;

export const building: (name: Building) => BuildingData = finder(CATALOG.buildings, ({ name }) => name);
export const settlement: (name: Settlement) => SettlementData = finder(CATALOG.settlements, ({ name }) => name);
export const good: (name: Good) => GoodData = finder(CATALOG.goods, ({ name }) => name);

/** The goods of the first, second and third group of the table, each in the order it is laid out. */
export const GROUPS: Readonly<Record<'basic' | 'processed' | 'valuable', readonly Good[]>> = {
  basic: ['wood', 'grain', 'sheep', 'clay', 'peat', 'coin'],
  processed: ['straw', 'flour', 'malt', 'bread', 'beer', 'meat', 'coal', 'stone', 'grape'],
  valuable: ['wine', 'whiskey', 'book', 'ceramic', 'ornament', 'reliquary', 'wonder'],
};

/** The countries in whose buildings a good occurs; the letter of a card's code says where it is from. */
function countriesOf(name: Good): Set<string> {
  const named = `"${name}"`;
  const cards = CATALOG.buildings.filter((one) => JSON.stringify([one.cost, one.function]).includes(named));
  const countries: Readonly<Record<string, string[]>> = { F: ['france'], I: ['ireland'] };
  return new Set(cards.flatMap(({ code }) => countries[code.charAt(0)] ?? ['france', 'ireland']));
}

export function goodsOf(group: keyof typeof GROUPS, country: string): Good[] {
  return GROUPS[group].filter((name) => countriesOf(name).has(country));
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
export function districtSpaces(side: string): readonly [Terrain, string][] {
  return CATALOG.districts.find((district) => district.side === side)?.spaces ?? [];
}
