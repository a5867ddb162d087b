//! Whose turn it is, what is legal, and what happens: a dispatch to the files beside this one.
//!
//! After every action [`Craftsmen::go_on`] goes on by itself until somebody or chance has something
//! to decide. Whether a player is asked never depends on a hand that others cannot see.
//!
//! Questions are looked at where they lie, and a list of several parts is walked from inside, with
//! `for_each`: copying the ones and stepping through the others are felt in random games.

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

use quadrivium_core::{Actor, BadOptions, Observer, Rules, Seat, Turn};

use crate::action::{Action, Place};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::pending::{Act, Pending, Question};
use crate::state::Craftsmen;

impl Rules for Craftsmen {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = 2;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        options.check()?;
        let mut game = Self::set_up(*options);
        game.go_on(&mut ());
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        match self.pending.last() {
            None => Turn::Over,
            Some(Pending::Chance(_)) => Turn::Chance,
            Some(&Pending::Player { seat, .. }) => Turn::of(seat),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(Pending::Player { seat: asked, question }) = self.pending.last() else { return };
        if *asked != seat {
            return;
        }
        match *question {
            Question::Exchange { card, sawmill } => self.legal_exchanges(seat, card, sawmill, out),
            Question::GiveBack { of } => self.legal_give_backs(seat, of, out),
            Question::SendHelper => self.legal_sends(seat, out),
            Question::PayFee { .. } => self.legal_fees(seat, out),
            Question::Act(act) => self.legal_acts(seat, act, out),
            Question::TakeAnother => out.extend(self.takes().chain([Action::Draw])),
            Question::Discard { spared, .. } => self.legal_discards(seat, spared, out),
            Question::Pay { ref bill } => {
                let payment = bill.payment(&self.players[seat].capital);
                payment.next_cards(|card| out.push(Action::Pay { card }));
            }
            Question::Bid { ref auction } => self.legal_bids(seat, auction, out),
            Question::LayOut { .. } => {
                out.extend(self.looked_at().iter().map(|card| Action::Lay { card }));
            }
            Question::PutBack => out.extend(Place::ALL.map(|place| Action::Put { place })),
            Question::Arrange { .. } => {
                out.extend(self.looked_at().iter().map(|card| Action::Return { card }));
            }
            Question::MakeAnother => out.extend(self.raw_goods(seat)),
            Question::Deliver { card } => out.extend(self.deliveries(seat, card)),
            Question::Reward => out.extend(self.rewards()),
            Question::PayGoods { good, .. } => self.legal_goods_payments(seat, good, out),
            Question::Stall => out.extend([Action::Stall, Action::Done]),
            Question::SpendToken => {
                self.legal_works(seat, out);
                out.push(Action::Done);
            }
            Question::Invest { last, .. } => self.legal_investments(seat, last, out),
        }
    }

    // As in the trait, but compiled here with all that it calls, for speed wherever it is called for size.
    fn apply(&mut self, by: Actor, action: Action) -> Result<(), Illegal> {
        self.apply_seen(by, action, &mut ())
    }

    fn apply_seen(
        &mut self,
        by: Actor,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (self.pending.last().ok_or(Illegal::GameOver)?, by) {
            (&Pending::Chance(draw), Actor::Chance) => self.happen(draw, action, seen)?,
            (&Pending::Player { seat, question }, Actor::Seat(by)) if by == seat => {
                self.answer(seat, question, action, seen)?;
            }
            _ => return Err(Illegal::NotYourTurn),
        }
        self.go_on(seen);
        Ok(())
    }
}

impl Craftsmen {
    fn legal_acts(&self, seat: Seat, act: Act, out: &mut Vec<Action>) {
        match act {
            Act::Bankers => out.extend(self.takes()),
            Act::Builders(works) => self.legal_builds(seat, works, out),
            Act::Notary { acted } => self.legal_notary(seat, acted, out),
            Act::Crafts { work, raw } => self.legal_crafts(seat, work, raw, out),
            Act::Merchants => self.legal_purchases(seat, out),
            Act::TownHall => out.extend(self.services(seat)),
        }
        out.push(Action::Done);
    }

