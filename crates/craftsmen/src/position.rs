//! Positions made to order: for tests, puzzles and tutorials.
//!
//! A [`Position`] starts in the first spring with empty hands and an empty board, and is told what
//! lies where. Every component comes out of the box, so the finished game passes its audit.

use quadrivium_core::{Audit, Key, Rules, Seat};

use crate::data::GAME_HELPERS;
use crate::options::Options;
use crate::progress::{Acting, Helper, OrderPlace, Part, QueuePlace};
use crate::state::{Craftsmen, Cube};
use crate::types::{
    Building, Capital, End, Good, Guild, Hold, QueueSpace, Sawmill, Season, Ship, Source, Token,
};

/// A position under construction. Cards are named as in the notation.
///
/// ```
/// use quadrivium_core::{Rules, Score, Seat};
/// use quadrivium_craftsmen::{End, Guild, Position, QueueSpace};
///
/// // A mill with wheat on its icon: one work point makes flour, for one point.
/// let mut game = Position::of(3)
///     .built(Seat::A, End::Right, "mill_3")
///     .filled("mill_3", "wheat")
///     .helper(Guild::Crafts, QueueSpace::Silver, Seat::A)
///     .stage(Guild::Crafts);
/// game.apply(Seat::A.into(), "work mill_3".parse().unwrap()).unwrap();
/// assert_eq!(game.standings().of(Seat::A).unwrap().points, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Position(Craftsmen);

fn named<T: std::str::FromStr>(name: &str) -> T {
    name.parse().ok().unwrap_or_else(|| panic!("there is no {name}"))
}

impl Position {
    /// Nothing but sawmills: A has the first one, and acts first.
    ///
    /// # Panics
    /// When the game is not for so many.
    pub fn of(players: u8) -> Self {
        Self::with(Options::standard(players))
    }

    /// The same with other options.
    ///
    /// # Panics
    /// When the game is not for so many.
    pub fn with(options: Options) -> Self {
        let mut game = Craftsmen::new(&options).expect("2 to 5 players");
        game.pending.clear();
        for (seat, sawmill) in game.seats().zip(Sawmill::all()) {
            game.order.push(seat);
            // Whatever the hands will be, they were not compared.
            game.told.moved.insert(seat);
            game.players[seat].sawmill = Some(sawmill);
            game.sawmills.remove(sawmill);
        }
        Self(game)
    }

    /// In this year, from 1, and this season.
    #[must_use]
    pub fn season(mut self, year: u8, season: Season) -> Self {
        self.0.year = year - 1;
        self.0.season = season;
        self
    }

    /// The order of the season.
    #[must_use]
    pub fn order(mut self, order: &[Seat]) -> Self {
        self.0.order = order.iter().copied().collect();
        self
    }

    /// A player has another sawmill.
    ///
    /// # Panics
    /// When somebody has it.
    #[must_use]
    pub fn sawmill(mut self, seat: Seat, sawmill: &str) -> Self {
        let sawmill: Sawmill = named(sawmill);
        assert!(self.0.sawmills.contains(sawmill), "{sawmill} is in the box");
        self.0.sawmills.remove(sawmill);
        let old = self.0.players[seat].sawmill.replace(sawmill).expect("everybody has a sawmill");
        self.0.sawmills.insert(old);
        self
    }

    /// A player holds these capital cards, unseen by the others.
    #[must_use]
    pub fn capital(mut self, seat: Seat, cards: &[&str]) -> Self {
        for name in cards {
            let card = self.draw_capital(name);
            self.0.players[seat].capital[card] += 1;
            self.0.stock[seat.index()][card] -= 1;
        }
        self
    }

    /// These capital cards lie on the board.
    #[must_use]
    pub fn capital_shown(mut self, cards: &[&str]) -> Self {
        for name in cards {
            let card = self.draw_capital(name);
            self.0.shown[card] += 1;
            self.0.stock.iter_mut().for_each(|stock| stock[card] -= 1);
        }
        self
    }

    /// All capital cards of the deck are discarded.
    #[must_use]
    pub fn capital_used_up(mut self) -> Self {
        for card in Capital::ALL {
            let cards = std::mem::take(&mut self.0.capital[card]);
            self.0.discard[card] += cards;
            self.0.stock.iter_mut().for_each(|stock| stock[card] -= cards);
        }
        self
    }

    fn draw_capital(&mut self, name: &str) -> Capital {
        let card: Capital = named(name);
        let left = self.0.capital[card].checked_sub(1);
        self.0.capital[card] = left.unwrap_or_else(|| panic!("no more {name} in the deck"));
        card
    }

    fn draw(&mut self, name: &str) -> Building {
        let card: Building = named(name);
        let deck = &mut self.0.decks[card.kind()];
        let stretch = deck.shuffled.iter_mut().find(|set| set.contains(card));
        stretch.unwrap_or_else(|| panic!("{card} is not in its deck")).remove(card);
        card
    }

    /// A player holds these building cards, unseen by the others.
    #[must_use]
    pub fn cards(mut self, seat: Seat, cards: &[&str]) -> Self {
        for name in cards {
            let card = self.draw(name);
            self.0.players[seat].cards.insert(card);
        }
        self
    }

