//! Somebody who looks ahead, decision after decision of a game.
//!
//! A turn is what a seat decides in a row. Its time is shared out among its decisions, and what was
//! found for one of them is not forgotten before the next. Where chance or somebody else has changed
//! the position in between, a new turn begins and everything is thought anew.
//!
//! Several heads think at the same time, each with a tree of its own; what they found is put together
//! at the root. One head alone decides the same for the same generator, as long as it goes by
//! simulations.

use std::thread;

use quadrivium_core::{Heuristic, Seat, game_rng};
use rand::{Rng, RngExt};

use crate::budget::{Pace, Shared};
use crate::mind::{Aim, Liking, Mind};
use crate::search::{Manner, Search};

/// Whoever lends the threads that somebody thinks on.
pub trait Host: Sync {
    /// Called now and then on each of these threads: it is the lender's until this returns.
    fn pause(&self) {}

    /// A further head begins to think, on this thread.
    fn head(&self) {}
}

/// Nobody wants anything back.
impl Host for () {}

/// A turn that goes on if this position comes next.
#[derive(Clone, Debug)]
struct Turn<G: Heuristic> {
    seat: Seat,
    next: G,
    /// What was decided last.
    last: G::Action,
    decisions: u32,
    /// What part of its time is left.
    left: f32,
}

/// Somebody who looks ahead, with the trees that they think in.
#[derive(Clone, Debug)]
pub struct Thinker<G: Heuristic> {
    heads: Vec<Search<G>>,
    pace: Pace,
    offered: Vec<G::Action>,
    turn: Option<Turn<G>>,
}

impl<G: Heuristic> Thinker<G> {
    /// Somebody who thinks by a network, or by the heuristic of the game, for so long.
    pub fn new(mind: Option<Mind<G>>, aim: Aim, manner: Manner, pace: Pace) -> Self {
        let heads = vec![Search::new(mind, aim, manner)];
        Self { heads, pace, offered: Vec::new(), turn: None }
    }

    /// Somebody who sits at a table, plays for this and thinks for so long.
    pub fn at_table(mind: Option<Mind<G>>, aim: Aim, pace: Pace) -> Self {
        Self::new(mind, aim, Manner::of_players(), pace)
    }

    /// Goes for something besides points, as the game says of its characters.
    #[must_use]
    pub fn with_liking(mut self, liking: Liking<G>) -> Self {
        self.heads.iter_mut().for_each(|head| head.like(liking));
        self
    }

    /// Thinks with so many heads at the same time, each on a thread of its own.
    #[must_use]
    pub fn with_heads(mut self, heads: usize) -> Self {
        let head = self.heads[0].clone();
        self.heads.resize(heads.max(1), head);
        self
    }

    /// How long it thinks.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Thinks for so long instead.
    #[must_use]
    pub fn with_pace(self, pace: Pace) -> Self {
        Self { pace, ..self }
    }

    /// How many simulations there have been, in all thoughts of all heads.
    pub fn simulations(&self) -> u64 {
        self.heads.iter().map(Search::simulations).sum()
    }

    /// How many actions its trees hold.
    pub fn size(&self) -> usize {
        self.heads.iter().map(Search::size).sum()
    }

    /// Picks an action; nothing where none is offered to this seat.
    pub fn pick(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Option<G::Action> {
        self.pick_beside(game, seat, rng, &())
    }

    /// The same on threads that somebody lends, who may want them back for a moment.
    pub fn pick_beside<H: Host + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut impl Rng,
        host: &H,
    ) -> Option<G::Action> {
        let turn = self.turn.take().filter(|turn| turn.seat == seat && turn.next == *game);
        game.legal(seat, &mut self.offered);
        match self.offered[..] {
            [] => return None,
            [only] => {
                // Nothing to think about; what was found stays true.
                self.turn = turn.and_then(|turn| turn.goes_on(game, only));
                return Some(only);
            }
            _ => {}
        }
        let (decisions, left) = if let Some(turn) = turn {
            self.heads.iter_mut().for_each(|head| head.follow(turn.last));
            (turn.decisions, turn.left)
        } else {
            self.heads.iter_mut().for_each(Search::forget);
            (0, 1.0)
        };
        let share = self.pace.share(decisions, left);
        let picked = self.think(game, seat, share, rng, host)?;
        let turn = Turn {
            seat,
            next: game.clone(),
            last: picked,
            decisions: decisions + 1,
            left: (left - share).max(0.0),
        };
        self.turn = turn.goes_on(game, picked);
        Some(picked)
    }

