/** The log of Burgundy: what is an action, what came of it, what began. */

import type { Phrase } from '$lib/api/types';
import {
  act,
  alone,
  argNumber,
  argPhrase,
  argText,
  aside,
  cost,
  forAll,
  more,
  silent,
  type Chipping,
  type Kind,
  type Telling,
} from '$lib/telling/kinds';
import { GOODS, type Good } from './types';

const last = (phrase: Phrase) => phrase.key.slice(phrase.key.lastIndexOf('-') + 1);

function icon(phrase: Phrase): string | null {
  const good = argPhrase(phrase, 'good');
  if (good) return icon(good);
  if (phrase.key.startsWith('burgundy-good-')) return `good${GOODS.indexOf(last(phrase) as Good) + 1}`;
  return { 'burgundy-points': 'points', 'burgundy-silver': 'silver', 'burgundy-workers': 'worker' }[phrase.key] ?? null;
}

const points = (of: readonly string[], label?: string): Kind => ({
  as: 'chips',
  chips: [{ sign: 1, of, icon: 'points', ...(label && { label }) }],
});
const gains: Chipping[] = [{ sign: 1, of: ['gains'] }];

export const telling: Telling = {
  prefix: 'burgundy-event-',
  sheet: { look: 'burgundy', prefix: 'b' },
  icon,
  kinds: {
    'phase-began': { as: 'heading', span: 'part', icon: (phrase) => `phase-${argText(phrase, 'phase').toLowerCase()}` },
    'round-began': {
      as: 'heading',
      span: 'round',
      mark: (phrase) => (argNumber(phrase, 'round') === 1 ? argText(phrase, 'phase') : null),
    },
    'good-dealt': forAll({ sign: 0, of: ['good'] }),
    'sheet-dealt': alone,
    'estate-chosen': alone,
    'estate-settled': alone,
    rolled: forAll({ sign: 0, of: ['low', 'high'], face: (pips) => `die${pips}` }),
    'good-placed': aside,
    took: act,
    bought: act,
    placed: act,
    discarded: more,
    'workers-paid': cost('workers'),
    'region-finished': points(['points', 'phase'], 'region'),
    'bonus-large': points(['points'], 'ground'),
    'bonus-small': points(['points'], 'ground'),
    'animals-counted': points(['points']),
    sold: { as: 'act', key: 'burgundy-log-sold', chips: gains },
    'workers-taken': { as: 'act', key: 'burgundy-log-workers-taken', chips: gains },
    'building-paid': { as: 'chips', chips: gains },
    'effect-lost': more,
    'effect-declined': more,
    loaded: more,
    'marker-moved': more,
    'mines-paid': forAll({ sign: 1, of: ['gains'] }),
    'final-points': forAll({ sign: 1, of: ['points'], label: 'source' }),
    'game-ended': aside,
    // Which goods a full ship leaves behind is asked next, and told then.
    'log:burgundy-noted': silent,
  },
};
