//! The coach in every game: it tells nobody what their seat cannot know, every number of its reasons
//! is a number of the score, it can be stopped, and it knows good play from bad.

use std::cell::Cell;
use std::ops::ControlFlow;

use quadrivium_bots::{Bot, Level, Tempo, shares};
use quadrivium_coach::{Analysis, Coach, Depth, Grade, Hint, Review};
use quadrivium_core::{Actor, Arg, Options, Phrase, Seat, Settings, Turn, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, coach, visit};

const SHALLOW: Depth = Depth { first: 48, whole: 96 };

fn start<G: Learned>(settings: &Settings) -> G {
    G::new(&G::Options::from_settings(settings).expect("listed settings")).expect("listed settings")
}

/// Lets apprentices play and shows every decision before it is taken.
fn decisions<G: Learned>(
    settings: &Settings,
    seed: u64,
    most: u64,
    mut show: impl FnMut(&G, Seat, u64),
) {
    let mut rng = game_rng(seed, 1);
    let mut game = start::<G>(settings);
    let mut apprentice = Bot::<G>::new(Level::Apprentice, None);
    let mut number = 0;
    while number < most {
        let (by, action) = match game.turn() {
            Turn::Over => return,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("somebody is in turn");
                show(&game, seat, number);
                number += 1;
                let action = apprentice.pick(&game, seat, &mut rng);
                (seat.into(), action.expect("something is offered"))
            }
        };
        game.apply(by, action).expect("what was picked is legal");
    }
}

fn hint<G: Learned>(game: &G, seat: Seat, seed: u64) -> Hint {
    let mut coach = Coach::new(G::mind(), G::AIM, SHALLOW);
    let go_on = &mut |_: &Hint| ControlFlow::Continue(());
    coach.hint(game, seat, &|| false, go_on, &mut game_rng(seed, 1)).expect("something is offered")
}

/// Whether some position differed in what the seat cannot know.
struct SameAdvice(Settings);

impl Visitor for SameAdvice {
    type Output = bool;

    fn visit<G: Learned>(self) -> bool {
        let mut differed = false;
        decisions::<G>(&self.0, 4, 150, |game, seat, number| {
            // The second to choose an estate is the first from whom something is hidden.
            if number != 1 && number % 70 != 0 {
                return;
            }
            let mut other = game.clone();
            other.determinize(seat, &mut game_rng(9, number));
            differed |= other != *game;
            assert_eq!(hint(game, seat, number), hint(&other, seat, number), "{}", G::NAME);
            let project = |game: &G| {
                let mut coach = Coach::new(G::mind(), G::AIM, Depth { first: 8, whole: 16 });
                coach.project(game, seat, &|| false, &mut game_rng(number, 1))
            };
            assert_eq!(project(game), project(&other), "{}", G::NAME);
        });
        differed
    }
}

#[test]
fn nothing_is_told_that_the_seat_cannot_know() {
    for entry in GAMES.iter() {
        let differed = visit(entry.name, SameAdvice(Settings::players(3))).unwrap();
        assert!(differed || entry.name != "craftsmen", "hands are hidden");
    }
    let secret = Settings::players(3).with("setup", "expert_secret");
    assert!(visit("burgundy", SameAdvice(secret)).unwrap(), "estates are chosen in secret");
}

/// The games of each that are looked into, by seed.
const SEVERAL: std::ops::Range<u64> = 4..7;

/// The points of a player from a source.
fn points<G: Learned>(game: &G, seat: Seat, source: &str) -> i64 {
    let standings = game.standings();
    let standing = standings.of(seat).expect("a seat of this game");
    standing.breakdown.get(source).expect("a source of this game").into()
}

