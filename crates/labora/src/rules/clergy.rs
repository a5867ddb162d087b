//! Clergymen: at work in one's own buildings, by contract in those of others, and back home.

use quadrivium_core::{Key, Observer, Seat};

use crate::action::{Action, Fee};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::{Cell, CellSet};
use crate::state::{Labora, Question, Stage};
use crate::types::{Building, Clergyman, Country, Good, PerClergyman, Rank};

/// The only one there is.
pub(super) fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

impl Labora {
    /// The ranks of clergymen whom a player can send.
    fn ranks_home(&self, seat: Seat) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |&rank| self.at_home(seat, rank).is_some())
    }

    /// The buildings on an estate that nobody stands in.
    fn vacant(&self, owner: Seat) -> CellSet {
        self.land[owner] & self.houses & !self.occupied()
    }

    /// The buildings on some cells of one estate, in order. No two of them are the same: a bit for
    /// each is in order by itself, and to sort what can be done with them is much dearer.
    pub(super) fn houses(&self, cells: CellSet) -> impl Iterator<Item = Building> {
        let mut found = [0_u64; Building::COUNT.div_ceil(64)];
        cells.each(|cell| {
            if let Some(building) = self.house(cell) {
                found[building.index() / 64] |= 1 << (building.index() % 64);
            }
        });
        found.into_iter().enumerate().flat_map(|(word, bits)| {
            let rest = |bits: &u64| Some(bits & (bits - 1)).filter(|rest| *rest != 0);
            let bits = std::iter::successors(Some(bits).filter(|bits| *bits != 0), rest);
            bits.filter_map(move |bits| {
                Building::from_index(word * 64 + bits.trailing_zeros() as usize)
            })
        })
    }

    pub(super) fn legal_places(&self, seat: Seat, out: &mut Vec<Action>) {
        for building in self.houses(self.vacant(seat)) {
            out.extend(self.ranks_home(seat).map(|rank| Action::Place { building, rank }));
        }
    }

    /// A building of this owner that nobody stands in.
    fn check_vacant(&self, owner: Seat, building: Building) -> Result<Cell, Illegal> {
        let cell = self.find_house(owner, building).ok_or(Illegal::NoSuchHouse)?;
        if self.vacant(owner).contains(cell) { Ok(cell) } else { Err(Illegal::Occupied) }
    }

    fn check_place(
        &self,
        seat: Seat,
        building: Building,
        rank: Rank,
    ) -> Result<(Cell, Clergyman), Illegal> {
        self.check_no_bonus()?;
        let cell = self.check_vacant(seat, building)?;
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

    /// How a player can pay for a contract.
    pub(super) fn fees(&self, seat: Seat) -> impl Iterator<Item = Fee> {
        Fee::ALL.into_iter().filter(move |fee| match fee {
            Fee::Coins => self.can_pay_coins(seat, self.contract_price),
            Fee::Present => self.has(seat, self.present()) > 0,
        })
    }

    fn check_payer(&self, seat: Seat) -> Result<(), Illegal> {
        self.fees(seat).next().map(|_| ()).ok_or(Illegal::NoFee)
    }

    /// The others who have somebody to send.
    fn hosts(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.owners().filter(move |&owner| owner != seat && self.anybody_home(owner))
    }

    pub(super) fn legal_contracts(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_payer(seat).is_err() {
            return;
        }
        for owner in self.hosts(seat) {
            let vacant = self.houses(self.vacant(owner));
            out.extend(vacant.map(|building| Action::Contract { owner, building }));
        }
    }

    fn check_contract(&self, seat: Seat, owner: Seat, building: Building) -> Result<Cell, Illegal> {
        self.check_no_bonus()?;
        if owner == seat {
            return Err(Illegal::OwnHouse);
        }
        let cell = self.check_vacant(owner, building)?;
        if !self.hosts(seat).any(|host| host == owner) {
            return Err(Illegal::NobodyHome);
        }
        self.check_payer(seat)?;
        Ok(cell)
    }

    pub(super) fn contract(
        &mut self,
        seat: Seat,
        owner: Seat,
        building: Building,
    ) -> Result<(), Illegal> {
        let cell = self.check_contract(seat, owner, building)?;
        self.spend_action();
        self.pending.push(Question::Fee { cell });
        Ok(())
    }

    pub(super) fn legal_fees(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.fees(seat).map(|fee| Action::Fee { fee }));
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
        self.fees(seat).find(|it| *it == fee).ok_or(Illegal::NoFee)?;
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
        self.pending.pop();
        self.pending.push(Question::Send { cell });
        Ok(())
    }

    pub(super) fn pay_fee_without_choice(
        &mut self,
        cell: Cell,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let seat = self.active;
        only(self.fees(seat)).is_some_and(|fee| self.pay_fee(seat, cell, fee, seen).is_ok())
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
        out.extend(self.ranks_home(owner).map(|rank| Action::Send { rank }));
    }

    pub(super) fn send(
        &mut self,
        cell: Cell,
        rank: Rank,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let owner = self.owner(cell).expect("buildings stand on estates");
        let man = self.at_home(owner, rank).ok_or(Illegal::NobodyHome)?;
        self.pending.pop();
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
        let neutral = self.stage == Stage::NeutralUsing;
        let rank = if neutral { Some(Rank::Prior) } else { only(self.ranks_home(owner)) };
        rank.is_some_and(|rank| self.send(cell, rank, seen).is_ok())
    }

    /// Only in the bonus round the prior goes visiting.
    pub(super) fn check_visitor(&self, seat: Seat) -> Result<Clergyman, Illegal> {
        self.check_action_left()?;
        if self.stage != Stage::Bonus {
            return Err(Illegal::NotAsked);
        }
        self.at_home(seat, Rank::Prior).ok_or(Illegal::NobodyHome)
    }

    /// He may go into any building, free or not, of anybody, for nothing.
    pub(super) fn legal_visits(&self, out: &mut Vec<Action>) {
        for owner in self.owners() {
            let houses = self.houses(self.land[owner] & self.houses);
            out.extend(houses.map(|building| Action::Visit { owner, building }));
        }
    }

    pub(super) fn visit(
        &mut self,
        seat: Seat,
        owner: Seat,
        building: Building,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let prior = self.check_visitor(seat)?;
        let cell = self.find_house(owner, building).ok_or(Illegal::NoSuchHouse)?;
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
