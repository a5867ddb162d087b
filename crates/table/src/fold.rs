//! What the entries of a table amount to.

use std::cell::RefCell;
use std::sync::Arc;

use quadrivium_core::{
    Actor, AnyGame, BadOptions, Refusal, Seat, SeatSet, Standings, Turn, UnknownGame, Viewer,
};
use quadrivium_games::GAMES;

use super::calls::Asked;
use super::changes::Shared;
use super::clock::Clocks;
use super::intent::Intents;
use super::line::{Line, Past};
use super::people::{People, Sitter, Who};
use super::talk::{Said, Talk};
use super::undo::{Outcome, Request, Settled};
use super::written::Written;
use crate::entry::{Batch, Chair, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::ids::{GuestId, TableId};

/// A table that cannot be folded.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// Its game is gone.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// Its game is no longer set up like this.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// An action is no longer legal.
    #[error("entry {seq}: {refusal}")]
    Action {
        /// The entry.
        seq: u64,
        /// Why.
        refusal: Refusal,
    },
    /// Something does not fit that never changes.
    #[error("entry {0} does not fit")]
    Entry(u64),
    /// Entries are missing.
    #[error("after entry {have} comes {found}")]
    Gap {
        /// The last one there is.
        have: u64,
        /// The next one found.
        found: u64,
    },
}

