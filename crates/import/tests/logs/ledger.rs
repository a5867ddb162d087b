//! Everybody's goods by what the lines of a log say, without our engine and without the import.

use std::collections::BTreeMap;

use quadrivium_core::{Key, Rules, Seat, Sight, Viewer};
use quadrivium_labora::{Good, Labora};

use crate::scribe::{Line, Move};

type Goods = BTreeMap<Good, u16>;

/// An account for every player.
#[derive(Clone, Debug)]
pub struct Ledger {
    held: Vec<Goods>,
    /// Who has converted something in a settlement phase and has not had a turn since: our engine
    /// may not have asked them.
    pub owing: Vec<bool>,
}

pub fn held(game: &Labora) -> Vec<Goods> {
    let estates = game.view(Viewer::Public).estates;
    let players = usize::from(game.players());
    let goods = |goods: &[quadrivium_labora::GoodView]| {
        goods.iter().filter(|it| it.count > 0).map(|it| (it.good, it.count)).collect()
    };
    estates[..players].iter().map(|estate| goods(&estate.goods)).collect()
}

impl Ledger {
    pub fn of(game: &Labora) -> Self {
        let held = held(game);
        Self { owing: vec![false; held.len()], held }
    }

    pub fn has(&self, seat: Seat, good: Good) -> u16 {
        self.held[seat.index()].get(&good).copied().unwrap_or(0)
    }

    fn set(&mut self, seat: Seat, good: Good, count: u16) {
        let goods = &mut self.held[seat.index()];
        if count == 0 {
            goods.remove(&good);
        } else {
            goods.insert(good, count);
        }
    }

    fn add(&mut self, seat: Seat, good: Good, count: u16) {
        // The neutral player has no account.
        if seat.index() < self.held.len() {
            self.set(seat, good, self.has(seat, good) + count);
        }
    }

    /// One grain becomes one straw, one wine a coin, one whiskey two.
    fn convert(&mut self, seat: Seat, good: Good) -> bool {
        let Some(left) = self.has(seat, good).checked_sub(1) else { return false };
        self.set(seat, good, left);
        match good {
            Good::Grain => self.add(seat, Good::Straw, 1),
            Good::Whiskey => self.add(seat, Good::Coin, 2),
            _ => self.add(seat, Good::Coin, 1),
        }
        true
    }

    /// Straw that is short is made of grain, coins of drinks.
    fn pay(&mut self, seat: Seat, good: Good, count: u16) -> bool {
        while self.has(seat, good) < count {
            let found = match good {
                Good::Straw => self.convert(seat, Good::Grain),
                Good::Coin => self.convert(seat, Good::Wine) || self.convert(seat, Good::Whiskey),
                _ => false,
            };
            if !found {
                return false;
            }
        }
        self.set(seat, good, self.has(seat, good) - count);
        true
    }

    /// Does what a line says; whether the goods for it are there.
    pub fn take(&mut self, line: &Line) -> bool {
        if !line.in_phase {
            self.owing[line.by.index()] = false;
        }
        line.moves.iter().all(|it| match *it {
            Move::Gain(seat, good, count) => {
                self.add(seat, good, count);
                true
            }
            Move::Pay(seat, good, count) => self.pay(seat, good, count),
            Move::Convert(seat, good) => {
                self.owing[seat.index()] |= line.in_phase;
                self.convert(seat, good)
            }
        })
    }

    /// Where our game differs from this.
    pub fn compare(&self, game: &Labora) -> Option<String> {
        let found = held(game);
        let seats = Seat::first(self.held.len() as u8);
        seats.into_iter().find_map(|seat| {
            let (expected, found) = (&self.held[seat.index()], &found[seat.index()]);
            // Whoever waits for a question has the same goods, some of them not converted yet.
            let same = if self.owing[seat.index()] {
                unconverted(expected) == unconverted(found)
            } else {
                expected == found
            };
            (!same).then(|| format!("{seat} should have {expected:?}, has {found:?}"))
        })
    }
}

/// Goods with grain as straw and drinks as coins.
fn unconverted(goods: &Goods) -> Goods {
    let mut all = goods.clone();
    for (from, to, worth) in
        [(Good::Grain, Good::Straw, 1), (Good::Wine, Good::Coin, 1), (Good::Whiskey, Good::Coin, 2)]
    {
        let count = all.remove(&from).unwrap_or(0);
        if count > 0 {
            *all.entry(to).or_default() += count * worth;
        }
    }
    all
}
