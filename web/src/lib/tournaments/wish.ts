/** What one wishes for before a tournament is founded. */

import type { NewTournament } from '$generated/api';
import type { Game } from '$lib/api/types';
import { CLOCKS, type ClockWish } from '$lib/lobby/wish';

export type Format = NewTournament['format'];

export interface TournamentWish {
  name: string;
  game: string;
  options: Record<string, string>;
  format: Format;
  size: number;
  /** Of a round-robin, how often everybody meets. */
  rounds: number;
  clock: ClockWish;
  roundHours: number;
  rated: boolean;
  /** `open`, `invitation`, or `club:` and which one. */
  who: string;
  most: number;
}

export const FORMATS: readonly Format[] = ['swiss', 'round_robin', 'series'];

/** Over days or at one sitting, each with the lengths of rounds that go with it, in hours; the first is usual. */
export const ROUND_HOURS: Readonly<Record<'turn' | 'game', readonly number[]>> = {
  turn: [336, 72, 168, 720],
  game: [24, 4, 72, 168],
};

/** How many rounds can be chosen. */
export function roundsOf(format: Format): readonly number[] {
  return format === 'round_robin' ? [1, 2] : format === 'series' ? [3, 5, 7, 10] : [3, 4, 5, 6, 7];
}

/** How many can sit at a table of a game. */
export function sizesOf(game: Game): number[] {
  return game.players.all.filter((count) => count >= 2 && count <= 5);
}

export function usualWish(game: Game, options: Record<string, string>): TournamentWish {
  const sizes = sizesOf(game);
  return {
    name: '',
    game: game.game,
    options,
    format: 'swiss',
    size: sizes.includes(2) ? 2 : (sizes[0] ?? 2),
    rounds: 3,
    clock: { per: 'turn', seconds: CLOCKS.turn[0] ?? 86_400, weekendsOff: true },
    roundHours: ROUND_HOURS.turn[0] ?? 168,
    rated: false,
    who: 'open',
    most: 16,
  };
}

/** The same wish played another way, with rounds that it can have. */
export function withFormat(wish: TournamentWish, format: Format): TournamentWish {
  const rounds = roundsOf(format);
  return { ...wish, format, rounds: rounds.includes(wish.rounds) ? wish.rounds : (rounds[0] ?? 1) };
}

/** The same wish with another clock, and rounds that last accordingly. */
export function withPace(wish: TournamentWish, per: 'turn' | 'game'): TournamentWish {
  const seconds = CLOCKS[per][0] ?? 3600;
  const clock: ClockWish = per === 'turn' ? { per, seconds, weekendsOff: true } : { per, seconds };
  return { ...wish, clock, roundHours: ROUND_HOURS[per][0] ?? 24 };
}

/** Whether all options are the usual ones, but for the printing of the rulebook. */
export function isUsual(wish: TournamentWish, game: Game): boolean {
  const printings = ['edition', 'landscape_supply'];
  return game.options.every(
    ({ name, default: usual }) => printings.includes(name) || (wish.options[name] ?? usual) === usual,
  );
}

/** The request; options that are as usual are not named. */
export function request(wish: TournamentWish, game: Game): NewTournament {
  const settings: Record<string, string> = {};
  for (const { name, default: usual } of game.options) {
    const value = wish.options[name];
    if (value !== undefined && value !== usual) settings[name] = value;
  }
  const [, club] = /^club:(.+)$/.exec(wish.who) ?? [];
  const { seconds, weekendsOff } = wish.clock;
  return {
    name: wish.name.trim(),
    admission: club ? { kind: 'club', club } : { kind: wish.who === 'invitation' ? 'invitation' : 'open' },
    game: wish.game,
    settings,
    format: wish.format,
    size: wish.size,
    rounds: wish.rounds,
    clock:
      wish.clock.per === 'turn'
        ? { turn: { move_s: seconds, weekends_off: weekendsOff ?? false } }
        : { total_s: seconds },
    round_h: wish.roundHours,
    rated: wish.rated && isUsual(wish, game),
    ...(wish.format !== 'series' && { most: Math.max(wish.most, wish.size) }),
  };
}
