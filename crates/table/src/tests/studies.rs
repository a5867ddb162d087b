//! Analyses: what was found is kept, belongs to one line of play, and is told once.

use quadrivium_coach::{AnyCoach, Decision, Depth, Figure, Grade, Review};
use quadrivium_core::Seat;

use super::desk::{Desk, person};
use crate::api::{Answered, StudyState};
use crate::entry::Entry;
use crate::fault::Fault;
use crate::study::{Found, Study, Subject};
use crate::{Riddle, State, Weighed};

/// A game of two that was given up after some decisions.
fn over() -> Desk {
    let mut desk = Desk::of("burgundy", &[], "aa");
    for _ in 0..12 {
        desk.play_some();
    }
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    desk
}

fn coach() -> Box<dyn AnyCoach> {
    quadrivium_games::coach("burgundy", Depth::stand).unwrap()
}

/// A decision that cost so much of the victory.
fn review(decision: &Decision, lost: f32) -> Review {
    let figure = |mean| Figure { mean, error: 0.01 };
    Review {
        seat: decision.seat,
        played: decision.action.clone(),
        best: vec![decision.action.clone()],
        chances: vec![0.123_456, 0.5],
        points: vec![100.06, 90.0],
        chances_left: vec![0.4, 0.5],
        points_left: vec![95.0, 90.0],
        lost: figure(lost),
        lost_points: figure(lost * 10.0),
        ahead: figure(0.0),
        sources: Vec::new(),
        seen: vec![0.5, 0.5],
        foreseen: vec![0.5, 0.5],
    }
}

/// All decisions, judged: the second is a bad one.
fn found(subject: &Subject, coach: &dyn AnyCoach) -> Vec<(usize, Found, String)> {
    let judge = |(number, decision): (usize, Decision)| {
        let review = review(&decision, if number == 1 { 0.9 } else { 0.0 });
        let (found, kept) = Found::kept(&decision, 8, Some(review), coach);
        (decision.at, found, kept)
    };
    subject.walk().map(Result::unwrap).enumerate().map(judge).collect()
}

#[test]
fn only_what_is_over_is_judged() {
    let running = Subject::of(&Desk::of("burgundy", &[], "ab").fold).map(|_| ());
    assert!(matches!(running, Err(Fault::Unfinished)));
    let desk = over();
    assert_eq!(desk.fold.state(), State::Over);
    let subject = Subject::of(&desk.fold).unwrap();
    assert_eq!(subject.game(), "burgundy");
    let own: Vec<usize> = subject.walk().map(|decision| decision.unwrap().at).collect();
    assert!(own.len() > 3 && own.is_sorted());
}

#[test]
fn an_analysis_grows_until_all_is_judged() {
    let (desk, coach) = (over(), coach());
    let read = |stored| Study::read(Subject::of(&desk.fold).unwrap(), &*coach, stored).unwrap();
    let mut study = read(Vec::new());
    assert!(study.fits(&desk.fold));
    let all = found(study.subject(), &*coach);
    let places: Vec<usize> = all.iter().map(|(at, ..)| *at).collect();
    let (ann, bob) = (Some(person('a')), Some(person('b')));
    let state = |study: &Study, worker| study.shown(ann, worker, 0).state;
    assert_eq!(
        (state(&study, None), state(&study, bob)),
        (StudyState::Resting, StudyState::Running)
    );
    assert_eq!(study.next(), Some(places[0]));
    let mut stored = Vec::new();
    for (done, (at, found, kept)) in all.into_iter().enumerate() {
        assert!(!study.is_done());
        assert_eq!(study.next(), Some(at));
        let before = study.shown(ann, bob, 0);
        assert_eq!((before.done, before.of, before.players.len()), (done, places.len(), 0));
        study.add(found);
        stored.push((at as u32, kept));
    }
    assert_eq!((study.is_done(), study.next(), study.known()), (true, None, places.clone()));
    let whole = study.shown(ann, None, 0);
    assert_eq!((whole.state, whole.players.len()), (StudyState::Done, 2));
    assert_eq!(whole.decisions.len(), places.len());
    // The bad one is a turning point, and only of it there is something to say.
    assert_eq!(whole.turnings.len(), 1);
    assert_eq!(whole.turnings[0].at, places[1]);
    let told: Vec<bool> = whole.decisions.iter().map(|one| one.moment.is_some()).collect();
    assert_eq!(told.iter().filter(|told| **told).count(), 1);
    assert_eq!((whole.decisions[0].grade, whole.decisions[1].grade), (Grade::Good, Grade::Blunder));
    let best = &whole.decisions[0].best;
    assert_eq!((best.chances[0], best.points[0]), (0.123, 100.1), "as exact as one can see");
    let news = study.shown(ann, None, places.len() - 1);
    assert_eq!(news.decisions.len(), 1, "what somebody has is not sent again");
    let again = read(stored.clone());
    assert_eq!((again.known(), again.is_done()), (places, true), "nothing is judged twice");
    // What cannot be read, or belongs to another line of play, is not known.
    stored[0].1 = "{".to_owned();
    stored[2].1 = stored[1].1.clone();
    assert_eq!(read(stored).known().len(), again.known().len() - 2);
}

