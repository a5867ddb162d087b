/** That somebody is away, or will be. */

import type { Clock } from '$lib/api/types';
import { speech, t } from '$lib/i18n.svelte';

/** Until when while they are, from when to when before; in days of the reader. */
export function awayWords({ from, until }: NonNullable<Clock['away']>, now = Date.now()): string {
  const day = new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'short' });
  // They are back when the last day is over.
  const [first, last] = [day.format(from), day.format(until - 1)];
  if (from <= now) return t('web-away-now', { last });
  return first === last ? t('web-away-day', { first }) : t('web-away-soon', { first, last });
}
