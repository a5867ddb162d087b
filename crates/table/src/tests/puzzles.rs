//! Puzzles: what may be tried, what is told, and what is not.

use std::path::Path;

use quadrivium_coach::Depth;
use quadrivium_puzzles::collection;
use serde_json::Value;

use crate::api::{Answered, Solving, SolvingWhy, Verdict, Why};
use crate::fault::Fault;
use crate::{Riddle, Weighed, give_puzzles, lacks_puzzles, puzzles};

const GAME: &str = "burgundy";

/// The first puzzle whose best turn has several decisions.
fn riddle() -> (Riddle, Vec<String>) {
    let all = collection(GAME).unwrap();
    let at = all.puzzles.iter().position(|puzzle| puzzle.best().len() > 1).unwrap();
    (Riddle::find(GAME, at as u16 + 1).unwrap(), all.puzzles[at].best().to_vec())
}

fn seen(riddle: &Riddle, moves: &[String]) -> Result<Value, Fault> {
    let asked = Solving { moves: moves.to_vec(), at: None, page: false };
    riddle.seen(&asked, 0).map(|text| serde_json::from_str(&text).unwrap())
}

fn verdict(riddle: &Riddle, moves: &[String]) -> Result<Option<Verdict>, Fault> {
    riddle.weigh(moves).map(|weighed| match weighed {
        Weighed::Known(verdict) => Some(verdict),
        Weighed::Unknown(_) => None,
    })
}

#[test]
fn a_whole_turn_is_judged_and_nothing_less() {
    let (riddle, best) = riddle();
    assert_eq!(riddle.game(), GAME);
    for made in 0..=best.len() {
        let shown = seen(&riddle, &best[..made]).unwrap();
        assert_eq!(shown["over"], Value::Bool(made == best.len()), "{made}");
    }
    let part = verdict(&riddle, &best[..1]).map(|_| ());
    assert!(matches!(part, Err(Fault::BadField { field: "moves", .. })));
    let whole = verdict(&riddle, &best).unwrap().unwrap();
    assert_eq!((whole.answered, whole.behind), (Answered::Solved, None));
    assert_eq!(whole.solution.actions, best);
    assert_eq!(whole.solution.words.len(), best.len(), "each decision in words");
    let shown = verdict(&riddle, &[]).unwrap().unwrap();
    assert_eq!((shown.answered, shown.behind), (Answered::Shown, None));
}

/// Nobody is named where the next to act is chance: it is said that chance is.
#[test]
fn after_a_turn_somebody_is_to_move_or_chance() {
    let all = &collection("orleans").unwrap().puzzles;
    let chance = (1_u16..).zip(all).find(|(number, puzzle)| {
        let riddle = Riddle::find("orleans", *number).unwrap();
        let prompt = seen(&riddle, puzzle.best()).unwrap()["snapshot"]["prompt"].take();
        let named =
            prompt["args"]["players"]["list"].as_array().is_some_and(|names| !names.is_empty());
        assert_eq!(prompt["key"] == "turn-players", named, "{prompt}");
        prompt["key"] == "turn-chance"
    });
    assert!(chance.is_some(), "drawing followers is a turn of its own");
}

#[test]
fn a_turn_that_is_as_good_is_told_apart_from_one_that_is_worse() {
    let (number, puzzle) = (1_u16..).zip(&collection(GAME).unwrap().puzzles).next().unwrap();
    let riddle = Riddle::find(GAME, number).unwrap();
    let next = verdict(&riddle, &puzzle.next).unwrap().unwrap();
    assert_eq!(next.answered, Answered::Worse);
    let behind = next.behind.unwrap();
    assert!(behind.sure && (behind.points.mean - puzzle.points.mean).abs() < 1e-6);
    for turn in &puzzle.turns {
        let answered = verdict(&riddle, turn).unwrap().unwrap().answered;
        assert!(matches!(answered, Answered::Solved | Answered::Equal), "{turn:?}");
    }
    // What a coach is not sure of counts as equal.
    let solution = || verdict(&riddle, &[]).unwrap().unwrap().solution;
    let doubtful = quadrivium_coach::Behind { sure: false, ..behind };
    assert_eq!(solution().verdict(Some(doubtful)).answered, Answered::Equal);
    assert_eq!(solution().verdict(None).answered, Answered::Equal);
    let sure = solution().verdict(Some(behind));
    assert_eq!((sure.answered, sure.behind), (Answered::Worse, Some(behind)));
}

