/** The view and the events of Ora et Labora. */

import type {
  AskView,
  Content,
  DealView,
  EstateView,
  Event,
  KindView,
  PaymentView as Ways,
  Spot,
  View,
} from '$generated/labora';
import type { OneOf, Seat } from '$lib/api/types';

export type {
  GoodView as Amount,
  CellView,
  Content,
  DealView,
  DueView,
  DwellingView,
  EstateView,
  KindView,
  Phase,
  Rank,
  SiteView,
  Spot,
  Terrain,
  TilesView,
} from '$generated/labora';
/** Things by their names in notation, which the page also reads out of actions. */
export type Building = string;
export type Settlement = string;
export type Good = string;
export type Marker = string;
export type Asked = OneOf<AskView>;
/** Sums that can be due; different goods are none. */
export type Pool = Exclude<KindView['pool'], 'different'>;
/** There is always something to pay for. */
export type PaymentView = Ways & { deals: [DealView, ...DealView[]] };
export type LaboraView = Omit<View, 'ask' | 'payment'> & { ask: Asked | null; payment: PaymentView | null };
export type LaboraEvent = OneOf<Event>;

export function estateOf(view: LaboraView, seat: Seat): EstateView | undefined {
  return view.estates.find((estate) => estate.seat === seat);
}

/** A place as the notation names it. */
export const spotName = ({ col, row }: Spot): string => `${col} ${row}`;

export const houseOf = (content: Content): Building | null =>
  typeof content === 'object' && 'house' in content ? content.house : null;
export const homeOf = (content: Content): Settlement | null =>
  typeof content === 'object' && 'home' in content ? content.home : null;
