/** Dates, places and changes as they are read. */

import { speech } from '$lib/i18n.svelte';

const MINUS = '−';
const DAY = 86_400_000;

/** A change with its sign; nothing changed is a dash. */
export function signed(change: number | null | undefined): string {
  if (!change) return '–';
  return change > 0 ? `+${change}` : `${MINUS}${-change}`;
}

/** A month and its year as they stand after "since": a month that is named with a day has the case that is wanted there. */
export function sinceMonth(at: number): string {
  const parts = new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'long', year: 'numeric' });
  const named = (wanted: string) => parts.formatToParts(at).find(({ type }) => type === wanted)?.value ?? '';
  return `${named('month')} ${named('year')}`;
}

/** A day that the server names by its numbers, year first. */
export function dayNamed(day: string): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

export function shortDay(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'short' }).format(at);
}

/** Today, yesterday, a day of the week, or a date. */
export function lately(at: number, now = Date.now()): string {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto' }).format(-days, 'day');
  if (days < 7) return new Intl.DateTimeFormat(speech.language, { weekday: 'long' }).format(at);
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'short', year }).format(at);
}

const UNITS = [
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long something usually takes, in its largest unit. */
export function within(milliseconds: number): string {
  const [unit, length] = UNITS.find(([, ms]) => milliseconds >= ms) ?? ['minute', 60_000];
  const many = Math.max(1, Math.ceil(milliseconds / length));
  return new Intl.NumberFormat(speech.language, { style: 'unit', unit, unitDisplay: 'long' }).format(many);
}

/** A number with one digit behind the point at most. */
export function rounded(number: number): string {
  return new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(number);
}
