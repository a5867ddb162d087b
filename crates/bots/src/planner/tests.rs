//! What planning promises, on the game that can be planned and on small ones that cannot.

use std::cell::Cell;
use std::collections::HashMap;
use std::time::Duration;

use quadrivium_core::{
    Actor, Audit, BadOptions, Chance, Imbalance, Observer, Options, Rules, Score, Settings, Sight,
    Standings, Viewer,
};
use quadrivium_kit::toy::{Move, Toy};
use quadrivium_labora::{
    Action, Building, Country, Good, Labora, Marker, Options as Chosen, Position, Rank,
};
use serde::{Deserialize, Serialize};

use super::*;

const GO_ON: ControlFlow<()> = ControlFlow::Continue(());

fn start(country: Country) -> Labora {
    Labora::new(&Chosen::long(1, country)).unwrap()
}

fn planned(game: &Labora, limits: Limits) -> Line<Action> {
    plan(game, limits, &mut |_| GO_ON).unwrap()
}

/// The game after a line, every action of which must be legal.
fn played(game: &Labora, line: &Line<Action>) -> Labora {
    let mut game = game.clone();
    for &action in &line.actions {
        game.apply(Seat::A.into(), action).unwrap();
    }
    game
}

#[test]
fn a_line_is_legal_and_has_the_points_that_the_rules_say() {
    for country in [Country::France, Country::Ireland] {
        let game = start(country);
        let line = planned(&game, Limits::lines(600).with_heads(2));
        let end = played(&game, &line);
        assert_eq!((end.turn(), end.points(Seat::A)), (Turn::Over, line.points));
        assert_eq!(line.steps().flatten().count(), line.actions.len());
        assert!(line.steps().all(|step| !step.is_empty()));
    }
}

#[test]
fn the_same_limits_give_the_same_line_and_another_seed_another() {
    let game = start(Country::Ireland);
    let limits = Limits::lines(700).with_heads(3);
    assert_eq!(planned(&game, limits), planned(&game, limits));
    assert_ne!(planned(&game, limits), planned(&game, limits.with_seed(2)));
}

#[test]
fn thinking_longer_finds_more() {
    let game = start(Country::France);
    let points = |lines| planned(&game, Limits::lines(lines)).points;
    let (first, later) = (points(0), points(3000));
    assert!(later >= first + 30, "{first}, then {later}");
}

/// The most points that can be had, by looking at everything.
fn most(game: &Labora, known: &mut HashMap<Labora, i32>) -> i32 {
    if game.turn() == Turn::Over {
        return game.points(Seat::A);
    }
    if let Some(&points) = known.get(game) {
        return points;
    }
    let mut offered = Vec::new();
    game.legal(Seat::A, &mut offered);
    let points = offered.iter().map(|&action| {
        let mut next = game.clone();
        next.apply(Seat::A.into(), action).unwrap();
        most(&next, known)
    });
    let points = points.max().unwrap();
    known.insert(game.clone(), points);
    assert!(known.len() < 200_000, "too much to look at");
    points
}

/// The last round of a game in which little is left: everything that can still happen can be looked
/// at.
#[test]
fn the_best_line_of_a_last_round_is_found() {
    let goods = [(Good::Coin, 1), (Good::Straw, 1), (Good::Peat, 1), (Good::Meat, 1)];
    let game = Position::long(1, Country::Ireland)
        .round(32)
        .display(&[Building::Cottage])
        .all_cleared(Seat::A)
        .clergy(Seat::A, Rank::Prior, Seat::A, Building::ClayMound)
        .without(Marker::Joker)
        .goods(Seat::A, &goods)
        .game();
    let mut known = HashMap::new();
    let best = most(&game, &mut known);
    assert!(known.len() > 5000, "only {} positions: too easy", known.len());
    let first = planned(&game, Limits::lines(0)).points;
    assert!(first < best, "the best-looking line has {first} already: too easy");
    assert_eq!(planned(&game, Limits::lines(20_000).with_heads(2)).points, best);
}

/// In the middle of an action too: whatever is asked first can be answered in another way.
#[test]
fn a_plan_can_begin_inside_a_step() {
    let mut game = start(Country::France);
    game.apply(Seat::A.into(), "place cloister_office lay".parse().unwrap()).unwrap();
    assert!(game.habit().is_some());
    let line = planned(&game, Limits::lines(200));
    assert_eq!(played(&game, &line).points(Seat::A), line.points);
}

#[test]
fn as_many_lines_are_tried_as_were_granted() {
    let game = start(Country::France);
    let mut seen = Vec::new();
    let limits = Limits::lines(1001).with_heads(2);
    plan(&game, limits, &mut |progress| {
        seen.push((progress.tried, progress.line.points));
        GO_ON
    })
    .unwrap();
    assert_eq!((seen[0].0, seen.last().unwrap().0), (0, 1001));
    assert!(seen.is_sorted(), "{seen:?}");
}

