//! The one list of games. Adding a game is one more type in it.
//!
//! [`GAMES`] offers every game behind one face and by name, for tables that hold any of them;
//! [`visit`] hands over a game's own type, for simulation and search; [`hire`] finds somebody to
//! play it, [`plan`] a way to play it to its end alone.
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

mod hire;
mod network;
mod pace;
mod plan;

use std::sync::{Arc, OnceLock};

use quadrivium_bots::{Aim, AnyBot, Bot, Level, Mind, Net, Senses, Tempo, Thinker};
use quadrivium_coach::{AnyCoach, Coach, Depth};
use quadrivium_core::{Listing, Numbers, Playable, Registry, Rules, UnknownGame};

pub use self::hire::{BadBot, Opponent, Wanted};
pub use self::network::{digest, network};
pub use self::pace::random_games;
pub use self::plan::plan;

/// A game of the list, with what was learned about it.
pub trait Learned: Playable + Numbers {
    /// How fast one can think about it, measured on one core with a program as it is built by default.
    const TEMPO: Tempo;
    /// What players of this game play for.
    const AIM: Aim;

    /// How a network sees it.
    fn senses() -> Senses<Self> {
        Senses::of()
    }

    /// The network that is in the program; nothing where it was built without.
    fn shipped() -> Option<&'static [u8]>;

    /// The place of its network, empty until there is one.
    fn net() -> &'static OnceLock<Option<Arc<Net>>>;

    /// The network that judges its positions; nothing if there is none that fits.
    fn mind() -> Option<Mind<Self>> {
        Mind::new(Self::senses(), Self::net().get()?.clone()?)
    }

    /// Somebody to play it.
    fn bot(wanted: impl Into<Wanted>) -> Bot<Self> {
        let wanted = wanted.into();
        let Some(pace) = wanted.pace(Self::TEMPO) else {
            return Bot::new(wanted.opponent().level(), None);
        };
        let thinker = Thinker::at_table(Self::mind(), Self::AIM, pace);
        let name = wanted.opponent().name();
        let character = Self::CHARACTERS.iter().find(|character| character.name == name);
        Bot::Thinker(Box::new(match character {
            Some(character) => thinker.with_liking(character.likes),
            None => thinker,
        }))
    }
}

/// Something to be done with a game's own type, chosen by name: simulation, search, bots.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Learned>(self) -> Self::Output;
}

