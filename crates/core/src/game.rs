//! The traits that a game implements: one for each thing that can be asked of it.
//!
//! A game implements each of them where that part of it stands: [`Rules`] among its rules,
//! [`Chance`] beside its draws, [`Sight`] with its views, [`Score`] with its points, [`Audit`]
//! where it counts. All of them together make a [`Game`].

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Actor, BadNotation, BadOptions, Imbalance, MessageKey, Options, Seat, Standings, Turn, Viewer,
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

/// What may happen: the state of a game, whose turn it is, what is legal and what it does.
///
/// A game is its options plus the list of its actions. Chance is an action too, taken by nobody,
/// so the same actions always give the same game. See `ARCHITECTURE.md` for the laws behind this
/// and `CONTRIBUTING.md` for how to add one; the conformance kit checks everything that is
/// promised here.
pub trait Rules: Clone + Eq + Hash + Serialize + DeserializeOwned + Send + Sync + 'static {
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

    /// The game's name in commands and records.
    const NAME: &'static str;
    /// The revision of the rules: changes when a fix changes what is legal or scored.
    const RULES: u16;

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
}

/// What nobody decides. A game without it implements nothing of this.
pub trait Chance: Rules {
    /// Every outcome of chance with its weight, in rising order. Empty unless it is chance's turn.
    fn outcomes(&self, out: &mut Vec<(Self::Action, u32)>) {
        out.clear();
    }

    /// One outcome of chance, drawn by weight.
    ///
    /// # Panics
    /// Unless it is chance's turn.
    fn sample(&self, rng: &mut impl Rng) -> Self::Action {
        let _ = rng;
        panic!("there is no chance in this game");
    }

    /// Goes on while there is nothing to choose: chance draws, and a player who can do only one thing
    /// does it. Says who has a choice then, and leaves it in `offers`; nobody at the end.
    ///
    /// Where several decide at once, it is `first`'s turn before that of the others.
    ///
    /// # Panics
    /// When the game breaks a promise: what it samples or offers is refused.
    fn go_to_choice(
        &mut self,
        first: Option<Seat>,
        offers: &mut Vec<Self::Action>,
        rng: &mut impl Rng,
    ) -> Option<Seat> {
        loop {
            let (by, action) = match self.turn() {
                Turn::Over => return None,
                Turn::Chance => (Actor::Chance, self.sample(rng)),
                Turn::Players(seats) => {
                    let preferred = first.filter(|&seat| seats.contains(seat));
                    let seat = preferred.or_else(|| seats.iter().next());
                    let seat = seat.expect("a turn of players has a player");
                    self.legal(seat, offers);
                    match offers[..] {
                        [only] => (seat.into(), only),
                        _ => return Some(seat),
                    }
                }
            };
            self.apply(by, action).expect("what is sampled or offered is possible");
        }
    }
}

/// Who knows what. Where nothing is ever hidden, only the view is to be said.
pub trait Sight: Rules {
    /// What one viewer may know.
    type View: Eq + Debug + Serialize;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether two viewers know the same: whether their views are equal, and nothing else. It is asked after
    /// every action for everybody who looks; a game that can say so without gathering two views says so here.
    fn same_view(&self, one: Viewer, other: Viewer) -> bool {
        one == other || self.view(one) == self.view(other)
    }

    /// An action that is legal now, as a viewer may know it; nothing if it is a secret.
    ///
    /// What an action shows at once is no secret: the last of several hidden choices, which turns
    /// all of them over, is seen by everybody.
    fn masked(&self, by: Actor, action: Self::Action, viewer: Viewer) -> Option<Self::Action> {
        let _ = (by, viewer);
        Some(action)
    }

    /// Deals again what the viewer cannot know: a world that looks the same to them.
    ///
    /// From any two positions that look the same to the viewer, the same chance deals the same world:
    /// it tells nothing of the truth, and neither does what is thought about it.
    fn determinize(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let _ = (viewer, rng);
    }

    /// Whether there is something about this position that a player cannot know: whether
    /// [`Sight::determinize`] has more than one world to deal.
    fn hides_from(&self, viewer: Seat) -> bool {
        let _ = viewer;
        false
    }

    /// Whether an action that is legal now tells its own player something new: whether it would
    /// lead to another view in some other world that looks the same to that player.
    fn reveals(&self, by: Seat, action: Self::Action) -> bool {
        let _ = (by, action);
        false
    }
}

/// What it is worth.
pub trait Score: Rules {
    /// A player's points so far, or at the end: those of [`Score::standings`], and nothing is
    /// allocated.
    fn points(&self, seat: Seat) -> i32;

    /// How the players stand: at the end with final scoring, ranks and tie-breaks.
    fn standings(&self) -> Standings;

    /// How the players would stand if the game ended now: this position with what the rules score at
    /// the end. What somebody would still have to decide for it is left out. At the end these are the
    /// standings.
    fn if_ended(&self) -> Standings {
        self.standings()
    }
}

/// Nothing is created or lost.
pub trait Audit: Rules {
    /// Counts all components.
    ///
    /// # Errors
    /// What is missing, doubled or wrongly remembered.
    fn audit(&self) -> Result<(), Imbalance>;
}

/// A game: its rules and its state in one value, with all that can be asked of it.
pub trait Game: Rules + Chance + Sight + Score + Audit {}

impl<G: Rules + Chance + Sight + Score + Audit> Game for G {}

/// A game whose positions can be judged at a glance, for quick bots.
pub trait Heuristic: Game {
    /// Styles of play that people recognise.
    const CHARACTERS: &'static [Character<Self>] = &[];

    /// What judging needs besides the position, made once and used for many.
    type Scratch: Clone + Debug + Default + Send;

    /// How good the position is for each player, in seat order: about the points they will have in
    /// the end. A game that says nothing better is judged by the points of the moment.
    ///
    /// Nothing is allocated, once the scratch has been used.
    ///
    /// # Panics
    /// When there is not one place for each player.
    fn judge(&self, scratch: &mut Self::Scratch, worth: &mut [f32]) {
        let _ = scratch;
        for (seat, worth) in Seat::first(self.players()).zip(worth) {
            *worth = self.points(seat) as f32;
        }
    }

    /// What somebody in a hurry answers to a question inside something that has been begun: a legal
    /// action of the only player in turn. Nothing to the questions that begin something. A game that
    /// says nothing begins something with every decision.
    fn habit(&self) -> Option<Self::Action> {
        None
    }
}

/// A style of play: what somebody goes for besides points.
#[derive(Debug)]
pub struct Character<G> {
    /// What bots of this style are called in commands and records.
    pub name: &'static str,
    /// What a position is worth to such a player beyond its points, in points.
    pub likes: fn(&G, Seat) -> f32,
}
