//! Puzzles: positions with one best turn, at tables that are kept nowhere.
//!
//! Whoever solves one sends what they have decided so far, and anything legal can be tried: the position
//! is a copy. What the best turn is, nobody hears before they have made a turn of their own or ask for
//! it.

use std::time::{Duration, Instant};

use quadrivium_coach::{AnyCoach, Behind, Depth, Figure};
use quadrivium_core::{Actor, AnyGame, game_rng};
use quadrivium_games::GAMES;
use quadrivium_puzzles::{Margin, Puzzle, collection};

use super::look::json;
use super::{Tables, stage};
use crate::ApiError;
use crate::api::{
    Answered, ListedPuzzle, Puzzles, Puzzling, Reasons, Solution, Solving, SolvingWhy, Verdict,
};
use crate::ids::GuestId;
use crate::table::{Fold, check_length};
use crate::work::Asker;

/// So many decisions are looked at.
const MOST_MOVES: usize = 64;
/// So many days back can be looked.
const DAYS: i64 = 30;
/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// Nobody waits longer for what their turn costs.
const LONGEST: Duration = Duration::from_secs(3);

/// A puzzle that somebody looks at.
#[derive(Clone, Copy)]
pub struct Riddle {
    number: u16,
    puzzle: &'static Puzzle,
}

impl Riddle {
    /// The puzzle of a game with this number.
    ///
    /// # Errors
    /// When there is none.
    pub fn find(game: &str, number: u16) -> Result<Self, ApiError> {
        let puzzle = collection(game).and_then(|all| all.puzzle(number));
        Ok(Self { number, puzzle: puzzle.ok_or(ApiError::NoPage)? })
    }

    fn coach(
        self,
        depth: fn(quadrivium_bots::Tempo) -> Depth,
    ) -> Result<Box<dyn AnyCoach>, ApiError> {
        Ok(quadrivium_games::coach(&self.puzzle.record.game, depth)?)
    }

    /// The position in which something is to be found.
    fn position(self) -> Result<Box<dyn AnyGame>, ApiError> {
        let Puzzle { record, at, .. } = self.puzzle;
        Ok(record.replay(&GAMES, Some(*at))?)
    }

    /// The position after some decisions.
    fn after(self, moves: &[String]) -> Result<Box<dyn AnyGame>, ApiError> {
        if moves.len() > MOST_MOVES {
            let reason = format!("a turn has at most {MOST_MOVES} decisions");
            return Err(ApiError::BadField { field: "moves", reason });
        }
        let mut game = self.position()?;
        for action in moves {
            check_length(action)?;
            let refused = game.advance(self.puzzle.seat.into(), action);
            refused.map_err(|refusal| ApiError::Refused { action: action.clone(), refusal })?;
        }
        Ok(game)
    }

    /// Whether these decisions are a whole turn.
    ///
    /// # Errors
    /// When one of them is not legal, or comes after the turn's end.
    fn is_whole(self, moves: &[String]) -> Result<bool, ApiError> {
        self.after(moves)?;
        let whole = self.coach(Depth::stand)?.is_whole(&*self.position()?, self.puzzle.seat, moves);
        let last = moves.last().cloned().unwrap_or_default();
        whole.ok_or(ApiError::TooFar { action: last })
    }

    /// The table at which whoever solves it has decided so far, or as it was before.
    fn fold(self, moves: &[String], back: Option<u32>) -> Result<Fold, ApiError> {
        let Puzzle { record, at, seat, .. } = self.puzzle;
        let own = moves.iter().map(|action| (Actor::Seat(*seat), action.clone()));
        let all = record.actions.iter().take(*at).cloned().chain(own);
        stage::fold(record, *seat, all.take(back.map_or(usize::MAX, |back| back as usize)))
    }

