/** Everything printed, as the rules have it: `catalog.json` is written by `crates/burgundy`. */

import type { Phrase } from '$lib/api/types';
import { finder } from '$lib/drawn/finder';
import catalog from './catalog.json';
import { at, type Ground, type SpaceView, type Tile } from './types';

interface TileData {
  name: Tile;
  ground: Ground;
  /** How many animals stand on it. */
  animals: number;
  /** How many there are with a coloured back, and with a black one. */
  coloured: number;
  black: number;
  help: Phrase;
}

interface Catalog {
  rounds: number;
  tiles: TileData[];
  /** The tile spaces of the numbered depots, each with the number of players from which it is used. */
  depots: { ground: Ground; players: number }[][];
  /** The ground of every space of the nine estates, and the die numbers, the same on all. */
  estates: Ground[][];
  pips: number[];
  /** Where points come from, in the order of `EstateView.breakdown`. */
  sources: string[];
  /** What is not a component, but has rules of its own. */
  terms: { id: string; name: Phrase; text: Phrase }[];
}

export const CATALOG = catalog as Catalog;

export const tileData: (name: Tile) => TileData = finder(CATALOG.tiles, ({ name }) => name);
export const termOf: (id: string) => Catalog['terms'][number] = finder(CATALOG.terms, ({ id }) => id);

/** The 37 spaces of an estate, empty; once it is chosen, the view tells all of it. */
export function printed(board: number): SpaceView[] {
  const pips = (index: number) => at(CATALOG.pips, index);
  return at(CATALOG.estates, board - 1).map((ground, index) => ({ ground, pips: pips(index), tile: null }));
}
