/** The log of Ora et Labora: what is an action, what came of it, what began. */

import type { Phrase } from '$lib/api/types';
import { act, argNumber, argText, aside, cost, forAll, gain, more, silent, type Telling } from '$lib/telling/kinds';

const GOODS = 'labora-goods-';
const PLAIN: Readonly<Record<string, string>> = {
  'labora-food': 'food',
  'labora-energy': 'energy',
  'labora-energy-half': 'energy',
  'labora-energy-and-half': 'energy',
  'labora-points': 'points',
};

function icon({ key }: Phrase): string | null {
  return key.startsWith(GOODS) ? key.slice(GOODS.length) : (PLAIN[key] ?? null);
}

const roundOf = (phrase: Phrase) => String(argNumber(phrase, 'round') ?? '');

export const telling: Telling = {
  prefix: 'labora-event-',
  sheet: { look: 'labora', prefix: 'l' },
  icon,
  first: { key: 'labora-page-round', args: { round: { number: 1 } } },
  kinds: {
    'round-began': { as: 'heading', span: 'round', key: 'labora-page-round', mark: roundOf },
    'bonus-round-began': { as: 'heading', span: 'round' },
    'phase-began': {
      as: 'heading',
      span: 'interlude',
      icon: (phrase) => `phase-${argText(phrase, 'phase').toLowerCase()}`,
    },
    'clergy-returned': forAll({ sign: 0, of: [], icon: 'brother' }),
    'prior-returned': { as: 'chips', chips: [{ sign: 0, of: [], icon: 'prior' }] },
    'marker-entered': aside,
    'marker-left': aside,
    'stack-opened': aside,
    'contract-price-rose': aside,
    covered: aside,
    'put-aside': aside,
    placed: act,
    visited: act,
    'contract-paid': act,
    'present-given': act,
    copied: more,
    'copied-display': more,
    gained: gain('goods'),
    paid: cost('goods'),
    lost: more,
    converted: {
      as: 'chips',
      chips: [
        { sign: -1, of: ['from'] },
        { sign: 1, of: ['to'] },
      ],
    },
    produced: gain('goods'),
    'produced-joker': {
      as: 'chips',
      chips: [
        { sign: 1, of: ['goods'] },
        { sign: 0, of: [], icon: 'joker' },
      ],
    },
    felled: act,
    'peat-cut': act,
    cleared: act,
    idled: act,
    built: act,
    settled: act,
    'district-laid': act,
    'plot-laid': act,
    ended: aside,
    'log:labora-build': silent,
    'log:labora-settle': silent,
    // What is paid instead is told.
    'log:labora-pay-none': silent,
  },
};
