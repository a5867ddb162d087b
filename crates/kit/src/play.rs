//! Random games: the close look of `check` and the quick one of `soak`.

use std::collections::HashSet;
use std::mem::discriminant;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use quadrivium_core::{Actor, Game, GameRng, Narrate, Numbers, Options, Record, Turn, game_rng};
use rand::{Rng, RngExt};

use super::moves::Position;
use super::orders::either_first;
use super::secrets::World;
use super::violation::{Checked, Fault, ensure};
use super::{Check, Effort, MOST_ACTIONS, Report, Violation};
use super::{chance, moves, numbers, proposals, secrets, text, worlds};

/// One of so many, at random.
pub(super) fn pick(count: usize, rng: &mut impl Rng) -> usize {
    rng.random_range(0..count as u32) as usize
}

/// A random action for whoever has to act; nothing when the game is over.
pub(super) fn choose<G: Game>(
    game: &G,
    offers: &mut Vec<G::Action>,
    rng: &mut impl Rng,
) -> Result<Option<(Actor, G::Action)>, Fault> {
    let seats = match game.turn() {
        Turn::Over => return Ok(None),
        Turn::Chance => return Ok(Some((Actor::Chance, game.sample(rng)))),
        Turn::Players(seats) => seats,
    };
    ensure(Check::Moves, !seats.is_empty(), || "the turn is nobody's".to_owned())?;
    let index = if seats.len() == 1 { 0 } else { pick(seats.len(), rng) };
    let seat = seats.iter().nth(index).expect("the index is below the number of seats");
    game.legal(seat, offers);
    ensure(Check::Moves, !offers.is_empty(), || format!("{seat} is in turn and cannot move"))?;
    Ok(Some((seat.into(), offers[pick(offers.len(), rng)])))
}

/// Takes an action that was offered or sampled.
pub(super) fn take<G: Game>(game: &mut G, by: Actor, action: G::Action) -> Checked {
    game.apply(by, action).map_err(|illegal| {
        Fault(Check::Offered, format!("`{by} {action}` is offered and then refused: {illegal}"))
    })
}

pub(super) fn audit<G: Game>(game: &G) -> Checked {
    game.audit().map_err(|imbalance| Fault(Check::Audit, imbalance.to_string()))
}

fn endless(actions: usize, most: usize) -> Checked {
    ensure(Check::Ends, actions <= most, || format!("the game is not over after {most} actions"))
}

/// A run of games with everything that is used again from game to game.
struct Run<'a, G: Game> {
    options: &'a G::Options,
    seed: u64,
    /// The number of the game being played.
    number: u64,
    history: Vec<(Actor, G::Action)>,
    offers: Vec<G::Action>,
    report: Report,
}

impl<'a, G: Game> Run<'a, G> {
    fn new(options: &'a G::Options, seed: u64, number: u64) -> Self {
        let (history, offers) = (Vec::new(), Vec::new());
        Self { options, seed, number, history, offers, report: Report::default() }
    }

