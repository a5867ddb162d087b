/** The log of Orléans: what is an action, what came of it, what began. */

import type { Phrase } from '$lib/api/types';
import {
  act,
  alone,
  argNumber,
  argPhrase,
  aside,
  cost,
  forAll,
  gain,
  more,
  silent,
  things,
  type Chipping,
  type Telling,
} from '$lib/telling/kinds';

const PLAIN: Readonly<Record<string, string>> = {
  'orleans-coins': 'coin',
  'orleans-development': 'star-o',
  'orleans-points': 'points',
  'orleans-technologies': 'cog',
};

/** Starting followers look as the others here: whose they are, the line says. */
function icon(phrase: Phrase): string | null {
  const inside = argPhrase(phrase, 'follower');
  if (inside) return icon(inside);
  const [, kind, ...name] = phrase.key.split('-');
  if (kind === 'follower') return `f-${name.filter((one) => one !== 'own').join('_')}`;
  if (kind === 'goods') return `g-${name.join('_')}`;
  return PLAIN[phrase.key] ?? null;
}

const eventIcon = (phrase: Phrase) =>
  `e-${argPhrase(phrase, 'event')?.key.replace('orleans-hourglass-', '').replaceAll('-', '_') ?? ''}`;
const follower: Chipping = { sign: 0, of: ['follower'] };
const lost: Chipping = { sign: -1, of: ['follower'] };

export const telling: Telling = {
  prefix: 'orleans-event-',
  sheet: { look: 'orleans', prefix: 'o' },
  icon,
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
    drawn: forAll(follower),
    bathed: more,
    kept: more,
    returned: more,
    stowed: more,
    assigned: things('follower', 'place'),
    'assigned-tower': things('follower', 'place'),
    'assigned-bathhouse': things('follower', 'place'),
    'technology-placed': { as: 'chips', chips: [{ sign: 0, of: [], icon: 'cog', label: 'place' }] },
    planned: more,
    used: act,
    passed: alone,
    recruited: things('follower'),
    advanced: silent,
    'advanced-knight': silent,
    'coins-gained': gain('coins'),
    'coins-paid': cost('coins'),
    'coins-given': more,
    'good-gained': gain('goods'),
    'good-found': gain('goods'),
    'good-paid': cost('goods'),
    baked: gain('goods'),
    'technology-gained': { as: 'chips', chips: [{ sign: 0, of: [], icon: 'cog' }] },
    'tile-gained': more,
    developed: gain('points'),
    'citizen-gained': { as: 'chips', chips: [{ sign: 0, of: [], icon: 'citizen', label: 'citizen' }] },
    moved: more,
    'moved-other': more,
    'station-built': more,
    served: more,
    protected: more,
    died: forAll(lost),
    spared: forAll(follower),
    tortured: more,
    lost: more,
    'debt-forgiven': more,
    ended: aside,
    'log:orleans-done-declaring': silent,
  },
};