/// What a turn adds to the points of its player, by source, and whether they can know it beforehand.
fn gained<G: Learned>(game: &G, seat: Seat, turn: &[String]) -> (Vec<(String, i64)>, bool) {
    let (mut after, mut known) = (game.clone(), true);
    for action in turn {
        let action = action.parse().expect("what is advised can be read");
        known &= !after.reveals(seat, action);
        after.apply(seat.into(), action).expect("what is advised is legal");
    }
    let standings = game.standings();
    let sources = standings.of(seat).expect("a seat of this game").breakdown.0.iter();
    let gained = sources.map(|(source, _)| {
        let more = points(&after, seat, source) - points(game, seat, source);
        (source_key::<G>(source), more)
    });
    let gained: Vec<_> = gained.filter(|(_, points)| *points != 0).collect();
    let sum: i64 = gained.iter().map(|(_, points)| points).sum();
    assert_eq!(sum, i64::from(after.points(seat) - game.points(seat)), "{turn:?}");
    (gained, known)
}

/// What a source of points is called in sentences.
fn source_key<G: Learned>(source: &str) -> String {
    format!("{}-source-{}", G::NAME, source.replace('_', "-"))
}

/// Checks every reason of parts of some games; how many had numbers.
struct TrueReasons(Settings);

impl Visitor for TrueReasons {
    type Output = usize;

    fn visit<G: Learned>(self) -> usize {
        let mut numbers = 0;
        let mut look = |game: &G, seat, number| {
            for advice in hint(game, seat, number).advice {
                let (gained, known) = gained(game, seat, &advice.actions);
                let now = said(&advice.why, &["coach-now"]);
                let told = advice.reason.now.iter();
                let told: Vec<_> =
                    told.map(|it| (source_key::<G>(it.source), it.points.into(), 0)).collect();
                assert_eq!(now, told);
                if known {
                    assert_eq!(without_margins(&now), gained, "{advice:?}");
                }
                let later = advice.reason.later.iter().chain(&advice.reason.perhaps);
                let later = later.zip(&advice.reason.margins).map(|(gain, margin)| {
                    (source_key::<G>(gain.source), gain.points.into(), i64::from(*margin))
                });
                let later: Vec<_> = later.collect();
                assert_eq!(said(&advice.why, &["coach-later", "coach-perhaps"]), later);
                numbers += usize::from(!now.is_empty());
            }
        };
        for seed in SEVERAL {
            decisions::<G>(&self.0, seed, 400, |game, seat, number| {
                if (number + 20 * seed) % 114 == 0 {
                    look(game, seat, number);
                }
            });
        }
        numbers
    }
}

/// Checks every sentence that is told about decisions of some games; how many had numbers of what
/// happens at once, and of what comes of it.
struct TrueJudgements(Settings);

impl Visitor for TrueJudgements {
    type Output = [usize; 2];

    fn visit<G: Learned>(self) -> [usize; 2] {
        let mut numbers = [0; 2];
        let mut offered = Vec::new();
        let mut look = |game: &G, seat: Seat, number: u64| {
            // Whatever was played: what is said must be true of good and bad decisions.
            game.legal(seat, &mut offered);
            let played = offered[number as usize % offered.len()];
            let mut coach = Coach::new(G::mind(), G::AIM, SHALLOW);
            let review = coach.review(game, seat, played, &|| false, &mut game_rng(number, 1));
            let Some(review) = review else { return };
            let told = review.told(game).expect("it is about this game");
            assert_eq!(told.better.is_empty(), review.is_best());
            let (gained, known) = gained(game, seat, &review.best);
            let now = said(&told.why, &["coach-now"]);
            if known {
                assert_eq!(without_margins(&now), gained, "{review:?}");
            }
            let later = said(&told.why, &["coach-later", "coach-perhaps"]);
            for (source, points, margin) in &later {
                let found = review.sources.iter().find(|(it, _)| source_key::<G>(it) == *source);
                let (_, found) = found.expect("a source that was compared");
                let rounded = (found.mean.round() as i64, found.error.ceil().max(1.0) as i64);
                assert_eq!((*points, *margin), rounded, "{review:?}");
            }
            numbers[0] += usize::from(!now.is_empty());
            numbers[1] += later.len();
        };
        for seed in SEVERAL {
            let mut all = 0;
            decisions::<G>(&self.0, seed, u64::MAX, |_, _, _| all += 1);
            // What comes of a turn in the end is told where the end is near.
            decisions::<G>(&self.0, seed, u64::MAX, |game, seat, number| {
                if number % 60 == 20 || number + 12 > all {
                    look(game, seat, number);
                }
            });
        }
        numbers
    }
}

