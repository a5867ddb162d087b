//! What is offered: each action with its price and what it brings.
//!
//! An offer may end up in the log that everybody reads where nothing else is told about it, so it
//! never speaks of a hand.

use quadrivium_core::{Actor, Phrase, Seat};

use super::names;
use crate::action::{Action, Place};
use crate::data::{BANKERS_GAINED, BUILD_COST, BUY_PRICE, PLACING_IDLE_POINTS};
use crate::pending::{Act, Bill, Question, Works};
use crate::purse::worth;
use crate::state::Craftsmen;
use crate::types::{Building, Capital, ColourSet, End, Guild, Kind, QueueSpace, Token};

/// The word for an end of a row.
pub(super) const fn end_key(end: End) -> &'static str {
    match end {
        End::Left => "craftsmen-end-left",
        End::Right => "craftsmen-end-right",
    }
}

impl Craftsmen {
    /// An action in words. Whatever can be written can be told, legal or not.
    pub(super) fn offer(&self, by: Actor, action: Action) -> Phrase {
        let seat = match by {
            Actor::Seat(seat) => seat,
            Actor::Chance => Seat::A,
        };
        match action {
            Action::Exchange { kind } => {
                Phrase::new("craftsmen-exchange").with("kind", names::kind(kind))
            }
            Action::TakeSawmill { sawmill } => {
                Phrase::new("craftsmen-take-sawmill").with("sawmill", names::sawmill(sawmill))
            }
            Action::Return { card } => self.return_words(card),
            Action::Place { guild } => self.place_words(guild),
            Action::Stack { guild, space } => self.stack_words(seat, guild, space),
            Action::Points => {
                Phrase::new("craftsmen-pay-points").with("points", names::points(self.fee_points()))
            }
            Action::Give { card } => self.give_words(seat, card),
            Action::Pay { card } => self.pay_words(card),
            Action::Discard { card } => about_capital("craftsmen-discard", card),
            Action::Invest { card } => about_capital("craftsmen-invest", card),
            Action::Take { card } => about_capital("craftsmen-take", card),
            Action::Draw => match self.question() {
                Some(Question::TakeAnother) => {
                    Phrase::new("craftsmen-draw-rest").with("count", BANKERS_GAINED - 1)
                }
                _ => Phrase::new("craftsmen-draw"),
            },
            Action::Build { card, end, privileged } => self.build_words(card, end, privileged),
            Action::Buy { card } => about_card("craftsmen-buy", card)
                .with("price", BUY_PRICE[card.kind()])
                .with("colours", names::colours(ColourSet::only(card.top()).with(card.bottom()))),
            Action::Auction { card } => about_card("craftsmen-auction", card),
            Action::Bid { amount } => Phrase::new("craftsmen-bid").with("amount", amount),
            Action::Look { kind } => self.look_words(kind),
            Action::Lay { card } => about_card("craftsmen-lay", card),
            Action::Put { place } => Phrase::new(match place {
                Place::Top => "craftsmen-put-top",
                Place::Under => "craftsmen-put-under",
            }),
            Action::TakeToken { token: Token::Privilege } => {
                Phrase::new("craftsmen-token-privilege").with("left", self.pool[0])
            }
            Action::TakeToken { token: Token::Work } => {
                Phrase::new("craftsmen-token-work").with("left", self.pool[1])
            }
            Action::Precede => Phrase::new("craftsmen-precede").with("place", self.track.len() + 1),
            Action::Privilege => self.privilege_words(),
            Action::Stall => Phrase::new("craftsmen-stall"),
            Action::Pass => self.pass_words(),
            Action::Done => self.done_words(),
            Action::Make { .. }
            | Action::Fetch { .. }
            | Action::Work { .. }
            | Action::Deliver { .. }
            | Action::Store
            | Action::Load { .. }
            | Action::Bribe { .. }
            | Action::Lose
            | Action::Purchase { .. } => self.crafts_offer(seat, action),
            Action::Capital { card } => about_capital("craftsmen-drawn-capital", card),
            Action::Building { card } => about_card("craftsmen-drawn-card", card),
            Action::Sawmill { sawmill } => {
                Phrase::new("craftsmen-drawn-sawmill").with("sawmill", names::sawmill(sawmill))
            }
            Action::Next { seat } => Phrase::new("craftsmen-next").with("seat", seat),
        }
    }

    fn return_words(&self, card: Building) -> Phrase {
        match self.question() {
            Some(Question::Arrange { .. }) => about_card("craftsmen-return-next", card),
            _ => about_card("craftsmen-return", card),
        }
    }

    fn place_words(&self, guild: Guild) -> Phrase {
        match self.first_empty(guild) {
            Some(space) => {
                about_guild("craftsmen-place", guild).with("space", names::space(guild, space))
            }
            None => about_guild("craftsmen-place-full", guild),
        }
    }