macro_rules! games {
    ($($Game:ty: $net:literal, $tempo:expr, $aim:expr),* $(,)?) => {
        /// Every game, by name.
        pub static GAMES: Registry = Registry::new(&[$(Listing::numbered::<$Game>()),*]);

        $(impl Learned for $Game {
            const TEMPO: Tempo = $tempo;
            const AIM: Aim = $aim;

            fn shipped() -> Option<&'static [u8]> {
                #[cfg(feature = "nets")]
                let net = Some(&include_bytes!($net)[..]);
                #[cfg(not(feature = "nets"))]
                let net = None;
                net
            }

            fn net() -> &'static OnceLock<Option<Arc<Net>>> {
                static NET: OnceLock<Option<Arc<Net>>> = OnceLock::new();
                if let Some(net) = Self::shipped() {
                    NET.get_or_init(|| Net::read(net).ok().map(Arc::new));
                }
                &NET
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
    quadrivium_burgundy::Burgundy: "../nets/burgundy.net", Tempo { tenth: 3000, decisions: 3 }, Aim::VICTORY,
    quadrivium_labora::Labora: "../nets/labora.net", Tempo { tenth: 2000, decisions: 4 }, Aim::VICTORY,
    quadrivium_orleans::Orleans: "../nets/orleans.net", Tempo { tenth: 800, decisions: 3 }, Aim::VICTORY,
    quadrivium_craftsmen::Craftsmen: "../nets/craftsmen.net", Tempo { tenth: 4000, decisions: 3 }, Aim { own: 0.5, ..Aim::VICTORY },
}

struct Hire(Wanted);

impl Visitor for Hire {
    type Output = Box<dyn AnyBot>;

    fn visit<G: Learned>(self) -> Self::Output {
        Box::new(G::bot(self.0))
    }
}

/// Somebody to play the game that has this name.
///
/// # Errors
/// When no game has it; the nearest name is suggested.
pub fn hire(name: &str, wanted: impl Into<Wanted>) -> Result<Box<dyn AnyBot>, UnknownGame> {
    visit(name, Hire(wanted.into()))
}

struct Sit(Opponent, usize);

impl Visitor for Sit {
    type Output = Box<dyn AnyBot>;

    fn visit<G: Learned>(self) -> Self::Output {
        let Self(opponent, heads) = self;
        let patience = opponent.level().patience();
        Box::new(match G::bot(opponent) {
            Bot::Thinker(thinker) => {
                let pace = thinker.pace().within(patience);
                // A moment is too short for two.
                let heads = if opponent.level() > Level::Journeyman { heads } else { 1 };
                Bot::Thinker(Box::new(thinker.with_heads(heads).with_pace(pace)))
            }
            quick => quick,
        })
    }
}

/// Somebody to play the game that has this name at a table, where people wait: no turn takes longer
/// than the patience that the rank is granted. Those who think long may do so with several heads.
///
/// # Errors
/// When no game has it; the nearest name is suggested.
pub fn sit(name: &str, opponent: Opponent, heads: usize) -> Result<Box<dyn AnyBot>, UnknownGame> {
    visit(name, Sit(opponent, heads))
}

struct Teach<D>(D);

impl<D: Fn(Tempo) -> Depth> Visitor for Teach<D> {
    type Output = Box<dyn AnyCoach>;

    fn visit<G: Learned>(self) -> Self::Output {
        Box::new(Coach::<G>::new(G::mind(), G::AIM, (self.0)(G::TEMPO)))
    }
}

/// Somebody to give advice about the game that has this name, as deep as its tempo allows.
///
/// # Errors
/// When no game has it; the nearest name is suggested.
pub fn coach(name: &str, depth: impl Fn(Tempo) -> Depth) -> Result<Box<dyn AnyCoach>, UnknownGame> {
    visit(name, Teach(depth))
}

struct Learn(Arc<Net>);

impl Visitor for Learn {
    type Output = bool;

    fn visit<G: Learned>(self) -> bool {
        let fits = Mind::new(G::senses(), Arc::clone(&self.0)).is_some();
        fits && (G::net().set(Some(self.0)).is_ok() || G::mind().is_some())
    }
}

/// Takes the network of a game, where the program was built without (feature `nets`); a network fits
/// one game only. Whether there is one that has it now.
pub fn learn(net: &[u8]) -> bool {
    let Ok(net) = Net::read(net).map(Arc::new) else { return false };
    GAMES.iter().any(|game| visit(game.name, Learn(Arc::clone(&net))).unwrap_or(false))
}

struct Pulse;

impl Visitor for Pulse {
    type Output = Tempo;

    fn visit<G: Learned>(self) -> Self::Output {
        G::TEMPO
    }
}

/// How fast one can think about the game that has this name.
///
/// # Errors
/// When no game has it; the nearest name is suggested.
pub fn tempo(name: &str) -> Result<Tempo, UnknownGame> {
    visit(name, Pulse)
}

struct Characters;

impl Visitor for Characters {
    type Output = Vec<&'static str>;

    fn visit<G: Learned>(self) -> Self::Output {
        G::CHARACTERS.iter().map(|character| character.name).collect()
    }
}

/// The characters of the game that has this name.
///
/// # Errors
/// When no game has it; the nearest name is suggested.
pub fn characters(name: &str) -> Result<Vec<&'static str>, UnknownGame> {
    visit(name, Characters)
}
