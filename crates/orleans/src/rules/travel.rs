//! Merchants on roads and waterways, and the goods that they pass.

use quadrivium_core::{Observer, Seat};

use super::actions::require;
use crate::action::Action;
use crate::data::ways_from;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Orleans};
use crate::types::{Good, Route, Town, Way};

impl Orleans {
    fn check_merchant(&self, seat: Seat, other: Seat) -> Result<(), Illegal> {
        require(other != seat && self.table().contains(other), Illegal::OtherMerchant)
    }

    pub(super) fn legal_merchants(&self, seat: Seat, out: &mut Vec<Action>) {
        let others = self.seats().filter(|&other| self.check_merchant(seat, other).is_ok());
        out.extend(others.map(|seat| Action::Merchant { seat }));
    }

    pub(super) fn choose_merchant(&mut self, seat: Seat, other: Seat) -> Result<(), Illegal> {
        self.check_merchant(seat, other)?;
        self.ask_instead(Ask::Move { seat, merchant: other, way: None })
    }

    /// With two players there is only one other merchant.
    pub(super) fn choose_only_merchant(&mut self, seat: Seat) -> bool {
        let mut others = self.seats().filter(|&other| other != seat);
        match (others.next(), others.next()) {
            (Some(other), None) => self.choose_merchant(seat, other).is_ok(),
            _ => false,
        }
    }

    fn check_move(
        &self,
        merchant: Seat,
        allowed: Option<Way>,
        (town, way): (Town, Way),
    ) -> Result<Route, Illegal> {
        let mut ways = ways_from(self.players[merchant].merchant).iter();
        let found = ways.find(|&&(other, by, _)| (other, by) == (town, way));
        let (_, by, route) = found.ok_or(Illegal::NoRoute)?;
        require(allowed.is_none_or(|allowed| allowed == *by), Illegal::NoRoute)?;
        Ok(*route)
    }

    pub(super) fn legal_moves(&self, merchant: Seat, way: Option<Way>, out: &mut Vec<Action>) {
        let ways = ways_from(self.players[merchant].merchant).iter();
        let possible = ways.filter(|&&(_, by, _)| way.is_none_or(|way| way == by));
        out.extend(possible.map(|&(town, way, _)| Action::Move { town, way }));
    }

    /// One route; whoever moves another player's merchant pays that player a coin.
    pub(super) fn travel(
        &mut self,
        seat: Seat,
        merchant: Seat,
        allowed: Option<Way>,
        (town, way): (Town, Way),
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let route = self.check_move(merchant, allowed, (town, way))?;
        let from = std::mem::replace(&mut self.players[merchant].merchant, town);
        seen.saw(Event::Moved { seat, merchant, from, to: town, way });
        if merchant != seat {
            self.players[seat].coins -= 1;
            self.players[merchant].coins += 1;
            seen.saw(Event::CoinsGiven { seat, to: merchant, coins: 1 });
        }
        self.ask_instead(Ask::TakeGood { seat, route })
    }

    pub(super) fn legal_goods(&self, route: Route, out: &mut Vec<Action>) {
        let goods = Good::ALL.into_iter();
        let there = goods.filter(|&good| self.routes[route].contains(&Some(good)));
        out.extend(there.map(|good| Action::Take { good }));
        out.push(Action::Skip);
    }

    pub(super) fn take_good(
        &mut self,
        seat: Seat,
        route: Route,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let spaces = &mut self.routes[route];
        let space = spaces.iter_mut().find(|space| **space == Some(good));
        *space.ok_or(Illegal::NoGoods)? = None;
        self.players[seat].wares[good.ware()] += 1;
        seen.saw(Event::GoodGained { seat, good, route: Some(route) });
        self.drop_ask()
    }
}
