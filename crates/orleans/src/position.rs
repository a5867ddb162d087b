//! Positions made to order: for tests, puzzles and tutorials.
//!
//! A [`Position`] starts in round 2 with an empty map, everybody's starting followers on the market
//! and nothing else, and is told what lies where. Every component comes out of the box, so the
//! finished game passes its audit.

use quadrivium_core::{Audit, Seat};

use crate::data::HOURGLASS;
use crate::options::{Bank, Edition, Options};
use crate::state::{Orleans, Player, Stage};
use crate::types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, PerFollower, Place, PlaceSet, Route, Space,
    Town, Ware,
};

/// A position under construction.
///
/// ```
/// use quadrivium_core::{Rules, Seat};
/// use quadrivium_orleans::{Follower, Position, Stage};
///
/// // A has filled the Farm House and is to act.
/// let mut game = Position::of(2)
///     .placed(Seat::A, Follower::OwnBoatman, "farmhouse.1")
///     .placed(Seat::A, Follower::OwnCraftsman, "farmhouse.2")
///     .game(Stage::Acting);
/// game.apply(Seat::A.into(), "use farmhouse".parse().unwrap()).unwrap();
/// assert_eq!(game.player(Seat::A).bag[Follower::Farmer], 1);
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    game: Orleans,
    /// What a limited bank holds; the rest of all coins where nothing is said.
    bank: Option<u16>,
}

impl Position {
    /// A game of the Polish edition, with A as start player.
    ///
    /// # Panics
    /// When the game is not for so many.
    pub fn of(players: u8) -> Self {
        Self::with(Options::of(players, Edition::Polish))
    }

    /// A game with these options, with A as start player.
    ///
    /// # Panics
    /// When the options contradict each other.
    pub fn with(options: Options) -> Self {
        options.check().expect("options of the game");
        let game = Orleans { round: 2, event: Hourglass::Income, ..Orleans::unpacked(options) };
        Self { game, bank: None }
    }

