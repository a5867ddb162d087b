//! Taking moves back, exactly.
//!
//! - Free: back over one's own decisions as long as nothing new was shown to one, nobody else has
//!   acted and nobody else has been given the turn. Chance, the decisions of others and own decisions
//!   that turned a secret over end it, and so does a question that another person has before them.
//! - Where several decide at once and nobody's decision touches another's, as when all plan: back
//!   over one's own last decision, and what the others have decided since stays. Any earlier
//!   decision of one's own can be taken back alone, as long as nothing builds on it.
//! - Alone with bots, or all seats on one screen: as far back as one likes. Against bots the end is
//!   the end, and chance gives once more what it gave.
//! - Everything else is a request. It lapses when somebody plays on, ends with the first refusal or
//!   when it is withdrawn, and is granted when all other people at the table have agreed. What became
//!   of it is told until the line of play changes again.
//!
//! In a rated game the first two are all there is, and the end is the end.
//!
//! One always comes back to a decision of a person: chance and bots would only act again.

use quadrivium_core::{Seat, SeatSet};

use super::{Fold, State};
use crate::entry::Entry;
use crate::fault::Fault;
use crate::ids::GuestId;

/// A request to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would be left.
    pub to: u32,
    /// Who has agreed, the one who asks among them.
    agreed: SeatSet,
}

impl Request {
    /// Somebody asks.
    pub fn new(seat: Seat, to: u32) -> Self {
        Self { seat, to, agreed: SeatSet::only(seat) }
    }

    /// Somebody agrees.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self { agreed: self.agreed.with(seat), ..self }
    }
}

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// All others agreed.
    Granted,
    /// Somebody did not.
    Refused {
        /// Who.
        by: Seat,
    },
    /// Whoever asked has thought better of it.
    Withdrawn,
    /// Somebody played on.
    Lapsed,
}

/// A request that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Who had asked.
    pub seat: Seat,
    /// What became of it.
    pub outcome: Outcome,
    /// The entry that ended it.
    pub seq: u64,
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
    /// Whether going back to the start of the turn needs nobody's consent.
    pub turn_free: bool,
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
        let own = self.people.held_by(guest);
        let redo = self.way_forward(guest);
        let Some(last) = self.line.last_of(own) else {
            return Ways { redo, ..Ways::default() };
        };
        let first = self.line.first_of(own, last);
        let is_free = |to| self.is_free(guest, to) || self.beside(guest, to).is_some();
        let free = is_free(last);
        let turn_free = if first == last { free } else { is_free(first) };
        // Where nobody can be asked, nothing is offered that would ask.
        let offered = |to, free| (!self.plan.rated || free).then_some(to);
        Ways {
            to: offered(last, free),
            turn_start: offered(first, turn_free),
            redo,
            free,
            turn_free,
        }
    }

    fn may_undo(&self, guest: GuestId) -> bool {
        match self.state() {
            State::Running => true,
            // What has counted has counted.
            State::Over if self.plan.rated => false,
            // A game against bots that is over has its result; a sandbox is for trying things.
            State::Over => !self.people.is_abandoned() && self.people.is_without_bots(guest),
            State::Waiting => false,
        }
    }

    /// Whether going back so far needs nobody's consent.
    fn is_free(&self, guest: GuestId, to: u32) -> bool {
        let own = self.people.held_by(guest);
        let takes_a_turn = || !(self.waiting_others(own) - self.line.asked_at(to)).is_empty();
        self.is_alone(guest) || self.line.is_quiet(own, to) && !takes_a_turn()
    }

    /// Whether nobody is there whom going back would concern. A rated game concerns everybody.
    fn is_alone(&self, guest: GuestId) -> bool {
        !self.plan.rated && self.people.is_alone(guest)
    }

    /// The seats of other people who have a question before them.
    fn waiting_others(&self, own: SeatSet) -> SeatSet {
        (self.to_act() & self.people.deciding()) - own
    }

    /// Back from under what came later: whose decision it was and what stays. Nothing where that
    /// cannot be, or where it would take the turn from somebody else.
    fn beside(&self, guest: GuestId, to: u32) -> Option<(Seat, Vec<Entry>)> {
        let own = self.people.held_by(guest);
        self.line.beside(own, self.waiting_others(own), to)
    }

    /// What becomes of the wish to go back to some move, or over one own decision; `only` that one
    /// and nothing that came after it.
    ///
    /// # Errors
    /// When there is nothing to take back, or not alone.
    pub fn way_back(&self, guest: GuestId, to: Option<u32>, only: bool) -> Result<Back, Fault> {
        if !self.may_undo(guest) {
            return Err(if self.state() == State::Over { Fault::Over } else { Fault::Waiting });
        }
        let own = self.people.held_by(guest);
        let seat = own.iter().next().ok_or(Fault::NotSeated)?;
        let to = match to {
            None => self.line.last_of(own),
            Some(to) => self.line.nearest_of(self.people.deciding(), to),
        };
        let to = to.ok_or(Fault::NothingToUndo)?;
        if !only && self.is_free(guest, to) {
            return Ok(Back::Free(to));
        }
        match self.beside(guest, to) {
            Some((seat, kept)) => Ok(Back::Beside(seat, to, kept)),
            None if only => Err(Fault::Entangled),
            None if self.plan.rated => Err(Fault::RatedUndo),
            None => Ok(Back::Ask(seat, to)),
        }
    }

    /// Forward over one decision: alone any of them, with the moves of chance and bots after it;
    /// otherwise only own ones.
    pub fn way_forward(&self, guest: GuestId) -> Option<u32> {
        let alone = self.is_alone(guest);
        let mut coming = self.line.coming();
        let first = coming.next()?;
        if !alone && !first.is_by(self.people.held_by(guest)) {
            return None;
        }
        let deciding = self.people.deciding();
        let follow = coming.take_while(|step| alone && !step.is_by(deciding)).count();
        Some(self.line.moves() + 1 + follow as u32)
    }

    /// The people whose answer a request still waits for.
    pub fn waits_for(&self, request: Request) -> SeatSet {
        self.people.others(request.seat) - request.agreed
    }

    /// The seats for which a person has to answer.
    pub fn asked(&self, guest: GuestId) -> SeatSet {
        let waiting = self.request.map(|request| self.waits_for(request)).unwrap_or_default();
        waiting & self.people.held_by(guest)
    }
}
