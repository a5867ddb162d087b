/** The notation of Burgundy in parts, and which action is meant where several are left. */

import type { Seat } from '$lib/api/types';
import type { Offer as AnyOffer, Selection as AnySelection } from '$lib/drawn/narrowing';
import { estateOf, type BurgundyView, type DepotSpace } from './types';

/** The parts by which an action is chosen. */
export interface Parts {
  verb: string;
  /** `d1` to `d6`, or `any` where no die is needed. */
  die: string;
  /** A storage slot from 1. */
  slot: string;
  /** A space of the estate; with `board` the space of the first castle. */
  space: string;
  /** A tile space of the board. */
  from: DepotSpace;
  good: string;
  /** A depot whose goods are loaded. */
  depot: string;
  /** A side of the player board. */
  board: string;
  /** The whole action, where it has a button of its own. */
  action: string;
}

export type Part = keyof Parts;
export type Selection = AnySelection<Part>;

/** An offered action and its parts; loading two depots has the second one apart. */
export type Offer = AnyOffer<Part> & { verb: string; next?: string };

export function parse(action: string): Offer {
  const [verb = '', ...rest] = action.split(' ');
  const [first, second, third] = rest;
  const offer: Offer = { action, verb };
  const put = (part: Exclude<Part, 'verb' | 'action'> | 'next', value: string | undefined) => {
    if (value !== undefined) offer[part] = value;
  };
  switch (verb) {
    case 'take':
      put('die', first);
      put('from', second);
      break;
    case 'place':
      put('die', first);
      put('slot', second);
      put('space', third);
      break;
    case 'sell':
      put('die', first);
      put('good', second);
      break;
    case 'workers':
      put('die', first);
      break;
    case 'buy':
      put('from', first);
      break;
    case 'discard':
      put('slot', first);
      break;
    case 'load':
      put('depot', first);
      put('next', second);
      break;
    case 'keep':
      put('good', first);
      break;
    case 'estate':
      put('board', first);
      put('space', second);
      break;
    default:
      break;
  }
  return offer;
}

export const PARTS: readonly Part[] = ['verb', 'die', 'slot', 'space', 'from', 'good', 'depot', 'board', 'action'];

/**
 * The action to be confirmed: the only one left, or, where dice alone make the difference, the
 * cheapest of them; of loads the one of exactly the chosen depot.
 */
export function armed(left: readonly Offer[], selection: Selection, price: (offer: Offer) => number): Offer | null {
  const [first] = left;
  if (!first || !Object.keys(selection).length) return null;
  if (left.length === 1) return first;
  const single = left.filter((offer) => offer.next === undefined);
  if (first.verb === 'load' && selection.depot !== undefined) return single[0] ?? null;
  const sameButDie = left.every((offer) =>
    PARTS.every((part) => part === 'die' || part === 'action' || offer[part] === first[part]),
  );
  if (!sameButDie || first.verb === 'workers') return null;
  const [best, second] = left.toSorted((a, b) => price(a) - price(b));
  return best && second && price(best) < price(second) ? best : null;
}

/**
 * Equal things share one name in the notation: of equal tiles in a storage or in one depot the
 * first. What is clicked is called by that name.
 */
export function sharedName(view: BurgundyView, seat: Seat, part: Part, value: string): string {
  if (part === 'slot') {
    const storage = estateOf(view, seat)?.storage ?? [];
    const tile = storage[Number(value) - 1];
    return tile ? String(storage.indexOf(tile) + 1) : value;
  }
  if (part === 'from') {
    const [depot = '', place] = value.split('.');
    const tiles = depot === 'black' ? view.black_depot : (view.depots[Number(depot) - 1]?.tiles ?? []);
    const tile = tiles[Number(place) - 1];
    return tile ? `${depot}.${tiles.indexOf(tile) + 1}` : value;
  }
  return value;
}
