//! A match: fair seats, fair chance, on several threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Instant;

use quadrivium_bots::{Bot, shares};
use quadrivium_core::{Actor, Heuristic, Key, game_rng};

use crate::game::{Game, Labour, Lots, play};
use crate::question::{Answer, Question};
use crate::tally::Tally;

/// Why a match cannot be played, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// Nobody plays.
    #[error("a match needs somebody who plays")]
    Nobody,
    /// There are not seats for all.
    #[error("there are {contestants} contestants for {players} seats")]
    NoSeat {
        /// How many want to play.
        contestants: usize,
        /// How many can.
        players: usize,
    },
    /// A game does not end.
    #[error("a game does not come to an end")]
    Endless,
}

/// Somebody who takes part.
#[derive(Clone, Debug)]
pub struct Contestant<G: Heuristic> {
    /// What they are called.
    pub name: String,
    /// How they play.
    pub bot: Bot<G>,
}

/// Who sits where before anybody moves on: one seat for each contestant, what is left for the last.
///
/// # Errors
/// When there is nobody, or there are more contestants than seats.
pub fn seats(contestants: usize, players: usize) -> Result<Vec<usize>, Unfair> {
    match contestants {
        0 => Err(Unfair::Nobody),
        _ if contestants > players => Err(Unfair::NoSeat { contestants, players }),
        _ => Ok((0..players).map(|seat| seat.min(contestants - 1)).collect()),
    }
}

/// A match that is being played, or was.
#[derive(Clone, Debug)]
pub struct Match {
    /// Who of the contestants sits where in the first game of a round.
    pub seats: Vec<usize>,
    /// How many rounds count; each has as many games as there are seats.
    pub rounds: u64,
    /// What came of them, by contestant.
    pub tallies: Vec<Tally>,
    /// What it took, by contestant.
    pub labour: Vec<Labour>,
    /// Whether the question was answered.
    pub answer: Option<Answer>,
}

/// How a match is played.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// How many rounds at most.
    pub rounds: u64,
    /// How many games at once.
    pub threads: usize,
    /// What fixes all chance.
    pub seed: u64,
    /// What ends the match early.
    pub question: Option<Question>,
    /// When the last round begins at the latest. What has begun is played to its end: if long games
    /// were left out, the others would not be a fair sample.
    pub until: Option<Instant>,
}

/// Games come in as they are done, but are counted round by round in order: so the match ends at the
/// same round on any number of threads.
struct Counted {
    played: Match,
    question: Option<Question>,
    waiting: BTreeMap<u64, Game>,
}

impl Match {
    /// Plays a match from this position. Whoever wants to know how it stands is told after every round.
    ///
    /// # Errors
    /// When there are not seats for all, or a game does not end.
    pub fn play<G: Heuristic>(
        start: &G,
        contestants: &[Contestant<G>],
        terms: Terms,
        mut tell: impl FnMut(&Self),
    ) -> Result<Self, Unfair> {
        Self::play_while(start, contestants, terms, |so_far| {
            tell(so_far);
            true
        })
    }

