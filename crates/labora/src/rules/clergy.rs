//! Clergymen: at work in one's own buildings, by contract in those of others, and back home.

use quadrivium_core::{Observer, Seat};

use super::purse::wealth;
use crate::action::{Action, Fee};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::Cell;
use crate::state::{Ask, Labora, Stage};
use crate::types::{Building, Clergyman, Country, Good, PerClergyman, Rank};

impl Labora {
    pub(super) fn legal_places(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        let empty = self.land[seat] & self.houses & !self.occupied();
        for rank in Rank::ALL.into_iter().filter(|&rank| self.at_home(seat, rank).is_some()) {
            let houses = empty.iter().filter_map(|cell| self.house(cell));
            out.extend(houses.map(|building| Action::Place { building, rank }));
        }
        out[start..].sort_unstable();
    }

    fn check_place(
        &self,
        seat: Seat,
        building: Building,
        rank: Rank,
    ) -> Result<(Cell, Clergyman), Illegal> {
        self.check_no_bonus()?;
        let cell = self.find_house(seat, building).ok_or(Illegal::NoSuchHouse)?;
        if self.occupied().contains(cell) {
            return Err(Illegal::Occupied);
        }
        let man = self.at_home(seat, rank).ok_or(Illegal::NobodyHome)?;
        Ok((cell, man))
    }

    pub(super) fn place(
        &mut self,
        seat: Seat,
        building: Building,
        rank: Rank,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let (cell, man) = self.check_place(seat, building, rank)?;
        self.spend_action();
        self.work(seat, man, cell, seen);
        Ok(())
    }

    /// A clergyman goes into a building, and whoever acts uses its function.
    fn work(&mut self, seat: Seat, man: Clergyman, cell: Cell, seen: &mut impl Observer<Event>) {
        let building = self.house(cell).expect("clergymen go into buildings");
        let owner = self.owner(cell).expect("buildings stand on estates");
        self.clergy[seat][man] = Some(cell);
        seen.saw(Event::Placed { seat, rank: man.rank(), owner, building });
        self.begin_function(building, Some(cell));
    }

    /// What is drunk with the owner instead of paying.
    pub(crate) fn present(&self) -> Good {
        match self.options.country {
            Country::France => Good::Wine,
            Country::Ireland => Good::Whiskey,
        }
    }

    fn can_pay_fee(&self, seat: Seat) -> bool {
        wealth(&self.goods[seat]) >= u16::from(self.contract_price)
            || self.has(seat, self.present()) > 0
    }

    pub(super) fn legal_contracts(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.can_pay_fee(seat) {
            return;
        }
        let free = self.houses & !self.occupied();
        for owner in self.owners().filter(|&owner| owner != seat && self.anybody_home(owner)) {
            let start = out.len();
            let houses = (self.land[owner] & free).iter().filter_map(|cell| self.house(cell));
            out.extend(houses.map(|building| Action::Contract { owner, building }));
            out[start..].sort_unstable();
        }
    }

    fn check_contract(&self, seat: Seat, owner: Seat, building: Building) -> Result<Cell, Illegal> {
        self.check_no_bonus()?;
        if owner == seat {
            return Err(Illegal::OwnHouse);
        }
        let cell = self.find_house(owner, building).ok_or(Illegal::NoSuchHouse)?;
        if self.occupied().contains(cell) {
            return Err(Illegal::Occupied);
        }
        if !self.anybody_home(owner) {
            return Err(Illegal::NobodyHome);
        }
        if self.can_pay_fee(seat) { Ok(cell) } else { Err(Illegal::NoFee) }
    }

    pub(super) fn contract(
        &mut self,
        seat: Seat,
        owner: Seat,
        building: Building,
    ) -> Result<(), Illegal> {
        let cell = self.check_contract(seat, owner, building)?;
        self.spend_action();
        self.asks.push(Ask::Fee { cell });
        Ok(())
    }

    pub(super) fn check_fee(&self, seat: Seat, fee: Fee) -> Result<(), Illegal> {
        let payable = match fee {
            Fee::Coins => self.can_pay_coins(seat, self.contract_price),
            Fee::Present => self.has(seat, self.present()) > 0,
        };
        if payable { Ok(()) } else { Err(Illegal::NoFee) }
    }

    pub(super) fn legal_fees(&self, seat: Seat, out: &mut Vec<Action>) {
        let fees = Fee::ALL.into_iter().filter(|&fee| self.check_fee(seat, fee).is_ok());
        out.extend(fees.map(|fee| Action::Fee { fee }));
    }