    /// Does something in the name of the current game; whatever goes wrong becomes a violation.
    fn watch<T>(
        &mut self,
        act: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Violation> {
        let done = catch_unwind(AssertUnwindSafe(|| act(self)));
        let Fault(check, text) = match done {
            Ok(Ok(done)) => return Ok(done),
            Ok(Err(fault)) => fault,
            Err(panic) => Fault(Check::Panics, panic_text(panic.as_ref())),
        };
        let mut record = Record::of::<G>(self.options, Vec::new());
        for (by, action) in &self.history {
            record.push(*by, action);
        }
        let record = Box::new(record);
        Err(Violation { check, text, seed: self.seed, game: self.number, record })
    }

    fn start(&self) -> Result<G, Fault> {
        G::new(self.options).map_err(|bad| Fault(Check::Setup, bad.to_string()))
    }

    fn count(&mut self, by: Actor) {
        match by {
            Actor::Chance => self.report.chance += 1,
            Actor::Seat(_) => self.report.decisions += 1,
        }
    }

    fn finished(&mut self) {
        self.report.games += 1;
        self.report.longest = self.report.longest.max(self.history.len());
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}

pub(super) fn soak<G: Game>(
    options: &G::Options,
    games: Range<u64>,
    seed: u64,
    mut progress: impl FnMut(&Report),
) -> Result<Report, Violation> {
    let mut run = Run::<G>::new(options, seed, games.start);
    let start = run.watch(|run| run.start())?;
    for number in games {
        run.number = number;
        run.watch(|run| soak_one(run, start.clone()))?;
        progress(&run.report);
    }
    Ok(run.report)
}

fn soak_one<G: Game>(run: &mut Run<'_, G>, start: G) -> Checked {
    let end = play_out(run, start, MOST_ACTIONS, audit)?;
    numbers::standings(&end)
}

/// Plays a random game to its end, with a look at every position.
fn play_out<G: Game>(
    run: &mut Run<'_, G>,
    mut game: G,
    most: usize,
    mut look: impl FnMut(&G) -> Checked,
) -> Result<G, Fault> {
    let mut dice = game_rng(run.seed, run.number);
    run.history.clear();
    look(&game)?;
    while let Some((by, action)) = choose(&game, &mut run.offers, &mut dice)? {
        run.history.push((by, action));
        take(&mut game, by, action)?;
        look(&game)?;
        run.count(by);
        endless(run.history.len(), most)?;
    }
    run.finished();
    Ok(game)
}

pub(super) fn bundles<G: Narrate>(
    options: &G::Options,
    effort: Effort,
) -> Result<Report, Violation> {
    let mut run = Run::<G>::new(options, effort.seed, effort.first);
    for number in effort.first..effort.first + effort.games {
        run.number = number;
        run.watch(|run| {
            let mut eye = game_rng(!run.seed, run.number);
            let start = run.start()?;
            let mut looks = 0;
            play_out(run, start, effort.most_actions, |game| {
                proposals::sound(game)?;
                if pick(effort.every.max(1) as usize, &mut eye) > 0 {
                    return Ok(());
                }
                looks += 1;
                proposals::leaks(game, &mut eye)
            })?;
            run.report.positions += looks;
            Ok(())
        })?;
    }
    Ok(run.report)
}

pub(super) fn unlisted<G: Game>(
    options: &G::Options,
    effort: Effort,
    every: &[G::Action],
) -> Result<Report, Violation> {
    let mut run = Run::<G>::new(options, effort.seed, effort.first);
    run.watch(|_| text::constructed::<G>(every))?;
    look_at_kinds(run, &effort, |game, position, sampled, eye| {
        if sampled { moves::constructed(game, position, every, eye) } else { Ok(()) }
    })
}

pub(super) fn check_numbers<G: Numbers>(
    options: &G::Options,
    effort: Effort,
    every: &[G::Action],
) -> Result<Report, Violation> {
    let mut run = Run::<G>::new(options, effort.seed, effort.first);
    let numbered = run.watch(|_| {
        numbers::encoder(&G::ENCODER)?;
        numbers::constructed::<G>(every)?;
        let numbered = numbers::ids::<G>()?;
        text::numbered::<G>(&numbered)?;
        Ok(numbered)
    })?;
    let mut seen = numbers::Seen::default();
    let mut offers = Vec::new();
    look_at_kinds(run, &effort, |game, position, sampled, eye| {
        seen.suffices(game, &mut offers)?;
        if !sampled {
            return Ok(());
        }
        seen.suffices_after(game, &mut offers, eye)?;
        moves::unlisted(game, position, &numbered)?;
        numbers::offered(position)?;
        numbers::encoding(game)?;
        numbers::leaks(game, eye)
    })
}

pub(super) fn orders<G: Game>(
    options: &G::Options,
    effort: Effort,
    ordered: impl Fn(G::Action) -> bool,
) -> Result<Report, Violation> {
    let run = Run::<G>::new(options, effort.seed, effort.first);
    look_at_kinds(run, &effort, |game, position, sampled, _| {
        if sampled { either_first(game, position, &ordered) } else { Ok(()) }
    })
}

/// Plays games and looks at every position: closely, which the flag says, at the first of every
/// kind and at some of the others.
fn look_at_kinds<G: Game>(
    mut run: Run<'_, G>,
    effort: &Effort,
    mut look: impl FnMut(&G, &Position<G>, bool, &mut GameRng) -> Checked,
) -> Result<Report, Violation> {
    for number in effort.first..effort.first + effort.games {
        run.number = number;
        run.watch(|run| {
            let mut eye = game_rng(!run.seed, run.number);
            let start = run.start()?;
            let mut position = Position::default();
            let (mut looks, mut known) = (0, HashSet::new());
            play_out(run, start, effort.most_actions, |game| {
                position.survey(game)?;
                let actions = position.all().map(|(_, action)| action);
                let mut kinds: Vec<_> = actions.map(|action| discriminant(&action)).collect();
                kinds.dedup();
                let sampled =
                    known.insert(kinds) || pick(effort.every.max(1) as usize, &mut eye) == 0;
                looks += u64::from(sampled);
                look(game, &position, sampled, &mut eye)
            })?;
            run.report.positions += looks;
            Ok(())
        })?;
    }
    Ok(run.report)
}

pub(super) fn check<G: Game>(options: &G::Options, effort: Effort) -> Result<Report, Violation> {
    let mut run = Run::<G>::new(options, effort.seed, effort.first);
    run.watch(|run| {
        text::options(run.options)?;
        let players = run.start()?.players();
        ensure(Check::Setup, players == options.players(), || {
            format!("the options say {} players, the game {players}", options.players())
        })
    })?;
    for number in effort.first..effort.first + effort.games {
        run.number = number;
        run.watch(|run| check_one(run, &effort))?;
    }
    Ok(run.report)
}

fn check_one<G: Game>(run: &mut Run<'_, G>, effort: &Effort) -> Checked {
    let mut dice = game_rng(run.seed, run.number);
    // The looks have a generator of their own, so that the game is the same however closely
    // it is looked at.
    let mut eye = game_rng(!run.seed, run.number);
    run.history.clear();
    let mut game = run.start()?;
    audit(&game)?;
    let mut position = Position::default();
    let (mut looks, mut world) = (0, None);
    loop {
        position.survey(&game)?;
        let over = position.turn == Turn::Over;
        if over || run.history.is_empty() || pick(effort.every.max(1) as usize, &mut eye) == 0 {
            look(&game, &position, run, effort, &mut eye)?;
            looks += 1;
            // One world of each game is played on, from any of its looks with the same chance.
            if !over && pick(looks, &mut eye) == 0 {
                world = Some(World::of(&game, run.history.len(), &mut eye));
            }
        }
        let Some((by, action)) = choose(&game, &mut run.offers, &mut dice)? else { break };
        chance::listed(&position, by, action)?;
        text::action::<G>(action)?;
        run.history.push((by, action));
        moves::play(&mut game, by, action)?;
        audit(&game)?;
        run.count(by);
        endless(run.history.len(), effort.most_actions)?;
    }
    repeats(run, &game)?;
    text::record(run.options, &run.history, &game)?;
    run.report.positions += looks as u64;
    run.finished();
    match world {
        Some(world) => world.play(effort.most_actions, &mut eye),
        None => Ok(()),
    }
}

/// The expensive checks of one position.
fn look<G: Game>(
    game: &G,
    position: &Position<G>,
    run: &Run<'_, G>,
    effort: &Effort,
    eye: &mut GameRng,
) -> Checked {
    moves::offered(game, position)?;
    moves::refuses(game, position, &run.history)?;
    text::offered(position)?;
    text::state(game)?;
    numbers::standings(game)?;
    secrets::masks(game, position)?;
    secrets::secrets(game, position)?;
    secrets::leaks(game, eye)?;
    secrets::sights(game)?;
    worlds::vary(game)?;
    secrets::reveals(game, position, eye)?;
    chance::weights(game, position, effort.draws, eye)
}

/// Plays the same actions once more.
fn repeats<G: Game>(run: &Run<'_, G>, end: &G) -> Checked {
    let mut game = run.start()?;
    for (step, &(by, action)) in run.history.iter().enumerate() {
        game.apply(by, action).map_err(|illegal| {
            let text = format!("`{by} {action}`, action {}, is refused the second time", step + 1);
            Fault(Check::Repeats, format!("{text}: {illegal}"))
        })?;
    }
    ensure(Check::Repeats, game == *end, || "the same actions gave another position".to_owned())
}
