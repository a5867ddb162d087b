//! What everybody may know: everything that lies on the table, and the bags, which whoever counts
//! knows too.

use quadrivium_core::{Rules, Seat, SeatSet, Sight, Turn, Viewer};
use serde::Serialize;

use crate::brings::BringView;
use crate::data::{DEEDS, ROUNDS, ROUTES};
use crate::options::{Bank, Options};
use crate::pending::{Pending, Question};
use crate::rules::{Fate, first_question, food};
use crate::state::{Orleans, Stage};
use crate::types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, PerFollower, PerGood, PerKind, PerWare, Place,
    Route, Space, Stack, Town, Ware, Way,
};

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How it was set up.
    pub options: Options,
    /// Which round it is, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Whose turn it is.
    pub turn: Turn,
    /// What part of the game is being played.
    pub stage: Stage,
    /// Which of the seven phases that is; none before and after the game.
    pub phase: Option<u8>,
    /// The event of this round; none before it is revealed.
    pub event: Option<Hourglass>,
    /// Hourglass tiles that are still to come, as far as they may come next round.
    pub hourglass: Vec<EventView>,
    /// Who has the start player token.
    pub start: Seat,
    /// The census as it would be now.
    pub census: CensusView,
    /// What is asked.
    pub ask: Option<AskView>,
    /// Who has finished this part of the game.
    pub finished: SeatSet,
    /// Followers drawn by the Bathhouse.
    pub bathers: Vec<Follower>,
    /// Followers that came to the market of the tower's owner in this round and do not lie on the
    /// tower.
    pub arrivals: Vec<FollowerView>,
    /// Neutral followers to be recruited.
    pub supply: Vec<KindView>,
    /// The goods market.
    pub goods: Vec<GoodView>,
    /// Technology tiles to be won.
    pub technologies: u8,
    /// Neutral followers that left the game; those at the deeds are not among them.
    pub followers_gone: Vec<KindView>,
    /// Goods that left the game.
    pub goods_gone: Vec<GoodView>,
    /// Technology tiles that left the game.
    pub technologies_gone: u8,
    /// Coins in a limited bank.
    pub bank: Option<u16>,
    /// Place tiles in the stacks.
    pub stacks: Vec<StackView>,
    /// Place tiles that left the game.
    pub tiles_gone: Vec<Place>,
    /// Goods on the map; routes without any are left out.
    pub routes: Vec<RouteView>,
    /// The deeds.
    pub deeds: Vec<DeedView>,
    /// Citizens to be won.
    pub citizens: Vec<Citizen>,
    /// The players.
    pub players: Vec<PlayerView>,
}

/// A question, and who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AskView {
    /// The question.
    #[serde(flatten)]
    pub ask: Pending,
    /// Everybody who is asked; nobody where chance is.
    pub seats: SeatSet,
    /// Whether it follows from what the same player has decided, and is left by taking that back.
    pub follows: bool,
}

/// Who is alone ahead on the farmer track, and who alone behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CensusView {
    /// Who gains a coin.
    pub leader: Option<Seat>,
    /// Who pays one.
    pub last: Option<Seat>,
}

/// Hourglass tiles of one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventView {
    /// Which.
    pub event: Hourglass,
    /// How many are hidden.
    pub hidden: u8,
    /// How many of them may come next.
    pub next: u8,
}

/// Followers of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KindView {
    /// Which.
    pub kind: Kind,
    /// How many.
    pub count: u8,
}

/// Followers that are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FollowerView {
    /// Which.
    pub follower: Follower,
    /// How many.
    pub count: u8,
}

/// Goods of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GoodView {
    /// Which.
    pub good: Good,
    /// How many.
    pub count: u8,
}

/// Goods of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WareView {
    /// Which.
    pub ware: Ware,
    /// How many.
    pub count: u8,
}

/// A stack of place tiles, open to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StackView {
    /// Which.
    pub stack: Stack,
    /// What lies in it.
    pub tiles: Vec<Place>,
}

/// A route with goods.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RouteView {
    /// Which.
    pub route: Route,
    /// Its ends.
    pub ends: (Town, Town),
    /// Road or waterway.
    pub way: Way,
    /// What lies on it.
    pub goods: Vec<Good>,
}

/// A deed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeedView {
    /// Which.
    pub deed: Deed,
    /// Its spaces by kind.
    pub spaces: Vec<DeedSpaceView>,
}

/// The spaces of a deed for one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeedSpaceView {
    /// For whom.
    pub kind: Kind,
    /// How many there are.
    pub spaces: u8,
    /// How many of them are free.
    pub free: u8,
}

