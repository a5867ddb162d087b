/** The chips of what is asked: one per thing to do, or one per answer where the answers are few. */

import type { Chip as AnyChip, Mark } from '$lib/drawn/chips';
import { districtSpaces } from './catalog';
import type { LaboraDesk } from './desk.svelte';
import type { Offer, Part } from './narrowing';
import type { Rank } from './types';

type Chip = AnyChip<Part>;

const TURN = ['place', 'contract', 'fell', 'cut', 'build', 'land'];
const SETTLING = ['settle', 'land'];
const EXTRA = ['visit', 'idle', 'convert', 'enter', 'skip', 'end'];
const ICONS: Readonly<Record<string, string>> = {
  place: 'place-cl',
  contract: 'contract',
  visit: 'place-cl',
  fell: 'fell',
  cut: 'cut',
  build: 'build',
  land: 'district',
  settle: 'house',
  idle: 'ui-check',
  convert: 'exchange',
  enter: 'prior',
  skip: 'ui-close',
  end: 'ui-check',
};
/** What explains a kind of action. */
const TERMS: Readonly<Record<string, string>> = {
  place: 'prior',
  contract: 'contract',
  fell: 'forest',
  cut: 'moor',
  build: 'building',
  land: 'district',
  settle: 'settlement',
  convert: 'convert',
};
/** Kinds of decisions that have one chip for each answer. */
const ANSWERS = new Set(['fee', 'send', 'produce', 'take', 'improve', 'times']);

export const figure = (rank: string): string => (rank === 'prior' ? 'prior' : 'brother');

function marks(desk: LaboraDesk, group: string): Mark[] {
  const estate = desk.actor ? desk.estate(desk.actor) : undefined;
  const harvest = (marker: string): Mark[] =>
    desk.view.wheel.markers
      .filter((one) => one.marker === marker)
      .map(({ value }) => ({ text: String(value), icon: marker }));
  switch (group) {
    case 'place':
      return [
        ...(estate?.prior_home ? [{ icon: 'prior' }] : []),
        ...Array.from({ length: estate?.lay_home ?? 0 }, () => ({ icon: 'brother' })),
      ];
    case 'contract':
      return [{ text: String(desk.view.contract_price), icon: 'coin' }];
    case 'fell':
      return harvest('wood');
    case 'cut':
      return harvest('peat');
    case 'build':
      return [
        {
          text: String(new Set(desk.offers.filter((offer) => offer.group === 'build').map((offer) => offer.card)).size),
          icon: 'b-cloister',
        },
      ];
    case 'land': {
      const prices = [desk.view.districts.price, desk.view.plots.price].filter((price) => price !== null);
      return prices.length ? [{ text: String(Math.min(...prices)), icon: 'coin' }] : [];
    }
    case 'settle':
      return [{ text: String(estate?.hand.length ?? 0), icon: 's-hamlet' }];
    default:
      return [];
  }
}

function groupChip(desk: LaboraDesk, group: string): Chip {
  return {
    part: 'group',
    value: group,
    icon: ICONS[group] ?? 'ui-check',
    look: 'l-line',
    label: desk.t(`labora-ui-do-${group}`),
    marks: marks(desk, group),
    tip: TERMS[group] && `term:${TERMS[group]}`,
  };
}

const rankChip = (desk: LaboraDesk, rank: string): Chip => ({
  part: 'rank',
  value: rank,
  icon: figure(rank),
  look: 'l-robe',
  label: desk.t(`labora-rank-${rank as Rank}`),
  marks: [],
});

function answer(desk: LaboraDesk, offer: Offer): Chip {
  const chip = (icon: string, label: string, more: Mark[] = []): Chip => ({
    part: 'action',
    value: offer.action,
    icon,
    look: 'l-line',
    label,
    marks: more,
  });
  const good = offer.good ?? '';
  switch (offer.verb) {
    case 'fee':
      return offer.fee === 'coins'
        ? chip('coin', desk.t('labora-ui-fee-coins', { count: desk.view.contract_price }))
        : chip(desk.view.present, desk.t('labora-ui-fee-present', { good: desk.goodName(desk.view.present) }));
    case 'send':
      return { ...rankChip(desk, offer.rank ?? ''), part: 'action', value: offer.action };
    case 'produce':
      return {
        ...chip(good, `+${desk.gain(offer, good)}`, [{ text: desk.goodName(good) }]),
        ...(offer.marker === 'joker' && { by: 'joker' }),
      };
    case 'improve':
      return chip(good, desk.t('labora-ui-do-improve'));
    case 'times':
      return chip('ui-check', `${offer.count} ×`);
    default:
      return chip(good, `+${desk.gain(offer, good)}`, [{ text: desk.goodName(good) }]);
  }
}

export function chipsOf(desk: LaboraDesk): Chip[] {
  const { offered, left, open } = desk.narrowed;
  const few = desk.offers.filter((offer) => ANSWERS.has(offer.verb));
  const extra = EXTRA.filter((group) => offered.group.has(group)).map((group) => groupChip(desk, group));
  if (few.length) return [...few.map((offer) => answer(desk, offer)), ...extra];
  // A building is chosen: who goes there? A district is chosen: which side?
  if (desk.selection.house && left.every((offer) => offer.verb === 'place') && open.rank.size > 1)
    return [...open.rank].map((rank) => rankChip(desk, rank));
  if (desk.selection.place && open.side.size > 1) {
    return [...open.side].map((side): Chip => ({
      part: 'side',
      value: side,
      icon: side === 'plains' ? 't-plains' : 't-hillside',
      look: 'l-line',
      label: desk.t(`labora-ui-side-${side}`),
      // The spaces from left to right.
      marks: districtSpaces(side).map(([terrain, content]) => ({
        icon: `t-${content === 'empty' ? terrain : content}`,
      })),
    }));
  }
  const kind = desk.asked?.kind;
  const main =
    kind === 'turn' && desk.view.actions > 0 && !offered.group.has('visit')
      ? TURN
      : kind === 'settling'
        ? SETTLING
        : TURN.filter((group) => offered.group.has(group));
  return [...main.map((group) => groupChip(desk, group)), ...extra];
}
