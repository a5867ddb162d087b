/** How fast a table is played, and how that is said. */

import type { Clock } from '$generated/api';
import { speech, t } from '$lib/i18n.svelte';
import { overDays, wishOf, type ClockWish } from '$lib/lobby/wish';
import type { Pace } from './api';

type Listed = Clock | null | undefined;

export function paceOf(clock: Listed): Pace | null {
  if (!clock) return null;
  return overDays(wishOf(clock).per) ? 'turns' : 'live';
}

/** `24 h`, `30 min`. */
function timeWords(seconds: number): string {
  const known = seconds === 86_400 ? 'finding-24h' : `web-clock-${seconds}`;
  return speech.words.has(known) ? t(known) : t('web-seconds', { count: seconds });
}

/** `24 h a move, weekends off`; `30 min for the game`; `no clock`. */
export function clockWords(clock: Listed): string {
  return wishedClock(clock ? wishOf(clock) : null);
}

/** The same of a table that is only wished for. */
export function wishedClock(clock: ClockWish | null): string {
  if (!clock) return t('finding-no-clock');
  const { per, seconds, weekendsOff } = clock;
  const whole = per === 'game' || per === 'days';
  const time = t(whole ? 'finding-a-game' : 'finding-a-move', { time: timeWords(seconds) });
  return weekendsOff ? t('finding-and-weekends', { time }) : time;
}
