//! The line of play: what was played and stands, and what was taken back.
//!
//! It knows how many entries the table had whenever it changed: a request that was made before may
//! speak of something that is no longer so.

mod back;
mod past;
mod step;

use quadrivium_core::{Actor, AnyGame, Key, Refusal, Seat};

pub use self::past::Past;
pub use self::step::Step;

/// A copy of the game is kept every so many moves: the way back is short, and memory small.
const CHECKPOINT: usize = 32;

/// What a seat is asked: the answers to choose from, nothing for one that is not asked.
type Question = Option<Vec<String>>;

/// The line of play.
pub struct Line {
    /// The game after all of it.
    game: Box<dyn AnyGame>,
    steps: Vec<Step>,
    /// What was taken back, the next to be played again last.
    undone: Vec<Step>,
    /// Every [`CHECKPOINT`] moves the game as it was, from the start.
    checkpoints: Vec<Box<dyn AnyGame>>,
    /// The entry that last changed it.
    changed: u64,
    /// The entry since which each seat has had the same question.
    asked: [u64; Seat::MOST],
    /// How much of it stayed, each time that it was shortened or changed.
    turns: Vec<u32>,
}

/// What others were asked before a decision was taken back.
pub struct Before {
    questions: Vec<(Seat, Question)>,
    asked: [u64; Seat::MOST],
}

impl Line {
    /// Nothing was played yet.
    pub fn new(game: Box<dyn AnyGame>) -> Self {
        Self {
            checkpoints: vec![game.clone()],
            game,
            steps: Vec::new(),
            undone: Vec::new(),
            changed: 0,
            asked: [0; Seat::MOST],
            turns: Vec::new(),
        }
    }

    /// The game after all of it.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// What stands, the first move first.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What was taken back, the next to be played again first.
    pub fn coming(&self) -> impl Iterator<Item = &Step> {
        self.undone.iter().rev()
    }

    /// How many moves stand.
    pub fn moves(&self) -> u32 {
        self.steps.len() as u32
    }

    /// How many decisions of a seat stand.
    pub fn decisions(&self, seat: Seat) -> u32 {
        self.steps.iter().filter(|step| step.by == Actor::Seat(seat)).count() as u32
    }

    /// The entry that last changed it.
    pub fn changed(&self) -> u64 {
        self.changed
    }

    /// The entry since which a seat has had the same question with the same answers: a decision that
    /// was made at that entry or later knows what it speaks of.
    pub fn asked(&self, seat: Seat) -> u64 {
        self.asked[seat.index()]
    }

    /// How often it was shortened or changed.
    pub fn turns_back(&self) -> u64 {
        self.turns.len() as u64
    }

    /// How many moves from its beginning are those that stood there after so many turns.
    pub fn kept_since(&self, turns_back: u64) -> u32 {
        let since = self.turns.get(turns_back as usize..).unwrap_or_default();
        since.iter().copied().min().unwrap_or(u32::MAX)
    }

    /// The game after so many moves.
    pub fn game_at(&self, moves: u32) -> Box<dyn AnyGame> {
        let moves = (moves as usize).min(self.steps.len());
        if moves == self.steps.len() {
            return self.game.clone();
        }
        let checkpoint = moves / CHECKPOINT;
        let mut game = self.checkpoints[checkpoint].clone();
        for step in &self.steps[checkpoint * CHECKPOINT..moves] {
            game.advance(step.by, &step.action).expect("it was legal when it was folded");
        }
        game
    }

    /// What the game asks everybody else.
    fn questions(&self, by: Actor) -> Vec<(Seat, Question)> {
        let asked = self.game.turn().players();
        let answers = |seat| asked.contains(seat).then(|| self.game.legal(seat));
        let others = Seat::first(self.game.players()).filter(|&seat| by != Actor::Seat(seat));
        others.map(|seat| (seat, answers(seat))).collect()
    }

    /// Whether a seat is asked what it was asked before.
    fn still_asks(&self, seat: Seat, before: &Question) -> bool {
        let asked = self.game.turn().players().contains(seat);
        match before {
            Some(answers) => asked && self.game.legal(seat) == *answers,
            None => !asked,
        }
    }

    /// One more move, as entry `seq`.
    ///
    /// # Errors
    /// Why it is not legal; then nothing has changed.
    pub(super) fn play(
        &mut self,
        by: Actor,
        action: &str,
        seq: u64,
        at: u64,
    ) -> Result<(), Refusal> {
        // In a phase in which several act at once, the others' questions may stay as they were.
        let others = self.questions(by);
        let step = Step::take(&mut self.game, by, action, at)?;
        for (seat, then) in others {
            if !self.still_asks(seat, &then) {
                self.asked[seat.index()] = seq;
            }
        }
        if let Actor::Seat(seat) = by {
            self.asked[seat.index()] = seq;
        }
        self.undone.clear();
        self.changed = seq;
        self.push(step);
        Ok(())
    }

    fn push(&mut self, step: Step) {
        self.steps.push(step);
        if self.steps.len().is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(self.game.clone());
        }
    }

    /// Takes back everything after so many moves; nothing where there are fewer.
    pub(super) fn go_back(&mut self, to: u32, seq: u64) -> Option<()> {
        self.steps.get(to as usize..)?;
        self.game = self.game_at(to);
        let taken = self.steps.split_off(to as usize);
        self.undone.extend(taken.into_iter().rev());
        self.checkpoints.truncate(to as usize / CHECKPOINT + 1);
        self.turned(to, seq);
        Some(())
    }

    /// Plays again what was taken back, up to so many moves; nothing where it was not so much.
    pub(super) fn go_forward(&mut self, to: u32, seq: u64) -> Option<()> {
        let stays = self.moves();
        while self.moves() < to {
            let step = self.undone.pop()?;
            self.game.advance(step.by, &step.action).expect("it was legal when it was folded");
            self.push(step);
        }
        self.turned(stays, seq);
        Some(())
    }

    fn turned(&mut self, stays: u32, seq: u64) {
        self.changed = seq;
        self.asked = [seq; Seat::MOST];
        self.turns.push(stays);
    }

    /// Somebody else decides for a seat from here on.
    pub(super) fn changed_hands(&mut self, seat: Seat, seq: u64) {
        self.changed = seq;
        self.asked[seat.index()] = seq;
    }

    /// What others are asked, before the decision after so many moves is taken back.
    pub(super) fn before(&self, to: u32) -> Option<Before> {
        let by = self.steps.get(to as usize)?.by;
        Some(Before { questions: self.questions(by), asked: self.asked })
    }

    /// Those beside whom it had been decided may go on as if nothing had happened.
    pub(super) fn go_on_beside(&mut self, before: Before) {
        for (seat, then) in before.questions {
            if self.still_asks(seat, &then) {
                self.asked[seat.index()] = before.asked[seat.index()];
            }
        }
    }
}