impl Broken {
    /// Why a table of this plan cannot be shown. Only a game whose rules have changed since was played
    /// by older ones; everything else is damage.
    pub fn fault(&self, plan: &Plan) -> Fault {
        let present = GAMES.find(&plan.game).map(|listing| listing.rules).ok();
        match self {
            _ if present == Some(plan.rules) => Fault::Damaged,
            Self::Action { seq, .. } => Fault::OldRules(*seq),
            Self::Game(_) | Self::Options(_) => Fault::OldRules(0),
            Self::Entry(_) | Self::Gap { .. } => Fault::Damaged,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// A seat is open.
    Waiting,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
}

/// A table as its entries made it.
pub struct Fold {
    /// The table as it was created.
    pub plan: Arc<Plan>,
    /// What was played.
    pub line: Line,
    /// Who sits where.
    pub people: People,
    /// Who has used how much time.
    pub clocks: Clocks,
    /// The request that waits for answers.
    pub(super) request: Option<Request>,
    /// The last request that is over.
    pub(super) settled: Option<Settled>,
    pub(super) talk: Talk,
    pub(super) intents: Intents,
    /// Since when each seat is asked.
    pub(super) asked: Asked,
    rematch: Option<TableId>,
    seq: u64,
    /// What was written for those who look at the position.
    pub(super) written: Written,
    /// What was sent to those who are told of changes.
    pub(super) shared: RefCell<Shared>,
}

impl Fold {
    /// A table on which nothing has happened.
    ///
    /// # Errors
    /// When its game is not known here or cannot be set up like this.
    pub fn new(plan: Arc<Plan>) -> Result<Self, Broken> {
        let game = GAMES.find(&plan.game)?.resume(plan.rules, &plan.settings())?;
        Ok(Self::over(plan, game))
    }

    /// A table from all its entries.
    ///
    /// # Errors
    /// When they do not fit.
    pub fn read(plan: Arc<Plan>, batches: Vec<Batch>) -> Result<Self, Broken> {
        let mut fold = Self::new(plan)?;
        batches.into_iter().try_for_each(|batch| fold.apply_batch(batch))?;
        Ok(fold)
    }

    /// A table without entries over a game that was just set up.
    pub(super) fn over(plan: Arc<Plan>, game: Box<dyn AnyGame>) -> Self {
        Self {
            line: Line::new(game),
            people: People::new(&plan),
            clocks: Clocks::new(plan.clock, plan.created),
            request: None,
            settled: None,
            talk: Talk::default(),
            intents: Intents::default(),
            asked: Asked::default(),
            rematch: None,
            seq: 0,
            written: Written::default(),
            shared: RefCell::default(),
            plan,
        }
    }

    /// How many entries there are.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Where the same people play again.
    pub fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// The seats as they were made, with the bots that were put on open ones since.
    pub fn chairs(&self) -> Vec<Chair> {
        let chair = |(planned, (_, sitter)): (&Chair, (Seat, &Sitter))| match sitter.who {
            Who::Bot(level) => Chair::Bot { level: level.name().to_owned() },
            Who::Open | Who::Human(_) | Who::Recorded => planned.clone(),
        };
        self.plan.chairs.iter().zip(self.people.iter()).map(chair).collect()
    }

    /// How far the table is.
    pub fn state(&self) -> State {
        if self.is_finished() || self.plan.kind == Kind::Record {
            State::Over
        } else if self.people.open().is_empty() {
            State::Running
        } else {
            State::Waiting
        }
    }

    /// Whether the game was played to its end, or given up. A record may break off anywhere.
    pub fn is_finished(&self) -> bool {
        self.people.is_abandoned() || self.line.game().turn() == Turn::Over
    }

    /// Who has to act; nobody while the game does not run.
    pub fn to_act(&self) -> SeatSet {
        match self.state() {
            State::Running => self.line.game().turn().players(),
            State::Waiting | State::Over => SeatSet::EMPTY,
        }
    }

    /// How the players stand; in the end whoever gave up stands behind the others.
    pub fn standings(&self) -> Standings {
        let standings = self.line.game().standings();
        match self.state() {
            State::Over => standings.with_last(self.people.gave_up()),
            State::Waiting | State::Running => standings,
        }
    }

    /// The first moves of the line of play, as a person may go on from them: with the eyes of all
    /// their seats, or of the public.
    pub fn past(&self, guest: GuestId, moves: u32) -> Past {
        let mut viewers: Vec<_> =
            self.people.seats_of(Some(guest)).iter().map(Viewer::Seat).collect();
        if viewers.is_empty() {
            viewers.push(Viewer::Public);
        }
        self.line.past(viewers, moves, self.state() == State::Over)
    }

    /// Takes the next entries.
    ///
    /// # Errors
    /// When they do not fit; then the fold is of no more use.
    pub fn apply_batch(&mut self, batch: Batch) -> Result<(), Broken> {
        if batch.seq != self.seq + 1 {
            return Err(Broken::Gap { have: self.seq, found: batch.seq });
        }
        let before = batch.entries.iter().find_map(|entry| match entry {
            Entry::Undo { to } => self.line.before(*to),
            _ => None,
        });
        let turns = |entry: &Entry| matches!(entry, Entry::Undo { .. } | Entry::Redo { .. });
        let turned = batch.entries.iter().any(turns);
        for entry in batch.entries {
            let decides = match entry {
                // Moves that stay where others are taken back were decided before.
                Entry::Play { by: Actor::Seat(seat), .. } if !turned => Some(seat),
                _ => None,
            };
            self.apply(entry, batch.at)?;
            if let Some(seat) = decides {
                self.intents.decided(seat);
            }
        }
        if let Some(before) = before {
            self.line.go_on_beside(before);
        }
        if turned {
            // Whoever is asked once more shall think once more.
            self.intents.forget(self.to_act());
        }
        self.note_asked();
        Ok(())
    }

    fn apply(&mut self, entry: Entry, at: u64) -> Result<(), Broken> {
        self.seq += 1;
        let seq = self.seq;
        // What only one person knows of moves no clock and nothing that is shown to others.
        if entry.is_private() {
            return self.apply_private(entry).ok_or(Broken::Entry(seq));
        }
        self.intents.is_public(seq);
        self.written.forget();
        self.clocks.advance(at);
        let fits = match entry {
            Entry::Play { by, action } => {
                let played = self.line.play(by, &action, seq, at);
                played.map_err(|refusal| Broken::Action { seq, refusal })?;
                if let Actor::Seat(seat) = by {
                    self.clocks.decided(SeatSet::only(seat));
                }
                self.settle(Outcome::Lapsed);
                Some(())
            }
            Entry::Undo { to } => {
                self.turned();
                self.line.go_back(to, seq)
            }
            Entry::Redo { to } => {
                self.turned();
                self.line.go_forward(to, seq)
            }
            Entry::AskUndo { seat, to } => {
                self.request = Some(Request::new(seat, to));
                self.settled = None;
                Some(())
            }
            Entry::AnswerUndo { seat, yes } => {
                match self.request {
                    Some(request) if yes => self.request = Some(request.with(seat)),
                    Some(request) if request.seat == seat => self.settle(Outcome::Withdrawn),
                    _ => self.settle(Outcome::Refused { by: seat }),
                }
                Some(())
            }
            Entry::Sit { seat, guest, name, card } => {
                self.clocks.lives(seat, card.zone.as_deref());
                self.clocks.goes_away(seat, card.away.clone());
                self.people.sit(seat, guest, name, card)
            }
            Entry::Leave { seat } => self.people.leave(seat),
            Entry::Bot { seat, level } => self.people.seat_bot(seat, &level),
            Entry::Invite { seat, invite } => self.people.invite(seat, invite),
            Entry::Resign { seat } | Entry::Claim { seat, .. } => {
                self.settle(Outcome::Lapsed);
                self.line.changed_hands(seat, seq);
                self.intents.forget(SeatSet::only(seat));
                self.people.give_up(seat)
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table);
                Some(())
            }
            Entry::Away { seat, days, .. } => {
                self.clocks.goes_away(seat, days);
                self.people.on(seat).map(|_| ())
            }
            Entry::Chat { guest, name, text } => {
                self.talk.say(Said { seq, at, guest, name, text });
                Some(())
            }
            Entry::Intend { .. } | Entry::Due { .. } => None,
        };
        self.clocks.run(self.to_act());
        fits.ok_or(Broken::Entry(seq))
    }

    /// The same for what only whoever sits on a seat knows of; nothing where it does not fit.
    fn apply_private(&mut self, entry: Entry) -> Option<()> {
        let seq = self.seq;
        match entry {
            Entry::Intend { seat, answers } => {
                self.people.on(seat)?;
                self.intents.keep(seat, answers, seq);
                Some(())
            }
            Entry::Due { seat, answer } => self.come_due(seat, answer, seq),
            _ => None,
        }
    }

    /// Everybody has another question, or the same once more.
    fn turned(&mut self) {
        self.clocks.decided(SeatSet::ALL);
        let granted = self.request.is_some_and(|request| self.waits_for(request).is_empty());
        self.settle(if granted { Outcome::Granted } else { Outcome::Lapsed });
    }

    /// A request is over, if there was one.
    fn settle(&mut self, outcome: Outcome) {
        if let Some(Request { seat, .. }) = self.request.take() {
            self.settled = Some(Settled { seat, outcome, seq: self.seq });
        }
    }
}
