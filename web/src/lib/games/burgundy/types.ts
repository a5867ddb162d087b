/**
 * The view and the events of Burgundy as JSON, after `crates/burgundy/src/{view,event,state}.rs`.
 */

import type { Seat, Turn } from '$lib/api/types';

export const GROUNDS = ['building', 'animal', 'knowledge', 'castle', 'mine', 'ship'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The goods in the order of their die numbers. */
export const GOODS = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'] as const;
export type Good = (typeof GOODS)[number];

export const PHASES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Phase = (typeof PHASES)[number];

export const ROUNDS = 5;

/** A tile by its name in notation, such as `boarding_house`, `cow3` or `knowledge17`. */
export type Tile = string;

/** A tile space of the board: `4.2`, `black.3`. */
export type DepotSpace = string;

/** What is asked; fields other than `kind` depend on it. */
export interface Asked {
  kind: string;
  seat?: Seat;
  building?: string;
  tile?: Tile;
  depot?: number;
  and_next?: boolean;
}

export interface DepotView {
  depot: number;
  tiles: (Tile | null)[];
  goods: number[];
}

export interface SpaceView {
  ground: Ground;
  pips: number;
  tile: Tile | null;
}

export interface EstateView {
  seat: Seat;
  sheet: string | null;
  chosen: boolean;
  choice: { board: number; castle: number } | null;
  board: number | null;
  spaces: SpaceView[];
  storage: (Tile | null)[];
  stock: number[];
  sold: number[];
  silver: number;
  workers: number;
  dice: { pips: [number, number] | null; used: [boolean, boolean] };
  large_bonus: Ground[];
  small_bonus: Ground[];
  points: number;
  /** In the order of `SOURCES`. */
  breakdown: number[];
}

export interface BurgundyView {
  players: number;
  setup: string;
  purchase: string;
  turn: Turn;
  asked: Asked | null;
  phase: Phase;
  round: number;
  order: Seat[];
  track: Seat[][];
  purchased: boolean;
  white: number | null;
  depots: DepotView[];
  black_depot: (Tile | null)[];
  round_goods: Good[];
  piles: { coloured: number[]; black: number; goods: number[] };
  bonus_tiles: { ground: Ground; left: number[] }[];
  estates: EstateView[];
}

/** Where points come from, in the order of `EstateView.breakdown`. */
export const SOURCES = [
  'regions',
  'phases',
  'bonus-tiles',
  'animals',
  'goods',
  'watchtowers',
  'unsold-goods',
  'silver',
  'workers',
  ...Array.from({ length: 12 }, (_, i) => `knowledge${i + 15}`),
] as const;

/** Something that happened; the fields that an event has are those of its Rust variant. */
export interface BurgundyEvent {
  event: string;
  seat?: Seat;
  tile?: Tile;
  from?: DepotSpace;
  at?: number | DepotSpace;
  good?: Good;
  depot?: number;
  dice?: [number, number];
  points?: number;
  phase_points?: number;
  silver?: number;
  workers?: number;
  tiles?: number;
  ground?: Ground;
  building?: string;
  source?: string;
  large?: boolean;
  size?: number;
  to?: number;
  castle?: number;
  board?: number;
}

export function isEvent(value: unknown): value is BurgundyEvent {
  return typeof value === 'object' && value !== null && 'event' in value;
}

export function estateOf(view: BurgundyView, seat: Seat): EstateView | undefined {
  return view.estates.find((estate) => estate.seat === seat);
}

/** A value of an array that has one per key, for keys that are known to be in range. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return value;
}
