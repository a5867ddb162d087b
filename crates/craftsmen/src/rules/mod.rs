//! Whose turn it is, what is legal, and what happens: a dispatch to the files beside this one.
//!
//! After every action [`Craftsmen::go_on`] goes on by itself until somebody or chance has something
//! to decide. Whether a player is asked never depends on a hand that others cannot see.

mod auction;
mod bankers;
mod builders;
mod chance;
mod crafts;
mod deliver;
mod exchange;
mod hands;
mod helpers;
mod invest;
mod look;
mod merchants;
mod notary;
mod privilege;
mod season;
mod town_hall;

pub(crate) use chance::random;
pub(crate) use privilege::QUEUE_PLACES;

use quadrivium_core::{Actor, BadOptions, Observer, Rules, Seat, Turn};

use crate::action::{Action, Place};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::state::{Ask, Craftsmen};
use crate::types::Guild;

/// Who answers a question.
enum Asked {
    Chance,
    Player(Seat),
}

impl Ask {
    fn whom(self) -> Asked {
        match self {
            Self::ShowCapital
            | Self::DealCapital { .. }
            | Self::ShowMayor { .. }
            | Self::DealCards { .. }
            | Self::ShowCard { .. }
            | Self::DealLook { .. }
            | Self::DealSawmill { .. }
            | Self::CompareHands => Asked::Chance,
            Self::Exchange { seat, .. }
            | Self::GiveBack { seat, .. }
            | Self::SendHelper { seat }
            | Self::PayFee { seat, .. }
            | Self::Act { seat }
            | Self::TakeAnother { seat }
            | Self::BankersDue { seat }
            | Self::Discard { seat, .. }
            | Self::Pay { seat }
            | Self::Bid { seat }
            | Self::LayOut { seat, .. }
            | Self::PutBack { seat }
            | Self::Arrange { seat }
            | Self::MakeAnother { seat }
            | Self::Deliver { seat, .. }
            | Self::Reward { seat }
            | Self::PayGoods { seat, .. }
            | Self::Stall { seat }
            | Self::SpendToken { seat }
            | Self::Invest { seat, .. } => Asked::Player(seat),
        }
    }
}

impl Rules for Craftsmen {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = 2;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        Self::set_up(*options)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        match self.asked().map(Ask::whom) {
            None => Turn::Over,
            Some(Asked::Chance) => Turn::Chance,
            Some(Asked::Player(seat)) => Turn::of(seat),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(ask) = self.asked() else { return };
        if !matches!(ask.whom(), Asked::Player(asked) if asked == seat) {
            return;
        }
        match ask {
            Ask::Exchange { .. } => self.legal_exchanges(seat, out),
            Ask::GiveBack { of, .. } => self.legal_give_backs(seat, of, out),
            Ask::SendHelper { .. } => self.legal_helpers(seat, out),
            Ask::PayFee { .. } => self.legal_fees(seat, out),
            Ask::Act { .. } => self.legal_acts(seat, out),
            Ask::TakeAnother { .. } => self.legal_second_cards(out),
            Ask::Discard { .. } => self.legal_discards(seat, out),
            Ask::Pay { .. } => self.payment(seat).next_cards(|card| out.push(Action::Pay { card })),
            Ask::Bid { .. } => self.legal_bids(seat, out),
            Ask::LayOut { .. } => self.legal_lay_outs(out),
            Ask::PutBack { .. } => {
                out.extend(Place::ALL.map(|place| Action::Put { place }));
            }
            Ask::Arrange { .. } => self.legal_returns(out),
            Ask::MakeAnother { .. } => self.legal_makes(seat, out),
            Ask::Deliver { card, .. } => self.legal_deliveries(seat, card, out),
            Ask::Reward { .. } => self.legal_rewards(out),
            Ask::PayGoods { .. } => self.legal_goods_payments(seat, out),
            Ask::Stall { .. } => out.extend([Action::Stall, Action::Done]),
            Ask::SpendToken { .. } => {
                self.legal_work(seat, out);
                out.push(Action::Done);
            }
            Ask::Invest { last, .. } => self.legal_investments(seat, last, out),
            _ => unreachable!("chance is not asked what is legal"),
        }
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let ask = self.asked().ok_or(Illegal::GameOver)?;
        match (ask.whom(), by) {
            (Asked::Chance, Actor::Chance) => self.happen(ask, action, seen)?,
            (Asked::Player(asked), Actor::Seat(seat)) if asked == seat => {
                self.decide(seat, ask, action, seen)?;
            }
            _ => return Err(Illegal::NotYourTurn),
        }
        self.go_on(seen);
        Ok(())
    }
}