/// The sources, points and margins that stand in the sentences of these kinds; no margin is none.
fn said(why: &[Phrase], keys: &[&str]) -> Vec<(String, i64, i64)> {
    let sentences = why.iter().filter(|phrase| keys.contains(&phrase.key.as_ref()));
    let lists = sentences.flat_map(|phrase| match argument(phrase, "gains") {
        Some(Arg::List(gains)) => &gains[..],
        _ => panic!("a sentence without gains: {phrase:?}"),
    });
    let number = |phrase: &Phrase, name| match argument(phrase, name) {
        Some(Arg::Number(number)) => *number,
        _ => panic!("no {name}: {phrase:?}"),
    };
    let told = lists.map(|one| {
        let (gain, margin) = match argument(one, "gain") {
            Some(Arg::Phrase(gain)) => (gain, number(one, "margin")),
            _ => (one, 0),
        };
        let Some(Arg::Phrase(source)) = argument(gain, "source") else { panic!("{gain:?}") };
        let sign = if gain.key == "coach-loss" { -1 } else { 1 };
        (source.key.to_string(), sign * number(gain, "points"), margin)
    });
    told.collect()
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(it, _)| *it == name).map(|(_, arg)| arg)
}

fn without_margins(told: &[(String, i64, i64)]) -> Vec<(String, i64)> {
    told.iter().map(|(source, points, _)| (source.clone(), *points)).collect()
}

#[test]
fn the_numbers_of_a_reason_are_those_of_the_score() {
    for entry in GAMES.iter() {
        let numbers = visit(entry.name, TrueReasons(Settings::players(3))).unwrap();
        assert!(numbers > 0, "{}: no turn scored anything", entry.name);
    }
}

#[test]
fn the_numbers_of_a_judgement_are_those_of_the_score() {
    let mut in_the_end = 0;
    for entry in GAMES.iter() {
        let [now, later] = visit(entry.name, TrueJudgements(Settings::players(2))).unwrap();
        assert!(now > 0, "{}: no turn scored anything", entry.name);
        in_the_end += later;
    }
    assert!(in_the_end > 0, "nothing came of any turn");
}

struct Standing;

impl Visitor for Standing {
    type Output = ();

    fn visit<G: Learned>(self) {
        decisions::<G>(&Settings::players(3), 4, 200, |game, seat, number| {
            if number % 50 != 49 {
                return;
            }
            let mut coach = Coach::new(G::mind(), G::AIM, Depth { first: 40, whole: 2_000 });
            let found = coach.project(game, seat, &|| false, &mut game_rng(number, 1));
            assert_eq!((found.now, found.ended), (game.standings(), game.if_ended()));
            let chances: f32 = found.expected.iter().map(|one| one.chance.mean).sum();
            assert!((chances - 1.0).abs() < 1e-3, "{}: {chances}", G::NAME);
            assert!(found.expected.iter().all(|one| one.points.mean.is_finite()));
            assert_eq!(found.expected[0].spread.is_some(), found.games >= 8);
        });
    }
}

#[test]
fn everybody_stands_somewhere() {
    for entry in GAMES.iter() {
        visit(entry.name, Standing).unwrap();
    }
}