    /// The fee is due at once: coins for the owner, or a drink that goes to the supply. The neutral
    /// player has no use for coins (R-SOLO-7).
    pub(super) fn pay_fee(
        &mut self,
        seat: Seat,
        cell: Cell,
        fee: Fee,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_fee(seat, fee)?;
        let building = self.house(cell).expect("contracts are about buildings");
        let owner = self.owner(cell).expect("buildings stand on estates");
        match fee {
            Fee::Coins => {
                let coins = self.contract_price;
                self.spend(seat, Good::Coin, coins.into(), seen);
                if Some(owner) != self.neutral() {
                    self.goods[owner][Good::Coin] += u16::from(coins);
                }
                seen.saw(Event::ContractPaid { seat, owner, building, coins });
            }
            Fee::Present => {
                let good = self.present();
                self.spend(seat, good, 1, seen);
                seen.saw(Event::PresentGiven { seat, owner, building, good });
            }
        }
        self.asks.pop();
        self.asks.push(Ask::Send { cell });
        Ok(())
    }

    pub(super) fn pay_fee_without_choice(
        &mut self,
        cell: Cell,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let seat = self.active;
        let [coins, present] = Fee::ALL.map(|fee| self.check_fee(seat, fee).is_ok());
        let only = match (coins, present) {
            (true, false) => Fee::Coins,
            (false, true) => Fee::Present,
            _ => return false,
        };
        self.pay_fee(seat, cell, only, seen).is_ok()
    }

    /// Who decides which clergyman goes: the owner, or the solo player for the neutral one.
    pub(crate) fn sender(&self, cell: Cell) -> Seat {
        match self.owner(cell) {
            Some(owner) if Some(owner) != self.neutral() => owner,
            _ => self.active,
        }
    }

    pub(super) fn legal_messengers(&self, cell: Cell, out: &mut Vec<Action>) {
        let owner = self.owner(cell).expect("buildings stand on estates");
        let home = Rank::ALL.into_iter().filter(|&rank| self.at_home(owner, rank).is_some());
        out.extend(home.map(|rank| Action::Send { rank }));
    }

    pub(super) fn send(
        &mut self,
        cell: Cell,
        rank: Rank,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let owner = self.owner(cell).expect("buildings stand on estates");
        let man = self.at_home(owner, rank).ok_or(Illegal::NobodyHome)?;
        self.asks.pop();
        self.work(owner, man, cell, seen);
        Ok(())
    }

    /// With clergymen of one rank at home there is no choice. New neutral buildings are used by the
    /// neutral prior only (R-SOLO-4).
    pub(super) fn send_without_choice(
        &mut self,
        cell: Cell,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let owner = self.owner(cell).expect("buildings stand on estates");
        let [lay, prior] = Rank::ALL.map(|rank| self.at_home(owner, rank).is_some());
        let only = match (lay, prior) {
            (_, true) if self.stage == Stage::NeutralUsing => Rank::Prior,
            (true, false) => Rank::LayBrother,
            (false, true) => Rank::Prior,
            _ => return false,
        };
        self.send(cell, only, seen).is_ok()
    }

    /// In the bonus round the prior may go into any building, free or not, of anybody, for nothing.
    pub(super) fn legal_visits(&self, out: &mut Vec<Action>) {
        for owner in self.owners() {
            let start = out.len();
            let houses =
                (self.land[owner] & self.houses).iter().filter_map(|cell| self.house(cell));
            out.extend(houses.map(|building| Action::Visit { owner, building }));
            out[start..].sort_unstable();
        }
    }

    pub(super) fn visit(
        &mut self,
        seat: Seat,
        owner: Seat,
        building: Building,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_action_left()?;
        if self.stage != Stage::Bonus {
            return Err(Illegal::NotAsked);
        }
        let cell = self.find_house(owner, building).ok_or(Illegal::NoSuchHouse)?;
        let prior = self.at_home(seat, Rank::Prior).ok_or(Illegal::NobodyHome)?;
        self.spend_action();
        self.work(seat, prior, cell, seen);
        Ok(())
    }

    /// The prior's privilege: he enters what was just built.
    pub(super) fn enter_new(&mut self, seat: Seat, cell: Cell, seen: &mut impl Observer<Event>) {
        self.work(seat, Clergyman::Prior, cell, seen);
    }

    /// All clergymen of a player come home.
    pub(super) fn clergy_home(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.clergy[seat] = PerClergyman::default();
        seen.saw(Event::ClergyReturned { seat });
    }

    /// The prior comes home from wherever he is.
    pub(super) fn prior_home(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        if self.clergy[seat][Clergyman::Prior].take().is_some() {
            seen.saw(Event::PriorReturned { seat });
        }
    }

    /// Whoever has no clergyman at home takes all of them back; nobody may decline.
    pub(super) fn return_full_sets(&mut self, seen: &mut impl Observer<Event>) {
        for seat in self.owners() {
            self.return_full_set(seat, seen);
        }
    }

    pub(super) fn return_full_set(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        if !self.anybody_home(seat) {
            self.clergy_home(seat, seen);
        }
    }
}
