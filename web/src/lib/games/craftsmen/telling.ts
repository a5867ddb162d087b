/** The log of Craftsmen: what is an action, what came of it, what began. */

import type { Phrase } from '$lib/api/types';
import { act, alone, argNumber, argPhrase, aside, chips, more, silent, type Telling } from '$lib/telling/kinds';

/** A capital card by its colour and value, such as `purple2`; goods and points have their own names. */
const icon = (of: string): string => of.replace(/^(\w+)(\d)$/, 'capital-$1-$2');

const seasonOf = (phrase: Phrase) => argPhrase(phrase, 'season')?.key.replace('craftsmen-season-', '') ?? '';

export const telling: Telling = {
  prefix: 'craftsmen-event-',
  sheet: { look: 'craftsmen', prefix: 'c' },
  icon,
  single: (of) => of !== 'points',
  kinds: {
    'season-began': {
      as: 'heading',
      span: 'round',
      mark: (phrase) => (seasonOf(phrase) === 'spring' ? 'I'.repeat(argNumber(phrase, 'year') ?? 0) : null),
      icon: seasonOf,
    },
    'year-ended': { as: 'heading', span: 'part' },
    'stage-began': aside,
    'card-swapped': act,
    ordered: alone,
    'sawmill-built': alone,
    sent: act,
    stacked: act,
    'stacked-own': act,
    passed: act,
    'fee-paid': chips,
    'capital-given': more,
    'capital-taken': chips,
    discarded: chips,
    paid: chips,
    'privilege-used': act,
    'privilege-token': act,
    built: act,
    'bonus-taken': chips,
    bought: act,
    'auction-opened': act,
    bid: act,
    'bid-passed': act,
    'mayor-showed': aside,
    'mayor-offered': aside,
    'auction-won': alone,
    'card-withdrawn': aside,
    'looked-at': more,
    'put-on-top': more,
    'put-under': more,
    'raw-made': act,
    'raw-to-fair': act,
    fetched: act,
    made: act,
    delivered: more,
    stored: more,
    'pushed-out': more,
    'pushed-out-natural': more,
    loaded: more,
    'thrown-out': more,
    lost: more,
    purchased: act,
    'purchased-from': act,
    stalled: more,
    'token-privilege': alone,
    'token-work': alone,
    'work-token-spent': act,
    preceded: act,
    reshuffled: aside,
    sailed: aside,
    scored: chips,
    ended: aside,
    // Nothing came of it, and nothing is to be learned from it.
    'log:craftsmen-done-exchange': silent,
    'log:craftsmen-done-stall': silent,
    'log:craftsmen-done-token': silent,
    // What was built is told, and what was paid for it.
    'log:craftsmen-done-builders': silent,
    // How many cards went back is told after the last of them.
    'log:craftsmen-put-top': silent,
    'log:craftsmen-put-under': silent,
  },
};
