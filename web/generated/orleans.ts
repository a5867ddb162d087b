// Made from the Rust code by `make types`: not to be changed by hand.

import type { Seat, Turn } from './api';

/** A question, and who is asked. */
export type AskView = {
/** Everybody who is asked; nobody where chance is. */
seats: Array<Seat>,
/** Whether it follows from what the same player has decided, and is left by taking that back. */
follows: boolean, } & (Draw | { seat: Seat, } & ({ "kind": "remove", left: number, } | { "kind": "bathe" } | { "kind": "keep", bathers: [Follower | null, Follower | null], } | { "kind": "stow", last: Follower | null, } | { "kind": "plan_in_turn" } | { "kind": "plan_place", place: Place, } | { "kind": "act" } | { "kind": "recruit" } | { "kind": "tile", any: boolean, } | { "kind": "merchant" } | { "kind": "move", merchant: Seat, way: Way | null, } | { "kind": "take_good", route: Route, } | { "kind": "deeds", place: Place, served: number, } | { "kind": "pharmacy" } | { "kind": "give", place: Place, } | { "kind": "bake" } | { "kind": "bonus" } | { "kind": "send_bather", bathers: [Follower | null, Follower | null], } | { "kind": "technology" } | { "kind": "sacristy" } | { "kind": "harvest" } | { "kind": "torture", owed: number, }) | Together);

/** Who may still come back from places to the market. */
export type Backs = {
/** How many. */
left: number,
/** Who came last, where that goes in rising order: nobody before may follow. */
last: [Space, Follower] | null, };

export type Bank = "limited" | "unlimited";

export type Bathhouse = "passive" | "active";

/** A part of what an action brings. */
export type BringView = {
/** What, by the name that gains have. */
of: string,
/** How much; nothing for a single thing. */
count?: number,
/** As little as this, where the player says how much. */
least?: number,
/** So much for each of these. */
per?: string, };

/** What is printed on everything that lies on the table. */
export type Catalog = { rounds: number,
/** Spaces of the market, and those of the Gunpowder Tower. */
market: number, tower: number, stations: number, technologies: number,
/** Coins with which everybody starts. */
coins: number,
/** What is paid without food, and for how many goods one coin of taxes is due. */
food_fine: number, taxed: number, kinds: [Kind, Kind, Kind, Kind, Kind, Kind, Kind], followers: Array<FollowerEntry>, goods: Array<GoodEntry>, food: Array<Ware>, events: Array<EventEntry>, places: Array<PlaceEntry>, deeds: Array<DeedEntry>, tracks: Array<TrackEntry>, development: DevelopmentEntry, towns: [Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town, Town], routes: Array<RouteEntry>, citizens: [Citizen, Citizen, Citizen, Citizen, Citizen, Citizen, Citizen, Citizen, Citizen, Citizen, Citizen, Citizen, Citizen, Citizen], };

/** Who is alone ahead on the farmer track, and who alone behind. */
export type CensusView = {
/** Who gains a coin. */
leader: Seat | null,
/** Who pays one. */
last: Seat | null, };

export type Citizen = "boatman" | "knight" | "development_1" | "development_2" | "development_3" | "city_wall" | "papal_conclave" | "defeating_plague" | "astronomy" | "boatmen_guild" | "cathedral" | "peace_treaty" | "canalisation" | "stations";

export type Deed = "city_wall" | "papal_conclave" | "defeating_plague" | "astronomy" | "boatmen_guild" | "cathedral" | "peace_treaty" | "canalisation";

export type DeedEntry = { name: Deed, spaces: Array<[Kind, number]>,
/** Coins for each follower; nothing where it is a coin or a development point. */
coins: number | null, citizen: Citizen, };

/** The spaces of a deed for one kind. */
export type DeedSpaceView = {
/** For whom. */
kind: Kind,
/** How many there are. */
spaces: number,
/** How many of them are free. */
free: number, };

/** A deed. */
export type DeedView = {
/** Which. */
deed: Deed,
/** Its spaces by kind. */
spaces: Array<DeedSpaceView>, };

export type DevelopmentEntry = {
/** The level on each space. */
levels: Array<number>, coins: Array<[number, number]>, citizens: Array<[number, Citizen]>, };

/** What chance brings. */
export type Draw = { "kind": "start" } | { "kind": "lay_good", route: Route, } | { "kind": "discard_good", left: number, } | { "kind": "reveal" } | { "kind": "follower", seat: Seat, purpose: Purpose, };

export type Edition = "polish" | "russian" | "original";

