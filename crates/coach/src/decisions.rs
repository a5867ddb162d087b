//! The decisions of a game, one after the other: whoever analyses a game walks through it here.

use quadrivium_core::{Actor, AnyGame, Refusal, Seat, game_rng};

use crate::{AnyCoach, Review};

/// A decision at which there was something to choose.
pub struct Decision {
    /// Before which action of the game, counted from 0.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What they did, in notation.
    pub action: String,
    /// The position in which they did it.
    pub game: Box<dyn AnyGame>,
    /// A number for everything that was played until then, and for what they did: another line of play
    /// has another one, on every machine.
    pub line: u64,
}

impl Decision {
    /// Judges it. Each decision has chances of its own: it does not matter who judges it, or when.
    pub fn review(
        &self,
        coach: &mut dyn AnyCoach,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Review> {
        let rng = &mut game_rng(seed, self.at as u64);
        coach.review(&*self.game, self.seat, &self.action, stop, rng)
    }
}

/// The decisions of a game.
pub struct Decisions<I> {
    game: Box<dyn AnyGame>,
    actions: I,
    at: usize,
    line: u64,
}

impl<I, S> Decisions<I>
where
    I: Iterator<Item = (Actor, S)>,
    S: AsRef<str>,
{
    /// The decisions among these actions, of which the first is taken in this position.
    pub fn of(game: Box<dyn AnyGame>, actions: impl IntoIterator<IntoIter = I>) -> Self {
        Self { game, actions: actions.into_iter(), at: 0, line: OFFSET }
    }
}

impl<I, S> Iterator for Decisions<I>
where
    I: Iterator<Item = (Actor, S)>,
    S: AsRef<str>,
{
    type Item = Result<Decision, Refusal>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (by, action) = self.actions.next()?;
            let (action, at) = (action.as_ref(), self.at);
            self.at += 1;
            self.line = mix(mix(self.line, &by.to_string()), action);
            let found = match by {
                Actor::Seat(seat) if self.game.legal(seat).len() > 1 => {
                    let (action, game) = (action.to_owned(), self.game.clone());
                    Some(Decision { at, seat, action, game, line: self.line })
                }
                Actor::Seat(_) | Actor::Chance => None,
            };
            match (self.game.advance(by, action), found) {
                (Err(refusal), _) => return Some(Err(refusal)),
                (Ok(()), Some(decision)) => return Some(Ok(decision)),
                (Ok(()), None) => {}
            }
        }
    }
}

/// FNV-1a: small, and the same everywhere. Nobody gains by making two lines look alike.
const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

fn mix(line: u64, text: &str) -> u64 {
    text.bytes()
        .chain([b'\n'])
        .fold(line, |line, byte| (line ^ u64::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Listing, Settings, Turn};
    use quadrivium_kit::toy::Toy;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;

    /// A game of the toy in which everybody does the first thing that is offered, or the last.
    fn played(last: bool) -> (Box<dyn AnyGame>, Vec<(Actor, String)>) {
        let start = Listing::of::<Toy>().start(&Settings::players(2)).unwrap();
        let (mut game, mut actions) = (start.clone(), Vec::new());
        let mut rng = StdRng::seed_from_u64(3);
        while game.turn() != Turn::Over {
            let (by, action) = match game.turn().players().iter().next() {
                None => (Actor::Chance, game.sample(&mut rng).unwrap()),
                Some(seat) => {
                    let mut legal = game.legal(seat);
                    let action = if last { legal.pop().unwrap() } else { legal.swap_remove(0) };
                    (Actor::Seat(seat), action)
                }
            };
            game.advance(by, &action).unwrap();
            actions.push((by, action));
        }
        (start, actions)
    }

    fn decisions(start: Box<dyn AnyGame>, actions: &[(Actor, String)]) -> Vec<Decision> {
        let actions = actions.iter().map(|(by, action)| (*by, action));
        Decisions::of(start, actions).collect::<Result<_, _>>().unwrap()
    }

    #[test]
    fn every_real_choice_is_found_in_its_position() {
        let (start, actions) = played(false);
        let found = decisions(start, &actions);
        assert!(!found.is_empty());
        for decision in &found {
            let (by, action) = &actions[decision.at];
            assert_eq!((Actor::Seat(decision.seat), &decision.action), (*by, action));
            let offered = decision.game.legal(decision.seat);
            assert!(offered.len() > 1 && offered.contains(action));
        }
        let choices = actions.iter().filter(|(by, _)| *by != Actor::Chance).count();
        assert!(found.len() < choices, "the last card is no choice");
    }

    #[test]
    fn another_line_of_play_has_another_number() {
        let (start, actions) = played(false);
        let one = decisions(start.clone(), &actions);
        let again = decisions(start, &actions);
        assert!(one.iter().zip(&again).all(|(one, other)| one.line == other.line));
        let (start, actions) = played(true);
        let other = decisions(start, &actions);
        assert!(one.iter().all(|it| other.iter().all(|that| that.line != it.line)));
    }

    #[test]
    fn what_does_not_fit_the_rules_is_said() {
        let (start, mut actions) = played(false);
        actions.truncate(8);
        actions.push((Actor::Seat(Seat::A), "nonsense".into()));
        let actions = actions.iter().map(|(by, action)| (*by, action));
        assert!(Decisions::of(start, actions).any(|found| found.is_err()));
    }
}
