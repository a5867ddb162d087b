/** What the events of the last lines mean for the drawing: pure, so that any position can be shown. */

import type { Line, Seat } from '$lib/api/types';
import { eventsOf, gainsOf } from '$lib/drawn/events';
import type { Motion as AnyMotion } from '$lib/drawn/motion';
import { tincture } from '$lib/shields';
import type { BurgundyEvent, BurgundyView, DepotSpace, Good, Tile } from './types';

function happened(lines: readonly Line[]): BurgundyEvent[] {
  return lines.flatMap((line) => eventsOf<BurgundyEvent>(line.events));
}

/** The name of a place on the table, as elements carry it in `data-at`. */
export const place = {
  depot: (space: DepotSpace) => `depot:${space}`,
  goods: (depot: number) => `goods:${depot}`,
  slot: (seat: Seat, slot: number) => `slot:${seat}:${slot}`,
  storage: (seat: Seat) => `storage:${seat}`,
  space: (seat: Seat, space: number) => `space:${seat}:${space}`,
  stock: (seat: Seat) => `stock:${seat}`,
  sold: (seat: Seat) => `sold:${seat}`,
  die: (seat: Seat, index: number) => `die:${seat}:${index}`,
  points: (seat: Seat) => `points:${seat}`,
  silver: (seat: Seat) => `silver:${seat}`,
  workers: (seat: Seat) => `workers:${seat}`,
  white: () => 'white',
  track: (seat: Seat) => `track:${seat}`,
  trackSpace: (space: number) => `track-space:${space}`,
  bonus: (ground: string) => `bonus:${ground}`,
};

/** The places that events speak of, to be shown while a line of the log is pointed at. */
export function placesOf(events: readonly unknown[]): Set<string> {
  const places = new Set<string>();
  for (const event of eventsOf<BurgundyEvent>(events)) {
    const { seat, at, from, depot } = event;
    if (seat !== undefined && typeof at === 'number') places.add(place.space(seat, at));
    if (typeof at === 'string') places.add(place.depot(at));
    if (from !== undefined) places.add(place.depot(from));
    if (depot !== undefined) places.add(place.goods(depot));
    if (seat === undefined) continue;
    if (event.castle !== undefined) places.add(place.space(seat, event.castle));
    if (event.event === 'took' || event.event === 'bought') places.add(place.storage(seat));
    if (event.event === 'sold') places.add(place.sold(seat));
    if (event.event === 'loaded') places.add(place.stock(seat));
    if (event.event === 'marker_moved') places.add(place.track(seat));
    if (event.event === 'rolled') [0, 1].forEach((index) => places.add(place.die(seat, index)));
    if (event.points) places.add(place.points(seat));
    if (event.workers) places.add(place.workers(seat));
    if (event.silver) places.add(place.silver(seat));
  }
  return places;
}

/** The tiles that every player placed in their latest turn. */
export function freshSpaces(lines: readonly Line[]): Set<string> {
  const fresh = new Set<string>();
  const done = new Set<Seat>();
  for (const event of happened(lines).toReversed()) {
    const { seat } = event;
    if (seat === undefined || done.has(seat)) continue;
    if (event.event === 'turn_began') done.add(seat);
    if (event.event === 'placed' && typeof event.at === 'number') fresh.add(place.space(seat, event.at));
  }
  return fresh;
}

/** The depot to which the white die of this round sent goods. */
export function freshDepot(lines: readonly Line[]): number | null {
  const last = happened(lines).findLast((event) => event.event === 'good_placed' || event.event === 'round_began');
  return last?.event === 'good_placed' ? (last.depot ?? null) : null;
}

/** What travels: a tile, a good, or a symbol of the sheet. */
export type Piece = { tile: Tile } | { good: Good } | { icon: string };
export type Motion = AnyMotion<Piece, Reason>;

/** Why points rise: a message key with its arguments. */
export interface Reason {
  key: string;
  region?: string;
  ground?: string;
}

/** Where a tile lies in storage after what happened; else the storage as a whole. */
function stored(view: BurgundyView, seat: Seat, tile: Tile): string[] {
  const storage: readonly (Tile | null)[] = view.estates.find((estate) => estate.seat === seat)?.storage ?? [];
  const slot = storage.lastIndexOf(tile) + 1;
  return slot ? [place.slot(seat, slot), place.storage(seat)] : [place.storage(seat)];
}

