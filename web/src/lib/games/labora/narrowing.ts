/** What the notation of Ora et Labora is made of, as things that can be clicked. */

import type { Seat } from '$lib/api/types';
import type { Offer as AnyOffer, Selection as AnySelection } from '$lib/drawn/narrowing';

/**
 * The parts by which an action is chosen:
 * - `group`: what kind of thing is done; buying either kind of land is one,
 * - `house`: a building on an estate, `B market`; `card`: one in the display,
 * - `rank`: who is sent; `spot`: a cell, `3 1`; `settlement`: one in hand,
 * - `tile`: a stack of land; `place`: where it goes, `district -1`, `plot 0 coast`; `side`: which side lies up,
 * - `marker`: on the wheel; `good`, `count`: of goods; `fee`: how a contract is paid,
 * - `action`: the whole action, where it has a button of its own.
 */
export const PARTS = [
  'group',
  'house',
  'card',
  'rank',
  'spot',
  'settlement',
  'tile',
  'place',
  'side',
  'marker',
  'good',
  'count',
  'fee',
  'action',
] as const;
export type Part = (typeof PARTS)[number];
export type Selection = AnySelection<Part>;
export type Offer = AnyOffer<Part> & { verb: string; group: string };

const LAND = ['district', 'plot'];

/** A building of an estate, as it is chosen. */
export const houseName = (owner: Seat, building: string): string => `${owner} ${building}`;

export function parse(action: string, seat: Seat): Offer {
  const [verb = '', ...rest] = action.split(' ');
  const [first = '', second = ''] = rest;
  const offer: Offer = { action, verb, group: LAND.includes(verb) ? 'land' : verb };
  switch (verb) {
    case 'place':
      return { ...offer, house: houseName(seat, first), rank: second };
    case 'contract':
    case 'visit':
      return { ...offer, house: houseName(first, second) };
    case 'copy':
      return first === 'display' ? { ...offer, card: second } : { ...offer, house: houseName(first, second) };
    case 'build':
      return { ...offer, card: first };
    case 'settle':
      return { ...offer, settlement: first };
    case 'fell':
    case 'cut':
    case 'clear':
    case 'at':
      return { ...offer, spot: `${first} ${second}` };
    case 'district':
      return { ...offer, tile: verb, place: `district ${first}`, side: second };
    case 'plot':
      return { ...offer, tile: verb, place: `plot ${first} ${second}` };
    case 'convert':
    case 'improve':
      return { ...offer, good: first };
    case 'take':
    case 'pay':
      return { ...offer, good: first, count: second };
    case 'times':
      return { ...offer, count: first };
    case 'produce':
      return { ...offer, marker: second || first, good: first };
    case 'fee':
      return { ...offer, fee: first };
    case 'send':
      return { ...offer, rank: first };
    default:
      return offer;
  }
}

/** Where a tile of land would lie: its first column and row, and how large it is. */
export interface Strip {
  place: string;
  col: number;
  row: number;
  width: number;
  height: number;
}

export function stripOf(place: string): Strip {
  const [kind, row, side] = place.split(' ');
  if (kind === 'district') return { place, col: 0, row: Number(row), width: 5, height: 1 };
  return { place, col: side === 'coast' ? -2 : 5, row: Number(row), width: 2, height: 2 };
}
