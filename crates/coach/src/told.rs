//! A judgement in words: what was played, what would have been better, and why.

use quadrivium_core::{Phrase, Playable};
use serde::Serialize;

use crate::review::Review;
use crate::turn::Turn;

/// What is said about a decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Told {
    /// What was played.
    pub played: Vec<Phrase>,
    /// The best turn that was found; nothing where it begins with what was played.
    pub better: Vec<Phrase>,
    /// What speaks for the best turn.
    pub why: Vec<Phrase>,
}

impl Review {
    /// In words, told in the position in which it was decided; nothing where it is about another game.
    pub fn told<G: Playable>(&self, game: &G) -> Option<Told> {
        let line = self.best.iter().map(|action| action.parse().ok());
        let actions: Vec<G::Action> = line.collect::<Option<_>>()?;
        let mut position = game.clone();
        if actions.iter().any(|&action| position.apply(self.seat.into(), action).is_err()) {
            return None;
        }
        let mut best = Turn::of(game, self.seat, actions);
        let standings = game.standings();
        let known = standings.of(self.seat)?.breakdown.0.iter();
        let sources = known.filter_map(|(source, _)| {
            let found = self.sources.iter().find(|(name, _)| name == source);
            found.map(|(_, points)| (*source, *points))
        });
        best.reason.expect(&sources.collect::<Vec<_>>());
        let played = game.tell_action(self.seat.into(), self.played.parse().ok()?);
        let better = if self.is_best() { Vec::new() } else { best.words(game, self.seat) };
        Some(Told { played: vec![played], better, why: best.reason.words(G::NAME) })
    }
}
