//! Taking moves back, exactly.
//!
//! - Free: back over one's own decisions as long as nothing new was shown to one and nobody else
//!   has acted. Chance, the decisions of others and own decisions that turned a secret over end it.
//! - Where several decide at once and nobody's decision touches another's, as when all plan: back
//!   over one's own last decision, and what the others have decided since stays. Any earlier
//!   decision of one's own can be taken back alone, as long as nothing builds on it.
//! - Alone with bots, or all seats on one screen: as far back as one likes.
//! - Everything else is a request. It lapses when somebody plays on, ends with the first refusal
//!   and is granted when all other people at the table have agreed.
//!
//! One always comes back to a decision of a person: chance and bots would only act again.

use quadrivium_core::{Actor, AnyGame, Seat, SeatSet, Viewer};

use super::{Fold, State, Step};
use crate::entry::Entry;
use crate::error::ApiError;
use crate::ids::GuestId;

/// A request to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would be left.
    pub to: u32,
    /// Who has agreed, the one who asks among them.
    pub agreed: SeatSet,
}

/// How a person may go back and forth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Back over one own decision.
    pub to: Option<u32>,
    /// Back to the start of the turn.
    pub turn_start: Option<u32>,
    /// Forward over one own decision.
    pub redo: Option<u32>,
    /// Whether going back over one own decision needs nobody's consent.
    pub free: bool,
}

/// What becomes of a wish to go back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Back {
    /// It is done.
    Free(u32),
    /// It is done, and these later moves stay. Whose decision it was, and how many moves
    /// there are before it.
    Beside(Seat, u32, Vec<Entry>),
    /// The others are asked.
    Ask(Seat, u32),
}

impl Fold {
    /// How a person may go back and forth.
    pub fn ways(&self, guest: Option<GuestId>) -> Ways {
        let Some(guest) = guest.filter(|&guest| self.may_undo(guest)) else {
            return Ways::default();
        };
        let own = |step: &Step| step.is_by(|seat| self.holds(guest, seat));
        let Some(last) = self.line.iter().rposition(own) else {
            return Ways { redo: self.way_forward(guest), ..Ways::default() };
        };
        let first =
            self.line[..last].iter().rposition(|step| !own(step)).map_or(0, |before| before + 1);
        Ways {
            to: Some(last as u32),
            turn_start: Some(first as u32),
            redo: self.way_forward(guest),
            free: self.is_free(guest, last as u32) || self.beside(guest, last).is_some(),
        }
    }

    fn may_undo(&self, guest: GuestId) -> bool {
        match self.state() {
            State::Running => true,
            State::Over => !self.abandoned && self.is_alone(guest),
            State::Waiting => false,
        }
    }

    /// Whether going back so far needs nobody's consent.
    fn is_free(&self, guest: GuestId, to: u32) -> bool {
        let quiet = |step: &Step| step.is_by(|seat| self.holds(guest, seat)) && !step.reveals;
        self.is_alone(guest) || self.line[to as usize..].iter().all(quiet)
    }

    /// What becomes of the wish to go back to some move, or over one own decision; `only` that one
    /// and nothing that came after it.
    ///
    /// # Errors
    /// When there is nothing to take back, or not alone.
    pub fn check_undo(
        &self,
        guest: GuestId,
        to: Option<u32>,
        only: bool,
    ) -> Result<Back, ApiError> {
        if !self.may_undo(guest) {
            return Err(if self.state() == State::Over {
                ApiError::Over
            } else {
                ApiError::Waiting
            });
        }
        let seat = self.seats_of(Some(guest)).find(|&seat| self.holds(guest, seat));
        let seat = seat.ok_or(ApiError::NotSeated)?;
        let own = |step: &Step| step.is_by(|seat| self.holds(guest, seat));
        let to = match to {
            None => self.line.iter().rposition(own),
            Some(to) if to >= self.moves() => None,
            // The nearest decision of a person from there on back; the first one if there is none.
            Some(to) => {
                let people = |step: &Step| step.is_by(|seat| self.is_person(seat));
                let before = self.line[..=to as usize].iter().rposition(people);
                before.or_else(|| self.line.iter().position(people))
            }
        };
        let to = to.ok_or(ApiError::NothingToUndo)? as u32;
        if only {
            return self.beside(guest, to as usize).ok_or(ApiError::Entangled);
        }
        if self.is_free(guest, to) {
            return Ok(Back::Free(to));
        }
        Ok(self.beside(guest, to as usize).unwrap_or(Back::Ask(seat, to)))
    }

