//! The one list of games. Adding a game is one more type in it.
//!
//! [`GAMES`] offers every game behind one face and by name, for tables that hold any of them;
//! [`visit`] hands over a game's own type, for simulation, search and bots.
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

use quadrivium_core::{Entry, Registry, Rules, UnknownGame, Visitor};

macro_rules! games {
    ($($Game:ty),* $(,)?) => {
        /// Every game, by name.
        pub static GAMES: Registry = Registry::new(&[$(Entry::numbered::<$Game>()),*]);

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
    quadrivium_burgundy::Burgundy,
    quadrivium_labora::Labora,
    quadrivium_orleans::Orleans,
    quadrivium_craftsmen::Craftsmen,
}
