/** The quiet line under the question: what is played, how far it is, who leads and who looks on. */

import type { Snapshot } from '$lib/api/types';
import { t } from '$lib/i18n.svelte';
import type { Names } from '$lib/words';
import { leadOf } from './lead';

export function aboutOf(now: Snapshot, names: Names, title: string): string {
  const lead = now.state === 'running' ? leadOf(now.standings) : null;
  const leads =
    lead &&
    t('web-leads', {
      count: lead.seats.length,
      by: lead.by,
      names: lead.seats.map((seat) => names[seat]).join(', '),
    });
  const watching = now.kind === 'game' && !now.seats.some((seat) => seat.you) ? t('web-watching') : null;
  const watchers = now.spectators > 0 ? t('web-spectators', { count: now.spectators }) : null;
  return [watching, title, t('web-moves', { count: now.move }), leads, watchers].filter((part) => part).join(' · ');
}
