/** What events mean for the drawing: what flies where, and what the log points at. */

import type { Line, Seat } from '$lib/api/types';
import { eventsOf } from '$lib/drawn/events';
import type { Motion as AnyMotion } from '$lib/drawn/motion';
import type { Building, Capital, CraftsmenEvent, Good, Guild, Kind, Source } from './types';

/** The name of a place on the table, as elements carry it in `data-at`. */
export const place = {
  guild: (guild: Guild) => `guild:${guild}`,
  space: (guild: Guild, space: string) => `space:${guild}:${space}`,
  home: (seat: Seat) => `home:${seat}`,
  points: (seat: Seat) => `points:${seat}`,
  hand: (seat: Seat) => `hand:${seat}`,
  colour: (seat: Seat, colour: string) => `colour:${seat}:${colour}`,
  cards: (seat: Seat) => `cards:${seat}`,
  shown: (card: Capital) => `shown:${card}`,
  pile: (pile: string) => `pile:${pile}`,
  market: (card: Building) => `market:${card}`,
  built: (card: Building) => `built:${card}`,
  well: (card: Building, good: Good) => `well:${card}:${good}`,
  out: (card: Building) => `out:${card}`,
  row: (seat: Seat) => `row:${seat}`,
  granary: (good: Good) => `granary:${good}`,
  fair: (seat: Seat) => `fair:${seat}`,
  hold: (ship: number, good: Good) => `hold:${ship}:${good}`,
  pool: (token: string) => `pool:${token}`,
  token: (seat: Seat, token: string) => `token:${seat}:${token}`,
  bonus: (good: Good) => `bonus:${good}`,
  track: () => 'track',
  calendar: () => 'calendar',
};

export type Piece =
  | { icon: string }
  | { cube: Seat | null; good?: Good }
  | { helper: Seat }
  | { capital: Capital | null }
  /** With its name where no table stands around the picture. */
  | { building: Building; name?: string }
  | { back: Kind };
export type Motion = AnyMotion<Piece, Source>;

const colour = (card: string) => card.slice(0, -1);
/** Cards stand at their colour; where a hand is not laid out, at all of it. */
const hand = (seat: Seat, card?: Capital): string[] => [
  ...(card ? [place.colour(seat, colour(card))] : []),
  place.hand(seat),
  place.points(seat),
];
const tokens = (seat: Seat, token: string) => [place.token(seat, token), place.points(seat)];
const well = (seat: Seat, card: Building, good: Good) => [
  place.well(card, good),
  place.built(card),
  place.row(seat),
  place.points(seat),
];

/** The places that events speak of, to be shown while a line of the log is pointed at. */
export function placesOf(events: readonly unknown[]): Set<string> {
  const places = new Set<string>();
  for (const event of eventsOf<CraftsmenEvent>(events)) {
    const { seat, guild, card, good, ship, to, kind } = event;
    if (guild) places.add(place.guild(guild));
    if (guild && event.space) places.add(place.space(guild, event.space));
    if (card) for (const at of [place.shown(card), place.market(card), place.built(card)]) places.add(at);
    if (good && ship) places.add(place.hold(ship, good));
    if (good && (event.event === 'stored' || event.event === 'pushed_out' || event.event === 'purchased'))
      places.add(place.granary(good));
    if (good && event.event === 'bonus_taken') places.add(place.bonus(good));
    if (good && to) places.add(place.well(to, good));
    if (kind) places.add(place.pile(kind));
    if (event.event === 'season_began') places.add(place.calendar());
    if (seat === undefined) continue;
    if (event.event === 'raw_made' && !to) places.add(place.fair(seat));
    if (event.event === 'stalled' || event.event === 'fetched') places.add(place.fair(seat));
    if (event.event === 'preceded') places.add(place.track());
    if (event.event === 'scored') places.add(place.points(seat));
    if (event.event === 'capital_drawn' || event.event === 'capital_given') places.add(place.hand(seat));
    if (typeof event.token === 'string') places.add(place.token(seat, event.token));
  }
  return places;
}

