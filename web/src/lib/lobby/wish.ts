/** What one wishes for before a table is opened. */

import type { Clock } from '$generated/api';
import type { Place } from '$lib/api/names';
import type { Game, GameOption, NewSeat, NewTable, Possible, Settings } from '$lib/api/types';
import { entryOf } from '$lib/games';
import { unrated } from '$lib/ratings/unrated';
import type { Language } from '$lib/words';

export type SeatKind = 'you' | 'bot' | 'open' | 'hotseat';

export interface SeatWish {
  kind: SeatKind;
  level: string;
  /** What somebody is called who plays at this screen. */
  name: string;
}

/** Time to think: for every move, for the whole game, or over days for every move or for the whole game. */
export interface ClockWish {
  per: 'move' | 'game' | 'turn' | 'days';
  seconds: number;
  /** Over days: whether Saturdays and Sundays do not count. */
  weekendsOff?: boolean;
}

/** The clocks to choose from, in seconds; the first is what one gets by asking for a clock. */
export const CLOCKS: Readonly<Record<ClockWish['per'], readonly number[]>> = {
  move: [180, 60],
  game: [1800, 900, 3600],
  turn: [86_400, 28_800, 259_200, 604_800],
  days: [864_000, 432_000, 1_728_000],
};

/** Whether a game by such a clock goes on over days. */
export const overDays = (per: ClockWish['per']): boolean => per === 'turn' || per === 'days';

/** To whom a table is listed. */
export interface PublicWish {
  /** `everybody`, `met`, or `club:` and which one. */
  who: string;
  /** The language in which people talk there. */
  language: Language;
}

export interface Wish {
  game: string;
  /** Who keeps the table. */
  place: Place;
  seats: SeatWish[];
  options: Record<string, string>;
  /** Nothing for no clock. */
  clock: ClockWish | null;
  /** Whether nobody is told what a master would do, nor what they can expect. */
  noHints: boolean;
  /** Nothing for a table that only those find who have its link. */
  public: PublicWish | null;
  /** Whether it counts for ratings. */
  rated?: boolean;
  /** Whether the game ends when somebody leaves, instead of a bot playing on for them. */
  noSteward?: boolean;
}

