/** The log of Ora et Labora: what is an action, what came of it, what began. */

import type { Phrase } from '$lib/api/types';
import { act, argNumber, argText, aside, chips, forAll, more, silent, type Telling } from '$lib/telling/kinds';

/** Whoever is one of a kind, and is shown without a number. */
const SINGLE = ['lay', 'prior', 'joker'];

const roundOf = (phrase: Phrase) => String(argNumber(phrase, 'round') ?? '');

export const telling: Telling = {
  prefix: 'labora-event-',
  sheet: { look: 'labora', prefix: 'l' },
  icon: (of) => (of === 'lay' ? 'brother' : of),
  single: (of) => SINGLE.includes(of),
  first: { key: 'labora-page-round', args: { round: { number: 1 } } },
  kinds: {
    'round-began': { as: 'heading', span: 'round', key: 'labora-page-round', mark: roundOf },
    'bonus-round-began': { as: 'heading', span: 'round' },
    'phase-began': {
      as: 'heading',
      span: 'interlude',
      icon: (phrase) => `phase-${argText(phrase, 'phase').toLowerCase()}`,
    },
    'clergy-returned': forAll,
    'prior-returned': chips,
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
    gained: chips,
    paid: chips,
    lost: more,
    converted: chips,
    produced: chips,
    'produced-joker': chips,
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
