/** What events mean for the drawing: what flies where, and what the log points at. */

import type { Line, Seat } from '$lib/api/types';
import { eventsOf } from '$lib/drawn/events';
import type { Motion as AnyMotion } from '$lib/drawn/motion';
import { spotName, type Building, type Good, type LaboraEvent, type Rank, type Settlement, type Spot } from './types';

/** The name of a place on the table, as elements carry it in `data-at`. */
export const place = {
  cell: (seat: Seat, spot: Spot) => `cell:${seat}:${spotName(spot)}`,
  house: (owner: Seat, building: Building) => `house:${owner}:${building}`,
  card: (building: Building) => `card:${building}`,
  display: () => 'display',
  good: (seat: Seat, good: Good) => `good:${seat}:${good}`,
  goods: (seat: Seat) => `goods:${seat}`,
  home: (seat: Seat) => `home:${seat}`,
  hand: (seat: Seat) => `hand:${seat}`,
  marker: (marker: string) => `marker:${marker}`,
  wheel: () => 'wheel',
  tile: (kind: string) => `tile:${kind}`,
  points: (seat: Seat) => `points:${seat}`,
};

export type Piece = { building: Building } | { settlement: Settlement } | { icon: string } | { man: Rank; seat: Seat };
export type Motion = AnyMotion<Piece, string>;

/** Goods stand at their token; where a player's are not laid out, at all of them. */
const purse = (seat: Seat, good: Good): string[] => [place.good(seat, good), place.goods(seat), place.points(seat)];

/** Where land is laid: the first of its cells. */
function corner(event: LaboraEvent): Spot {
  const row = event.row ?? 0;
  if (event.event === 'district_laid') return { col: 2, row };
  return { col: event.side === 'coast' ? -2 : 5, row };
}

/** The places that events speak of, to be shown while a line of the log is pointed at. */
export function placesOf(events: readonly unknown[]): Set<string> {
  const places = new Set<string>();
  for (const event of eventsOf<LaboraEvent>(events)) {
    const { seat, spot, building, owner, good, marker } = event;
    if (marker) places.add(place.marker(marker));
    if (event.event === 'round_began') places.add(place.wheel());
    if (building) places.add(place.card(building));
    if (building && owner) places.add(place.house(owner, building));
    if (seat === undefined) continue;
    if (spot) places.add(place.cell(seat, spot));
    if (good) places.add(place.good(seat, good));
    if (event.to) places.add(place.good(seat, event.to));
    if (event.event === 'district_laid' || event.event === 'plot_laid') places.add(place.cell(seat, corner(event)));
    if (event.event === 'clergy_returned' || event.event === 'prior_returned') places.add(place.home(seat));
  }
  return places;
}

/** What one event moves; `at` is the building that is in use. */
export function motionsOf(event: LaboraEvent, at: string[]): Motion[] {
  const { seat, good, building, settlement, spot } = event;
  if (seat === undefined) return [];
  const source = at.length ? at : [place.wheel(), place.display()];
  const fly = (piece: Piece, from: string[], to: string[], lands = false): Motion[] => [
    { kind: 'fly', piece, from, to, lands },
  ];
  switch (event.event) {
    case 'placed':
      if (!event.owner || !building) return [];
      return fly(
        { man: event.rank ?? 'lay', seat },
        [place.home(seat), place.points(seat)],
        [place.house(event.owner, building), place.points(event.owner)],
      );
    case 'produced':
      return good && event.count
        ? fly({ icon: good }, [place.marker(event.marker ?? good), place.wheel()], purse(seat, good))
        : [];
    case 'gained':
      return good ? fly({ icon: good }, source, purse(seat, good)) : [];
    case 'paid':
      return good ? fly({ icon: good }, purse(seat, good), source) : [];
    case 'converted':
      return event.from && event.to ? fly({ icon: event.to }, purse(seat, event.from), purse(seat, event.to)) : [];
    case 'contract_paid':
      return event.owner && event.coins ? fly({ icon: 'coin' }, purse(seat, 'coin'), purse(event.owner, 'coin')) : [];
    case 'built':
      return building && spot
        ? fly({ building }, [place.card(building), place.display()], [place.cell(seat, spot), place.points(seat)], true)
        : [];
    case 'settled':
      return settlement && spot
        ? fly(
            { settlement },
            [place.hand(seat), place.points(seat)],
            [place.cell(seat, spot), place.points(seat)],
            true,
          )
        : [];
    case 'district_laid':
      return fly({ icon: 'district' }, [place.tile('district')], [place.cell(seat, corner(event)), place.points(seat)]);
    case 'plot_laid':
      return fly({ icon: 'plot' }, [place.tile('plot')], [place.cell(seat, corner(event)), place.points(seat)]);
    default:
      return [];
  }
}

/** The motions of some lines, one group after the other; a group moves at once. */
export function motionsOfLines(lines: readonly Line[]): Motion[][] {
  let at: string[] = [];
  return lines
    .map((line) =>
      eventsOf<LaboraEvent>(line.events).flatMap((event) => {
        if (event.event === 'turn_began') at = [];
        if (event.event === 'placed' && event.owner && event.building) at = [place.house(event.owner, event.building)];
        return motionsOf(event, at);
      }),
    )
    .filter((group) => group.length > 0);
}

/** The cells on which something was built in the latest turn of each player. */
export function freshCells(lines: readonly Line[]): Set<string> {
  const fresh = new Set<string>();
  const done = new Set<Seat>();
  for (const event of lines.flatMap((line) => eventsOf<LaboraEvent>(line.events)).toReversed()) {
    const { seat, spot } = event;
    if (seat === undefined || done.has(seat)) continue;
    if (event.event === 'turn_began') done.add(seat);
    if ((event.event === 'built' || event.event === 'settled') && spot) fresh.add(place.cell(seat, spot));
  }
  return fresh;
}
