/** How tournaments are told in words and numbers. */

import type { TournamentBreak, TournamentCard, TournamentPlayer } from '$generated/api';
import { dashed } from '$lib/dashed';
import { clockWords } from '$lib/finding/clocks';
import { speech, t } from '$lib/i18n.svelte';
import { personName } from '$lib/names.svelte';

/** `2`, `1.5`, `0.33`, as the reader writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(speech.language, { maximumFractionDigits: 2 }).format(value);
}

/** A tie-break: points, victories, or a share of all points. */
export function measure({ by, value }: TournamentBreak): string {
  if (value === undefined || value === null) return '–';
  if (by !== 'share') return number(value);
  return new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 1 }).format(value);
}

export function entrant(player: TournamentPlayer | undefined): string {
  return player?.name ? personName(player.name) : t('tournaments-gone');
}

/** How long a round may take. */
export function roundTime(hours: number): string {
  if (hours % 24 === 0) return t('tournaments-round-time', { days: hours / 24 });
  return t('tournaments-round-hours', { hours });
}

/** `Swiss, tables of 3 · 24 h a move · 7 days a round · rated`. */
export function about(card: TournamentCard): string {
  const format = t(`tournaments-format-${dashed(card.format)}`);
  const kind = card.format === 'series' ? format : `${format}, ${t('tournaments-tables-of', { count: card.size })}`;
  const counts = t(card.rated ? 'tournaments-rated' : 'tournaments-friendly');
  return [kind, clockWords(card.clock), roundTime(card.round_h), counts].join(' · ');
}

/** `4 players`, or how many of those who may. */
export function howMany({ stage, players, most }: TournamentCard): string {
  return stage === 'open'
    ? t('tournaments-players-of', { count: players, most })
    : t('tournaments-players', { count: players });
}
