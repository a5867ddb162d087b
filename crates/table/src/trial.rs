//! A private copy of a table, to try things on.
//!
//! It is made for an answer and forgotten with it, as lessons are. What the seat may not know is
//! dealt anew from a number that whoever tries sends along, and so is everything that chance gives:
//! the same request has the same answer, and it depends on nothing but what the seat knows.

use std::sync::Arc;

use quadrivium_bots::{AnyBot, Level};
use quadrivium_core::{Actor, Seat, Turn};
use quadrivium_games::Opponent;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::frames::json;
use super::{Broken, Eyes, Fold, Presence, Step};
use crate::api::{Intended, Line, Others, Tried, Try, UndoShown, Why};
use crate::entry::{Batch, Entry, Plan};
use crate::fault::{Fault, Refused};
use crate::ids::GuestId;

/// How many moves a copy may be played on: some rounds of the longest game.
const MOST_MOVES: usize = 300;

/// Who decides for the others on a copy: somebody quick, whoever sits at the table.
const STAND_IN: Opponent = Opponent::Rank(Level::Apprentice);

/// What luck is needed for. Each has a stream of its own: what is dealt must not change with what
/// is thrown, and neither with what bots think.
#[derive(Clone, Copy)]
enum For {
    Deal,
    Chance,
    Bots,
}

/// Luck that can be had again.
fn luck(seed: u32, purpose: For, number: usize) -> StdRng {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&seed.to_le_bytes());
    bytes[4] = purpose as u8;
    bytes[8..16].copy_from_slice(&(number as u64).to_le_bytes());
    StdRng::from_seed(bytes)
}

/// A private copy of a table.
pub struct Trial {
    fold: Fold,
    guest: GuestId,
    seat: Seat,
    /// After how many moves of the table it begins.
    from: u32,
    seed: u32,
    others: Others,
}

impl Fold {
    /// A copy of the table as a seat knows it after so many moves.
    ///
    /// # Errors
    /// When it is not their seat, the game does not run or has not come so far, or bots would think
    /// for somebody to whom no hints are given.
    pub fn trial(&self, guest: GuestId, ask: &Try) -> Result<Trial, Fault> {
        self.check_seat(guest, ask.seat)?;
        self.check_running()?;
        if self.plan.no_hints && ask.others == Others::Bots {
            return Err(Fault::NoHints);
        }
        self.check_move(ask.moves)?;
        if ask.line.len() > MOST_MOVES {
            let reason = format!("a copy is played on for at most {MOST_MOVES} moves");
            return Err(Fault::BadField { field: "line", reason });
        }
        let mut game = self.line.game_at(ask.moves);
        game.determinize(ask.seat, &mut luck(ask.seed, For::Deal, 0));
        // Nothing of what chance has in store at the table, and nobody is hurried.
        let plan = Plan { seed: None, clock: None, ..(*self.plan).clone() };
        let mut fold = Self::over(Arc::new(plan), game);
        fold.people = self.people.clone();
        let (seat, from, seed, others) = (ask.seat, ask.moves, ask.seed, ask.others);
        Ok(Trial { fold, guest, seat, from, seed, others })
    }
}

impl Trial {
    /// Plays the copy to where it is asked about.
    ///
    /// # Errors
    /// When something of what was tried is not legal.
    pub fn play(&mut self, ask: &Try, now: u64) -> Result<(), Fault> {
        self.replay(&ask.line, now)?;
        if !ask.stay {
            let game = self.fold.line.game().name();
            self.go_on(&mut *quadrivium_games::sit(game, STAND_IN, 1)?, now)?;
        }
        Ok(())
    }

    /// The copy as whoever tries sees it, as JSON.
    pub fn seen(&self, now: u64, page: bool) -> String {
        let presence = Presence { guests: [(self.guest, 1)].into(), ..Presence::default() };
        json(&self.show(Eyes { guest: Some(self.guest), now, presence: &presence, page }))
    }

    /// Plays what has happened on the copy so far.
    ///
    /// # Errors
    /// When something of it is no move, or not legal.
    pub fn replay(&mut self, line: &[String], now: u64) -> Result<(), Fault> {
        for text in line {
            let (by, action) = Step::read(text).ok_or_else(|| {
                let reason = format!("{text:?} is not a seat or * and an action");
                Fault::BadField { field: "line", reason }
            })?;
            self.take(by, action, now)?;
        }
        self.look_around();
        Ok(())
    }

