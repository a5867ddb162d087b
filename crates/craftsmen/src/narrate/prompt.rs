//! The question of the moment, as each player hears it.

use quadrivium_core::{Phrase, Score, Seat};

use super::names;
use crate::data::{BANKERS_GAINED, BUILDERS_BUILDINGS};
use crate::pending::{Act, Auction, Bill, Pending, Question, Works};
use crate::purse::{only, worth};
use crate::state::Craftsmen;
use crate::types::{Capital, ColourSet, Token};

impl Craftsmen {
    /// What a player is asked, or what the table waits for.
    pub(super) fn prompt_words(&self, seat: Seat) -> Phrase {
        match self.asked() {
            Some(Pending::Player { seat: asked, question }) if asked == seat => {
                self.ask_words(seat, question)
            }
            Some(Pending::Player { seat: asked, question }) => {
                Phrase::new("craftsmen-wait").with("seat", asked).with("what", self.wait(question))
            }
            Some(Pending::Chance(_)) => Phrase::new("craftsmen-chance"),
            None => self.result(),
        }
    }

    fn result(&self) -> Phrase {
        let standings = self.standings();
        let winners: Vec<_> = standings.leaders().map(names::player).collect();
        let best = standings.iter().map(|one| one.points).max().unwrap_or(0);
        Phrase::new("craftsmen-over").with("players", winners).with("points", names::points(best))
    }

    /// What somebody else is thinking about, without a word about their cards.
    fn wait(&self, question: Question) -> Phrase {
        Phrase::new(match question {
            Question::Exchange { .. } | Question::GiveBack { .. } => "craftsmen-wait-exchange",
            Question::SendHelper => "craftsmen-wait-helper",
            Question::PayFee { .. } => "craftsmen-wait-fee",
            Question::Discard { .. } => "craftsmen-wait-discard",
            Question::Pay { .. } | Question::PayGoods { .. } => "craftsmen-wait-pay",
            Question::Bid { .. } => "craftsmen-wait-bid",
            Question::LayOut { .. } | Question::PutBack | Question::Arrange { .. } => {
                "craftsmen-wait-look"
            }
            Question::Stall => "craftsmen-wait-stall",
            Question::SpendToken => "craftsmen-wait-token",
            Question::Invest { .. } => "craftsmen-wait-invest",
            Question::Act(_)
            | Question::TakeAnother
            | Question::MakeAnother
            | Question::Deliver { .. }
            | Question::Reward => match self.guild() {
                Some(guild) => return names::guild(guild),
                None => "craftsmen-wait-token",
            },
        })
    }

    fn wealth(&self, seat: Seat) -> u8 {
        worth(&self.players[seat].capital)
    }

    fn ask_words(&self, seat: Seat, question: Question) -> Phrase {
        match question {
            Question::Exchange { card, sawmill } => Phrase::new(match (card, sawmill) {
                (true, true) => "craftsmen-ask-exchange",
                (true, false) => "craftsmen-ask-exchange-card",
                _ => "craftsmen-ask-exchange-sawmill",
            }),
            Question::GiveBack { of } => {
                Phrase::new("craftsmen-ask-give-back").with("kind", names::kind(of))
            }
            Question::SendHelper => {
                Phrase::new("craftsmen-ask-helper").with("count", self.players[seat].helpers)
            }
            Question::PayFee { to } => Phrase::new("craftsmen-ask-fee")
                .with("owner", to)
                .with("points", names::points(self.fee_points())),
            Question::Act(act) => self.ask_act(seat, act),
            Question::TakeAnother => Phrase::new("craftsmen-ask-take-another"),
            Question::Discard { left, banker, .. } => {
                let key =
                    if banker { "craftsmen-ask-discard-banker" } else { "craftsmen-ask-discard" };
                Phrase::new(key)
                    .with("count", left)
                    .with("hand", names::cards(&self.players[seat].capital))
            }
            Question::Pay { bill } => self.ask_payment(seat, &bill),
            Question::Bid { auction } => self.ask_bid(seat, &auction),
            Question::LayOut { left } => Phrase::new("craftsmen-ask-lay-out").with("count", left),
            Question::PutBack => Phrase::new("craftsmen-ask-put-back"),
            Question::Arrange { under } => Phrase::new(if under {
                "craftsmen-ask-arrange-under"
            } else {
                "craftsmen-ask-arrange-top"
            }),
            Question::MakeAnother => Phrase::new("craftsmen-ask-make-another"),
            Question::Deliver { card } => {
                let good = card.output();
                let key =
                    if good.is_shipped() { "craftsmen-ask-load" } else { "craftsmen-ask-deliver" };
                Phrase::new(key).with("good", names::good(good))
            }
            Question::Reward => Phrase::new("craftsmen-ask-reward"),
            Question::PayGoods { good, .. } => match self.seller(seat, good) {
                Some(seller) => Phrase::new("craftsmen-ask-pay-seller").with("seller", seller),
                None => Phrase::new("craftsmen-ask-pay-goods"),
            }
            .with("good", names::good(good)),
            Question::Stall => Phrase::new("craftsmen-ask-stall"),
            Question::SpendToken => Phrase::new("craftsmen-ask-token")
                .with("count", self.players[seat].tokens[Token::Work as usize]),
            Question::Invest { last: None, .. } => self.invest_words(seat),
            Question::Invest { paid, .. } => {
                Phrase::new("craftsmen-ask-invest-next").with("cards", names::cards(&paid))
            }
        }
    }

