//! Whose turn it is, what is legal, and what happens: a dispatch to the files beside this one.
//!
//! After every action [`Labora::go_on`] goes on by itself until somebody has something to decide.

mod build;
mod clergy;
mod copy;
mod function;
mod gifts;
mod land;
mod neutral;
mod pay;
mod purse;
mod round;
mod settle;
mod trade;
mod wheel;
mod woods;

use quadrivium_core::{Actor, BadOptions, Chance, Observer, Rules, Seat, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::state::{Labora, Question, Stage};
use crate::types::Good;

pub(crate) use land::Terms;
pub(crate) use pay::{Asked, Due, give_different, kinds_besides};
pub use purse::coins_for;
pub(crate) use purse::{Turned, take, wealth};
pub(crate) use wheel::SPACES;

impl Rules for Labora {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = crate::NAME;
    const RULES: u16 = 2;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        options.check()?;
        let mut game = Self::lay_out(*options);
        game.go_on(&mut ());
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        match self.pending.last() {
            None => Turn::Over,
            Some(&Question::Send { cell }) => Turn::of(self.sender(cell)),
            Some(
                Question::Turn
                | Question::Settling
                | Question::Site { .. }
                | Question::HomeSite { .. }
                | Question::Enter { .. }
                | Question::Fee { .. }
                | Question::Harvest { .. }
                | Question::Function(_)
                | Question::Pay(_)
                | Question::NeutralBuild
                | Question::NeutralSite { .. }
                | Question::NeutralUse,
            ) => Turn::of(self.active),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.turn().players().contains(seat) {
            return;
        }
        match *self.pending.last().expect("somebody is asked something") {
            Question::Turn => self.legal_in_turn(seat, out),
            Question::Settling => {
                self.legal_purchases(seat, out);
                self.legal_conversions(seat, out);
                self.legal_settlements(seat, out);
                out.push(Action::End);
            }
            Question::Site { building } => self.legal_sites(seat, building, out),
            Question::HomeSite { settlement } => self.legal_home_sites(seat, settlement, out),
            Question::Enter { .. } => out.extend([Action::Enter, Action::Skip]),
            Question::Fee { .. } => self.legal_fees(seat, out),
            Question::Send { cell } => self.legal_messengers(cell, out),
            Question::Harvest { good } => self.legal_production(&[good], true, out),
            Question::Function(frame) => self.legal_in_function(seat, frame, out),
            Question::Pay(payment) => self.legal_payments(seat, payment, out),
            Question::NeutralBuild => self.legal_neutral_builds(out),
            Question::NeutralSite { building } => self.legal_neutral_sites(building, out),
            Question::NeutralUse => {
                self.legal_neutral_uses(seat, out);
                out.push(Action::Skip);
            }
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
        let asked = self.asked().ok_or(Illegal::GameOver)?;
        let seat = match by {
            Actor::Seat(seat) if self.turn().players().contains(seat) => seat,
            _ => return Err(Illegal::NotYourTurn),
        };
        self.decide(seat, asked, action, seen)?;
        self.go_on(seen);
        self.count_payment(action);
        Ok(())
    }
}

/// There is none in this game.
impl Chance for Labora {}

impl Labora {
    fn legal_in_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_no_bonus().is_ok() {
            self.legal_places(seat, out);
            self.legal_contracts(seat, out);
            self.legal_fellings(seat, out);
            self.legal_cuttings(seat, out);
            if self.check_idle(seat).is_ok() {
                out.push(Action::Idle);
            }
        } else if self.check_visitor(seat).is_ok() {
            self.legal_visits(out);
        }
        if self.check_action_left().is_ok() {
            self.legal_builds(seat, out);
        }
        self.legal_purchases(seat, out);
        self.legal_conversions(seat, out);
        if self.check_end().is_ok() {
            out.push(Action::End);
        }
    }

    fn decide(
        &mut self,
        seat: Seat,
        asked: Question,
        action: Action,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (asked, action) {
            (Question::Turn, Action::Place { building, rank }) => {
                self.place(seat, building, rank, seen)
            }
            (Question::Turn, Action::Contract { owner, building }) => {
                self.contract(seat, owner, building)
            }
            (Question::Turn, Action::Visit { owner, building }) => {
                self.visit(seat, owner, building, seen)
            }
            (Question::Turn, Action::Fell { spot }) => self.fell(seat, Good::Wood, spot, seen),
            (Question::Turn, Action::Cut { spot }) => self.fell(seat, Good::Peat, spot, seen),
            (Question::Turn, Action::Idle) => self.idle(seat, seen),
            (Question::Turn, Action::Build { building }) => self.build(seat, building),
            (Question::Turn | Question::Settling, Action::District { row, side }) => {
                self.lay_district(seat, row, side, Terms::Bought, seen)
            }
            (Question::Turn | Question::Settling, Action::Plot { row, side }) => {
                self.lay_plot(seat, row, side, Terms::Bought, seen)
            }
            (Question::Turn | Question::Settling, Action::Convert { good }) => {
                self.convert(seat, good, seen)
            }
            (Question::Turn, Action::End) => self.end_turn(),
            (Question::Settling, Action::Settle { settlement }) => self.settle(seat, settlement),
            (Question::Site { building }, Action::At { spot }) => {
                self.build_at(seat, building, spot, seen)
            }
            (Question::HomeSite { settlement }, Action::At { spot }) => {
                self.settle_at(seat, settlement, spot, seen)
            }
            (Question::Enter { cell }, Action::Enter) => {
                self.pending.pop();
                self.enter_new(seat, cell, seen);
                Ok(())
            }
            (Question::Settling, Action::End)
            | (Question::Enter { .. } | Question::NeutralUse, Action::Skip) => {
                self.pending.pop();
                Ok(())
            }
            (Question::Fee { cell }, Action::Fee { fee }) => self.pay_fee(seat, cell, fee, seen),
            (Question::Send { cell }, Action::Send { rank }) => self.send(cell, rank, seen),
            (Question::Harvest { good: due }, Action::Produce { good, joker }) if good == due => {
                self.harvest(seat, good, joker, seen)
            }
            (Question::Function(frame), _) => self.decide_in_function(seat, frame, action, seen),
            (Question::Pay(payment), Action::Pay { good, count }) => {
                self.pay(seat, payment, good, count, seen)
            }
            (Question::NeutralBuild, Action::Build { building }) => self.neutral_build(building),
            (Question::NeutralSite { building }, Action::At { spot }) => {
                self.neutral_build_at(building, spot, seen)
            }
            (Question::NeutralUse, Action::Contract { owner, building }) => {
                self.neutral_use(seat, owner, building)
            }
            // All of them, so that a new question is not forgotten here.
            (
                Question::Turn
                | Question::Settling
                | Question::Site { .. }
                | Question::HomeSite { .. }
                | Question::Enter { .. }
                | Question::Fee { .. }
                | Question::Send { .. }
                | Question::Harvest { .. }
                | Question::Pay(_)
                | Question::NeutralBuild
                | Question::NeutralSite { .. }
                | Question::NeutralUse,
                _,
            ) => Err(Illegal::NotAsked),
        }
    }

    /// Goes on until there is something to decide.
    pub(crate) fn go_on(&mut self, seen: &mut impl Observer<Event>) {
        loop {
            let gone_on = match self.pending.last() {
                None => self.next_part(seen),
                Some(&Question::Function(frame)) => self.go_on_in_function(frame, seen),
                Some(&Question::Pay(payment)) => self.pay_without_choice(payment, seen),
                Some(&Question::Harvest { good }) => self.harvest_without_choice(good, seen),
                Some(&Question::Fee { cell }) => self.pay_fee_without_choice(cell, seen),
                Some(&Question::Send { cell }) => self.send_without_choice(cell, seen),
                Some(Question::Settling) => self.settle_without_choice(),
                Some(Question::NeutralBuild) => self.neutral_build_without_choice(seen),
                Some(
                    Question::Turn
                    | Question::Site { .. }
                    | Question::HomeSite { .. }
                    | Question::Enter { .. }
                    | Question::NeutralSite { .. }
                    | Question::NeutralUse,
                ) => false,
            };
            if !gone_on {
                break;
            }
        }
    }

    /// A payment is many decisions, and a player thinks of it as one.
    fn count_payment(&mut self, action: Action) {
        let is_part = matches!(action, Action::Times { .. } | Action::Pay { .. });
        let goes_on = match self.pending.last() {
            Some(Question::Pay(_)) => true,
            Some(Question::Function(frame)) => frame.trade().is_some(),
            _ => false,
        };
        self.decided = if is_part && goes_on { self.decided.saturating_add(1) } else { 0 };
    }

    /// Begins a main action.
    fn spend_action(&mut self) {
        self.actions -= 1;
        self.copied = quadrivium_core::KeySet::EMPTY;
    }

    fn check_action_left(&self) -> Result<(), Illegal> {
        if self.actions > 0 { Ok(()) } else { Err(Illegal::NoActionLeft) }
    }

    /// The actions of the bonus round are others than those of a turn.
    fn check_no_bonus(&self) -> Result<(), Illegal> {
        self.check_action_left()?;
        if self.stage == Stage::Bonus { Err(Illegal::BonusRound) } else { Ok(()) }
    }

    /// A main action is compulsory, except in the bonus round (R-BON-5).
    fn check_end(&self) -> Result<(), Illegal> {
        if self.check_no_bonus().is_ok() { Err(Illegal::ActionLeft) } else { Ok(()) }
    }

    fn end_turn(&mut self) -> Result<(), Illegal> {
        self.check_end()?;
        self.pending.pop();
        Ok(())
    }
}
