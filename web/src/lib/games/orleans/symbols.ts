/** What places and steps bring, in symbols. */

import type { Mark } from '$lib/drawn/chips';
import { nextStep, placeData, type StepData } from './catalog';
import { countOf, type Kind, type Place, type PlayerView } from './types';

/** The symbol of the follower as it lies on a board; starting followers have the ring of their player. */
export function followerIcon(follower: string, tincture: string): string {
  return follower.startsWith('own_') ? `f-${follower.slice(4)}-${tincture}` : `f-${follower}`;
}

/** What a step of a track brings. */
export function stepMark(step: StepData): Mark[] {
  if (step.citizen) return [...(step.draws ? [{ icon: 'bag', text: String(step.draws) }] : []), { icon: 'citizen' }];
  if (step.good) return [{ icon: `g-${step.good}` }];
  if (step.coins) return [{ icon: 'coin', text: String(step.coins) }];
  if (step.points) return [{ icon: 'star-o', text: String(step.points) }];
  if (step.draws) return [{ icon: 'bag', text: String(step.draws) }];
  return step.brings ? [{ icon: step.brings === 'place' ? 'place' : 'cog' }] : [];
}

function recruit(kind: Kind, player: PlayerView | undefined): Mark[] {
  const step =
    player &&
    nextStep(
      kind,
      countOf(player.tracks, (one) => one.kind === kind),
    );
  return [{ icon: `f-${kind}` }, ...(step ? stepMark(step) : [])];
}

/** What the action of a place brings now. */
export function brings(place: Place, player?: PlayerView): Mark[] {
  const data = placeData(place);
  switch (data.effect) {
    case 'recruit':
      return data.kind ? recruit(data.kind, player) : [];
    case 'recruit_one_of':
      return ['boatman', 'craftsman', 'trader'].map((kind) => ({ icon: `f-${kind}` }));
    case 'travel':
      return [{ icon: 'merchant' }];
    case 'station':
      return [{ icon: 'station' }];
    case 'deeds':
      return [{ icon: 'citizen' }];
    case 'good':
      return [{ icon: `g-${data.good ?? ''}` }];
    case 'gain':
      return [
        ...(data.coins ? [{ icon: 'coin', text: String(data.coins) }] : []),
        ...(data.points ? [{ icon: 'star-o', text: String(data.points) }] : []),
      ];
    case 'coins_per_level':
      return [{ icon: 'coin', text: player ? String(player.level) : '★' }];
    case 'coins_per_station':
      return [{ icon: 'coin', text: player ? String(player.stations.length) : '' }];
    case 'pharmacy':
      return [{ icon: 'coin', text: '1–3' }, { icon: 'star-o' }];
    case 'technology':
      return [{ icon: 'cog' }];
    case 'bathhouse':
      return [{ icon: 'bag', text: '2' }];
    case 'goldsmith':
      return [{ icon: 'star-o', text: player ? String(player.stations.length) : '' }];
    case 'bakery':
      return [{ icon: 'g-bread' }];
    case 'theatre':
      return [{ icon: 'coin' }];
    case 'hideaway':
      return [{ icon: 'v-tracks' }];
    case 'court':
      return [{ icon: 'merchant' }];
    default:
      return [];
  }
}
