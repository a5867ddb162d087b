//! A player that looks one action ahead.
//!
//! It tries every offered action in a world that looks the same to its seat and takes the one
//! after which it stands best: its own worth by the game's [`Heuristic`] against that of the
//! strongest other player. It does not guess what chance or the others will do next.

use std::borrow::Borrow;

use quadrivium_core::{Heuristic, Key, Seat};
use rand::{Rng, RngExt};

/// How much of the strongest other player's worth counts against one's own. Less than all of it,
/// because what harms one rival among several helps the rest.
const RIVALRY: f32 = 0.5;

/// Takes the action after which it stands best.
#[derive(Clone, Debug)]
pub struct Apprentice<G: Heuristic> {
    offered: Vec<G::Action>,
    scratch: G::Scratch,
}

impl<G: Heuristic> Default for Apprentice<G> {
    fn default() -> Self {
        Self { offered: Vec::new(), scratch: G::Scratch::default() }
    }
}

impl<G: Heuristic> Apprentice<G> {
    /// Picks an action; nothing where none is offered to this seat.
    pub fn pick(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Option<G::Action> {
        game.legal(seat, &mut self.offered);
        if let [only] = self.offered[..] {
            return Some(only);
        }
        let world = dealt(game, seat, rng);
        let mut best = None;
        let mut best_lead = f32::NEG_INFINITY;
        let mut ties = 0;
        for (action, lead) in prospects::<G>(&world, seat, &self.offered, &mut self.scratch) {
            if best.is_none() || lead > best_lead {
                (best, best_lead, ties) = (Some(action), lead, 1);
            } else if lead >= best_lead {
                // Each of the equally good actions is kept with the same chance.
                ties += 1;
                if rng.random_range(0..ties) == 0 {
                    best = Some(action);
                }
            }
        }
        best
    }

    /// Every action that is offered to this seat, with how far ahead it would stand by the look of
    /// it. What [`Apprentice::pick`] takes is among the best of them.
    pub fn appraise(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut impl Rng,
    ) -> impl Iterator<Item = (G::Action, f32)> {
        game.legal(seat, &mut self.offered);
        let world = dealt(game, seat, rng);
        prospects::<G>(world, seat, &self.offered, &mut self.scratch)
    }
}

/// A world that looks the same to this seat.
fn dealt<G: Heuristic>(game: &G, seat: Seat, rng: &mut impl Rng) -> G {
    let mut world = game.clone();
    world.determinize(seat, rng);
    world
}

/// Where each of these actions leads in this world.
fn prospects<G: Heuristic>(
    world: impl Borrow<G>,
    seat: Seat,
    offered: &[G::Action],
    scratch: &mut G::Scratch,
) -> impl Iterator<Item = (G::Action, f32)> {
    offered.iter().filter_map(move |&action| {
        let mut next = world.borrow().clone();
        next.apply(seat.into(), action).ok()?;
        Some((action, lead(&next, seat, scratch)))
    })
}

/// How far a player is ahead, by the look of it.
pub fn lead<G: Heuristic>(game: &G, seat: Seat, scratch: &mut G::Scratch) -> f32 {
    let mut worth = [0.0; Seat::MOST];
    game.judge(scratch, &mut worth[..usize::from(game.players())]);
    let rival = rival(&worth[..usize::from(game.players())], seat.index());
    worth[seat.index()] - RIVALRY * rival.unwrap_or(0.0)
}

/// The most that any other has; nothing where nobody else plays.
pub fn rival(points: &[f32], at: usize) -> Option<f32> {
    let others = points.iter().enumerate().filter(|&(other, _)| other != at);
    others.map(|(_, &points)| points).reduce(f32::max)
}
