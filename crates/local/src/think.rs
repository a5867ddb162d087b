//! Whoever thinks: bots and the coach, asked by message.
//!
//! A question holds all that is needed to answer it, so anybody can be asked who has the same module: in
//! a worker of their own, beside others. Bots are kept for a while, because they remember the turn.

use std::ops::ControlFlow;

use quadrivium_bots::AnyBot;
use quadrivium_coach::{AnyCoach, Behind, Depth, Hint, Prospect};
use quadrivium_core::{Actor, AnyGame, Seat, game_rng};
use quadrivium_games::{GAMES, Opponent};
use quadrivium_table::entry::Plan;
use quadrivium_table::ids::TableId;
use quadrivium_table::moment::{Entropy, Moment};
use quadrivium_table::study::{self, Found};
use quadrivium_table::{Ahead, Fault, Fold, Foresee, Riddle, Step};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::message::Review;

/// Of more bots than these the one that was not asked for the longest time goes: each may hold a large
/// tree.
const MOST_RESTING: usize = 4;

/// A position: how a game was set up, and all that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Played {
    plan: Plan,
    /// Who acted and what they did, as in records.
    line: Vec<String>,
}

impl Played {
    /// The present position of a table. What chance has in store there is nobody's to know.
    pub fn of(fold: &Fold) -> Self {
        let plan = Plan { seed: None, ..(*fold.plan).clone() };
        Self { plan, line: fold.line.steps().iter().map(Step::text).collect() }
    }

    fn game(&self) -> &str {
        &self.plan.game
    }

    fn start(&self) -> Result<Box<dyn AnyGame>, Fault> {
        Ok(GAMES.find(self.game())?.resume(self.plan.rules, &self.plan.settings())?)
    }

    fn steps(&self) -> impl Iterator<Item = Result<(Actor, String), Fault>> {
        let unread = |text: &String| Fault::Malformed(format!("{text:?} is no move"));
        self.line.iter().map(move |text| Step::read(text).ok_or_else(|| unread(text)))
    }

    fn replay(&self) -> Result<Box<dyn AnyGame>, Fault> {
        self.replay_to(self.line.len())
    }

    fn replay_to(&self, moves: usize) -> Result<Box<dyn AnyGame>, Fault> {
        let mut game = self.start()?;
        for step in self.steps().take(moves) {
            let (by, action) = step?;
            game.advance(by, &action).map_err(|refusal| Fault::Refused { action, refusal })?;
        }
        Ok(game)
    }
}

/// What somebody is asked who thinks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What a bot would do.
    Pick {
        /// At which table.
        table: TableId,
        /// On which seat.
        seat: Seat,
        /// The name of its rank or character.
        bot: String,
        /// Where.
        position: Played,
    },
    /// What a master would do.
    Hint {
        /// On which seat.
        seat: Seat,
        /// Whether somebody wants to know more exactly.
        #[serde(default)]
        longer: bool,
        /// Where.
        position: Played,
    },
    /// What everybody can expect.
    Stand {
        /// As far as this seat can know.
        seat: Seat,
        /// Where.
        position: Played,
    },
    /// How far a turn is behind the best one of a puzzle.
    Behind {
        /// The game.
        game: String,
        /// The puzzle.
        number: u16,
        /// The turn.
        moves: Vec<String>,
    },
    /// How far a turn is behind the best one of a moment of a finished game.
    Again {
        /// After how many moves.
        at: usize,
        /// Whose turn it was.
        seat: Seat,
        /// The best turn.
        best: Vec<String>,
        /// The turn.
        moves: Vec<String>,
        /// The whole game.
        position: Played,
    },
    /// How good a decision was.
    Review {
        /// Before which move.
        at: usize,
        /// How deeply to look.
        looks: u32,
        /// The whole game.
        position: Played,
    },
    /// What one's own decisions lead to at a table of a server, before that has answered.
    Foresee(Foresee),
    /// How many decisions there are in so many games that are played at random: to measure this machine.
    Pace {
        /// The game.
        game: String,
        /// How many games.
        games: u32,
    },
}

impl Question {
    /// The game whose network it takes to answer; nothing where nobody looks ahead.
    pub fn net(&self) -> Option<&'static str> {
        let name = match self {
            Self::Pick { position, bot, .. } => {
                let bot = Opponent::find(position.game(), bot).ok()?;
                let tempo = quadrivium_games::tempo(position.game()).ok()?;
                bot.level().pace(tempo).map(|_| position.game())?
            }
            Self::Hint { position, .. }
            | Self::Stand { position, .. }
            | Self::Again { position, .. }
            | Self::Review { position, .. } => position.game(),
            Self::Behind { game, .. } => game,
            Self::Foresee(_) | Self::Pace { .. } => return None,
        };
        GAMES.find(name).ok().map(|entry| entry.name)
    }

    /// The game whose puzzles it takes to answer.
    pub fn puzzles(&self) -> Option<String> {
        match self {
            Self::Behind { game, .. } => Some(game.clone()),
            _ => None,
        }
    }
}

/// What somebody says who was asked.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought {
    /// This can be done.
    Pick(String),
    /// This was found so far.
    Hint(Box<RawValue>),
    /// This can be expected.
    Stand(Vec<Prospect>),
    /// So far the turn is behind.
    Behind(Option<Behind>),
    /// This is to be kept of a decision.
    Review(Review),
    /// This comes of it.
    Foreseen(Box<RawValue>),
    /// So many.
    Pace(u64),
    /// Nothing can be said.
    Nothing,
}

