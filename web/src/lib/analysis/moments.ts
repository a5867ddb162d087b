/** The moments at which a game turned, as the list shows them. */

import type { Judged, Position, Seat, Study } from '$lib/api/types';

/** What a moment is: a decision of some grade, or what chance did. */
export type Kind = 'great' | 'slip' | 'mistake' | 'blunder' | 'luck';

export interface Turning {
  /** Before which move. */
  at: number;
  /** Whose decision or luck it was. */
  seat: Seat;
  kind: Kind;
  /** What it brought them, as a part of the victory; less than nothing where it cost. */
  swing: number;
  /** The decision, where it was one. */
  judged: Judged | null;
}

/** A position of the game, or of what would have been better there. */
export interface Shown extends Position {
  /** After how many decisions of the better turn. */
  line?: number;
}

/** So many are shown at first. */
export const FIRST = 8;

/**
 * All of them in the order of the game. Luck is told once: by whoever stands first in `sides`, else by whom it touched
 * most.
 */
export function turningsOf(study: Pick<Study, 'turnings' | 'decisions'>, sides: readonly Seat[]): Turning[] {
  const decisions = new Map(study.decisions.map((one) => [one.at, one]));
  const found: Turning[] = [];
  for (const { at, seat, swing, grade } of study.turnings) {
    const kind = (grade ?? 'luck') as Kind;
    const judged = grade ? (decisions.get(at) ?? null) : null;
    const told = kind === 'luck' ? found.findIndex((one) => one.at === at && one.kind === 'luck') : -1;
    const turning = { at, seat, kind, swing, judged };
    if (told < 0) found.push(turning);
    else if (isNearer(turning, found[told] as Turning, sides)) found[told] = turning;
  }
  return found;
}

function isNearer(one: Turning, other: Turning, sides: readonly Seat[]): boolean {
  const rank = ({ seat }: Turning) => (sides.includes(seat) ? sides.indexOf(seat) : sides.length);
  return rank(one) - rank(other) < 0 || (rank(one) === rank(other) && Math.abs(one.swing) > Math.abs(other.swing));
}

/** Those of some seats, or all of them where there is none. */
export function ofSeats(turnings: readonly Turning[], seats: readonly Seat[]): Turning[] {
  return turnings.filter(({ seat }) => seats.length === 0 || seats.includes(seat));
}

/** How much a moment weighs: what was found turned the game less than what was missed. */
const weight = ({ kind, swing }: Turning) => (kind === 'great' ? 0.5 : 1) * Math.abs(swing);

/** The most important of them, still in the order of the game. */
export function weightiest(turnings: readonly Turning[], most: number): Turning[] {
  const kept = new Set([...turnings].sort((one, other) => weight(other) - weight(one)).slice(0, most));
  return turnings.filter((one) => kept.has(one));
}

/** Whether two are the same moment; what was found later may say more about it. */
export const isSame = (one: Turning | null, other: Turning | null): boolean =>
  one !== null && other !== null && one.at === other.at && one.seat === other.seat && one.kind === other.kind;

/** Those that are listed, and the one that is open: an address may name any of them. */
export function including(listed: readonly Turning[], open: Turning | null, all: readonly Turning[]): Turning[] {
  if (!open || listed.some((one) => isSame(one, open))) return [...listed];
  return all.filter((one) => listed.includes(one) || isSame(one, open));
}

/** The one at a place in the game: what somebody decided there rather than what chance had just done. */
export function turningAt(turnings: readonly Turning[], at: number): Turning | null {
  const here = turnings.filter((one) => one.at === at);
  return here.find((one) => one.judged) ?? here[0] ?? null;
}

/** The next one before or after a place in the game. */
export function neighbour(turnings: readonly Turning[], at: number, step: -1 | 1): Turning | null {
  return (step > 0 ? turnings.find((one) => one.at > at) : turnings.findLast((one) => one.at < at)) ?? null;
}

/** A share as whole per cent, with its sign and a space that does not break. */
export function signed(share: number): string {
  const percent = Math.round(100 * share);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
}

/** Shares as whole per cent that sum up to 100: the largest remainders are rounded up. */
export function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, one) => sum + one, 0));
  const missing = total - whole.reduce((sum, one) => sum + one, 0);
  const order = exact.map((one, i) => ({ i, rest: one - Math.floor(one) })).sort((a, b) => b.rest - a.rest);
  for (const { i } of order.slice(0, Math.max(0, missing))) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}
