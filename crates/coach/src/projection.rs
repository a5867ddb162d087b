//! Where everybody stands: now, if the game ended now, and in the end.

use quadrivium_core::{Playable, Seat, Standings, game_rng};
use rand::{Rng, RngExt};
use serde::Serialize;

use crate::coach::Coach;
use crate::figure::Figure;
use crate::reader::Reader;

/// The fewest games from which a spread is told.
const FEWEST: usize = 8;
/// More games than this say nothing new.
const MOST: usize = 200;

/// What one player can expect.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Prospect {
    /// The player.
    pub seat: Seat,
    /// Points in the end.
    pub points: Figure,
    /// How far from that the game may usually end; nothing where too few games were played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spread: Option<f32>,
    /// The chance to win, from 0 to 1.
    pub chance: Figure,
}

/// Where everybody stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Projection {
    /// The points so far.
    pub now: Standings,
    /// The points if the game ended now.
    pub ended: Standings,
    /// What each can expect, in seat order.
    pub expected: Vec<Prospect>,
    /// How many games were played to the end for it.
    pub games: usize,
}

impl<G: Playable> Coach<G> {
    /// Where everybody stands, as far as a seat may know.
    pub fn project(
        &mut self,
        game: &G,
        viewer: Seat,
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Projection {
        let tally = self.reader.glance(game, viewer, self.depth.first, stop, rng);
        let decisions = self.depth.whole.saturating_sub(self.depth.first);
        let ends = Ends::of(&mut self.reader, game, &[&[]], viewer, decisions, stop, rng);
        let expected = Seat::first(game.players()).map(|seat| Prospect {
            seat,
            points: tally.points(seat).into(),
            spread: ends.spread(seat),
            chance: tally.share(seat).into(),
        });
        Projection {
            now: game.standings(),
            ended: game.if_ended(),
            expected: expected.collect(),
            games: ends.games(),
        }
    }
}

/// How games ended that were played on after some decisions, each time with the same chances and the
/// same world for all of them.
pub(crate) struct Ends(Vec<Vec<Standings>>);

impl Ends {
    /// Takes the decisions of the viewer and plays on until so many more were taken in all, or somebody
    /// has had enough. What the viewer cannot know is dealt before: a decision that would show it
    /// shows what was dealt.
    pub fn of<G: Playable>(
        reader: &mut Reader<G>,
        game: &G,
        lines: &[&[G::Action]],
        viewer: Seat,
        decisions: u32,
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Self {
        let mut rounds = Vec::new();
        let mut taken = 0;
        while taken < decisions && rounds.len() < MOST {
            let seed = rng.random();
            let mut ends = Vec::new();
            for &line in lines {
                let chance = &mut game_rng(seed, 0);
                let mut world = game.clone();
                world.determinize(viewer, chance);
                for &action in line {
                    world.apply(viewer.into(), action).expect("it is legal in every such world");
                }
                let Some(took) = reader.play_on(&mut world, decisions - taken, stop, chance) else {
                    return Self(rounds);
                };
                taken += took;
                ends.push(world.standings());
            }
            rounds.push(ends);
            // A few games say nothing.
            if rounds.len() == 1 && u64::from(taken) * FEWEST as u64 > u64::from(decisions) {
                break;
            }
        }
        Self(rounds)
    }

    pub fn games(&self) -> usize {
        self.0.len()
    }

    /// How far the points of a player are from their average, where that can be said.
    fn spread(&self, seat: Seat) -> Option<f32> {
        let points = self.0.iter().filter_map(|ends| ends[0].of(seat)).map(|end| end.points as f32);
        (self.0.len() >= FEWEST).then(|| deviation(points).1)
    }

    /// How much more a player has in the end from each source, on average and with its error, if one
    /// position is played on instead of another.
    pub fn differences(
        &self,
        one: usize,
        other: usize,
        seat: Seat,
    ) -> impl Iterator<Item = (&'static str, f32, f32)> {
        let rounds: &[Vec<Standings>] = if self.0.len() >= FEWEST { &self.0 } else { &[] };
        let first = rounds.first().and_then(|ends| ends[one].of(seat));
        let sources = first.into_iter().flat_map(|end| end.breakdown.0.iter());
        sources.map(move |&(source, _)| {
            let of = |end: &Standings| {
                let standing = end.of(seat).expect("a seat of this game");
                standing.breakdown.get(source).unwrap_or(0) as f32
            };
            let (mean, deviation) =
                deviation(rounds.iter().map(|ends| of(&ends[one]) - of(&ends[other])));
            (source, mean, deviation / (rounds.len() as f32).sqrt())
        })
    }
}

/// The average, and how far single numbers are from it.
fn deviation(numbers: impl Iterator<Item = f32>) -> (f32, f32) {
    let numbers: Vec<f32> = numbers.collect();
    let count = numbers.len().max(1) as f32;
    let mean = numbers.iter().sum::<f32>() / count;
    let squares: f32 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0)).sqrt())
}

#[cfg(test)]
mod tests {
    use quadrivium_bots::{Aim, Judge};
    use quadrivium_core::{Actor, Options, Rules, Settings, Turn};
    use quadrivium_kit::toy::Toy;

    use super::*;

    /// A game in which somebody can choose, and who.
    fn choice() -> (Toy, Seat) {
        let rng = &mut game_rng(2, 1);
        let mut game = Toy::new(&Options::from_settings(&Settings::players(3)).unwrap()).unwrap();
        let mut offered = Vec::new();
        loop {
            match game.turn() {
                Turn::Chance => {
                    let outcome = quadrivium_core::Chance::sample(&game, rng);
                    game.apply(Actor::Chance, outcome).unwrap();
                }
                Turn::Players(seats) => {
                    let seat = seats.iter().next().unwrap();
                    game.legal(seat, &mut offered);
                    if offered.len() > 1 {
                        return (game, seat);
                    }
                    game.apply(seat.into(), offered[0]).unwrap();
                }
                Turn::Over => panic!("somebody chooses in every game"),
            }
        }
    }

    #[test]
    fn what_changes_by_source_is_what_changes_in_all() {
        let (game, seat) = choice();
        let mut offered = Vec::new();
        game.legal(seat, &mut offered);
        let lines: Vec<_> = offered.iter().map(std::slice::from_ref).collect();
        let reader = &mut Reader::new(Judge::new(None, Aim::default()));
        let ends = Ends::of(reader, &game, &lines, seat, 10_000, &|| false, &mut game_rng(3, 1));
        assert!(ends.games() >= FEWEST);
        let by_source: f32 = ends.differences(0, 1, seat).map(|(_, mean, _)| mean).sum();
        let points = |end: &Standings| end.of(seat).unwrap().points as f32;
        let in_all = ends.0.iter().map(|ends| points(&ends[0]) - points(&ends[1]));
        let in_all = in_all.sum::<f32>() / ends.games() as f32;
        assert!((by_source - in_all).abs() < 1e-3, "{by_source} {in_all}");
    }

    #[test]
    fn a_few_games_say_nothing_and_cost_little() {
        let (game, seat) = choice();
        let reader = &mut Reader::new(Judge::new(None, Aim::default()));
        let ends = Ends::of(reader, &game, &[&[]], seat, 3, &|| false, &mut game_rng(3, 1));
        assert!(ends.games() <= 1 && ends.spread(seat).is_none());
        assert_eq!(ends.differences(0, 0, seat).count(), 0);
    }
}