    /// Whether one invests; or which colours are missing for that.
    fn invest_words(&self, seat: Seat) -> Phrase {
        let hand = self.players[seat].capital;
        let held = Capital::ALL.into_iter().filter(|&card| hand[card] > 0);
        let held = held.fold(ColourSet::EMPTY, |all, card| all.with(card.colour()));
        let missing = ColourSet::ALL - held;
        if missing.is_empty() {
            Phrase::new("craftsmen-ask-invest")
        } else {
            Phrase::new("craftsmen-ask-invest-lacks").with("colours", names::colours(missing))
        }
    }

    fn ask_act(&self, seat: Seat, act: Act) -> Phrase {
        match act {
            Act::Bankers => Phrase::new("craftsmen-ask-bankers").with("count", BANKERS_GAINED),
            Act::Builders(Works { built: 1.., cost }) => {
                Phrase::new("craftsmen-ask-builders-again")
                    .with("cost", cost)
                    .with("worth", self.wealth(seat))
            }
            Act::Builders(_) => Phrase::new("craftsmen-ask-builders")
                .with("most", BUILDERS_BUILDINGS)
                .with("worth", self.wealth(seat)),
            Act::Notary { acted: true } => Phrase::new("craftsmen-ask-notary-look"),
            Act::Notary { .. } => {
                Phrase::new("craftsmen-ask-notary").with("worth", self.wealth(seat))
            }
            Act::Crafts { work: 0, .. } => Phrase::new("craftsmen-ask-crafts-second"),
            Act::Crafts { work, .. } => Phrase::new("craftsmen-ask-crafts").with("count", work),
            Act::Merchants => Phrase::new("craftsmen-ask-merchants"),
            Act::TownHall if self.options.players == 2 => {
                Phrase::new("craftsmen-ask-town-hall-two")
            }
            Act::TownHall => Phrase::new("craftsmen-ask-town-hall"),
        }
    }

    /// What is due, in which colours, and what is paid already.
    fn ask_payment(&self, seat: Seat, bill: &Bill) -> Phrase {
        if bill.paid.total() > 0 {
            return Phrase::new("craftsmen-ask-pay-next")
                .with("price", bill.price)
                .with("cards", names::cards(&bill.paid));
        }
        let fitting = worth(&only(&self.players[seat].capital, bill.colours));
        let phrase = if bill.colours == ColourSet::ALL {
            Phrase::new("craftsmen-ask-pay")
        } else {
            Phrase::new("craftsmen-ask-pay-colours").with("colours", names::colours(bill.colours))
        };
        phrase.with("price", bill.price).with("worth", fitting)
    }

    fn ask_bid(&self, seat: Seat, auction: &Auction) -> Phrase {
        let phrase = match (auction.mayor, auction.leader()) {
            (Some(offer), _) => Phrase::new("craftsmen-ask-bid-mayor").with("bid", offer),
            (None, (_, 0)) => Phrase::new("craftsmen-ask-bid-first"),
            (None, (leader, bid)) => {
                Phrase::new("craftsmen-ask-bid").with("bid", bid).with("leader", leader)
            }
        };
        phrase.with("card", names::card(auction.card)).with("worth", self.wealth(seat))
    }
}
