/** Everything printed, as the rules have it: `catalog.json` is written by `crates/orleans`. */

import { finder } from '$lib/drawn/finder';
import catalog from './catalog.json';
import type { Citizen, Deed, Event, Follower, Good, Kind, Place, Space, Stack, Town, Ware, Way } from './types';

export interface SpaceData {
  space: Space;
  /** Nothing where it takes anybody. */
  kind: Kind | null;
}

export type Effect =
  | 'recruit'
  | 'recruit_one_of'
  | 'travel'
  | 'station'
  | 'deeds'
  | 'good'
  | 'gain'
  | 'coins_per_level'
  | 'coins_per_station'
  | 'pharmacy'
  | 'technology'
  | 'bathhouse'
  | 'goldsmith'
  | 'bakery'
  | 'hideaway'
  | 'court'
  | 'theatre'
  | 'protection'
  | 'power';

export interface PlaceData {
  name: Place;
  stack: Stack | null;
  spaces: SpaceData[];
  effect: Effect;
  kind?: Kind;
  way?: Way;
  good?: Good;
  coins?: number;
  points?: number;
}

/** A space of a track: what the step onto it brings. */
export interface StepData {
  good?: Good;
  coins?: number;
  points?: number;
  draws?: number;
  citizen?: Citizen;
  brings?: 'technology' | 'place';
  stacks?: Stack[];
}

export interface RouteData {
  route: number;
  way: Way;
  ends: [Town, Town];
  /** Its goods spaces, by the number of players from which each is filled. */
  spaces: number[];
}

export interface DeedData {
  name: Deed;
  spaces: [Kind, number][];
  /** Nothing where each follower brings a coin or a development point. */
  coins: number | null;
  citizen: Citizen;
}

interface Catalog {
  rounds: number;
  market: number;
  tower: number;
  stations: number;
  technologies: number;
  /** With which everybody starts. */
  coins: number;
  food_fine: number;
  taxed: number;
  kinds: Kind[];
  followers: { name: Follower; kind: Kind; starting: boolean }[];
  goods: { name: Ware; points: number; tokens: number | null }[];
  food: Ware[];
  events: { name: Event; tiles: number; negative: boolean }[];
  places: PlaceData[];
  deeds: DeedData[];
  tracks: { kind: Kind; steps: StepData[] }[];
  development: { levels: number[]; coins: [number, number][]; citizens: [number, Citizen][] };
  towns: Town[];
  routes: RouteData[];
  citizens: Citizen[];
  villagers: Kind[];
  bonuses: Kind[];
}

export const CATALOG = catalog as unknown as Catalog;
/** The goods tokens, without bread. */
export const GOODS: readonly Good[] = CATALOG.goods.filter(({ tokens }) => tokens !== null).map(({ name }) => name);

export const placeData: (name: Place) => PlaceData = finder(CATALOG.places, ({ name }) => name);
export const deedData: (name: Deed) => DeedData = finder(CATALOG.deeds, ({ name }) => name);
export const routeData: (route: number) => RouteData = finder(CATALOG.routes, ({ route }) => route);
export const trackData: (kind: Kind) => { kind: Kind; steps: StepData[] } = finder(CATALOG.tracks, ({ kind }) => kind);
export const spaceData: (space: Space) => SpaceData = finder(
  CATALOG.places.flatMap(({ spaces }) => spaces),
  ({ space }) => space,
);

/** What a follower counts as. */
export function kindOf(follower: Follower): Kind {
  return (CATALOG.followers.find(({ name }) => name === follower)?.kind ?? follower) as Kind;
}

/** The step onto which a track leads next, or nothing at its end. */
export function nextStep(kind: Kind, at: number): StepData | null {
  return kind === 'monk' ? null : (trackData(kind).steps[at + 1] ?? null);
}

/** The route between two towns by one kind of way. */
export function routeBetween(one: Town, other: Town, way: Way): RouteData | undefined {
  return CATALOG.routes.find(({ ends, way: by }) => by === way && ends.includes(one) && ends.includes(other));
}
