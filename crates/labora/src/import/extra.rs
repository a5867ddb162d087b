//! What is done beside the main actions: land, conversions, settlements.

use super::bag::{Bag, code as bag_code};
use super::command::Founding;
use super::refused::{Refused, Ruling};
use super::walk::{Taken, Walk};
use crate::action::Action;
use crate::data::Step;
use crate::illegal::Illegal;
use crate::state::Ask;
use crate::types::{Building, Good, PerGood};

impl Walk {
    pub(super) fn buy(&mut self, action: Action, row: i8, goes_on: bool) -> Taken {
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
        self.act(action).map_err(|illegal| {
            let refused = Refused::illegal(token, illegal);
            match (illegal, action) {
                (Illegal::AlreadyBought, _) => refused.by(Ruling::PURCHASES),
                (Illegal::NoRoomForTile, Action::District { .. }) => refused.by(Ruling::GAPS),
                _ => refused,
            }
        })
    }

    /// Extra actions are asked for between main actions only.
    fn reach_extra_actions(&mut self, token: &str, goes_on: bool) -> Taken {
        if matches!(self.game.asked(), Some(Ask::Turn | Ask::Settling) | None) {
            Ok(())
        } else if goes_on {
            Err(Refused::illegal(token, Illegal::NotAsked))
        } else {
            self.close(token)
        }
    }

    pub(super) fn convert(&mut self, goods: &Bag, text: &str, goes_on: bool) -> Taken {
        let drinks = [Good::Grain, Good::Wine, Good::Whiskey];
        let tiles = [Good::Coin, Good::FiveCoins];
        if let Some(good) = goods.kinds().find(|it| !drinks.contains(it) && !tiles.contains(it)) {
            return Err(Refused::new(bag_code(good), "that cannot be converted"));
        }
        let seat = self.player();
        // Our coins are no tiles: there is nothing to change.
        if !goods.goods[Good::Coin].is_multiple_of(5) {
            return Err(Refused::new(text, "coins are changed five at a time"));
        }
        if goods.money() > self.game.has(seat, Good::Coin) {
            return Err(Refused::illegal(text, Illegal::NoGoods));
        }
        let passed_over = self.is_passed_over()
            || matches!(self.game.asked(), Some(Ask::NeutralBuild | Ask::NeutralUse));
        let wanted: Vec<_> = drinks
            .into_iter()
            .flat_map(|good| std::iter::repeat_n(good, goods.goods[good].into()))
            .collect();
        if wanted.is_empty() {
            return Ok(());
        }
        if !passed_over {
            self.reach_extra_actions(text, goes_on)?;
        }
        for good in drinks {
            if goods.goods[good] > self.game.has(seat, good) {
                return Err(Refused::illegal(bag_code(good), Illegal::NoGoods));
            }
        }
        if passed_over && self.acted {
            return Err(Refused::illegal(text, Illegal::NotAsked));
        }
        if passed_over {
            self.later.extend(wanted.into_iter().map(|good| (seat, good)));
            return Ok(());
        }
        wanted
            .into_iter()
            .try_for_each(|good| self.try_act(Action::Convert { good }, bag_code(good)))
    }

    pub(super) fn settle(&mut self, founding: &Founding) -> Taken {
        let Founding { settlement, colour, ref code, spot, ref goods, ref text } = *founding;
        self.check_not_over(code)?;
        if self.game.asked() == Some(Ask::NeutralUse) {
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
            } else {
                let castle = "settlements are founded in a settlement phase or by the Castle";
                Refused::new(code, castle).by(Ruling::UNCHECKED)
            });
        }
        self.try_act(Action::Settle { settlement }, code)?;
        self.paid = PerGood::default();
        self.try_act(Action::At { spot }, spot)?;
        self.acted = true;
        self.pay_all(goods, text)
    }
}
