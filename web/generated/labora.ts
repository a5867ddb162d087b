// Made from the Rust code by `make types`: not to be changed by hand.

import type { Seat, Turn } from './api';

export type Action = string;

/** How many points goods may be worth that are received by choice. */
export type Allowance = "cloisters" | "woodland";

/** What is asked, with everything a dialog needs. */
export type AskView = {
/** Who is asked. */
seat: Seat,
/** What is still due. */
due: DueView | null,
/** Whether it follows from what the same player has decided, and is left by taking that back. */
follows: boolean,
/** How many decisions of the payment under way were taken: they are taken back together. */
decided: number,
/** Where the card that is asked about may be put on one's own land, and what comes of it. */
sites?: Array<SiteView>, } & ({ "kind": "turn" } | { "kind": "settling" } | { "kind": "site", building: Building, } | { "kind": "home_site", settlement: Settlement, } | { "kind": "enter", cell: Cell, } | { "kind": "fee", cell: Cell, } | { "kind": "send", cell: Cell, } | { "kind": "harvest", good: Good, } | { "kind": "function" } & Frame | { "kind": "pay" } & Payment | { "kind": "neutral_build" } | { "kind": "neutral_site", building: Building, } | { "kind": "neutral_use" });

/** What has to be paid: goods, and sums that are put together from goods of the payer's choice. */
export type Bill = {
/** Exactly these. */
goods: Array<[Good, number]>,
/** Goods worth so much food. */
food: number,
/** Goods worth so much energy, in halves. */
half_energy: number,
/** Goods worth so many points. */
points: number,
/** So many goods, all different. */
different: number, };

export type Building = "clay_mound" | "farmyard" | "cloister_office" | "priory" | "cloister_courtyard" | "grain_storage" | "granary" | "windmill" | "malthouse" | "bakery" | "brewery" | "fuel_merchant" | "peat_coal_kiln" | "market" | "false_lighthouse" | "cloister_garden" | "spinning_mill" | "carpentry" | "cottage" | "harbor_promenade" | "houseboat" | "stone_merchant" | "builders_market" | "grapevine_a" | "sacred_site" | "financed_estate" | "druids_house" | "cloister_chapter_house" | "cloister_library" | "scriptorium" | "cloister_workshop" | "slaughterhouse" | "inn" | "alehouse" | "winery" | "whiskey_distillery" | "quarry_b" | "bathhouse" | "locutory" | "cloister_church" | "chapel" | "chamber_of_wonders" | "portico" | "shipyard" | "palace" | "grand_manor" | "castle" | "quarry_c" | "forest_hut" | "town_estate" | "refectory" | "grapevine_c" | "coal_harbor" | "calefactory" | "filial_church" | "shipping_company" | "cooperage" | "sacristy" | "forgers_workshop" | "round_tower" | "pilgrimage_site" | "camera" | "dormitory" | "bulwark" | "printing_office" | "festival_ground" | "estate" | "hospice" | "guesthouse" | "house_of_the_brotherhood";

export type BuildingEntry = { name: Building,
/** The printed number behind G (both countries), F (France) or I (Ireland); L for the basic
 * buildings. */
code: string,
/** Where it waits. */
stack: Stack,
/** The mark in the corner: 3 for "3+", 4 for "4", 1 for none. */
mark: number,
/** Cloister buildings have to touch each other. */
cloister: boolean,
/** Where it may stand. */
terrain: Array<Terrain>,
/** What it costs. */
cost: Array<[Good, number]>,
/** Points at the end. */
economic: number,
/** Points for every settlement beside it. */
dwelling: number,
/** What happens when it is used. */
function: Array<Step>, };

/** What is printed on everything that lies on the table. */
export type Catalog = {
/** In the order in which different goods are paid. */
goods: Array<GoodEntry>,
/** What pays energy, worth in halves; in the order in which it is asked for. */
energy: Array<[Good, number]>,
/** What pays food, in the order in which it is asked for. */
food: Array<[Good, number]>,
/** What pays points, in the order in which it is asked for. */
points: Array<[Good, number]>,
/** What can be received for points. */
rewards: Array<[Good, number]>, improvements: Array<[Good, Good]>, basic_goods: Array<Good>,
/** As often as one likes. */
any: number,
/** What a solo player aims for. */
goal: number,
/** How many wonders there are. */
wonders: number,
/** What a water space is worth to a settlement beside it. */
water: number, buildings: Array<BuildingEntry>, settlements: Array<SettlementEntry>,
/** The spaces of a district, from left to right. */
districts: Array<DistrictEntry>, };

