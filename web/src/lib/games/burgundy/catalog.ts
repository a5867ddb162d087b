/** Everything printed, as the rules have it: `catalog.json` is written by `crates/burgundy`. */

import type { Term, TileEntry } from '$generated/burgundy';
import { finder } from '$lib/drawn/finder';
import CATALOG from './catalog.json';
import { at, type SpaceView, type Tile } from './types';

export { CATALOG };

export const tileData: (name: Tile) => TileEntry = finder(CATALOG.tiles, ({ name }) => name);
export const termOf: (id: string) => Term = finder(CATALOG.terms, ({ id }) => id);

/** The 37 spaces of an estate, empty; once it is chosen, the view tells all of it. */
export function printed(board: number): SpaceView[] {
  const pips = (index: number) => at(CATALOG.pips, index);
  return at(CATALOG.estates, board - 1).map((ground, index) => ({ ground, pips: pips(index), tile: null }));
}