/// Everything of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Coins.
    pub coins: u16,
    /// Followers in the bag.
    pub bag: Vec<FollowerView>,
    /// Followers on the market.
    pub market: Vec<FollowerView>,
    /// Followers on the Gunpowder Tower.
    pub tower: Vec<FollowerView>,
    /// The places, each with what stands on it.
    pub places: Vec<PlaceView>,
    /// The markers on the follower tracks.
    pub tracks: Vec<KindView>,
    /// The marker on the development track.
    pub development: u8,
    /// The development level.
    pub level: u8,
    /// How many followers may be drawn by the knight track.
    pub draw_limit: u8,
    /// How many followers are still to be drawn, once that is said.
    pub draws: u8,
    /// How many followers may still be taken back.
    pub backs: u8,
    /// How many followers were sent to work in this phase.
    pub sent: u8,
    /// Where the merchant is.
    pub merchant: Town,
    /// Towns with a trading station.
    pub stations: Vec<Town>,
    /// Trading stations that are not built.
    pub unbuilt: u8,
    /// Trading stations that left the game.
    pub lost_stations: u8,
    /// Goods and bread.
    pub goods: Vec<WareView>,
    /// Technology tiles beside the board.
    pub technologies: u8,
    /// Whether a technology tile was ever placed: the first has to replace a farmer.
    pub has_placed: bool,
    /// Citizens.
    pub citizens: Vec<Citizen>,
    /// What the event of the round would mean; none before it is revealed and after it came.
    pub forecast: Option<ForecastView>,
    /// Points so far.
    pub points: i32,
}

/// What the event of the round would mean for a player as the table stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForecastView {
    /// Coins that come from the bank.
    pub gain: u16,
    /// Coins that are due.
    pub due: u16,
    /// How many of them the player has not: so much torture.
    pub missing: u16,
    /// Food, one of which is given for the harvest.
    pub food: Vec<Ware>,
    /// Whether a follower may be lost to the plague.
    pub plague: bool,
    /// Whether a monk of the Sacristy can ward it off.
    pub guarded: bool,
}

/// A place with what stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceView {
    /// Which.
    pub place: Place,
    /// Its action spaces.
    pub spaces: Vec<SpaceView>,
    /// Followers in the Theatre.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<FollowerView>>", optional))]
    pub theatre: Vec<FollowerView>,
    /// Whether all are there whom it needs for its action, or to ward off an event.
    pub active: bool,
    /// Whether its action can be done as it stands; never before the event of the round is known.
    pub usable: bool,
    /// Whether its action begins with a question.
    pub asks: bool,
    /// What its action brings, where that depends on whose it is; what is always the same is printed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<BringView>>", optional))]
    pub brings: Vec<BringView>,
}

/// An action space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpaceView {
    /// Which.
    pub space: Space,
    /// Who stands there.
    pub follower: Option<Follower>,
    /// Whether a technology tile stands there.
    pub technology: bool,
}

fn followers(all: &PerFollower<u8>) -> Vec<FollowerView> {
    let some = all.iter().filter(|(_, count)| **count > 0);
    some.map(|(follower, &count)| FollowerView { follower, count }).collect()
}

fn kind_views(all: PerKind<u8>) -> Vec<KindView> {
    all.iter().map(|(kind, &count)| KindView { kind, count }).collect()
}

fn good_views(all: PerGood<u8>) -> Vec<GoodView> {
    all.iter().map(|(good, &count)| GoodView { good, count }).collect()
}

fn wares(all: PerWare<u8>) -> Vec<WareView> {
    let some = all.iter().filter(|(_, count)| **count > 0);
    some.map(|(ware, &count)| WareView { ware, count }).collect()
}

impl Stage {
    /// The phase of the rulebook.
    const fn phase(self) -> Option<u8> {
        match self {
            Self::Start | Self::Laying | Self::Discarding | Self::Removing | Self::Over => None,
            Self::Hourglass => Some(1),
            Self::Census => Some(2),
            Self::Declaring | Self::Drawing | Self::Bathing | Self::Stowing => Some(3),
            Self::Planning => Some(4),
            Self::Acting => Some(5),
            Self::Event => Some(6),
        }
    }
}

impl Sight for Orleans {
    type View = View;

    fn view(&self, _: Viewer) -> View {
        let next = self.next_tiles();
        let (turn, stage) = (self.turn(), self.stage);
        let (leader, last) = self.census();
        View {
            options: self.options,
            round: self.round,
            rounds: ROUNDS,
            turn,
            stage,
            phase: stage.phase(),
            event: self.is_revealed().then_some(self.event),
            hourglass: Hourglass::ALL
                .into_iter()
                .map(|event| EventView { event, hidden: self.hourglass[event], next: next[event] })
                .collect(),
            start: self.start,
            census: CensusView { leader, last },
            ask: self.asked().map(|ask| AskView {
                ask,
                seats: turn.players(),
                follows: self.question_asked().is_some_and(|question| {
                    // Before a bather is sent, chance has drawn it.
                    question.is_inside_action() && !matches!(question, Question::SendBather { .. })
                }),
            }),
            finished: self.finished,
            bathers: self.bathers().into_iter().flatten().collect(),
            arrivals: followers(&self.arrivals),
            supply: kind_views(self.supply),
            goods: good_views(self.goods),
            technologies: self.technologies,
            followers_gone: kind_views(self.followers_gone),
            goods_gone: good_views(self.goods_gone),
            technologies_gone: self.technologies_gone,
            bank: (self.options.bank == Bank::Limited).then_some(self.bank),
            stacks: Stack::ALL.map(|stack| self.stack_view(stack)).to_vec(),
            tiles_gone: self.tiles_gone.iter().collect(),
            routes: self.route_views(),
            deeds: Deed::ALL.map(|deed| self.deed_view(deed)).to_vec(),
            citizens: self.citizens.iter().collect(),
            players: self.seats().map(|seat| self.player_view(seat)).collect(),
        }
    }

