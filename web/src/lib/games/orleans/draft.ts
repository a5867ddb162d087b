/**
 * A plan that is not sent yet. While all plan at once nobody can take back what others have played
 * after it; so a plan stays in this browser, followers come and go as one likes, and all of it goes
 * out as one request when it is done.
 *
 * What may be planned is what the server offers, less the spaces that are taken and the followers
 * that are used up. Of two equal spaces only the first is offered: when it is filled, the same
 * followers fit the other.
 */

import { CATALOG, spaceData } from './catalog';
import { placeOf, type Follower, type PlayerView, type Space } from './types';
import type { Offer } from './narrowing';

/** The space after this one, where it asks for the same. */
function twinOf(space: Space): Space | null {
  const spaces = CATALOG.places.find(({ name }) => name === placeOf(space))?.spaces ?? [];
  const next = spaces[spaces.findIndex((one) => one.space === space) + 1];
  return next?.twin ? next.space : null;
}

const moved = (action: string, from: Space, to: Space): string => action.replace(` ${from}`, ` ${to}`);

/** What can still be planned; `held` is how many of a follower lie at an origin. */
function after(offers: readonly Offer[], planned: Offer, held: (follower: string) => number, used: Map<string, number>): Offer[] {
  const { follower = '', space = '' } = planned;
  const gone = held(follower) <= (used.get(follower) ?? 0);
  const twin = twinOf(space);
  return offers.flatMap((offer) => {
    if (offer.verb !== 'assign' && offer.verb !== 'technology') return [offer];
    if (offer.follower === follower && gone) return [];
    if (offer.space !== space || spaceData(space).many) return [offer];
    return twin === null || offer.verb === 'technology' ? [] : [{ ...offer, space: twin, action: moved(offer.action, space, twin) }];
  });
}

function holder(player: PlayerView): (follower: string) => number {
  return (picked) => {
    const [origin, name] = picked.split(' ');
    const list = origin === 'tower' ? player.tower : player.market;
    return list.find(({ follower }) => follower === name)?.count ?? 0;
  };
}

export interface Drafted {
  /** As much of the plan as is possible. */
  draft: Offer[];
  /** What can be planned on top of it. */
  offers: Offer[];
}

/** Plans one after the other; what is no longer possible is left out. */
export function drafted(all: readonly Offer[], actions: readonly string[], player: PlayerView): Drafted {
  const used = new Map<string, number>();
  const held = holder(player);
  let offers = [...all];
  const draft: Offer[] = [];
  for (const action of actions) {
    const found = offers.find((offer) => offer.verb === 'assign' && offer.action === action);
    if (!found?.follower) continue;
    used.set(found.follower, (used.get(found.follower) ?? 0) + 1);
    offers = after(offers, found, held, used);
    draft.push(found);
  }
  return { draft, offers };
}

/** The same plan without the follower on one space; a follower on the equal space after it moves up. */
export function without(draft: readonly Offer[], space: Space, follower?: Follower): string[] {
  const index = draft.findIndex((one) => one.space === space && (follower === undefined || one.follower?.split(' ')[1] === follower));
  if (index < 0) return draft.map(({ action }) => action);
  const twin = twinOf(space);
  return draft
    .filter((_, at) => at !== index)
    .map((one) => (twin !== null && one.space === twin ? moved(one.action, twin, space) : one.action));
}

/** The player as the board will be when the plan is done. */
export function withDraft(player: PlayerView, draft: readonly Offer[]): PlayerView {
  if (!draft.length) return player;
  const taken = (origin: string, list: PlayerView['market']) =>
    list
      .map(({ follower, count }) => ({ follower, count: count - draft.filter((one) => one.follower === `${origin} ${follower}`).length }))
      .filter(({ count }) => count > 0);
  const on = new Map(draft.map((one) => [one.space ?? '', one.follower?.split(' ')[1] ?? null]));
  const guests = draft.filter(({ space = '' }) => spaceData(space).many).map((one) => one.follower?.split(' ')[1] ?? '');
  return {
    ...player,
    market: taken('market', player.market),
    tower: taken('tower', player.tower),
    places: player.places.map((place) => ({
      ...place,
      spaces: place.spaces.map((space) => (spaceData(space.space).many ? space : { ...space, follower: on.get(space.space) ?? space.follower })),
      ...(place.place === 'theatre' && guests.length ? { theatre: together(place.theatre ?? [], guests) } : {}),
    })),
  };
}

function together(there: PlayerView['market'], more: readonly Follower[]): PlayerView['market'] {
  const counts = new Map(there.map(({ follower, count }) => [follower, count]));
  for (const follower of more) counts.set(follower, (counts.get(follower) ?? 0) + 1);
  return [...counts].map(([follower, count]) => ({ follower, count }));
}