    fn solution(self) -> Result<Solution, ApiError> {
        let Puzzle { seat, later, chance, points, .. } = self.puzzle;
        let (best, game) = (self.puzzle.best(), self.position()?);
        let gains: Vec<_> =
            later.iter().map(|it| (it.source.as_str(), it.points, it.margin)).collect();
        let sure = later.iter().all(|it| it.sure);
        let why = self.coach(Depth::stand)?.why(&*game, *seat, best, &gains, sure);
        let mut words = Vec::new();
        let mut after = game;
        for action in best {
            words.extend(after.tell_action((*seat).into(), action));
            let refused = after.advance((*seat).into(), action);
            refused.map_err(|refusal| ApiError::Refused { action: action.clone(), refusal })?;
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
    fn known(self, moves: &[String]) -> Result<Option<(Answered, Option<Behind>)>, ApiError> {
        let Puzzle { seat, turns, next, chance, points, .. } = self.puzzle;
        let (coach, game) = (self.coach(Depth::stand)?, self.position()?);
        let same = |other: &[String]| coach.are_same(&*game, *seat, moves, other);
        if same(self.puzzle.best()) {
            return Ok(Some((Answered::Solved, None)));
        }
        if turns.iter().any(|turn| same(turn)) {
            return Ok(Some((Answered::Equal, None)));
        }
        let behind = Behind { chance: figure(*chance), points: figure(*points), sure: true };
        Ok(same(next).then_some((Answered::Worse, Some(behind))))
    }
}

fn figure(Margin { mean, error }: Margin) -> Figure {
    Figure { mean, error }
}

impl Tables {
    /// The puzzles of a game.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn puzzles(&self, game: &str) -> Result<Puzzles, ApiError> {
        GAMES.find(game)?;
        let day = i64::try_from(self.now() / DAY).unwrap_or(i64::MAX);
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

    /// A puzzle after some decisions.
    ///
    /// # Errors
    /// When one of them is not possible, or the server is busy.
    pub async fn puzzle(
        &self,
        guest: Option<GuestId>,
        riddle: Riddle,
        Solving { moves, at, page }: Solving,
    ) -> Result<String, ApiError> {
        let now = self.now();
        let shown = self.work.run(Asker::reading(guest), move || {
            let over = riddle.is_whole(&moves)?;
            let fold = riddle.fold(&moves, at)?;
            let text = stage::seen(&fold, now, page, |snapshot| json(&Puzzling { snapshot, over }));
            Ok::<_, ApiError>(text)
        });
        shown.await?
    }

    /// Why actions are not possible there.
    ///
    /// # Errors
    /// When what was decided before is not possible, or too much is asked at once.
    pub async fn puzzle_why(
        &self,
        guest: Option<GuestId>,
        riddle: Riddle,
        SolvingWhy { moves, why }: SolvingWhy,
    ) -> Result<Reasons, ApiError> {
        let asked = self.work.run(Asker::reading(guest), move || {
            riddle.is_whole(&moves)?;
            let refusals = riddle.fold(&moves, None)?.refusals(stage::visitor(), &why)?;
            Ok::<_, ApiError>(Reasons { refusals })
        });
        asked.await?
    }

    /// What a turn is worth, and what the best one is; without any decisions only the latter.
    ///
    /// # Errors
    /// When the decisions are no whole turn, or what somebody asked before is still thought about.
    pub async fn solve(
        &self,
        guest: Option<GuestId>,
        riddle: Riddle,
        moves: Vec<String>,
    ) -> Result<Verdict, ApiError> {
        let asked = moves.clone();
        let known = self.work.run(Asker::reading(guest), move || {
            let solution = riddle.solution()?;
            if asked.is_empty() {
                return Ok((solution, Some((Answered::Shown, None))));
            }
            if !riddle.is_whole(&asked)? {
                let reason = "this is not yet a whole turn".to_owned();
                return Err(ApiError::BadField { field: "moves", reason });
            }
            Ok((solution, riddle.known(&asked)?))
        });
        let (solution, known) = known.await??;
        if let Some((answered, behind)) = known {
            return Ok(Verdict { answered, behind, solution });
        }
        // Somebody without a name waits in a line of their own.
        let whose = guest.map_or_else(GuestId::random, Ok)?;
        let Riddle { number, puzzle } = riddle;
        let game = riddle.position()?;
        let think = move |coach: &mut dyn AnyCoach, _: &mut rand::rngs::StdRng| {
            let began = Instant::now();
            let stop = || began.elapsed() > LONGEST;
            // The same answer hears the same.
            let mut rng = game_rng(u64::from(number), 0);
            coach.behind(&*game, puzzle.seat, &moves, puzzle.best(), &stop, &mut rng)
        };
        let behind = self.thinkers.advise(whose, &puzzle.record.game, Depth::stand, think).await?;
        let behind = behind.filter(|behind| behind.sure);
        let answered = if behind.is_some() { Answered::Worse } else { Answered::Equal };
        Ok(Verdict { answered, behind, solution })
    }
}
