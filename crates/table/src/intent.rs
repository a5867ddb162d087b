//! What people intend to do when they are asked, before it is their turn.
//!
//! Somebody who has tried something on a copy of the table may keep it as an answer to the next
//! question that their seat is asked, and more answers for the case that the first is not possible.
//! The condition of an answer is that all of its decisions are legal one after the other: half of a
//! turn may be worse than none. What is played is played as if they had done so themselves.
//!
//! Nobody else learns of any of it: neither the answers nor that there are some, before they are
//! decisions like all others.

use quadrivium_core::{Key, Seat, SeatSet};

use super::Fold;
use crate::api::{Came, Forgo, Intended, Intention, Missed};
use crate::entry::Entry;
use crate::fault::Fault;
use crate::ids::GuestId;
use crate::moment::Moment;

/// How many answers somebody may have ready for a seat.
const MOST_ANSWERS: usize = 4;

/// What became of the answers to a question.
#[derive(Default)]
struct Past {
    seq: u64,
    played: Vec<Intended>,
    missed: Vec<Missed>,
}

/// What is intended on one seat.
#[derive(Default)]
struct Mind {
    answers: Vec<Vec<Intended>>,
    came: Option<Past>,
    /// How many of the decisions that follow were intended.
    coming: usize,
    /// The last entry that only whoever sits here knows of.
    seq: u64,
}

/// What everybody at a table intends.
#[derive(Default)]
pub struct Intents {
    minds: [Mind; Seat::MOST],
    /// The last entry that everybody knows of.
    public: u64,
}

impl Intents {
    /// Everybody may know of an entry.
    pub(super) fn is_public(&mut self, seq: u64) {
        self.public = seq;
    }

    /// Somebody intends this, and nothing that they intended before.
    pub(super) fn keep(&mut self, seat: Seat, answers: Vec<Vec<Intended>>, seq: u64) {
        self.minds[seat.index()] = Mind { answers, seq, ..Mind::default() };
    }

    /// Somebody decides. Whoever does so by themselves needs no answers any more.
    pub(super) fn decided(&mut self, seat: Seat) {
        let mind = &mut self.minds[seat.index()];
        if mind.coming > 0 {
            mind.coming -= 1;
        } else {
            self.forget(SeatSet::only(seat));
        }
    }

    /// These seats intend nothing any more, and what became of it is old.
    pub(super) fn forget(&mut self, seats: SeatSet) {
        for seat in seats {
            let mind = &mut self.minds[seat.index()];
            *mind = Mind { seq: mind.seq, ..Mind::default() };
        }
    }

    fn have_answers(&self) -> SeatSet {
        let is_ready = |&seat: &Seat| !self.minds[seat.index()].answers.is_empty();
        Seat::first(Seat::MOST as u8).filter(is_ready).collect()
    }

    fn answers(&self, seat: Seat) -> &[Vec<Intended>] {
        &self.minds[seat.index()].answers
    }
}

fn actions(answer: &[Intended]) -> impl Iterator<Item = &str> {
    answer.iter().map(|step| step.action.as_str())
}

impl Fold {
    /// The last entry that a person may know of.
    pub fn seq_for(&self, guest: Option<GuestId>) -> u64 {
        let own = self.people.seats_of(guest).iter();
        own.map(|seat| self.intents.minds[seat.index()].seq).fold(self.intents.public, u64::max)
    }

    /// A seat that is asked and for which somebody has answers ready.
    pub fn due(&self) -> Option<Seat> {
        let ready = self.intents.have_answers();
        (self.to_act() & self.people.deciding() & ready).iter().next()
    }

    /// A person keeps one more answer for a seat.
    ///
    /// # Errors
    /// When it is not their seat, the game does not run, or they have enough answers.
    pub fn entries_of_intent(
        &self,
        guest: GuestId,
        seat: Seat,
        answer: &[Intended],
    ) -> Result<Vec<Entry>, Fault> {
        self.check_seat(guest, seat)?;
        self.check_running()?;
        let mut answers = self.intents.answers(seat).to_vec();
        // The same again is the same click.
        if answers.iter().any(|known| actions(known).eq(actions(answer))) {
            return Ok(Vec::new());
        }
        if answers.len() >= MOST_ANSWERS {
            let reason = format!("at most {MOST_ANSWERS} answers are kept");
            return Err(Fault::BadField { field: "line", reason });
        }
        answers.push(answer.to_vec());
        Ok(vec![Entry::Intend { seat, answers }])
    }

    /// A person no longer wants one of the answers, or any.
    ///
    /// # Errors
    /// When it is not their seat.
    pub fn entries_of_forgo(
        &self,
        guest: GuestId,
        Forgo { seat, answer }: Forgo,
    ) -> Result<Vec<Entry>, Fault> {
        self.check_seat(guest, seat)?;
        let mut answers = self.intents.answers(seat).to_vec();
        let before = answers.len();
        match answer {
            None => answers.clear(),
            Some(which) if usize::from(which) < before => {
                answers.remove(which.into());
            }
            Some(_) => {}
        }
        let changed = answers.len() < before;
        Ok(changed.then_some(Entry::Intend { seat, answers }).into_iter().collect())
    }

    /// A seat is asked for which answers are ready: the first that is possible is played. Nothing
    /// where that is no longer so.
    ///
    /// # Errors
    /// When there is no entropy.
    pub fn entries_of_due(&self, moment: Moment<'_>, seat: Seat) -> Result<Vec<Entry>, Fault> {
        if self.due() != Some(seat) {
            return Ok(Vec::new());
        }
        for (number, answer) in (0..).zip(self.intents.answers(seat)) {
            match self.decide(moment, seat, actions(answer)) {
                Ok(plays) => {
                    let due = Entry::Due { seat, answer: Some(number) };
                    return Ok(std::iter::once(due).chain(plays).collect());
                }
                Err(Fault::Refused { .. } | Fault::TooFar { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(vec![Entry::Due { seat, answer: None }])
    }

    /// The answers of a seat are used up; nothing where there is no such answer.
    pub(super) fn come_due(&mut self, seat: Seat, which: Option<u8>, seq: u64) -> Option<()> {
        let answers = std::mem::take(&mut self.intents.minds[seat.index()].answers);
        let chosen = which.map_or(answers.len(), usize::from);
        let played = match which {
            Some(_) => answers.get(chosen)?.clone(),
            None => Vec::new(),
        };
        let missed = answers.into_iter().take(chosen).filter_map(|answer| {
            let why = self.decisions(seat, actions(&answer)).err()?.body();
            Some(Missed { answer, why })
        });
        let missed = missed.collect();
        self.intents.minds[seat.index()] = Mind {
            answers: Vec::new(),
            coming: played.len(),
            came: Some(Past { seq, played, missed }),
            seq,
        };
        Some(())
    }

    /// What a person intends on their seats, and what came of it.
    pub(super) fn intentions(&self, guest: Option<GuestId>) -> Vec<Intention<'_>> {
        let shown = |seat: Seat| {
            let mind = &self.intents.minds[seat.index()];
            let answers: Vec<_> = mind.answers.iter().map(Vec::as_slice).collect();
            let came = mind.came.as_ref().map(|Past { seq, played, missed }| Came {
                seq: *seq,
                played,
                missed,
            });
            let has_some = !answers.is_empty() || came.is_some();
            has_some.then_some(Intention { seat, answers, came })
        };
        self.people.seats_of(guest).iter().filter_map(shown).collect()
    }
}
