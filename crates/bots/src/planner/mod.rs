//! Planning the whole rest of a game that one plays alone, without chance and without secrets.
//!
//! There nothing has to be guessed: a line to the end of the game has the points that it has. So no
//! tree is grown. One whole line is changed again and again, at random: something else is done, or
//! sooner, or later, or in another way, and what was planned behind it is played as far as it can
//! be. A line that became better is kept; one that became worse is kept now and then, the less often
//! the more of the time is over (annealing).
//!
//! ```no_run
//! use std::ops::ControlFlow;
//! use std::time::Duration;
//!
//! use quadrivium_bots::{Limits, plan};
//! # use quadrivium_core::Heuristic;
//! # fn show<G: Heuristic>(game: G) -> Result<(), quadrivium_bots::Unplannable> {
//! let limits = Limits::time(Duration::from_mins(1)).reaching(500);
//! let line = plan(&game, limits, &mut |progress| {
//!     println!("{} points after {} lines", progress.line.points, progress.tried);
//!     ControlFlow::Continue(())
//! })?;
//! println!("{} decisions lead to {} points", line.actions.len(), line.points);
//! # Ok(())
//! # }
//! ```

mod chain;
mod draft;
mod limits;
#[cfg(test)]
mod tests;

use std::fmt::Display;
use std::ops::ControlFlow;
use std::thread;

use quadrivium_core::{Heuristic, MessageKey, Seat, Turn, game_rng};

use self::chain::Chain;
use self::limits::Budget;
pub use self::limits::Limits;

/// How many lines each head tries between two looks at the budget.
const SLICE: u64 = 256;
/// How many times in all the heads compare their lines.
const MEETINGS: f32 = 16.0;
/// By how many points a line may become worse about as often as not, at first and at the end.
const HOT: f32 = 4.0;
const COLD: f32 = 0.4;

/// A way to play on to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<A> {
    /// What to do, in this order.
    pub actions: Vec<A>,
    /// Where among the actions something new begins; what stands between belongs together.
    pub steps: Vec<usize>,
    /// The points at the end.
    pub points: i32,
}

impl<A> Line<A> {
    /// What belongs together, in order.
    pub fn steps(&self) -> impl Iterator<Item = &[A]> {
        let ends = self.steps.iter().skip(1).copied().chain([self.actions.len()]);
        self.steps.iter().zip(ends).map(|(&start, end)| &self.actions[start..end])
    }

    /// The same line in notation.
    pub fn spelled(&self) -> Line<String>
    where
        A: Display,
    {
        let actions = self.actions.iter().map(ToString::to_string).collect();
        Line { actions, steps: self.steps.clone(), points: self.points }
    }
}

/// How far planning has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a, A> {
    /// How many lines were tried.
    pub tried: u64,
    /// What part of the budget is spent, from 0 to 1.
    pub spent: f32,
    /// The best line so far.
    pub line: &'a Line<A>,
    /// Whether that is another line than the last time.
    pub better: bool,
}

/// Why nobody can plan this game to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplannable {
    /// Others decide too.
    #[error("only a game that one plays alone can be planned to its end, and here {players} play")]
    Company {
        /// How many play.
        players: u8,
    },
    /// Chance decides too.
    #[error("only a game without chance can be planned to its end")]
    Chance,
    /// There is something that the player cannot know.
    #[error("only a game without secrets can be planned to its end")]
    Secrets,
    /// It goes on for ever, or nearly.
    #[error("this game does not end by itself")]
    Endless,
}

impl MessageKey for Unplannable {
    fn message_key(&self) -> &'static str {
        match self {
            Self::Company { .. } => "plan-company",
            Self::Chance => "plan-chance",
            Self::Secrets => "plan-secrets",
            Self::Endless => "plan-endless",
        }
    }
}

/// Looks for the best way to play on to the end, until the limits are reached or whoever is shown the
/// progress has seen enough.
///
/// The same limits without a time give the same line. What is held in memory is three lines for each
/// head with the positions on their way, however long it takes.
///
/// # Errors
/// When somebody else, chance or secrets have a part in the game, or it does not end.
pub fn plan<G: Heuristic>(
    game: &G,
    limits: Limits,
    progress: &mut dyn FnMut(&Progress<'_, G::Action>) -> ControlFlow<()>,
) -> Result<Line<G::Action>, Unplannable> {
    plan_within(game, limits, limits.begin(), progress)
}

fn plan_within<G: Heuristic>(
    game: &G,
    limits: Limits,
    mut budget: Budget<'_>,
    progress: &mut dyn FnMut(&Progress<'_, G::Action>) -> ControlFlow<()>,
) -> Result<Line<G::Action>, Unplannable> {
    let seat = Seat::A;
    match game.turn() {
        _ if game.players() > 1 => return Err(Unplannable::Company { players: game.players() }),
        _ if game.hides_from(seat) => return Err(Unplannable::Secrets),
        Turn::Chance => return Err(Unplannable::Chance),
        _ => {}
    }
    let mut heads = (0..limits.heads() as u64)
        .map(|head| Chain::new(game, seat, game_rng(limits.seed(), head)))
        .collect::<Result<Vec<_>, _>>()?;
    let mut line = heads[0].best_line();
    let (mut better, mut meetings) = (true, 1.0);
    loop {
        let (tried, spent) = (budget.tried(), budget.spent());
        let told = progress(&Progress { tried, spent, line: &line, better });
        let enough = limits.reach().is_some_and(|points| line.points >= points);
        // A line without a step leaves nothing to be changed.
        if told.is_break() || enough || spent >= 1.0 || line.actions.is_empty() {
            return Ok(line);
        }
        if spent * MEETINGS >= meetings {
            meetings += 1.0;
            meet(&mut heads);
        }
        let temperature = HOT * (COLD / HOT).powf(spent);
        let shares = budget.shares(SLICE);
        thread::scope(|scope| {
            let (first, others) = heads.split_first_mut().expect("there is a head");
            for (head, &share) in others.iter_mut().zip(&shares[1..]) {
                scope.spawn(move || head.run(share, temperature));
            }
            first.run(shares[0], temperature);
        });
        let leader = heads.iter().reduce(|a, b| if b.best() > a.best() { b } else { a });
        let leader = leader.expect("there is a head");
        better = leader.best() > chain::worth(line.points, line.actions.len());
        if better {
            line = leader.best_line();
        }
    }
}

/// Whoever is worst off goes on from the line of whoever is best off.
fn meet<G: Heuristic>(heads: &mut [Chain<G>]) {
    let order = |a: &usize, b: &usize| heads[*a].current().total_cmp(&heads[*b].current());
    let worst = (0..heads.len()).min_by(order).expect("there is a head");
    let best = (0..heads.len()).max_by(order).expect("there is a head");
    if let Ok([worst, best]) = heads.get_disjoint_mut([worst, best]) {
        worst.adopt(best);
    }
}