    /// The same for somebody who may have had enough: no game begins any more once they say `false`.
    ///
    /// # Errors
    /// When there are not seats for all, or a game does not end.
    pub fn play_while<G: Heuristic>(
        start: &G,
        contestants: &[Contestant<G>],
        terms: Terms,
        mut goes_on: impl FnMut(&Self) -> bool,
    ) -> Result<Self, Unfair> {
        let players = usize::from(start.players());
        let played = Self::new(contestants.len(), players)?;
        let seats = played.seats.clone();
        let counted =
            Mutex::new(Counted { played, question: terms.question, waiting: BTreeMap::new() });
        let taken = AtomicU64::new(0);
        // How many rounds there are as far as is known: none any more when the match is over.
        let rounds = AtomicU64::new(terms.rounds);
        let late = || terms.until.is_some_and(|until| Instant::now() >= until);
        let crew = || -> Vec<Bot<G>> {
            seats.iter().map(|&contestant| contestants[contestant].bot.clone()).collect()
        };
        // Whoever listens slowly is waited for, rather than remembering every game for them.
        let (news, heard) = mpsc::sync_channel(64);
        let work = |mut bots: Vec<Bot<G>>, news: mpsc::SyncSender<Self>| -> Result<(), Unfair> {
            loop {
                let number = taken.fetch_add(1, Ordering::Relaxed);
                let (round, moved) = (number / players as u64, number as usize % players);
                if moved == 0 && late() {
                    rounds.fetch_min(round, Ordering::Relaxed);
                }
                if round >= rounds.load(Ordering::Relaxed) {
                    return Ok(());
                }
                let game = play_seated(start, &mut bots, terms.seed, (round, moved), |_, _| {});
                let mut counted = counted.lock().unwrap_or_else(PoisonError::into_inner);
                let game = game.inspect_err(|_| rounds.store(0, Ordering::Relaxed))?;
                let done = counted.count(number, game);
                // Whoever listens does so until all are done.
                let _ = news.send(counted.played.clone());
                if done {
                    rounds.store(0, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..terms.threads.max(1))
                .map(|_| {
                    let (work, bots, news) = (&work, crew(), news.clone());
                    scope.spawn(move || work(bots, news))
                })
                .collect();
            drop(news);
            for so_far in heard {
                if !goes_on(&so_far) {
                    rounds.store(0, Ordering::Relaxed);
                }
            }
            workers.into_iter().try_for_each(|worker| match worker.join() {
                Ok(done) => done,
                Err(panic) => std::panic::resume_unwind(panic),
            })
        })?;
        Ok(counted.into_inner().unwrap_or_else(PoisonError::into_inner).played)
    }

    fn new(contestants: usize, players: usize) -> Result<Self, Unfair> {
        Ok(Self {
            seats: seats(contestants, players)?,
            rounds: 0,
            tallies: vec![Tally::new(contestants, players); contestants],
            labour: vec![Labour::default(); contestants],
            answer: None,
        })
    }

    /// How many games count.
    pub fn games(&self) -> u64 {
        self.rounds * self.seats.len() as u64
    }

    /// Adds the games of a round; the first is as everybody sat down, then all move on by a seat.
    fn add(&mut self, games: &[Game]) {
        self.rounds += 1;
        let players = self.seats.len();
        let contestants = self.tallies.len();
        let mut wins = vec![(0.0, 0.0); contestants];
        let mut points = vec![(0.0, 0.0); contestants];
        let mut against = vec![vec![(0.0, 0.0); contestants]; contestants];
        for (moved, game) in games.iter().enumerate() {
            let shares = shares(&game.standings);
            let who = |seat: usize| self.seats[(seat + moved) % players];
            for one in game.standings.iter() {
                let mine = who(one.seat.index());
                count(&mut wins[mine], f64::from(shares[one.seat.index()]));
                count(&mut points[mine], f64::from(one.points));
                let tally = &mut self.tallies[mine];
                tally.places[usize::from(one.rank) - 1] += 1;
                *tally.scores.entry(one.points).or_default() += 1;
                self.labour[mine].add(&game.labour[one.seat.index()]);
                for other in game.standings.iter() {
                    let theirs = who(other.seat.index());
                    let before = match one.rank.cmp(&other.rank) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    if mine != theirs {
                        count(&mut against[mine][theirs], before);
                    }
                }
            }
        }
        for (at, tally) in self.tallies.iter_mut().enumerate() {
            tally.wins.add(wins[at].0 / wins[at].1);
            tally.points.add(points[at].0 / points[at].1);
            for (estimate, &(sum, games)) in tally.against.iter_mut().zip(&against[at]) {
                if games > 0.0 {
                    estimate.add(sum / games);
                }
            }
        }
    }
}

fn count((sum, number): &mut (f64, f64), value: f64) {
    *sum += value;
    *number += 1.0;
}

impl Counted {
    /// Counts a game as soon as its round is complete, and says whether the match is over with it.
    fn count(&mut self, number: u64, game: Game) -> bool {
        self.waiting.insert(number, game);
        let players = self.played.seats.len();
        while self.played.answer.is_none()
            && let next = self.played.games()
            && self.waiting.range(next..next + players as u64).count() == players
        {
            let later = self.waiting.split_off(&(next + players as u64));
            let round = std::mem::replace(&mut self.waiting, later);
            self.played.add(&round.into_values().collect::<Vec<_>>());
            let wins = &self.played.tallies[0].wins;
            self.played.answer = self.question.and_then(|question| question.answer(wins));
        }
        self.played.answer.is_some()
    }
}

/// Plays a game of a round, in which everybody has moved on by so many seats; the chance of all games
/// of a round is the same.
fn play_seated<G: Heuristic>(
    start: &G,
    bots: &mut [Bot<G>],
    seed: u64,
    (round, moved): (u64, usize),
    show: impl FnMut(Actor, G::Action),
) -> Result<Game, Unfair> {
    let number = round * bots.len() as u64 + moved as u64;
    let mut seated: Vec<&mut Bot<G>> = bots.iter_mut().collect();
    seated.rotate_left(moved);
    let mut thoughts = game_rng(seed ^ 0x5eed, number);
    play(start.clone(), &mut seated, Lots::new(seed, round), &mut thoughts, show)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use quadrivium_bots::Level;
    use quadrivium_core::{Options, Rules, Settings};
    use quadrivium_kit::toy::Toy;

    use super::*;

    fn start(players: u8) -> Toy {
        Toy::new(&Options::from_settings(&Settings::players(players)).unwrap()).unwrap()
    }

    fn contestant(level: Level) -> Contestant<Toy> {
        Contestant { name: level.to_string(), bot: Bot::new(level, None) }
    }

    fn terms(rounds: u64, threads: usize, share: Option<f64>) -> Terms {
        let question = share.map(|share| Question { share });
        Terms { rounds, threads, seed: 1, question, until: None }
    }

    #[test]
    fn the_last_contestant_takes_the_seats_that_are_left() {
        assert_eq!(seats(1, 3), Ok(vec![0, 0, 0]));
        assert_eq!(seats(2, 4), Ok(vec![0, 1, 1, 1]));
        assert_eq!(seats(0, 2), Err(Unfair::Nobody));
        assert_eq!(seats(3, 2), Err(Unfair::NoSeat { contestants: 3, players: 2 }));
    }

    #[test]
    fn those_who_play_alike_win_alike() {
        let all = [contestant(Level::Apprentice), contestant(Level::Apprentice)];
        let played = Match::play(&start(2), &all, terms(40, 2, None), |_| {}).unwrap();
        assert_eq!(played.games(), 80);
        let shares: f64 = played.tallies.iter().map(|tally| tally.wins.mean().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-6, "{shares}");
        let wins = &played.tallies[0].wins;
        assert!((wins.mean().unwrap() - 0.5).abs() <= 2.0 * wins.margin().unwrap());
        assert_eq!(played.tallies[0].places.iter().sum::<u64>(), 80);
        let (mut games, mut points) = (0, 0.0);
        for (&had, &times) in &played.tallies[0].scores {
            games += times;
            points += f64::from(had) * times as f64;
        }
        assert_eq!(games, 80, "every game has a score");
        assert!((points / 80.0 - played.tallies[0].points.mean().unwrap()).abs() < 1e-9);
    }

    #[test]
    fn a_match_ends_at_the_same_round_on_any_number_of_threads() {
        let all = [contestant(Level::Apprentice), contestant(Level::Random)];
        let play = |threads| {
            Match::play(&start(3), &all, terms(500, threads, Some(1.0 / 3.0)), |_| {}).unwrap()
        };
        let (one, many) = (play(1), play(4));
        assert_eq!(one.answer, Some(Answer::More));
        assert!(one.rounds < 500);
        assert_eq!((one.rounds, one.tallies), (many.rounds, many.tallies));
    }

    #[test]
    fn no_round_begins_late_and_what_has_begun_counts() {
        let all = [contestant(Level::Apprentice), contestant(Level::Random)];
        let play = |until| {
            let terms = Terms { until: Some(until), ..terms(1_000_000, 3, None) };
            Match::play(&start(2), &all, terms, |_| {}).unwrap()
        };
        let now = Instant::now();
        assert_eq!(play(now).games(), 0);
        let played = play(now + Duration::from_millis(50));
        assert!(played.rounds < 1_000_000);
        let games: u64 = played.tallies[0].places.iter().sum();
        assert_eq!(games, played.games());
    }

    #[test]
    fn whoever_has_had_enough_ends_a_match() {
        let all = [contestant(Level::Apprentice), contestant(Level::Random)];
        let mut told = 0;
        let played = Match::play_while(&start(2), &all, terms(1_000_000, 2, None), |_| {
            told += 1;
            told < 5
        });
        let played = played.unwrap();
        assert!(told >= 5);
        assert!((2..1_000).contains(&played.rounds));
    }

    /// They decide differently, and what is dealt to whoever sits there is the same all the same: all of it
    /// before the first decision, and later the same card at the same place of the deal.
    #[test]
    fn everybody_sits_on_every_seat_with_the_same_chance() {
        let mut bots: Vec<Bot<Toy>> = [Level::Random, Level::Random, Level::Apprentice]
            .map(|level| Bot::new(level, None))
            .into();
        let mut played = |round, moved| {
            let (mut dealt, mut decided) = (Vec::new(), Vec::new());
            let show = |by, action| match by {
                Actor::Chance => dealt.push(action),
                Actor::Seat(_) => decided.push((by, action)),
            };
            let game = play_seated(&start(3), &mut bots, 1, (round, moved), show).unwrap();
            (dealt, decided, game.standings)
        };
        let (mut decisions_differ, mut rounds_differ) = (false, false);
        let first = played(0, 0).0;
        for round in 0..10 {
            let games: Vec<_> = (0..3).map(|moved| played(round, moved)).collect();
            for (dealt, decided, _) in &games[1..] {
                let common = dealt.len().min(games[0].0.len());
                assert!(common >= 9, "three cards each");
                assert_eq!(dealt[..common], games[0].0[..common], "round {round}");
                decisions_differ |= *decided != games[0].1;
            }
            rounds_differ |= games[0].0[..9] != first[..9];
            assert_eq!(played(round, 0), games[0], "and again the same");
        }
        assert!(decisions_differ && rounds_differ);
    }
}
