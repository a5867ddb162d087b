//! Clear cases: positions in which one turn is better than all others, beyond doubt. A puzzle is one.
//!
//! A hint compares the best turns by how they begin. Here every decision along the best turn is asked
//! again what else could be done, since a turn that only ends otherwise is another turn too. What
//! leads to the same position is one turn; what is as good, as far as one can say, stands beside the
//! best, and everything else must lie clearly behind all of these.

use quadrivium_core::{Playable, Seat};
use rand::Rng;

use crate::answer::ends_turn;
use crate::coach::{Coach, Patience};
use crate::figure::Figure;
use crate::reason::Reason;
use crate::trial::{Trial, Until};
use crate::turn::Turn;

/// So many beginnings of a turn are followed.
const BEGINNINGS: usize = 8;
/// So many ways to go on otherwise are followed at each later decision of the best turn.
const BRANCHES: usize = 3;
/// More turns than this are not compared.
const MOST_TURNS: usize = 16;
/// What part of the looks goes into each later decision.
const LATER: u32 = 4;
/// Less than this part of the bar is no difference.
const SAME: f32 = 0.4;
/// At first glance this part of the bar is promising.
const PROMISING: f32 = 0.6;

/// In so many stages games are played to the end; after each it is looked whether that is worth while.
const STAGES: u32 = 4;
/// What is behind by this part of its margin will hardly be ahead in the end.
const HOPELESS: f32 = 0.3;
/// So many games to the end say enough, where they are sure.
const ENOUGH: usize = 16;
/// They must leave room for this part of what was found.
const HALF: f32 = 0.5;

/// How clear a case must be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// By so much chance to win the best is ahead of what is not as good.
    pub chance: f32,
    /// By so many points, where somebody plays alone.
    pub points: f32,
    /// So many turns are compared that are not as good.
    pub others: usize,
    /// At most so many turns are as good as the best, itself among them.
    pub equals: usize,
}

/// A position in which one turn is clearly best.
#[derive(Clone)]
pub struct Clear<G: Playable> {
    equals: Vec<Turn<G>>,
    next: Turn<G>,
    /// By how much it is better than the next one, by what the player plays for.
    worth: f32,
    /// By how much chance to win the best is ahead of the next one.
    pub chance: Figure,
    /// By how many points it is ahead of the next one.
    pub points: Figure,
    /// Whether nothing else brings as many points at once.
    pub greedy: bool,
}

impl<G: Playable> Clear<G> {
    /// The best turn, then those that are as good.
    pub fn turns(&self) -> impl Iterator<Item = &[G::Action]> {
        self.equals.iter().map(|turn| &turn.actions[..])
    }

    /// The best of those that are not as good.
    pub fn next(&self) -> &[G::Action] {
        &self.next.actions
    }

    /// The same with the numbers of somebody who looked deeper, and with everything that either of them
    /// found as good.
    #[must_use]
    pub fn with(mut self, deeper: &Self) -> Self {
        for turn in &deeper.equals {
            if !self.equals.iter().any(|other| other.comes_to(turn)) {
                self.equals.push(turn.clone());
            }
        }
        Self { next: deeper.next.clone(), chance: deeper.chance, points: deeper.points, ..self }
    }

    /// Whether somebody who thought about the same position again found the same: the best of each is
    /// among the good ones of the other.
    pub fn agrees(&self, other: &Self) -> bool {
        let among = |one: &Self, other: &Self| {
            other.equals.iter().any(|turn| turn.comes_to(&one.equals[0]))
        };
        among(self, other) && among(other, self)
    }
}

impl<G: Playable> Coach<G> {
    /// Looks for a turn that is clearly best; nothing where there is none or too little to choose.
    pub fn clear_case(
        &mut self,
        game: &G,
        seat: Seat,
        bar: Bar,
        rng: &mut impl Rng,
    ) -> Option<Clear<G>> {
        let mut offered = Vec::new();
        game.legal(seat, &mut offered);
        if offered.len() < 2 {
            return None;
        }
        let whole = self.depth.whole;
        let mut turns = Vec::new();
        self.branch(game, seat, &[], whole, BEGINNINGS, &mut turns, rng);
        // A first glance, since most positions are no clear case.
        let few = Patience { looks: self.depth.first, stop: &|| false };
        let trial = self.try_out(game, seat, &lines(&turns), Until::NextTurn, &few, rng);
        let best = best(&trial, turns.len(), seat);
        let behind = |at: usize| trial.ahead_by(game, best, at, seat).mean;
        let glance = (0..turns.len()).filter(|&at| behind(at) >= PROMISING * bar.least(game));
        let glance = glance.count();
        if glance < bar.others.min(2) || turns.len() - glance > bar.equals + 1 {
            return None;
        }
        turns.swap(0, best);
        let line = turns[0].actions.clone();
        for decided in 1..line.len() {
            let looks = whole / LATER;
            self.branch(game, seat, &line[..decided], looks, BRANCHES, &mut turns, rng);
        }
        turns.truncate(MOST_TURNS);
        let enough = Patience { looks: whole, stop: &|| false };
        let trial = self.try_out(game, seat, &lines(&turns), Until::NextTurn, &enough, rng);
        found(game, seat, &turns, &trial, bar)
    }

