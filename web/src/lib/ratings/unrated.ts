/** Why a table cannot be rated: said before the server has to. */

import type { Game } from '$lib/api/types';
import { entryOf } from '$lib/games';
import type { Wish } from '$lib/lobby/wish';

/** The bots that stand on the scale. */
const RANKS = ['apprentice', 'journeyman', 'master'];

export type Unrated = 'people' | 'hotseat' | 'options' | 'bot';

/** The reason; nothing where the table can be rated. */
export function unrated(wish: Wish, game: Game): Unrated | null {
  const of = (kind: string) => wish.seats.filter((seat) => seat.kind === kind).length;
  if (wish.place !== 'server') return 'people';
  if (of('hotseat') > 0 || of('you') > 1) return 'hotseat';
  if (of('you') + of('open') < 2) return 'people';
  if (wish.seats.some((seat) => seat.kind === 'bot' && !RANKS.includes(seat.level))) return 'bot';
  const edition = entryOf(game.game)?.edition?.option;
  const differs = (name: string, usual: string) => (wish.options[name] ?? usual) !== usual && name !== edition;
  return game.options.some((option) => differs(option.name, option.default)) ? 'options' : null;
}