export type EmptyBonus = "blocks" | "skips";

/** Something that happened. All of it is public. */
export type Event = { "event": "started", seat: Seat, } | { "event": "good_laid", route: Route, good: Good, } | { "event": "good_removed", good: Good, } | { "event": "tile_removed", seat: Seat, tile: Place, } | { "event": "round_began", round: number, start: Seat, } | { "event": "revealed", tile: Hourglass, } | { "event": "counted", leader: Seat | null, last: Seat | null, } | { "event": "coins_gained", seat: Seat, coins: number, } | { "event": "coins_paid", seat: Seat, coins: number, } | { "event": "coins_given", seat: Seat, to: Seat, coins: number, } | { "event": "draw_declared", seat: Seat, count: number, } | { "event": "taken_back", seat: Seat, follower: Follower, space: Space, } | { "event": "drawn", seat: Seat, follower: Follower, } | { "event": "bathed", seat: Seat, follower: Follower, } | { "event": "kept", seat: Seat, follower: Follower, } | { "event": "returned", seat: Seat, follower: Follower, } | { "event": "stowed", seat: Seat, follower: Follower, } | { "event": "assigned", seat: Seat, follower: Follower, space: Space, source: Source | null, } | { "event": "technology_placed", seat: Seat, space: Space, } | { "event": "planned", seat: Seat, } | { "event": "used", seat: Seat, place: Place, } | { "event": "passed", seat: Seat, } | { "event": "event_came", tile: Hourglass, } | { "event": "recruited", seat: Seat, kind: Kind, } | { "event": "advanced", seat: Seat, kind: Kind, to: number, } | { "event": "good_gained", seat: Seat, good: Good, route: Route | null, } | { "event": "good_paid", seat: Seat, ware: Ware, } | { "event": "baked", seat: Seat, count: number, } | { "event": "technology_gained", seat: Seat, } | { "event": "tile_gained", seat: Seat, tile: Place, } | { "event": "developed", seat: Seat, from: number, to: number, } | { "event": "citizen_gained", seat: Seat, citizen: Citizen, } | { "event": "moved", seat: Seat, merchant: Seat, from: Town, to: Town, way: Way, } | { "event": "station_built", seat: Seat, town: Town, } | { "event": "served", seat: Seat, place: Place, kind: Kind, deed: Deed, } | { "event": "protected", seat: Seat, } | { "event": "died", seat: Seat, kind: Kind, } | { "event": "spared", seat: Seat, follower: Follower, } | { "event": "tortured", seat: Seat, missing: number, } | { "event": "lost", seat: Seat, loss: Loss, } | { "event": "follower_lost", seat: Seat, kind: Kind, } | { "event": "debt_forgiven", seat: Seat, missing: number, } | { "event": "ended" };

export type EventEntry = { name: Hourglass, tiles: number,
/** Whether the Sacristy protects from it. */
negative: boolean, };

/** Hourglass tiles of one event. */
export type EventView = {
/** Which. */
event: Hourglass,
/** How many are hidden. */
hidden: number,
/** How many of them may come next. */
next: number, };

export type Follower = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk" | "own_farmer" | "own_boatman" | "own_craftsman" | "own_trader";

export type FollowerEntry = { name: Follower, kind: Kind,
/** One of the four in a player's colour. */
starting: boolean, };

/** Followers that are told apart. */
export type FollowerView = {
/** Which. */
follower: Follower,
/** How many. */
count: number, };

/** What the event of the round would mean for a player as the table stands. */
export type ForecastView = {
/** Coins that come from the bank. */
gain: number,
/** Coins that are due. */
due: number,
/** How many of them the player has not: so much torture. */
missing: number,
/** Food, one of which is given for the harvest. */
food: Array<Ware>,
/** Whether a follower may be lost to the plague. */
plague: boolean,
/** Whether a monk of the Sacristy can ward it off. */
guarded: boolean, };

export type Good = "grain" | "cheese" | "wine" | "wool" | "brocade";

export type GoodEntry = { name: Ware,
/** Points at the end; none for bread, which counts by level. */
points: number,
/** How many tokens there are. */
tokens: number | null, };

/** Goods of one kind. */
export type GoodView = {
/** Which. */
good: Good,
/** How many. */
count: number, };

export type Hourglass = "pilgrimage" | "income" | "harvest" | "taxes" | "trading_day" | "plague";

export type HourglassStack = "single" | "abc";

export type Kind = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";

/** Followers of one kind. */
export type KindView = {
/** Which. */
kind: Kind,
/** How many. */
count: number, };

