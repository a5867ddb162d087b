//! The list of games. `core` knows what a listing is; the crate `games` holds the list itself.

use std::ops::RangeInclusive;

use crate::any::Erased;
use crate::notation::{nearest, one_of};
use crate::{
    AnyBatch, AnyGame, BadOptions, Batch, Numbers, OptionSpec, Options, Playable, Settings, Term,
};

/// A game that was set up, if it can be.
type Started = Result<Box<dyn AnyGame>, BadOptions>;
/// Sets up many games.
type MakeBatch = fn(&Settings, usize, u64) -> Result<Box<dyn AnyBatch>, BadOptions>;

/// What is known about a game before it starts.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The game's name in commands and records.
    pub name: &'static str,
    /// The revision of its rules.
    pub rules: u16,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// What can be chosen.
    pub options: &'static [OptionSpec],
    start: fn(u16, &Settings) -> Started,
    batch: Option<MakeBatch>,
    glossary: fn() -> Vec<Term>,
}

impl Listing {
    /// The listing of a game.
    pub const fn of<G: Playable>() -> Self {
        Self {
            name: G::NAME,
            rules: G::RULES,
            players: G::Options::PLAYERS,
            options: G::Options::SPECS,
            start: |rules, settings| {
                let options = G::Options::from_revision(rules, settings)?;
                let game = G::new(&options)?;
                Ok(Box::new(Erased { options, game }))
            },
            batch: None,
            glossary: G::glossary,
        }
    }

    /// The listing of a game that has numbers, so that many can be played at once.
    pub const fn numbered<G: Playable + Numbers>() -> Self {
        let batch: MakeBatch = |settings, size, seed| {
            let options = G::Options::from_settings(settings)?;
            Ok(Box::new(Batch::<G>::new(&options, size, seed)?))
        };
        Self { batch: Some(batch), ..Self::of::<G>() }
    }

    /// Sets up a game.
    ///
    /// # Errors
    /// When the settings are not possible.
    pub fn start(&self, settings: &Settings) -> Result<Box<dyn AnyGame>, BadOptions> {
        self.resume(self.rules, settings)
    }

    /// Sets up a game that was begun with this revision of the rules.
    ///
    /// # Errors
    /// When the settings are not possible.
    pub fn resume(&self, rules: u16, settings: &Settings) -> Result<Box<dyn AnyGame>, BadOptions> {
        (self.start)(rules, settings)
    }

    /// Sets up so many games to be played at once, the same for the same seed; nothing where the
    /// game has no numbers.
    ///
    /// # Errors
    /// When the settings are not possible.
    pub fn batch(
        &self,
        settings: &Settings,
        size: usize,
        seed: u64,
    ) -> Result<Option<Box<dyn AnyBatch>>, BadOptions> {
        self.batch.map(|make| make(settings, size, seed)).transpose()
    }

    /// Every component with its help text.
    pub fn glossary(&self) -> Vec<Term> {
        (self.glossary)()
    }
}

/// No game has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game '{name}': {}", match .nearest {
    Some(nearest) => format!("did you mean '{nearest}'?"),
    None => format!("expected {}", one_of(.known)),
})]
pub struct UnknownGame {
    /// The name that was given.
    pub name: String,
    /// A name like it.
    pub nearest: Option<&'static str>,
    /// All names.
    pub known: Vec<&'static str>,
}

/// All games.
#[derive(Clone, Copy, Debug)]
pub struct Registry(&'static [Listing]);

impl Registry {
    /// The list with these games.
    pub const fn new(listings: &'static [Listing]) -> Self {
        Self(listings)
    }

    /// The games in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &'static Listing> {
        self.0.iter()
    }

    /// The game with this name.
    ///
    /// # Errors
    /// When there is none; the nearest name is suggested.
    pub fn find(&self, name: &str) -> Result<&'static Listing, UnknownGame> {
        self.0.iter().find(|listing| listing.name == name).ok_or_else(|| {
            let known: Vec<_> = self.0.iter().map(|listing| listing.name).collect();
            let name = name.chars().take(40).flat_map(char::escape_debug).collect::<String>();
            UnknownGame { nearest: nearest(&name, &known), name, known }
        })
    }
}