    fn stack_words(&self, seat: Seat, guild: Guild, space: QueueSpace) -> Phrase {
        let phrase = match self.queues[guild][space][0] {
            None => about_guild("craftsmen-stack", guild),
            Some(owner) if owner == seat => about_guild("craftsmen-stack-own", guild),
            Some(owner) if self.options.players == 2 => {
                about_guild("craftsmen-stack-two", guild).with("owner", owner)
            }
            Some(owner) if space == QueueSpace::Ribbon => {
                about_guild("craftsmen-stack-free", guild).with("owner", owner)
            }
            Some(owner) => about_guild("craftsmen-stack-fee", guild)
                .with("owner", owner)
                .with("points", names::points(self.fee_points())),
        };
        phrase.with("space", names::space(guild, space))
    }

    fn give_words(&self, seat: Seat, card: Capital) -> Phrase {
        let to = match self.question() {
            Some(Question::PayFee { to }) => Some(to),
            Some(Question::PayGoods { good, .. }) => self.seller(seat, good),
            _ => None,
        };
        match to {
            Some(to) => about_capital("craftsmen-give-to", card).with("to", to),
            None => about_capital("craftsmen-give", card),
        }
    }

    /// A card of a payment, and whether it is the last one.
    fn pay_words(&self, card: Capital) -> Phrase {
        let Some(Question::Pay { bill: Bill { price: price @ 2.., mut paid, .. } }) =
            self.question()
        else {
            return about_capital("craftsmen-pay", card);
        };
        paid[card] += 1;
        let reached = worth(&paid);
        if reached >= price {
            about_capital("craftsmen-pay-whole", card).with("worth", reached)
        } else {
            about_capital("craftsmen-pay-part", card).with("left", price - reached)
        }
    }

    fn build_words(&self, card: Building, end: End, privileged: bool) -> Phrase {
        let phrase = if privileged {
            about_card("craftsmen-build-privileged", card).with("means", self.privilege_means())
        } else {
            about_card("craftsmen-build", card)
        };
        phrase.with("end", Phrase::new(end_key(end))).with("cost", BUILD_COST[card.kind()])
    }

    fn look_words(&self, kind: Kind) -> Phrase {
        Phrase::new("craftsmen-look")
            .with("kind", names::kind(kind))
            .with("means", self.privilege_means())
    }

    /// Whether a privilege costs a token.
    pub(super) fn privilege_means(&self) -> Phrase {
        Phrase::new(if self.on_gold() { "craftsmen-means-gold" } else { "craftsmen-means-token" })
    }

    fn privilege_words(&self) -> Phrase {
        let key = match self.guild() {
            Some(Guild::Bankers) => "craftsmen-privilege-bankers",
            Some(Guild::Crafts) => "craftsmen-privilege-crafts",
            Some(Guild::Merchants) => "craftsmen-privilege-merchants",
            _ => return Phrase::new("craftsmen-heading-privilege"),
        };
        Phrase::new(key).with("means", self.privilege_means())
    }

    fn pass_words(&self) -> Phrase {
        let points = names::points(PLACING_IDLE_POINTS);
        match self.question() {
            Some(Question::SendHelper) => {
                Phrase::new("craftsmen-pass-helpers").with("points", points)
            }
            Some(Question::Bid { auction }) => Phrase::new(match auction.mayor {
                Some(_) => "craftsmen-pass-mayor",
                None => "craftsmen-pass-bid",
            }),
            _ => Phrase::new("craftsmen-heading-pass"),
        }
    }

    fn done_words(&self) -> Phrase {
        match self.question() {
            Some(Question::Exchange { .. }) => Phrase::new("craftsmen-done-exchange"),
            Some(Question::Stall) => Phrase::new("craftsmen-done-stall"),
            Some(Question::SpendToken) => Phrase::new("craftsmen-done-token"),
            Some(Question::Invest { .. }) => Phrase::new("craftsmen-done-invest"),
            Some(Question::Act(Act::Builders(Works { built: 1.., cost }))) => {
                Phrase::new("craftsmen-done-builders").with("cost", cost)
            }
            Some(Question::Act(Act::Crafts { work: work @ 1.., .. })) => {
                Phrase::new("craftsmen-done-crafts").with("count", work)
            }
            Some(Question::Act(act)) => Phrase::new(match act {
                Act::Bankers => "craftsmen-done-bankers",
                Act::Builders(_) => "craftsmen-done-builders-none",
                Act::Notary { acted: false } => "craftsmen-done-notary",
                Act::Notary { acted: true } => "craftsmen-done-notary-look",
                Act::Crafts { .. } => "craftsmen-done-crafts-second",
                Act::Merchants => "craftsmen-done-merchants",
                Act::TownHall => "craftsmen-done-town-hall",
            }),
            _ => Phrase::new("craftsmen-done"),
        }
    }
}

fn about_guild(key: &'static str, guild: Guild) -> Phrase {
    Phrase::new(key)
        .with("stage", names::stage(guild))
        .with("guild", names::guild(guild))
        .with("does", names::guild_does(guild))
}

pub(super) fn about_card(key: &'static str, card: Building) -> Phrase {
    Phrase::new(key).with("card", names::card(card)).with("makes", names::makes(card))
}

fn about_capital(key: &'static str, card: Capital) -> Phrase {
    Phrase::new(key).with("card", names::capital(card))
}