    fn take(&mut self, by: Actor, action: String, now: u64) -> Result<(), Fault> {
        let entries = vec![Entry::Play { by, action: action.clone() }];
        let batch = Batch { seq: self.fold.seq() + 1, at: now, entries };
        self.fold.apply_batch(batch).map_err(|broken| match broken {
            Broken::Action { refusal, .. } => Fault::Refused { action, refusal },
            broken => Fault::Inside(format!("a copy does not fold: {broken}")),
        })
    }

    /// Lets chance act, and bots where they decide for the others, until whoever tries is asked.
    ///
    /// # Errors
    /// When a bot does not know what to do.
    pub fn go_on(&mut self, bot: &mut dyn AnyBot, now: u64) -> Result<(), Fault> {
        while self.moves() < MOST_MOVES {
            let game = self.fold.line.game();
            let (by, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    // Counted by themselves: a decision that is taken back throws no dice again.
                    let steps = self.fold.line.steps().iter();
                    let given = steps.filter(|step| step.by == Actor::Chance).count();
                    let outcome = game.sample(&mut luck(self.seed, For::Chance, given));
                    (Actor::Chance, outcome)
                }
                Turn::Players(asked) => {
                    if self.others == Others::Hotseat || asked.contains(self.seat) {
                        break;
                    }
                    let Some(other) = asked.iter().next() else { break };
                    let mut rng = luck(self.seed, For::Bots, self.moves());
                    (other.into(), bot.pick(game, other, &mut rng))
                }
            };
            let nothing = || Fault::Inside(format!("{by} does not know what to do on a copy"));
            let action = action.ok_or_else(nothing)?;
            self.take(by, action, now)?;
        }
        self.look_around();
        Ok(())
    }

    fn moves(&self) -> usize {
        self.fold.line.steps().len()
    }

    /// Whoever tries sits where the next decision is theirs: on their own seat, or on another one
    /// that is asked where they decide for all.
    fn look_around(&mut self) {
        let asked = self.fold.to_act();
        let all = self.others == Others::Hotseat && !asked.contains(self.seat);
        let seat = asked.iter().next().filter(|_| all).unwrap_or(self.seat);
        self.fold.people.sit_alone(seat, self.guest);
    }

    /// The copy as an answer.
    pub fn show(&self, eyes: Eyes<'_>) -> Tried<'_> {
        let viewer = self.fold.viewer(eyes.guest);
        let steps = self.fold.line.steps().iter();
        let log = self.fold.lines(viewer, 0).into_iter();
        let mut snapshot = self.fold.snapshot(eyes);
        snapshot.moves += self.from;
        snapshot.undo = UndoShown::default();
        snapshot.log = log.map(|line| Line { number: line.number + self.from, ..line }).collect();
        Tried { line: steps.map(Step::text).collect(), snapshot }
    }

    /// Why actions of whoever is asked on the copy are not possible.
    ///
    /// # Errors
    /// When too many are asked about, or one is too long.
    pub fn refusals(&self, actions: Vec<String>) -> Result<Vec<Option<Refused>>, Fault> {
        let seats = self.fold.people.held_by(self.guest);
        let seat = seats.iter().next().unwrap_or(self.seat);
        self.fold.refusals(self.guest, &Why { seat, actions })
    }

    /// What was decided on the seat the first time that it was asked, to be kept as an answer.
    ///
    /// # Errors
    /// When nothing was decided there.
    pub fn turn_to_keep(&self) -> Result<Vec<Intended>, Fault> {
        let turn = self.first_turn();
        if turn.is_empty() {
            let reason = "nothing was decided on that seat".to_owned();
            return Err(Fault::BadField { field: "line", reason });
        }
        Ok(turn)
    }

    /// What was decided on the seat the first time that it was asked: up to where something new is
    /// shown to it, or it is not asked any more. Nothing where it decided nothing.
    pub fn first_turn(&self) -> Vec<Intended> {
        let steps = self.fold.line.steps();
        let mut turn = Vec::new();
        for (before, step) in (0..).zip(steps) {
            if step.by != Actor::Seat(self.seat) {
                continue;
            }
            let words = self.fold.line.game_at(before).tell_action(step.by, &step.action);
            let words = words.ok().and_then(|words| serde_json::to_value(words).ok());
            turn.push(Intended {
                action: step.action.to_string(),
                words: words.unwrap_or_default(),
            });
            if step.reveals || !self.fold.line.asked_at(before + 1).contains(self.seat) {
                break;
            }
        }
        turn
    }
}