/// By a clock on which every line takes as long as on a core of its own, about.
#[test]
fn time_is_kept_within_a_tenth() {
    let game = start(Country::France);
    let a_line = Duration::from_micros(140);
    for (time, heads) in [(500, 1), (500, 2)] {
        let time = Duration::from_millis(time);
        let tried = Cell::new(0);
        let elapsed = || a_line * (tried.get() / heads) as u32;
        let limits = Limits::time(time).with_heads(heads as usize);
        plan_within(&game, limits, limits.begin_by(elapsed), &mut |progress| {
            // The clock is looked at before this is told: the lines since then are at most one slice.
            tried.set(progress.tried + SLICE * heads);
            GO_ON
        })
        .unwrap();
        let took = a_line * (tried.get() / heads - SLICE) as u32;
        assert!(took >= time && took <= time.mul_f32(1.1), "{took:?} of {time:?}");
    }
}

#[test]
fn it_stops_when_it_is_told_to_and_when_enough_is_reached() {
    let game = start(Country::Ireland);
    let endless = Limits::lines(u64::MAX);
    let mut calls = 0;
    let line = plan(&game, endless, &mut |_| {
        calls += 1;
        if calls == 3 { ControlFlow::Break(()) } else { GO_ON }
    })
    .unwrap();
    assert_eq!(calls, 3);
    assert_eq!(played(&game, &line).points(Seat::A), line.points);
    let reach = line.points + 1;
    assert!(planned(&game, endless.reaching(reach)).points >= reach);
}

#[test]
fn nothing_is_hoarded_however_long_it_takes() {
    let game = start(Country::France);
    let mut chain = Chain::new(&game, Seat::A, game_rng(1, 1)).unwrap();
    chain.run(500, HOT);
    let held = chain.held();
    chain.run(5000, HOT);
    assert!(chain.held() < held * 2, "{held} positions, then {}", chain.held());
}

#[test]
fn a_finished_game_has_nothing_left_to_plan() {
    let game = start(Country::France);
    let line = planned(&game, Limits::lines(0));
    let end = played(&game, &line);
    let nothing = Line { actions: Vec::new(), steps: Vec::new(), points: line.points };
    assert_eq!(planned(&end, Limits::lines(u64::MAX)), nothing);
}

#[test]
fn what_is_not_in_one_hand_is_refused() {
    let toy = Toy::new(&Options::from_settings(&Settings::players(3)).unwrap()).unwrap();
    let refused = plan(&toy, Limits::lines(10), &mut |_| GO_ON).unwrap_err();
    assert_eq!(refused, Unplannable::Company { players: 3 });
    assert!(refused.to_string().contains("here 3 play"), "{refused}");
    for (kind, expected) in [
        (Kind::ChanceFirst, Unplannable::Chance),
        (Kind::ChanceLater, Unplannable::Chance),
        (Kind::Secret, Unplannable::Secrets),
        (Kind::Endless, Unplannable::Endless),
    ] {
        let game = Alone { kind, left: 3 };
        assert_eq!(plan(&game, Limits::lines(10), &mut |_| GO_ON), Err(expected));
    }
}

/// A game for one in which there is something that nobody can plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Alone {
    kind: Kind,
    left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Kind {
    ChanceFirst,
    ChanceLater,
    Secret,
    Endless,
}

impl Rules for Alone {
    type Options = <Toy as Rules>::Options;
    type Action = Move;
    type Event = <Toy as Rules>::Event;
    type Illegal = <Toy as Rules>::Illegal;

    const NAME: &'static str = "alone";
    const RULES: u16 = 1;

    fn new(_: &Self::Options) -> Result<Self, BadOptions> {
        Ok(Self { kind: Kind::Endless, left: 1 })
    }

    fn players(&self) -> u8 {
        1
    }

    fn turn(&self) -> Turn {
        match (self.kind, self.left) {
            (_, 0) => Turn::Over,
            (Kind::ChanceFirst, 3) | (Kind::ChanceLater, 1) => Turn::Chance,
            _ => Turn::of(Seat::A),
        }
    }

    fn legal(&self, _: Seat, out: &mut Vec<Move>) {
        out.clear();
        out.push(Move::Pass);
    }

    fn apply_seen(
        &mut self,
        _: Actor,
        _: Move,
        _: &mut impl Observer<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        if self.kind != Kind::Endless {
            self.left -= 1;
        }
        Ok(())
    }
}

impl Chance for Alone {}

impl Sight for Alone {
    type View = ();

    fn view(&self, _: Viewer) {}

    fn hides_from(&self, _: Seat) -> bool {
        self.kind == Kind::Secret
    }
}

impl Score for Alone {
    fn points(&self, _: Seat) -> i32 {
        0
    }

    fn standings(&self) -> Standings {
        Standings::ranked(std::iter::empty())
    }
}

impl Audit for Alone {
    fn audit(&self) -> Result<(), Imbalance> {
        Ok(())
    }
}

impl Heuristic for Alone {
    type Scratch = ();
}
