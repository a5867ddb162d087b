/** The log of Orléans: what is an action, what came of it, what began. */

import type { Phrase } from '$lib/api/types';
import { act, alone, argNumber, argPhrase, aside, chips, forAll, more, silent, type Telling } from '$lib/telling/kinds';

const PLAIN: Readonly<Record<string, string>> = {
  coins: 'coin',
  development: 'star-o',
  technology: 'cog',
  citizen: 'citizen',
  draws: 'bag',
  tile: 'place',
  merchant: 'merchant',
  station: 'station',
  level: 'star',
  bonus: 'v-tracks',
};
const WARES = ['grain', 'cheese', 'wine', 'wool', 'brocade', 'bread'];

/** The symbol of what is gained, by its name in notation; all other names are those of followers. */
export const icon = (of: string): string => PLAIN[of] ?? (WARES.includes(of) ? `g-${of}` : `f-${of}`);

const eventIcon = (phrase: Phrase) =>
  `e-${argPhrase(phrase, 'event')?.key.replace('orleans-hourglass-', '').replaceAll('-', '_') ?? ''}`;

export const telling: Telling = {
  prefix: 'orleans-event-',
  sheet: { look: 'orleans', prefix: 'o' },
  icon,
  single: (of) => of !== 'coins' && of !== 'development' && !WARES.includes(of),
  kinds: {
    'round-began': { as: 'heading', span: 'round', mark: (phrase) => String(argNumber(phrase, 'round') ?? '') },
    revealed: { as: 'aside', icon: eventIcon },
    came: { as: 'aside', icon: eventIcon },
    'census-both': aside,
    'census-leader': aside,
    'census-last': aside,
    'census-tie': aside,
    'tile-removed': act,
    'draw-declared': act,
    'taken-back': act,
    drawn: forAll,
    bathed: more,
    kept: more,
    returned: more,
    stowed: more,
    assigned: chips,
    'assigned-tower': chips,
    'assigned-bathhouse': chips,
    'technology-placed': chips,
    planned: more,
    used: act,
    passed: alone,
    recruited: chips,
    advanced: silent,
    'advanced-knight': silent,
    'coins-gained': chips,
    'coins-paid': chips,
    'coins-given': more,
    'good-gained': chips,
    'good-found': chips,
    'good-paid': chips,
    baked: chips,
    'technology-gained': chips,
    'tile-gained': more,
    developed: chips,
    'citizen-gained': chips,
    moved: more,
    'moved-other': more,
    'station-built': more,
    served: more,
    protected: more,
    died: forAll,
    spared: forAll,
    tortured: more,
    lost: more,
    'debt-forgiven': more,
    ended: aside,
    'log:orleans-done-declaring': silent,
  },
};
