/** The view and the events of Burgundy, and lists of what is in them. */

import type { Event, EstateView, Good, Ground, Pending, View } from '$generated/burgundy';
import type { OneOf, Seat } from '$lib/api/types';

export type { DepotSpace, DepotView, EstateView, Good, Ground, Phase, SpaceView } from '$generated/burgundy';
/** A tile by its name in notation, which the page also reads out of actions. */
export type Tile = string;
export type Asked = OneOf<Pending>;
export type BurgundyView = Omit<View, 'asked'> & { asked: Asked | null };
export type BurgundyEvent = OneOf<Event>;

export const GROUNDS = ['building', 'animal', 'knowledge', 'castle', 'mine', 'ship'] as const satisfies Ground[];

/** The goods in the order of their die numbers. */
export const GOODS = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'] as const satisfies Good[];

export function estateOf(view: BurgundyView, seat: Seat): EstateView | undefined {
  return view.estates.find((estate) => estate.seat === seat);
}

/** A value of an array that has one per key, for keys that are known to be in range. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return value;
}