    fn answer(
        &mut self,
        seat: Seat,
        question: Question,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (question, action) {
            (Question::Exchange { card, sawmill }, Action::Exchange { kind }) => {
                self.exchange(seat, card, sawmill, kind, seen)
            }
            (Question::Exchange { card, sawmill: open }, Action::TakeSawmill { sawmill }) => {
                self.take_sawmill(seat, card, open, sawmill, seen)
            }
            (Question::GiveBack { of }, Action::Return { card }) => self.give_back(seat, of, card),
            (Question::SendHelper, Action::Place { guild }) => self.place(seat, guild, seen),
            (Question::SendHelper, Action::Stack { guild, space }) => {
                self.stack(seat, guild, space, seen)
            }
            (Question::SendHelper, Action::Pass) => {
                self.pass(seat, seen);
                self.pending.pop();
                Ok(())
            }
            (Question::PayFee { to }, Action::Points) => self.pay_fee_in_points(seat, to, seen),
            (Question::PayFee { to }, Action::Give { card }) => {
                self.pay_fee_with_card(seat, to, card, seen)
            }
            (Question::Act(act), Action::Done) => {
                self.finish_act(seat, act, seen);
                Ok(())
            }
            (Question::Act(act), _) => self.take_act(seat, act, action, seen),
            (Question::TakeAnother, Action::Take { card }) => self.take_second(seat, card, seen),
            (Question::TakeAnother, Action::Draw)
            | (
                Question::SpendToken
                | Question::Stall
                | Question::Exchange { .. }
                | Question::Invest { last: None, .. },
                Action::Done,
            ) => {
                self.pending.pop();
                Ok(())
            }
            (Question::Discard { left, spared, banker }, Action::Discard { card }) => {
                self.check_holds(seat, card)?;
                self.ask_instead((seat, Question::Discard { left: left - 1, spared, banker }));
                self.discard(seat, card, seen);
                Ok(())
            }
            (Question::Discard { left, spared, banker: true }, Action::Privilege) => {
                self.discard_less(seat, left, spared, seen)
            }
            (Question::Pay { bill }, Action::Pay { card }) => self.pay(seat, bill, card, seen),
            (Question::Bid { auction }, Action::Bid { amount }) => {
                self.bid(seat, auction, amount, seen)
            }
            (Question::Bid { auction }, Action::Pass) => self.pass_bid(seat, auction, seen),
            (Question::LayOut { left }, Action::Lay { card }) => {
                self.lay_out(seat, left, card, seen)
            }
            (Question::PutBack, Action::Put { place }) => {
                self.ask_instead((seat, Question::Arrange { under: place == Place::Under }));
                Ok(())
            }
            (Question::Arrange { .. }, Action::Return { card }) => self.arrange(card),
            (Question::MakeAnother, Action::Make { good, to }) => {
                self.check_make(seat, good, to)?;
                self.pending.pop();
                self.make(seat, good, to, seen);
                Ok(())
            }
            (Question::Deliver { card }, _) => self.deliver(seat, card, action, seen),
            (Question::Reward, Action::Take { card }) => self.reward_from_board(seat, card, seen),
            (Question::Reward, Action::Draw) => self.reward_from_deck(seat),
            (Question::PayGoods { good, to }, _) => self.pay_goods(seat, good, to, action, seen),
            (Question::Stall, Action::Stall) => {
                self.players[seat].fair += 1;
                seen.saw(Event::Stalled { seat });
                self.pending.pop();
                Ok(())
            }
            (Question::SpendToken, _) => self.work(seat, action, seen),
            (Question::Invest { last, paid }, Action::Invest { card }) => {
                self.invest(seat, last, paid, card, seen)
            }
            (Question::Invest { .. }, Action::Done) => Err(Illegal::MustFinish),
            // Every question by its name: a new one is not forgotten.
            (
                Question::Exchange { .. }
                | Question::GiveBack { .. }
                | Question::SendHelper
                | Question::PayFee { .. }
                | Question::TakeAnother
                | Question::Discard { .. }
                | Question::Pay { .. }
                | Question::Bid { .. }
                | Question::LayOut { .. }
                | Question::PutBack
                | Question::Arrange { .. }
                | Question::MakeAnother
                | Question::Reward
                | Question::Stall
                | Question::Invest { .. },
                _,
            ) => Err(Illegal::NotAsked),
        }
    }

