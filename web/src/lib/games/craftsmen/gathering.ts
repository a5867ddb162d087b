/**
 * Questions that want several things at once: cards to pay, discard or invest, cards to lay out or to
 * put in order. They are gathered by clicks in any order, and sent as one request.
 */

import { CAPITAL, cardsOf, placeOf } from './catalog';
import { handOf, sum, type Asked, type Capital, type CraftsmenView, type Purse } from './types';

export type GatheringKind = 'pay' | 'discard' | 'invest' | 'lay' | 'arrange';

export interface Gathering {
  kind: GatheringKind;
  /** The verb of each decision. */
  verb: string;
  /** Everything that can be taken, one by one. */
  from: readonly string[];
  /** How many are wanted; for a payment it depends on the cards. */
  need: number | null;
  /** For a payment: the sets of cards that pay it, the best one first; for an investment the cards of which one is wanted each. */
  ways: readonly (readonly Capital[])[];
}

const NONE = { need: null, ways: [] };

/** `left` without what is already in `taken`. */
function without(left: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return left.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const includes = (all: readonly string[], some: readonly string[]): boolean => without(some, all).length === 0;
const overlap = (one: readonly string[], other: readonly string[]): number => one.length - without(one, other).length;

/** What is gathered for what is asked; nothing where it is a single choice. */
export function gatheringOf(view: CraftsmenView, asked: Asked): Gathering | null {
  const player = view.players.find(({ seat }) => seat === asked.seat);
  if (!player) return null;
  const hand = cardsOf(handOf(player).known);
  switch (asked.kind) {
    case 'pay': {
      const paid = cardsOf(view.bill.paid);
      const ways = (view.payments[0]?.ways ?? []).map(({ cards }) => without(cardsOf(cards), paid));
      const useful = new Set(ways.flat());
      return { kind: 'pay', verb: 'pay', from: hand.filter((card) => useful.has(card)), need: null, ways };
    }
    case 'discard':
      return { ...NONE, kind: 'discard', verb: 'discard', from: hand, need: asked.left ?? 0 };
    case 'invest': {
      const ways: Gathering['ways'] = view.investments;
      const from = hand.filter((card) => ways.some((colour) => colour.includes(card)));
      return { kind: 'invest', verb: 'invest', from, need: ways.length, ways };
    }
    case 'lay_out':
      return { ...NONE, kind: 'lay', verb: 'lay', from: view.look?.known ?? [], need: asked.left ?? 0 };
    case 'arrange':
      return {
        ...NONE,
        kind: 'arrange',
        verb: 'return',
        from: view.look?.known ?? [],
        need: Math.max(0, (view.look?.known.length ?? 0) - 1),
      };
    default:
      return null;
  }
}

/** What is taken to begin with: the best payment. */
export const proposal = ({ kind, ways }: Gathering): string[] => (kind === 'pay' ? [...(ways[0] ?? [])] : []);

/** The picks after one more is taken. What then does not go together with it is left out again. */
export function taken(gathering: Gathering, picks: readonly string[], one: string): string[] {
  const more = [...picks, one];
  if (!includes(gathering.from, more)) return [...picks];
  if (gathering.kind === 'pay') {
    if (gathering.ways.some((way) => includes(way, more))) return more;
    // No card may be too many: the way with this card that keeps most of the others.
    const copies = more.filter((card) => card === one).length;
    const [best] = gathering.ways
      .filter((way) => way.filter((card) => card === one).length >= copies)
      .sort((a, b) => overlap(b, more) - overlap(a, more));
    const [any] = gathering.ways.filter((way) => way.includes(one)).sort((a, b) => overlap(b, more) - overlap(a, more));
    return [...(best ?? any ?? picks)];
  }
  if (gathering.kind === 'invest') {
    const others = gathering.ways.find((cards) => cards.includes(one)) ?? [];
    return [...picks.filter((card) => !others.includes(card)), one];
  }
  const need = gathering.need ?? more.length;
  // Whoever has put all but one in order has put that one in order, too.
  if (gathering.kind === 'arrange' && picks.length === need) return [...picks];
  return more.slice(Math.max(0, more.length - need));
}

export function leftOut(picks: readonly string[], one: string): string[] {
  return without(picks, [one]);
}

/** Whether the picks answer the question. */
export function isComplete({ kind, need, ways }: Gathering, picks: readonly string[]): boolean {
  if (kind === 'pay')
    return picks.length > 0 && ways.some((way) => way.length === picks.length && includes(way, picks));
  return picks.length > 0 && picks.length === need;
}

/** The decisions to send; where the order does not matter, the same for the same picks. */
export function decisions({ kind, verb }: Gathering, picks: readonly string[]): string[] {
  const rank = kind === 'lay' ? placeOf : (card: string) => CAPITAL.indexOf(card);
  const sorted = kind === 'arrange' ? picks : [...picks].sort((a, b) => rank(a) - rank(b));
  return sorted.map((one) => `${verb} ${one}`);
}

/** What a payment is worth, as the rules say; nothing while it is none. */
export function worthOf(view: CraftsmenView, paid: Purse, picks: readonly Capital[]): number | null {
  const all = [...cardsOf(paid), ...picks];
  const way = view.payments[0]?.ways.find(({ cards }) => sum(cards) === all.length && includes(cardsOf(cards), all));
  return way ? sum(way.worth) : null;
}

/** A thing among others of its name. */
export const markOf = (one: string, index: number): string => `${one}:${index}`;

/** Which of equal things are meant by the picks: those that were clicked, and where none was, the first ones. */
export function marksOf(picks: readonly string[], clicked: readonly string[]): string[] {
  return [...new Set(picks)].flatMap((one) => {
    const count = picks.filter((pick) => pick === one).length;
    const own = clicked.filter((mark) => mark.startsWith(`${one}:`));
    const all = Array.from({ length: count + own.length }, (_, index) => markOf(one, index));
    return [...new Set([...own, ...all])].slice(0, count);
  });
}
