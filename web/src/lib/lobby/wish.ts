/** What one wishes for before a table is opened. */

import type { Game, NewSeat, NewTable, Settings } from '$lib/api/types';

export type SeatKind = 'you' | 'bot' | 'open' | 'hotseat';

export interface SeatWish {
  kind: SeatKind;
  level: string;
  /** What somebody is called who plays at this screen. */
  name: string;
}

/** Time to think: for every move, or for the whole game. */
export interface ClockWish {
  per: 'move' | 'game';
  seconds: number;
}

/** The clocks to choose from, in seconds; the first is what one gets by asking for a clock. */
export const CLOCKS: Readonly<Record<ClockWish['per'], readonly number[]>> = {
  move: [180, 60, 86_400],
  game: [1800, 900, 3600],
};

export interface Wish {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  /** Nothing for no clock. */
  clock: ClockWish | null;
}

/** The level that bots have unless one chooses: one that a newcomer can beat. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes('apprentice') ? 'apprentice' : (levels.at(-1) ?? 'random');
}

/** Me against two bots, or as many as the game takes. */
export function quickWish(game: Game, levels: readonly string[]): Wish {
  const players = Math.min(game.players.max, Math.max(game.players.min, 3));
  const level = usualLevel(levels);
  const seats = Array.from({ length: players }, (_, i): SeatWish => ({
    kind: i === 0 ? 'you' : 'bot',
    level,
    name: '',
  }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game: game.game, seats, options, clock: null };
}

/** The same wish for so many players; new seats are like the last one. */
export function withPlayers(wish: Wish, players: number, level: string): Wish {
  const seats = wish.seats.slice(0, players);
  while (seats.length < players) seats.push({ kind: 'bot', level, name: '' });
  return { ...wish, seats };
}

function seatOf(seat: SeatWish): NewSeat {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  return { kind: seat.kind === 'open' ? 'open' : 'you' };
}

/** The request; options that are as usual are not named. */
export function request(wish: Wish, game: Game): NewTable {
  const settings: Settings = { players: wish.seats.length };
  for (const option of game.options) {
    const value = wish.options[option.name];
    if (value !== undefined && value !== option.default) settings[option.name] = value;
  }
  return { game: wish.game, settings, seats: wish.seats.map(seatOf), clock: clockOf(wish.clock) };
}

function clockOf(wish: ClockWish | null): NewTable['clock'] {
  if (!wish) return undefined;
  return wish.per === 'move' ? { per_move_s: wish.seconds } : { total_s: wish.seconds };
}

/** The names given to those who share the screen, by seat. */
export function hotseatsOf(wish: Wish): Record<string, string> {
  const given = wish.seats.map((seat, i) => ['ABCDE'.charAt(i), seat.kind === 'hotseat' ? seat.name : '']);
  return Object.fromEntries(given);
}
