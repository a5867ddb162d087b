/** The quiet line under the question: who leads, what is played, how far it is and who looks on. */

import type { RoundShown, Snapshot } from '$lib/api/types';
import { t } from '$lib/i18n.svelte';
import type { Names } from '$lib/words';
import { leadOf } from './lead';

export interface About {
  text: string;
  /** Who leads, and by how much; nothing while all have the same. */
  leads: string | null;
  /** The round of a tournament that it belongs to. */
  round: RoundShown | null;
}

export function aboutOf(now: Snapshot, names: Names, title: string): About {
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
  const text = [watching, title, t('web-moves', { count: now.moves }), watchers].filter((part) => part).join(' · ');
  return { text, leads, round: now.round ?? null };
}
