/** The view and the events of Orléans. */

import type { AskView, Event as Happening, PlayerView, View } from '$generated/orleans';
import type { OneOf, Seat } from '$lib/api/types';

export type {
  BringView,
  Citizen,
  DeedView,
  Kind,
  PlaceView,
  PlayerView,
  SpaceView,
  Stack,
  Way,
} from '$generated/orleans';
/** Things by their names in notation, which the page also reads out of actions. */
export type Deed = string;
export type Event = string;
export type Follower = string;
export type Good = string;
export type Place = string;
export type Space = string;
export type Town = string;
export type Ware = string;
export type Asked = OneOf<AskView>;
export type OrleansView = Omit<View, 'ask'> & { ask: Asked | null };
export type OrleansEvent = OneOf<Happening>;

export function playerOf(view: OrleansView, seat: Seat): PlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** The place of a space. */
export const placeOf = (space: Space): Place => space.split('.')[0] ?? space;

export const countOf = <T extends object>(list: readonly (T & { count: number })[], is: (one: T) => boolean): number =>
  list.find(is)?.count ?? 0;
