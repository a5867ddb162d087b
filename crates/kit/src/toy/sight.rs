//! What each player of the small game knows, as pictures and as numbers.

use quadrivium_core::{Actor, Encoder, Numbers, Run, Score, Seat, Sight, Viewer, game_rng};
use rand::{Rng, RngExt};

use super::{Ask, Card, Fault, HandView, Move, PerCard, Toy, View, broken, notation};

impl Sight for Toy {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let peek = broken(Fault::OpenHands) && matches!(self.asks, Ask::Bury { .. });
        let hand = |seat| {
            if viewer.sits_at(seat) || peek {
                HandView::Open(self.hands[seat], self.chosen[seat])
            } else {
                let chosen = self.chosen[seat].is_some();
                HandView::Backs { cards: self.hands[seat].total(), chosen }
            }
        };
        View {
            hands: Seat::first(self.players).map(hand).collect(),
            pile: self.pile.len(),
            discards: self.discards,
            points: Seat::first(self.players).map(|seat| self.points(seat) as u8).collect(),
        }
    }

    fn same_view(&self, one: Viewer, other: Viewer) -> bool {
        one == other || broken(Fault::OneSight) || self.view(one) == self.view(other)
    }

    fn masked(&self, by: Actor, action: Move, viewer: Viewer) -> Option<Move> {
        let owner = match by {
            Actor::Chance => self.drawer(),
            Actor::Seat(seat) => Some(seat),
        };
        let own = owner.is_some_and(|seat| viewer.sits_at(seat));
        // The last choice turns all cards over: it is known as soon as it is made.
        let last = self.undecided().len() == 1 && !broken(Fault::HidesTheReveal);
        let shown = match action {
            Move::Draw(_) | Move::Bury(_) => own,
            Move::Play(_) => (own && !broken(Fault::OwnSecret)) || last,
            Move::Give(_) | Move::Pass => true,
        };
        shown.then_some(action)
    }

    fn determinize(&mut self, viewer: Seat, rng: &mut impl Rng) {
        if broken(Fault::Freezes) {
            self.deal_again(viewer, &mut game_rng(1, 1));
        } else if !broken(Fault::Clings) || rng.random_range(0..3_u32) > 0 {
            self.deal_again(viewer, rng);
        }
    }

    /// Cards of different kinds that may lie here or there.
    fn hides_from(&self, viewer: Seat) -> bool {
        let others = Seat::first(self.players).filter(|&seat| seat != viewer);
        let held = others.map(|seat| {
            usize::from(self.hands[seat].total() > 0) + usize::from(self.chosen[seat].is_some())
        });
        let unseen = |run: &&Run<Card, 3>| !matches!(run, Run::Placed { seen_by, .. } if seen_by.contains(viewer));
        let places = held.sum::<usize>() + self.pile.runs().iter().filter(unseen).count();
        let kinds = self.unknown(viewer).iter().filter(|(_, cards)| **cards > 0).count();
        places > 1 && kinds > 1
    }

    /// The last choice turns all cards over.
    fn reveals(&self, by: Seat, action: Move) -> bool {
        let last = matches!(action, Move::Play(_)) && self.undecided().len() == 1;
        broken(Fault::SaysAll) || (last && self.hides_from(by) && !broken(Fault::SaysNothing))
    }
}

impl Toy {
    fn deal_again(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let mut pool = self.unknown(viewer);
        if broken(Fault::Squanders) && self.pile.counts()[Card::One] % 2 == 1 {
            rng.next_u64();
        }
        let mut draw = || {
            let card = pool.sample(rng);
            pool[card] -= 1;
            card
        };
        for seat in Seat::first(self.players).filter(|&seat| seat != viewer) {
            for _ in 0..std::mem::take(&mut self.hands[seat]).total() {
                self.hands[seat][draw()] += 1;
            }
            if self.chosen[seat].is_some() {
                let card = draw();
                let forged = broken(Fault::Forges) && card == Card::One;
                self.chosen[seat] = Some(if forged { Card::Three } else { card });
            }
        }
        self.pile.redeal(viewer, &mut pool, rng);
    }
}

impl Numbers for Toy {
    const ACTION_IDS: u32 = 9;
    const ENCODER: Encoder = Encoder {
        version: 1,
        blocks: &[("hand", 3), ("chosen", 1), ("discards", 3), ("won", 3), ("rounds", 1)],
    };

    fn action_id(action: Move) -> Option<u32> {
        notation::number(action)
    }

    fn action_from_id(id: u32) -> Option<Move> {
        match id {
            6 if broken(Fault::ShiftedIds) => notation::numbered(5),
            id if broken(Fault::EndlessIds) => notation::numbered(id % 9),
            id => notation::numbered(id),
        }
    }

    fn encode(&self, viewer: Seat, out: &mut [f32]) {
        let hand = if broken(Fault::Blurred) { PerCard::default() } else { self.hands[viewer] };
        out[..3].copy_from_slice(&hand.values.map(f32::from));
        out[3] = self.chosen[viewer].map_or(0.0, |card| card.value().into());
        out[4..7].copy_from_slice(&self.discards.values.map(f32::from));
        for (number, seat) in out[7..10].iter_mut().zip(Seat::first(3)) {
            *number = self.won[seat].into();
        }
        if broken(Fault::NumbersTell) {
            out[10] = self.pile.counts()[Card::One].into();
        } else if !broken(Fault::Unwritten) {
            out[10] = self.rounds_left.into();
        }
    }
}
