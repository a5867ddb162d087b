// Made from the Rust code by `make types`: not to be changed by hand.

import type { Phrase, Seat, Turn } from './api';

/** How far the action in a guild has come. */
export type Act = { "guild": "bankers" } | { "guild": "builders" } & Works | { "guild": "notary", acted: boolean, } | { "guild": "crafts", work: number, raw: boolean, } | { "guild": "merchants" } | { "guild": "town_hall" };

/** The action that a helper takes, or a player in winter. */
export type ActView = {
/** The helper's place among those of the guild; nothing in winter. */
helper: number | null,
/** Whether the privilege was used. */
privileged: boolean,
/** Whether the notary's action was taken. */
acted: boolean,
/** Buildings built. */
built: number,
/** What they cost. */
cost: number,
/** Work points left. */
work: number,
/** Whether the last work point made a raw good. */
raw: boolean, };

export type Action = string;

export type Ages = string;

/** What is asked. */
export type AskView = {
/** Whether it follows from what the same player has decided, and is left by taking that back. */
follows: boolean, } & (Draw | { seat: Seat, } & ({ "kind": "exchange", card: boolean, sawmill: boolean, } | { "kind": "give_back", of: Kind, } | { "kind": "send_helper" } | { "kind": "pay_fee", to: Seat, } | { "kind": "act" } & Act | { "kind": "take_another" } | { "kind": "discard", left: number, spared: number, banker: boolean, } | { "kind": "pay", bill: Bill, } | { "kind": "bid", auction: Auction, } | { "kind": "lay_out", left: number, } | { "kind": "put_back" } | { "kind": "arrange", under: boolean, } | { "kind": "make_another" } | { "kind": "deliver", card: Building, } | { "kind": "reward" } | { "kind": "pay_goods", good: Good, to: Building, } | { "kind": "stall" } | { "kind": "spend_token" } | { "kind": "invest", last: Capital | null, paid: Array<number>, }));

/** An auction under way. */
export type Auction = {
/** For which card. */
card: Building,
/** Who started it. */
starter: Seat,
/** Who has not passed. */
bidders: Array<Seat>,
/** What each player bid last. */
bids: Array<number | null>,
/** The mayor's cards. */
shown: Array<number>,
/** The mayor's offer, once it is made. */
mayor: number | null, };

/** An auction. */
export type AuctionView = {
/** For which card. */
card: Building,
/** Who started it. */
starter: Seat,
/** Who bid highest. */
leader: Seat,
/** The highest bid, or the mayor's offer. */
bid: number,
/** Everybody, clockwise from the one who started it. */
bidders: Array<BidderView>,
/** Whether anybody raised the opening bid. */
raised: boolean,
/** Whether the mayor bids. */
mayor: boolean,
/** The mayor's cards. */
shown: Array<number>, };

/** A player in an auction. */
export type BidderView = {
/** Who. */
seat: Seat,
/** The last bid. */
bid: number | null,
/** Whether there are no more to come. */
passed: boolean, };

/** A payment under way. */
export type Bill = {
/** What has to be reached. */
price: number,
/** The colours in which it can be paid. */
colours: Array<Colour>,
/** The cards already paid. */
paid: Array<number>, };

/** A bonus token. */
export type BonusView = {
/** For which production line. */
good: Good,
/** Its points. */
points: number,
/** Who has it. */
owner: Seat | null, };

export type Building = string;

export type BuildingEntry = { name: Building, trade: string, kind: Kind, top: Colour, bottom: Colour, inputs: Array<Good>, output: Good, points: number, };

/** The building at one place of a row. */
export type BuildingView = {
/** Which card; nothing where the sawmill stands. */
card: Building | null,
/** The goods on its icons. */
filled: Array<Good>, };

export type Capital = "purple1" | "purple2" | "purple3" | "green1" | "green2" | "green3" | "blue1" | "blue2" | "blue3" | "red1" | "red2" | "red3";

/** A hand of capital cards. */
export type CapitalView = { "open": Array<number> } | { "backs": {
/** How many. */
cards: number,
/** At least these. */
known: Array<number>, } };

/** What is printed on everything that lies on the table. */
export type Catalog = { years: number, helpers: number,
/** Work points of a helper, by year. */
work: [number, number, number],
/** What stacking costs in points, by year. */
fee: [number, number, number],
/** Markers of a player on the fair. */
fair: number,
/** Tokens of a kind that a player can have. */
tokens: number, kinds: Array<KindEntry>, goods: Array<GoodEntry>,
/** In the order in which cards are laid out. */
buildings: Array<BuildingEntry>, sawmills: Array<SawmillEntry>, ships: Array<ShipEntry>,
/** The help of the game: everything on the table, and the notions behind it. */
terms: Array<Term>, };

