/** What events mean for the drawing: what flies where, and what the log points at. */

import type { Line, Seat } from '$lib/api/types';
import { eventsOf, gainsOf } from '$lib/drawn/events';
import type { Motion as AnyMotion } from '$lib/drawn/motion';
import { tincture } from '$lib/shields';
import { followerIcon } from './symbols';
import { icon } from './telling';
import type { OrleansEvent, Space } from './types';

/** The name of a place on the table, as elements carry it in `data-at`. */
export const place = {
  space: (seat: Seat, space: Space) => `space:${seat}:${space}`,
  site: (seat: Seat, name: string) => `place:${seat}:${name}`,
  market: (seat: Seat) => `market:${seat}`,
  bag: (seat: Seat) => `bag:${seat}`,
  good: (seat: Seat, good: string) => `good:${seat}:${good}`,
  coins: (seat: Seat) => `coins:${seat}`,
  technology: (seat: Seat) => `technology:${seat}`,
  citizens: (seat: Seat) => `citizens:${seat}`,
  points: (seat: Seat) => `points:${seat}`,
  merchant: (seat: Seat) => `merchant:${seat}`,
  station: (seat: Seat, town: string) => `station:${seat}:${town}`,
  town: (town: string) => `town:${town}`,
  route: (route: number) => `route:${route}`,
  track: (kind: string) => `track:${kind}`,
  marker: (seat: Seat, track: string) => `marker:${seat}:${track}`,
  deed: (deed: string) => `deed:${deed}`,
  stock: (good: string) => `stock:${good}`,
  bank: () => 'bank',
  supply: () => 'technologies',
  stacks: () => 'stacks',
  event: () => 'event',
};

/** A piece on its way, or beside an explanation: a symbol of the sheet. */
export interface Piece {
  icon: string;
}
export type Motion = AnyMotion<Piece, string>;

const purse = (seat: Seat): string[] => [place.coins(seat), place.points(seat)];
const goods = (seat: Seat, good: string): string[] => [place.good(seat, good), place.points(seat)];
const board = (seat: Seat, ...places: string[]): string[] => [...places, place.points(seat)];

/** The places that events speak of, to be shown while a line of the log is pointed at. */
export function placesOf(events: readonly unknown[]): Set<string> {
  const places = new Set<string>();
  for (const event of eventsOf<OrleansEvent>(events)) {
    const { seat, space, town, route, deed, kind, good } = event;
    if (event.event === 'revealed') places.add(place.event());
    if (typeof route === 'number') places.add(place.route(route));
    if (deed) places.add(place.deed(deed));
    if (event.event === 'moved') {
      for (const end of [event.from, event.to]) if (typeof end === 'string') places.add(place.town(end));
      if (event.merchant) places.add(place.merchant(event.merchant));
    }
    if (town) places.add(place.town(town));
    if (seat === undefined) continue;
    if (space) places.add(place.space(seat, space));
    if (event.place) places.add(place.site(seat, event.place));
    if (event.event === 'tile_gained' && event.tile) places.add(place.site(seat, event.tile));
    if (event.event === 'advanced' && kind) places.add(place.marker(seat, kind));
    if (event.event === 'developed') places.add(place.marker(seat, 'development'));
    if (event.event === 'coins_gained' || event.event === 'coins_paid') places.add(place.coins(seat));
    if (good) places.add(place.good(seat, good));
    if (event.event === 'drawn' || event.event === 'stowed') places.add(place.market(seat));
    if (event.event === 'recruited') places.add(place.bag(seat));
    if (event.event === 'technology_gained') places.add(place.technology(seat));
    if (event.event === 'citizen_gained') places.add(place.citizens(seat));
  }
  return places;
}

/** What one event moves. */
export function motionsOf(event: OrleansEvent): Motion[] {
  const { seat } = event;
  if (event.event === 'revealed') return [{ kind: 'roll', at: [place.event()] }];
  if (seat === undefined) return [];
  const fly = (name: string, from: string[], to: string[], lands = false): Motion[] => [
    { kind: 'fly', piece: { icon: name }, from, to, lands },
  ];
  const who = event.follower ? followerIcon(event.follower, tincture(seat)) : `f-${event.kind ?? ''}`;
  switch (event.event) {
    case 'drawn':
      return fly(who, board(seat, place.bag(seat)), board(seat, place.market(seat)));
    case 'assigned':
      return event.space
        ? fly(who, board(seat, place.market(seat)), board(seat, place.space(seat, event.space)), true)
        : [];
    case 'taken_back':
      return event.space ? fly(who, board(seat, place.space(seat, event.space)), board(seat, place.market(seat))) : [];
    case 'technology_placed':
      return event.space
        ? fly('cog', board(seat, place.technology(seat)), board(seat, place.space(seat, event.space)), true)
        : [];
    case 'recruited':
      return fly(who, [place.track(event.kind ?? '')], board(seat, place.bag(seat)));
    case 'advanced':
      return [{ kind: 'change', at: [place.marker(seat, event.kind ?? '')], by: null, icon: '' }];
    case 'coins_given':
      return fly('coin', purse(seat), purse(String(event.to)));
    case 'good_gained':
      return fly(
        `g-${event.good ?? ''}`,
        typeof event.route === 'number' ? [place.route(event.route)] : [place.stock(event.good ?? '')],
        goods(seat, event.good ?? ''),
      );
    case 'good_paid':
      return fly(`g-${event.ware ?? ''}`, goods(seat, event.ware ?? ''), [place.stock(event.ware ?? '')]);
    case 'technology_gained':
      return fly('cog', [place.supply()], board(seat, place.technology(seat)));
    case 'tile_gained':
      return fly(event.tile ?? '', [place.stacks()], board(seat, place.site(seat, event.tile ?? '')), true);
    case 'citizen_gained':
      return fly(
        'citizen',
        [place.track(event.citizen ?? ''), place.deed(event.citizen ?? '')],
        board(seat, place.citizens(seat)),
      );
    case 'moved':
      return fly(
        `shield-${tincture(event.merchant ?? seat)}`,
        [place.town(String(event.from))],
        [place.merchant(event.merchant ?? seat)],
        true,
      );
    case 'station_built':
      return event.town ? fly(`st-${tincture(seat)}`, board(seat), [place.station(seat, event.town)], true) : [];
    case 'served':
      return fly(who, board(seat, place.site(seat, event.place ?? '')), [place.deed(event.deed ?? '')]);
    case 'died':
      return fly(who, board(seat, place.bag(seat)), [place.event()]);
    default:
      return [];
  }
}

/** How coins and development change. */
function changes(line: Line): Motion[] {
  return gainsOf(line).flatMap(({ seat, of, by }): Motion[] => {
    if (of === 'coins') return [{ kind: 'change', at: purse(seat), by, icon: icon(of) }];
    return of === 'development' ? [{ kind: 'change', at: [place.marker(seat, of)], by, icon: icon(of) }] : [];
  });
}

/** The motions of some lines, one group after the other; a group moves at once. */
export function motionsOfLines(lines: readonly Line[]): Motion[][] {
  return lines
    .map((line) => [...eventsOf<OrleansEvent>(line.events).flatMap(motionsOf), ...changes(line)])
    .filter((group) => group.length > 0);
}
