//! Stage V, the merchants' guild: a half-product is bought from the granary for a capital card, which
//! goes to the seller. With the privilege a marker on the fair pays instead.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::{FAIR_MOST, OF_KIND};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::Question;
use crate::state::{Craftsmen, Cube};
use crate::types::{Building, Good, Kind};

impl Craftsmen {
    /// The lower marker of a good, which is the one for sale; never one's own.
    pub(crate) fn for_sale(&self, seat: Seat, good: Good) -> Option<Cube> {
        self.granary[good.granary_row()?][0].filter(|cube| cube.owner() != Some(seat))
    }

    fn check_card_payment(&self, seat: Seat) -> Result<(), Illegal> {
        if self.players[seat].capital_cards() == 0 {
            Err(Illegal::TooExpensive)
        } else if self.cubes(seat) == 0 {
            Err(Illegal::NoCube)
        } else {
            Ok(())
        }
    }

    fn check_fair_payment(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_privilege(seat)?;
        if self.players[seat].fair == 0 { Err(Illegal::FairEmpty) } else { Ok(()) }
    }

    fn check_any_payment(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_card_payment(seat).or_else(|reason| {
            if self.check_fair_payment(seat).is_ok() { Ok(()) } else { Err(reason) }
        })
    }

    /// What is for sale, with a free icon for it on an advanced building (R27).
    fn purchases(&self, seat: Seat) -> impl Iterator<Item = (Good, Building)> {
        let goods = Good::stored().filter(move |&good| self.for_sale(seat, good).is_some());
        goods.flat_map(move |good| {
            let icons = self.free_icons(seat, good) & OF_KIND[Kind::Advanced];
            icons.iter().map(move |card| (good, card))
        })
    }

    fn check_purchase(&self, seat: Seat, good: Good, to: Building) -> Result<(), Illegal> {
        if self.purchases(seat).any(|it| it == (good, to)) {
            self.check_any_payment(seat)
        } else if self.for_sale(seat, good).is_some() {
            Err(Illegal::NoFreeIcon)
        } else {
            Err(Illegal::NotForSale)
        }
    }

    pub(super) fn has_purchase(&self, seat: Seat) -> bool {
        self.purchases(seat).next().is_some() && self.check_any_payment(seat).is_ok()
    }

    pub(super) fn legal_purchases(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_any_payment(seat).is_ok() {
            out.extend(self.purchases(seat).map(|(good, to)| Action::Purchase { good, to }));
        }
    }

    pub(super) fn purchase(&mut self, seat: Seat, good: Good, to: Building) -> Result<(), Illegal> {
        self.check_purchase(seat, good, to)?;
        self.ask_instead((seat, Question::PayGoods { good, to }));
        Ok(())
    }

    /// Who sells what is being paid for; nobody where it is a natural cube.
    pub(crate) fn seller(&self, seat: Seat, good: Good) -> Option<Seat> {
        self.for_sale(seat, good).and_then(Cube::owner)
    }

    pub(super) fn legal_goods_payments(&self, seat: Seat, good: Good, out: &mut Vec<Action>) {
        if self.check_card_payment(seat).is_ok() {
            let sold = self.seller(seat, good).is_some();
            let pay = |card| if sold { Action::Give { card } } else { Action::Pay { card } };
            out.extend(self.held(seat).map(pay));
        }
        if self.check_fair_payment(seat).is_ok() {
            out.push(Action::Privilege);
        }
    }

    pub(super) fn pay_goods(
        &mut self,
        seat: Seat,
        good: Good,
        to: Building,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let seller = self.seller(seat, good);
        match (action, seller) {
            (Action::Pay { card }, None) | (Action::Give { card }, Some(_)) => {
                self.check_card_payment(seat)?;
                self.check_holds(seat, card)?;
            }
            (Action::Privilege, _) => self.check_fair_payment(seat)?,
            _ => return Err(Illegal::NotAsked),
        }
        self.pending.pop();
        let spaces = &mut self.granary[good.granary_row().expect("the granary holds it")];
        *spaces = [spaces[1], None];
        self.fill(to, good);
        seen.saw(Event::Purchased { seat, good, to, from: seller });
        match (action, seller) {
            (Action::Give { card }, Some(seller)) => self.hand_over(seat, seller, card, seen),
            (Action::Pay { card }, _) => self.spend(seat, card, seen),
            _ => {
                self.use_privilege(seat, seen);
                self.players[seat].fair -= 1;
                if let Some(seller) = seller.filter(|&it| self.players[it].fair < FAIR_MOST) {
                    self.ask((seller, Question::Stall));
                }
            }
        }
        Ok(())
    }
}
