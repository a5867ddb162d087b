//! What chance can bring, and what follows.

use quadrivium_core::{Chance, Observer, PerKey, Seat};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{HourglassStack, PlagueStarter};
use crate::pending::{Draw, Pending, Purpose};
use crate::state::Orleans;
use crate::types::{Follower, Hourglass, Kind, PerFollower, PerHourglass};

/// Events on each pile of hourglass tiles when there are three.
const PILE: u8 = 6;
/// How many such piles there are.
const PILES: u8 = 3;

impl Chance for Orleans {
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        let Some(Pending::Chance(draw)) = self.asked() else { return };
        match draw {
            Draw::Start => out.extend(self.seats().map(|seat| (Action::Start { seat }, 1))),
            Draw::LayGood { .. } | Draw::DiscardGood { .. } => {
                list(&self.goods, out, |good| Action::Good { good });
            }
            Draw::Reveal => list(&self.next_tiles(), out, |tile| Action::Reveal { tile }),
            Draw::Follower { seat, purpose } => {
                list(&self.urn(seat, purpose), out, |follower| Action::Follower { follower });
            }
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        let Some(Pending::Chance(draw)) = self.asked() else { panic!("it is not chance's turn") };
        match draw {
            Draw::Start => {
                let seat = rng.random_range(0..u32::from(self.options.players)) as usize;
                Action::Start { seat: self.seats().nth(seat).expect("a seat at the table") }
            }
            Draw::LayGood { .. } | Draw::DiscardGood { .. } => {
                Action::Good { good: self.goods.sample(rng) }
            }
            Draw::Reveal => Action::Reveal { tile: self.next_tiles().sample(rng) },
            Draw::Follower { seat, purpose } => {
                Action::Follower { follower: self.urn(seat, purpose).sample(rng) }
            }
        }
    }
}

impl Orleans {
    pub(super) fn take_outcome(
        &mut self,
        draw: Draw,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (draw, action) {
            (Draw::Start, Action::Start { seat }) if self.table().contains(seat) => {
                self.pending.pop();
                self.start_with(seat, seen);
                Ok(())
            }
            (Draw::LayGood { route }, Action::Good { good }) if self.goods[good] > 0 => {
                self.lay_good(route, good, seen)
            }
            (Draw::DiscardGood { left }, Action::Good { good }) if self.goods[good] > 0 => {
                self.discard_good(left, good, seen)
            }
            (Draw::Reveal, Action::Reveal { tile }) if self.next_tiles()[tile] > 0 => {
                self.reveal(tile, seen);
                self.answered()
            }
            (Draw::Follower { seat, purpose }, Action::Follower { follower })
                if self.urn(seat, purpose)[follower] > 0 =>
            {
                match purpose {
                    Purpose::Market => self.draw_follower(seat, follower, seen),
                    Purpose::Bathhouse { first } => self.draw_bather(seat, first, follower, seen),
                    Purpose::Plague => self.strike(seat, follower, seen),
                    Purpose::Torture => self.sacrifice(seat, follower, seen),
                }
            }
            // All of them, so that a new draw is not forgotten here.
            (
                Draw::Start
                | Draw::LayGood { .. }
                | Draw::DiscardGood { .. }
                | Draw::Reveal
                | Draw::Follower { .. },
                _,
            ) => Err(Illegal::ImpossibleOutcome),
        }
    }

    /// The followers among whom chance draws.
    fn urn(&self, seat: Seat, purpose: Purpose) -> PerFollower<u8> {
        let neutral_only = match purpose {
            Purpose::Market | Purpose::Bathhouse { .. } => false,
            // Putting starting followers back and drawing again is drawing among the others.
            Purpose::Plague => self.options.plague_starter == PlagueStarter::Redraw,
            Purpose::Torture => true,
        };
        let bag = self.players[seat].bag;
        if neutral_only { neutral(bag) } else { bag }
    }

    /// Hourglass tiles that may be revealed next: a Pilgrimage first, then all that are hidden, or
    /// those of the pile whose turn it is (E11).
    pub(crate) fn next_tiles(&self) -> PerHourglass<u8> {
        let begun = self.asked() == Some(Pending::Chance(Draw::Reveal));
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
