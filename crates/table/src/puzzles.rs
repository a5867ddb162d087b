//! Puzzles: positions with one best turn, at tables that are kept nowhere.
//!
//! Whoever solves one sends what they have decided so far, and anything legal can be tried: the position
//! is a copy. What the best turn is, nobody hears before they have made a turn of their own or ask for
//! it. A moment of a finished game that was analysed is a puzzle too, for whoever wants to try it again.

use std::borrow::Cow;
use std::sync::Arc;

use quadrivium_coach::{AnyCoach, Behind, Depth, Figure};
use quadrivium_core::{Actor, AnyGame, Phrase, Seat, game_rng};
use quadrivium_games::GAMES;
use quadrivium_puzzles::{Margin, Puzzle, collection};

use super::frames::json;
use super::study::Study;
use super::{Fold, check_length, records, stage};
use crate::api::{
    Answered, ListedPuzzle, Puzzles, Puzzling, Reasons, Solution, Solving, SolvingWhy, Verdict,
};
use crate::fault::Fault;

/// So many decisions are looked at.
const MOST_MOVES: usize = 64;
/// So many days back can be looked.
const DAYS: i64 = 30;
/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Whether a game has puzzles that were not handed over yet.
pub fn lacks_puzzles(game: &str) -> bool {
    quadrivium_puzzles::is_missing(game)
}

/// Takes the file with the puzzles of a game; says whether it is of use.
pub fn give_puzzles(text: &str) -> bool {
    quadrivium_puzzles::give(text).unwrap_or(false)
}

/// A puzzle that somebody looks at.
#[derive(Clone)]
pub struct Riddle {
    /// What chance is drawn from, so that the same turn hears the same.
    number: u64,
    puzzle: Cow<'static, Puzzle>,
    /// What speaks for the best turn, where that is known already.
    why: Option<Vec<Phrase>>,
}

impl Riddle {
    /// The puzzle of a game with this number.
    ///
    /// # Errors
    /// When there is none.
    pub fn find(game: &str, number: u16) -> Result<Self, Fault> {
        let puzzle = collection(game).and_then(|all| all.puzzle(number));
        let puzzle = Cow::Borrowed(puzzle.ok_or(Fault::NoPage)?);
        Ok(Self { number: number.into(), puzzle, why: None })
    }

    /// The decision before this move of a finished game, of which the best turn is known.
    ///
    /// # Errors
    /// When nobody has judged it.
    pub fn of_moment(fold: &Fold, study: &Study, at: usize) -> Result<Self, Fault> {
        let review = study.review(at).ok_or(Fault::NoPage)?;
        let game = fold.line.game_at(at as u32);
        let coach = quadrivium_games::coach(game.name(), Depth::stand)?;
        let told = coach.tell(&*game, review).ok_or(Fault::Damaged)?;
        let (chance, points) = if review.is_best() {
            (review.ahead, Figure::default())
        } else {
            (review.lost, review.lost_points)
        };
        let puzzle = Puzzle {
            record: Arc::new(records::record(fold)),
            at,
            seat: review.seat,
            turns: vec![review.best.clone()],
            next: Vec::new(),
            chance: margin(chance),
            points: margin(points),
            later: Vec::new(),
        };
        Ok(Self { number: at as u64, puzzle: Cow::Owned(puzzle), why: Some(told.why) })
    }

    fn coach(
        &self,
        depth: fn(quadrivium_bots::Tempo) -> Depth,
    ) -> Result<Box<dyn AnyCoach>, Fault> {
        Ok(quadrivium_games::coach(&self.puzzle.record.game, depth)?)
    }

    /// The position in which something is to be found.
    fn position(&self) -> Result<Box<dyn AnyGame>, Fault> {
        let Puzzle { record, at, .. } = &*self.puzzle;
        Ok(record.replay(&GAMES, Some(*at))?)
    }

    /// The position after some decisions.
    fn after(&self, moves: &[String]) -> Result<Box<dyn AnyGame>, Fault> {
        if moves.len() > MOST_MOVES {
            let reason = format!("a turn has at most {MOST_MOVES} decisions");
            return Err(Fault::BadField { field: "moves", reason });
        }
        let mut game = self.position()?;
        for action in moves {
            check_length(action)?;
            let refused = game.advance(self.puzzle.seat.into(), action);
            refused.map_err(|refusal| Fault::Refused { action: action.clone(), refusal })?;
        }
        Ok(game)
    }

    /// Whether these decisions are a whole turn.
    ///
    /// # Errors
    /// When one of them is not legal, or comes after the turn's end.
    fn is_whole(&self, moves: &[String]) -> Result<bool, Fault> {
        self.after(moves)?;
        let whole = self.coach(Depth::stand)?.is_whole(&*self.position()?, self.puzzle.seat, moves);
        let last = moves.last().cloned().unwrap_or_default();
        whole.ok_or(Fault::TooFar { action: last })
    }

    /// The table at which whoever solves it has decided so far, or as it was before.
    fn fold(&self, moves: &[String], back: Option<u32>) -> Result<Fold, Fault> {
        let Puzzle { record, at, seat, .. } = &*self.puzzle;
        let own = moves.iter().map(|action| (Actor::Seat(*seat), action.clone()));
        let all = record.actions.iter().take(*at).cloned().chain(own);
        stage::fold(record, *seat, all.take(back.map_or(usize::MAX, |back| back as usize)))
    }

