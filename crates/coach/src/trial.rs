//! Turns put on trial: each is played on many times, always in the same worlds and with the same chances
//! as the others, and judged at the same kind of moment.
//!
//! A search cannot say this. It looks at its favourites more often and deeper, it counts the bad replies
//! it tried among the good ones, and what it finds at thousands of leaves comes from one and the same
//! tree: such numbers differ between two orders of the same turn by more than their spread admits.

use quadrivium_bots::{Outlook, Worth};
use quadrivium_core::{Key, Playable, Seat, Standings, game_rng};
use rand::{Rng, RngExt};

use crate::coach::{Coach, Patience};
use crate::figure::{Figure, Spread};

/// The fewest games from which something is told.
pub(crate) const FEWEST: usize = 8;
/// So often everything is tried, however much somebody hurries: what is shown has a margin.
const ALWAYS: usize = 3;
/// More often than this says nothing new.
const MOST: usize = 400;
/// How far the judgement of a position may be off, as a part of how far judgements spread.
const BLUR: f32 = 0.2;

/// How far turns are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// Until it is that player's turn again, and then judged at first sight: quick, and as good as
    /// whoever judges.
    NextTurn,
    /// To the end of the game, or as far as one can see: where the end is farther away, it is judged there.
    /// For somebody who waits.
    Horizon,
    /// To the end of the game: slow, and nobody judges but the rules.
    End,
}

/// What became of a turn in one world.
#[derive(Clone, Debug)]
pub(crate) struct Fate {
    pub outlook: Outlook,
    pub worth: Worth,
    /// How it ended, if it did.
    pub end: Option<Standings>,
}

/// One of the numbers of a fate.
type Reading = fn(&Fate, Seat) -> f32;

/// What was found about some turns; nothing so far, by games as far as one can see.
#[derive(Clone, Debug)]
pub struct Trial {
    until: Until,
    /// World by world, turn by turn.
    rounds: Vec<Vec<Fate>>,
    looks: u32,
}

impl Default for Trial {
    fn default() -> Self {
        Self { until: Until::Horizon, rounds: Vec::new(), looks: 0 }
    }
}

impl<G: Playable> Coach<G> {
    /// Tries turns of a player, as long as there are decisions left to look at and nobody has had
    /// enough. What the player cannot know is dealt before: a decision that would show it shows what
    /// was dealt.
    pub fn try_out(
        &mut self,
        game: &G,
        seat: Seat,
        turns: &[&[G::Action]],
        until: Until,
        patience: &Patience<'_>,
        rng: &mut impl Rng,
    ) -> Trial {
        let mut trial = Trial { until, rounds: Vec::new(), looks: 0 };
        self.try_on(&mut trial, game, seat, turns, patience, rng);
        trial
    }

    /// Tries the same turns again, so many looks more.
    pub(crate) fn try_on(
        &mut self,
        trial: &mut Trial,
        game: &G,
        seat: Seat,
        turns: &[&[G::Action]],
        patience: &Patience<'_>,
        rng: &mut impl Rng,
    ) {
        let enough = trial.looks.saturating_add(patience.looks);
        let never = || false;
        while trial.rounds.len() < MOST {
            let hurried = trial.rounds.len() >= ALWAYS;
            if hurried && (trial.looks >= enough || (patience.stop)()) {
                return;
            }
            let stop: &dyn Fn() -> bool = if hurried { patience.stop } else { &never };
            let seed = rng.random();
            let mut fates = Vec::new();
            for &turn in turns {
                let chance = &mut game_rng(seed, 0);
                let mut world = game.clone();
                world.determinize(seat, chance);
                for &action in turn {
                    world.apply(seat.into(), action).expect("it is legal in every such world");
                }
                let played = self.reader.play_on(&mut world, seat, trial.until, stop, chance);
                let Some((took, fate)) = played else { return };
                trial.looks += took.max(1);
                fates.push(fate);
            }
            trial.rounds.push(fates);
        }
    }
}

impl Trial {
    /// What became of some turns until the next one, world by world.
    #[cfg(test)]
    pub(crate) fn of(rounds: Vec<Vec<Fate>>) -> Self {
        Self { until: Until::NextTurn, rounds, looks: 0 }
    }

    /// In how many worlds they were tried.
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// How many decisions were looked at for it.
    pub fn looks(&self) -> u32 {
        self.looks
    }

    /// Puts the turns in another order.
    pub(crate) fn reorder(&mut self, order: &[usize]) {
        for fates in &mut self.rounds {
            *fates = order.iter().map(|&at| fates[at].clone()).collect();
        }
    }

    fn each(&self, turn: usize, of: Reading, seat: Seat) -> impl Iterator<Item = f32> {
        self.rounds.iter().map(move |fates| of(&fates[turn], seat))
    }

    /// What part of the games had an end.
    fn ended(&self) -> f32 {
        let fates = || self.rounds.iter().flatten();
        let ends = fates().filter(|fate| fate.end.is_some()).count();
        ends as f32 / fates().count().max(1) as f32
    }

    /// Only what was judged may be judged wrongly.
    fn blur(&self) -> f32 {
        match self.until {
            Until::NextTurn => BLUR,
            Until::Horizon => BLUR * (1.0 - self.ended()),
            Until::End => 0.0,
        }
    }

    /// Whether victories were counted, and not judged.
    fn counts_victories(&self) -> bool {
        self.until != Until::NextTurn && self.ended() >= 1.0
    }

    /// Somebody's points in the end after a turn.
    pub fn points(&self, turn: usize, seat: Seat) -> Figure {
        Figure::average(self.each(turn, points, seat), self.blur())
    }