/// A bot that does not think at present.
struct Resting {
    table: TableId,
    seat: Seat,
    game: &'static str,
    opponent: Opponent,
    bot: Box<dyn AnyBot>,
}

/// Somebody who thinks, one question after the other.
#[derive(Default)]
pub struct Thinker {
    /// Whoever thought last comes last.
    resting: Vec<Resting>,
    /// The table that was last seen ahead.
    ahead: Option<Ahead>,
}

/// Nobody stops a thinker from inside: whoever has had enough ends its worker.
fn never() -> bool {
    false
}

impl Thinker {
    /// Thinks about a question; `tell` hears what was found so far.
    ///
    /// # Errors
    /// When the question makes no sense.
    pub fn think(
        &mut self,
        question: Question,
        entropy: &(dyn Entropy + Sync),
        tell: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, Fault> {
        let mut rng = Moment { now: 0, entropy }.dice()?;
        Ok(match question {
            Question::Pick { table, seat, bot, position } => {
                let game = position.replay()?;
                let bad =
                    |_| Fault::BadField { field: "bot", reason: "nobody is called so".into() };
                let opponent = Opponent::find(position.game(), &bot).map_err(bad)?;
                let mut bot = self.call(table, seat, game.name(), opponent)?;
                let picked = bot.pick(&*game, seat, &mut rng);
                self.resting.push(Resting { table, seat, game: game.name(), opponent, bot });
                if self.resting.len() > MOST_RESTING {
                    self.resting.remove(0);
                }
                picked.map_or(Thought::Nothing, Thought::Pick)
            }
            Question::Hint { seat, longer, position } => {
                let game = position.replay()?;
                let depth = if longer { Depth::longer } else { Depth::hint };
                let mut coach = quadrivium_games::coach(game.name(), depth)?;
                let mut show = |hint: &Hint| {
                    tell(&found(hint));
                    ControlFlow::Continue(())
                };
                let hint = coach.hint(&*game, seat, &never, &mut show, &mut rng);
                hint.as_ref().map_or(Thought::Nothing, found)
            }
            Question::Stand { seat, position } => {
                let game = position.replay()?;
                let mut coach = quadrivium_games::coach(game.name(), Depth::stand)?;
                let seen = coach.project(&*game, seat, &never, &mut rng);
                seen.map_or(Thought::Nothing, |seen| Thought::Stand(seen.expected))
            }
            Question::Behind { game, number, moves } => {
                let riddle = Riddle::find(&game, number)?;
                let mut coach = quadrivium_games::coach(riddle.game(), Depth::stand)?;
                Thought::Behind(riddle.compare(&mut *coach, &moves, &never)?)
            }
            Question::Again { at, seat, best, moves, position } => {
                let game = position.replay_to(at)?;
                let mut coach = quadrivium_games::coach(game.name(), Depth::stand)?;
                let rng = &mut game_rng(at as u64, 0);
                Thought::Behind(coach.behind(&*game, seat, &moves, &best, &never, rng))
            }
            Question::Review { at, looks, position } => review(at, looks, &position)?,
            Question::Pace { game, games } => {
                let decisions = quadrivium_games::random_games(&game, games)?;
                decisions.map_or(Thought::Nothing, Thought::Pace)
            }
            Question::Foresee(ask) => {
                let (ahead, seen) = Ahead::see(self.ahead.take(), &ask)?;
                self.ahead = Some(ahead);
                let raw = seen.and_then(|text| RawValue::from_string(text).ok());
                raw.map_or(Thought::Nothing, Thought::Foreseen)
            }
        })
    }

    /// Whoever thought last on this seat, or somebody like them.
    fn call(
        &mut self,
        table: TableId,
        seat: Seat,
        game: &'static str,
        opponent: Opponent,
    ) -> Result<Box<dyn AnyBot>, Fault> {
        let alike = |one: &Resting| (one.game, one.opponent) == (game, opponent);
        let same = |one: &Resting| alike(one) && (one.table, one.seat) == (table, seat);
        let found =
            self.resting.iter().position(same).or_else(|| self.resting.iter().position(alike));
        Ok(match found {
            Some(at) => self.resting.remove(at).bot,
            None => quadrivium_games::hire(game, opponent)?,
        })
    }
}

fn found(hint: &Hint) -> Thought {
    Thought::Hint(to_raw_value(hint).expect("a hint is plain data"))
}

/// Judges one decision of a finished game.
fn review(at: usize, looks: u32, position: &Played) -> Result<Thought, Fault> {
    let steps = position.steps().collect::<Result<Vec<_>, _>>()?;
    let depth = |_| Depth { first: looks, whole: looks };
    let mut coach: Box<dyn AnyCoach> = quadrivium_games::coach(position.game(), depth)?;
    let mut decisions = quadrivium_coach::Decisions::of(position.start()?, steps);
    let decision = decisions.find_map(|decision| decision.ok().filter(|it| it.at == at));
    let Some(decision) = decision else { return Ok(Thought::Nothing) };
    let review = decision.review(&mut *coach, study::SEED, &never);
    let (_, body) = Found::kept(&decision, looks, review, &*coach);
    Ok(Thought::Review(Review { at: at as u32, body }))
}
