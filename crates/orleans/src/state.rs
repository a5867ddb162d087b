//! What lies on the table. Plain data and small questions about it; the rules are elsewhere.

use quadrivium_core::{PerSeat, Seat, SeatSet, named_enum};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::data::{DRAW_LIMIT, MARKET, TOWER, level_at, spaces_of};
use crate::options::{Bathhouse, Options};
use crate::pending::{Bathers, Draw, MOST_PENDING, Pending, Purpose, Question};
use crate::types::{
    CitizenSet, Follower, Good, Hourglass, Kind, PerDeed, PerFollower, PerGood, PerHourglass,
    PerKind, PerRoute, PerSpace, PerWare, Place, PlaceSet, Source, Space, SpaceSet, Town, TownSet,
};

/// The most players of this game.
pub const MOST_PLAYERS: usize = 4;

named_enum! {
    /// A part of the game. They are played in this order, those of a round again and again.
    pub enum Stage / PerStage {
        /// Before the game: who starts.
        Start = "start",
        /// Before the game: goods come to the map.
        Laying = "laying",
        /// Before the game: goods leave it.
        Discarding = "discarding",
        /// Before the game: place tiles leave it.
        Removing = "removing",
        /// Phase 1: the event is revealed.
        Hourglass = "hourglass",
        /// Phase 2: farmers are counted.
        Census = "census",
        /// Phase 3: draws are declared and followers taken back.
        Declaring = "declaring",
        /// Phase 3: followers are drawn.
        Drawing = "drawing",
        /// Phase 3: the passive Bathhouse.
        Bathing = "bathing",
        /// Phase 3: the Gunpowder Tower.
        Stowing = "stowing",
        /// Phase 4.
        Planning = "planning",
        /// Phase 5.
        Acting = "acting",
        /// Phases 6 and 7.
        Event = "event",
        /// The end.
        Over = "over",
    }
}

/// Everything that belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Coins.
    pub coins: u16,
    /// Followers in the bag.
    pub bag: PerFollower<u8>,
    /// Followers on the market.
    pub market: PerFollower<u8>,
    /// Followers on the Gunpowder Tower.
    pub tower: PerFollower<u8>,
    /// Followers in the Theatre.
    pub theatre: PerFollower<u8>,
    /// Followers on all other action spaces.
    pub slots: PerSpace<Option<Follower>>,
    /// Action spaces with a follower or a technology tile.
    pub filled: SpaceSet,
    /// Action spaces with a technology tile.
    pub technology: SpaceSet,
    /// The action spaces of all places of this player.
    pub spaces: SpaceSet,
    /// The places of this player.
    pub places: PlaceSet,
    /// Towns with a trading station of this player.
    pub stations: TownSet,
    /// Citizens.
    pub citizens: CitizenSet,
    /// Where the merchant is.
    pub merchant: Town,
    /// Trading stations that are not built.
    pub unbuilt: u8,
    /// Trading stations that left the game.
    pub lost_stations: u8,
    /// The markers on the follower tracks.
    pub tracks: PerKind<u8>,
    /// The marker on the development track.
    pub development: u8,
    /// Goods and bread.
    pub wares: PerWare<u8>,
    /// Technology tiles that are not placed.
    pub technologies: u8,
    /// Whether a technology tile was ever placed.
    pub has_placed: bool,
    /// How many followers are still to be drawn in phase 3.
    pub draws: u8,
    /// How many followers were sent to work in this phase 4.
    pub sent: u8,
}

impl Player {
    /// The current development level.
    #[inline]
    pub fn level(&self) -> u8 {
        level_at(self.development)
    }

    /// How many followers may be drawn by the knight track.
    pub(crate) fn draw_limit(&self) -> u8 {
        DRAW_LIMIT[usize::from(self.tracks[Kind::Knight])]
    }

    /// Free market spaces, those of the tower included.
    pub(crate) fn room(&self) -> u8 {
        MARKET + self.tower_room() - self.market.total() as u8
    }

    /// Free spaces of the Gunpowder Tower.
    pub(crate) fn tower_room(&self) -> u8 {
        let tower = if self.places.contains(Place::GunpowderTower) { TOWER } else { 0 };
        tower - self.tower.total() as u8
    }

    /// How many followers the knight track and the market allow in phase 3.
    pub(crate) fn muster(&self) -> u8 {
        self.draw_limit().min(self.room())
    }

    /// How many of them can be drawn.
    pub(crate) fn most_drawn(&self) -> u8 {
        self.muster().min(self.bag.total() as u8)
    }

    /// Trading stations on the map.
    #[inline]
    pub fn built(&self) -> u8 {
        self.stations.len() as u8
    }

    /// Goods tokens, bread included.
    pub(crate) fn goods(&self) -> u16 {
        self.wares.total() as u16
    }

    /// The followers at one source.
    #[inline]
    pub(crate) fn at(&self, source: Source) -> &PerFollower<u8> {
        match source {
            Source::Market => &self.market,
            Source::Tower => &self.tower,
        }
    }

    #[inline]
    pub(crate) fn at_mut(&mut self, source: Source) -> &mut PerFollower<u8> {
        match source {
            Source::Market => &mut self.market,
            Source::Tower => &mut self.tower,
        }
    }

    /// Puts a follower on an action space.
    pub(crate) fn put(&mut self, follower: Follower, space: Space) {
        if space == Space::THEATRE {
            self.theatre[follower] += 1;
        } else {
            self.slots[space] = Some(follower);
            self.filled.insert(space);
        }
    }

