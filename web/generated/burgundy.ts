// Made from the Rust code by `make types`: not to be changed by hand.

import type { Phrase, Seat, Turn } from './api';

export type Board = number;

/** The bonus tiles of a colour. */
export type BonusView = {
/** The colour. */
ground: Ground,
/** The points of the tiles that are left, the next one first. */
left: Array<number>, };

export type Building = "warehouse" | "carpenter" | "church" | "market" | "boarding_house" | "bank" | "city_hall" | "watchtower";

/** What is printed on everything that lies on the table. */
export type Catalog = { rounds: number, tiles: Array<TileEntry>,
/** The tile spaces of the numbered depots. */
depots: [[DepotFacts, DepotFacts, DepotFacts, DepotFacts], [DepotFacts, DepotFacts, DepotFacts, DepotFacts], [DepotFacts, DepotFacts, DepotFacts, DepotFacts], [DepotFacts, DepotFacts, DepotFacts, DepotFacts], [DepotFacts, DepotFacts, DepotFacts, DepotFacts], [DepotFacts, DepotFacts, DepotFacts, DepotFacts]],
/** The ground of every space of the nine estates. */
estates: Array<Array<Ground>>,
/** The die number of every space, the same on all. */
pips: Array<Pips>,
/** Where points come from, in the order of a breakdown. */
sources: [Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source, Source],
/** What is not a component, but has rules of its own. */
terms: Array<Term>, };

/** A player's side of a sheet and castle space, chosen in the expert set-up. */
export type Choice = {
/** The side. */
board: Board,
/** Where the start castle goes. */
castle: Space, };

export type Depot = number;

/** A tile space of a numbered depot. */
export type DepotFacts = {
/** The colour of the tile that it is filled with. */
ground: Ground,
/** It is used with at least so many players. */
players: number, };

export type DepotSpace = string;

/** A numbered depot. */
export type DepotView = {
/** Its number. */
depot: Depot,
/** Its four tile spaces. */
tiles: Array<Tile | null>,
/** Its goods, one count per colour. */
goods: Array<number>, };

/** The two dice of a player. */
export type Dice = {
/** What they show, the smaller number first; nothing before the roll. */
pips: [Pips, Pips] | null,
/** Which of them are used. */
used: [boolean, boolean], };

/** What chance is asked for. */
export type Draw = { "kind": "choose_start" } | { "kind": "deal_goods" } | { "kind": "deal_sheets" } | { "kind": "fill_depots" } | { "kind": "fill_black_depot" } | { "kind": "reveal_goods" } | { "kind": "roll_dice" };

/** What belongs to one player. */
export type EstateView = {
/** The player. */
seat: Seat,
/** The player board that was dealt. */
sheet: Sheet | null,
/** Whether the player has made a secret choice. */
chosen: boolean,
/** That choice, for the player alone. */
choice: Choice | null,
/** The estate; nothing before it is chosen. */
board: Board | null,
/** Its 37 spaces; empty before it is chosen. */
spaces: Array<SpaceView>,
/** The three slots of the storage. */
storage: Array<Tile | null>,
/** Goods in stock, one count per colour. */
stock: Array<number>,
/** Goods sold, one count per colour (B-17.19). */
sold: Array<number>,
/** Silver. */
silver: number,
/** Workers. */
workers: number,
/** What the mines will pay at the end of the phase. */
income: Income,
/** The slot by which the tile of a slot is named in actions, where it is another one. */
alike: Record<string, number>,
/** The dice of this round. */
dice: Dice,
/** Colours with the large bonus tile. */
large_bonus: Array<Ground>,
/** Colours with the small bonus tile. */
small_bonus: Array<Ground>,
/** Points in all. */
points: number,
/** Points by where they came from. */
breakdown: Array<number>, };

/** Something that happened. All of it is public. */
export type Event = { "event": "started", seat: Seat, } | { "event": "good_dealt", seat: Seat, good: Good, } | { "event": "sheet_dealt", seat: Seat, sheet: Sheet, } | { "event": "estate_chosen", seat: Seat, } | { "event": "estate_settled", seat: Seat, board: Board, castle: Space, } | { "event": "phase_began", phase: Phase, } | { "event": "tile_revealed", tile: Tile, at: DepotSpace, } | { "event": "good_revealed", good: Good, } | { "event": "round_began", phase: Phase, round: number, } | { "event": "rolled", seat: Seat, dice: [Pips, Pips], } | { "event": "good_placed", good: Good, depot: Depot, } | { "event": "turn_began", seat: Seat, } | { "event": "workers_paid", seat: Seat, workers: number, } | { "event": "took", seat: Seat, tile: Tile, from: DepotSpace, } | { "event": "bought", seat: Seat, tile: Tile, from: DepotSpace, } | { "event": "discarded", seat: Seat, tile: Tile, } | { "event": "placed", seat: Seat, tile: Tile, at: Space, } | { "event": "region_finished", seat: Seat, ground: Ground, at: Space, size: number, points: number, phase_points: number, } | { "event": "bonus_tile", seat: Seat, ground: Ground, large: boolean, points: number, } | { "event": "animals_counted", seat: Seat, at: Space, tiles: number, points: number, } | { "event": "sold", seat: Seat, good: Good, tiles: number, points: number, silver: number, workers: number, } | { "event": "workers_taken", seat: Seat, workers: number, silver: number, } | { "event": "building_paid", seat: Seat, building: Building, workers: number, silver: number, points: number, } | { "event": "effect_lost", seat: Seat, building: Building, } | { "event": "effect_declined", seat: Seat, } | { "event": "loaded", seat: Seat, good: Good, tiles: number, } | { "event": "marker_moved", seat: Seat, to: number, } | { "event": "mines_paid", seat: Seat, silver: number, workers: number, } | { "event": "final_points", seat: Seat, source: Source, points: number, } | { "event": "game_ended" };

