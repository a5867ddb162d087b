/** What the notation of Orléans is made of, as things that can be clicked. */

import type { Offer as AnyOffer, Selection as AnySelection } from '$lib/drawn/narrowing';
import { placeOf } from './types';

/**
 * The parts by which an action is chosen:
 * - `follower`: who is picked up and from where, `market own_farmer`, `tower monk`, `bath monk`, or `technology`,
 * - `space`: an action space to put it on; `back`: a space and the follower who leaves it,
 * - `place`: whose action is done; `tile`: a place tile of a stack,
 * - `crew`: a place that is filled in one go,
 * - `town`, `way`: where a merchant goes; `crate`: a good that it brings along, `tours water wine`; `seat`: whose merchant,
 * - `good`: a good on a route or of the own ones; `kind`: a kind of follower; `deed`; `gain`: what a deed brings,
 * - `action`: the whole action, where it has a button of its own.
 */
export const PARTS = [
  'follower',
  'space',
  'back',
  'place',
  'tile',
  'crew',
  'town',
  'way',
  'crate',
  'seat',
  'good',
  'kind',
  'deed',
  'gain',
  'action',
] as const;
export type Part = (typeof PARTS)[number];
export type Selection = AnySelection<Part>;
export type Offer = AnyOffer<Part> & { verb: string };

/** From where a follower is picked up. */
export type Origin = 'market' | 'tower' | 'bath';
export const TECHNOLOGY = 'technology';

export const picked = (origin: Origin, follower: string): string => `${origin} ${follower}`;

/** `bath`: the followers of the Bathhouse are sent to work. */
export function parse(action: string, bathing: boolean): Offer {
  const [verb = '', first = '', second = '', third = ''] = action.split(' ');
  const offer: Offer = { action, verb };
  switch (verb) {
    case 'remove':
    case 'tile':
      return { ...offer, tile: first };
    case 'back':
      return { ...offer, back: `${first} ${second}` };
    case 'keep':
      return { ...offer, follower: picked('bath', first) };
    case 'stow':
      return { ...offer, follower: picked('market', first) };
    case 'assign':
      return {
        ...offer,
        follower: picked(bathing ? 'bath' : third === 'tower' ? 'tower' : 'market', first),
        space: second,
      };
    case 'technology':
      return { ...offer, follower: TECHNOLOGY, space: first };
    case 'deed':
      return { ...offer, kind: first, deed: second, gain: third || 'coin' };
    case 'use':
      return { ...offer, place: first };
    case 'recruit':
    case 'bonus':
      return { ...offer, kind: first };
    case 'merchant':
      return { ...offer, seat: first };
    case 'move':
      return { ...offer, town: first, way: second };
    case 'take':
    case 'give':
      return { ...offer, good: first };
    default:
      return offer;
  }
}

/** Several decisions at once: a place is filled, or a merchant takes a good along. */
export function parseBundle(actions: readonly string[]): Omit<Offer, 'action'>[] {
  const [first = '', second = ''] = actions;
  const { verb, space, town, way } = parse(first, false);
  if (verb === 'assign' && space) return [{ verb, crew: placeOf(space) }];
  const good = parse(second, false).good;
  return verb === 'move' && town && way && good ? [{ verb, town, way, crate: crateName(town, way, good) }] : [];
}

/** A good on the way to a town. */
export const crateName = (town: string, way: string, good: string): string => `${town} ${way} ${good}`;