export type Class = "raw" | "half" | "final";

export type Colour = "purple" | "green" | "blue" | "red";

/** Whose cube lies in the granary. */
export type Cube = "natural" | { "of": Seat };

/** A way for a good to go. */
export type DeliveryView = {
/** What is decided. */
way: Action,
/** How many capital cards it brings; a price is less than nothing. */
cards: number, };

/** What chance is asked for. */
export type Draw = { "kind": "show_capital" } | { "kind": "deal_capital", seat: Seat, left: number, banker: boolean, } | { "kind": "show_mayor", left: number, auction: Auction, } | { "kind": "deal_cards", seat: Seat, of: Kind, left: number, } | { "kind": "show_card", of: Kind, } | { "kind": "deal_look", seat: Seat, of: Kind, left: number, } | { "kind": "deal_sawmill", seat: Seat, } | { "kind": "compare_hands" };

export type End = "left" | "right";

/** Something that happened. All of it is public: a secret card is told without its face. */
export type Event = { "event": "capital_drawn", seat: Seat, } | { "event": "card_drawn", seat: Seat, kind: Kind, } | { "event": "capital_shown", card: Capital, } | { "event": "card_shown", card: Building, } | { "event": "reshuffled" } | { "event": "sawmill_built", seat: Seat, sawmill: Sawmill, } | { "event": "card_swapped", seat: Seat, kind: Kind, } | { "event": "ordered", seat: Seat, place: number, } | { "event": "season_began", year: number, season: Season, } | { "event": "stage_began", guild: Guild, } | { "event": "sent", seat: Seat, guild: Guild, space: QueueSpace, on: Seat | null, } | { "event": "capital_given", seat: Seat, to: Seat, } | { "event": "passed", seat: Seat, } | { "event": "capital_taken", seat: Seat, card: Capital, } | { "event": "discarded", seat: Seat, card: Capital, } | { "event": "paid", seat: Seat, card: Capital, } | { "event": "privilege_used", seat: Seat, guild: Guild, token: boolean, } | { "event": "built", seat: Seat, card: Building, end: End, } | { "event": "bonus_taken", seat: Seat, good: Good, } | { "event": "bought", seat: Seat, card: Building, price: number, } | { "event": "auction_opened", seat: Seat, card: Building, } | { "event": "bid", seat: Seat, amount: number, } | { "event": "bid_passed", seat: Seat, } | { "event": "mayor_showed", card: Capital, } | { "event": "mayor_offered", amount: number, } | { "event": "auction_won", seat: Seat, card: Building, amount: number, } | { "event": "card_withdrawn", card: Building, } | { "event": "looked_at", seat: Seat, kind: Kind, } | { "event": "put_back", seat: Seat, kind: Kind, under: boolean, cards: number, } | { "event": "raw_made", seat: Seat, good: Good, to: Building | null, } | { "event": "fetched", seat: Seat, good: Good, to: Building, } | { "event": "made", seat: Seat, card: Building, good: Good, } | { "event": "delivered", seat: Seat, good: Good, to: Building, } | { "event": "stored", seat: Seat, good: Good, } | { "event": "pushed_out", good: Good, owner: Seat | null, } | { "event": "loaded", seat: Seat, good: Good, ship: Ship, } | { "event": "thrown_out", seat: Seat, good: Good, ship: Ship, } | { "event": "lost", seat: Seat, good: Good, } | { "event": "purchased", seat: Seat, good: Good, to: Building, from: Seat | null, } | { "event": "stalled", seat: Seat, } | { "event": "token_taken", seat: Seat, token: Token, } | { "event": "work_token_spent", seat: Seat, } | { "event": "preceded", seat: Seat, } | { "event": "year_ended", year: number, } | { "event": "sailed", ship: Ship, } | { "event": "scored", seat: Seat, source: Source, points: number, } | { "event": "ended" };

/** Where a building card matches a row. */
export type FitView = {
/** Which card. */
card: Building,
/** The ends at which its colours match. */
ends: Array<End>, };

/** What a marker more on a ship would be to a player, if the ship sailed with it now. */
export type FreightView = {
/** The place by markers. */
place: number,
/** Points more than without it: for the marker, and for the place. */
points: number, };

export type Good = "wood" | "iron_ore" | "flax" | "wheat" | "cow" | "wax" | "grapes" | "barrel" | "rope" | "leather" | "paper" | "iron" | "fabric" | "flour" | "meat" | "weapons" | "tools" | "clothes" | "books" | "candles" | "wine" | "beer" | "bread";

