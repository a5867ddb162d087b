//! Work contracts: the fee, and the clergyman whom the owner sends.

use quadrivium_labora::{Action, Fee, Good, Illegal, Question, Rank};

use crate::bag::{Bag, code as bag_code};
use crate::command::Named;
use crate::dialect::Dialect;
use crate::refused::{Refused, Ruling};
use crate::slot::pay_coins;
use crate::walk::{Taken, Walk};

impl Walk {
    pub(crate) fn contract(&mut self, house: &Named, fee: &Bag, text: &str, prior: bool) -> Taken {
        let code = &house.code;
        self.check_not_over(code)?;
        let building = house.building;
        let neutral = self.game.asked() == Some(Question::NeutralUse);
        if !neutral {
            self.close(code)?;
            if self.acted || self.is_passed_over() {
                return Err(Refused::illegal(code, Illegal::NoActionLeft));
            }
        }
        let owner = self.owner(house)?;
        let fee = self.fee(fee, text)?;
        self.act(Action::Contract { owner, building }).map_err(|illegal| {
            let refused = Refused::illegal(code, illegal);
            if neutral { refused.by(Ruling::NEUTRAL_USE) } else { refused }
        })?;
        if matches!(self.game.asked(), Some(Question::Fee { .. })) {
            self.try_act(Action::Fee { fee }, text)?;
        }
        if prior && matches!(self.game.asked(), Some(Question::Send { .. })) {
            self.try_act(Action::Send { rank: Rank::Prior }, "WITH_PRIOR")?;
        }
        self.contracted = Some(building);
        self.acted |= !neutral;
        Ok(())
    }

    /// How a contract is paid: one present, or coins as many as it costs.
    fn fee(&self, named: &Bag, text: &str) -> Result<Fee, Refused> {
        let table = self.table();
        let present = table.present;
        if named.goods[present] == 1 && named.kinds().count() == 1 {
            return if self.game.has(self.player(), present) > 0 {
                Ok(Fee::Present)
            } else {
                Err(Refused::illegal(text, Illegal::NoGoods))
            };
        }
        let price = u16::from(table.contract_price);
        let only_money = named.kinds().all(|it| matches!(it, Good::Coin | Good::FiveCoins));
        // Change is given for a 5-coin tile (R-CON-4).
        let fits = named.money() == price || named.goods[Good::FiveCoins] == 1 && price < 5;
        if only_money && fits {
            // Whoever cannot pay would give a present without being asked.
            return if pay_coins(&mut self.held(self.player()), price).is_some() {
                Ok(Fee::Coins)
            } else {
                Err(Refused::illegal(text, Illegal::NoGoods))
            };
        }
        let coins = "Pn".repeat(price.into());
        let reason = format!("the contract costs {coins} or {}", bag_code(present));
        let refused = Refused::new(text, reason);
        // The older program takes what is named, and the owner gets it.
        Err(if self.dialect == Dialect::Weblabora {
            refused.by(Ruling::UNCHECKED)
        } else {
            refused
        })
    }

    pub(crate) fn with(&mut self, rank: Rank) -> Taken {
        let token = if rank == Rank::Prior { "PRIOR" } else { "LAYBROTHER" };
        if matches!(self.game.asked(), Some(Question::Send { .. })) {
            return self.try_act(Action::Send { rank }, token);
        }
        match self.sent.filter(|_| self.contracted.is_some()) {
            // Only one kind of clergyman was at home: our engine has not asked. A log that wants a
            // lay brother gets the prior when there is no other.
            Some(Rank::LayBrother) if rank == Rank::Prior => {
                Err(Refused::illegal(token, Illegal::NobodyHome))
            }
            Some(_) => Ok(()),
            None => {
                self.prior = rank == Rank::Prior;
                Ok(())
            }
        }
    }
}
