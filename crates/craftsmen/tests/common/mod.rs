//! Short ways to play and to look, for tests of rules.

pub mod printed;

use quadrivium_core::{Actor, Audit, Chance, Rules, Seat, Sight, Turn, Viewer};
use quadrivium_craftsmen::{
    Action, Building, CapitalView, Craftsmen, Illegal, Options, Pending, PerCapital, PlayerView,
    Question, View,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays lines such as `A place bankers` and `* capital red3`.
pub fn play(game: &mut Craftsmen, lines: &[&str]) {
    for line in lines {
        let (by, action) = read(line);
        if let Err(illegal) = game.apply(by, action) {
            panic!("`{line}` is refused: {illegal}; {:?} {:?}", game.turn(), look(game).asked);
        }
        game.audit().unwrap();
    }
}

/// Why a line is refused.
pub fn refusal(game: &Craftsmen, line: &str) -> Option<Illegal> {
    let (by, action) = read(line);
    game.clone().apply(by, action).err()
}

fn read(line: &str) -> (Actor, Action) {
    let (by, action) = line.split_once(' ').expect("an actor and an action");
    (by.parse().unwrap(), action.parse().unwrap())
}

/// What a player is offered, in words of the notation.
pub fn offered(game: &Craftsmen, seat: Seat) -> Vec<String> {
    let mut offered = Vec::new();
    game.legal(seat, &mut offered);
    offered.iter().map(ToString::to_string).collect()
}

/// Whose turn it is.
pub fn to_act(game: &Craftsmen) -> Option<Seat> {
    game.turn().player()
}

/// Whether chance is to act.
pub fn is_chance(game: &Craftsmen) -> bool {
    game.turn() == Turn::Chance
}

/// What everybody knows.
pub fn look(game: &Craftsmen) -> View {
    game.view(Viewer::Public)
}

/// The name of what is waited for.
pub fn kind(game: &Craftsmen) -> String {
    let asked = serde_json::to_value(look(game).asked).unwrap();
    asked["kind"].as_str().unwrap_or_default().to_owned()
}

/// What a player is asked.
pub fn question(view: &View) -> Option<Question> {
    match view.asked?.ask {
        Pending::Player { question, .. } => Some(question),
        Pending::Chance(_) => None,
    }
}

/// What a player knows of their own things.
pub fn own(game: &Craftsmen, seat: Seat) -> PlayerView {
    game.view(seat.into()).players.into_iter().find(|player| player.seat == seat).unwrap()
}

/// The points of a player.
pub fn points(game: &Craftsmen, seat: Seat) -> i16 {
    own(game, seat).points
}

/// How many capital cards a player holds.
pub fn cards(game: &Craftsmen, seat: Seat) -> u8 {
    match own(game, seat).capital {
        CapitalView::Open(purse) => purse.total() as u8,
        CapitalView::Backs { cards, .. } => cards,
    }
}

/// A player's capital cards, in this world.
pub fn hand_of(game: &Craftsmen, seat: Seat) -> PerCapital<u8> {
    match own(game, seat).capital {
        CapitalView::Open(purse) => purse,
        CapitalView::Backs { .. } => unreachable!("everybody sees their own cards"),
    }
}

/// A player's building cards, in this world.
pub fn cards_of(game: &Craftsmen, seat: Seat) -> Vec<Building> {
    own(game, seat).known_cards
}

/// A generator that begins with this seed.
pub fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A random action of whoever has to act.
pub fn choose(game: &Craftsmen, rng: &mut impl Rng) -> Option<(Actor, Action)> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some((Actor::Chance, game.sample(rng))),
        Turn::Players(seats) => {
            let (seat, mut offered) = (seats.iter().next().unwrap(), Vec::new());
            game.legal(seat, &mut offered);
            Some((seat.into(), offered[rng.random_range(0..offered.len())]))
        }
    }
}

/// Calls `look` before every action of a random game.
pub fn random_game(
    players: u8,
    seed: u64,
    mut look: impl FnMut(&Craftsmen, &mut Xoshiro256PlusPlus),
) {
    let mut rng = rng(seed);
    let mut game = Craftsmen::new(&Options::standard(players)).unwrap();
    while let Some((by, action)) = choose(&game, &mut rng) {
        look(&game, &mut rng);
        game.apply(by, action).unwrap();
    }
}