    /// Somebody's chance to win after a turn.
    pub fn chance(&self, turn: usize, seat: Seat) -> Figure {
        let shares = self.each(turn, share, seat);
        if self.counts_victories() {
            Figure::won(shares)
        } else {
            Figure::average(shares, self.blur())
        }
    }

    /// How far from the average somebody's points may usually be in the end; nothing where too few games
    /// say so.
    pub(crate) fn spread(&self, turn: usize, seat: Seat) -> Option<f32> {
        let ends = self.rounds.iter().map(|fates| &fates[turn]).filter(|fate| fate.end.is_some());
        let points: Vec<f32> = ends.map(|fate| points(fate, seat)).collect();
        let told = self.until != Until::NextTurn && points.len() >= FEWEST;
        told.then(|| Spread::of(points.into_iter()).deviation)
    }

    fn ahead(&self, one: usize, other: usize, of: Reading, seat: Seat) -> Figure {
        let more = self.rounds.iter().map(|fates| of(&fates[one], seat) - of(&fates[other], seat));
        Figure::average(more, self.blur())
    }

    /// How many points more a turn brings than another, world by world.
    pub fn points_ahead(&self, one: usize, other: usize, seat: Seat) -> Figure {
        self.ahead(one, other, points, seat)
    }

    /// How much more chance to win a turn brings than another, world by world.
    pub fn chance_ahead(&self, one: usize, other: usize, seat: Seat) -> Figure {
        let more =
            self.rounds.iter().map(|fates| share(&fates[one], seat) - share(&fates[other], seat));
        if self.counts_victories() {
            Figure::won_more(more)
        } else {
            Figure::average(more, self.blur())
        }
    }

    /// By how much a turn is better than another, by what the player plays for.
    pub(crate) fn worth_ahead(&self, one: usize, other: usize, seat: Seat) -> Figure {
        self.ahead(one, other, |fate, seat| fate.worth[seat.index()], seat)
    }

    /// How much more a player has in the end from each source after a turn than after another. Nothing
    /// where too few games were played to the end.
    pub(crate) fn sources_ahead(
        &self,
        one: usize,
        other: usize,
        seat: Seat,
    ) -> Vec<(&'static str, Figure)> {
        let both = |fates: &'_ Vec<Fate>| fates[one].end.clone().zip(fates[other].end.clone());
        let ends: Vec<(Standings, Standings)> = self.rounds.iter().filter_map(both).collect();
        if ends.len() < FEWEST {
            return Vec::new();
        }
        let standing = |end: &Standings| end.of(seat).map(|it| it.breakdown.0.clone());
        let sources = standing(&ends[0].0).unwrap_or_default();
        let more = sources.into_iter().map(|(source, _)| {
            let of = |end: &Standings| {
                end.of(seat).and_then(|it| it.breakdown.get(source)).unwrap_or(0) as f32
            };
            let differences = ends.iter().map(|(one, other)| of(one) - of(other));
            (source, Figure::average(differences, 0.0))
        });
        more.collect()
    }
}

fn points(fate: &Fate, seat: Seat) -> f32 {
    fate.outlook.points[seat.index()]
}

fn share(fate: &Fate, seat: Seat) -> f32 {
    fate.outlook.shares[seat.index()]
}

#[cfg(test)]
mod tests {
    use quadrivium_bots::Aim;

    use super::*;
    use crate::Depth;
    use crate::testing::choice;

    fn tried(until: Until, decisions: u32, stop: bool) -> (Trial, Seat) {
        let (game, seat, offered) = choice();
        let turns: Vec<_> = offered.iter().map(std::slice::from_ref).collect();
        let mut coach = Coach::new(None, Aim::VICTORY, Depth { first: 1, whole: 1 });
        let rng = &mut game_rng(3, 1);
        let patience = Patience { looks: decisions, stop: &|| stop };
        (coach.try_out(&game, seat, &turns, until, &patience, rng), seat)
    }

    #[test]
    fn what_changes_by_source_is_what_changes_in_all() {
        let (trial, seat) = tried(Until::End, 10_000, false);
        assert!(trial.rounds() >= FEWEST);
        let by_source: f32 = trial.sources_ahead(0, 1, seat).iter().map(|(_, it)| it.mean).sum();
        let in_all = trial.points_ahead(0, 1, seat).mean;
        assert!((by_source - in_all).abs() < 1e-3, "{by_source} {in_all}");
    }

    #[test]
    fn a_few_games_say_little() {
        let (trial, seat) = tried(Until::End, 1, false);
        assert_eq!(trial.rounds(), ALWAYS);
        assert!(trial.spread(0, seat).is_none() && trial.sources_ahead(0, 1, seat).is_empty());
        assert!(
            trial.chance_ahead(0, 1, seat).error > 0.3,
            "nobody knows who wins from three games"
        );
    }

    #[test]
    fn somebody_in_a_hurry_hears_something_with_a_margin() {
        let (trial, seat) = tried(Until::NextTurn, 1, true);
        assert_eq!(trial.rounds(), ALWAYS);
        assert!(trial.points(0, seat).error > 0.0);
    }

    #[test]
    fn a_turn_is_no_better_than_itself() {
        let (trial, seat) = tried(Until::NextTurn, 500, false);
        assert_eq!(trial.points_ahead(1, 1, seat), Figure::default());
        let (one, other) = (trial.points(0, seat), trial.points(1, seat));
        let ahead = trial.points_ahead(0, 1, seat);
        assert!((one.mean - other.mean - ahead.mean).abs() < 1e-3);
    }
}
