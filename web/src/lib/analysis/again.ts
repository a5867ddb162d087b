/** A moment that was tried again: whether it went better than then. */

import type { Figure } from '$lib/advice/scale';
import type { Judged, Verdict } from '$lib/api/types';

/** How a turn compares with what was played: as far as the errors of both allow to say. */
export type Compared = 'better' | 'same' | 'less';

/** What it costs against the best that was found, by what is played for: the victory, or points where one plays alone. */
export const costOf = (of: { chance: Figure; points: Figure }, alone: boolean): Figure =>
  alone ? of.points : of.chance;

export function compared(judged: Judged, verdict: Verdict, alone: boolean): Compared {
  const then = alone ? judged.lost_points : judged.lost;
  const now = verdict.behind ? costOf(verdict.behind, alone) : { mean: 0, error: 0 };
  const gained = then.mean - now.mean;
  // Where nothing was lost then there is nothing to gain, and both are measured against the same turn.
  const doubt = verdict.behind ? Math.hypot(then.error, now.error) : 0;
  if (gained > doubt) return 'better';
  return gained < -doubt ? 'less' : 'same';
}