    fn think<H: Host + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        share: f32,
        rng: &mut impl Rng,
        host: &H,
    ) -> Option<G::Action> {
        let limit = self.pace.limit(share, self.heads.len());
        let budget = || Shared { limit, host };
        let (first, others) = self.heads.split_first_mut().expect("there is a head");
        if others.is_empty() {
            return first.think(game, seat, &mut budget(), rng);
        }
        let mut rngs: Vec<_> = others.iter().map(|_| game_rng(rng.random(), 0)).collect();
        let picked: Vec<_> = thread::scope(|scope| {
            let others = others.iter_mut().zip(&mut rngs).map(|(head, rng)| {
                scope.spawn(move || {
                    host.head();
                    head.think(game, seat, &mut budget(), rng)
                })
            });
            let others: Vec<_> = others.collect();
            let mine = first.think(game, seat, &mut budget(), rng);
            let others = others.into_iter().filter_map(|other| match other.join() {
                Ok(picked) => picked,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            mine.into_iter().chain(others).collect()
        });
        picked.into_iter().max_by(|&a, &b| self.weight(a).total_cmp(&self.weight(b)))
    }

    /// How much all heads together think of an action that one of them picked.
    fn weight(&self, action: G::Action) -> f32 {
        let found = self.heads.iter().flat_map(|head| {
            head.candidates().iter().filter(move |candidate| candidate.action == action)
        });
        let (sum, visits) = found.fold((0.0, 0), |(sum, visits), candidate| {
            (sum + candidate.weight * candidate.visits as f32, visits + candidate.visits)
        });
        sum / visits.max(1) as f32
    }
}

impl<G: Heuristic> Turn<G> {
    /// The same turn after an action of its player; nothing if it ends with it.
    fn goes_on(mut self, game: &G, action: G::Action) -> Option<Self> {
        self.next.clone_from(game);
        self.next.apply(self.seat.into(), action).ok()?;
        matches!(self.next.turn(), quadrivium_core::Turn::Players(seats) if seats.contains(self.seat))
            .then_some(self)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::thread::ThreadId;
    use std::time::{Duration, Instant};

    use quadrivium_core::{Actor, Options, Rules, Settings};
    use quadrivium_kit::toy::Toy;

    use super::*;
    use crate::{Bot, Outcome, play_game};

    fn start() -> Toy {
        Toy::new(&Options::from_settings(&Settings::players(3)).unwrap()).unwrap()
    }

    fn thinker(pace: Pace) -> Thinker<Toy> {
        Thinker::new(None, Aim::default(), Manner::default(), pace)
    }

    fn play(
        thinker: &Thinker<Toy>,
        seed: u64,
        show: impl FnMut(&Toy, Actor, <Toy as Rules>::Action),
    ) -> Outcome {
        let mut bots = [(); 3].map(|()| Bot::Thinker(Box::new(thinker.clone())));
        play_game(start(), &mut bots, &mut game_rng(seed, 1), show)
    }

    #[test]
    fn one_head_plays_the_same_game_for_the_same_seed() {
        let thinker = thinker(Pace::turn(120, 2));
        assert_eq!(play(&thinker, 5, |_, _, _| {}), play(&thinker, 5, |_, _, _| {}));
    }

    #[test]
    fn several_heads_think_of_what_is_offered() {
        let thinker = thinker(Pace::turn(120, 2)).with_heads(3);
        let mut offered = Vec::new();
        play(&thinker, 5, |game, by, action| {
            if let Actor::Seat(seat) = by {
                game.legal(seat, &mut offered);
                assert!(offered.contains(&action));
            }
        });
    }

    /// Remembers on which threads heads began, and how often any of them paused.
    #[derive(Default)]
    struct Watching {
        began: Mutex<Vec<ThreadId>>,
        pauses: AtomicU32,
    }

    impl Host for Watching {
        fn pause(&self) {
            self.pauses.fetch_add(1, Ordering::Relaxed);
        }

        fn head(&self) {
            self.began.lock().unwrap().push(thread::current().id());
        }
    }

    #[test]
    fn a_host_hears_of_every_further_head_and_comes_in_between() {
        let simulations = 10 * Shared::<()>::BETWEEN;
        let (mut positions, mut offered) = (0, Vec::new());
        play(&thinker(Pace::decision(8)), 7, |game, by, _| {
            let Actor::Seat(seat) = by else { return };
            game.legal(seat, &mut offered);
            if offered.len() < 2 {
                return;
            }
            positions += 1;
            for heads in [1, 2] {
                let host = Watching::default();
                let mut watched = thinker(Pace::decision(simulations)).with_heads(heads);
                let mut alone = watched.clone();
                let picked = watched.pick_beside(game, seat, &mut game_rng(1, 1), &host);
                assert_eq!(host.pauses.into_inner(), 10, "{heads} heads");
                let began = host.began.into_inner().unwrap();
                assert_eq!(began.len(), heads - 1);
                assert!(!began.contains(&thread::current().id()));
                if heads == 1 {
                    let unwatched = alone.pick(game, seat, &mut game_rng(1, 1));
                    assert_eq!(picked, unwatched, "pauses decide nothing");
                }
            }
        });
        assert!(positions > 0);
    }

    #[test]
    fn several_heads_share_the_work() {
        let mut alone = thinker(Pace::decision(300));
        let mut together = alone.clone().with_heads(3);
        let mut thought = 0;
        play(&thinker(Pace::decision(8)), 7, |game, by, _| {
            let Actor::Seat(seat) = by else { return };
            for thinker in [&mut alone, &mut together] {
                thinker.pick(game, seat, &mut game_rng(1, 1)).unwrap();
            }
            assert_eq!(alone.simulations(), together.simulations());
            thought = alone.simulations();
        });
        assert!(thought > 300);
    }

    /// The machine may be busy with other things, so the best of five attempts counts.
    #[test]
    fn time_is_kept_within_a_tenth() {
        let time = Duration::from_millis(60);
        let mut position = None;
        play(&thinker(Pace::decision(8)), 7, |game, by, _| {
            let mut offered = Vec::new();
            if let Actor::Seat(seat) = by {
                game.legal(seat, &mut offered);
                if offered.len() > 1 {
                    position.get_or_insert((game.clone(), seat));
                }
            }
        });
        let (game, seat) = position.unwrap();
        let attempts = (0..5).map(|_| {
            // The usual two decisions share a turn: each of them has half of it.
            let mut thinker = thinker(Pace::turn_of(2 * time, 2));
            let began = Instant::now();
            thinker.pick(&game, seat, &mut game_rng(1, 1)).unwrap();
            began.elapsed()
        });
        let best = attempts.min().unwrap();
        assert!(best >= time && best <= time.mul_f32(1.1), "{best:?}");
    }
}
