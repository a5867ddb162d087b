//! How far somebody may go back along the line of play, and forth again.

use quadrivium_core::{Actor, Seat, SeatSet};

use super::{Line, Step};
use crate::entry::Entry;

impl Line {
    /// The last move of these seats: how many come before it.
    pub fn last_of(&self, seats: SeatSet) -> Option<u32> {
        self.steps.iter().rposition(|step| step.is_by(seats)).map(|at| at as u32)
    }

    /// The first of their moves of which that one is the last.
    pub fn first_of(&self, seats: SeatSet, last: u32) -> u32 {
        let others = self.steps[..last as usize].iter().rposition(|step| !step.is_by(seats));
        others.map_or(0, |before| before as u32 + 1)
    }

    /// The nearest move of these seats from there on back, or the first one if there is none: how
    /// many come before it. Nothing beyond the end of the line.
    pub fn nearest_of(&self, seats: SeatSet, to: u32) -> Option<u32> {
        let until = self.steps.get(..=to as usize)?;
        let before = until.iter().rposition(|step| step.is_by(seats));
        let first = || self.steps.iter().position(|step| step.is_by(seats));
        before.or_else(first).map(|at| at as u32)
    }

    /// The moves of these seats since something new was shown, each with how many come before it.
    pub fn quiet_of(&self, seats: SeatSet) -> impl Iterator<Item = (u32, &Step)> {
        let news = self.steps.iter().rposition(|step| step.reveals).map_or(0, |at| at + 1);
        let since = (news as u32..).zip(&self.steps[news..]);
        since.filter(move |(_, step)| step.is_by(seats))
    }

    /// Who was asked after so many moves.
    pub fn asked_at(&self, moves: u32) -> SeatSet {
        match self.steps.get(moves as usize) {
            Some(step) => step.asked,
            None => self.game.turn().players(),
        }
    }

    /// Whether there is nothing after so many moves but own decisions that showed nothing new.
    pub fn is_quiet(&self, own: SeatSet, to: u32) -> bool {
        self.steps[to as usize..].iter().all(|step| step.is_by(own) && !step.reveals)
    }

    /// Takes an own decision back from under what came after it: own decisions, and those of others
    /// beside it. The same moves could have been made without it, in the same phase, and it showed
    /// nothing new. Whoever of the `others` has a question has one afterwards too. Whose decision it
    /// was and what stays; nothing where that is not so.
    pub fn beside(&self, own: SeatSet, others: SeatSet, to: u32) -> Option<(Seat, Vec<Entry>)> {
        let (taken, later) = self.steps.get(to as usize..)?.split_first()?;
        let Actor::Seat(seat) = taken.by else { return None };
        let is_quiet = |step: &Step| match step.by {
            _ if step.is_by(own) => !step.reveals,
            Actor::Seat(_) => step.is_beside() && taken.is_beside(),
            Actor::Chance => false,
        };
        if !own.contains(seat) || taken.reveals || !later.iter().all(is_quiet) {
            return None;
        }
        let mut last = self.game_at(to);
        for step in later {
            last.advance(step.by, &step.action).ok()?;
        }
        if !(others - last.turn().players()).is_empty() {
            return None;
        }
        last.advance(taken.by, &taken.action).ok()?;
        let play = |step: &Step| Entry::Play { by: step.by, action: step.action.to_string() };
        last.looks_like(&*self.game).then(|| (seat, later.iter().map(play).collect()))
    }
}