impl Craftsmen {
    fn legal_acts(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.guild().expect("helpers act in a guild") {
            Guild::Bankers => self.legal_first_cards(out),
            Guild::Builders => self.legal_builds(seat, out),
            Guild::Notary => self.legal_notary(seat, out),
            Guild::Crafts => self.legal_crafts(seat, out),
            Guild::Merchants => self.legal_purchases(seat, out),
            Guild::TownHall => self.legal_town_hall(seat, out),
        }
        out.push(Action::Done);
    }

    fn decide(
        &mut self,
        seat: Seat,
        ask: Ask,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (ask, action) {
            (Ask::Exchange { .. }, Action::Exchange { kind }) => self.exchange(seat, kind, seen),
            (Ask::Exchange { .. }, Action::TakeSawmill { sawmill }) => {
                self.take_sawmill(seat, sawmill, seen)
            }
            (Ask::GiveBack { of, .. }, Action::Return { card }) => self.give_back(seat, of, card),
            (Ask::SendHelper { .. }, Action::Place { guild }) => self.place(seat, guild, seen),
            (Ask::SendHelper { .. }, Action::Stack { guild, space }) => {
                self.stack(seat, guild, space, seen)
            }
            (Ask::SendHelper { .. }, Action::Pass) => {
                self.pass(seat, seen);
                self.asks.pop();
                Ok(())
            }
            (Ask::PayFee { to, .. }, Action::Points) => self.pay_fee_in_points(seat, to, seen),
            (Ask::PayFee { to, .. }, Action::Give { card }) => {
                self.pay_fee_with_card(seat, to, card, seen)
            }
            (Ask::Act { .. }, Action::Done) => {
                self.finish_act(seat, seen);
                Ok(())
            }
            (Ask::Act { .. }, _) => self.act(seat, action, seen),
            (Ask::TakeAnother { .. }, Action::Take { card }) => self.take_second(seat, card, seen),
            (Ask::TakeAnother { .. }, Action::Draw)
            | (
                Ask::SpendToken { .. }
                | Ask::Stall { .. }
                | Ask::Exchange { .. }
                | Ask::Invest { last: None, .. },
                Action::Done,
            ) => {
                self.asks.pop();
                Ok(())
            }
            (Ask::Discard { .. }, Action::Discard { card }) => self.discard(seat, card, seen),
            (Ask::Discard { banker: true, .. }, Action::Privilege) => self.discard_less(seat, seen),
            (Ask::Pay { .. }, Action::Pay { card }) => self.pay(seat, card, seen),
            (Ask::Bid { .. }, Action::Bid { amount }) => self.bid(seat, amount, seen),
            (Ask::Bid { .. }, Action::Pass) => self.pass_bid(seat, seen),
            (Ask::LayOut { left, .. }, Action::Lay { card }) => {
                self.lay_out(seat, left, card, seen)
            }
            (Ask::PutBack { .. }, Action::Put { place }) => {
                self.put_back(seat, place);
                Ok(())
            }
            (Ask::Arrange { .. }, Action::Return { card }) => self.arrange(card),
            (Ask::MakeAnother { .. }, Action::Make { good, to }) => {
                self.check_make(seat, good, to)?;
                self.asks.pop();
                self.make(seat, good, to, seen);
                Ok(())
            }
            (Ask::Deliver { card: from, .. }, _) => self.deliver(seat, from, action, seen),
            (Ask::Reward { .. }, Action::Take { card }) => self.reward_from_board(seat, card, seen),
            (Ask::Reward { .. }, Action::Draw) => self.reward_from_deck(seat),
            (Ask::PayGoods { good, to, .. }, _) => self.pay_goods(seat, good, to, action, seen),
            (Ask::Stall { .. }, Action::Stall) => {
                self.players[seat].fair += 1;
                seen.saw(Event::Stalled { seat });
                self.asks.pop();
                Ok(())
            }
            (Ask::SpendToken { .. }, _) => self.work(seat, action, seen),
            (Ask::Invest { last, .. }, Action::Invest { card }) => {
                self.invest(seat, last, card, seen)
            }
            (Ask::Invest { .. }, Action::Done) => Err(Illegal::MustFinish),
            _ => Err(Illegal::NotAsked),
        }
    }