    fn solution(&self) -> Result<Solution, Fault> {
        let Puzzle { seat, later, chance, points, .. } = &*self.puzzle;
        let (best, game) = (self.puzzle.best(), self.position()?);
        let gains: Vec<_> =
            later.iter().map(|it| (it.source.as_str(), it.points, it.margin)).collect();
        let sure = later.iter().all(|it| it.sure);
        let why = match &self.why {
            Some(why) => why.clone(),
            None => self.coach(Depth::stand)?.why(&*game, *seat, best, &gains, sure),
        };
        let mut words = Vec::new();
        let mut after = game;
        for action in best {
            words.extend(after.tell_action((*seat).into(), action));
            let refused = after.advance((*seat).into(), action);
            refused.map_err(|refusal| Fault::Refused { action: action.clone(), refusal })?;
        }
        Ok(Solution {
            actions: best.to_vec(),
            words,
            why,
            chance: figure(*chance),
            points: figure(*points),
        })
    }

    /// What is known of a turn without thinking: the best, what comes to the same or was found to be as
    /// good, and the next best.
    fn known(&self, moves: &[String]) -> Result<Option<(Answered, Option<Behind>)>, Fault> {
        let Puzzle { seat, turns, next, chance, points, .. } = &*self.puzzle;
        let (coach, game) = (self.coach(Depth::stand)?, self.position()?);
        let same = |other: &[String]| coach.are_same(&*game, *seat, moves, other);
        if same(self.puzzle.best()) {
            return Ok(Some((Answered::Solved, None)));
        }
        if turns.iter().any(|turn| same(turn)) {
            return Ok(Some((Answered::Equal, None)));
        }
        let behind = Behind { chance: figure(*chance), points: figure(*points), sure: true };
        let known = !next.is_empty() && same(next);
        Ok(known.then_some((Answered::Worse, Some(behind))))
    }

    /// The puzzle after some decisions, as JSON.
    ///
    /// # Errors
    /// When one of them is not possible.
    pub fn seen(&self, Solving { moves, at, page }: &Solving, now: u64) -> Result<String, Fault> {
        let over = self.is_whole(moves)?;
        let fold = self.fold(moves, *at)?;
        Ok(stage::seen(&fold, now, *page, |snapshot| json(&Puzzling { snapshot, over })))
    }

    /// Why actions are not possible there.
    ///
    /// # Errors
    /// When what was decided before is not possible, or too much is asked at once.
    pub fn why(&self, SolvingWhy { moves, why }: &SolvingWhy) -> Result<Reasons, Fault> {
        self.is_whole(moves)?;
        Ok(Reasons { refusals: self.fold(moves, None)?.refusals(stage::visitor(), why)? })
    }

    /// What the best turn is, and what is known of these decisions without thinking; without any of them
    /// only the former.
    ///
    /// # Errors
    /// When they are no whole turn.
    pub fn weigh(&self, moves: &[String]) -> Result<Weighed, Fault> {
        let solution = self.solution()?;
        if moves.is_empty() {
            return Ok(Weighed::Known(Verdict {
                answered: Answered::Shown,
                behind: None,
                solution,
            }));
        }
        if !self.is_whole(moves)? {
            let reason = "this is not yet a whole turn".to_owned();
            return Err(Fault::BadField { field: "moves", reason });
        }
        Ok(match self.known(moves)? {
            Some((answered, behind)) => Weighed::Known(Verdict { answered, behind, solution }),
            None => Weighed::Unknown(solution),
        })
    }

    /// How far a turn is behind the best one, as far as a coach can tell. The same turn hears the same.
    ///
    /// # Errors
    /// When the puzzle does not fit its game.
    pub fn compare(
        self,
        coach: &mut dyn AnyCoach,
        moves: &[String],
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Behind>, Fault> {
        let mut rng = game_rng(self.number, 0);
        let (seat, best) = (self.puzzle.seat, self.puzzle.best());
        Ok(coach.behind(&*self.position()?, seat, moves, best, stop, &mut rng))
    }

    /// How many actions lead to it, whose turn it is there, and the best one.
    pub fn task(&self) -> (usize, Seat, &[String]) {
        (self.puzzle.at, self.puzzle.seat, self.puzzle.best())
    }

    /// Which game it is of.
    pub fn game(&self) -> &str {
        &self.puzzle.record.game
    }
}

/// What is known of a turn before anybody has thought about it.
pub enum Weighed {
    /// All there is to know.
    Known(Verdict),
    /// Only what the best one is.
    Unknown(Solution),
}

impl Solution {
    /// The verdict about a turn that is so far behind.
    pub fn verdict(self, behind: Option<Behind>) -> Verdict {
        let behind = behind.filter(|behind| behind.sure);
        let answered = if behind.is_some() { Answered::Worse } else { Answered::Equal };
        Verdict { answered, behind, solution: self }
    }
}

fn figure(Margin { mean, error }: Margin) -> Figure {
    Figure { mean, error }
}

fn margin(Figure { mean, error }: Figure) -> Margin {
    Margin { mean, error }
}

/// The puzzles of a game.
///
/// # Errors
/// When there is no such game.
pub fn puzzles(game: &str, now: u64) -> Result<Puzzles, Fault> {
    GAMES.find(game)?;
    let day = i64::try_from(now / DAY).unwrap_or(i64::MAX);
    let Some(all) = collection(game) else {
        return Ok(Puzzles { day, days: Vec::new(), puzzles: Vec::new() });
    };
    let listed = |puzzle: &Puzzle| ListedPuzzle {
        players: puzzle.record.seats.len() as u8,
        seat: puzzle.seat,
        moves: puzzle.at as u32,
    };
    Ok(Puzzles {
        day,
        days: (0..DAYS).filter_map(|back| all.of_day(day.saturating_sub(back))).collect(),
        puzzles: all.puzzles.iter().map(listed).collect(),
    })
}
