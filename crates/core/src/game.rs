//! The trait that a game implements, and the traits beside it.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Actor, BadNotation, BadOptions, Imbalance, MessageKey, Options, Page, Phrase, Seat, Standings,
    Term, Turn, Viewer,
};

/// Somebody who wants to hear what happens inside an action.
///
/// Events are public: a secret is told without its content (`Event::Drew { seat }`).
pub trait Observer<E> {
    /// Hears one event.
    fn saw(&mut self, event: E);
}

/// Nobody listens: free in search.
impl<E> Observer<E> for () {
    #[inline(always)]
    fn saw(&mut self, _: E) {}
}

impl<E> Observer<E> for Vec<E> {
    fn saw(&mut self, event: E) {
        self.push(event);
    }
}

/// The layout of the numbers that [`Game::encode`] writes: named blocks, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Encoder {
    /// Changes whenever a block changes its place, its length or its meaning.
    pub version: u16,
    /// The blocks in order, each with its length.
    pub blocks: &'static [(&'static str, usize)],
}

impl Encoder {
    /// How many numbers there are.
    pub const fn len(&self) -> usize {
        let (mut length, mut block) = (0, 0);
        while block < self.blocks.len() {
            length += self.blocks[block].1;
            block += 1;
        }
        length
    }

    /// Whether there is nothing to write.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A game: its rules and its state in one value.
///
/// A game is its options plus the list of its actions. Chance is an action too, taken by nobody,
/// so the same actions always give the same game. See `ARCHITECTURE.md` for the laws behind this
/// and `CONTRIBUTING.md` for how to add one; the conformance kit checks
/// everything that is promised here.
pub trait Game: Clone + Eq + Hash + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Players, variant, edition, switches.
    type Options: Options;
    /// One small decision, or one outcome of chance.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = BadNotation>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// Something that happened inside an action.
    type Event: Copy + Debug + Serialize;
    /// This game's reasons to refuse an action.
    type Illegal: Copy + Eq + Error + MessageKey + Send + Sync + 'static;
    /// What one viewer may know.
    type View: Eq + Debug + Serialize;

    /// The game's name in commands and records.
    const NAME: &'static str;
    /// The revision of the rules: changes when a fix changes what is legal or scored.
    const RULES: u16;
    /// How many player actions are numbered; chance has no number.
    const ACTION_IDS: u32;
    /// What [`Game::encode`] writes.
    const ENCODER: Encoder;

    /// The first position.
    ///
    /// # Errors
    /// When the options contradict each other.
    fn new(options: &Self::Options) -> Result<Self, BadOptions>;

    /// How many play.
    fn players(&self) -> u8;

    /// Who has to act.
    fn turn(&self) -> Turn;

    /// What this player may do now: clears the list, then fills it in rising order.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Takes an action and tells what happened.
    ///
    /// # Errors
    /// Why the action is not legal; then nothing has changed.
    fn apply_seen(
        &mut self,
        by: Actor,
        action: Self::Action,
        seen: &mut impl Observer<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Takes an action.
    ///
    /// # Errors
    /// Why the action is not legal; then nothing has changed.
    fn apply(&mut self, by: Actor, action: Self::Action) -> Result<(), Self::Illegal> {
        self.apply_seen(by, action, &mut ())
    }

    /// Every outcome of chance with its weight, in rising order. Empty unless it is chance's turn.
    fn outcomes(&self, out: &mut Vec<(Self::Action, u32)>);

    /// One outcome of chance, drawn by weight.
    ///
    /// # Panics
    /// Unless it is chance's turn.
    fn sample(&self, rng: &mut impl Rng) -> Self::Action;

    /// Deals again what the viewer cannot know: a world that looks the same to them.
    ///
    /// From any two positions that look the same to the viewer, the same worlds are dealt, each
    /// equally often.
    fn determinize(&mut self, viewer: Seat, rng: &mut impl Rng);

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// An action that is legal now, as a viewer may know it; nothing if it is a secret.
    ///
    /// What an action shows at once is no secret: the last of several hidden choices, which turns
    /// all of them over, is seen by everybody.
    fn masked(&self, by: Actor, action: Self::Action, viewer: Viewer) -> Option<Self::Action>;

    /// How the players stand: at the end with final scoring, ranks and tie-breaks.
    fn standings(&self) -> Standings;

    /// Counts all components.
    ///
    /// # Errors
    /// What is missing, doubled or wrongly remembered.
    fn audit(&self) -> Result<(), Imbalance>;

    /// The number of a player's action; nothing for chance, and for what nobody can ever do.
    fn action_id(action: Self::Action) -> Option<u32>;

    /// The action with this number.
    fn action_from_id(id: u32) -> Option<Self::Action>;

    /// Writes the position as numbers for learning, seen from one seat.
    ///
    /// # Panics
    /// When `out` is not as long as [`Game::ENCODER`] says.
    fn encode(&self, viewer: Seat, out: &mut [f32]);
}

/// The most decisions that a [`Bundle`] holds.
pub const LONGEST_BUNDLE: usize = 41;

/// Several decisions of one seat in a row that a person may want to take at once, such as a
/// complete payment. They stay decisions: each is played, told and taken back by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bundle<A> {
    /// At least two and at most [`LONGEST_BUNDLE`]; before the last, nobody else and no chance has
    /// to act.
    pub actions: Vec<A>,
    /// What all of them do together.
    pub words: Phrase,
}

/// A game that can be told in words: for the terminal, the text table and screen readers.
pub trait Narrate: Game {
    /// What this player is asked now.
    fn prompt(&self, seat: Seat) -> Phrase;

    /// What an action does, in this position.
    fn tell_action(&self, by: Actor, action: Self::Action) -> Phrase;

    /// Under which heading an action is offered, where there are many.
    fn heading(&self, action: Self::Action) -> Phrase;

    /// What this player may want to decide at once, best first, from what this player knows.
    ///
    /// Only proposals: what is legal [`Game::legal`] says, one decision after the other.
    fn bundles(&self, seat: Seat) -> Vec<Bundle<Self::Action>> {
        let _ = seat;
        Vec::new()
    }

    /// What happened; nothing where it goes without saying.
    fn tell_event(event: Self::Event) -> Option<Phrase>;

    /// The position as one viewer knows it.
    fn position(view: &Self::View) -> Page;

    /// Every component with its help text.
    fn glossary() -> Vec<Term>;
}

/// A game whose positions can be judged at a glance, for quick bots.
pub trait Heuristic: Game {
    /// How good the position is for a player: about the points they will have in the end.
    fn worth(&self, seat: Seat) -> f32;
}
