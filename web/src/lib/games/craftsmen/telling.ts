/** The log of Craftsmen: what is an action, what came of it, what began. */

import type { Phrase } from '$lib/api/types';
import {
  act,
  alone,
  argNumber,
  argPhrase,
  aside,
  more,
  silent,
  type Chipping,
  type Kind,
  type Telling,
} from '$lib/telling/kinds';

const CAPITAL = 'craftsmen-capital-';
const GOOD = 'craftsmen-good-';

function icon(phrase: Phrase): string | null {
  const { key } = phrase;
  if (key.startsWith(CAPITAL)) return `capital-${key.slice(CAPITAL.length)}-${argNumber(phrase, 'value')}`;
  if (key.startsWith(GOOD)) return key.slice(GOOD.length).replaceAll('-', '_');
  return key === 'craftsmen-points' ? 'points' : null;
}

const card = (sign: -1 | 1): Kind => ({ as: 'chips', chips: [{ sign, of: ['card'] }] });
const scored: Chipping = { sign: 1, of: ['points'], label: 'source' };

const seasonOf = (phrase: Phrase) => argPhrase(phrase, 'season')?.key.replace('craftsmen-season-', '') ?? '';

export const telling: Telling = {
  prefix: 'craftsmen-event-',
  sheet: { look: 'craftsmen', prefix: 'c' },
  icon,
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
    'fee-paid': { as: 'chips', chips: [{ sign: -1, of: ['points'] }] },
    'capital-given': more,
    'capital-taken': card(1),
    discarded: card(-1),
    paid: card(-1),
    'privilege-used': act,
    'privilege-token': act,
    built: act,
    'bonus-taken': {
      as: 'chips',
      chips: [
        { sign: 0, of: ['good'] },
        { sign: 1, of: ['points'] },
      ],
    },
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
    scored: { as: 'chips', chips: [scored] },
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