    /// These building cards lie on the board.
    #[must_use]
    pub fn shown(mut self, cards: &[&str]) -> Self {
        for name in cards {
            let card = self.draw(name);
            self.0.display.insert(card);
        }
        self
    }

    /// A player has built this at an end of the row, whatever its colours.
    #[must_use]
    pub fn built(mut self, seat: Seat, end: End, card: &str) -> Self {
        let card = self.draw(card);
        self.0.put_building(seat, card, end);
        self
    }

    /// A marker lies on the icon of a built card.
    #[must_use]
    pub fn filled(mut self, card: &str, good: &str) -> Self {
        self.0.fill(named(card), named(good));
        self
    }

    /// A player has so many markers on the fair.
    #[must_use]
    pub fn fair(mut self, seat: Seat, markers: u8) -> Self {
        self.0.players[seat].fair = markers;
        self
    }

    /// A player has so many tokens from the pool.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, token: Token, tokens: u8) -> Self {
        self.0.pool[token.index()] -= tokens;
        self.0.players[seat].tokens[token.index()] += tokens;
        self
    }

    /// A player has so many points.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: i16) -> Self {
        self.0.players[seat].points[Source::Start] = points;
        self
    }

    /// The cubes of a good in the granary, the lower one first; nobody's are natural.
    ///
    /// # Panics
    /// When the granary does not hold that good, or so many.
    #[must_use]
    pub fn granary(mut self, good: &str, cubes: &[Option<Seat>]) -> Self {
        let good: Good = named(good);
        let spaces = &mut self.0.granary[good.granary_row().expect("a half-product but meat")];
        *spaces = [None; 2];
        for (space, owner) in cubes.iter().enumerate() {
            spaces[space] = Some(owner.map_or(Cube::Natural, Cube::Of));
        }
        self
    }

    /// The markers of a good on a ship: the left one and the right one.
    ///
    /// # Panics
    /// When the ship has no such hold.
    #[must_use]
    pub fn loaded(mut self, ship: u8, good: &str, left: Option<Seat>, right: Option<Seat>) -> Self {
        let ship = Ship::new(ship).expect("ships are numbered 1 to 4");
        let hold: Hold = Craftsmen::hold(ship, named(good)).expect("the ship has such a hold");
        self.0.holds[hold] = [right, left];
        self
    }

    /// A helper stands in a queue: the first one on a space is the lower one.
    #[must_use]
    pub fn helper(mut self, guild: Guild, space: QueueSpace, seat: Seat) -> Self {
        let places = &mut self.0.queues[guild][space];
        let free = usize::from(places[0].is_some());
        places[free] = Some(seat);
        self.0.players[seat].helpers -= 1;
        self
    }

    /// So many helpers of a player are at home; the others stand in the town hall.
    ///
    /// # Panics
    /// When there is no room for the others.
    #[must_use]
    pub fn helpers_left(mut self, seat: Seat, helpers: u8) -> Self {
        let places = self.0.queues[Guild::TownHall].values.as_flattened_mut();
        for _ in helpers..GAME_HELPERS {
            let free = places.iter_mut().find(|place| place.is_none());
            *free.expect("the town hall has six places") = Some(seat);
        }
        self.0.players[seat].helpers = helpers;
        self
    }

    /// A player's helper is on the track that changes the order.
    #[must_use]
    pub fn on_track(mut self, seat: Seat) -> Self {
        self.0.players[seat].helpers -= 1;
        self.0.track.push(seat);
        self
    }

    fn finish(mut self, part: Part) -> Craftsmen {
        self.0.part = part;
        self.0.go_on(&mut ());
        self.0.audit().expect("every component comes out of the box");
        self.0
    }

    /// The finished position before the game: the first player may swap cards.
    pub fn exchanges(self) -> Craftsmen {
        self.finish(Part::Exchange { next: OrderPlace::FIRST })
    }

    /// The finished position in the helper phase: the first player sends a helper.
    pub fn helper_phase(self) -> Craftsmen {
        self.finish(Part::Helpers { next: OrderPlace::FIRST })
    }

    /// The finished position at the beginning of a guild's stage.
    pub fn stage(self, guild: Guild) -> Craftsmen {
        self.finish(Part::Guild { guild, acting: Acting::Nobody })
    }

    /// The finished position between a guild's stage and the next one.
    pub fn after(self, guild: Guild) -> Craftsmen {
        self.finish(Part::WorkTokens { guild, next: OrderPlace::FIRST })
    }

    /// The finished position at the end of a season, once helpers are home and hands are cut down.
    pub fn season_end(self) -> Craftsmen {
        let next = OrderPlace::behind(self.0.options.players);
        self.finish(Part::WorkTokens { guild: Guild::TownHall, next })
    }

    /// Helpers in the guilds that have used their privilege.
    #[must_use]
    pub fn privileged(mut self, guild: Guild, space: QueueSpace, upper: bool) -> Self {
        self.0.privileged.insert(Helper { guild, place: QueuePlace::of(space, upper) });
        self
    }
}