    /// Takes an own decision back from under what came after it: own decisions, and those of others
    /// beside it. The same moves could have been made without it, in the same phase, and it showed
    /// nothing new. Nothing where that is not so.
    fn beside(&self, guest: GuestId, to: usize) -> Option<Back> {
        let (taken, later) = self.line.get(to..)?.split_first()?;
        let Actor::Seat(seat) = taken.by else { return None };
        let is_own = |step: &Step| step.is_by(|seat| self.holds(guest, seat));
        let is_quiet = |step: &Step| match step.by {
            _ if is_own(step) => !step.reveals,
            Actor::Seat(_) => step.beside && taken.beside,
            Actor::Chance => false,
        };
        if !is_own(taken) || !self.line[to..].iter().all(is_quiet) {
            return None;
        }
        let question =
            |game: &dyn AnyGame| game.turn().players().contains(seat).then(|| game.legal(seat));
        let mut without = self.game_at(to as u32);
        let mut with = without.clone();
        with.advance(taken.by, &taken.action).ok()?;
        for step in later {
            let asked = question(&*with);
            with.advance(step.by, &step.action).ok()?;
            // What others did must have changed nothing for whoever takes back.
            if !is_own(step) && question(&*with) != asked {
                return None;
            }
            without.advance(step.by, &step.action).ok()?;
        }
        without.advance(taken.by, &taken.action).ok()?;
        let mut viewers = Seat::first(self.plan.players).map(Viewer::from);
        let play = |step: &Step| Entry::Play { by: step.by, action: step.action.to_string() };
        viewers
            .all(|viewer| without.view(viewer) == self.game.view(viewer))
            .then(|| Back::Beside(seat, to as u32, later.iter().map(play).collect()))
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.sitters().any(|(other, sitter)| other == seat && sitter.bot().is_none())
    }

    /// Forward over one decision: alone any of them, otherwise only own ones.
    fn way_forward(&self, guest: GuestId) -> Option<u32> {
        let alone = self.is_alone(guest);
        let own = |step: &Step| step.is_by(|seat| self.holds(guest, seat));
        let mut coming = self.undone.iter().rev();
        let first = coming.next()?;
        if !alone && !own(first) {
            return None;
        }
        let follows = |step: &&Step| alone && !step.is_by(|seat| self.is_person(seat));
        Some(self.moves() + 1 + coming.take_while(follows).count() as u32)
    }

    /// Where playing again leads.
    ///
    /// # Errors
    /// When there is nothing to play again.
    pub fn check_redo(&self, guest: GuestId) -> Result<u32, ApiError> {
        self.ways(Some(guest)).redo.ok_or(ApiError::NothingToRedo)
    }

    /// The people whose answer a request still waits for.
    pub fn waits_for(&self, request: &Request) -> SeatSet {
        let asker =
            self.sitters().find(|(seat, _)| *seat == request.seat).and_then(|(_, s)| s.guest());
        let mut seats = SeatSet::EMPTY;
        for (seat, sitter) in self.sitters() {
            let other = sitter.guest().is_some() && sitter.guest() != asker && !sitter.resigned;
            if other && !request.agreed.contains(seat) {
                seats.insert(seat);
            }
        }
        seats
    }

    /// The seats for which a person has to answer.
    pub fn asked(&self, guest: GuestId) -> Vec<Seat> {
        let waiting = self.request.map(|request| self.waits_for(&request)).unwrap_or_default();
        waiting.iter().filter(|&seat| self.holds(guest, seat)).collect()
    }

    /// Notes an answer.
    pub fn hear_answer(&mut self, seat: Seat, yes: bool) {
        match &mut self.request {
            Some(request) if yes => request.agreed.insert(seat),
            _ => self.request = None,
        }
    }
}
