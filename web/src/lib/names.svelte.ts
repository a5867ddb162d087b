/** What the players are called. A seat without a name of its own is called after its letter. */

import type { SeatState } from './api/types';
import { t } from './i18n.svelte';
import type { Names } from './words';

type Named = Pick<SeatState, 'seat' | 'kind' | 'name'> & { you?: boolean; resigned?: boolean };

/** Whoever has not said a name, in every language: their readers call them so in their own. */
const NAMELESS: ReadonlySet<string> = new Set(['Guest', 'Gość', 'Гость']);

/** A person's name as it is shown to this reader. */
export function personName(name: string): string {
  return NAMELESS.has(name) ? t('web-guest') : name;
}

/** How a record calls a bot; its rank is told elsewhere. */
const RECORDED = 'bot:';

function nameOf({ seat, kind, name, resigned }: Named): string {
  // Whoever wants to be forgotten has left their games as well.
  if (!name && kind === 'human' && resigned) return t('web-left');
  if (name && !name.startsWith(RECORDED)) return personName(name);
  if (kind === 'bot') return t('name-bot', { seat });
  return kind === 'open' ? t('web-open-seat') : t('name-player', { seat });
}

/**
 * The names of a table; `own` are those given to seats that share this screen. Two players with
 * the same name carry their letters.
 */
export function namesOf(seats: readonly Named[], own: Names = {}): Names {
  const mine = seats.filter((seat) => seat.you).map(({ seat }) => seat);
  // One guest on several seats is one person on the first of them; the others are somebody else.
  const unnamed = (seat: Named) => (mine.indexOf(seat.seat) > 0 ? t('name-player', { seat: seat.seat }) : nameOf(seat));
  const plain = seats.map((seat) => (seat.you && own[seat.seat]) || unnamed(seat));
  const twice = (name: string) => plain.filter((other) => other === name).length > 1;
  return Object.fromEntries(
    seats.map(({ seat }, i) => {
      const name = plain[i] ?? seat;
      return [seat, twice(name) ? `${name} ${seat}` : name];
    }),
  );
}