export type Cell = number;

/** A cell of an estate. */
export type CellView = {
/** On what ground. */
terrain: Terrain,
/** What lies on it. */
content: Content,
/** Clergymen in the building. */
clergy: Array<ManView>,
/** What the cell is worth to a settlement beside it. */
dwelling: number,
/** What each settlement in hand would have here; for free cells where it may stand. */
would?: Array<DwellingView>,
/** From the top; negative above the heartland. */
row: number,
/** From the left; negative on the coast. */
col: number, };

/** A settlement whose dwelling points would change. */
export type ChangeView = {
/** Which. */
settlement: Settlement,
/** What it has now. */
now: number,
/** What it would have. */
then: number,
/** From the top; negative above the heartland. */
row: number,
/** From the left; negative on the coast. */
col: number, };

/** What lies on a cell. */
export type Content = "empty" | "forest" | "moor" | { "house": Building } | { "home": Settlement };

export type Country = "france" | "ireland";

/** Something that is paid for. */
export type DealView = {
/** How often each trade is made; nothing where there is no trade. */
times: Array<number>,
/** The decisions that say so. */
actions: Array<Action>,
/** Exact goods that are due. */
goods: Array<GoodView>,
/** What is put together. */
due: DueView,
/** What it brings. */
brings: Array<GoodView>,
/** Which of the kinds is asked for first; nothing where none is. */
first: number | null, };

export type DistrictEntry = { side: DistrictSide, spaces: [[Terrain, Content], [Terrain, Content], [Terrain, Content], [Terrain, Content], [Terrain, Content]], };

export type DistrictSide = "plains" | "hills";

/** What is still due in a payment. */
export type DueView = {
/** Energy, in halves. */
half_energy: number,
/** Food. */
food: number,
/** Points. */
points: number,
/** Different goods. */
different: number, };

/** The dwelling points of a settlement. */
export type DwellingView = {
/** Which. */
settlement: Settlement,
/** How many. */
points: number,
/** From the top; negative above the heartland. */
row: number,
/** From the left; negative on the coast. */
col: number, };

/** A marker that is still to come. */
export type EnteringView = {
/** Which. */
marker: Marker,
/** In which round. */
round: number, };

/** An estate. */
export type EstateView = {
/** Whose. */
seat: Seat,
/** Whether it is the neutral player's. */
neutral: boolean,
/** Its cells, row by row. */
cells: Array<CellView>,
/** Goods, those that the player has. */
goods: Array<GoodView>,
/** The prior, if he is at home. */
prior_home: boolean,
/** Lay brothers at home. */
lay_home: number,
/** Settlements that can be built. */
hand: Array<Settlement>,
/** Points of goods. */
goods_points: number,
/** Economic values. */
economic_points: number,
/** Dwelling points, of each settlement built. */
dwellings: Array<DwellingView>,
/** All points together. */
points: number, };

/** Something that happened. All of it is public. */
export type Event = { "event": "round_began", round: number, arm: number, } | { "event": "bonus_round_began" } | { "event": "clergy_returned", seat: Seat, } | { "event": "prior_returned", seat: Seat, } | { "event": "marker_entered", marker: Marker, } | { "event": "marker_left", marker: Marker, } | { "event": "phase_began", phase: Phase, } | { "event": "stack_opened", stack: Stack, } | { "event": "turn_began", seat: Seat, } | { "event": "placed", seat: Seat, rank: Rank, owner: Seat, building: Building, } | { "event": "contract_paid", seat: Seat, owner: Seat, building: Building, coins: number, } | { "event": "present_given", seat: Seat, owner: Seat, building: Building, good: Good, } | { "event": "copied", seat: Seat, owner: Seat | null, building: Building, } | { "event": "gained", seat: Seat, good: Good, count: number, } | { "event": "paid", seat: Seat, good: Good, count: number, } | { "event": "lost", seat: Seat, half_energy: number, food: number, points: number, } | { "event": "converted", seat: Seat, from: Good, count: number, to: Good, into: number, } | { "event": "produced", seat: Seat, good: Good, count: number, marker: Marker, } | { "event": "felled", seat: Seat, spot: Spot, } | { "event": "peat_cut", seat: Seat, spot: Spot, } | { "event": "cleared", seat: Seat, spot: Spot, } | { "event": "idled", seat: Seat, } | { "event": "built", seat: Seat, building: Building, spot: Spot, } | { "event": "covered", building: Building, spot: Spot, } | { "event": "put_aside", building: Building, } | { "event": "contract_price_rose", coins: number, } | { "event": "settled", seat: Seat, settlement: Settlement, spot: Spot, } | { "event": "district_laid", seat: Seat, row: number, side: DistrictSide, price: number, } | { "event": "plot_laid", seat: Seat, row: number, side: PlotSide, price: number, } | { "event": "ended" };