    /// A helper's action.
    fn take_act(
        &mut self,
        seat: Seat,
        act: Act,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (act, action) {
            (Act::Bankers, Action::Take { card }) => self.take_first(seat, card, seen),
            (Act::Builders(works), Action::Build { card, end, privileged }) => {
                self.build(seat, works, card, end, privileged, seen)
            }
            (Act::Notary { acted }, Action::Buy { card }) => self.buy(seat, acted, card, seen),
            (Act::Notary { acted }, Action::Auction { card }) => {
                self.open_auction(seat, acted, card, seen)
            }
            (Act::Notary { .. }, Action::Look { kind }) => self.look_at(seat, kind, seen),
            (Act::Crafts { work, raw }, Action::Privilege) => self.make_two(seat, work, raw, seen),
            (Act::Crafts { .. }, _) => self.work(seat, action, seen),
            (Act::Merchants, Action::Purchase { good, to }) => self.purchase(seat, good, to),
            (Act::TownHall, Action::TakeToken { token }) => self.take_token(seat, token, seen),
            (Act::TownHall, Action::Precede) => self.precede(seat, seen),
            (
                Act::Bankers
                | Act::Builders(_)
                | Act::Notary { .. }
                | Act::Merchants
                | Act::TownHall,
                _,
            ) => Err(Illegal::NotAsked),
        }
    }

    /// Nothing more is done with this helper.
    fn finish_act(&mut self, seat: Seat, act: Act, seen: &mut impl Observer<Event>) {
        self.pending.pop();
        if let Act::Builders(works) = act {
            self.finish_building(seat, works.cost, seen);
        }
    }

    /// Goes on until there is something to decide.
    pub(crate) fn go_on(&mut self, seen: &mut impl Observer<Event>) {
        while match self.pending.last() {
            None => self.next_part(seen),
            Some(Pending::Chance(_)) => self.draw_by_itself(seen),
            Some(Pending::Player { .. }) => self.answer_by_itself(seen),
        } {}
    }

    /// Goes on where there is nothing to decide for a player.
    fn answer_by_itself(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let Some(&Pending::Player { seat, ref question }) = self.pending.last() else {
            return false;
        };
        match *question {
            Question::Exchange { card: false, sawmill: false }
            | Question::Discard { left: 0, .. } => self.answered(),
            Question::Act(act) => {
                let done = !self.has_act(seat, act);
                if done {
                    self.finish_act(seat, act, seen);
                }
                done
            }
            Question::TakeAnother => self.takes().next().is_none() && self.answered(),
            Question::Arrange { under } => self.arrange_by_itself(seat, under, seen),
            Question::Deliver { card } => self.deliver_by_itself(seat, card, seen),
            Question::Reward => self.rewards().next().is_none() && self.answered(),
            Question::SpendToken => !self.can_spend_token(seat) && self.answered(),
            Question::Exchange { .. }
            | Question::GiveBack { .. }
            | Question::SendHelper
            | Question::PayFee { .. }
            | Question::Discard { .. }
            | Question::Pay { .. }
            | Question::Bid { .. }
            | Question::LayOut { .. }
            | Question::PutBack
            | Question::MakeAnother
            | Question::PayGoods { .. }
            | Question::Stall
            | Question::Invest { .. } => false,
        }
    }

    /// The present question is settled.
    fn answered(&mut self) -> bool {
        self.pending.pop();
        true
    }

    /// Whether a helper can do anything, as far as everybody can see.
    fn has_act(&self, seat: Seat, act: Act) -> bool {
        let player = &self.players[seat];
        match act {
            Act::Bankers => self.takes().next().is_some(),
            Act::Builders(_) => !player.cards.is_empty() && player.capital_cards() > 0,
            Act::Notary { acted } => self.has_notary_act(seat, acted),
            Act::Crafts { work, raw } => self.has_crafts_act(seat, work, raw),
            Act::Merchants => self.has_purchase(seat),
            Act::TownHall => self.services(seat).next().is_some(),
        }
    }
}
