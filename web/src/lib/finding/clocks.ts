/** How fast a table is played, and how that is said. */

import type { Clock } from '$generated/api';
import { speech, t } from '$lib/i18n.svelte';
import type { ClockWish } from '$lib/lobby/wish';
import type { Pace } from './api';

type Listed = Clock | null | undefined;

export function paceOf(clock: Listed): Pace | null {
  if (!clock) return null;
  return 'turn' in clock ? 'turns' : 'live';
}

/** `24 h`, `30 min`. */
function timeWords(seconds: number): string {
  const known = seconds === 86_400 ? 'finding-24h' : `web-clock-${seconds}`;
  return speech.words.has(known) ? t(known) : t('web-seconds', { count: seconds });
}

/** `24 h a move, weekends off`; `30 min for the game`; `no clock`. */
export function clockWords(clock: Listed): string {
  if (!clock) return t('finding-no-clock');
  if ('turn' in clock) {
    const time = t('finding-a-move', { time: timeWords(clock.turn.move_s) });
    return clock.turn.weekends_off ? t('finding-and-weekends', { time }) : time;
  }
  if ('per_move_s' in clock) return t('finding-a-move', { time: timeWords(clock.per_move_s) });
  return t('finding-a-game', { time: timeWords(clock.total_s) });
}

/** The same of a table that is only wished for. */
export function wishedClock(clock: ClockWish | null): string {
  if (!clock) return clockWords(null);
  const { per, seconds } = clock;
  if (per === 'turn') return clockWords({ turn: { move_s: seconds, weekends_off: clock.weekendsOff ?? false } });
  return clockWords(per === 'move' ? { per_move_s: seconds } : { total_s: seconds });
}
