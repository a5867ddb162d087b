/** Everything printed, as the rules have it: `catalog.json` is written by `crates/craftsmen`. */

import type { Phrase } from '$lib/api/types';
import { finder } from '$lib/drawn/finder';
import catalog from './catalog.json';
import {
  COLOURS,
  type Building,
  type Capital,
  type Colour,
  type Good,
  type Kind,
  type Purse,
  type Sawmill,
} from './types';

export interface BuildingData {
  name: Building;
  trade: string;
  kind: Kind;
  top: Colour;
  bottom: Colour;
  inputs: Good[];
  output: Good;
  points: number;
}

export interface SawmillData {
  name: Sawmill;
  top: Colour;
  bottom: Colour;
  output: Good;
}

export interface GoodData {
  name: Good;
  class: 'raw' | 'half' | 'final';
  /** The goods of its production line; only for final goods. */
  line: Good[];
  bonus: number | null;
}

export interface Term {
  id: string;
  name: Phrase;
  text: Phrase;
}

interface Catalog {
  years: number;
  helpers: number;
  hand: [most: number, atSeasonEnd: number];
  work: number[];
  fee: number[];
  fair: number;
  tokens: number;
  kinds: { kind: Kind; build: number; buy: number; mayor: number }[];
  goods: GoodData[];
  buildings: BuildingData[];
  sawmills: SawmillData[];
  ships: { majority: number[]; holds: [Good, number][] }[];
  /** The help of the game: everything on the table, and the notions behind it. */
  terms: Term[];
}

export const CATALOG = catalog as unknown as Catalog;

export const building: (name: Building) => BuildingData = finder(CATALOG.buildings, ({ name }) => name);
export const good: (name: Good) => GoodData = finder(CATALOG.goods, ({ name }) => name);
/** What the game says about a thing or a notion. */
export const termOf: (id: string) => Term = finder(CATALOG.terms, ({ id }) => id);
const sawmillData = finder(CATALOG.sawmills, ({ name }) => name);
const placed = finder([...CATALOG.buildings.entries()], ([, { name }]) => name);
/** Where a card stands in the order in which cards are laid out. */
export const placeOf = (name: Building): number => placed(name)[0];

/** A sawmill as a building: it needs nothing, and is of no kind that could be bought. */
export function sawmill(name: Sawmill): BuildingData {
  return { trade: 'sawmill', kind: 'basic', inputs: [], points: 0, ...sawmillData(name) };
}

export function kindData(kind: Kind) {
  const found = CATALOG.kinds.find((one) => one.kind === kind);
  if (!found) throw new RangeError(`the catalog has no kind ${kind}`);
  return found;
}

/** The kinds of capital cards, in the order of a purse. */
export const CAPITAL: readonly Capital[] = COLOURS.flatMap((colour) => [1, 2, 3].map((value) => `${colour}${value}`));
export const colourOf = (card: Capital): Colour => card.slice(0, -1) as Colour;
export const valueOf = (card: Capital): number => Number(card.at(-1));
/** Its symbol on the sheet. */
export const capitalIcon = (card: Capital): string => `capital-${colourOf(card)}-${valueOf(card)}`;

/** The cards of a purse, one by one, rising. */
export function cardsOf(purse: Purse): Capital[] {
  return purse.flatMap((count, index) => Array.from({ length: count }, () => CAPITAL[index] ?? ''));
}