function rise(event: BurgundyEvent, at: string[], reason: Reason): Motion[] {
  const points = (event.points ?? 0) + (event.phase_points ?? 0);
  return points ? [{ kind: 'rise', at, points, reason }] : [];
}

/** How silver and workers change. */
function changes(line: Line): Motion[] {
  return gainsOf(line).flatMap(({ seat, of, by }): Motion[] =>
    of === 'silver' || of === 'workers'
      ? [{ kind: 'change', at: [place[of](seat)], by, icon: of === 'silver' ? 'silver' : 'worker' }]
      : [],
  );
}

/**
 * What one event moves; `view` is the position after all that happened, `last` the space of the
 * tile just placed, `loaded` the depots that a ship takes goods from.
 */
function motionsOf(event: BurgundyEvent, view: BurgundyView, last: number | null, loaded: readonly string[]): Motion[] {
  const { seat, tile, good } = event;
  const estate = seat === undefined ? [] : [...(last === null ? [] : [place.space(seat, last)]), place.points(seat)];
  switch (event.event) {
    case 'rolled':
      return seat === undefined
        ? []
        : [
            { kind: 'roll', at: [place.die(seat, 0)] },
            { kind: 'roll', at: [place.die(seat, 1)] },
          ];
    case 'good_placed':
      if (!good || event.depot === undefined) return [];
      return [
        { kind: 'roll', at: [place.white()] },
        { kind: 'fly', piece: { good }, from: [place.white()], to: [place.goods(event.depot)] },
      ];
    case 'took':
    case 'bought':
      if (seat === undefined || !tile || !event.from) return [];
      return [
        { kind: 'fly', piece: { tile }, from: [place.depot(event.from)], to: stored(view, seat, tile), lands: true },
      ];
    case 'placed':
      if (seat === undefined || !tile || typeof event.at !== 'number') return [];
      return [
        { kind: 'fly', piece: { tile }, from: [place.storage(seat)], to: [place.space(seat, event.at)], lands: true },
      ];
    case 'loaded':
      if (seat === undefined || !good) return [];
      return [
        {
          kind: 'fly',
          piece: { good },
          from: loaded.map((depot) => place.goods(Number(depot))),
          to: [place.stock(seat)],
        },
      ];
    case 'sold':
      if (seat === undefined || !good) return [];
      return [
        { kind: 'fly', piece: { good }, from: [place.stock(seat)], to: [place.sold(seat), place.points(seat)] },
        ...rise(event, [place.points(seat)], { key: 'goods' }),
      ];
    case 'marker_moved':
      if (seat === undefined || event.to === undefined) return [];
      return [
        {
          kind: 'fly',
          piece: { icon: `shield-${tincture(seat)}` },
          from: [place.trackSpace(event.to - 1)],
          to: [place.track(seat)],
          lands: true,
        },
      ];
    case 'region_finished':
      return rise(event, typeof event.at === 'number' && seat ? [place.space(seat, event.at), ...estate] : estate, {
        key: 'region',
        region: event.ground ?? '',
      });
    case 'animals_counted':
      return rise(event, estate, { key: 'animals' });
    case 'bonus_tile':
      return rise(event, estate, { key: 'bonus', ground: event.ground ?? '' });
    case 'building_paid':
      return rise(event, estate, { key: 'building' });
    case 'final_points':
      return seat === undefined ? [] : rise(event, [place.points(seat)], { key: 'final' });
    default:
      return [];
  }
}

/** The motions of some lines, one group after the other; a group moves at once. */
export function motionsOfLines(lines: readonly Line[], view: BurgundyView): Motion[][] {
  return lines
    .map((line) => {
      let last: number | null = null;
      const [verb, ...depots] = line.action?.split(' ') ?? [];
      const loaded = verb === 'load' ? depots : [];
      const moved = eventsOf<BurgundyEvent>(line.events).flatMap((event) => {
        if (event.event === 'placed' && typeof event.at === 'number') last = event.at;
        return motionsOf(event, view, last, loaded);
      });
      return [...moved, ...changes(line)];
    })
    .filter((group) => group.length > 0);
}
