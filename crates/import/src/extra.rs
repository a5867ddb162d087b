//! What is done beside the main actions: land, conversions, settlements.

use quadrivium_core::Seat;
use quadrivium_labora::{
    Action, Building, CONVERTIBLE, Good, Illegal, PerGood, Question, Step, district_prices,
    plot_prices,
};

use crate::bag::{Bag, code as bag_code};
use crate::command::Founding;
use crate::dialect::Dialect;
use crate::refused::{Refused, Ruling};
use crate::walk::{Taken, Walk};

impl Walk {
    pub(crate) fn buy(&mut self, action: Action, row: i8, goes_on: bool) -> Taken {
        let token = row.to_string();
        self.check_not_over(&token)?;
        let free = if matches!(action, Action::District { .. }) {
            self.awaits_free_district()
        } else {
            if self.awaits_free_district() {
                self.try_act(Action::Skip, &token)?;
            }
            matches!(self.open_step(), Some(Step::FreePlot))
        };
        if !free {
            self.reach_extra_actions(&token, goes_on)?;
            if self.is_passed_over() {
                return Err(Refused::illegal(token, Illegal::TooDear));
            }
        }
        if !free {
            self.check_price(action, &token)?;
        }
        self.act(action).map_err(|illegal| {
            let refused = Refused::illegal(token, illegal);
            match (illegal, action) {
                (Illegal::AlreadyBought, _) => refused.by(Ruling::PURCHASES),
                (Illegal::NoRoomForTile, Action::District { .. }) => refused.by(Ruling::GAPS),
                _ => refused,
            }
        })
    }

    /// In the newer programs the free tiles of the Bulwark do not come from the stacks, so that what
    /// is bought after them has another price there.
    fn check_price(&self, action: Action, token: &str) -> Taken {
        let (table, supply) = (self.table(), self.options.landscape_supply);
        let district = matches!(action, Action::District { .. });
        let (prices, tiles, free) = if district {
            (district_prices(supply), table.districts, self.granted[0])
        } else {
            (plot_prices(supply), table.plots, self.granted[1])
        };
        if free == 0 || self.dialect == Dialect::Weblabora {
            return Ok(());
        }
        let bought = prices.len() - usize::from(tiles.left) - free;
        let theirs = prices[if self.is_alone() { prices.len() - 1 - bought } else { bought }];
        if tiles.price == Some(theirs) {
            return Ok(());
        }
        Err(Refused::new(token, "that tile has another price here").by(Ruling::TILES))
    }

    /// Extra actions are asked for between main actions only.
    fn reach_extra_actions(&mut self, token: &str, goes_on: bool) -> Taken {
        if matches!(self.game.asked(), Some(Question::Turn | Question::Settling) | None) {
            Ok(())
        } else if goes_on {
            Err(Refused::illegal(token, Illegal::NotAsked))
        } else {
            self.close(token)
        }
    }

    pub(crate) fn convert(&mut self, goods: &Bag, text: &str, goes_on: bool) -> Taken {
        self.check_convertible(goods, text)?;
        let seat = self.player();
        if CONVERTIBLE.into_iter().all(|good| goods.goods[good] == 0) {
            return Ok(());
        }
        let passed_over = self.is_passed_over()
            || matches!(self.game.asked(), Some(Question::NeutralBuild | Question::NeutralUse));
        if !passed_over {
            self.reach_extra_actions(text, goes_on)?;
        }
        self.check_held(seat, goods)?;
        // Now what our engine lets the player convert now, and the rest as soon as it does: until
        // then nobody can take it away.
        for good in CONVERTIBLE {
            let count = goods.goods[good].into();
            self.later.extend(std::iter::repeat_n((seat, good), count));
        }
        self.catch_up().map_err(|illegal| Refused::illegal(text, illegal))
    }

    fn check_convertible(&self, goods: &Bag, text: &str) -> Taken {
        let tiles = [Good::Coin, Good::FiveCoins];
        if let Some(good) =
            goods.kinds().find(|it| !CONVERTIBLE.contains(it) && !tiles.contains(it))
        {
            return Err(Refused::new(bag_code(good), "that cannot be converted"));
        }
        // Our coins are no tiles: there is nothing to change.
        if !goods.goods[Good::Coin].is_multiple_of(5) {
            return Err(Refused::new(text, "coins are changed five at a time"));
        }
        if goods.money() > self.game.has(self.player(), Good::Coin) {
            return Err(Refused::illegal(text, Illegal::NoGoods));
        }
        Ok(())
    }

    /// What is to be converted later is not there any more.
    fn check_held(&self, seat: Seat, goods: &Bag) -> Taken {
        let held = |good: Good| {
            let later = self.later.iter().filter(|it| **it == (seat, good)).count();
            usize::from(self.game.has(seat, good)).saturating_sub(later)
        };
        match CONVERTIBLE.into_iter().find(|&good| usize::from(goods.goods[good]) > held(good)) {
            Some(good) => Err(Refused::illegal(bag_code(good), Illegal::NoGoods)),
            None => Ok(()),
        }
    }

    pub(crate) fn settle(&mut self, founding: &Founding) -> Taken {
        let Founding { settlement, colour, ref code, spot, ref goods, ref text } = *founding;
        self.check_not_over(code)?;
        if self.game.asked() == Some(Question::NeutralUse) {
            self.close(code)?;
        }
        let seat = self.player();
        if let Some(colour) = colour
            && self.seat_of(colour, code)? != seat
        {
            let (owner, player) = (colour.word(), self.colour(seat));
            let reason = format!("that settlement is {owner}'s, and it is {player}'s turn");
            return Err(Refused::new(code, reason));
        }
        if !self.settles() && !matches!(self.open_step(), Some(Step::Settle)) {
            return Err(if self.is_passed_over() || self.used == Some(Building::Castle) {
                Refused::illegal(code, Illegal::TooDear)
            } else if self.is_alone() {
                let phase = "there is no settlement phase now";
                Refused::new(code, phase).by(Ruling::SOLO_ROUNDS)
            } else {
                let castle = "settlements are founded in a settlement phase or by the Castle";
                Refused::new(code, castle).by(Ruling::UNCHECKED)
            });
        }
        self.try_act(Action::Settle { settlement }, code)?;
        self.paid = PerGood::default();
        let held = self.held(seat);
        self.try_act(Action::At { spot }, spot)?;
        self.acted = true;
        self.pay_all(goods, text, &held)
    }
}