export type GoodEntry = { name: Good, class: Class,
/** The goods of its production line; only for final goods. */
line: Array<Good>,
/** Points of its bonus token. */
bonus: number | null, };

/** A good in the granary. */
export type GranaryView = {
/** Which. */
good: Good,
/** Its cubes, the lower one first. */
cubes: Array<Cube>, };

export type Guild = "bankers" | "builders" | "notary" | "crafts" | "merchants" | "town_hall";

/** A guild. */
export type GuildView = {
/** Which. */
guild: Guild,
/** The spaces of its queue in use. */
queue: Array<SpaceView>,
/** How many more helpers it takes. */
room: number,
/** The space on which the next helper would stand; nothing where all are taken. */
next: QueueSpace | null,
/** Whether nobody works there in this season. */
shut: boolean, };

/** A helper in a queue. */
export type HelperView = {
/** Whose. */
seat: Seat,
/** Whether the helper used a privilege. */
privileged: boolean, };

/** A hold. */
export type HoldView = {
/** For which good. */
good: Good,
/** Points for each marker. */
points: number,
/** The left space. */
left: Seat | null,
/** The right space, which is filled first. */
right: Seat | null,
/** What a marker more would be to the player who makes goods now. */
freight: FreightView | null, };

export type Investments = "once" | "unlimited";

export type Kind = "basic" | "extended" | "advanced";

export type KindEntry = { kind: Kind, build: number, buy: number, mayor: number, };

/** Building cards of one kind. */
export type KindView = {
/** Which. */
kind: Kind,
/** Cards on the board. */
shown: Array<Building>,
/** Face-down cards. */
deck: number,
/** The stretches of the deck from the top down. */
runs: Array<RunView>, };

/** Cards that somebody looks at. */
export type LookView = {
/** Who looks. */
seat: Seat,
/** At which kind. */
kind: Kind,
/** How many cards are not laid out. */
cards: number,
/** Those that the viewer knows. */
known: Array<Building>,
/** The order in which the first of them go back, for the one who looks. */
order: Array<Building>, };

/** The options of a game of Craftsmen. */
export type Options = {
/** How many play, 2 to 5. */
players: number,
/** Whether the mayor's cards count with colour sets (R10). */
mayor_values_colour_sets: boolean,
/** Whether everybody takes a privilege token after a winter, with three and more players (R14). */
winter_privilege_grant: boolean,
/** Whether work tokens can be spent in winter (R7). */
winter_work_token_window: boolean,
/** Whether every empty space of the granary gets a natural cube after a year, or only one for a
 * good that is wholly missing (R16). */
granary_refill_all_empty: boolean,
/** How often a player may invest after a winter (R15). */
investments_per_year: Investments,
/** Whether a sawmill that was given up can be taken by a later player (R6). */
given_up_sawmill_can_be_taken: boolean,
/** Where the second marker of a hold goes (R34). */
second_marker: SecondMarker,
/** Who is younger, for equal hands in the beginning (R5). */
ages: Ages, };

/** A price, and the payments from which no card could be taken out (R1). */
export type PaymentView = {
/** What has to be reached. */
price: number,
/** Those after which most is left come first; for a bid that could be made, only the first. */
ways: Array<WayView>, };

/** What belongs to one player. */
export type PlayerView = {
/** The player. */
seat: Seat,
/** Points in all, bonus tokens included. */
points: number,
/** Points by where they came from. */
breakdown: Array<number>,
/** Points of bonus tokens. */
bonus_points: number,
/** What the scoring of this year would bring now. */
year: YearView,
/** Capital cards in hand. */
capital: CapitalView,
/** What one's own capital cards are worth, colour by colour. */
worth: Array<number> | null,
/** How many building cards of each kind are in hand. */
cards: Array<number>,
/** Those that the viewer knows. */
known_cards: Array<Building>,
/** Where each of the known building cards matches the row. */
fitting: Array<FitView>,
/** How many halves of each colour the row has. */
halves: Array<number>,
/** Points for them if the year ended now. */
growth: number,
/** The sawmill. */
sawmill: Sawmill | null,
/** The row of buildings from the left, the sawmill among them. */
row: Array<BuildingView>,
/** Helpers at home. */
helpers: number,
/** Whether no more helpers are sent in this season. */
passed: boolean,
/** Markers on the fair. */
fair: number,
/** Cubes in supply. */
cubes: number,
/** Privilege tokens. */
privilege_tokens: number,
/** Work tokens. */
work_tokens: number, };

