/** What the notation of Craftsmen is made of, as things that can be clicked. */

import type { Offer as AnyOffer, Selection as AnySelection } from '$lib/drawn/narrowing';
import { building, good as goodData } from './catalog';
import type { Asked, Building, CraftsmenView, Good } from './types';

/**
 * The parts by which an action is chosen:
 * - `group`: what kind of thing is done,
 * - `queue`: where a helper goes, a guild or a space with somebody on it: `bankers`, `bankers gold`,
 * - `capital`: a card of the hand; `shown`: one on the board; `pile`: a deck, `capital` or a kind,
 * - `card`: a building card, wherever it lies; `end`: of the row; `sawmill`: one in the box,
 * - `from`: what is set in motion: a raw good, a building that works, `fair`, `granary flour`,
 * - `to`: where it goes: `mill_3 wheat`, `fair`, `granary`, `ship 2`,
 * - `amount`: of a bid; `action`: the whole action, where it has a button of its own.
 */
export const PARTS = [
  'group',
  'queue',
  'capital',
  'shown',
  'pile',
  'card',
  'end',
  'sawmill',
  'from',
  'to',
  'amount',
  'action',
] as const;
export type Part = (typeof PARTS)[number];
export type Selection = AnySelection<Part>;
/** An offered action; `then` is what is decided along with it, `bribe` the ship whose captain has to be bribed. */
export type Offer = AnyOffer<Part> & { verb: string; group: string; then?: string; bribe?: string };

/** The icon of a good on a building. */
export const wellName = (card: Building, good: Good): string => `${card} ${good}`;

/** Where a good goes that was just made. */
function destination(action: string, made: Good): { to: string; bribe?: string } {
  const [verb = '', where = ''] = action.split(' ');
  switch (verb) {
    case 'deliver':
      return { to: wellName(where, made) };
    case 'store':
      return { to: 'granary' };
    case 'load':
      return { to: `ship ${where}` };
    case 'bribe':
      return { to: `ship ${where}`, bribe: where };
    default:
      return { to: 'waste' };
  }
}

/** What a building makes is one decision with where it goes. */
function works(offer: Offer, card: Building, view: CraftsmenView): Offer[] {
  const made = building(card).output;
  const group = goodData(made).class;
  const ways = view.works.find((one) => one.card === card)?.to ?? [];
  if (!ways.length) return [{ ...offer, group, from: card }];
  return ways.map(({ way }) => ({
    ...offer,
    group,
    from: card,
    ...destination(way, made),
    ...(ways.length > 1 ? { then: way } : {}),
  }));
}

/** The cards of a kind that could be swapped: which one is part of the decision. */
function exchanges(offer: Offer, kind: string, view: CraftsmenView, seat: string): Offer[] {
  const own = view.players.find((player) => player.seat === seat)?.known_cards ?? [];
  return own.filter((card) => building(card).kind === kind).map((card) => ({ ...offer, card, then: `return ${card}` }));
}

export function parse(action: string, view: CraftsmenView, asked: Asked | null): Offer | Offer[] {
  const [verb = '', first = '', second = ''] = action.split(' ');
  const offer: Offer = { action, verb, group: verb };
  switch (verb) {
    case 'exchange':
      return exchanges(offer, first, view, asked?.seat ?? '');
    case 'sawmill':
      return { ...offer, sawmill: first };
    case 'return':
    case 'lay':
    case 'buy':
    case 'auction':
      return { ...offer, card: first };
    case 'place':
      return { ...offer, group: 'send', queue: first };
    case 'stack':
      return { ...offer, group: 'send', queue: `${first} ${second}` };
    case 'give':
    case 'pay':
    case 'discard':
    case 'invest':
      return { ...offer, capital: first };
    case 'take':
      return { ...offer, shown: first };
    case 'draw':
      return { ...offer, pile: 'capital' };
    case 'look':
      return { ...offer, pile: first };
    case 'build':
      return { ...offer, card: first, end: second };
    case 'bid':
      return { ...offer, amount: first };
    case 'make':
      return { ...offer, group: 'raw', from: first, to: second === 'fair' ? 'fair' : wellName(second, first) };
    case 'fetch':
      return { ...offer, group: 'fair', from: 'fair', to: wellName(second, first) };
    case 'purchase':
      return { ...offer, from: `granary ${first}`, to: wellName(second, first) };
    case 'work':
      return works(offer, first, view);
    case 'deliver':
    case 'store':
    case 'load':
    case 'bribe':
    case 'lose':
      return { ...offer, ...destination(action, typeof asked?.card === 'string' ? building(asked.card).output : '') };
    default:
      return { ...offer, action };
  }
}