#[test]
fn a_hint_shows_what_it_has_and_can_be_stopped() {
    let deep = |_: Tempo| Depth { first: 20, whole: 1_000_000_000 };
    let mut coach = coach("burgundy", deep).unwrap();
    let mut game = GAMES.find("burgundy").unwrap().start(&Settings::players(2)).unwrap();
    let rng = &mut game_rng(1, 1);
    while game.turn() == Turn::Chance {
        let outcome = game.sample(rng).expect("chance has the turn");
        game.advance(Actor::Chance, &outcome).expect("what was sampled is possible");
    }
    let seat = game.turn().only_player().expect("one player begins");
    let mut looks = Vec::new();
    let mut show = |hint: &Hint| {
        looks.push(hint.looks);
        assert!(!hint.advice.is_empty() && hint.advice.len() <= 3 && !hint.done);
        if looks.len() < 4 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let last = coach.hint(&*game, seat, &|| false, &mut show, rng).unwrap();
    assert_eq!(last.looks, *looks.last().unwrap());
    assert!(looks.windows(2).all(|two| two[0] < two[1]), "{looks:?}");
    let asked = Cell::new(0);
    let enough = || asked.replace(asked.get() + 1) > 50;
    let stopped = coach.hint(&*game, seat, &enough, &mut |_| ControlFlow::Continue(()), rng);
    assert!(!stopped.unwrap().done);
    assert!(asked.get() < 100, "it was asked to stop and did not");
}

/// Plays a game between two ranks, the first of them on seat A, and judges every decision.
struct Judged {
    levels: [Level; 2],
    seed: u64,
    looks: u32,
}

impl Visitor for Judged {
    type Output = Analysis;

    fn visit<G: Learned>(self) -> Analysis {
        let mut bots = self.levels.map(|level| match level {
            Level::Journeyman => Bot::thinker(G::mind(), 100),
            quick => Bot::<G>::new(quick, None),
        });
        let mut coach =
            Coach::<G>::new(G::mind(), G::AIM, Depth { first: self.looks, whole: self.looks });
        let (mut actors, mut reviews) = (Vec::new(), Vec::<(usize, Review)>::new());
        let rng = &mut game_rng(self.seed, 2);
        let played = quadrivium_bots::play_game(
            start::<G>(&Settings::players(2)),
            &mut bots,
            &mut game_rng(self.seed, 1),
            |game, by, action| {
                if let Actor::Seat(seat) = by {
                    let review = coach.review(game, seat, action, &|| false, rng);
                    reviews.extend(review.map(|review| (actors.len(), review)));
                }
                actors.push(by);
            },
        );
        Analysis::of(2, &actors, &reviews, &shares(&played.standings)[..2])
    }
}

/// Over so many games, taking seats in turn, the accuracy of both.
fn accuracies(game: &str, strong: Level, weak: Level, games: u64) -> [f64; 2] {
    let mut sums = [0.0; 2];
    for seed in 0..games {
        let swapped = seed % 2 == 1;
        let levels = if swapped { [weak, strong] } else { [strong, weak] };
        let analysis = visit(game, Judged { levels, seed, looks: 32 }).unwrap();
        let [a, b] = &analysis.players[..] else { panic!("two play") };
        let [strong, weak] = if swapped { [b, a] } else { [a, b] };
        assert_eq!(weak.grades.iter().sum::<usize>(), weak.decisions);
        sums[0] += strong.accuracy / games as f64;
        sums[1] += weak.accuracy / games as f64;
    }
    sums
}

/// `GAMES=50` judges so many games instead of a few, which also tells ranks apart that are closer.
#[test]
fn whoever_plays_better_is_more_accurate() {
    let wanted = std::env::var("GAMES").ok().map(|games| games.parse().expect("a number"));
    let ranks = [[Level::Apprentice, Level::Random], [Level::Journeyman, Level::Apprentice]];
    let games = wanted.unwrap_or(2);
    for [strong, weak] in ranks.into_iter().take(if wanted.is_some() { 2 } else { 1 }) {
        let found = accuracies("burgundy", strong, weak, games);
        println!("{strong} {:.1}, {weak} {:.1} over {games} games", found[0], found[1]);
        assert!(found[0] > found[1], "{strong} {}, {weak} {}", found[0], found[1]);
    }
}

#[test]
fn grades_follow_from_what_was_lost() {
    let analysis =
        visit("burgundy", Judged { levels: [Level::Random, Level::Random], seed: 3, looks: 16 })
            .unwrap();
    let bad = |turning: &&quadrivium_coach::Turning| {
        matches!(turning.grade, Some(Grade::Mistake | Grade::Blunder))
    };
    assert!(analysis.turnings.iter().filter(bad).count() > 0, "{analysis:?}");
    assert!(analysis.turnings.iter().filter(bad).all(|turning| turning.swing < 0.0));
}
