//! What chance can bring, how likely it is, and what happens then.

use quadrivium_core::{Chance, Observer};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Draw, Pending};
use crate::types::{Pips, Roll};

impl Chance for Burgundy {
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        let Some(Pending::Chance(draw)) = self.asked() else { return };
        match draw {
            Draw::ChooseStart => {
                out.extend(self.seats().map(|seat| (Action::Start { seat }, 1)));
            }
            Draw::DealGoods | Draw::RevealGoods => {
                let goods = self.goods_pile.iter().filter(|(_, left)| **left > 0);
                out.extend(goods.map(|(good, &left)| (Action::Draw { good }, left.into())));
            }
            Draw::DealSheets => {
                for (sheet, count) in self.sheets_left() {
                    out.push((Action::Deal { sheet }, count));
                }
            }
            Draw::FillDepots => {
                let (_, ground) = self.next_depot_space().expect("a depot space is to be filled");
                let tiles =
                    self.pile.iter().filter(|(tile, left)| **left > 0 && tile.ground() == ground);
                out.extend(tiles.map(|(tile, &left)| (Action::Reveal { tile }, left.into())));
            }
            Draw::FillBlackDepot => {
                let tiles = self.black_pile.iter().filter(|(_, left)| **left > 0);
                out.extend(tiles.map(|(tile, &left)| (Action::Reveal { tile }, left.into())));
            }
            Draw::RollDice if self.next_to_roll().is_some() => {
                out.extend(Roll::all().map(|roll| (Action::Roll { roll }, roll.weight())));
            }
            Draw::RollDice => {
                out.extend(Pips::all().map(|pips| (Action::White { pips }, 1)));
            }
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        let Some(Pending::Chance(draw)) = self.asked() else {
            panic!("chance is asked only when it is its turn");
        };
        match draw {
            Draw::ChooseStart => {
                let seat = rng.random_range(0..u32::from(self.players));
                Action::Start { seat: self.seats().nth(seat as usize).expect("a seat in play") }
            }
            Draw::DealGoods | Draw::RevealGoods => {
                Action::Draw { good: self.goods_pile.sample(rng) }
            }
            Draw::DealSheets => {
                let sheet = rng.random_range(0..self.sheets.len() as u32);
                Action::Deal { sheet: self.sheets[sheet as usize] }
            }
            Draw::FillDepots => Action::Reveal { tile: self.sample_tile(rng) },
            Draw::FillBlackDepot => Action::Reveal { tile: self.black_pile.sample(rng) },
            Draw::RollDice if self.next_to_roll().is_some() => {
                Action::Roll { roll: Roll::new(roll_die(rng), roll_die(rng)) }
            }
            Draw::RollDice => Action::White { pips: roll_die(rng) },
        }
    }
}

impl Burgundy {
    pub(super) fn take_outcome(
        &mut self,
        draw: Draw,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (draw, action) {
            (Draw::ChooseStart, Action::Start { seat }) => self.start(seat, seen),
            (Draw::DealGoods, Action::Draw { good }) => self.deal_good(good, seen),
            (Draw::DealSheets, Action::Deal { sheet }) => self.deal_sheet(sheet, seen),
            (Draw::FillDepots, Action::Reveal { tile }) => self.fill_depot(tile, seen),
            (Draw::FillBlackDepot, Action::Reveal { tile }) => self.fill_black_depot(tile, seen),
            (Draw::RevealGoods, Action::Draw { good }) => self.reveal_good(good, seen),
            (Draw::RollDice, Action::Roll { roll }) => self.roll(roll, seen),
            (Draw::RollDice, Action::White { pips }) => self.roll_white(pips, seen),
            // All of them, so that a new draw is not forgotten here.
            (
                Draw::ChooseStart
                | Draw::DealGoods
                | Draw::DealSheets
                | Draw::FillDepots
                | Draw::FillBlackDepot
                | Draw::RevealGoods
                | Draw::RollDice,
                _,
            ) => Err(Illegal::ImpossibleOutcome),
        }
    }
}

fn roll_die(rng: &mut impl Rng) -> Pips {
    Pips::new(rng.random_range(1..=6_u32) as u8).expect("a die shows 1 to 6")
}
