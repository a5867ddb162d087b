//! A broken promise, told so that it can be seen again.

use std::fmt;

use quadrivium_core::Record;

quadrivium_core::named_enum! {
    /// What the kit checks.
    pub enum Check / PerCheck {
        /// Options are in range, name every option, and survive text and JSON.
        Options = "options",
        /// The options give a game, for as many players as they say.
        Setup = "setup",
        /// Nothing panics.
        Panics = "panics",
        /// Random games end.
        Ends = "ends",
        /// Somebody can always move: players in turn have actions and others none, and chance has
        /// outcomes with positive weights in its turn and only then.
        Moves = "moves",
        /// Lists are cleared before they are filled, strictly rising, and the same when asked twice.
        Lists = "lists",
        /// Every offered action and every outcome of chance applies.
        Offered = "offered",
        /// Whoever is not in turn is refused, whatever they try; so is everybody after the end.
        Refuses = "refuses",
        /// Over all numbered actions, and over every action that can be constructed, what is not
        /// listed is not accepted.
        Unlisted = "unlisted",
        /// A refused action changes nothing.
        Unchanged = "unchanged",
        /// Of two choices that are offered together and can both be made, either can be made first.
        Orders = "orders",
        /// `apply` does what `apply_seen` does.
        Applies = "applies",
        /// Actions print as a line that parses to the same action.
        Notation = "notation",
        /// Different actions have different texts.
        Texts = "texts",
        /// Actions survive JSON.
        ActionJson = "action_json",
        /// Positions survive JSON: equal, with the same hash and the same actions.
        StateJson = "state_json",
        /// The same actions give the same game.
        Repeats = "repeats",
        /// The record of a game reads back and replays to the same end.
        Records = "records",
        /// `audit` holds after every action.
        Audit = "audit",
        /// The view is the same after what the viewer cannot know was dealt again.
        ViewLeak = "view_leak",
        /// A game says of two viewers that they know the same exactly when their views are equal.
        SameView = "same_view",
        /// So are the turn and what the viewer is offered.
        OfferLeak = "offer_leak",
        /// So are the numbers for learning.
        EncodingLeak = "encoding_leak",
        /// The world that was dealt again is sound, and can be played to its end.
        Determinize = "determinize",
        /// From positions that look the same to a viewer the same luck deals the same world, and other
        /// luck other ones where something is hidden.
        Worlds = "worlds",
        /// Players see their own actions in history, and what the public sees everybody sees.
        Masks = "masks",
        /// Actions that look the same in somebody's history look the same on the table to them,
        /// and sound the same to the public.
        Secrets = "secrets",
        /// What is proposed to a player can be played as it stands, by that player alone, and tells
        /// nothing that they cannot know.
        Bundles = "bundles",
        /// Chance draws what it lists, as often as its weights say.
        Weights = "weights",
        /// Numbers of actions are inverse to actions, in range, and neither chance nor what nobody can
        /// ever do has one.
        Ids = "ids",
        /// The encoder writes finite numbers, all of them, in blocks with different names.
        Encoder = "encoder",
        /// Whoever is in turn may do the same in all positions with the same numbers.
        Suffices = "suffices",
        /// A game says exactly when something is hidden from somebody, and which of their decisions
        /// tell them something new.
        Reveals = "reveals",
        /// Standings name every seat once in order, sum up to the points, and rank.
        Standings = "standings",
    }
}

/// A promise that a game does not keep.
pub struct Violation {
    /// Which one.
    pub check: Check,
    /// What was found.
    pub text: String,
    /// The seed of the run.
    pub seed: u64,
    /// The number of the game in the run.
    pub game: u64,
    /// The options and all actions up to the violation.
    pub record: Box<Record>,
}

impl Violation {
    /// How many actions had been played.
    pub fn step(&self) -> usize {
        self.record.actions.len()
    }
}

const TAIL: usize = 12;

/// What is wrong, how to see it again, and the last actions; `{:#}` shows the whole record.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { check, text, seed, game, record } = self;
        writeln!(f, "{} breaks '{check}': {text}", record.game)?;
        write!(f, "in game {game} of seed {seed}, after {} actions", self.step())?;
        write!(f, "; again with Effort::again({seed}, {game}), players={}", record.seats.len())?;
        for (name, value) in record.settings.pairs() {
            write!(f, " {name}={value}")?;
        }
        if f.alternate() {
            return write!(f, "\n{record}");
        }
        let skipped = record.actions.len().saturating_sub(TAIL);
        if skipped > 0 {
            write!(f, "\n  … {skipped} actions before these")?;
        }
        for (by, action) in &record.actions[skipped..] {
            write!(f, "\n  {by} {action}")?;
        }
        Ok(())
    }
}

/// A failed `unwrap` in a test shows everything that is needed to see it again.
impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:#}")
    }
}

impl std::error::Error for Violation {}

/// A violation before it is known in which game.
#[derive(Debug)]
pub(super) struct Fault(pub(super) Check, pub(super) String);

pub(super) type Checked = Result<(), Fault>;

/// Accepts what holds, and says what does not.
pub(super) fn ensure(check: Check, holds: bool, text: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Fault(check, text())) }
}