/** A function that is carried out. */
export type Frame = {
/** Whose function. */
building: Building,
/** Where it stands; nothing while it lies in the display. */
cell: Cell | null,
/** Which of its steps. */
step: number,
/** How far that step has come. */
progress: Progress, };

export type Good = "peat" | "coal" | "sheep" | "meat" | "grain" | "straw" | "wood" | "whiskey" | "clay" | "ceramic" | "coin" | "book" | "coin5" | "reliquary" | "stone" | "ornament" | "grape" | "wine" | "flour" | "bread" | "malt" | "beer" | "wonder";

export type GoodEntry = { name: Good,
/** In halves. */
energy: number, food: number,
/** Points at the end; what is paid as points is another list. */
points: number,
/** How many coins it can be changed into. */
coins: number,
/** The marker on the wheel that brings it. */
marker: Marker | null,
/** The only country in which it occurs; nothing for both. */
country?: Country, };

/** Goods of one kind. */
export type GoodView = {
/** Which. */
good: Good,
/** How many. */
count: number, };

/** A kind of good that may be paid. */
export type KindView = {
/** What it is paid for: the name of a sum, or `different`. */
pool: 'half_energy' | 'food' | 'points' | 'different',
/** Which. */
good: Good,
/** What one of it is worth. */
value: number,
/** How many there are, with what can be turned into it. */
have: number,
/** How many have to be paid. */
least: number,
/** The kind that is asked for next after the least number, one more, and so on. */
then: Array<number | null>,
/** The number that is missed least. */
best: number,
/** From which number on it has to be said how many; nothing where it goes without saying. */
said: number | null, };

export type LandscapeSupply = "seed" | "print9";

export type Length = "long" | "short";

/** A clergyman in a building. */
export type ManView = {
/** Whose. */
seat: Seat,
/** What he is. */
rank: Rank, };

export type Marker = "clay" | "coin" | "grain" | "sheep" | "wood" | "peat" | "joker" | "grape" | "stone";

/** A marker on the wheel. */
export type MarkerView = {
/** Which. */
marker: Marker,
/** On which space it stands. */
space: number,
/** What it brings now. */
value: number, };

/** The options of a game of Ora et Labora. */
export type Options = {
/** How many play, 1 to 4. */
players: number,
/** Which side of the cards is used. */
country: Country,
/** How long the game is. */
length: Length,
/** Which landscape tiles there are. */
landscape_supply: LandscapeSupply,
/** Whether the Quarry of stack C takes part in the short game of France. */
second_quarry: boolean, };

/** What is put together from goods of the payer's choice. */
export type Payment = Sums | { left: number, paid: Array<Good>, };

/** How the player who is asked can pay. */
export type PaymentView = {
/** What can be paid for: trades by how often they are made, or one sum that is due. */
deals: Array<DealView>,
/** The kinds that are asked for, after any numbers of those before them. */
kinds: Array<KindView>, };

export type Phase = "A" | "B" | "C" | "D" | "E";

/** A settlement phase to come. */
export type PhaseView = {
/** Which. */
phase: Phase,
/** At the start of which round; phase E at the end of it. */
round: number | null, };

export type PlotSide = "coast" | "mountain";

/** How far a step of a function has come. */
export type Progress = "start" | { "trading": { times: [number, number], next: number, } } | { "paid": { times: [number, number], } } | { "chosen": { good: Good, } } | { "rewarding": { points: number, next: number, } } | { "repeated": { count: number, } };

export type Rank = "lay" | "prior";

export type Settlement = "shanty_town" | "farming_village" | "market_town" | "fishing_village" | "artists_colony" | "hamlet" | "village" | "hilltop_village";

export type SettlementEntry = { name: Settlement,
/** With which buildings it comes. */
stack: Stack,
/** What it costs in food. */
food: number,
/** What it costs in energy. */
energy: number,
/** Where it may stand. */
terrain: Array<Terrain>,
/** Points at the end. */
economic: number,
/** Points for itself and for every settlement beside it. */
dwelling: number, };

