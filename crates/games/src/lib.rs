//! The one list of games. Adding a game is one more type in it.
//!
//! [`GAMES`] offers every game behind one face and by name, for tables that hold any of them;
//! [`visit`] hands over a game's own type, for simulation and search; [`hire`] finds somebody to
//! play it.
//!
//! ```
//! use quadrivium_core::{Settings, Turn};
//! use quadrivium_games::GAMES;
//!
//! let game = GAMES.find("burgundy")?.start(&Settings::players(3))?;
//! assert_eq!(game.players(), 3);
//! assert_eq!(game.turn(), Turn::Chance);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::sync::{Arc, LazyLock};

use quadrivium_bots::{AnyBot, Bot, Level, Mind, Net, Senses};
use quadrivium_core::{Entry, Playable, Registry, Rules, UnknownGame};

/// A game of the list, with what was learned about it.
pub trait Learned: Playable {
    /// How a network sees it; nothing if it has no numbers.
    fn senses() -> Option<Senses<Self>>;

    /// The network that judges its positions; nothing if there is none that fits.
    fn mind() -> Option<Mind<Self>>;
}

/// Something to be done with a game's own type, chosen by name: simulation, search, bots.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Learned>(self) -> Self::Output;
}

macro_rules! games {
    ($($Game:ty: $net:literal),* $(,)?) => {
        /// Every game, by name.
        pub static GAMES: Registry = Registry::new(&[$(Entry::numbered::<$Game>()),*]);

        $(impl Learned for $Game {
            fn senses() -> Option<Senses<Self>> {
                Some(Senses::of())
            }

            fn mind() -> Option<Mind<Self>> {
                static NET: LazyLock<Option<Arc<Net>>> =
                    LazyLock::new(|| Net::read(include_bytes!($net)).ok().map(Arc::new));
                Mind::new(Self::senses()?, NET.clone()?)
            }
        })*

        /// Does something with the type of the game that has this name.
        ///
        /// # Errors
        /// When no game has it; the nearest name is suggested.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            match name {
                $(<$Game as Rules>::NAME => Ok(visitor.visit::<$Game>()),)*
                _ => Err(GAMES.find(name).expect_err("the list and its names agree")),
            }
        }
    };
}

games! {
    quadrivium_burgundy::Burgundy: "../nets/burgundy.net",
    quadrivium_labora::Labora: "../nets/labora.net",
    quadrivium_orleans::Orleans: "../nets/orleans.net",
    quadrivium_craftsmen::Craftsmen: "../nets/craftsmen.net",
}

struct Hire(Level);

impl Visitor for Hire {
    type Output = Box<dyn AnyBot>;

    fn visit<G: Learned>(self) -> Self::Output {
        Box::new(Bot::<G>::new(self.0, G::mind()))
    }
}

/// Somebody of this rank to play the game that has this name.
///
/// # Errors
/// When no game has it; the nearest name is suggested.
pub fn hire(name: &str, level: Level) -> Result<Box<dyn AnyBot>, UnknownGame> {
    visit(name, Hire(level))
}