#[test]
fn only_whoever_began_it_is_told_that_it_is_theirs() {
    let (desk, coach) = (over(), coach());
    let study = Study::read(Subject::of(&desk.fold).unwrap(), &*coach, Vec::new()).unwrap();
    let (ann, bob) = (Some(person('a')), Some(person('b')));
    let yours = |guest, worker| study.shown(guest, worker, 0).yours;
    assert!(yours(ann, ann));
    assert!(!yours(ann, bob) && !yours(ann, None) && !yours(None, None) && !yours(None, bob));
}

#[test]
fn what_somebody_else_found_is_learned_where_it_fits() {
    let (desk, coach) = (over(), coach());
    let mut study = Study::read(Subject::of(&desk.fold).unwrap(), &*coach, Vec::new()).unwrap();
    let all = found(study.subject(), &*coach);
    let (at, _, kept) = &all[0];
    assert!(!study.learn(*at, "{", &*coach));
    assert!(!study.learn(all[1].0, kept, &*coach), "another decision");
    assert!(!study.learn(9_999, kept, &*coach), "no decision");
    assert_eq!(study.known(), [0; 0]);
    assert!(study.learn(*at, kept, &*coach));
    assert_eq!(study.known(), [*at]);
}

/// Turning points before a decision that nobody has judged are told, those after it are not.
#[test]
fn what_comes_after_a_gap_waits() {
    let (desk, coach) = (over(), coach());
    let mut study = Study::read(Subject::of(&desk.fold).unwrap(), &*coach, Vec::new()).unwrap();
    let mut all = found(study.subject(), &*coach).into_iter();
    let (first, second) = (all.next().unwrap(), all.next().unwrap());
    study.add(second.1);
    assert_eq!(study.shown(None, None, 0).turnings.len(), 0);
    study.add(first.1);
    assert_eq!(study.shown(None, None, 0).turnings.len(), 1);
}

#[test]
fn a_game_that_goes_on_is_another() {
    let mut desk = Desk::of("burgundy", &[], "a.");
    while desk.fold.state() == State::Running {
        desk.play_some();
    }
    let study = Study::read(Subject::of(&desk.fold).unwrap(), &*coach(), Vec::new()).unwrap();
    assert!(study.fits(&desk.fold));
    desk.add(vec![Entry::Undo { to: desk.fold.line.moves() - 1 }]);
    assert!(!study.fits(&desk.fold), "it runs again");
    while desk.fold.state() == State::Running {
        desk.play_some();
    }
    assert!(!study.fits(&desk.fold), "it ended otherwise");
}

/// What was judged can be tried again: what is to be found is what would have been better, and it is worth
/// what was lost.
#[test]
fn a_moment_of_a_game_is_a_puzzle() {
    let (desk, coach) = (over(), coach());
    let read = || Study::read(Subject::of(&desk.fold).unwrap(), &*coach, Vec::new()).unwrap();
    let decision = read().subject().walk().map(Result::unwrap).next().unwrap();
    let none = Riddle::of_moment(&desk.fold, &read(), decision.at).map(|_| ());
    assert!(matches!(none, Err(Fault::NoPage)));
    let legal = decision.game.legal(decision.seat);
    let better = legal.into_iter().find(|action| *action != decision.action).unwrap();
    let was_best = Review { ahead: Figure { mean: 0.25, error: 0.5 }, ..review(&decision, 0.0) };
    let was_worse = Review { best: vec![better], ..review(&decision, 0.5) };
    for (review, chance, points) in [(was_best, 0.25, 0.0), (was_worse, 0.5, 5.0)] {
        let mut study = read();
        study.add(Found::kept(&decision, 8, Some(review.clone()), &*coach).0);
        let riddle = Riddle::of_moment(&desk.fold, &study, decision.at).unwrap();
        assert_eq!(riddle.task(), (decision.at, decision.seat, &review.best[..]));
        let Weighed::Known(verdict) = riddle.weigh(&[]).unwrap() else { panic!("it is known") };
        assert_eq!((verdict.answered, &verdict.solution.actions), (Answered::Shown, &review.best));
        let worth = (verdict.solution.chance.mean, verdict.solution.points.mean);
        assert_eq!(worth, (chance, points));
    }
}
