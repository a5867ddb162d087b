/** The help texts of the game with their numbers, for tooltips and for the page of the rules. */

import { dashed } from '$lib/dashed';
import { capital } from '$lib/words';
import { CATALOG, deedData, placeData, trackData } from './catalog';
import type { Kind } from './types';

export type Say = (key: string, args?: Record<string, string | number>) => string;

const { development, rounds, market, stations, technologies, citizens } = CATALOG;

/** Ends a sentence that may have ended already. */
const ended = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

export function slotNames(say: Say, place: string): string {
  const names = placeData(place).spaces.map(({ kind }) =>
    say(kind ? `orleans-follower-${kind}` : 'orleans-follower-any'),
  );
  return names.join(', ') || say('orleans-nothing');
}

/** What a place does; `bathhouse` is how its edition has it, or nothing for both. */
export function placeDoes(say: Say, place: string, bathhouse?: string): string {
  if (place !== 'bathhouse') return say(`orleans-does-${dashed(place)}`);
  if (bathhouse === undefined) return say('orleans-help-bathhouse');
  return say(bathhouse === 'active' ? 'orleans-does-bathhouse-active' : 'orleans-does-bathhouse');
}

export function placeHelp(say: Say, place: string, bathhouse?: string): string {
  const { stack } = placeData(place);
  const args = {
    does: capital(placeDoes(say, place, bathhouse)),
    slots: place === 'bathhouse' && bathhouse === 'passive' ? say('orleans-nothing') : slotNames(say, place),
  };
  return stack
    ? say('orleans-help-a-tile', { ...args, stack: say('orleans-stack', { stack }) })
    : say('orleans-help-a-place', args);
}

export function goodHelp(say: Say, ware: string): string {
  if (ware === 'bread') return say('orleans-help-bread');
  const points = say('orleans-points', { count: CATALOG.goods.find(({ name }) => name === ware)?.points ?? 0 });
  return say(CATALOG.food.some((food) => food === ware) ? 'orleans-help-food' : 'orleans-help-good', { points });
}

export function eventHelp(say: Say, event: string): string {
  return say(`orleans-help-hourglass-${dashed(event)}`, {
    fine: say('orleans-coins', { count: CATALOG.food_fine }),
    count: CATALOG.taxed,
  });
}

export function deedHelp(say: Say, deed: string): string {
  const { spaces, coins } = deedData(deed);
  return say('orleans-help-a-deed', {
    spaces: spaces.map(([kind, count]) => say(`orleans-followers-${kind}`, { count })).join(', '),
    reward: coins ? say('orleans-coins', { count: coins }) : say('orleans-coin-or-point'),
  });
}

const followerHelp = (say: Say, kind: string): string => say(`orleans-help-follower-${kind}`);

export function trackHelp(say: Say, kind: Kind): string {
  const { steps } = trackData(kind);
  const list = (values: (string | number | undefined)[]) => values.filter((value) => value !== undefined).join(', ');
  return say(`orleans-help-track-${kind}`, {
    goods: list(steps.map(({ good }) => good && say(`orleans-good-${good}`))),
    coins: list(steps.map(({ coins }) => coins)),
    limits: list(steps.map(({ draws }) => draws)),
    points: list(steps.map(({ points }) => points)),
  });
}

export function developmentHelp(say: Say): string {
  const { levels, coins, citizens: lying } = development;
  return say('orleans-help-development', {
    stars: levels.flatMap((level, at) => (at > 0 && level !== levels[at - 1] ? [at] : [])).join(', '),
    spaces: coins.map(([at]) => at).join(', '),
    coins: coins.map(([, count]) => count).join(', '),
    citizens: lying.map(([at]) => at).join(', '),
  });
}

/** The notions behind the game, in the order in which one learns them. */
export const NOTIONS = [
  'round',
  'bag',
  'market',
  'planning',
  'starting-follower',
  'merchant',
  'trading-station',
  'citizen',
  'deeds',
  'technology',
  'census',
  'torture',
  'game-end',
] as const;

export function notionHelp(say: Say, notion: string): string {
  const numbers: Record<string, Record<string, string | number>> = {
    round: { rounds },
    market: { spaces: market },
    'starting-follower': { coins: say('orleans-coins', { count: CATALOG.coins }) },
    technology: { count: technologies },
    'trading-station': { count: stations },
    citizen: { count: citizens.length },
  };
  return say(`orleans-help-${notion}`, numbers[notion] ?? {});
}

/** A kind of followers, with the track that it moves on. */
export function kindHelp(say: Say, kind: Kind): string {
  const own = ended(followerHelp(say, kind));
  return kind === 'monk' ? own : `${own} ${trackHelp(say, kind)}`;
}
