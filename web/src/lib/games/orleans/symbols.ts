/** What places and steps bring, in symbols. */

import type { StepEntry } from '$generated/orleans';
import type { Mark } from '$lib/drawn/chips';
import { icon } from './telling';
import type { BringView } from './types';

/** The symbol of the follower as it lies on a board; starting followers have the ring of their player. */
export function followerIcon(follower: string, tincture: string): string {
  return follower.startsWith('own_') ? `f-${follower.slice(4)}-${tincture}` : `f-${follower}`;
}

/** What a step of a track brings. */
export function stepMark(step: StepEntry): Mark[] {
  if (step.citizen) return [...(step.draws ? [{ icon: 'bag', text: String(step.draws) }] : []), { icon: 'citizen' }];
  if (step.good) return [{ icon: `g-${step.good}` }];
  if (step.coins) return [{ icon: 'coin', text: String(step.coins) }];
  if (step.points) return [{ icon: 'star-o', text: String(step.points) }];
  if (step.draws) return [{ icon: 'bag', text: String(step.draws) }];
  return step.brings ? [{ icon: step.brings === 'place' ? 'place' : 'cog' }] : [];
}

/** What an action brings. */
export function bringMarks(brings: readonly BringView[]): Mark[] {
  return brings.flatMap(({ of, count, least, per }) => [
    { icon: icon(of), ...(count === undefined ? {} : { text: least ? `${least}–${count}` : String(count) }) },
    ...(per ? [{ text: '/' }, { icon: icon(per) }] : []),
  ]);
}
