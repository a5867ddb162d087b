/** That somebody is away, or will be. */

import type { Clock } from '$lib/api/types';
import { speech, t } from '$lib/i18n.svelte';

/** `away until 3 Jan` while they are, `away from 24 Dec to 3 Jan` before. */
export function awayWords({ from, until }: NonNullable<Clock['away']>, now = Date.now()): string {
  const day = new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'short' });
  // They are back when the last day is over.
  const last = day.format(until - 1);
  return from <= now ? t('web-away-now', { last }) : t('web-away-soon', { first: day.format(from), last });
}
