/** Why something cannot be chosen: the refusals of the game itself, in words. */

import type { Refusal, Seat } from '$lib/api/types';
import { tell } from '$lib/refusals';
import type { Words } from '$lib/words';

/** Asks the game about actions that are not offered; one refusal for each, nothing for one that is possible. */
export type Why = (seat: Seat, actions: readonly string[]) => Promise<readonly (Refusal | null)[]>;

/** About how many actions is asked at once. */
const MOST_ASKED = 64;
/** How many reasons are told. */
const MOST_TOLD = 2;

/** The reasons that most of the actions have in common, as sentences. */
export function reasonsOf(refusals: readonly (Refusal | null)[], words: Words): string[] {
  const counts = new Map<string, number>();
  for (const refusal of refusals) {
    // That something else is asked is no reason: it is on the table.
    if (!refusal || refusal.key?.endsWith('-not-asked')) continue;
    const said = tell(refusal, words);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_TOLD)
    .map(([said]) => said);
}

/** What is told about actions that are not offered. Without an answer nothing is: it is only an explanation. */
export async function askWhy(why: Why, seat: Seat, actions: readonly string[], words: Words): Promise<string[]> {
  if (!actions.length) return [];
  const refusals = await why(seat, actions.slice(0, MOST_ASKED)).catch(() => []);
  return reasonsOf(refusals, words);
}
