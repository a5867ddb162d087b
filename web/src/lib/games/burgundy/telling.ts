/** The log of Burgundy: what is an action, what came of it, what began. */

import { act, alone, argNumber, argText, aside, chips, forAll, more, silent, type Telling } from '$lib/telling/kinds';
import { GOODS } from './types';

const isGood = (of: string): boolean => (GOODS as readonly string[]).includes(of);

function icon(of: string): string {
  if (isGood(of)) return `good${(GOODS as readonly string[]).indexOf(of) + 1}`;
  return of === 'workers' ? 'worker' : of;
}

export const telling: Telling = {
  prefix: 'burgundy-event-',
  sheet: { look: 'burgundy', prefix: 'b' },
  icon,
  single: (of) => isGood(of) || of.startsWith('die'),
  kinds: {
    'phase-began': { as: 'heading', span: 'part', icon: (phrase) => `phase-${argText(phrase, 'phase').toLowerCase()}` },
    'round-began': {
      as: 'heading',
      span: 'round',
      mark: (phrase) => (argNumber(phrase, 'round') === 1 ? argText(phrase, 'phase') : null),
    },
    'good-dealt': forAll,
    'sheet-dealt': alone,
    'estate-chosen': alone,
    'estate-settled': alone,
    rolled: forAll,
    'good-placed': aside,
    took: act,
    bought: act,
    placed: act,
    discarded: more,
    'workers-paid': chips,
    'region-finished': chips,
    'bonus-large': chips,
    'bonus-small': chips,
    'animals-counted': chips,
    sold: { as: 'act', key: 'burgundy-log-sold' },
    'workers-taken': { as: 'act', key: 'burgundy-log-workers-taken' },
    'building-paid': chips,
    'effect-lost': more,
    'effect-declined': more,
    loaded: more,
    'marker-moved': more,
    'mines-paid': forAll,
    'final-points': forAll,
    'game-ended': aside,
    // Which goods a full ship leaves behind is asked next, and told then.
    'log:burgundy-noted': silent,
  },
};
