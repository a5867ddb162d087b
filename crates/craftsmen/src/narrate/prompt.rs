//! The question of the moment, as each player hears it.

use quadrivium_core::{Phrase, Rules, Score, Seat, Turn};

use super::names;
use crate::data::{BANKERS_GAINED, BUILDERS_BUILDINGS};
use crate::purse::{only, worth};
use crate::state::{Ask, Craftsmen};
use crate::types::{ColourSet, Guild, Token};

impl Craftsmen {
    /// What a player is asked, or what the table waits for.
    pub(super) fn question(&self, seat: Seat) -> Phrase {
        match (self.asked(), self.turn()) {
            (Some(asked), Turn::Players(players)) => match players.iter().next() {
                Some(other) if other != seat => {
                    Phrase::new("craftsmen-wait").with("seat", other).with("what", self.wait(asked))
                }
                _ => self.ask_words(seat, asked),
            },
            (Some(_), _) => Phrase::new("craftsmen-chance"),
            (None, _) => self.result(),
        }
    }

    fn result(&self) -> Phrase {
        let standings = self.standings();
        let winners: Vec<_> = standings.leaders().map(names::player).collect();
        let best = standings.iter().map(|one| one.points).max().unwrap_or(0);
        Phrase::new("craftsmen-over").with("players", winners).with("points", names::points(best))
    }

    /// What somebody else is thinking about, without a word about their cards.
    fn wait(&self, asked: Ask) -> Phrase {
        let key = match asked {
            Ask::Exchange { .. } | Ask::GiveBack { .. } => "craftsmen-wait-exchange",
            Ask::SendHelper { .. } => "craftsmen-wait-helper",
            Ask::PayFee { .. } => "craftsmen-wait-fee",
            Ask::Discard { .. } => "craftsmen-wait-discard",
            Ask::Pay { .. } | Ask::PayGoods { .. } => "craftsmen-wait-pay",
            Ask::Bid { .. } => "craftsmen-wait-bid",
            Ask::LayOut { .. } | Ask::PutBack { .. } | Ask::Arrange { .. } => "craftsmen-wait-look",
            Ask::Stall { .. } => "craftsmen-wait-stall",
            Ask::SpendToken { .. } => "craftsmen-wait-token",
            Ask::Invest { .. } => "craftsmen-wait-invest",
            // Everything else happens in a guild, or with a work token.
            _ => match self.guild() {
                Some(guild) => return names::guild(guild),
                None => "craftsmen-wait-token",
            },
        };
        Phrase::new(key)
    }

    fn wealth(&self, seat: Seat) -> u8 {
        worth(&self.players[seat].capital)
    }

