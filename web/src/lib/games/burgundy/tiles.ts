/** What tiles, goods and players look like and are called: symbols, grounds, names, help. */

import type { Arg, Phrase } from '$lib/api/types';
import { GOODS, type DepotSpace, type Good, type Ground, type Tile } from './types';

const BUILDINGS: Readonly<Record<string, string>> = {
  warehouse: 'warehouse',
  carpenter: 'carpenter',
  church: 'church',
  market: 'market',
  boarding_house: 'boarding',
  bank: 'bank',
  city_hall: 'cityhall',
  watchtower: 'watchtower',
};

const ANIMALS = /^(cow|pig|sheep|chicken)([234])$/u;
const KNOWLEDGE = /^knowledge(\d+)$/u;

/** How a tile is drawn. */
export interface Face {
  ground: Ground;
  /** The id of the symbol in the sprite sheet, less its prefix. */
  symbol: string;
  /** How many animals stand on it. */
  count: number;
}

export function faceOf(tile: Tile): Face {
  const building = BUILDINGS[tile];
  if (building) return { ground: 'building', symbol: building, count: 0 };
  const [, species, count] = ANIMALS.exec(tile) ?? [];
  if (species) return { ground: 'animal', symbol: species, count: Number(count) };
  const [, number] = KNOWLEDGE.exec(tile) ?? [];
  if (number) return { ground: 'knowledge', symbol: `k${number}`, count: 0 };
  const ground: Ground = tile === 'castle' || tile === 'mine' ? tile : 'ship';
  return { ground, symbol: ground, count: 0 };
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

/** The ground of each tile space of the numbered depots, as printed. */
const DEPOTS: readonly (readonly Ground[])[] = [
  ['building', 'ship', 'knowledge', 'animal'],
  ['knowledge', 'castle', 'building', 'building'],
  ['animal', 'building', 'ship', 'knowledge'],
  ['ship', 'building', 'animal', 'mine'],
  ['mine', 'knowledge', 'building', 'building'],
  ['building', 'animal', 'castle', 'ship'],
];

/** The ground of an empty tile space; nothing where the space is not used with so few players. */
export function printedGround(depot: number, place: number, players: number): Ground | null {
  const used = place < players;
  return used ? (DEPOTS[depot - 1]?.[place] ?? null) : null;
}

export function depotSpace(depot: number | 'black', index: number): DepotSpace {
  return `${depot}.${index + 1}`;
}

const dashed = (name: string) => name.replaceAll('_', '-');
const phrase = (key: string, args?: Record<string, Arg>): Phrase => (args ? { key, args } : { key });
const amount = (of: 'points' | 'silver' | 'workers', count: number): Arg => ({
  phrase: phrase(`burgundy-${of}`, { count: { number: count } }),
});

export function tileName(tile: Tile): Phrase {
  return phrase(`burgundy-tile-${dashed(tile)}`);
}

export function goodName(good: Good): Phrase {
  return phrase(`burgundy-good-${good}`);
}

/** The building that a yellow tile counts at the end, from 16 on. */
const COUNTED = ['warehouse', 'watchtower', 'carpenter', 'church', 'market', 'boarding_house', 'bank', 'city_hall'];

/** The numbers in the texts of some tiles; those of `crates/burgundy/src/data.rs`. */
const NUMBERS: Readonly<Record<string, Record<string, Arg>>> = {
  boarding_house: { workers: amount('workers', 4) },
  bank: { silver: amount('silver', 2) },
  watchtower: { points: amount('points', 4) },
  knowledge3: { silver: amount('silver', 2), usual: { number: 1 } },
  knowledge6: { silver: amount('silver', 2) },
  knowledge14: { workers: amount('workers', 4), usual: { number: 2 } },
  knowledge15: { points: amount('points', 3) },
  knowledge24: { points: amount('points', 4) },
  knowledge25: { points: amount('points', 1) },
  knowledge26: { points: amount('points', 2) },
};

/** What a tile does. */
export function tileHelp(tile: Tile): Phrase {
  const { count } = faceOf(tile);
  if (count) return phrase('burgundy-help-animals', { count: { number: count } });
  const number = Number(KNOWLEDGE.exec(tile)?.[1] ?? 0);
  const building = number >= 16 ? COUNTED[number - 16] : undefined;
  if (building) {
    return phrase('burgundy-help-knowledge-building', {
      points: amount('points', 4),
      building: { phrase: tileName(building) },
    });
  }
  return phrase(`burgundy-help-${dashed(tile)}`, NUMBERS[tile]);
}

/** Every tile there is, for the gallery and the tests. */
export const TILES: readonly Tile[] = [
  ...Object.keys(BUILDINGS),
  ...['cow', 'pig', 'sheep', 'chicken'].flatMap((species) => [2, 3, 4].map((count) => `${species}${count}`)),
  ...Array.from({ length: 26 }, (_, index) => `knowledge${index + 1}`),
  'castle',
  'mine',
  'ship',
];