    /// Adds turns that begin with these decisions and then go different ways, the likeliest first.
    #[expect(clippy::too_many_arguments, reason = "a step of the search above, told apart")]
    fn branch(
        &mut self,
        game: &G,
        seat: Seat,
        decided: &[G::Action],
        looks: u32,
        most: usize,
        turns: &mut Vec<Turn<G>>,
        rng: &mut impl Rng,
    ) {
        let mut position = game.clone();
        for &action in decided {
            if position.reveals(seat, action) || position.apply(seat.into(), action).is_err() {
                return;
            }
        }
        let thought =
            self.search.pick(&position, seat, &mut Patience { looks, stop: &|| false }, rng);
        if thought.is_none() {
            return;
        }
        let mut candidates: Vec<_> = self.search.candidates().to_vec();
        candidates.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        let mut added = 0;
        for candidate in candidates.iter().filter(|one| one.visits > 0) {
            let rest = self.turn(&position, seat, candidate.action, rng).actions;
            let actions = [decided, &rest].concat();
            let turn = Turn::of(game, seat, until_over(game, seat, actions));
            if !turns.iter().any(|other| other.comes_to(&turn)) {
                turns.push(turn);
                added += 1;
            }
            if added == most {
                return;
            }
        }
    }

    /// What speaks for the best turn against the next one, from games that are played to the end. Nothing
    /// where those speak against it, or say that it is not half as much better: chance blurs what they
    /// say more than what was found, but nobody judges in them but the rules.
    pub fn why_clear(
        &mut self,
        game: &G,
        seat: Seat,
        clear: &Clear<G>,
        rng: &mut impl Rng,
    ) -> Option<Reason> {
        let patience = Patience { looks: self.depth.whole / STAGES, stop: &|| false };
        let both = [&clear.equals[0].actions[..], clear.next()];
        let mut trial = self.try_out(game, seat, &both, Until::End, &patience, rng);
        for _ in 1..STAGES {
            let ahead = trial.worth_ahead(0, 1, seat);
            // What has come to nothing is given up early, and what is sure needs no more.
            if ahead.mean < -HOPELESS * ahead.error || (ahead.is_sure() && trial.rounds() >= ENOUGH)
            {
                break;
            }
            self.try_on(&mut trial, game, seat, &both, &patience, rng);
        }
        let ahead = trial.worth_ahead(0, 1, seat);
        let mut reason = clear.equals[0].reason.clone();
        reason.expect(&trial.sources_ahead(0, 1, seat));
        let fits = ahead.mean > 0.0 && ahead.mean + ahead.error >= HALF * clear.worth;
        fits.then_some(reason)
    }
}

impl Bar {
    /// What a difference must be, by what is played for.
    fn least<G: Playable>(self, game: &G) -> f32 {
        if game.players() == 1 { self.points } else { self.chance }
    }
}

impl Trial {
    /// By how much a turn is ahead of another: in points for somebody alone, else in chance to win.
    fn ahead_by<G: Playable>(&self, game: &G, one: usize, other: usize, seat: Seat) -> Figure {
        if game.players() == 1 {
            self.points_ahead(one, other, seat)
        } else {
            self.chance_ahead(one, other, seat)
        }
    }
}

fn lines<G: Playable>(turns: &[Turn<G>]) -> Vec<&[G::Action]> {
    turns.iter().map(|turn| &turn.actions[..]).collect()
}

/// The turn that did best.
fn best(trial: &Trial, turns: usize, seat: Seat) -> usize {
    (0..turns).fold(
        0,
        |best, at| {
            if trial.worth_ahead(at, best, seat).mean > 0.0 { at } else { best }
        },
    )
}

/// These decisions as far as the turn goes. Who plays alone has a turn as long as they go on with what
/// they have begun.
fn until_over<G: Playable>(game: &G, seat: Seat, mut actions: Vec<G::Action>) -> Vec<G::Action> {
    if game.players() > 1 {
        return actions;
    }
    let mut position = game.clone();
    let over = actions.iter().position(|&action| {
        position.apply(seat.into(), action).expect("a turn that was found is legal");
        ends_turn(&position, seat)
    });
    actions.truncate(over.map_or(actions.len(), |last| last + 1));
    actions
}

