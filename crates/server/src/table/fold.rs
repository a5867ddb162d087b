//! What the entries of a table amount to.

use std::sync::Arc;

use quadrivium_core::{
    Actor, AnyGame, BadOptions, Key, Refusal, Seat, SeatSet, Standings, Turn, UnknownGame,
};
use quadrivium_games::GAMES;

use super::clock::Clocks;
use super::seats::{Sitter, Who};
use super::step::Step;
use super::undo::Request;
use super::written::Written;
use crate::entry::{Batch, Entry, Kind, Plan};
use crate::ids::{GuestId, TableId};

/// A copy of the game is kept every so many moves: the way back is short, and memory small.
const CHECKPOINT: usize = 32;
/// What a line of chat counts at least, in bytes: a row, a number and a name are kept with it.
const LEAST_CHAT: u64 = 100;
/// The last words that are kept in memory.
const CHAT: usize = 200;

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

/// What a line of chat counts, in bytes.
pub fn chat_weight(text: &str) -> u64 {
    LEAST_CHAT.max(text.len() as u64)
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// A seat is open.
    Waiting,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
}

/// Something somebody said.
#[derive(Clone, Debug)]
pub struct Said {
    /// The entry.
    pub seq: u64,
    /// When.
    pub at: u64,
    /// Who.
    pub guest: GuestId,
    /// What they are called.
    pub name: String,
    /// What they said.
    pub text: String,
}

/// What the game asks a player.
#[derive(PartialEq, Eq)]
struct Question {
    seat: Seat,
    /// The answers to choose from; nothing for whoever is not asked.
    answers: Option<Vec<String>>,
}

/// A table as its entries made it.
pub struct Fold {
    /// The table as it was created.
    pub plan: Arc<Plan>,
    /// The game after the line of play.
    pub game: Box<dyn AnyGame>,
    /// The line of play.
    pub line: Vec<Step>,
    /// What was taken back, the next to be played again last.
    pub undone: Vec<Step>,
    /// How many entries there are.
    pub seq: u64,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Who gave up, the first of them first.
    pub gave_up: Vec<Seat>,
    /// The entry since which each seat has had the same question with the same answers: a request
    /// that was made at that entry or later knows what it speaks of.
    pub since: [u64; Seat::MOST],
    /// The entry that last changed the line of play.
    pub line_since: u64,
    /// How often the line of play was shortened or changed.
    pub turns_back: u64,
    /// The request that waits for answers.
    pub request: Option<Request>,
    /// What was said last.
    pub said: Vec<Said>,
    /// How many bytes were said.
    pub chat_bytes: u64,
    /// Who has used how much time.
    pub clocks: Clocks,
    /// Whether nobody is left who wants to play.
    pub abandoned: bool,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// Every [`CHECKPOINT`] moves the game as it was, from the start.
    checkpoints: Vec<Box<dyn AnyGame>>,
    /// What was written for those who look at the position.
    pub(super) written: Written,
}

impl Fold {
    /// A table on which nothing has happened.
    ///
    /// # Errors
    /// When its game is not known here or cannot be set up like this.
    pub fn new(plan: Arc<Plan>) -> Result<Self, Broken> {
        let game = GAMES.find(&plan.game)?.resume(plan.rules, &plan.settings())?;
        Ok(Self {
            checkpoints: vec![game.clone()],
            game,
            line: Vec::new(),
            undone: Vec::new(),
            seq: 0,
            sitters: Sitter::first(&plan),
            gave_up: Vec::new(),
            since: [0; Seat::MOST],
            line_since: 0,
            turns_back: 0,
            request: None,
            said: Vec::new(),
            chat_bytes: 0,
            clocks: Clocks::new(plan.clock, plan.created),
            abandoned: false,
            rematch: None,
            written: Written::default(),
            plan,
        })
    }

    /// How far the table is.
    pub fn state(&self) -> State {
        if self.plan.kind == Kind::Record || self.abandoned || self.game.turn() == Turn::Over {
            State::Over
        } else if self.sitters.iter().any(|sitter| sitter.who == Who::Open) {
            State::Waiting
        } else {
            State::Running
        }
    }

    /// Who has to act; nobody while the game does not run.
    pub fn to_act(&self) -> SeatSet {
        match self.state() {
            State::Running => self.game.turn().players(),
            State::Waiting | State::Over => SeatSet::EMPTY,
        }
    }

    /// How many moves the line of play has.
    pub fn moves(&self) -> u32 {
        self.line.len() as u32
    }

    /// How the players stand; in the end whoever gave up stands behind the others.
    pub fn standings(&self) -> Standings {
        let standings = self.game.standings();
        match self.state() {
            State::Over => standings.with_last(&self.gave_up),
            State::Waiting | State::Running => standings,
        }
    }

    /// The game after so many moves of the line of play.
    pub fn game_at(&self, moves: u32) -> Box<dyn AnyGame> {
        let moves = (moves as usize).min(self.line.len());
        if moves == self.line.len() {
            return self.game.clone();
        }
        let checkpoint = moves / CHECKPOINT;
        let mut game = self.checkpoints[checkpoint].clone();
        for step in &self.line[checkpoint * CHECKPOINT..moves] {
            game.advance(step.by, &step.action).expect("it was legal when it was folded");
        }
        game
    }

