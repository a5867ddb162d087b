/** Everything printed, as the rules have it: `catalog.json` is written by `crates/orleans`. */

import type { DeedEntry, Good, PlaceEntry, RouteEntry, SpaceEntry, TrackEntry } from '$generated/orleans';
import { finder } from '$lib/drawn/finder';
import CATALOG from './catalog.json';
import type { Deed, Follower, Kind, Place, Space, Town, Way } from './types';

export { CATALOG };

/** The goods tokens, without bread. */
export const GOODS: readonly Good[] = CATALOG.goods
  .filter(({ tokens }) => tokens !== null)
  .map(({ name }) => name as Good);

export const placeData: (name: Place) => PlaceEntry = finder(CATALOG.places, ({ name }) => name);
export const deedData: (name: Deed) => DeedEntry = finder(CATALOG.deeds, ({ name }) => name);
export const routeData: (route: number) => RouteEntry = finder(CATALOG.routes, ({ route }) => route);
export const trackData: (kind: Kind) => TrackEntry = finder(CATALOG.tracks, ({ kind }) => kind);
export const spaceData: (space: Space) => SpaceEntry = finder(
  CATALOG.places.flatMap(({ spaces }) => spaces),
  ({ space }) => space,
);

/** What a follower counts as. */
export function kindOf(follower: Follower): Kind {
  return (CATALOG.followers.find(({ name }) => name === follower)?.kind ?? follower) as Kind;
}

/** The route between two towns by one kind of way. */
export function routeBetween(one: Town, other: Town, way: Way): RouteEntry | undefined {
  return CATALOG.routes.find(
    ({ ends, way: by }) => by === way && [one, other].every((town) => ends.some((end) => end === town)),
  );
}