/** What is given up for a missing coin (torture). */
export type Loss = { "loss": "station", town: Town | null, } | { "loss": "follower" } | { "loss": "point" } | { "loss": "ware", ware: Ware, } | { "loss": "tile", tile: Place, } | { "loss": "technology", space: Space | null, };

/** The options of a game of Orléans. */
export type Options = {
/** The revision of the rules that is played by, from 1. */
rules: number,
/** How many play, 2 to 4. */
players: number,
/** Where the rules come from that are not named. */
edition: Edition,
/** What the Bathhouse does. */
bathhouse: Bathhouse,
/** How many followers the Town Hall needs, 1 or 2 (E2). */
town_hall_min: number,
/** Whether an exhausted bonus forbids recruiting. */
empty_bonus: EmptyBonus,
/** Whether coins are limited. */
bank: Bank,
/** What all coins of a limited bank are worth together. */
bank_total: number,
/** What happens to a starting follower that the plague draws. */
plague_starter: PlagueStarter,
/** When technology tiles may be placed. */
tech_timing: TechTiming,
/** What bounds how many followers are taken back. */
take_back: TakeBack,
/** When followers on the Gunpowder Tower go to deeds. */
tower_deeds: TowerDeeds,
/** In what order players plan. */
planning_order: PlanningOrder,
/** Whether the six extra tiles take part (E10). */
extra_tiles: boolean,
/** How the hourglass tiles are shuffled. */
hourglass_stack: HourglassStack,
/** Whether players may remove place tiles before the game. */
remove_tiles: boolean,
/** Who starts; nobody where chance decides. */
start: Seat | null, };

export type Place = "farmhouse" | "village" | "university" | "castle" | "monastery" | "ship" | "wagon" | "guildhall" | "scriptorium" | "town_hall" | "hayrick" | "cheese_factory" | "winery" | "wool_manufacturer" | "tailor_shop" | "brewery" | "sacristy" | "herb_garden" | "bathhouse" | "windmill" | "library" | "hospital" | "gunpowder_tower" | "cellar" | "office" | "school" | "pharmacy" | "horse_wagon" | "shipping_line" | "laboratory" | "goldsmith" | "bakery" | "hideaway" | "court" | "barracks" | "theatre";

export type PlaceEntry = { name: Place, stack: Stack | null,
/** What each space asks for; nothing where it takes anybody. */
spaces: Array<SpaceEntry>,
/** What its action brings anybody. */
brings: Array<BringView>, };

/** A place with what stands on it. */
export type PlaceView = {
/** Which. */
place: Place,
/** Its action spaces. */
spaces: Array<SpaceView>,
/** Followers in the Theatre. */
theatre?: Array<FollowerView>,
/** Whether all are there whom it needs for its action, or to ward off an event. */
active: boolean,
/** Whether its action can be done as it stands; never before the event of the round is known. */
usable: boolean,
/** Whether its action begins with a question. */
asks: boolean,
/** What its action brings, where that depends on whose it is; what is always the same is printed. */
brings?: Array<BringView>, };

export type PlagueStarter = "lucky" | "redraw";

export type PlanningOrder = "simultaneous" | "in_turn_order_one_by_one" | "in_turn_order_whole";

/** Everything of one player. */
export type PlayerView = {
/** Who. */
seat: Seat,
/** Coins. */
coins: number,
/** Followers in the bag. */
bag: Array<FollowerView>,
/** Followers on the market. */
market: Array<FollowerView>,
/** Followers on the Gunpowder Tower. */
tower: Array<FollowerView>,
/** The places, each with what stands on it. */
places: Array<PlaceView>,
/** The markers on the follower tracks. */
tracks: Array<KindView>,
/** The marker on the development track. */
development: number,
/** The development level. */
level: number,
/** How many followers may be drawn by the knight track. */
draw_limit: number,
/** How many followers are still to be drawn, once that is said. */
draws: number,
/** How many followers may still be taken back. */
backs: number,
/** How many followers were sent to work in this phase. */
sent: number,
/** Where the merchant is. */
merchant: Town,
/** Towns with a trading station. */
stations: Array<Town>,
/** Trading stations that are not built. */
unbuilt: number,
/** Trading stations that left the game. */
lost_stations: number,
/** Goods and bread. */
goods: Array<WareView>,
/** Technology tiles beside the board. */
technologies: number,
/** Whether a technology tile was ever placed: the first has to replace a farmer. */
has_placed: boolean,
/** Citizens. */
citizens: Array<Citizen>,
/** What the event of the round would mean; none before it is revealed and after it came. */
forecast: ForecastView | null,
/** Points so far. */
points: number, };

