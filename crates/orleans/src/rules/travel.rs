//! Merchants on roads and waterways, and the goods that they pass.

use quadrivium_core::{Observer, Seat, SeatSet};

use super::actions::require;
use crate::action::Action;
use crate::data::ways_from;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::Question;
use crate::state::Orleans;
use crate::types::{Good, Route, Town, Way};

impl Orleans {
    /// Whose merchant the Court can move.
    fn other_merchants(&self, seat: Seat) -> SeatSet {
        self.table() - SeatSet::only(seat)
    }

    pub(super) fn legal_merchants(&self, seat: Seat, out: &mut Vec<Action>) {
        let others = self.other_merchants(seat).iter();
        out.extend(others.map(|seat| Action::Merchant { seat }));
    }

    pub(super) fn choose_merchant(&mut self, seat: Seat, other: Seat) -> Result<(), Illegal> {
        require(self.other_merchants(seat).contains(other), Illegal::OtherMerchant)?;
        self.ask_next(seat, Question::Move { merchant: other, way: None })
    }

    /// With two players there is only one other merchant.
    pub(super) fn choose_only_merchant(&mut self, seat: Seat) -> bool {
        let others = self.other_merchants(seat);
        others.len() == 1 && others.iter().any(|other| self.choose_merchant(seat, other).is_ok())
    }

    /// Where a merchant can go by this way, or by any.
    pub(crate) fn ways(
        &self,
        merchant: Seat,
        allowed: Option<Way>,
    ) -> impl Iterator<Item = (Town, Way, Route)> + use<> {
        let ways = ways_from(self.players[merchant].merchant).iter().copied();
        ways.filter(move |&(_, way, _)| allowed.is_none_or(|allowed| allowed == way))
    }

    /// The route by which the merchant who is to move comes to a town.
    pub(crate) fn route_to(&self, town: Town, way: Way) -> Option<Route> {
        let Some(Question::Move { merchant, .. }) = self.question_asked() else { return None };
        let mut ways = self.ways(merchant, Some(way));
        ways.find(|&(other, ..)| other == town).map(|(.., route)| route)
    }

    pub(super) fn legal_moves(&self, merchant: Seat, way: Option<Way>, out: &mut Vec<Action>) {
        out.extend(self.ways(merchant, way).map(|(town, way, _)| Action::Move { town, way }));
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
        let route = self.ways(merchant, allowed).find(|&(to, by, _)| (to, by) == (town, way));
        let (.., route) = route.ok_or(Illegal::NoRoute)?;
        let from = std::mem::replace(&mut self.players[merchant].merchant, town);
        seen.saw(Event::Moved { seat, merchant, from, to: town, way });
        if merchant != seat {
            self.players[seat].coins -= 1;
            self.players[merchant].coins += 1;
            seen.saw(Event::CoinsGiven { seat, to: merchant, coins: 1 });
        }
        self.ask_next(seat, Question::TakeGood { route })
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
        self.answered()
    }
}
