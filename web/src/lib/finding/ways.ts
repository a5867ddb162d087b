/**
 * The three ways to play: against bots, with friends, publicly. Which one a wish is, follows from it; choosing one
 * fills in what is usual for it, and what was used last.
 */

import { recall, remember } from '$lib/memory';
import { CLOCKS, type ClockWish, type SeatWish, type Wish } from '$lib/lobby/wish';
import type { Language } from '$lib/words';

export const WAYS = ['bots', 'friends', 'public'] as const;
export type Way = (typeof WAYS)[number];

export function wayOf(wish: Wish): Way {
  if (wish.public) return 'public';
  return wish.seats.some((seat) => seat.kind === 'open') ? 'friends' : 'bots';
}

/** What of a table is the default for the next one of its way. */
interface Habit {
  players?: number;
  clock?: ClockWish | null;
  who?: string;
}

const kept = (game: string, way: Way) => `way.${way}.${game}`;

function habitOf(game: string, way: Way): Habit {
  try {
    return (JSON.parse(recall(kept(game, way)) ?? '{}') as Habit | null) ?? {};
  } catch {
    return {};
  }
}

export function keepHabit(wish: Wish): void {
  const habit: Habit = { players: wish.seats.length, clock: wish.clock };
  // A club may be gone by the next time.
  if (wish.public && !wish.public.who.startsWith('club:')) habit.who = wish.public.who;
  remember(kept(wish.game, wayOf(wish)), JSON.stringify(habit));
}

const OVER_DAYS: ClockWish = { per: 'turn', seconds: CLOCKS.turn[0] ?? 0, weekendsOff: true };

/** The same table the other way. What was chosen by hand stays where it makes sense. */
export function withWay(wish: Wish, way: Way, touched: { clock: boolean }, language: Language): Wish {
  const habit = habitOf(wish.game, way);
  const other = (seat: SeatWish, i: number): SeatWish => {
    if (i === 0 && seat.kind !== 'you') return { ...seat, kind: 'you' };
    if (seat.kind === 'you' || (seat.kind === 'hotseat' && way === 'bots')) return seat;
    return { ...seat, kind: way === 'bots' ? 'bot' : 'open' };
  };
  const usual = way === 'bots' ? null : OVER_DAYS;
  return {
    ...wish,
    // Nobody else comes to a device.
    place: way === 'bots' ? wish.place : 'server',
    seats: wish.seats.map(other),
    clock: touched.clock ? wish.clock : habit.clock === undefined ? usual : habit.clock,
    public: way === 'public' ? (wish.public ?? { who: habit.who ?? 'everybody', language }) : null,
  };
}

/** How many play at the next table of this way, where one has played such a game so before. */
export function usualPlayers(game: string, way: Way): number | undefined {
  return habitOf(game, way).players;
}