/** A place where the card that is asked about may be put. */
export type SiteView = {
/** Dwelling points that the settlement itself would have. */
dwelling?: number,
/** Settlements whose dwelling points would change. */
changes?: Array<ChangeView>,
/** All points that it would bring, before it is paid for. */
points: number,
/** From the top; negative above the heartland. */
row: number,
/** From the left; negative on the coast. */
col: number, };

/** Where a building stands whose function is copied. */
export type Source = "holds_prior" | "occupied" | "neighbour" | "display";

/** A place on an estate: the heartland lies in columns 0 to 4 and rows 0 and 1, the coast in
 * columns -2 and -1, the mountains in columns 5 and 6; rows grow downwards.
 *
 * A mountain is as tall as two rows and is named by the upper one. */
export type Spot = {
/** From the top; negative above the heartland. */
row: number,
/** From the left; negative on the coast. */
col: number, };

export type Stack = "start" | "A" | "B" | "C" | "D";

/** A stack that is still to be opened. */
export type StackView = {
/** Which. */
stack: Stack,
/** What is in it. */
buildings: Array<Building>,
/** The settlement in it. */
settlement: Settlement | null, };

/** What part of a round is being played. */
export type Stage = "round_end" | "neutral_building" | "neutral_using" | { "settling": Phase } | "turns" | "bonus" | "over";

/** One part of a function. */
export type Step = { "gain": Array<[Good, number]> } | { "choose": Array<[Good, number]> } | { "two_basics": [number, number] } | { "trade": Trade } | { "trades": [number, Array<Trade>] } | { "price": Trade } | { "show": [Good, Array<[number, number]>] } | { "wheel": Array<Good> } | { "joker": Array<Good> } | { "copy": Source } | "build" | "settle" | "fell" | "cut" | { "clear": [number, Array<[Good, number]>] } | "clear_first" | "all_clergy_home" | "prior_home" | "free_district" | "free_plot" | { "reward": Allowance } | { "improve": number };

/** Sums that are still due, in the order in which they are paid. */
export type Sums = {
/** How much of each. */
left: Array<number>,
/** The next kind that is asked for, within the list of the sum that is paid now. */
next: number, };

export type Terrain = "water" | "coast" | "plains" | "hillside" | "mountain";

/** Landscape tiles of one kind. */
export type TilesView = {
/** The price of the next one. */
price: number | null,
/** How many are left. */
left: number, };

/** Something that can be paid a number of times. */
export type Trade = {
/** How often at most. */
most: number,
/** What is paid each time. */
pay: Bill,
/** What it brings. */
get: Yield, };

/** The whole table. */
export type View = {
/** How it was set up. */
options: Options,
/** Which round it is. */
round: number,
/** The last normal round, where it is known. */
last_round: number | null,
/** The bonus round, where there is one. */
bonus_round: number | null,
/** Whether this, or what is left of it, is the end of the game. */
last: boolean,
/** Who has to decide. */
turn: Turn,
/** What part of the round is being played. */
stage: Stage,
/** Who started this round. */
starter: Seat,
/** Whose part it is; nobody's at the end. */
active: Seat | null,
/** How many main actions are left in this turn. */
actions: number,
/** Whether land was bought in this turn or phase. */
bought: boolean,
/** What is asked. */
ask: AskView | null,
/** The production wheel. */
wheel: WheelView,
/** The settlement phases to come, with the round at whose start they take place. */
phases: Array<PhaseView>,
/** Buildings that can be built. */
display: Array<Building>,
/** Stacks that are still to be opened. */
waiting: Array<StackView>,
/** Cards that the neutral player has built over or could not build. */
aside: Array<Building>,
/** What a work contract costs. */
contract_price: number,
/** What can be given instead. */
present: Good,
/** Wonders left. */
wonders: number,
/** The price of the next district, and how many are left. */
districts: TilesView,
/** The price of the next plot, and how many are left. */
plots: TilesView,
/** Everybody's estate; in the solo game the neutral player's is the second. */
estates: Array<EstateView>,
/** What a solo player aims for. */
goal: number | null,
/** How the viewer can pay what is asked; nothing for those who are not asked to. */
payment: PaymentView | null, };

/** The production wheel. */
export type WheelView = {
/** The space of the arm. */
arm: number,
/** What a marker shows that the arm has left so many spaces behind. */
row: [number, number, number, number, number, number, number, number, number, number, number, number, number],
/** The markers in play. */
markers: Array<MarkerView>,
/** The rounds in which other markers enter. */
entering: Array<EnteringView>, };

/** What a trade brings. */
export type Yield = { "goods": Array<[Good, number]> } | { "one_of": Array<[Good, number]> } | { "table": [Good, Array<number>] };
