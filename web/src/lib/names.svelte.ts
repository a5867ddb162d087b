/** What the players are called. A seat without a name of its own is called after its letter. */

import type { SeatState } from './api/types';
import { t } from './i18n.svelte';
import type { Names } from './words';

type Named = Pick<SeatState, 'seat' | 'kind' | 'name'> & { you?: boolean };

function nameOf({ seat, kind, name }: Named): string {
  if (name) return name;
  if (kind === 'bot') return t('name-bot', { seat });
  return kind === 'open' ? t('web-open-seat') : t('name-player', { seat });
}

/**
 * The names of a table; `own` are those given to seats that share this screen. Two players with
 * the same name carry their letters.
 */
export function namesOf(seats: readonly Named[], own: Names = {}): Names {
  const plain = seats.map((seat) => (seat.you && own[seat.seat]) || nameOf(seat));
  const twice = (name: string) => plain.filter((other) => other === name).length > 1;
  return Object.fromEntries(
    seats.map(({ seat }, i) => {
      const name = plain[i] ?? seat;
      return [seat, twice(name) ? `${name} ${seat}` : name];
    }),
  );
}
