/** The chips of what is asked. */

import type { Chip as AnyChip, Mark } from '$lib/drawn/chips';
import type { BurgundyDesk } from './desk.svelte';
import type { Part } from './narrowing';
import { faceOf, goodSymbol } from './tiles';
import { GOODS, type Good } from './types';

type Chip = AnyChip<Part>;

/** Dice have a face of their own; other symbols are lines. */
const lookOf = (icon: string) => (icon.startsWith('die') ? 'b-white' : 'b-line');

const TURN = ['take', 'place', 'sell', 'workers', 'buy'];
const ICONS: Readonly<Record<string, string>> = {
  take: 'take',
  place: 'place',
  sell: 'sell',
  workers: 'worker',
  buy: 'buy',
  skip: 'ui-close',
  end: 'ui-check',
};

/** What explains a verb. */
const TERMS: Readonly<Record<string, string>> = {
  take: 'depots',
  place: 'placing',
  sell: 'goods',
  workers: 'workers',
  buy: 'purchase',
};

const distinct = (values: (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
const isGood = (name: string): name is Good => (GOODS as readonly string[]).includes(name);

function marks(desk: BurgundyDesk, verb: string): Mark[] {
  const offers = desk.offers.filter((offer) => offer.verb === verb);
  const [first] = offers;
  if (!first) return [];
  switch (verb) {
    case 'take':
      return distinct(offers.map((offer) => offer.die))
        .filter((die) => die !== 'any')
        .map((die) => ({ icon: `die${die.slice(1)}`, look: 'b-white' }));
    case 'place': {
      const storage = desk.actor ? (desk.estate(desk.actor)?.storage ?? []) : [];
      return distinct(offers.map((offer) => offer.slot))
        .map((slot) => storage[Number(slot) - 1])
        .filter((tile) => typeof tile === 'string')
        .map((tile) => ({ icon: faceOf(tile).symbol, look: 'b-line' }));
    }
    case 'sell':
      return distinct(offers.map((offer) => offer.good))
        .filter(isGood)
        .map((good) => ({ icon: goodSymbol(good) }));
    case 'workers': {
      const silver = desk.gain(first, 'silver');
      return [{ text: `+${desk.gain(first, 'workers')}` }, ...(silver ? [{ text: `+${silver}`, icon: 'silver' }] : [])];
    }
    case 'buy':
      return [{ text: `−${desk.cost(first, 'silver')}`, icon: 'silver' }];
    default:
      return [];
  }
}

function verbChip(desk: BurgundyDesk, verb: string): Chip {
  return {
    part: 'verb',
    value: verb,
    icon: ICONS[verb] ?? 'ui-check',
    look: 'b-line',
    label: desk.t(`burgundy-table-do-${verb}`),
    marks: marks(desk, verb),
    tip: TERMS[verb] && `term:${TERMS[verb]}`,
  };
}

/** One chip per answer: which good to keep, which tile to throw away, which depot to load. */
function answers(desk: BurgundyDesk): Chip[] {
  const storage = desk.actor ? (desk.estate(desk.actor)?.storage ?? []) : [];
  return desk.offers.flatMap((offer): Chip[] => {
    const chip = (icon: string, label: string, more: Mark[] = []): Chip[] => [
      { part: 'action', value: offer.action, icon, look: lookOf(icon), label, marks: more },
    ];
    if (offer.verb === 'keep' && offer.good && isGood(offer.good))
      return chip(goodSymbol(offer.good), desk.t('burgundy-table-do-keep'));
    if (offer.verb === 'discard') {
      const tile = storage[Number(offer.slot) - 1];
      const { symbol, count } = tile ? faceOf(tile) : { symbol: '', count: 0 };
      return tile ? chip(symbol, desk.t('burgundy-table-do-discard'), count ? [{ text: `× ${count}` }] : []) : [];
    }
    if (offer.verb !== 'load' || !offer.depot) return [];
    const depots = [offer.depot, offer.next].filter((depot) => depot !== undefined);
    const wanted = desk.selection.depot ?? desk.armedOffer?.depot;
    const cargo = depots.map((depot) =>
      (desk.view.depots[Number(depot) - 1]?.goods ?? []).flatMap((count, index) =>
        count ? [{ icon: `good${index + 1}` }] : [],
      ),
    );
    if (cargo.some((goods) => !goods.length) || (offer.next && !depots.includes(wanted ?? ''))) return [];
    return chip(`die${offer.depot}`, offer.next ? `+ ${offer.next}` : '', cargo.flat());
  });
}

export function chipsOf(desk: BurgundyDesk): Chip[] {
  const verbs = desk.narrowed.offered.verb;
  const extra = ['skip', 'end'].filter((verb) => verbs.has(verb)).map((verb) => verbChip(desk, verb));
  const few = answers(desk);
  if (few.length) return [...few, ...extra];
  // An effect or the end of a turn asks for one thing; a turn shows all that one can do with dice.
  const shown = extra.length ? TURN.filter((verb) => verbs.has(verb)) : TURN;
  return [...shown.map((verb) => verbChip(desk, verb)), ...extra];
}