/** What one event moves; `made` is the building whose good is on its way. */
export function motionsOf(event: CraftsmenEvent, made: Building | null): Motion[] {
  const { seat, card, good, guild, ship, kind } = event;
  const fly = (piece: Piece, from: string[], to: string[], lands = false): Motion[] => [
    { kind: 'fly', piece, from, to, lands },
  ];
  if (event.event === 'pushed_out' && good)
    return fly(
      { cube: event.owner ?? null },
      [place.granary(good)],
      event.owner ? [place.points(event.owner)] : [place.granary(good)],
    );
  if (event.event === 'capital_shown' && card)
    return fly({ capital: card }, [place.pile('capital')], [place.shown(card)], true);
  if (event.event === 'card_withdrawn' && card)
    return fly({ building: card }, [place.market(card)], [place.pile('basic')]);
  if (seat === undefined) return [];
  const from = made
    ? [place.out(made), place.built(made), place.row(seat), place.points(seat)]
    : [place.row(seat), place.points(seat)];
  switch (event.event) {
    case 'sent':
      return guild
        ? fly(
            { helper: seat },
            [place.home(seat), place.points(seat)],
            [place.space(guild, event.space ?? ''), place.guild(guild)],
          )
        : [];
    case 'capital_drawn':
      return fly({ capital: null }, [place.pile('capital')], hand(seat));
    case 'capital_taken':
      return card ? fly({ capital: card }, [place.shown(card)], hand(seat, card)) : [];
    case 'capital_given':
      return event.to ? fly({ capital: null }, hand(seat), hand(event.to)) : [];
    case 'discarded':
    case 'paid':
      return card ? fly({ capital: card }, hand(seat, card), [place.pile('capital')]) : [];
    case 'card_drawn':
      return kind ? fly({ back: kind }, [place.pile(kind)], [place.cards(seat), place.points(seat)]) : [];
    case 'bought':
    case 'auction_won':
      return card ? fly({ building: card }, [place.market(card)], [place.cards(seat), place.points(seat)]) : [];
    case 'built':
      return card
        ? fly(
            { building: card },
            [place.cards(seat), place.points(seat)],
            [place.built(card), place.row(seat), place.points(seat)],
            true,
          )
        : [];
    case 'raw_made':
      if (!good) return [];
      return fly(
        { cube: seat, good },
        [`source:${seat}:${good}`, place.row(seat), place.points(seat)],
        event.to ? well(seat, event.to, good) : [place.fair(seat), place.points(seat)],
      );
    case 'fetched':
      return good && event.to ? fly({ cube: seat, good }, [place.fair(seat)], well(seat, event.to, good)) : [];
    case 'delivered':
      return good && event.to ? fly({ cube: seat, good }, from, well(seat, event.to, good)) : [];
    case 'stored':
      return good ? fly({ cube: seat, good }, from, [place.granary(good)]) : [];
    case 'loaded':
      return good && ship ? fly({ cube: seat, good }, from, [place.hold(ship, good)]) : [];
    case 'thrown_out':
      return good && ship ? fly({ cube: seat }, [place.hold(ship, good)], [place.points(seat)]) : [];
    case 'purchased':
      return good && event.to
        ? fly({ cube: event.from ?? null, good }, [place.granary(good)], well(seat, event.to, good))
        : [];
    case 'stalled':
      return fly({ cube: seat }, [place.points(seat)], [place.fair(seat)]);
    case 'token_taken':
      return typeof event.token === 'string'
        ? fly({ icon: event.token }, [place.pool(event.token)], tokens(seat, event.token))
        : [];
    case 'work_token_spent':
      return fly({ icon: 'work' }, tokens(seat, 'work'), [place.pool('work')]);
    case 'privilege_used':
      return event.token === true
        ? fly({ icon: 'privilege' }, tokens(seat, 'privilege'), [place.pool('privilege')])
        : [];
    case 'preceded':
      return fly({ helper: seat }, [place.guild('town_hall')], [place.track()]);
    case 'bonus_taken':
      return good ? fly({ icon: 'bonus' }, [place.bonus(good)], [place.points(seat)]) : [];
    case 'scored':
      return event.source && event.points
        ? [{ kind: 'rise', at: [place.points(seat)], points: event.points, reason: event.source }]
        : [];
    default:
      return [];
  }
}

/** The motions of some lines, one group after the other; a group moves at once. */
export function motionsOfLines(lines: readonly Line[]): Motion[][] {
  let made: Building | null = null;
  return lines
    .flatMap((line) => {
      const events = eventsOf<CraftsmenEvent>(line.events);
      // The points of a year rise one after the other; everything else of a decision moves together.
      const year = events.some(({ event }) => event === 'year_ended');
      const motions = events.map((event) => {
        if (event.event === 'made' && event.card) made = event.card;
        return motionsOf(event, made);
      });
      return year ? motions : [motions.flat()];
    })
    .filter((group) => group.length > 0);
}
