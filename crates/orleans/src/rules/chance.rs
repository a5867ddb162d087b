//! What chance can bring, and what follows.

use quadrivium_core::{Chance, Observer, PerKey};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{HourglassStack, PlagueStarter};
use crate::state::{Ask, Orleans};
use crate::types::{Follower, Hourglass, Kind, PerFollower, PerHourglass};

/// Events on each pile of hourglass tiles when there are three.
const PILE: u8 = 6;
/// How many such piles there are.
const PILES: u8 = 3;

impl Chance for Orleans {
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        let Some(asked) = self.asked() else { return };
        match asked {
            Ask::Start => out.extend(self.seats().map(|seat| (Action::Start { seat }, 1))),
            Ask::LayGood | Ask::DiscardGood => {
                list(&self.goods, out, |good| Action::Good { good });
            }
            Ask::Reveal => list(&self.next_tiles(), out, |tile| Action::Reveal { tile }),
            _ => list(&self.urn(asked), out, |follower| Action::Follower { follower }),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        let asked = self.asked().expect("chance is asked something");
        match asked {
            Ask::Start => {
                let seat = rng.random_range(0..u32::from(self.options.players)) as usize;
                Action::Start { seat: self.seats().nth(seat).expect("a seat at the table") }
            }
            Ask::LayGood | Ask::DiscardGood => Action::Good { good: self.goods.sample(rng) },
            Ask::Reveal => Action::Reveal { tile: self.next_tiles().sample(rng) },
            _ => Action::Follower { follower: self.urn(asked).sample(rng) },
        }
    }
}

impl Orleans {
    pub(super) fn take_outcome(
        &mut self,
        asked: Ask,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if !self.is_possible(asked, action) {
            return Err(Illegal::ImpossibleOutcome);
        }
        match (asked, action) {
            (Ask::Start, Action::Start { seat }) => {
                self.asks.pop();
                self.begin_with(seat, seen);
            }
            (Ask::LayGood, Action::Good { good }) => self.lay_good(good, seen),
            (Ask::DiscardGood, Action::Good { good }) => self.discard_good(good, seen),
            (Ask::Reveal, Action::Reveal { tile }) => {
                self.asks.pop();
                self.reveal(tile, seen);
            }
            (Ask::DrawFollower { seat }, Action::Follower { follower }) => {
                self.draw_follower(seat, follower, seen);
            }
            (Ask::DrawBathers { seat }, Action::Follower { follower }) => {
                self.draw_bather(seat, follower, seen);
            }
            (Ask::Plague { seat }, Action::Follower { follower }) => {
                self.asks.pop();
                self.strike(seat, follower, seen);
            }
            (Ask::Sacrifice { seat }, Action::Follower { follower }) => {
                self.asks.pop();
                self.sacrifice(seat, follower, seen);
            }
            _ => unreachable!("only possible outcomes come here"),
        }
        Ok(())
    }

    fn is_possible(&self, asked: Ask, action: Action) -> bool {
        match (asked, action) {
            (Ask::Start, Action::Start { seat }) => self.table().contains(seat),
            (Ask::LayGood | Ask::DiscardGood, Action::Good { good }) => self.goods[good] > 0,
            (Ask::Reveal, Action::Reveal { tile }) => self.next_tiles()[tile] > 0,
            (_, Action::Follower { follower }) => self.urn(asked)[follower] > 0,
            _ => false,
        }
    }

    /// The followers among whom chance draws.
    fn urn(&self, asked: Ask) -> PerFollower<u8> {
        let (seat, neutral_only) = match asked {
            Ask::DrawFollower { seat } | Ask::DrawBathers { seat } => (seat, false),
            // Putting starting followers back and drawing again is drawing among the others.
            Ask::Plague { seat } => (seat, self.options.plague_starter == PlagueStarter::Redraw),
            Ask::Sacrifice { seat } => (seat, true),
            _ => return PerFollower::default(),
        };
        let bag = self.players[seat].bag;
        if neutral_only { neutral(bag) } else { bag }
    }

    /// Hourglass tiles that may be revealed next: a Pilgrimage first, then all that are hidden, or
    /// those of the pile whose turn it is (E11).
    pub(crate) fn next_tiles(&self) -> PerHourglass<u8> {
        let begun = self.asked() == Some(Ask::Reveal);
        let round = if begun { self.round } else { self.round + 1 };
        if round == 1 {
            return PerHourglass::from_fn(|tile| u8::from(tile == Hourglass::Pilgrimage));
        }
        match self.options.hourglass_stack {
            HourglassStack::Single => self.hourglass,
            HourglassStack::Abc => {
                // Every later pile holds each event once.
                let later = PILES.saturating_sub((round - 1) / PILE + 1);
                PerHourglass::from_fn(|tile| self.hourglass[tile].saturating_sub(later))
            }
        }
    }
}

/// The followers that are not starting followers.
pub(super) fn neutral(mut followers: PerFollower<u8>) -> PerFollower<u8> {
    for follower in Follower::STARTING {
        followers[follower] = 0;
    }
    followers
}

/// How many of them are neutral.
pub(super) fn neutral_count(followers: &PerFollower<u8>) -> u8 {
    followers.values[..Kind::COUNT].iter().sum()
}

fn list<K: quadrivium_core::Key, const N: usize>(
    counts: &PerKey<K, u8, N>,
    out: &mut Vec<(Action, u32)>,
    outcome: impl Fn(K) -> Action,
) {
    let some = counts.iter().filter(|(_, count)| **count > 0);
    out.extend(some.map(|(key, &count)| (outcome(key), count.into())));
}
