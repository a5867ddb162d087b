//! A turn that could be played: the decisions of one player until somebody else, or chance, has a say.

use quadrivium_core::{self as core, Phrase, Playable, Seat};
use rand::Rng;

use crate::coach::Coach;
use crate::reason::Reason;

/// Nobody plays on for longer than this without anybody else.
const LONGEST: usize = 64;

/// A turn of which there is something to say.
#[derive(Clone)]
pub(crate) struct Turn<G: Playable> {
    pub actions: Vec<G::Action>,
    pub reason: Reason,
    /// Where it leads, as far as the player can know it.
    after: G,
    /// The last decision, where it shows something: nobody knows what that leads to.
    shows: Option<G::Action>,
}

impl<G: Playable> Turn<G> {
    /// These decisions, and what they do at once.
    pub fn of(game: &G, seat: Seat, actions: Vec<G::Action>) -> Self {
        let (reason, after) = Reason::of(game, seat, &actions);
        let shows = actions.last().copied().filter(|&last| after.reveals(seat, last));
        Self { actions, reason, after, shows }
    }

    /// Whether both lead to the same: another order is no other turn.
    pub fn comes_to(&self, other: &Self) -> bool {
        self.shows == other.shows && self.after == other.after
    }

    /// The decisions in words.
    pub fn words(&self, game: &G, seat: Seat) -> Vec<Phrase> {
        let mut position = game.clone();
        let words = self.actions.iter().map(|&action| {
            let words = position.tell_action(seat.into(), action);
            position.apply(seat.into(), action).expect("a turn that was found is legal");
            words
        });
        words.collect()
    }
}

impl<G: Playable> Coach<G> {
    /// The turn that begins with an action, as it was last thought about. Where nobody thought so far it
    /// goes on with what seems best at first sight: turns are compared as wholes.
    pub(crate) fn turn(
        &mut self,
        game: &G,
        seat: Seat,
        first: G::Action,
        rng: &mut impl Rng,
    ) -> Turn<G> {
        let mut actions = self.search.line(game, seat, first);
        // At first sight too only what the seat may know counts.
        let mut world = game.clone();
        world.determinize(seat, rng);
        let mut shown = false;
        for &action in &actions {
            shown |= world.reveals(seat, action);
            world.apply(seat.into(), action).expect("it is legal in every such world");
        }
        while !shown && actions.len() < LONGEST && goes_on(&world, seat) {
            let Some(next) = self.reader.favourite(&world, seat) else { break };
            shown = world.reveals(seat, next);
            world.apply(seat.into(), next).expect("what is offered is legal");
            actions.push(next);
        }
        Turn::of(game, seat, actions)
    }
}

/// Whether it is still the turn of this player, perhaps beside others.
pub(crate) fn goes_on<G: Playable>(game: &G, seat: Seat) -> bool {
    matches!(game.turn(), core::Turn::Players(seats) if seats.contains(seat))
}