/// Tells the good turns from the others; nothing where there is no clear line between them.
fn found<G: Playable>(
    game: &G,
    seat: Seat,
    turns: &[Turn<G>],
    trial: &Trial,
    bar: Bar,
) -> Option<Clear<G>> {
    let first = best(trial, turns.len(), seat);
    let least = bar.least(game);
    let behind = |at: usize| trial.ahead_by(game, first, at, seat);
    let (mut equals, mut others) = (vec![first], Vec::new());
    for at in (0..turns.len()).filter(|&at| at != first) {
        let lost = behind(at);
        if lost.mean >= least && lost.is_sure() && trial.worth_ahead(first, at, seat).is_sure() {
            others.push(at);
        } else if lost.mean < SAME * least {
            equals.push(at);
        } else {
            return None;
        }
    }
    if others.len() < bar.others || equals.len() > bar.equals {
        return None;
    }
    let next = *others.iter().min_by(|&&a, &&b| behind(a).mean.total_cmp(&behind(b).mean))?;
    let at_once = |at: usize| -> i32 { turns[at].reason.now.iter().map(|gain| gain.points).sum() };
    let greedy = others.iter().all(|&other| at_once(other) < at_once(first));
    let (chance, points) =
        (trial.chance_ahead(first, next, seat), trial.points_ahead(first, next, seat));
    let worth = trial.worth_ahead(first, next, seat).mean;
    let next = turns[next].clone();
    let equals = equals.into_iter().map(|at| turns[at].clone()).collect();
    Some(Clear { equals, next, worth, chance, points, greedy })
}

#[cfg(test)]
mod tests {
    use quadrivium_bots::Outlook;
    use quadrivium_core::Key;
    use quadrivium_kit::toy::Toy;

    use super::*;
    use crate::testing::choice;
    use crate::trial::Fate;

    const BAR: Bar = Bar { chance: 0.1, points: 4.0, others: 2, equals: 2 };

    /// A position with a choice, whose turn it is, and so many turns.
    fn position(turns: usize) -> (Toy, Seat, Vec<Turn<Toy>>) {
        let (game, seat, offered) = choice();
        let each = offered.iter().cycle().take(turns);
        let turns = each.map(|&action| Turn::of(&game, seat, vec![action])).collect();
        (game, seat, turns)
    }

    /// A trial in which each turn had these chances, a little more or less in every other world.
    fn tried(seat: Seat, chances: &[f32], blur: f32) -> Trial {
        let fate = |chance: f32| {
            let mut outlook = Outlook::default();
            outlook.shares[seat.index()] = chance;
            let mut worth = [0.0; Seat::MOST];
            worth[seat.index()] = chance;
            Fate { outlook, worth, end: None }
        };
        let round = |at: usize| -> Vec<Fate> {
            let other = |turn: usize| if (at + turn).is_multiple_of(2) { blur } else { -blur };
            chances.iter().enumerate().map(|(turn, chance)| fate(chance + other(turn))).collect()
        };
        Trial::of((0..40).map(round).collect())
    }

    fn found_in(chances: &[f32], blur: f32) -> Option<(usize, Figure)> {
        let (game, seat, turns) = position(chances.len());
        let clear = found(&game, seat, &turns, &tried(seat, chances, blur), BAR)?;
        Some((clear.turns().count(), clear.chance))
    }

    #[test]
    fn a_case_is_clear_where_all_others_are_far_behind() {
        let (equals, ahead) = found_in(&[0.3, 0.6, 0.45, 0.2], 0.01).unwrap();
        assert_eq!(equals, 1);
        assert!((ahead.mean - 0.15).abs() < 0.021, "ahead of the next best: {ahead:?}");
        let (equals, _) = found_in(&[0.3, 0.6, 0.59, 0.2], 0.0).unwrap();
        assert_eq!(equals, 2, "what is as good stands beside the best");
    }

    #[test]
    fn nothing_may_lie_in_between_or_be_in_doubt() {
        assert!(found_in(&[0.3, 0.6, 0.53, 0.2], 0.0).is_none(), "a turn is neither good nor bad");
        assert!(found_in(&[0.3, 0.6, 0.45, 0.2], 0.2).is_none(), "nobody can be sure");
        assert!(found_in(&[0.6, 0.6, 0.6, 0.2, 0.2], 0.0).is_none(), "too many are as good");
        assert!(found_in(&[0.6, 0.2], 0.0).is_none(), "there is too little to choose from");
    }

    #[test]
    fn who_finds_another_turn_best_does_not_agree() {
        let (game, seat, turns) = position(2);
        let bar = Bar { others: 1, ..BAR };
        let find = |chances: &[f32]| {
            found(&game, seat, &turns, &tried(seat, chances, 0.0), bar).expect("it is clear")
        };
        let (one, other) = (find(&[0.6, 0.2]), find(&[0.2, 0.6]));
        assert!(one.agrees(&one) && !one.agrees(&other));
    }
}
