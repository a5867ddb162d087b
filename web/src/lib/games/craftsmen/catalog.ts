/** Everything printed, as the rules have it: `catalog.json` is written by `crates/craftsmen`. */

import type { BuildingEntry, GoodEntry, Term } from '$generated/craftsmen';
import { finder } from '$lib/drawn/finder';
import CATALOG from './catalog.json';
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

export { CATALOG };
export type BuildingData = Omit<BuildingEntry, 'name'> & { name: Building | Sawmill };

export const building: (name: Building) => BuildingEntry = finder(CATALOG.buildings, ({ name }) => name);
export const good: (name: Good) => GoodEntry = finder(CATALOG.goods, ({ name }) => name);
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
