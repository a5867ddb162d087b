/** What the players are called. A seat without a name of its own is called after its letter. */

import type { SeatState } from './api/types';
import { t } from './i18n.svelte';
import type { Names } from './words';

type Named = Pick<SeatState, 'seat' | 'kind' | 'name'>;

function nameOf({ seat, kind, name }: Named): string {
  if (name) return name;
  if (kind === 'bot') return t('name-bot', { seat });
  return kind === 'open' ? t('web-open-seat') : t('name-player', { seat });
}

/** Two players with the same name, as in a hot-seat game, carry their letters. */
export function namesOf(seats: readonly Named[]): Names {
  const plain = seats.map(nameOf);
  const twice = (name: string) => plain.filter((other) => other === name).length > 1;
  return Object.fromEntries(
    seats.map(({ seat }, i) => {
      const name = plain[i] ?? seat;
      return [seat, twice(name) ? `${name} ${seat}` : name];
    }),
  );
}