export type QueueSpace = "gold" | "silver" | "ribbon";

/** A stretch of a deck. */
export type RunView = {
/** How many cards. */
cards: number,
/** Whether they were put there together; otherwise they were shuffled. */
placed: boolean,
/** Those that the viewer knows, from the top down where the order is known. */
known: Array<Building>,
/** Whether the viewer knows their order. */
in_order: boolean, };

export type Sawmill = string;

export type SawmillEntry = { name: Sawmill, top: Colour, bottom: Colour, output: Good, };

export type Season = "spring" | "summer" | "autumn" | "winter";

export type SecondMarker = "left" | "right";

export type Ship = number;

export type ShipEntry = { majority: Array<number>, holds: Array<[Good, number]>, };

/** A ship. */
export type ShipView = {
/** Its number. */
ship: Ship,
/** Points for the most markers, the second most and so on. */
majority: Array<number>,
/** Its holds from the top. */
holds: Array<HoldView>,
/** The players with markers on it, by rank. */
ranked: Array<Seat>, };

export type Source = "start" | "idle" | "fees" | "production" | "majorities" | "cargo" | "growth" | "granary" | "investment";

/** A space of a queue. */
export type SpaceView = {
/** Which. */
space: QueueSpace,
/** The helpers on it, the lower one first. */
helpers: Array<HelperView>, };

/** Which part of the game is being played. */
export type Step = "deal" | "exchange" | "helpers" | { "guild": Guild } | { "work_tokens": Guild } | "hand_limit" | "investments" | "over";

/** A component of the game with its help text. */
export type Term = {
/** Its name in notation. */
id: string,
/** Its name in words. */
name: Phrase,
/** What it does. */
text: Phrase, };

export type Token = "privilege" | "work";

/** The table as one viewer knows it. */
export type View = {
/** How it was set up. */
options: Options,
/** Who has to act. */
turn: Turn,
/** What is asked; nothing when the game is over. */
asked: AskView | null,
/** Which part of the game is being played. */
step: Step,
/** The year from 1. */
year: number,
/** The season. */
season: Season,
/** The order of the season, first to act first. */
order: Array<Seat>,
/** The track that changes the order. */
order_track: Array<Seat>,
/** The action of a helper under way. */
act: ActView,
/** The payment under way; a price of zero is none. */
bill: Bill,
/** What the cards paid so far are worth. */
bill_paid: number,
/** How the viewer can pay what is asked, or each bid that can be made. */
payments: Array<PaymentView>,
/** The viewer's cards of each colour that is still wanted for the investment that is asked. */
investments: Array<Array<Capital>>,
/** What the buildings of the player who works now can make, and where it could go. */
works: Array<WorkView>,
/** The auction under way. */
auction: AuctionView | null,
/** The cards that somebody looks at. */
look: LookView | null,
/** What stacking costs in points, where it is not free. */
fee_points: number,
/** The guilds with their queues. */
guilds: Array<GuildView>,
/** How many capital cards anybody may have in hand in this part of the game. */
hand_most: number,
/** Face-down capital cards. */
capital_deck: number,
/** Capital cards on the board, one count per kind. */
capital_shown: Array<number>,
/** Discarded capital cards, one count per kind. */
capital_discarded: Array<number>,
/** Building cards on the board and in decks, by kind. */
cards: Array<KindView>,
/** Sawmills in the box. */
sawmills: Array<Sawmill>,
/** The granary, the lower space first. */
granary: Array<GranaryView>,
/** The ships. */
ships: Array<ShipView>,
/** Privilege tokens in the pool. */
privilege_tokens: number,
/** Work tokens in the pool. */
work_tokens: number,
/** The bonus tokens. */
bonus_tokens: Array<BonusView>,
/** What belongs to each player, in seat order. */
players: Array<PlayerView>, };

/** Cards that pay a price. */
export type WayView = {
/** One count per kind. */
cards: Array<number>,
/** What they are worth, by colour. */
worth: Array<number>, };

/** A building that has everything it needs. */
export type WorkView = {
/** Which. */
card: Building,
/** Where its good can go; a good with only one way goes there unasked. */
to: Array<DeliveryView>, };

/** What was built in an action. */
export type Works = {
/** How many buildings. */
built: number,
/** What they cost. */
cost: number, };

/** What the scoring of a year would bring now, but for investments. */
export type YearView = {
/** For the most markers on ships. */
majorities: number,
/** For markers on ships. */
cargo: number,
/** For sets of four colours. */
growth: number,
/** For markers in the granary. */
granary: number, };