/** The level that bots have unless one chooses: one that a newcomer can beat. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes('apprentice') ? 'apprentice' : (levels.at(-1) ?? 'random');
}

/** Me against two bots, or as many as the game takes, by the rulebook of the reader's language. */
export function quickWish(game: Game, levels: readonly string[], language: Language, place: Place = 'server'): Wish {
  const players = Math.min(game.players.max, Math.max(game.players.min, 3));
  const level = usualLevel(levels);
  const seats = Array.from({ length: players }, (_, i): SeatWish => ({
    kind: i === 0 ? 'you' : 'bot',
    level,
    name: '',
  }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const edition = entryOf(game.game)?.edition;
  if (edition && edition.option in options) options[edition.option] = edition.of[language];
  return { game: game.game, place, seats, options, clock: null, noHints: false, public: null };
}

/** The same wish for so many players; new seats are like the last one. */
export function withPlayers(wish: Wish, players: number, level: string): Wish {
  const seats = wish.seats.slice(0, players);
  const kind = wish.public ? 'open' : 'bot';
  while (seats.length < players) seats.push({ kind, level, name: '' });
  return { ...wish, seats };
}

/** The same table kept elsewhere; nobody else can come to a device, so bots sit where somebody was awaited. */
export function withPlace(wish: Wish, place: Place): Wish {
  const seats = wish.seats.map((seat): SeatWish => (seat.kind === 'open' ? { ...seat, kind: 'bot' } : seat));
  return place === 'device' ? { ...wish, place, seats, public: null } : { ...wish, place };
}

/** The options that people choose by taste, and those that only owners of rulebooks ask for. */
export function arranged(game: Game): { usual: GameOption[]; details: GameOption[] } {
  const { usual = [], edition } = entryOf(game.game) ?? {};
  const first = usual.flatMap((name) => game.options.filter((option) => option.name === name));
  const rest = game.options.filter((option) => !usual.includes(option.name));
  // Which rulebook is followed decides about the other details.
  const details = rest.toSorted(
    (one, other) => Number(other.name === edition?.option) - Number(one.name === edition?.option),
  );
  return { usual: first, details };
}

/** The number of players and every option. */
export function settingsOf(wish: Wish): Settings {
  return { players: wish.seats.length, ...wish.options };
}

/** The same bots, all of one rank. */
export function withLevel(wish: Wish, level: string): Wish {
  return { ...wish, seats: wish.seats.map((seat) => ({ ...seat, level })) };
}

/** The wish with what is possible in place of what is not; the very same where nothing changes. */
export function possibleWish(wish: Wish, possible: Possible): Wish {
  const changed = possible.options.flatMap(({ name, values }) => {
    const chosen = wish.options[name];
    const [first] = values;
    return chosen === undefined || first === undefined || values.includes(chosen) ? [] : [[name, first] as const];
  });
  return changed.length === 0 ? wish : { ...wish, options: { ...wish.options, ...Object.fromEntries(changed) } };
}

function seatOf(seat: SeatWish): NewSeat {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  return { kind: seat.kind === 'open' ? 'open' : 'you' };
}

/** Whether a game can go on without one of its people: two others are left, and it does not count. */
export function mayLackSomebody(wish: Wish): boolean {
  const people = wish.seats.filter((seat) => seat.kind !== 'bot').length;
  return wish.seats.length > 2 && people > 1 && !wish.rated;
}

/** The request; options that are as usual are not named. */
export function request(wish: Wish, game: Game): NewTable {
  const settings: Settings = { players: wish.seats.length };
  for (const option of game.options) {
    const value = wish.options[option.name];
    if (value !== undefined && value !== option.default) settings[option.name] = value;
  }
  const { game: name, noHints } = wish;
  const table = {
    game: name,
    settings,
    seats: wish.seats.map(seatOf),
    clock: wish.clock ? clockOf(wish.clock) : undefined,
  };
  const counts = wish.rated && unrated(wish, game) === null;
  return {
    ...table,
    ...(wish.public && { public: publicOf(wish.public) }),
    ...(noHints && { no_hints: true }),
    ...(counts && { rated: true }),
    ...(wish.noSteward && mayLackSomebody(wish) && { no_steward: true }),
  };
}

function publicOf({ who, language }: PublicWish): NewTable['public'] {
  const [, club] = /^club:(.+)$/.exec(who) ?? [];
  if (club) return { who: { kind: 'club', club }, language };
  return { who: { kind: who === 'met' ? 'met' : 'everybody' }, language };
}

export function clockOf({ per, seconds, weekendsOff: weekends_off = false }: ClockWish): Clock {
  if (per === 'turn') return { turn: { move_s: seconds, weekends_off } };
  if (per === 'days') return { days: { total_s: seconds, weekends_off } };
  return per === 'move' ? { per_move_s: seconds } : { total_s: seconds };
}

/** The clock of a table as one would have wished for it. */
export function wishOf(clock: Clock): ClockWish {
  if ('turn' in clock)
    return { per: 'turn', seconds: clock.turn.move_s, weekendsOff: clock.turn.weekends_off ?? false };
  if ('days' in clock)
    return { per: 'days', seconds: clock.days.total_s, weekendsOff: clock.days.weekends_off ?? false };
  if ('per_move_s' in clock) return { per: 'move', seconds: clock.per_move_s };
  return { per: 'game', seconds: clock.total_s };
}

/** The names given to those who share the screen, by seat. */
export function hotseatsOf(wish: Wish): Record<string, string> {
  const given = wish.seats.map((seat, i) => ['ABCDE'.charAt(i), seat.kind === 'hotseat' ? seat.name : '']);
  return Object.fromEntries(given);
}
