//! What many tests need: set-ups, positions told in words, playing in notation, looking.

pub mod printed;

use std::collections::BTreeMap;

use quadrivium_core::{Rules, Seat, Sight, Turn, Viewer};
pub use quadrivium_kit::Notated;
use quadrivium_labora::{
    Building, CellView, Content, Country, Good, Illegal, Labora, ManView, Marker, Options,
    PlotSide, Position, Question, Rank, Settlement, Spot, View,
};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

/// The fourteen set-ups by the names they have in the tables: solo, two players short and long,
/// three and four players long and short; each in both countries.
pub const SET_UPS: [(&str, u8, bool); 7] = [
    ("1", 1, false),
    ("2S", 2, true),
    ("2L", 2, false),
    ("3S", 3, true),
    ("3L", 3, false),
    ("4S", 4, true),
    ("4L", 4, false),
];

pub const COUNTRIES: [Country; 2] = [Country::France, Country::Ireland];

/// The options of a set-up.
pub fn set_up(name: &str, country: Country) -> Options {
    let &(_, players, short) = SET_UPS.iter().find(|it| it.0 == name).expect("a set-up");
    if short { Options::short(players, country) } else { Options::long(players, country) }
}

/// A new game of a set-up.
pub fn new_game(name: &str, country: Country) -> Labora {
    Labora::new(&set_up(name, country)).expect("options that fit together")
}

/// An empty-handed position of a set-up.
pub fn position(name: &str, country: Country) -> Position {
    Position::of(set_up(name, country))
}

/// The long game of four in France, in which all buildings of France take part.
pub fn france() -> Position {
    position("4L", Country::France)
}

/// The long game of four in Ireland, in which all buildings of Ireland take part.
pub fn ireland() -> Position {
    position("4L", Country::Ireland)
}

/// Goods in words: `wood 3, clay 2`.
pub fn goods(text: &str) -> Vec<(Good, u16)> {
    let parts = text.split(", ").filter(|part| !part.is_empty());
    let read = |part: &str| {
        let (good, count) = part.split_once(' ').expect("a good and a number");
        (good.parse().expect("a good"), count.parse().expect("a number"))
    };
    parts.map(read).collect()
}

/// A place by column and row.
pub fn at(col: i8, row: i8) -> Spot {
    Spot::new(col, row)
}

/// Positions told in words.
pub trait Words {
    /// A player has these goods: `wood 3, clay 2`.
    fn give(self, seat: Seat, text: &str) -> Self;

    /// These buildings stand there: `windmill`, column, row.
    fn with(self, seat: Seat, houses: &[(&str, i8, i8)]) -> Self;

    /// A clergyman of a player stands in a building of that player.
    fn working(self, seat: Seat, rank: Rank, building: &str) -> Self;
}

impl Words for Position {
    fn give(self, seat: Seat, text: &str) -> Self {
        self.goods(seat, &goods(text))
    }

    fn with(self, seat: Seat, houses: &[(&str, i8, i8)]) -> Self {
        houses.iter().fold(self, |position, &(building, col, row)| {
            position.built(seat, building.parse().expect("a building"), at(col, row))
        })
    }

    fn working(self, seat: Seat, rank: Rank, building: &str) -> Self {
        self.clergy(seat, rank, seat, building.parse().expect("a building"))
    }
}

/// What lies on the table.
pub trait Look {
    /// Who has to act; nobody at the end.
    fn to_act(&self) -> Option<Seat>;

    /// Everything on the table.
    fn table(&self) -> View;

    /// The question that is asked.
    fn ask(&self) -> Option<Question>;

    /// A player has exactly these goods.
    fn holds(&self, seat: Seat, text: &str);

    /// What a marker shows.
    fn value(&self, marker: Marker) -> Option<u8>;

    /// A cell of an estate.
    fn cell(&self, seat: Seat, col: i8, row: i8) -> CellView;

    /// Who stands in a building.
    fn inside(&self, owner: Seat, building: &str) -> Vec<ManView>;

    /// Whether a building stands on an estate.
    fn stands(&self, owner: Seat, building: &str) -> bool;

    /// How many clergymen of a player are at home: whether the prior is, and lay brothers.
    fn home(&self, seat: Seat) -> (bool, u8);
}

