/** The view and the events of Craftsmen, and lists of what is in them. */

import type { AskView, Colour, End, Event, Guild, Kind, PlayerView, Season, Source, View } from '$generated/craftsmen';
import type { OneOf, Seat } from '$lib/api/types';

export type {
  AuctionView as Auction,
  Colour,
  Cube,
  End,
  Guild,
  GuildView,
  Kind,
  LookView,
  PlayerView,
  Season,
  ShipView,
  Source,
} from '$generated/craftsmen';
/** Things by their names in notation, which the page also reads out of actions. */
export type Building = string;
export type Capital = string;
export type Good = string;
export type Sawmill = string;
export type Asked = OneOf<AskView>;
export type CraftsmenView = Omit<View, 'asked'> & { asked: Asked | null };
export type CraftsmenEvent = OneOf<Event>;
/** Counts of capital cards, one for each kind: colour by colour, by value. */
export type Purse = readonly number[];

export const COLOURS = ['purple', 'green', 'blue', 'red'] as const satisfies Colour[];
export const GUILDS = ['bankers', 'builders', 'notary', 'crafts', 'merchants', 'town_hall'] as const satisfies Guild[];
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies Season[];
export const KINDS = ['basic', 'extended', 'advanced'] as const satisfies Kind[];
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
] as const satisfies Source[];
export const ENDS: readonly End[] = ['left', 'right'];

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

/** The ends of a row at which a card in hand fits, in one word. */
export function fitOf(player: PlayerView, card: Building): End | 'both' | 'none' {
  const ends = player.fitting.find((fit) => fit.card === card)?.ends ?? [];
  return ends.length > 1 ? 'both' : (ends[0] ?? 'none');
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
