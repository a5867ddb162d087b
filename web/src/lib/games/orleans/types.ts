/** The view and the events of Orléans as JSON, after `crates/orleans/src/{view,event,state}.rs`. */

import type { Seat, Turn } from '$lib/api/types';

/** The kinds of followers, in the order of their supplies. */
export type Kind = 'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk';
/** A follower as it is told apart: `monk`, `own_farmer`. */
export type Follower = string;
export type Good = string;
/** Goods, and bread. */
export type Ware = string;
export type Place = string;
/** `village.2` */
export type Space = string;
export type Town = string;
export type Deed = string;
export type Citizen = string;
export type Event = string;
export type Way = 'road' | 'water';
export type Stack = 'I' | 'II';

export interface KindCount {
  kind: Kind;
  count: number;
}

export interface FollowerCount {
  follower: Follower;
  count: number;
}

export interface SpaceView {
  space: Space;
  follower: Follower | null;
  technology: boolean;
}

export interface PlaceView {
  place: Place;
  spaces: SpaceView[];
  theatre?: FollowerCount[];
  usable: boolean;
}

/** What the event of the round would mean as the table stands. */
export interface Forecast {
  gain: number;
  due: number;
  missing: number;
  food: Ware[];
  plague: boolean;
  guarded: boolean;
}

export interface PlayerView {
  seat: Seat;
  coins: number;
  bag: FollowerCount[];
  market: FollowerCount[];
  tower: FollowerCount[];
  places: PlaceView[];
  tracks: KindCount[];
  development: number;
  level: number;
  draw_limit: number;
  draws: number;
  backs: number;
  merchant: Town;
  stations: Town[];
  unbuilt: number;
  goods: { ware: Ware; count: number }[];
  technologies: number;
  citizens: Citizen[];
  points: number;
  forecast: Forecast | null;
}

/** What is asked; the fields depend on the kind. */
export interface Asked {
  kind: string;
  seats: Seat[];
  seat?: Seat;
  place?: Place | null;
  route?: number;
  merchant?: Seat;
  way?: Way | null;
  owed?: number;
  served?: number;
  any?: boolean;
}

export interface DeedView {
  deed: Deed;
  spaces: { kind: Kind; spaces: number; free: number }[];
}

export interface OrleansView {
  options: { players: number; edition: string; bathhouse: string; planning_order: string; extra_tiles: boolean };
  round: number;
  rounds: number;
  turn: Turn;
  stage: string;
  phase: number | null;
  event: Event | null;
  hourglass: { event: Event; hidden: number; next: number }[];
  start: Seat;
  census: { leader: Seat | null; last: Seat | null };
  ask: Asked | null;
  finished: Seat[];
  bathers: Follower[];
  supply: KindCount[];
  goods: { good: Good; count: number }[];
  technologies: number;
  bank: number | null;
  stacks: { stack: Stack; tiles: Place[] }[];
  tiles_gone: Place[];
  routes: { route: number; ends: [Town, Town]; way: Way; goods: Good[] }[];
  deeds: DeedView[];
  citizens: Citizen[];
  players: PlayerView[];
}

/** What is given up in torture. */
export interface Loss {
  loss: 'station' | 'follower' | 'point' | 'ware' | 'tile' | 'technology';
  town?: Town | null;
  ware?: Ware;
  tile?: Place;
  space?: Space | null;
}

/** Something that happened; the fields that an event has are those of its Rust variant. */
export interface OrleansEvent {
  event: string;
  seat?: Seat;
  to?: Seat | Town | number;
  from?: Town | number;
  merchant?: Seat;
  leader?: Seat | null;
  last?: Seat | null;
  follower?: Follower;
  kind?: Kind;
  space?: Space;
  source?: 'market' | 'tower' | null;
  place?: Place;
  tile?: Place | Event;
  good?: Good;
  ware?: Ware;
  route?: number | null;
  town?: Town;
  way?: Way;
  deed?: Deed;
  citizen?: Citizen;
  coins?: number;
  count?: number;
  round?: number;
  missing?: number;
  loss?: Loss;
}

export function isEvent(value: unknown): value is OrleansEvent {
  return typeof value === 'object' && value !== null && 'event' in value;
}

export function playerOf(view: OrleansView, seat: Seat): PlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** The place of a space. */
export const placeOf = (space: Space): Place => space.split('.')[0] ?? space;

export const countOf = <T extends object>(list: readonly (T & { count: number })[], is: (one: T) => boolean): number =>
  list.find(is)?.count ?? 0;
