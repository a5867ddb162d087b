//! The line of play as somebody may go on from it, without learning what they may not know.
//!
//! A table is its actions, so a fork needs actions too. Where some are secret, others are looked
//! for that could have been taken instead: every position on the way must look to that person as
//! the true one did. What is chosen depends on nothing but what they have seen, and two forks of
//! the same position may hold different secrets.
//!
//! It is a search with a bound, step by step and back again. For choices made in secret it finds
//! something at once. In a game in which much is hidden and comes out late it may give up; then
//! there is no fork, rather than one that tells too much or a position that never was.

use std::hash::{BuildHasher, Hash, Hasher, RandomState};

use quadrivium_core::{Actor, AnyGame, Seat, Viewer};
use rand::RngExt;
use rand::rngs::StdRng;

use super::{Line, Step};
use crate::entry::Entry;

/// How many actions are tried in vain before the search is given up.
const MOST_TRIES: usize = 5_000;

/// One move, and as what it was seen.
struct Moment {
    by: Actor,
    action: String,
    /// As each of the viewers knows it.
    seen: Vec<Option<String>>,
}

impl Moment {
    fn is_known(&self) -> bool {
        self.seen.iter().any(|seen| seen.as_ref() == Some(&self.action))
    }
}

/// What some person knows of a line of play: with the eyes of all their seats, or of the public.
pub struct Past {
    start: Box<dyn AnyGame>,
    moments: Vec<Moment>,
    viewers: Vec<Viewer>,
    /// Whether some of the moves asked for are secrets of a running game.
    secret: bool,
    /// The position asked for.
    asked: Box<dyn AnyGame>,
    /// How many moves are asked for.
    moves: usize,
}

/// A secret move of which not all possibilities have been tried.
struct Branch {
    at: usize,
    game: Box<dyn AnyGame>,
    untried: Vec<String>,
}

impl Line {
    /// The first moves, as somebody with these eyes may go on from them; `over` when nothing is a
    /// secret any more.
    pub fn past(&self, viewers: Vec<Viewer>, moves: u32, over: bool) -> Past {
        let seen = |step: &Step, viewer| step.seen_by(viewer).map(str::to_owned);
        let moment = |step: &Step| Moment {
            by: step.by,
            action: step.action.to_string(),
            seen: viewers.iter().map(|&viewer| seen(step, viewer)).collect(),
        };
        let moments: Vec<_> = self.steps.iter().map(moment).collect();
        let asked = self.game_at(moves);
        let moves = moves as usize;
        let unknown = || moments.iter().take(moves).any(|moment| !moment.is_known());
        let secret = !over && unknown();
        Past { start: self.game_at(0), moments, viewers, secret, asked, moves }
    }
}

impl Past {
    /// The moves to go on from; nothing if no others are found for those that are secret.
    pub fn plays(&self, rng: &mut StdRng) -> Option<Vec<Entry>> {
        let actions = if !self.secret || self.has_come_out() {
            self.moments.iter().map(|moment| moment.action.clone()).collect()
        } else {
            // To the present: what has come out since must not be contradicted.
            self.search(rng)?
        };
        let moves = self.moments.iter().zip(actions).take(self.moves);
        Some(moves.map(|(moment, action)| Entry::Play { by: moment.by, action }).collect())
    }

    /// Whether there is nothing in the position asked for that they do not know: a secret that has
    /// come out meanwhile is none.
    fn has_come_out(&self) -> bool {
        let knows = |seat| !self.asked.hides_from(seat);
        self.viewers.iter().any(|viewer| match *viewer {
            Viewer::Seat(seat) => knows(seat),
            Viewer::Public => Seat::first(self.asked.players()).all(knows),
        })
    }

    /// How a position looks to them, as one number: a long game has hundreds of positions, and
    /// their views would fill much memory.
    fn look(&self, game: &dyn AnyGame, key: &RandomState) -> u64 {
        let mut hasher = key.build_hasher();
        for &viewer in &self.viewers {
            game.view_text(viewer).get().hash(&mut hasher);
        }
        hasher.finish()
    }