    /// Takes a follower from an action space.
    pub(crate) fn lift(&mut self, follower: Follower, space: Space) {
        if space == Space::THEATRE {
            self.theatre[follower] -= 1;
        } else {
            self.slots[space] = None;
            self.filled.remove(space);
        }
    }

    /// Action spaces with a follower, the Theatre apart.
    #[inline]
    pub(crate) fn manned(&self) -> SpaceSet {
        self.filled - self.technology
    }

    /// The places where somebody, or technology, may stand.
    pub(crate) fn begun(&self) -> PlaceSet {
        // On the tower and in the Theatre they are counted elsewhere.
        let elsewhere = PlaceSet::only(Place::GunpowderTower).with(Place::Theatre);
        let begun = self.filled.iter().fold(elsewhere, |all, space| all.with(space.place()));
        begun & self.places
    }

    /// Whether all spaces of a place hold a follower or a technology tile.
    #[inline]
    pub(crate) fn is_full(&self, place: Place) -> bool {
        let spaces = spaces_of(place);
        !spaces.is_empty() && spaces.is_subset(self.filled)
    }
}

/// A game of Orléans: its rules and its state in one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Orleans {
    /// How it was set up.
    pub(crate) options: Options,
    /// What has to be decided, the present question last.
    pub(crate) pending: ArrayVec<[Pending; MOST_PENDING]>,
    /// What part of the game is being played.
    pub(crate) stage: Stage,
    /// Which round it is, from 1.
    pub(crate) round: u8,
    /// The event of the round.
    pub(crate) event: Hourglass,
    /// Who has the start player token.
    pub(crate) start: Seat,
    /// Whose turn comes next.
    pub(crate) next: Seat,
    /// Who has finished this part.
    pub(crate) finished: SeatSet,
    /// Hourglass tiles that are still hidden.
    pub(crate) hourglass: PerHourglass<u8>,
    /// Neutral followers to be recruited.
    pub(crate) supply: PerKind<u8>,
    /// Neutral followers that left the game.
    pub(crate) followers_gone: PerKind<u8>,
    /// The goods market; before the game all goods that are not laid out.
    pub(crate) goods: PerGood<u8>,
    /// Goods that left the game.
    pub(crate) goods_gone: PerGood<u8>,
    /// Goods on the map.
    pub(crate) routes: PerRoute<[Option<Good>; 2]>,
    /// Place tiles in the stacks.
    pub(crate) tiles: PlaceSet,
    /// Place tiles that left the game.
    pub(crate) tiles_gone: PlaceSet,
    /// Technology tiles to be won.
    pub(crate) technologies: u8,
    /// Technology tiles that left the game.
    pub(crate) technologies_gone: u8,
    /// Free spaces of the deeds.
    pub(crate) deeds: PerDeed<PerKind<u8>>,
    /// Citizens to be won.
    pub(crate) citizens: CitizenSet,
    /// Coins of a limited bank.
    pub(crate) bank: u16,
    /// Followers that came to the market of the tower's owner in this phase 3.
    pub(crate) arrivals: PerFollower<u8>,
    /// What belongs to each player.
    pub(crate) players: PerSeat<Player, MOST_PLAYERS>,
}

const _: () = assert!(size_of::<Orleans>() <= 1024, "a game of four fits in a kibibyte");

impl Orleans {
    /// How it was set up.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What belongs to a player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The players, in seat order.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players)
    }

    /// The players from this one on, clockwise.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.options.players;
        let mut seat = first;
        (0..players).map(move |_| {
            let this = seat;
            seat = seat.next(players);
            this
        })
    }

    /// Everybody at the table.
    pub(crate) fn table(&self) -> SeatSet {
        SeatSet::first(self.options.players.into())
    }

    /// The next player from here on who has not finished this part.
    pub(crate) fn next_unfinished(&self, first: Seat) -> Option<Seat> {
        self.seats_from(first).find(|&seat| !self.finished.contains(seat))
    }

    /// The present question.
    #[inline]
    pub fn asked(&self) -> Option<Pending> {
        self.pending.last().copied()
    }

    /// What one player is asked.
    pub(crate) fn question_asked(&self) -> Option<Question> {
        match self.asked() {
            Some(Pending::Player { question, .. }) => Some(question),
            _ => None,
        }
    }

    /// The followers whom the Bathhouse has drawn, who are in nobody's bag.
    pub(crate) fn bathers(&self) -> Bathers {
        match self.asked() {
            Some(Pending::Chance(Draw::Follower {
                purpose: Purpose::Bathhouse { first }, ..
            })) => [first, None],
            Some(Pending::Player {
                question: Question::Keep { bathers } | Question::SendBather { bathers },
                ..
            }) => bathers,
            _ => [None; 2],
        }
    }

    /// Who owns a place tile.
    pub(crate) fn owner(&self, tile: Place) -> Option<Seat> {
        self.seats().find(|&seat| self.players[seat].places.contains(tile))
    }

    /// The action spaces of a place with these rules: a passive Bathhouse has none.
    pub(crate) fn spaces_in_play(&self, place: Place) -> SpaceSet {
        if place == Place::Bathhouse && self.options.bathhouse == Bathhouse::Passive {
            SpaceSet::EMPTY
        } else {
            spaces_of(place)
        }
    }

    /// Whether anybody has a trading station in a town.
    pub(crate) fn has_station(&self, town: Town) -> bool {
        self.seats().any(|seat| self.players[seat].stations.contains(town))
    }
}