    /// A helper's action.
    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (self.guild().expect("helpers act in a guild"), action) {
            (Guild::Bankers, Action::Take { card }) => self.take_first(seat, card, seen),
            (Guild::Builders, Action::Build { card, end, privileged }) => {
                self.build(seat, card, end, privileged, seen)
            }
            (Guild::Notary, Action::Buy { card }) => self.buy(seat, card, seen),
            (Guild::Notary, Action::Auction { card }) => self.open_auction(seat, card, seen),
            (Guild::Notary, Action::Look { kind }) => self.look_at(seat, kind, seen),
            (Guild::Crafts, Action::Privilege) => self.make_two(seat, seen),
            (Guild::Crafts, _) => self.work(seat, action, seen),
            (Guild::Merchants, Action::Purchase { good, to }) => self.purchase(seat, good, to),
            (Guild::TownHall, Action::TakeToken { token }) => self.take_token(seat, token, seen),
            (Guild::TownHall, Action::Precede) => self.precede(seat, seen),
            _ => Err(Illegal::NotAsked),
        }
    }

    /// Nothing more is done with this helper.
    fn finish_act(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        if self.guild() == Some(Guild::Builders) {
            self.finish_building(seat, seen);
        } else {
            self.asks.pop();
        }
    }

    /// Goes on until there is something to decide.
    pub(crate) fn go_on(&mut self, seen: &mut impl Observer<Event>) {
        loop {
            let gone_on = match self.asked() {
                None => self.next_part(seen),
                Some(Ask::ShowCapital) => self.show_capital_by_itself(seen),
                Some(Ask::DealCapital { seat, left }) => self.deal_by_itself(seat, left, seen),
                Some(Ask::ShowMayor { left }) => self.show_mayor_by_itself(left, seen),
                Some(Ask::ShowCard { of }) => self.show_card_by_itself(of, seen),
                Some(Ask::DealLook { seat, left }) => self.deal_look_by_itself(seat, left),
                Some(Ask::CompareHands) => self.compare_by_itself(seen),
                Some(
                    Ask::DealCards { left: 0, .. }
                    | Ask::Discard { left: 0, .. }
                    | Ask::Exchange { card: false, sawmill: false, .. },
                ) => self.answered(),
                Some(Ask::Act { seat }) => {
                    let done = !self.has_act(seat);
                    if done {
                        self.finish_act(seat, seen);
                    }
                    done
                }
                Some(Ask::TakeAnother { .. }) => !self.shows_another() && self.answered(),
                Some(Ask::BankersDue { seat }) => self.settle_bankers_due(seat),
                Some(Ask::Arrange { seat }) => self.arrange_by_itself(seat, seen),
                Some(Ask::Deliver { seat, card }) => self.deliver_by_itself(seat, card, seen),
                Some(Ask::Reward { .. }) => !self.has_reward() && self.answered(),
                Some(Ask::SpendToken { seat }) => !self.can_spend_token(seat) && self.answered(),
                Some(_) => false,
            };
            if !gone_on {
                break;
            }
        }
    }

    /// The present question is settled.
    fn answered(&mut self) -> bool {
        self.asks.pop();
        true
    }

    /// Whether a helper can do anything, as far as everybody can see.
    fn has_act(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        match self.guild().expect("helpers act in a guild") {
            Guild::Bankers => self.shown.total() > 0,
            Guild::Builders => !player.cards.is_empty() && player.capital_cards() > 0,
            Guild::Notary => self.has_notary_act(seat),
            Guild::Crafts => self.has_crafts_act(seat),
            Guild::Merchants => self.has_purchase(seat),
            Guild::TownHall => self.has_town_hall_act(seat),
        }
    }
}