export type Good = "turquoise" | "purple" | "pink" | "red" | "brown" | "orange";

export type Ground = "building" | "animal" | "knowledge" | "castle" | "mine" | "ship";

/** What mines pay at the end of a phase. */
export type Income = {
/** Silver. */
silver: number,
/** Workers. */
workers: number, };

/** What several players are asked. */
export type Joint = { "kind": "choose_estates" };

/** What the game waits for. The stack is read from the top; an empty stack is the end. */
export type Pending = Draw | Joint | {
/** Who. */
seat: Seat, } & ({ "kind": "take_turn" } | { "kind": "act_at_once" } | { "kind": "fetch_tile",
/** Which building: it decides which tiles can be fetched. */
building: Building, } | { "kind": "sell_at_once" } | { "kind": "place_at_once" } | { "kind": "load_goods" } | { "kind": "keep_goods",
/** Where the goods lie. */
depot: Depot,
/** Whether the goods of the next depot are loaded too. */
and_next: boolean, } | { "kind": "discard",
/** The new tile. */
tile: Tile, });

export type Phase = "A" | "B" | "C" | "D" | "E";

/** What is face down: nobody knows the order, everybody can count what has not been seen. */
export type PilesView = {
/** Tiles with a coloured back, by colour. */
coloured: Array<number>,
/** Tiles with a black back. */
black: number,
/** Tiles with a coloured back that have not been seen, by what they show. */
coloured_tiles: Array<number>,
/** Tiles with a black back that have not been seen, by what they show. */
black_tiles: Array<number>,
/** Goods that have not been seen, by colour; some of them never will be. */
goods: Array<number>, };

export type Pips = number;

export type Purchase = "between_actions" | "any_time";

export type Setup = "standard" | "expert_open" | "expert_secret";

export type Sheet = string;

export type Source = "regions" | "phases" | "bonus_tiles" | "animals" | "goods" | "watchtowers" | "unsold_goods" | "silver" | "workers" | "knowledge15" | "knowledge16" | "knowledge17" | "knowledge18" | "knowledge19" | "knowledge20" | "knowledge21" | "knowledge22" | "knowledge23" | "knowledge24" | "knowledge25" | "knowledge26";

export type Space = number;

/** A space of an estate. */
export type SpaceView = {
/** Its colour. */
ground: Ground,
/** Its die number. */
pips: Pips,
/** The tile on it. */
tile: Tile | null, };

/** A component of the game with its help text. */
export type Term = {
/** Its name in notation. */
id: string,
/** Its name in words. */
name: Phrase,
/** What it does. */
text: Phrase, };

export type Tile = "warehouse" | "carpenter" | "church" | "market" | "boarding_house" | "bank" | "city_hall" | "watchtower" | "cow2" | "cow3" | "cow4" | "pig2" | "pig3" | "pig4" | "sheep2" | "sheep3" | "sheep4" | "chicken2" | "chicken3" | "chicken4" | "knowledge1" | "knowledge2" | "knowledge3" | "knowledge4" | "knowledge5" | "knowledge6" | "knowledge7" | "knowledge8" | "knowledge9" | "knowledge10" | "knowledge11" | "knowledge12" | "knowledge13" | "knowledge14" | "knowledge15" | "knowledge16" | "knowledge17" | "knowledge18" | "knowledge19" | "knowledge20" | "knowledge21" | "knowledge22" | "knowledge23" | "knowledge24" | "knowledge25" | "knowledge26" | "castle" | "mine" | "ship";

export type TileEntry = { name: Tile, ground: Ground,
/** How many animals stand on it. */
animals: number,
/** How many there are with a coloured back, and with a black one. */
coloured: number, black: number, help: Phrase, };

/** The table as one viewer knows it. */
export type View = {
/** How many play. */
players: number,
/** How estates were given out. */
setup: Setup,
/** When a player may buy a tile. */
purchase: Purchase,
/** Who has to act. */
turn: Turn,
/** What is asked; nothing when the game is over. */
asked: Pending | null,
/** The phase. */
phase: Phase,
/** The round from 1 to 5; 0 while a phase is set up. */
round: number,
/** The order of this round, first to act first. */
order: Array<Seat>,
/** The turn order track from left to right, each stack from the top. */
track: Array<Array<Seat>>,
/** Whether the player whose turn it is has bought a tile. */
purchased: boolean,
/** The white die of this round. */
white: Pips | null,
/** The numbered depots. */
depots: Array<DepotView>,
/** The spaces of the black depot that are in use. */
black_depot: Array<Tile | null>,
/** The depot space by which the tile of a space is named in actions, where it is another one. */
alike: { [key in DepotSpace]: DepotSpace },
/** The goods of the rounds to come, the next one first. */
round_goods: Array<Good>,
/** What is still face down. */
piles: PilesView,
/** The bonus tiles. */
bonus_tiles: Array<BonusView>,
/** What belongs to each player, in seat order. */
estates: Array<EstateView>, };
