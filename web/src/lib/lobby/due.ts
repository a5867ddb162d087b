/** How long there is and until when, in words. */

import type { TableSummary } from '$lib/api/types';
import { speech, t } from '$lib/i18n.svelte';
import { wishOf } from './wish';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 d 1 h`, `22 h 50 min`, `12 min`. */
export function lasting(ms: number): string {
  const parts: [string, number][] =
    ms >= DAY
      ? [
          ['web-days', Math.floor(ms / DAY)],
          ['web-hours', Math.floor((ms % DAY) / HOUR)],
        ]
      : ms >= HOUR
        ? [
            ['web-hours', Math.floor(ms / HOUR)],
            ['web-min', Math.floor((ms % HOUR) / MINUTE)],
          ]
        : [['web-min', Math.floor(ms / MINUTE)]];
  return parts.map(([key, count]) => t(key, { count })).join(' ');
}

/** `18:40` today, `Mon 15:20` within a week, a date after that; in one's own time. */
export function dated(at: number, now = Date.now()): string {
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions =
    at - now < 6 * DAY ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(speech.language, { ...(today ? {} : day), ...time, hour12: false }).format(at);
}

export interface Due {
  /** What is left of what there was, in hundredths. */
  share: number;
  /** Less than a quarter is left. */
  soon: boolean;
  left: string;
  until: string;
}

/** The time of a table; nothing where nobody is hurried. */
export function dueOf({ clock, left }: TableSummary, now = Date.now()): Due | null {
  if (!clock || !left) return null;
  const { seconds, weekendsOff: off } = wishOf(clock);
  const share = Math.min(100, Math.max(0, (left.left_ms / (seconds * 1000)) * 100));
  const until = left.until ? t(off ? 'web-until-weekend' : 'web-until', { date: dated(left.until) }) : '';
  const away = left.rests && left.away && left.away.from <= now;
  const rests = left.rests ? t(away ? 'web-away-until' : 'web-rests', { date: dated(left.rests) }) : '';
  return { share, soon: share < 25, left: left.up ? t('web-clock-up') : lasting(left.left_ms), until: rests || until };
}