    fn search(&self, rng: &mut StdRng) -> Option<Vec<String>> {
        let mut truth = self.start.clone();
        let key = RandomState::new();
        let mut looks = Vec::with_capacity(self.moments.len());
        for moment in &self.moments {
            truth.advance(moment.by, &moment.action).ok()?;
            looks.push(self.look(&*truth, &key));
        }
        let mut game = self.start.clone();
        let mut line: Vec<String> = Vec::with_capacity(self.moments.len());
        let mut branches: Vec<Branch> = Vec::new();
        let mut next = None;
        for _ in 0..self.moments.len() + MOST_TRIES {
            let at = line.len();
            let Some(moment) = self.moments.get(at) else { return Some(line) };
            let action = next.take().or_else(|| {
                if moment.is_known() {
                    return Some(moment.action.clone());
                }
                let untried = self.possible(&*game, moment, rng);
                branches.push(Branch { at, game: game.clone(), untried });
                branches.last_mut().and_then(|branch| branch.untried.pop())
            });
            let fits = |action: &String| {
                game.advance(moment.by, action).is_ok() && self.look(&*game, &key) == looks[at]
            };
            if let Some(action) = action.filter(fits) {
                line.push(action);
                continue;
            }
            while branches.last()?.untried.is_empty() {
                branches.pop();
            }
            let branch = branches.last_mut()?;
            line.truncate(branch.at);
            game = branch.game.clone();
            next = branch.untried.pop();
        }
        None
    }

    /// What would look like this secret move, in a random order: the likelier, the later in the list.
    fn possible(&self, game: &dyn AnyGame, moment: &Moment, rng: &mut StdRng) -> Vec<String> {
        let all = match moment.by {
            Actor::Chance => game.outcomes(),
            Actor::Seat(seat) => game.legal(seat).into_iter().map(|action| (action, 1)).collect(),
        };
        let same = |action: &str| {
            let mut eyes = self.viewers.iter().zip(&moment.seen);
            eyes.all(|(&viewer, seen)| game.masked(moment.by, action, viewer) == *seen)
        };
        let mut keyed: Vec<_> = all
            .into_iter()
            .filter(|(action, _)| same(action))
            .map(|(action, weight)| (rng.random::<f64>().powf(1.0 / f64::from(weight)), action))
            .collect();
        keyed.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        keyed.into_iter().map(|(_, action)| action).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use quadrivium_core::{Settings, Turn};
    use quadrivium_kit::toy::Toy;
    use rand::SeedableRng;

    use super::*;

    /// What B knows of two rounds of the toy in which A was dealt these cards and played these.
    fn past(dealt: &[&str], moves: usize) -> Past {
        let start = quadrivium_core::Listing::of::<Toy>().start(&Settings::players(2)).unwrap();
        let mut game = start.clone();
        let mut asked = start.clone();
        let mut moments = Vec::new();
        for text in dealt {
            let (by, action) = text.split_once(' ').unwrap();
            let by: Actor = by.parse().unwrap();
            let seen = vec![game.masked(by, action, Seat::B.into())];
            game.advance(by, action).unwrap();
            moments.push(Moment { by, action: action.to_owned(), seen });
            if moments.len() == moves {
                asked = game.clone();
            }
        }
        assert_ne!(game.turn(), Turn::Over);
        let viewers = vec![Viewer::Seat(Seat::B)];
        Past { start, moments, viewers, secret: true, asked, moves }
    }

    /// Three cards for A, three for B.
    const DEAL: [&str; 7] = [
        "* draw one",
        "* draw two",
        "* draw one",
        "* draw one",
        "* draw three",
        "* draw two",
        "A play two",
    ];

    fn actions(past: &Past, seed: u64) -> Vec<String> {
        let plays = past.plays(&mut StdRng::seed_from_u64(seed)).expect("something is found");
        let text = |entry: &Entry| match entry {
            Entry::Play { by, action } => format!("{by} {action}"),
            other => panic!("{other:?} is no move"),
        };
        plays.iter().map(text).collect()
    }

    #[test]
    fn secret_cards_and_choices_are_others_and_own_ones_stay() {
        let past = past(&DEAL, 7);
        let worlds: Vec<_> = (0..60).map(|seed| actions(&past, seed)).collect();
        for world in &worlds {
            assert_eq!(world[3..6], DEAL[3..6], "B knows what B was dealt");
            assert!(world[6].starts_with("A play "));
        }
        let chosen: BTreeSet<_> = worlds.iter().map(|world| &world[6]).collect();
        assert_eq!(chosen.len(), 3, "A may have chosen any card: {chosen:?}");
    }

    /// B's answer turned A's card over: A must have been dealt it.
    #[test]
    fn what_has_come_out_since_is_not_contradicted() {
        let line = [&DEAL[..], &["B play three"]].concat();
        let past = past(&line, 7);
        for seed in 0..60 {
            let world = actions(&past, seed);
            assert_eq!((world.len(), &world[6][..]), (7, "A play two"));
            assert!(world[..3].contains(&"* draw two".to_owned()), "{world:?}");
        }
        let other: BTreeSet<_> = (0..60).map(|seed| actions(&past, seed)).collect();
        assert!(other.len() > 1, "the cards that A has kept are still unknown");
    }
}