impl Look for Labora {
    fn to_act(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Over => None,
            turn => turn.player(),
        }
    }

    fn table(&self) -> View {
        self.view(Viewer::Public)
    }

    fn ask(&self) -> Option<Question> {
        self.table().ask.map(|it| it.ask)
    }

    fn holds(&self, seat: Seat, text: &str) {
        let held = self.table().estates[seat_index(seat)].goods.clone();
        let held: BTreeMap<_, _> = held.iter().map(|it| (it.good.name(), it.count)).collect();
        let expected: BTreeMap<_, _> =
            goods(text).into_iter().map(|(good, count)| (good.name(), count)).collect();
        assert_eq!(held, expected, "goods of {seat}");
    }

    fn value(&self, marker: Marker) -> Option<u8> {
        let wheel = self.table().wheel;
        wheel.markers.iter().find(|it| it.marker == marker).map(|it| it.value)
    }

    fn cell(&self, seat: Seat, col: i8, row: i8) -> CellView {
        let estate = self.table().estates.swap_remove(seat_index(seat));
        let found = estate.cells.into_iter().find(|cell| cell.spot == at(col, row));
        found.expect("a cell of the estate")
    }

    fn inside(&self, owner: Seat, building: &str) -> Vec<ManView> {
        let content = Content::House(building.parse().expect("a building"));
        let estate = self.table().estates.swap_remove(seat_index(owner));
        let found = estate.cells.into_iter().find(|cell| cell.content == content);
        found.expect("a building that stands").clergy
    }

    fn stands(&self, owner: Seat, building: &str) -> bool {
        let content = Content::House(building.parse().expect("a building"));
        let estate = self.table().estates.swap_remove(seat_index(owner));
        estate.cells.into_iter().any(|cell| cell.content == content)
    }

    fn home(&self, seat: Seat) -> (bool, u8) {
        let estate = self.table().estates.swap_remove(seat_index(seat));
        (estate.prior_home, estate.lay_home)
    }
}

fn seat_index(seat: Seat) -> usize {
    quadrivium_core::Key::index(seat)
}

/// An estate of A on which every terrain is free: a plot by the sea, a plot in the mountains,
/// both beside the heartland.
pub fn wide(position: Position) -> Position {
    position.plot(A, 0, PlotSide::Coast).plot(A, 0, PlotSide::Mountain)
}

/// A place for a building on the estate of [`wide`].
fn place_for(building: Building) -> Spot {
    use Building as It;
    match building {
        It::HarborPromenade
        | It::FalseLighthouse
        | It::Shipyard
        | It::CoalHarbor
        | It::ShippingCompany
        | It::Windmill => at(-1, 0),
        It::Houseboat => at(-2, 0),
        It::QuarryB | It::QuarryC => at(6, 0),
        It::GrapevineA
        | It::GrapevineC
        | It::DruidsHouse
        | It::Palace
        | It::Castle
        | It::RoundTower => at(5, 0),
        _ => at(3, 1),
    }
}

/// A country in which a building takes part.
pub fn country_of(building: Building) -> Country {
    let card = building.card();
    let here = |country: &Country| card.is_none_or(|card| Building::on(card, *country) == building);
    COUNTRIES.into_iter().find(here).expect("a country")
}

/// The position in which [`using`] starts: A has the building and these goods and is to act. Only
/// the display of the start is open, or that of the building's stack.
pub fn owning(building: &str, text: &str) -> Position {
    let it: Building = building.parse().expect("a building");
    let position = wide(position("4L", country_of(it))).give(A, text);
    if it.card().is_some() { position.built(A, it, place_for(it)) } else { position }
}

/// A lay brother of A has just entered A's building, with these goods in hand.
pub fn using(building: &str, text: &str) -> Labora {
    enter(owning(building, text), building)
}

/// A lay brother of A enters A's building.
pub fn enter(position: Position, building: &str) -> Labora {
    let mut game = position.game();
    game.play_all("A", &[&format!("place {building} lay")]);
    game
}

/// Whether goods are asked for.
pub fn pays(game: &Labora) -> bool {
    matches!(game.ask(), Some(Question::Pay(_)))
}

/// The function is over: A can only end the turn, or do something extra.
pub fn is_over(game: &Labora) -> bool {
    game.ask() == Some(Question::Turn) && game.table().actions == 0 && game.to_act() == Some(A)
}

/// With these goods, the building makes these of them by these decisions, and nothing is asked
/// any more.
#[track_caller]
pub fn makes(building: &str, before: &str, actions: &[&str], after: &str) {
    let mut game = using(building, before);
    game.play_all("A", actions);
    assert!(is_over(&game), "{building} asks on: {:?}", game.offered("A"));
    game.holds(A, after);
}

/// With these goods and after these decisions, this one is refused.
#[track_caller]
pub fn refuses(building: &str, goods: &str, actions: &[&str], refused: &str, why: Illegal) {
    let mut game = using(building, goods);
    game.play_all("A", actions);
    assert_eq!(game.play("A", refused), Err(why), "{building}: {refused}");
}

/// With these goods the building asks nothing and leaves these.
#[track_caller]
pub fn asks_nothing(building: &str, before: &str, after: &str) {
    makes(building, before, &[], after);
}

/// Every settlement by name.
pub fn settlement(name: &str) -> Settlement {
    name.parse().expect("a settlement")
}