    /// What anybody knows everybody knows.
    fn same_view(&self, _: Viewer, _: Viewer) -> bool {
        true
    }
}

impl Orleans {
    fn is_revealed(&self) -> bool {
        self.round > 0 && self.stage != Stage::Hourglass
    }

    /// Whether the event of the round lies open and has not come to a player.
    pub(crate) fn awaits_event(&self, seat: Seat) -> bool {
        match self.stage {
            Stage::Event => !self.finished.contains(seat),
            Stage::Over => false,
            _ => self.is_revealed(),
        }
    }

    fn forecast(&self, seat: Seat) -> ForecastView {
        let (player, fate) = (&self.players[seat], self.fate(seat));
        let (gain, due) = match fate {
            Fate::Gain { coins } => (coins, 0),
            Fate::Pay { coins } => (0, coins),
            _ => (0, 0),
        };
        let in_danger = self.is_in_danger(seat);
        ForecastView {
            gain,
            due,
            missing: due.saturating_sub(player.coins),
            food: if fate == Fate::Food { food(player).collect() } else { Vec::new() },
            plague: fate == Fate::Follower && in_danger,
            guarded: in_danger && player.is_full(Place::Sacristy),
        }
    }

    fn stack_view(&self, stack: Stack) -> StackView {
        let tiles = self.tiles.iter().filter(|tile| tile.stack() == Some(stack));
        StackView { stack, tiles: tiles.collect() }
    }

    fn route_views(&self) -> Vec<RouteView> {
        let routes = self.routes.iter().map(|(route, goods)| {
            let (data, goods) = (&ROUTES[route], goods.iter().copied().flatten().collect());
            RouteView { route, ends: data.ends, way: data.way, goods }
        });
        routes.filter(|route| !route.goods.is_empty()).collect()
    }

    fn deed_view(&self, deed: Deed) -> DeedView {
        let spaces = DEEDS[deed].spaces;
        let spaces = spaces.iter().filter(|(_, spaces)| **spaces > 0);
        let spaces = spaces.map(|(kind, &spaces)| DeedSpaceView {
            kind,
            spaces,
            free: self.deeds[deed][kind],
        });
        DeedView { deed, spaces: spaces.collect() }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = &self.players[seat];
        let tracked = Kind::ALL.into_iter().filter(|&kind| kind != Kind::Monk);
        PlayerView {
            seat,
            coins: player.coins,
            bag: followers(&player.bag),
            market: followers(&player.market),
            tower: followers(&player.tower),
            places: player.places.iter().map(|place| self.place_view(seat, place)).collect(),
            tracks: tracked.map(|kind| KindView { kind, count: player.tracks[kind] }).collect(),
            development: player.development,
            level: player.level(),
            draw_limit: player.draw_limit(),
            draws: player.draws,
            backs: self.backs(seat).map_or(0, |backs| backs.left),
            sent: player.sent,
            merchant: player.merchant,
            stations: player.stations.iter().collect(),
            unbuilt: player.unbuilt,
            lost_stations: player.lost_stations,
            goods: wares(player.wares),
            technologies: player.technologies,
            has_placed: player.has_placed,
            citizens: player.citizens.iter().collect(),
            forecast: self.awaits_event(seat).then(|| self.forecast(seat)),
            points: player.points(),
        }
    }

    fn place_view(&self, seat: Seat, place: Place) -> PlaceView {
        let player = &self.players[seat];
        let spaces = self.spaces_in_play(place).iter().map(|space| SpaceView {
            space,
            follower: player.slots[space],
            technology: player.technology.contains(space),
        });
        let on_stage = place == Place::Theatre;
        PlaceView {
            place,
            spaces: spaces.collect(),
            theatre: if on_stage { followers(&player.theatre) } else { Vec::new() },
            active: self.is_manned(seat, place),
            usable: self.is_revealed() && self.check_use(seat, place).is_ok(),
            asks: first_question(seat, place).is_some(),
            brings: self.brings_now(seat, place),
        }
    }
}