    /// Takes the next entries.
    ///
    /// # Errors
    /// When they do not fit; then the fold is of no more use.
    pub fn apply_batch(&mut self, batch: Batch) -> Result<(), Broken> {
        if batch.seq != self.seq + 1 {
            return Err(Broken::Gap { have: self.seq, found: batch.seq });
        }
        let taken_back = batch.entries.iter().find_map(|entry| match entry {
            Entry::Undo { to } => self.line.get(*to as usize).map(|step| step.by),
            _ => None,
        });
        let before = taken_back.map(|by| (by, self.since, self.others(by)));
        for entry in batch.entries {
            self.apply(entry, batch.at)?;
        }
        // Those beside whom it had been decided may go on as if nothing had happened.
        if let Some((by, since, before)) = before {
            for (then, now) in before.iter().zip(self.others(by)) {
                if *then == now {
                    self.since[now.seat.index()] = since[now.seat.index()];
                }
            }
        }
        Ok(())
    }

    /// What the game asks everybody else.
    fn others(&self, by: Actor) -> Vec<Question> {
        let asked = self.game.turn().players();
        let answers = |seat| asked.contains(seat).then(|| self.game.legal(seat));
        let others = Seat::first(self.plan.players).filter(|&seat| by != Actor::Seat(seat));
        others.map(|seat| Question { seat, answers: answers(seat) }).collect()
    }

    fn apply(&mut self, entry: Entry, at: u64) -> Result<(), Broken> {
        self.seq += 1;
        self.written.forget();
        self.clocks.advance(at);
        match entry {
            Entry::Play { by, action } => self.play(by, &action, at)?,
            Entry::Undo { to } => self.go_back(to)?,
            Entry::Redo { to } => self.go_forward(to)?,
            Entry::AskUndo { seat, to } => {
                self.request = Some(Request { seat, to, agreed: SeatSet::only(seat) });
            }
            Entry::AnswerUndo { seat, yes } => self.hear_answer(seat, yes),
            Entry::Sit { seat, guest, name } => {
                let seq = self.seq;
                let sitter = self.sitter_mut(seat).ok_or(Broken::Entry(seq))?;
                (sitter.who, sitter.name) = (Who::Human(guest), name);
            }
            Entry::Leave { seat } => {
                let seq = self.seq;
                let sitter = self.sitter_mut(seat).ok_or(Broken::Entry(seq))?;
                (sitter.who, sitter.name) = (Who::Open, String::new());
            }
            Entry::Invite { seat, invite } => {
                let seq = self.seq;
                self.sitter_mut(seat).ok_or(Broken::Entry(seq))?.invite = Some(invite);
            }
            Entry::Resign { seat } | Entry::Claim { seat, .. } => self.give_up(seat)?,
            Entry::Rematch { table } => self.rematch = Some(table),
            Entry::Chat { guest, name, text } => {
                self.chat_bytes += chat_weight(&text);
                if self.said.len() == CHAT {
                    self.said.remove(0);
                }
                self.said.push(Said { seq: self.seq, at, guest, name, text });
            }
        }
        self.clocks.run(self.to_act());
        Ok(())
    }

    fn sitter_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        self.sitters.get_mut(seat.index())
    }

    fn play(&mut self, by: Actor, action: &str, at: u64) -> Result<(), Broken> {
        let seq = self.seq;
        // In a phase in which several act at once, the others' questions may stay as they were.
        let others = self.others(by);
        let step = Step::take(&mut self.game, by, action, at)
            .map_err(|refusal| Broken::Action { seq, refusal })?;
        for (then, now) in others.iter().zip(self.others(by)) {
            if *then != now {
                self.since[now.seat.index()] = seq;
            }
        }
        if let Actor::Seat(seat) = by {
            self.since[seat.index()] = seq;
            self.clocks.decided(seat);
        }
        self.undone.clear();
        self.request = None;
        self.push(step);
        Ok(())
    }

    fn push(&mut self, step: Step) {
        self.line.push(step);
        self.line_since = self.seq;
        if self.line.len().is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(self.game.clone());
        }
    }

    fn go_back(&mut self, to: u32) -> Result<(), Broken> {
        if to as usize > self.line.len() {
            return Err(Broken::Entry(self.seq));
        }
        self.game = self.game_at(to);
        let taken = self.line.split_off(to as usize);
        self.undone.extend(taken.into_iter().rev());
        self.checkpoints.truncate(to as usize / CHECKPOINT + 1);
        self.turned();
        Ok(())
    }

    fn go_forward(&mut self, to: u32) -> Result<(), Broken> {
        let seq = self.seq;
        while self.line.len() < to as usize {
            let step = self.undone.pop().ok_or(Broken::Entry(seq))?;
            self.game
                .advance(step.by, &step.action)
                .map_err(|refusal| Broken::Action { seq, refusal })?;
            self.push(step);
        }
        self.turned();
        Ok(())
    }

    fn turned(&mut self) {
        self.line_since = self.seq;
        self.since = [self.seq; Seat::MOST];
        self.turns_back += 1;
        Seat::first(self.plan.players).for_each(|seat| self.clocks.decided(seat));
        self.request = None;
    }

    fn give_up(&mut self, seat: Seat) -> Result<(), Broken> {
        let seq = self.seq;
        self.sitter_mut(seat).ok_or(Broken::Entry(seq))?.resigned = true;
        if !self.gave_up.contains(&seat) {
            self.gave_up.push(seat);
        }
        self.line_since = seq;
        self.since[seat.index()] = seq;
        self.request = None;
        let playing = self.sitters.iter().filter(|sitter| !sitter.resigned);
        let people = playing.clone().filter(|sitter| sitter.guest().is_some()).count();
        self.abandoned = people == 0 || playing.count() < 2;
        Ok(())
    }
}
