/** The view and the events of Craftsmen as JSON, after `crates/craftsmen/src/{view,ways,event,state}.rs`. */

import type { Seat, Turn } from '$lib/api/types';

/** A building card, a sawmill, a good or a capital card by its name in notation. */
export type Building = string;
export type Sawmill = string;
export type Good = string;
export type Capital = string;

export const COLOURS = ['purple', 'green', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const GUILDS = ['bankers', 'builders', 'notary', 'crafts', 'merchants', 'town_hall'] as const;
export type Guild = (typeof GUILDS)[number];
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const KINDS = ['basic', 'extended', 'advanced'] as const;
export type Kind = (typeof KINDS)[number];
export const SOURCES = [
  'start',
  'idle',
  'fees',
  'production',
  'majorities',
  'cargo',
  'growth',
  'granary',
  'investment',
] as const;
export type Source = (typeof SOURCES)[number];
export type QueueSpace = 'gold' | 'silver' | 'ribbon';
export type End = 'left' | 'right';
export const ENDS: readonly End[] = ['left', 'right'];
export type Cube = 'natural' | { of: Seat };

/** Counts of capital cards, one for each kind: colour by colour, by value. */
export type Purse = readonly number[];
/** One value for each colour. */
export type PerColour = readonly number[];

export type Step =
  'deal' | 'exchange' | 'helpers' | { guild: Guild } | { work_tokens: Guild } | 'hand_limit' | 'investments' | 'over';

/** What is asked; fields other than `kind` and `seat` depend on it. */
export interface Asked {
  kind: string;
  seat?: Seat;
  left?: number;
  last?: string | null;
  banker?: boolean;
  of?: Kind;
  to?: string;
  good?: Good;
  card?: Building | boolean;
  sawmill?: boolean;
}

export interface Way {
  cards: Purse;
  worth: PerColour;
}

export interface PaymentView {
  price: number;
  ways: Way[];
}

export interface Auction {
  card: Building;
  starter: Seat;
  leader: Seat;
  bid: number;
  bidders: Seat[];
  raised: boolean;
  mayor: boolean;
  shown: Purse;
}

export interface LookView {
  seat: Seat;
  kind: Kind;
  cards: number;
  known: Building[];
  order: Building[];
}

export interface HelperView {
  seat: Seat;
  privileged: boolean;
}

export interface SpaceView {
  space: QueueSpace;
  helpers: HelperView[];
}

export interface GuildView {
  guild: Guild;
  queue: SpaceView[];
}

export interface KindView {
  kind: Kind;
  shown: Building[];
  deck: number;
  runs: { cards: number; placed: boolean; known: Building[]; in_order: boolean }[];
}

export interface ShipView {
  ship: number;
  majority: number[];
  holds: { good: Good; points: number; left: Seat | null; right: Seat | null }[];
  ranked: Seat[];
}

export interface BonusView {
  good: Good;
  points: number;
  owner: Seat | null;
}

export interface PlayerView {
  seat: Seat;
  points: number;
  /** Points by where they came from, in the order of `SOURCES`. */
  breakdown: number[];
  bonus_points: number;
  capital: { open: Purse } | { backs: { cards: number; known: Purse } };
  /** How many building cards are in hand, by kind. */
  cards: number[];
  known_cards: Building[];
  worth: PerColour | null;
  fitting: { card: Building; ends: End[] }[];
  halves: PerColour;
  growth: number;
  sawmill: Sawmill | null;
  /** From the left; nothing is where the sawmill stands. */
  row: { card: Building | null; filled: Good[] }[];
  helpers: number;
  passed: boolean;
  fair: number;
  cubes: number;
  privilege_tokens: number;
  work_tokens: number;
}

export interface CraftsmenView {
  options: { players: number };
  turn: Turn;
  asked: Asked | null;
  step: Step;
  year: number;
  season: Season;
  order: Seat[];
  order_track: Seat[];
  act: {
    helper: number | null;
    privileged: boolean;
    acted: boolean;
    built: number;
    cost: number;
    work: number;
    raw: boolean;
  };
  bill: { price: number; colours: Colour[]; paid: Purse };
  payments: PaymentView[];
  works: { card: Building; to: string[] }[];
  auction: Auction | null;
  look: LookView | null;
  guilds: GuildView[];
  capital_deck: number;
  capital_shown: Purse;
  capital_discarded: Purse;
  cards: KindView[];
  sawmills: Sawmill[];
  granary: { good: Good; cubes: Cube[] }[];
  ships: ShipView[];
  privilege_tokens: number;
  work_tokens: number;
  bonus_tokens: BonusView[];
  players: PlayerView[];
}

/** Something that happened; the fields that an event has are those of its Rust variant. */
export interface CraftsmenEvent {
  event: string;
  seat?: Seat;
  kind?: Kind;
  card?: string;
  sawmill?: Sawmill;
  place?: number;
  year?: number;
  season?: Season;
  guild?: Guild;
  space?: QueueSpace;
  on?: Seat | null;
  to?: string | null;
  from?: Seat | null;
  owner?: Seat | null;
  token?: 'privilege' | 'work' | boolean;
  end?: End;
  good?: Good;
  price?: number;
  amount?: number;
  under?: boolean;
  cards?: number;
  ship?: number;
  source?: Source;
  points?: number;
}

export function isEvent(value: unknown): value is CraftsmenEvent {
  return typeof value === 'object' && value !== null && 'event' in value;
}

export function playerOf(view: CraftsmenView, seat: Seat): PlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** The guild whose stage is played, or has just been. */
export function stageOf(view: CraftsmenView): Guild | null {
  return typeof view.step === 'object' ? ('guild' in view.step ? view.step.guild : view.step.work_tokens) : null;
}

/** Everything that belongs to a hand: how many cards, and those that are known. */
export function handOf(player: PlayerView): { cards: number; known: Purse } {
  return 'open' in player.capital
    ? { cards: sum(player.capital.open), known: player.capital.open }
    : player.capital.backs;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