/** What a follower is drawn for. */
export type Purpose = "market" | { "bathhouse": { first: Follower | null, } } | "plague" | "torture";

export type Route = number;

export type RouteEntry = { route: Route, way: Way, ends: [Town, Town],
/** Its goods spaces, by the number of players from which each is filled. */
spaces: Array<number>, };

/** A route with goods. */
export type RouteView = {
/** Which. */
route: Route,
/** Its ends. */
ends: [Town, Town],
/** Road or waterway. */
way: Way,
/** What lies on it. */
goods: Array<Good>, };

export type Source = "market" | "tower";

export type Space = string;

export type SpaceEntry = { space: Space, kind: Kind | null, };

/** An action space. */
export type SpaceView = {
/** Which. */
space: Space,
/** Who stands there. */
follower: Follower | null,
/** Whether a technology tile stands there. */
technology: boolean, };

export type Stack = "I" | "II";

/** A stack of place tiles, open to everybody. */
export type StackView = {
/** Which. */
stack: Stack,
/** What lies in it. */
tiles: Array<Place>, };

export type Stage = "start" | "laying" | "discarding" | "removing" | "hourglass" | "census" | "declaring" | "drawing" | "bathing" | "stowing" | "planning" | "acting" | "event" | "over";

export type StepEntry = { good?: Good, coins?: number, points?: number, draws?: number, citizen?: Citizen,
/** A technology tile, a place tile. */
brings?: string,
/** Which stacks the place tile comes from. */
stacks?: Array<Stack>, };

export type TakeBack = "limit" | "bag";

export type TechTiming = "from_end_of_actions" | "after_pass";

/** Everybody decides. */
export type Together = { "kind": "declare", backs: Array<Backs | null>, } | { "kind": "plan" };

export type TowerDeeds = "action" | "planning";

export type Town = "orleans" | "chartres" | "etampes" | "le_mans" | "chateaudun" | "montargis" | "vendome" | "blois" | "briare" | "tours" | "chinon" | "montrichard" | "vierzon" | "loches" | "bourges" | "sancerre" | "chatellerault" | "le_blanc" | "chateauroux" | "nevers" | "argenton" | "la_chatre" | "st_amand";

export type TrackEntry = { kind: Kind,
/** From the start space on. */
steps: Array<StepEntry>, };

/** The whole table. */
export type View = {
/** How it was set up. */
options: Options,
/** Which round it is, from 1. */
round: number,
/** How many rounds there are. */
rounds: number,
/** Whose turn it is. */
turn: Turn,
/** What part of the game is being played. */
stage: Stage,
/** Which of the seven phases that is; none before and after the game. */
phase: number | null,
/** The event of this round; none before it is revealed. */
event: Hourglass | null,
/** Hourglass tiles that are still to come, as far as they may come next round. */
hourglass: Array<EventView>,
/** Who has the start player token. */
start: Seat,
/** The census as it would be now. */
census: CensusView,
/** What is asked. */
ask: AskView | null,
/** Who has finished this part of the game. */
finished: Array<Seat>,
/** Followers drawn by the Bathhouse. */
bathers: Array<Follower>,
/** Followers that came to the market of the tower's owner in this round and do not lie on the
 * tower. */
arrivals: Array<FollowerView>,
/** Neutral followers to be recruited. */
supply: Array<KindView>,
/** The goods market. */
goods: Array<GoodView>,
/** Technology tiles to be won. */
technologies: number,
/** Neutral followers that left the game; those at the deeds are not among them. */
followers_gone: Array<KindView>,
/** Goods that left the game. */
goods_gone: Array<GoodView>,
/** Technology tiles that left the game. */
technologies_gone: number,
/** Coins in a limited bank. */
bank: number | null,
/** Place tiles in the stacks. */
stacks: Array<StackView>,
/** Place tiles that left the game. */
tiles_gone: Array<Place>,
/** Goods on the map; routes without any are left out. */
routes: Array<RouteView>,
/** The deeds. */
deeds: Array<DeedView>,
/** Citizens to be won. */
citizens: Array<Citizen>,
/** The players. */
players: Array<PlayerView>, };

export type Ware = "grain" | "cheese" | "wine" | "wool" | "brocade" | "bread";

/** Goods of a player. */
export type WareView = {
/** Which. */
ware: Ware,
/** How many. */
count: number, };

export type Way = "road" | "water";