    fn ask_words(&self, seat: Seat, asked: Ask) -> Phrase {
        match asked {
            Ask::Exchange { card, sawmill, .. } => Phrase::new(match (card, sawmill) {
                (true, true) => "craftsmen-ask-exchange",
                (true, false) => "craftsmen-ask-exchange-card",
                _ => "craftsmen-ask-exchange-sawmill",
            }),
            Ask::GiveBack { of, .. } => {
                Phrase::new("craftsmen-ask-give-back").with("kind", names::kind(of))
            }
            Ask::SendHelper { .. } => {
                Phrase::new("craftsmen-ask-helper").with("count", self.players[seat].helpers)
            }
            Ask::PayFee { to, .. } => Phrase::new("craftsmen-ask-fee")
                .with("owner", to)
                .with("points", names::points(self.fee_points())),
            Ask::Act { .. } => self.ask_act(seat),
            Ask::TakeAnother { .. } => Phrase::new("craftsmen-ask-take-another"),
            Ask::Discard { left, banker, .. } => {
                let key =
                    if banker { "craftsmen-ask-discard-banker" } else { "craftsmen-ask-discard" };
                Phrase::new(key)
                    .with("count", left)
                    .with("hand", names::cards(&self.players[seat].capital))
            }
            Ask::Pay { .. } => self.ask_payment(seat),
            Ask::Bid { .. } => self.ask_bid(seat),
            Ask::LayOut { left, .. } => Phrase::new("craftsmen-ask-lay-out").with("count", left),
            Ask::PutBack { .. } => Phrase::new("craftsmen-ask-put-back"),
            Ask::Arrange { .. } => {
                let under = self.look.is_some_and(|look| look.under);
                Phrase::new(if under {
                    "craftsmen-ask-arrange-under"
                } else {
                    "craftsmen-ask-arrange-top"
                })
            }
            Ask::MakeAnother { .. } => Phrase::new("craftsmen-ask-make-another"),
            Ask::Deliver { card, .. } => {
                let good = card.output();
                let key =
                    if good.is_shipped() { "craftsmen-ask-load" } else { "craftsmen-ask-deliver" };
                Phrase::new(key).with("good", names::good(good))
            }
            Ask::Reward { .. } => Phrase::new("craftsmen-ask-reward"),
            Ask::PayGoods { good, .. } => match self.seller(seat, good) {
                Some(seller) => Phrase::new("craftsmen-ask-pay-seller").with("seller", seller),
                None => Phrase::new("craftsmen-ask-pay-goods"),
            }
            .with("good", names::good(good)),
            Ask::Stall { .. } => Phrase::new("craftsmen-ask-stall"),
            Ask::SpendToken { .. } => Phrase::new("craftsmen-ask-token")
                .with("count", self.players[seat].tokens[Token::Work as usize]),
            Ask::Invest { last: None, .. } => Phrase::new("craftsmen-ask-invest"),
            Ask::Invest { .. } => Phrase::new("craftsmen-ask-invest-next")
                .with("cards", names::cards(&self.bill.paid)),
            Ask::ShowCapital
            | Ask::DealCapital { .. }
            | Ask::ShowMayor { .. }
            | Ask::DealCards { .. }
            | Ask::ShowCard { .. }
            | Ask::DealLook { .. }
            | Ask::DealSawmill { .. }
            | Ask::CompareHands
            | Ask::BankersDue { .. } => Phrase::new("craftsmen-chance"),
        }
    }

    fn ask_act(&self, seat: Seat) -> Phrase {
        let act = &self.act;
        match self.guild() {
            Some(Guild::Bankers) => {
                Phrase::new("craftsmen-ask-bankers").with("count", BANKERS_GAINED)
            }
            Some(Guild::Builders) if act.built > 0 => Phrase::new("craftsmen-ask-builders-again")
                .with("cost", act.cost)
                .with("worth", self.wealth(seat)),
            Some(Guild::Builders) => Phrase::new("craftsmen-ask-builders")
                .with("most", BUILDERS_BUILDINGS)
                .with("worth", self.wealth(seat)),
            Some(Guild::Notary) if act.acted => Phrase::new("craftsmen-ask-notary-look"),
            Some(Guild::Notary) => {
                Phrase::new("craftsmen-ask-notary").with("worth", self.wealth(seat))
            }
            Some(Guild::Crafts) if act.work == 0 => Phrase::new("craftsmen-ask-crafts-second"),
            Some(Guild::Crafts) => Phrase::new("craftsmen-ask-crafts").with("count", act.work),
            Some(Guild::Merchants) => Phrase::new("craftsmen-ask-merchants"),
            Some(Guild::TownHall) if self.options.players == 2 => {
                Phrase::new("craftsmen-ask-town-hall-two")
            }
            _ => Phrase::new("craftsmen-ask-town-hall"),
        }
    }

    /// What is due, in which colours, and what is paid already.
    fn ask_payment(&self, seat: Seat) -> Phrase {
        let bill = &self.bill;
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

    fn ask_bid(&self, seat: Seat) -> Phrase {
        let Some(auction) = self.auction else { return Phrase::new("craftsmen-wait-bid") };
        let phrase = if auction.mayor {
            Phrase::new("craftsmen-ask-bid-mayor").with("bid", auction.bid)
        } else if auction.bid == 0 {
            Phrase::new("craftsmen-ask-bid-first")
        } else {
            Phrase::new("craftsmen-ask-bid").with("bid", auction.bid).with("leader", auction.leader)
        };
        phrase.with("card", names::card(auction.card)).with("worth", self.wealth(seat))
    }
}