#[test]
fn what_cannot_be_tried_is_refused() {
    let (riddle, best) = riddle();
    for number in [0, collection(GAME).unwrap().puzzles.len() as u16 + 1] {
        assert!(matches!(Riddle::find(GAME, number).map(|_| ()), Err(Fault::NoPage)));
    }
    let nonsense = |times: usize| vec!["nonsense".to_owned(); times];
    assert!(matches!(seen(&riddle, &nonsense(65)), Err(Fault::BadField { field: "moves", .. })));
    assert!(matches!(seen(&riddle, &nonsense(64)), Err(Fault::Refused { .. })));
    let beyond: Vec<_> = best.iter().chain(&best).cloned().collect();
    assert!(matches!(seen(&riddle, &beyond), Err(Fault::Refused { .. } | Fault::TooFar { .. })));
    let seat = collection(GAME).unwrap().puzzles[0].seat;
    let why = Why { seat, actions: nonsense(1) };
    let reasons = Riddle::find(GAME, 1).unwrap().why(&SolvingWhy { moves: Vec::new(), why });
    assert!(reasons.unwrap().refusals[0].is_some());
}

#[test]
fn an_earlier_position_can_be_looked_at() {
    let (riddle, best) = riddle();
    let asked = |at| Solving { moves: best.clone(), at, page: true };
    let shown =
        |at| -> Value { serde_json::from_str(&riddle.seen(&asked(at), 0).unwrap()).unwrap() };
    assert_eq!(shown(Some(3))["snapshot"]["moves"], 3);
    let now = shown(None)["snapshot"]["moves"].as_u64().unwrap();
    assert_eq!(shown(Some(now as u32 - 1))["snapshot"]["moves"], now - 1);
}

#[test]
fn each_day_has_its_puzzle_and_a_month_back() {
    const DAY: u64 = 86_400_000;
    let today = puzzles(GAME, 20_000 * DAY + DAY - 1).unwrap();
    let tomorrow = puzzles(GAME, 20_001 * DAY).unwrap();
    assert_eq!((today.day, tomorrow.day), (20_000, 20_001));
    assert_eq!((today.days.len(), &tomorrow.days[1..]), (30, &today.days[..29]));
    let all = collection(GAME).unwrap();
    assert_eq!(Some(today.days[0]), all.of_day(20_000));
    assert_eq!(today.puzzles.len(), all.puzzles.len());
    assert_eq!(today.puzzles[0].moves as usize, all.puzzles[0].at);
    assert!(matches!(puzzles("chess", 0).map(|_| ()), Err(Fault::NoGame(_))));
}

/// A whole turn of first offers, after some first decision.
fn turn_of_first_offers(riddle: &Riddle, first: usize) -> Vec<String> {
    let mut moves = Vec::new();
    loop {
        let shown = seen(riddle, &moves).unwrap();
        if shown["over"] == true {
            return moves;
        }
        let at = if moves.is_empty() { first } else { 0 };
        moves.push(shown["snapshot"]["choices"][at]["action"].as_str().unwrap().to_owned());
    }
}

/// What nobody has tried before, a coach compares with the best.
#[test]
fn of_any_other_turn_nothing_is_known_before_somebody_thinks() {
    let (riddle, best) = riddle();
    let unknown = |first: &usize| {
        let turn = turn_of_first_offers(&riddle, *first);
        verdict(&riddle, &turn).unwrap().is_none()
    };
    let first = (0..4).find(unknown).expect("a turn that is in no file");
    let turn = turn_of_first_offers(&riddle, first);
    let mut coach = quadrivium_games::coach(GAME, Depth::stand).unwrap();
    let mut behind = |moves: &[String]| {
        riddle.clone().compare(&mut *coach, moves, &|| false).unwrap().expect("it is a turn")
    };
    assert!(behind(&best).points.mean.abs() < 1e-6, "as good as itself");
    assert!(behind(&turn).points.mean.abs() > 1e-6);
    assert_eq!(riddle.task().2, best);
}

#[test]
fn puzzles_that_are_inside_need_not_be_handed_over_and_may() {
    assert!(!lacks_puzzles(GAME) && !lacks_puzzles("chess"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let file = std::fs::read_to_string(folder.join("burgundy.txt")).unwrap();
    assert!(give_puzzles(&file) && give_puzzles(&file), "twice is once");
    assert!(!give_puzzles("no puzzles"));
}