    /// In this round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        self
    }

    /// With this event in the round.
    #[must_use]
    pub fn event(mut self, event: Hourglass) -> Self {
        self.game.event = event;
        self
    }

    /// This player has the start player token.
    #[must_use]
    pub fn start(mut self, seat: Seat) -> Self {
        self.game.start = seat;
        self
    }

    /// A player has so many coins.
    #[must_use]
    pub fn coins(mut self, seat: Seat, coins: u16) -> Self {
        self.game.players[seat].coins = coins;
        self
    }

    /// A limited bank holds so much; the box has as many coins as that takes.
    #[must_use]
    pub fn bank(mut self, coins: u16) -> Self {
        self.bank = Some(coins);
        self
    }

    /// Followers lie in a player's bag.
    #[must_use]
    pub fn bag(self, seat: Seat, followers: &[Follower]) -> Self {
        self.lying(seat, followers, |player| &mut player.bag)
    }

    /// All starting followers of everybody that lie on the market go to the bag.
    #[must_use]
    pub fn starters_in_bags(mut self) -> Self {
        for seat in self.game.seats() {
            let player = &mut self.game.players[seat];
            for follower in Follower::STARTING {
                player.bag[follower] += std::mem::take(&mut player.market[follower]);
            }
        }
        self
    }

    /// Neutral followers lie on a player's market, beside the starting followers.
    #[must_use]
    pub fn market(self, seat: Seat, followers: &[Follower]) -> Self {
        self.lying(seat, followers, |player| &mut player.market)
    }

    /// Followers lie on a player's Gunpowder Tower.
    #[must_use]
    pub fn tower(self, seat: Seat, followers: &[Follower]) -> Self {
        self.lying(seat, followers, |player| &mut player.tower)
    }

    fn lying(
        mut self,
        seat: Seat,
        followers: &[Follower],
        place: impl Fn(&mut Player) -> &mut PerFollower<u8>,
    ) -> Self {
        for &follower in followers {
            self.draw(seat, follower);
            place(&mut self.game.players[seat])[follower] += 1;
        }
        self
    }

    /// A follower stands on an action space, such as `village.2`.
    #[must_use]
    pub fn placed(mut self, seat: Seat, follower: Follower, space: &str) -> Self {
        self.draw(seat, follower);
        let space = space_of(space);
        let player = &mut self.game.players[seat];
        assert!(player.spaces.contains(space), "{space} belongs to {seat}");
        assert!(!player.filled.contains(space), "{space} is free");
        player.put(follower, space);
        self
    }

    /// Followers stand on the first spaces of a place.
    #[must_use]
    pub fn filled(mut self, seat: Seat, place: Place, followers: &[Follower]) -> Self {
        for (number, &follower) in followers.iter().enumerate() {
            self = self.placed(seat, follower, &format!("{place}.{}", number + 1));
        }
        self
    }

    /// A player owns a place tile.
    #[must_use]
    pub fn tile(mut self, seat: Seat, tile: Place) -> Self {
        assert!(self.game.tiles.contains(tile), "{tile} lies in a stack");
        self.game.tiles.remove(tile);
        let spaces = self.game.spaces_in_play(tile);
        let player = &mut self.game.players[seat];
        player.places.insert(tile);
        player.spaces |= spaces;
        self
    }

    /// A place tile has left the game.
    #[must_use]
    pub fn tile_gone(mut self, tile: Place) -> Self {
        assert!(self.game.tiles.contains(tile), "{tile} lies in a stack");
        self.game.tiles.remove(tile);
        self.game.tiles_gone.insert(tile);
        self
    }

    /// No place tile is left but these.
    #[must_use]
    pub fn only_tiles(mut self, tiles: &[Place]) -> Self {
        let left: PlaceSet = tiles.iter().copied().collect();
        for tile in self.game.tiles - left {
            self = self.tile_gone(tile);
        }
        self
    }

    /// A player has so many technology tiles beside the board.
    #[must_use]
    pub fn technologies(mut self, seat: Seat, tiles: u8) -> Self {
        self.game.technologies -= tiles;
        self.game.players[seat].technologies += tiles;
        self
    }

    /// A technology tile of a player stands on an action space.
    #[must_use]
    pub fn technology(mut self, seat: Seat, space: &str) -> Self {
        let space = space_of(space);
        self.game.technologies -= 1;
        let player = &mut self.game.players[seat];
        player.technology.insert(space);
        player.filled.insert(space);
        player.has_placed = true;
        self
    }

    /// Only so many technology tiles are left to be won.
    #[must_use]
    pub fn technologies_left(mut self, tiles: u8) -> Self {
        self.game.technologies_gone += self.game.technologies - tiles;
        self.game.technologies = tiles;
        self
    }

    /// A player's merchant is in this town.
    #[must_use]
    pub fn merchant(mut self, seat: Seat, town: Town) -> Self {
        self.game.players[seat].merchant = town;
        self
    }

    /// A player has trading stations in these towns.
    #[must_use]
    pub fn stations(mut self, seat: Seat, towns: &[Town]) -> Self {
        let player = &mut self.game.players[seat];
        for &town in towns {
            player.unbuilt -= 1;
            player.stations.insert(town);
        }
        self
    }

    /// A player has only so many trading stations left to build.
    #[must_use]
    pub fn unbuilt(mut self, seat: Seat, stations: u8) -> Self {
        let player = &mut self.game.players[seat];
        player.lost_stations += player.unbuilt - stations;
        player.unbuilt = stations;
        self
    }

    /// A player's marker stands here on a follower track; the bonuses were not won.
    #[must_use]
    pub fn track(mut self, seat: Seat, kind: Kind, step: u8) -> Self {
        self.game.players[seat].tracks[kind] = step;
        self
    }

    /// A player's marker stands here on the development track; what lies before it was not won.
    #[must_use]
    pub fn development(mut self, seat: Seat, space: u8) -> Self {
        self.game.players[seat].development = space;
        self
    }

    /// A player has won a citizen.
    #[must_use]
    pub fn citizen(mut self, seat: Seat, citizen: Citizen) -> Self {
        assert!(self.game.citizens.contains(citizen), "the citizen {citizen} is still there");
        self.game.citizens.remove(citizen);
        self.game.players[seat].citizens.insert(citizen);
        self
    }

    /// A player has goods or bread.
    #[must_use]
    pub fn wares(mut self, seat: Seat, ware: Ware, count: u8) -> Self {
        self.game.goods[ware.good()] -= count;
        self.game.players[seat].wares[ware] += count;
        self
    }

    /// Only so many of a good are left on the goods market.
    #[must_use]
    pub fn goods_left(mut self, good: Good, count: u8) -> Self {
        self.game.goods_gone[good] += self.game.goods[good] - count;
        self.game.goods[good] = count;
        self
    }

    /// Only so many followers of a kind are left to be recruited.
    #[must_use]
    pub fn supply_left(mut self, kind: Kind, count: u8) -> Self {
        self.game.followers_gone[kind] += self.game.supply[kind] - count;
        self.game.supply[kind] = count;
        self
    }

    /// A good lies on the route with this number.
    #[must_use]
    pub fn good_on(mut self, route: u8, good: Good) -> Self {
        let route = Route::new(route).expect("routes are numbered 1 to 43");
        let mut spaces = self.game.routes[route].iter_mut();
        let free = spaces.find(|space| space.is_none()).expect("a free goods space");
        *free = Some(good);
        self.game.goods[good] -= 1;
        self
    }

    /// Followers of nobody in particular serve at a deed.
    #[must_use]
    pub fn served(mut self, deed: Deed, kind: Kind, count: u8) -> Self {
        self.game.supply[kind] -= count;
        self.game.deeds[deed][kind] -= count;
        self
    }

    /// The finished position at the beginning of this part of the round. Whatever needs no decision
    /// has happened.
    ///
    /// # Panics
    /// When the position is impossible.
    pub fn game(mut self, stage: Stage) -> Orleans {
        let game = &mut self.game;
        let held: u16 = game.seats().map(|seat| game.players[seat].coins).sum();
        if game.options.bank == Bank::Limited {
            if let Some(bank) = self.bank {
                game.options.bank_total = held + bank;
            }
            game.bank = game.options.bank_total - held;
        }
        game.hourglass = HOURGLASS;
        game.hourglass[game.event] -= 1;
        for _ in 1..game.round {
            let most = game.hourglass.iter().max_by_key(|(_, left)| **left);
            let (event, _) = most.expect("there are six events");
            game.hourglass[event] -= 1;
        }
        game.audit().expect("every component comes out of the box");
        game.begin(stage, &mut ());
        game.go_on(&mut ());
        game.audit().expect("nothing is lost on the way");
        self.game
    }

    /// Takes a follower out of the box: a neutral one from the supply, a starting follower from the
    /// market, where it lies at first.
    fn draw(&mut self, seat: Seat, follower: Follower) {
        let left = if follower.is_starting() {
            &mut self.game.players[seat].market[follower]
        } else {
            &mut self.game.supply[follower.kind()]
        };
        *left = left.checked_sub(1).expect("there is another such follower");
    }
}

fn space_of(text: &str) -> Space {
    text.parse().expect("an action space such as village.2")
}
