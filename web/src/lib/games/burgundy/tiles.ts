/** What tiles, goods and players look like and are called: symbols, grounds, names, help. */

import type { Phrase } from '$lib/api/types';
import { dashed } from '$lib/dashed';
import { CATALOG, tileData } from './catalog';
import { GOODS, type DepotSpace, type Good, type Ground, type Tile } from './types';

/** How a tile is drawn. */
export interface Face {
  ground: Ground;
  /** The id of the symbol in the sprite sheet, less its prefix. */
  symbol: string;
  /** How many animals stand on it. */
  count: number;
}

/** Symbols that are not called as their tile. */
const SYMBOLS: Readonly<Record<string, string>> = { boarding_house: 'boarding', city_hall: 'cityhall' };

export function faceOf(tile: Tile): Face {
  const { ground, animals } = tileData(tile);
  const symbol = animals ? tile.slice(0, -1) : tile.replace('knowledge', 'k');
  return { ground, symbol: SYMBOLS[tile] ?? symbol, count: animals };
}

/** The small bold sign of a ground. */
export const SIGNS: Readonly<Record<Ground, string>> = {
  building: 'm-house',
  animal: 'm-animal',
  knowledge: 'm-book',
  castle: 'm-castle',
  mine: 'm-mine',
  ship: 'm-ship',
};

/** The symbol of a good: as many corners as its die number. */
export function goodSymbol(good: Good): string {
  return `good${GOODS.indexOf(good) + 1}`;
}

/** The ground of an empty tile space; nothing where the space is not used with so few players. */
export function printedGround(depot: number, place: number, players: number): Ground | null {
  const space = CATALOG.depots[depot - 1]?.[place];
  return space && space.players <= players ? space.ground : null;
}

export function depotSpace(depot: number | 'black', index: number): DepotSpace {
  return `${depot}.${index + 1}`;
}

export function tileName(tile: Tile): Phrase {
  return { key: `burgundy-tile-${dashed(tile)}` };
}

export function goodName(good: Good): Phrase {
  return { key: `burgundy-good-${good}` };
}

/** What a tile does. */
export function tileHelp(tile: Tile): Phrase {
  return tileData(tile).help;
}

/** Every tile there is. */
export const TILES: readonly Tile[] = CATALOG.tiles.map(({ name }) => name);
