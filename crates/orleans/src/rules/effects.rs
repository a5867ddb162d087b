//! What actions bring: coins, development, goods, technology, trading stations; and the places
//! that take something for it.

use quadrivium_core::{Key, Observer, Seat};

use super::actions::{BAKING, require};
use crate::action::{Action, MOST_BAKED, MOST_PAID};
use crate::data::{DEVELOPMENT_CITIZENS, DEVELOPMENT_COINS, DEVELOPMENT_END};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Bank;
use crate::pending::Question;
use crate::state::Orleans;
use crate::types::{Citizen, Good, Place, Ware};

impl Orleans {
    /// Coins from the bank; a limited bank gives what it has.
    pub(super) fn gain_coins(&mut self, seat: Seat, coins: u16, seen: &mut impl Observer<Event>) {
        let coins = match self.options.bank {
            Bank::Limited => coins.min(self.bank),
            Bank::Unlimited => coins,
        };
        if coins > 0 {
            if self.options.bank == Bank::Limited {
                self.bank -= coins;
            }
            self.players[seat].coins += coins;
            seen.saw(Event::CoinsGained { seat, coins });
        }
    }

    /// Coins to the bank, which the player has.
    pub(super) fn pay_coins(&mut self, seat: Seat, coins: u16, seen: &mut impl Observer<Event>) {
        if coins > 0 {
            self.players[seat].coins -= coins;
            if self.options.bank == Bank::Limited {
                self.bank += coins;
            }
            seen.saw(Event::CoinsPaid { seat, coins });
        }
    }

    /// Space by space, with all that lies there. Points beyond the end are lost.
    pub(super) fn develop(&mut self, seat: Seat, points: u8, seen: &mut impl Observer<Event>) {
        let from = self.players[seat].development;
        let to = (from + points).min(DEVELOPMENT_END);
        if to == from {
            return;
        }
        self.players[seat].development = to;
        seen.saw(Event::Developed { seat, from, to });
        for space in from + 1..=to {
            if let Some((_, coins)) = DEVELOPMENT_COINS.iter().find(|(at, _)| *at == space) {
                self.gain_coins(seat, (*coins).into(), seen);
            }
            if let Some(which) = DEVELOPMENT_CITIZENS.iter().position(|&at| at == space) {
                let first = Citizen::Development1.index();
                let citizen = Citizen::from_index(first + which).expect("three of them");
                self.gain_citizen(seat, citizen, seen);
            }
        }
    }

    /// A citizen joins whoever comes first; nobody afterwards.
    pub(super) fn gain_citizen(
        &mut self,
        seat: Seat,
        citizen: Citizen,
        seen: &mut impl Observer<Event>,
    ) {
        if self.citizens.contains(citizen) {
            self.citizens.remove(citizen);
            self.players[seat].citizens.insert(citizen);
            seen.saw(Event::CitizenGained { seat, citizen });
        }
    }

    /// A good from the goods market, where there is one.
    pub(super) fn fetch_good(&mut self, seat: Seat, good: Good, seen: &mut impl Observer<Event>) {
        if self.goods[good] > 0 {
            self.goods[good] -= 1;
            self.players[seat].wares[good.ware()] += 1;
            seen.saw(Event::GoodGained { seat, good, route: None });
        }
    }

    /// A technology tile, where there is one; it waits beside the board.
    pub(super) fn gain_technology(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        if self.technologies > 0 {
            self.technologies -= 1;
            self.players[seat].technologies += 1;
            seen.saw(Event::TechnologyGained { seat });
        }
    }

    pub(super) fn build_station(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        let player = &mut self.players[seat];
        let town = player.merchant;
        player.unbuilt -= 1;
        player.stations.insert(town);
        seen.saw(Event::StationBuilt { seat, town });
    }

    /// A good or bread to the goods market.
    pub(super) fn return_ware(&mut self, seat: Seat, ware: Ware, seen: &mut impl Observer<Event>) {
        self.players[seat].wares[ware] -= 1;
        self.goods[ware.good()] += 1;
        seen.saw(Event::GoodPaid { seat, ware });
    }

    pub(super) fn legal_fees(&self, seat: Seat, out: &mut Vec<Action>) {
        let fees = (1..=MOST_PAID).filter(|&coins| self.check_fee(seat, coins).is_ok());
        out.extend(fees.map(|coins| Action::Pay { coins }));
    }

    fn check_fee(&self, seat: Seat, coins: u8) -> Result<(), Illegal> {
        require((1..=MOST_PAID).contains(&coins), Illegal::NotAsked)?;
        require(self.players[seat].coins >= coins.into(), Illegal::TooPoor)
    }

    pub(super) fn pay_pharmacy(
        &mut self,
        seat: Seat,
        coins: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_fee(seat, coins)?;
        self.pending.pop();
        self.pay_coins(seat, coins.into(), seen);
        self.develop(seat, coins, seen);
        Ok(())
    }

    pub(super) fn legal_bakings(&self, seat: Seat, out: &mut Vec<Action>) {
        let grain = (1..=MOST_BAKED).filter(|&grain| self.check_bake(seat, grain).is_ok());
        out.extend(grain.map(|grain| Action::Bake { grain }));
    }

    fn check_bake(&self, seat: Seat, grain: u8) -> Result<(), Illegal> {
        require((1..=MOST_BAKED).contains(&grain), Illegal::NotAsked)?;
        require(self.players[seat].wares[Ware::Grain] >= grain, Illegal::NoGoods)
    }

    pub(super) fn bake(
        &mut self,
        seat: Seat,
        grain: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_bake(seat, grain)?;
        self.pending.pop();
        self.pay_coins(seat, BAKING, seen);
        let wares = &mut self.players[seat].wares;
        wares[Ware::Grain] -= grain;
        wares[Ware::Bread] += grain;
        seen.saw(Event::Baked { seat, count: grain });
        Ok(())
    }

    pub(super) fn legal_gifts(&self, seat: Seat, place: Place, out: &mut Vec<Action>) {
        let wares = Ware::ALL.into_iter();
        let possible = wares.filter(|&ware| self.check_give(seat, place, ware).is_ok());
        out.extend(possible.map(|ware| Action::Give { ware }));
    }

    fn check_give(&self, seat: Seat, place: Place, ware: Ware) -> Result<(), Illegal> {
        require(self.players[seat].wares[ware] > 0, Illegal::NoGoods)?;
        // What is given lies on the goods market when the Hideaway brings its bonus.
        let useful = place != Place::Hideaway || self.has_bonus(seat, Some(ware.good()));
        require(useful, Illegal::NoBonus)
    }

    pub(super) fn check_hideaway(&self, seat: Seat) -> Result<(), Illegal> {
        require(self.players[seat].goods() > 0, Illegal::NoGoods)?;
        let mut wares = Ware::ALL.into_iter();
        let useful = wares.any(|ware| self.check_give(seat, Place::Hideaway, ware).is_ok());
        require(useful, Illegal::NoBonus)
    }

    pub(super) fn give(
        &mut self,
        seat: Seat,
        place: Place,
        ware: Ware,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_give(seat, place, ware)?;
        self.pending.pop();
        self.return_ware(seat, ware, seen);
        if place == Place::Hideaway {
            self.ask(seat, Question::Bonus);
        } else {
            self.develop(seat, self.players[seat].built(), seen);
        }
        Ok(())
    }
}
