/** When something was, in words. */

import { speech } from '$lib/i18n.svelte';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago; what is known to the hour is not told by the second. */
export function ago(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, ms]) => past >= ms) ?? ['minute', MINUTE];
  return words.format(-Math.floor(past / length), unit);
}

export function onDay(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'long' }).format(at);
}
