/** The view and the events of Ora et Labora as JSON, after `crates/labora/src/{view,event,state}.rs`. */

import type { Seat, Turn } from '$lib/api/types';

/** A building, settlement or good by its name in notation. */
export type Building = string;
export type Settlement = string;
export type Good = string;
/** A good with a marker on the wheel, or the joker. */
export type Marker = string;
export type Phase = 'A' | 'B' | 'C' | 'D' | 'E';
export type Rank = 'lay' | 'prior';
export type Terrain = 'water' | 'coast' | 'plains' | 'hillside' | 'mountain';

/** What lies on a cell. */
export type Content = 'empty' | 'forest' | 'moor' | { house: Building } | { home: Settlement };

/** What is due in a payment. */
export interface DueView {
  half_energy: number;
  food: number;
  points: number;
  different: number;
}

/** What is asked; fields other than `kind` and `seat` depend on it. */
export interface Asked {
  kind: string;
  seat: Seat;
  due: DueView | null;
  building?: Building;
  settlement?: Settlement;
  good?: Good;
  step?: number;
}

export interface Amount {
  good: Good;
  count: number;
}

export type Pool = 'half_energy' | 'food' | 'points';

/** Something that is paid for: trades made so often, or a sum that is due. */
export interface DealView {
  times: number[];
  /** The decisions that say how often. */
  actions: string[];
  goods: Amount[];
  due: DueView;
  brings: Amount[];
  /** The kind that is asked for first. */
  first: number | null;
}

/** A kind of good that may be paid, after some numbers of those before it. */
export interface KindView {
  pool: Pool | 'different';
  good: Good;
  value: number;
  have: number;
  least: number;
  /** The kind that comes next after the least number, one more, and so on. */
  then: (number | null)[];
  /** The number that is missed least. */
  best: number;
  /** From which number on it has to be said. */
  said: number | null;
}

export interface PaymentView {
  deals: [DealView, ...DealView[]];
  kinds: KindView[];
}

export interface Spot {
  row: number;
  col: number;
}

export interface DwellingView extends Spot {
  settlement: Settlement;
  points: number;
}

export interface CellView extends Spot {
  terrain: Terrain;
  content: Content;
  clergy: { seat: Seat; rank: Rank }[];
  /** What it is worth to a settlement beside it. */
  dwelling: number;
  /** What each settlement in hand would have here. */
  would?: DwellingView[];
}

export interface EstateView {
  seat: Seat;
  neutral: boolean;
  cells: CellView[];
  goods: Amount[];
  prior_home: boolean;
  lay_home: number;
  hand: Settlement[];
  goods_points: number;
  economic_points: number;
  dwellings: DwellingView[];
  points: number;
}

export interface TilesView {
  price: number | null;
  left: number;
}

export interface LaboraView {
  options: { players: number; country: 'france' | 'ireland'; length: 'long' | 'short' };
  round: number;
  last_round: number | null;
  last: boolean;
  turn: Turn;
  stage: string | { settling: Phase };
  starter: Seat;
  active: Seat | null;
  actions: number;
  bought: boolean;
  ask: Asked | null;
  wheel: {
    arm: number;
    row: number[];
    markers: { marker: Marker; space: number; value: number }[];
    entering: { marker: Marker; round: number }[];
  };
  phases: { phase: Phase; round: number | null }[];
  display: Building[];
  waiting: { stack: string; buildings: Building[]; settlement: Settlement | null }[];
  aside: Building[];
  contract_price: number;
  present: Good;
  wonders: number;
  districts: TilesView;
  plots: TilesView;
  estates: EstateView[];
  goal: number | null;
  /** How whoever is asked can pay; nothing for the others. */
  payment: PaymentView | null;
}

/** Something that happened; the fields that an event has are those of its Rust variant. */
export interface LaboraEvent {
  event: string;
  seat?: Seat;
  owner?: Seat | null;
  rank?: Rank;
  building?: Building;
  settlement?: Settlement;
  good?: Good;
  count?: number;
  coins?: number;
  from?: Good;
  to?: Good;
  into?: number;
  marker?: Marker;
  spot?: Spot;
  row?: number;
  side?: string;
  price?: number;
  round?: number;
  phase?: Phase;
  stack?: string;
}

export function isEvent(value: unknown): value is LaboraEvent {
  return typeof value === 'object' && value !== null && 'event' in value;
}

export function estateOf(view: LaboraView, seat: Seat): EstateView | undefined {
  return view.estates.find((estate) => estate.seat === seat);
}

/** A place as the notation names it. */
export const spotName = ({ col, row }: Spot): string => `${col} ${row}`;

export const houseOf = (content: Content): Building | null =>
  typeof content === 'object' && 'house' in content ? content.house : null;
export const homeOf = (content: Content): Settlement | null =>
  typeof content === 'object' && 'home' in content ? content.home : null;
