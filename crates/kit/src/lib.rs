//! The conformance kit: everything that can be asked of a game without knowing its rules.
//!
//! [`check`] plays random games and puts every promise of [`Game`] to the test; [`soak`] only
//! plays and counts components, as fast as it can, for very long runs. Two promises need a word of
//! the game's author: [`unlisted`] the list of all actions that can be constructed, [`orders`] which
//! of them the rules put in an order. None of these needs the words or the numbers of a game, so a
//! new game can be checked before it has them; then [`bundles`] looks at what it proposes and
//! [`numbers`](fn@numbers) at how it is encoded. A [`Violation`] holds the record of the game that
//! showed it and the numbers that play this game again.
//!
//! [`Notated`], [`check_trees`] and [`RuleMap`] serve tests that do know the rules: they play in
//! notation, count decisions, and hold the map of the rules against code and tests. A [`Listener`]
//! holds what a game says against what its languages have.
//!
//! ```
//! use quadrivium_core::Game;
//! use quadrivium_kit::Effort;
//!
//! /// What `tests/conformance.rs` of a game does with every number of players and every variant.
//! fn keeps_its_promises<G: Game>(variants: &[G::Options]) {
//!     for options in variants {
//!         quadrivium_kit::check::<G>(options, Effort::quick()).unwrap();
//!     }
//! }
//! ```
//!
//! Two things that the kit asks and that are easy to overlook: the last of several secret
//! choices is not secret if it turns all of them over at once (`masked` shows it to everybody),
//! and an action by a seat that is not at the table is refused like any other, without a panic.

mod chance;
mod every;
mod folder;
mod moves;
mod notated;
mod numbers;
mod orders;
mod play;
mod proposals;
mod recorded;
mod rule_map;
mod secrets;
mod text;
#[allow(missing_docs, reason = "a game for tests, as small as it can be")]
pub mod toy;
mod tree;
mod violation;
mod words;
mod worlds;

use std::ops::Range;

pub use every::all_of;
pub use folder::Folder;
pub use notated::{Notated, reads_or_refuses};
pub use recorded::{ends_as_it_did, hash_of_numbers, judged_by_points};
pub use rule_map::{RuleMap, RuleRow, explained_verbs, verbs_of};
pub use tree::{check_trees, sequences};
pub use violation::{Check, PerCheck, Violation};
pub use words::{Listener, Written};

use quadrivium_core::{Game, Narrate, Numbers};

/// How much is played and how closely it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many games.
    pub games: u64,
    /// The number of the first game; a game is the same whatever was played before it.
    pub first: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// About one position in so many gets the expensive checks; the first and the last always do.
    pub every: u32,
    /// How often chance is sampled at such a position to compare it with its weights.
    pub draws: u32,
    /// A game with more actions than this is taken to be endless.
    pub most_actions: usize,
}

impl Effort {
    /// For every run of the tests: a few games, looked at often enough.
    pub fn quick() -> Self {
        Self { games: 12, first: 0, seed: 1, every: 24, draws: 1_500, most_actions: MOST_ACTIONS }
    }

    /// For long runs: many games, and more patience with chance.
    pub fn soak(games: u64) -> Self {
        Self { games, every: 12, draws: 6_000, ..Self::quick() }
    }

    /// One game again, looked at in every position: for finding out what a violation is about.
    pub fn again(seed: u64, game: u64) -> Self {
        Self { games: 1, first: game, seed, every: 1, ..Self::quick() }
    }

    /// This effort with other games.
    #[must_use]
    pub fn seeded(self, seed: u64) -> Self {
        Self { seed, ..self }
    }
}

/// More actions than any game has: random games that go on longer do not end.
pub const MOST_ACTIONS: usize = 50_000;

/// What was played and looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Actions that players took.
    pub decisions: u64,
    /// Actions that chance took.
    pub chance: u64,
    /// Positions that got the expensive checks.
    pub positions: u64,
    /// The number of actions in the longest game.
    pub longest: usize,
}

impl Report {
    /// Adds what somebody else played, for runs on several threads.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chance += other.chance;
        self.positions += other.positions;
        self.longest = self.longest.max(other.longest);
    }
}

/// Checks everything that [`Game`] promises, for one set of options.
///
/// # Errors
/// The first promise that is broken, with the game that shows it.
pub fn check<G: Game>(options: &G::Options, effort: Effort) -> Result<Report, Violation> {
    play::check::<G>(options, effort)
}

/// Checks in every position of random games that what [`Narrate::bundles`] proposes can be played.
///
/// These are the games of [`check`] with the same seed.
///
/// # Errors
/// The first proposal that cannot be played as it stands, with the game that shows it.
pub fn bundles<G: Narrate>(options: &G::Options, effort: Effort) -> Result<Report, Violation> {
    play::bundles::<G>(options, effort)
}

/// Checks over every action that can be constructed that players and chance are refused what they
/// are not offered, and that no two actions share a text.
///
/// [`every!`](crate::every) puts these actions together. The games are those of [`check`] with the
/// same seed, and besides the sampled positions the first of each kind is looked at: where actions
/// of other kinds are offered than before.
///
/// # Errors
/// The first action that is accepted and not offered, with the game that shows it.
pub fn unlisted<G: Game>(
    options: &G::Options,
    effort: Effort,
    every: &[G::Action],
) -> Result<Report, Violation> {
    play::unlisted::<G>(options, effort, every)
}

/// Checks everything that [`Numbers`] promises: that actions and their numbers are inverse to each
/// other, also over every action that can be constructed, that positions are written whole, tell no
/// secret, and suffice.
///
/// The games and positions are those of [`unlisted`]; that numbers suffice is looked at in every
/// position, and after some pairs of decisions in either order.
///
/// # Errors
/// The first promise that is broken, with the game that shows it.
pub fn numbers<G: Numbers>(
    options: &G::Options,
    effort: Effort,
    every: &[G::Action],
) -> Result<Report, Violation> {
    play::check_numbers::<G>(options, effort, every)
}

/// Checks that an order of choice takes no right from a player: of two actions of one kind that are
/// offered together and can be taken one after the other, either can be taken first.
///
/// "One after the other" means by the same seat, with nobody else and no chance between them.
/// Taken first, the other one must leave the one on offer, at once or after more decisions of that
/// seat. Where the rules themselves set an order, because the first choice changes what
/// the second one is about, `ordered` says so for the kind of action. The positions are those of
/// [`unlisted`].
///
/// # Errors
/// The first pair that can be chosen in one order only, with the game that shows it.
pub fn orders<G: Game>(
    options: &G::Options,
    effort: Effort,
    ordered: impl Fn(G::Action) -> bool,
) -> Result<Report, Violation> {
    play::orders::<G>(options, effort, ordered)
}

/// Plays random games as fast as possible, with [`Audit::audit`](quadrivium_core::Audit::audit) after every action.
///
/// These are the games of [`check`] with the same seed. `progress` hears of every finished game.
///
/// # Errors
/// The first game that does not end, gets stuck, panics or loses a component.
pub fn soak<G: Game>(
    options: &G::Options,
    games: Range<u64>,
    seed: u64,
    progress: impl FnMut(&Report),
) -> Result<Report, Violation> {
    play::soak::<G>(options, games, seed, progress)
}
